/* Verlagswelt played at random, hand-written in C: the yardstick for the speed of the Python rules, and a second
 * implementation of them. It reads no card file: the cards stand below, as printed. Same seeds, same decisions, same
 * results as `spielwerk simulate verlagswelt --bots random`.
 *
 *   gcc -O3 -march=native -o verlagswelt verlagswelt.c
 *   ./verlagswelt GAMES SEATS VARIANT CAP IMMEDIATE FIRST_SEED [list]
 *
 * Prints one line: seconds, decisions, and a checksum of all results; with `list`, one line per game before it.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { AUTHORS, GAMES_ED, TOY_DEV, MARKETING, TOY_PURCH, CHILDREN, ACCOUNTING, IT, MANAGEMENT, TOY_SALES, BOOK_PROD,
       GUIDES, PR, ILLUSTRATION, QUALITY, KINDS };
enum { STAFF, SHOPS, SUPPLIERS, CUSTOMERS, PROJECTS };
enum { PLANNED, BUILT, IN_FORCE };

static const int COST[KINDS] = {1, 1, 1, 2, 2, 3, 6, 7, 8, 5, 3, 6, 3, 3, 2};
static const int PROJECT_COST[PROJECTS] = {4, 10, 16, 22};
#define VIOLET(k) ((k) >= ACCOUNTING && (k) <= MANAGEMENT)

typedef struct { uint64_t key, count; } Rng;
typedef struct { int16_t coins; int8_t cards[KINDS], projects[PROJECTS]; } Player;
typedef struct {
    Rng chance, policy;
    int seats, variant, cap, immediate, active, turn, decisions, winner;
    int8_t supply[KINDS], pile[KINDS];
    Player players[4];
} Game;

static inline uint64_t number_at(uint64_t key, uint64_t i) {
    uint64_t z = key + (i + 1) * 0x9E3779B97F4A7C15ull;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return z ^ (z >> 31);
}
static inline int below(Rng *r, int n) { return (int)(((number_at(r->key, r->count++) >> 32) * (uint64_t)n) >> 32); }
static void start_stream(Rng *r, uint64_t seed, uint64_t stream) {
    r->key = number_at(number_at(seed, 0), stream);
    r->count = 0;
}
static inline int decide(Game *g, int options) { g->decisions++; return below(&g->policy, options); }

static inline int limit(const Game *g, int kind) { return VIOLET(kind) ? 1 : g->cap ? 2 : 127; }
static inline int in_force(const Player *p, int project) { return p->projects[project] == IN_FORCE; }

static inline void pay(Player *from, Player *to, int amount) {
    int paid = from->coins < amount ? from->coins : amount;
    from->coins -= paid;
    to->coins += paid;
}

static void refill(Game *g) {
    for (;;) {
        int open = 0, left = 0, kind = 0;
        for (int k = 0; k < KINDS; k++) { open += g->supply[k] > 0; left += g->pile[k]; }
        if (open >= 10 || left == 0) return;
        int card = below(&g->chance, left);
        while (card >= g->pile[kind]) card -= g->pile[kind++];
        g->pile[kind]--;
        g->supply[kind]++;
    }
}

static void setup(Game *g, uint64_t seed) {
    start_stream(&g->chance, seed, 0);
    start_stream(&g->policy, seed, 1);
    g->turn = g->decisions = 0;
    g->winner = -1;
    memset(g->players, 0, sizeof g->players);
    memset(g->supply, 0, sizeof g->supply);
    memset(g->pile, 0, sizeof g->pile);
    for (int p = 0; p < g->seats; p++) {
        g->players[p].coins = 3;
        g->players[p].cards[AUTHORS] = g->players[p].cards[TOY_DEV] = 1;
    }
    for (int k = 0; k < KINDS; k++) {
        if (g->variant) g->pile[k] = VIOLET(k) ? g->seats : 6;
        else g->supply[k] = VIOLET(k) ? 4 : 6;
    }
    if (g->variant) refill(g);
    g->active = below(&g->chance, g->seats);
}

/* Red cards: counter-clockwise from the roller's right-hand neighbour. */
static inline void pay_red(Game *g, Player *me, int kind, int amount) {
    for (int i = 1, seat = g->active; i < g->seats; i++) {
        seat = seat ? seat - 1 : g->seats - 1;
        Player *p = &g->players[seat];
        if (p->cards[kind]) pay(me, p, p->cards[kind] * (amount + in_force(p, SHOPS)));
    }
}
static inline void blue(Game *g, int kind, int amount) {
    for (int p = 0; p < g->seats; p++) g->players[p].coins += g->players[p].cards[kind] * amount;
}

static int swappable(const Game *g, const Player *a, const Player *b, int give, int take) {
    return give != take && a->cards[give] && b->cards[take] && !VIOLET(give) && !VIOLET(take) &&
           a->cards[take] < limit(g, take) && b->cards[give] < limit(g, give);
}
static int gives(const Game *g, const Player *a, const Player *b, int take, int *out) {
    int n = 0;
    if (!b->cards[take] || VIOLET(take)) return 0;
    for (int give = 0; give < KINDS; give++) if (swappable(g, a, b, give, take)) out[n++] = give;
    return n;
}
static void manage(Game *g, Player *me) {
    int partners[4], n = 0, scratch[KINDS], cards[KINDS];
    for (int p = 0; p < g->seats; p++) {
        if (p == g->active) continue;
        for (int take = 0; take < KINDS; take++)
            if (gives(g, me, &g->players[p], take, scratch)) { partners[n++] = p; break; }
    }
    if (!n) return;
    int chosen = decide(g, n + 1);
    if (!chosen) return;
    Player *other = &g->players[partners[chosen - 1]];
    n = 0;
    for (int take = 0; take < KINDS; take++) if (gives(g, me, other, take, scratch)) cards[n++] = take;
    int take = cards[n > 1 ? decide(g, n) : 0];
    n = gives(g, me, other, take, cards);
    int give = cards[n > 1 ? decide(g, n) : 0];
    me->cards[give]--; other->cards[give]++;
    other->cards[take]--; me->cards[take]++;
}

static void six(Game *g, Player *me) {
    if (me->cards[ACCOUNTING])
        for (int p = 0; p < g->seats; p++) if (p != g->active) pay(&g->players[p], me, 2);
    if (me->cards[IT]) {
        int others[4], n = 0, coins = 0;
        for (int p = 0; p < g->seats; p++) if (p != g->active) { others[n++] = p; coins += g->players[p].coins; }
        if (coins) pay(&g->players[others[n > 1 ? decide(g, n) : 0]], me, 5);
    }
    if (me->cards[MANAGEMENT]) manage(g, me);
}

static void income(Game *g, Player *me, int roll) {
    int shops = in_force(me, SHOPS);
    switch (roll) {
    case 1: blue(g, AUTHORS, 1); break;
    case 2: blue(g, GAMES_ED, 1); me->coins += me->cards[TOY_DEV] * (1 + shops); break;
    case 3: pay_red(g, me, MARKETING, 1); me->coins += me->cards[TOY_DEV] * (1 + shops); break;
    case 4: me->coins += me->cards[TOY_PURCH] * (3 + shops); break;
    case 5: blue(g, CHILDREN, 1); break;
    case 6: six(g, me); break;
    case 7: me->coins += me->cards[TOY_SALES] * 3 * me->cards[GAMES_ED]; break;
    case 8: me->coins += me->cards[BOOK_PROD] * 3 * (me->cards[CHILDREN] + me->cards[GUIDES]); break;
    case 9: pay_red(g, me, PR, 2); blue(g, GUIDES, 5); break;
    case 10: pay_red(g, me, PR, 2); blue(g, ILLUSTRATION, 3); break;
    default: me->coins += me->cards[QUALITY] * 2 * (me->cards[AUTHORS] + me->cards[ILLUSTRATION]);
    }
}

/* Returns 1 when the last project was built. */
static int build_phase(Game *g, Player *me) {
    int options[1 + KINDS + PROJECTS], n = 1;
    if (me->coins == 0) me->coins = 1;
    for (int k = 0; k < KINDS; k++) {
        options[n] = k;
        n += g->supply[k] > 0 && COST[k] <= me->coins && me->cards[k] < limit(g, k);
    }
    for (int p = 0; p < PROJECTS; p++) {
        options[n] = KINDS + p;
        n += me->projects[p] == PLANNED && PROJECT_COST[p] <= me->coins;
    }
    int chosen = n > 1 ? decide(g, n) : 0;
    if (!chosen) return 0;
    int what = options[chosen];
    if (what < KINDS) {
        me->coins -= COST[what];
        me->cards[what]++;
        g->supply[what]--;
        if (g->variant) refill(g);
        return 0;
    }
    me->coins -= PROJECT_COST[what - KINDS];
    me->projects[what - KINDS] = g->immediate ? IN_FORCE : BUILT;
    for (int p = 0; p < PROJECTS; p++) if (me->projects[p] == PLANNED) return 0;
    return 1;
}

static void play(Game *g) {
    int extra = 0;
    while (g->turn < 1000) {
        Player *me = &g->players[g->active];
        g->turn++;
        for (int p = 0; p < PROJECTS; p++) if (me->projects[p] == BUILT) me->projects[p] = IN_FORCE;
        int dice = in_force(me, STAFF) ? decide(g, 2) + 1 : 1, first, second, rerolled = 0;
        do {
            if (dice == 1) { first = below(&g->chance, 6) + 1; second = 0; }
            else { int pair = below(&g->chance, 36); first = pair / 6 + 1; second = pair % 6 + 1; }
        } while (in_force(me, CUSTOMERS) && !rerolled++ && decide(g, 2));
        income(g, me, first + second);
        if (build_phase(g, me)) { g->winner = g->active; return; }
        if (first == second && in_force(me, SUPPLIERS) && !extra) { extra = 1; continue; }
        extra = 0;
        g->active = g->active + 1 < g->seats ? g->active + 1 : 0;
    }
}

static void places(const Game *g, int *place) {
    int64_t key[4];
    for (int p = 0; p < g->seats; p++) {
        int64_t built = 0, value = 0;
        for (int i = 0; i < PROJECTS; i++)
            if (g->players[p].projects[i] != PLANNED) { built++; value += PROJECT_COST[i]; }
        key[p] = (built << 48) + (value << 24) + g->players[p].coins;
    }
    for (int p = 0; p < g->seats; p++) {
        place[p] = 1;
        for (int q = 0; q < g->seats; q++) place[p] += g->winner >= 0 && key[q] > key[p];
    }
}

int main(int argc, char **argv) {
    if (argc < 7) { fprintf(stderr, "usage: verlagswelt GAMES SEATS VARIANT CAP IMMEDIATE FIRST_SEED [list]\n"); return 2; }
    long games = atol(argv[1]), decisions = 0;
    Game g = {.seats = atoi(argv[2]), .variant = atoi(argv[3]), .cap = atoi(argv[4]), .immediate = atoi(argv[5])};
    uint64_t seed = strtoull(argv[6], NULL, 10), checksum = 0;
    struct timespec from, to;
    clock_gettime(CLOCK_MONOTONIC, &from);
    for (long i = 0; i < games; i++) {
        int place[4];
        setup(&g, seed + i);
        play(&g);
        places(&g, place);
        decisions += g.decisions;
        for (int p = 0; p < g.seats; p++) checksum = number_at(checksum, place[p]);
        checksum = number_at(checksum, g.decisions);
        if (argc > 7) {
            printf("%ld", g.decisions + 0L);
            for (int p = 0; p < g.seats; p++) printf(" %d", place[p]);
            printf("\n");
        }
    }
    clock_gettime(CLOCK_MONOTONIC, &to);
    double seconds = (to.tv_sec - from.tv_sec) + (to.tv_nsec - from.tv_nsec) * 1e-9;
    printf("{\"seconds\": %.6f, \"decisions\": %ld, \"checksum\": %llu}\n", seconds, decisions, (unsigned long long)checksum);
    return 0;
}

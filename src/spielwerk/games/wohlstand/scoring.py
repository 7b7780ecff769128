"""Scorings and the operations they are made of, then the final scoring, which is a list of the same operations."""

from spielwerk.core.agenda import NATURE, pop, push, top
from spielwerk.core.jit import rule
from spielwerk.core.log import note
from spielwerk.games.wohlstand.actions import PAY, SPLIT, Event
from spielwerk.games.wohlstand.land import level, on_triangle, uncovered, visible
from spielwerk.games.wohlstand.result import place
from spielwerk.games.wohlstand.state import Ending, FinalResearch, Op, Symbol, Task, Track, TriangleBlocks

# --- a scoring -------------------------------------------------------------------------------------------------


@rule
def announce_scoring(c, s, log, scoring):
    """All players will score one symbol (W-24, W-25)."""
    note(log, Event.SCORING, NATURE, c.scorings[scoring].symbol, 0, 0)
    push(s.agenda, Task.SCORE, NATURE, scoring, 0)


@rule
def score_next_player(c, s, log):
    """The active player first, then clockwise, each one completely (W-25, W:A-17)."""
    task = top(s.agenda)
    if task.b == s.seats:
        pop(s.agenda)
        return
    seat = (s.active + task.b) % s.seats
    scoring = c.scorings[task.a]
    task.b += 1
    value = symbols_scored(c, s, log, seat, scoring)
    if value > 0:
        perform(s, scoring.positive, seat, value)
    elif value < 0:
        perform(s, scoring.negative, seat, -value)


@rule
def symbols_scored(c, s, log, seat, scoring):
    """The balance or count of the symbol; prosperity also counts on the pollution track.

    W-29, W-30, W-31, W-32, W-33, W-34, W-35, W-36, W-37, W-38, W-39, W-40, W-41.
    """
    value = visible(c, s, seat, scoring.symbol)
    if scoring.with_track:
        bare = uncovered(c, s.players[seat])
        note(log, Event.TRACK_SYMBOLS, seat, scoring.symbol, value, bare)
        return value + bare
    kind = Event.BALANCE if scoring.symbol <= Symbol.ECOLOGY else Event.SYMBOLS
    note(log, kind, seat, scoring.symbol, value, 0)
    return value


# --- operations ------------------------------------------------------------------------------------------------


@rule
def perform(s, effects, seat, n):
    """Put a list of operations on the agenda so that the first is done first."""
    for operation in range(effects.first + effects.count - 1, effects.first - 1, -1):
        push(s.agenda, Task.EFFECT, seat, operation, n)


@rule
def execute(c, s, log, seat, number, n):
    """Carry out an operation; `n` symbols were scored."""
    operation = c.operations[number]
    amount = operation.amount + operation.each * n
    op = operation.op
    if op == Op.GAIN_MONEY:
        earn(s, log, seat, amount)
    elif op == Op.PAY_OR_POLLUTE:
        push(s.agenda, Task.CHOOSE_PAYMENT, seat, amount, operation.price)
    elif op == Op.ADD_POLLUTION:
        add_discs(s, log, seat, amount)
    elif op == Op.REMOVE_POLLUTION:
        remove_discs(s, log, seat, amount, operation.price)
    elif op == Op.ADVANCE_RESEARCH:
        research(c, s, log, seat, amount, operation.track)
    elif op == Op.GAIN_PROSPERITY:
        per_symbol = operation.each > 0
        gain_points(c, s, log, seat, amount, per_symbol)
    elif op == Op.SCORE:
        announce_scoring(c, s, log, operation.scoring)
    elif op == Op.EXCHANGE_MONEY:
        exchange_money(c, s, log, operation)
    else:
        rank_research(c, s, log, operation)


@rule
def earn(s, log, seat, euros):
    """Money from the bank, which never runs out (W-29, W-39, W:A-09)."""
    player = s.players[seat]
    player.money += euros
    note(log, Event.EARNED, seat, euros, player.money, 0)


@rule
def add_discs(s, log, seat, discs):
    """At the lowest free positions; when the round spaces are full, on the triangle (W-34, W-37, W-38)."""
    player = s.players[seat]
    player.pollution += discs
    note(log, Event.POLLUTED, seat, discs, player.pollution, 0)


@rule
def remove_discs(s, log, seat, discs, price):
    """From the highest position; a scoring pays for discs that are not there (W-32, W-33, W-36, W:A-06)."""
    player = s.players[seat]
    removed = min(player.pollution, discs)
    player.pollution -= removed
    if removed > 0:
        note(log, Event.CLEANED, seat, removed, player.pollution, 0)
    missing = discs - removed
    if missing > 0 and price > 0:
        player.money += missing * price
        note(log, Event.COMPENSATED, seat, missing, missing * price, player.money)


@rule
def gain_points(c, s, log, seat, points, in_scoring):
    """Points, but none while a disc lies on the triangle (W-42, W-76, W:A-01, W:A-12)."""
    player = s.players[seat]
    strict = in_scoring or s.options.triangle_blocks == TriangleBlocks.ALL
    if strict and on_triangle(c, player):
        note(log, Event.BLOCKED, seat, points, player.pollution, 0)
    else:
        player.score += points
        note(log, Event.POINTS, seat, points, player.score, 0)


# --- an energy deficit -----------------------------------------------------------------------------------------


@rule
def offer_payments(s, seat, points, price, out):
    """Nothing up to all missing points, as far as the money goes (W-30, W-31)."""
    most = min(points, s.players[seat].money // price)
    for paid in range(most + 1):
        out.actions[paid] = PAY + paid
    return most + 1


@rule
def settle_deficit(s, log, seat, points, price, paid):
    """Some points are paid, a disc is added for each of the others (W-30)."""
    if paid > 0:
        player = s.players[seat]
        player.money -= paid * price
        note(log, Event.DEFICIT_PAID, seat, paid, paid * price, player.money)
    if paid < points:
        add_discs(s, log, seat, points - paid)


# --- research --------------------------------------------------------------------------------------------------


@rule
def research(c, s, log, seat, steps, track):
    """Steps to split between the tracks, or all of them on both (W-40, W-69, W:A-02)."""
    if track == Track.CHOOSE or s.options.final_research == FinalResearch.CHOOSE:
        push(s.agenda, Task.CHOOSE_SPLIT, seat, steps, 0)
    else:
        advance_marker(c, s, log, seat, Track.ENERGY, steps)
        advance_marker(c, s, log, seat, Track.ECOLOGY, steps)


@rule
def room(c, player, track):
    """Spaces before the marker (W:A-07)."""
    return c.last_position - player.research[track]


@rule
def offer_splits(c, s, seat, steps, out):
    """Steps on the energy track; no track gets more than it has room for, unless both overflow (W-40, W:A-07)."""
    player = s.players[seat]
    most = min(steps, room(c, player, Track.ENERGY))
    least = min(max(0, steps - room(c, player, Track.ECOLOGY)), most)
    for energy in range(least, most + 1):
        out.actions[energy - least] = SPLIT + energy
    return most + 1 - least


@rule
def split_steps(c, s, log, seat, steps, energy):
    """Some steps on the energy track, the others on the ecology track (W-40)."""
    advance_marker(c, s, log, seat, Track.ENERGY, energy)
    advance_marker(c, s, log, seat, Track.ECOLOGY, steps - energy)


@rule(inline=False)
def advance_marker(c, s, log, seat, track, steps):
    """Forward, at most to the last space; further steps are lost (W-46, W:A-07)."""
    player = s.players[seat]
    taken = min(steps, room(c, player, track))
    player.research[track] += taken
    if taken > 0:
        note(log, Event.ADVANCED, seat, track, taken, level(c, player, track))
    if taken < steps:
        note(log, Event.STEPS_LOST, seat, steps - taken, 0, 0)


# --- final scoring ---------------------------------------------------------------------------------------------


@rule
def begin_final_scoring(s, log):
    """After the turn of whoever drew the last tile (W-62)."""
    note(log, Event.FINAL_SCORING, NATURE, 0, 0, 0)
    pop(s.agenda)
    push(s.agenda, Task.FINAL, NATURE, 0, 0)


@rule
def play_final_step(c, s, log):
    """Energy twice, ecology twice, capital and money, research and ranks, prosperity.

    W-63, W-64, W-65, W-66, W-67, W-68, W-69, W-70, W-71, W-72, W-73.
    """
    task = top(s.agenda)
    if task.a == c.final_count:
        end_game(c, s, log)
        return
    step = c.final_steps[task.a]
    task.b += 1
    if task.b == step.repeat:
        task.a += 1
        task.b = 0
    perform(s, step.effects, NATURE, 0)


@rule
def exchange_money(c, s, log, operation):
    """All money goes back for points; what is too little for one more stays for ties (W-67, W-68, W:A-19)."""
    for turned in range(s.seats):
        seat = (s.active + turned) % s.seats
        player = s.players[seat]
        times = player.money // operation.price
        player.money -= times * operation.price
        note(log, Event.EXCHANGED, seat, times * operation.price, times * operation.points, player.money)
        if times > 0:
            gain_points(c, s, log, seat, times * operation.points, False)


@rule(inline=False)
def rank_research(c, s, log, operation):
    """Points for the leader and the second on a track; ties share or void them (W-70, W-71, W-72, W:A-14, W:A-16)."""
    track = operation.track
    for turned in range(s.seats):
        seat = (s.active + turned) % s.seats
        position = s.players[seat].research[track]
        ahead = 0
        level_with = 0
        for other in range(s.seats):
            ahead += s.players[other].research[track] > position
            level_with += s.players[other].research[track] == position
        tied = level_with > 1
        points = 0
        if ahead == 0:
            points = operation.tied if tied else operation.points
            note(log, Event.LEADS_TIED if tied else Event.LEADS, seat, track, position, 0)
        elif ahead == 1:
            points = operation.second_tied if tied else operation.second
            note(log, Event.SECOND_TIED if tied else Event.SECOND, seat, track, position, 0)
        if points > 0:
            gain_points(c, s, log, seat, points, False)


@rule
def end_game(c, s, log):
    """Most points win, then most money; who is still tied wins together (W-74, W-75, W:A-15)."""
    s.ending = Ending.FINISHED
    for seat in range(s.seats):
        if place(s, seat) == 1:
            note(log, Event.WON, seat, s.players[seat].score, s.players[seat].money, 0)

"""The rules of Wohlstand in playing order: setup, turn, draw, actions, purchase; scorings stand in scoring.py.

Clause numbers are those of docs/rules/wohlstand.md.
"""

from spielwerk.core.agenda import NATURE, push, top
from spielwerk.core.first_player import first_player
from spielwerk.core.flow import Draw, Procedure, Question, Rules, Step
from spielwerk.core.jit import rule
from spielwerk.core.log import note
from spielwerk.games.wohlstand.actions import BEGIN, BUY, CLEAN_UP, DRAW, INCOME, PAY, PLACE, RESEARCH, SPLIT, Event
from spielwerk.games.wohlstand.encode import encode
from spielwerk.games.wohlstand.land import affordable, first_alike, opens, price, takes, visible
from spielwerk.games.wohlstand.result import result
from spielwerk.games.wohlstand.scoring import (
    advance_marker,
    announce_scoring,
    begin_final_scoring,
    execute,
    offer_payments,
    offer_splits,
    perform,
    play_final_step,
    remove_discs,
    room,
    score_next_player,
    settle_deficit,
    split_steps,
)
from spielwerk.games.wohlstand.state import (
    NOTHING,
    STATE,
    TRACKS,
    Phase,
    Symbol,
    Task,
    Track,
    Type,
)

# --- setup -----------------------------------------------------------------------------------------------------


@rule
def setup(c, s, log):
    """Lay out the start tiles, stack the dated ones, equip everybody, find out who begins.

    W-01, W-02, W-03, W-04, W-05, W-06, W-07, W-08, W-09, W-10, W-11, W-12, W-13, W-14, W-15.
    """
    choose_boards(s)
    for seat in range(s.seats):
        player = s.players[seat]
        player.money = c.start_money
        player.score = c.start_score
        player.pollution = c.start_pollution
        for track in range(TRACKS):
            player.research[track] = c.start_position
        for space in range(c.space_count):
            player.tiles[space] = NOTHING
    s.display = c.start_tiles
    s.stack = c.dated_tiles
    s.drawn = NOTHING
    push(s.agenda, Task.TURN, NATURE, Phase.DRAW, 0)
    push(s.agenda, Task.FIRST_PLAYER, NATURE, 0, 0)


@rule
def choose_boards(s):
    """Silver or black, each player for himself (W-08, W-09)."""
    s.players[0].board = s.options.board_0
    s.players[1].board = s.options.board_1
    s.players[2].board = s.options.board_2
    s.players[3].board = s.options.board_3


@rule
def choose_first_player(s, log, beginner):
    """The table's own choice, or anybody (W-15)."""
    s.active = beginner
    note(log, Event.FIRST_PLAYER, beginner, 0, 0, 0)


# --- turn ------------------------------------------------------------------------------------------------------


@rule
def play_phase(c, s, log):
    """The next part of the turn: draw and score, display, two actions (W-23)."""
    turn = top(s.agenda)
    phase = turn.a
    turn.a += 1
    if phase == Phase.DRAW:
        push(s.agenda, Task.DRAW, NATURE, 0, 0)
    elif phase == Phase.DISPLAY:
        put_on_display(s, log)
    elif phase == Phase.ACTIONS:
        push(s.agenda, Task.CHOOSE_ACTION, s.active, c.actions_per_turn, 0)
    else:
        end_turn(s, log)


@rule
def next_tiles(c, s):
    """What may be drawn: the tiles of the first decade that is not used up, one bit each (W-05, W-06)."""
    decade = 0
    while s.stack & c.decades[decade] == 0:
        decade += 1
    return s.stack & c.decades[decade]


@rule
def draw(c, s, log, tile):
    """The active player turns a tile over and all score its symbol; the tile lies on no board yet.

    W-24, W-25, W-26.
    """
    card = c.tiles[tile]
    seat = s.active
    if s.stack & c.decades[card.decade] == c.decades[card.decade]:
        note(log, Event.DECADE, NATURE, card.decade, 0, 0)
    s.turn += 1
    s.stack &= ~(1 << tile)
    s.drawn = tile
    note(log, Event.TURN, seat, s.turn, 0, 0)
    note(log, Event.DREW, seat, tile, c.scorings[card.scoring].symbol, 0)
    announce_scoring(c, s, log, card.scoring)


@rule
def put_on_display(s, log):
    """After the scoring anybody may buy it, first of all the active player (W-27)."""
    note(log, Event.DISPLAYED, NATURE, s.drawn, 0, 0)
    s.display |= 1 << s.drawn
    s.drawn = NOTHING


@rule
def end_turn(s, log):
    """The next player clockwise, or the final scoring after the last tile (W-22, W-61, W-62)."""
    if s.stack == 0:
        begin_final_scoring(s, log)
    else:
        s.active = s.active + 1 if s.active + 1 < s.seats else 0
        top(s.agenda).a = Phase.DRAW


# --- actions ---------------------------------------------------------------------------------------------------


@rule
def has_choice(c, s, seat):
    """Is there anything but income (W:A-05, W:A-06, W:A-07)?"""
    player = s.players[seat]
    return (
        player.pollution > 0
        or room(c, player, Track.ENERGY) > 0
        or room(c, player, Track.ECOLOGY) > 0
        or affordable(c, s, player) != 0
    )


@rule
def offer_actions(c, s, seat, out):
    """Income always; clean-up with discs; research with room; every tile that can be paid.

    W-43, W-44, W-45, W-46, W-47, W-52.
    """
    player = s.players[seat]
    out.actions[0] = INCOME
    count = 1
    out.actions[count] = CLEAN_UP
    count += player.pollution > 0
    for track in range(TRACKS):
        out.actions[count] = RESEARCH + track
        count += room(c, player, track) > 0
    tiles = affordable(c, s, player)
    action = BUY
    while tiles != 0:
        out.actions[count] = action
        count += tiles & 1
        tiles >>= 1
        action += 1
    return count


@rule
def act(c, s, log, seat, actions_left, action):
    """One of the two actions; the other sees what it has changed (W-43, W-60)."""
    if actions_left > 1:
        push(s.agenda, Task.CHOOSE_ACTION, seat, actions_left - 1, 0)
    if action == INCOME:
        take_income(c, s, log, seat)
    elif action == CLEAN_UP:
        remove_discs(s, log, seat, c.clean_up, 0)
    elif action < BUY:
        advance_marker(c, s, log, seat, action - RESEARCH, c.research_steps)
    else:
        buy(c, s, log, seat, action - BUY)


@rule
def take_income(c, s, log, seat):
    """Money from the bank (W-44)."""
    player = s.players[seat]
    player.money += c.income
    note(log, Event.INCOME, seat, c.income, player.money, 0)


# --- buying a tile ---------------------------------------------------------------------------------------------


@rule
def buy(c, s, log, seat, tile):
    """Pay and take it; a special tile works at once and leaves the game, others are laid down.

    W-47, W-48, W-49, W-50, W-51, W-52, W-53, W-54, W-55, W-56.
    """
    player = s.players[seat]
    euros = price(c, player, tile)
    player.money -= euros
    s.display &= ~(1 << tile)
    note(log, Event.BOUGHT, seat, tile, euros, player.money)
    if c.tiles[tile].type == Type.SPECIAL:
        note(log, Event.REMOVED, seat, tile, 0, 0)
        perform(s, c.tiles[tile].effects, seat, 0)
    else:
        push(s.agenda, Task.CHOOSE_SPACE, seat, tile, 0)


@rule
def offer_spaces(c, s, seat, tile, out):
    """Every space that takes the tile; of equivalent ones only the first (W-53, W-54, W-57)."""
    player = s.players[seat]
    count = 0
    for space in range(c.space_count):
        if takes(c, player, space, tile) and first_alike(c, player, tile, space) == space:
            out.actions[count] = PLACE + space
            count += 1
    return count


@rule
def lay_down(c, s, log, seat, tile, space):
    """It covers what lies or is printed there for good, and may open locked spaces.

    W-53, W-57, W-58, W-59, W-60, W:A-11.
    """
    player = s.players[seat]
    covered = player.tiles[space]
    opened = opens(c, player, space)
    player.tiles[space] = tile
    if log.room == 0:
        return
    if covered == NOTHING:
        note(log, Event.PLACED, seat, tile, space, 0)
    else:
        note(log, Event.COVERED, seat, tile, space, covered)
    for other in range(c.space_count):
        if opened >> other & 1:
            note(log, Event.UNLOCKED, seat, other, 0, 0)
    note(log, Event.BALANCES, seat, visible(c, s, seat, Symbol.ENERGY), visible(c, s, seat, Symbol.ECOLOGY), 0)


RULES = Rules(
    state=STATE,
    setup=setup,
    tasks={
        Task.TURN: Procedure(play_phase),
        Task.SCORE: Procedure(score_next_player),
        Task.EFFECT: Step(execute),
        Task.FINAL: Procedure(play_final_step),
        Task.FIRST_PLAYER: first_player(choose_first_player, BEGIN),
        Task.DRAW: Draw(next_tiles, draw, DRAW),
        Task.CHOOSE_ACTION: Question(offer_actions, act, is_open=has_choice),
        Task.CHOOSE_SPACE: Question(offer_spaces, lay_down, PLACE),
        Task.CHOOSE_PAYMENT: Question(offer_payments, settle_deficit, PAY),
        Task.CHOOSE_SPLIT: Question(offer_splits, split_steps, SPLIT),
    },
    result=result,
    encode=encode,
)

"""What a player can gain: parts and the sections made of them, firepower, scientists, codex and chaos markers."""

from spielwerk.core.agenda import push
from spielwerk.core.bits import count_bits
from spielwerk.core.jit import rule
from spielwerk.core.log import note
from spielwerk.games.masterminds.actions import BUILD, Event
from spielwerk.games.masterminds.state import PARTS, SECTIONS, Op, Task

ALL_SECTIONS = (1 << SECTIONS) - 1


@rule(inline=False)
def gain(c, s, log, seat, op):
    """Carry out one of the operations that concern nothing but the owner's sheet."""
    if op.op == Op.GAIN_PART:
        gain_part(c, s, log, seat, op.a)
    elif op.op == Op.GAIN_FIREPOWER:
        gain_firepower(c, s, log, seat, op.a)
    elif op.op == Op.GAIN_SCIENTIST:
        gain_scientist(s, log, seat)
    elif op.op == Op.GAIN_CODEX:
        gain_codex(c, s, log, seat)
    elif op.op == Op.GAIN_CHAOS:
        gain_chaos(s, log, seat, op.a)
    else:
        turn_codex(s, log, seat)


@rule(inline=False)
def can_gain(c, s, seat, op):
    """Would it bring anything?"""
    player = s.players[seat]
    if op.op == Op.GAIN_PART:
        return has_space(c, player, op.a)
    if op.op == Op.GAIN_FIREPOWER:
        return player.firepower < c.track_end
    if op.op == Op.GAIN_SCIENTIST:
        return player.scientists < player.lab and s.scientists > 0
    if op.op == Op.GAIN_CODEX:
        return codex_markers(player) < c.library
    if op.op == Op.FLIP_CODEX:
        return player.codex[0] > 0
    return True


# --- parts and sections ----------------------------------------------------------------------------------------


@rule
def section_takes(c, player, section, part):
    """Has this section, not yet built, a free space for such a part?"""
    spaces = c.sections[player.machine * SECTIONS + section].spaces[part]
    return (player.built >> section & 1 == 0) & (player.parts[part, section] < spaces)


@rule
def has_space(c, player, part):
    """Is there any free space for such a part?"""
    for section in range(SECTIONS):
        if section_takes(c, player, section, part):
            return True
    return False


@rule
def gain_part(c, s, log, seat, part):
    """The owner chooses where it goes; without a free space nothing is gained (M-36, M:A-12)."""
    if has_space(c, s.players[seat], part):
        push(s.agenda, Task.CHOOSE_SECTION, seat, part, 0)
    else:
        note(log, Event.NO_SPACE, seat, part, 0, 0)


@rule(inline=False)
def offer_sections(c, s, seat, part, out):
    """Every section with a free space of the kind (M-36)."""
    player = s.players[seat]
    count = 0
    for section in range(SECTIONS):
        out.actions[count] = BUILD + player.machine * SECTIONS + section
        count += section_takes(c, player, section, part)
    return count


@rule(inline=False)
def place_part(c, s, log, seat, part, row):
    """The part is laid down for good; the last one completes the section (M-36, M-37, M-38)."""
    player = s.players[seat]
    section = row - player.machine * SECTIONS
    player.parts[part, section] += 1
    missing = 0
    for kind in range(PARTS):
        missing += c.sections[row].spaces[kind] - player.parts[kind, section]
    note(log, Event.PART, seat, part, row, missing)
    if missing == 0:
        complete_section(c, s, log, seat, section)


@rule
def complete_section(c, s, log, seat, section):
    """Its parts go back, the piece is laid down, its bonus counts from now on (M-38, M-40)."""
    player = s.players[seat]
    row = player.machine * SECTIONS + section
    for kind in range(PARTS):
        player.parts[kind, section] = 0
    player.built |= 1 << section
    note(log, Event.SECTION, seat, row, c.sections[row].points, count_bits(player.built))
    bonus = c.sections[row].bonus
    for i in range(bonus.first, bonus.end):
        apply_bonus(c, s, log, seat, c.ops[i])
    if player.built == ALL_SECTIONS and not s.triggered:
        s.triggered = 1
        note(log, Event.MACHINE_FINISHED, seat, player.machine, 0, 0)


@rule
def apply_bonus(c, s, log, seat, op):
    """A function, a lab space, the codex's better face, or firepower (M-40)."""
    player = s.players[seat]
    if op.op == Op.UNLOCK:
        player.unlocked |= 1 << op.a
        note(log, Event.UNLOCKED, seat, op.a + 1, 0, 0)
    elif op.op == Op.LAB_SPACE:
        player.lab = min(c.lab_most, player.lab + op.a)
        note(log, Event.LAB_SPACE, seat, player.lab, 0, 0)
    elif op.op == Op.CODEX_SIDE_TWO:
        player.codex_face = 1
        note(log, Event.CODEX_SIDE_TWO, seat, 0, 0, 0)
    else:
        gain_firepower(c, s, log, seat, op.a)


# --- the rest --------------------------------------------------------------------------------------------------


@rule
def gain_firepower(c, s, log, seat, amount):
    """Move the marker, up to the end of the track (M-32, M-69, M:A-21)."""
    player = s.players[seat]
    gained = min(amount, c.track_end - player.firepower)
    player.firepower += gained
    note(log, Event.FIREPOWER, seat, gained, player.firepower, 0)


@rule
def gain_scientist(s, log, seat):
    """One from the supply, if there is one and a lab space is free (M-34, M-57)."""
    player = s.players[seat]
    if player.scientists < player.lab and s.scientists > 0:
        player.scientists += 1
        s.scientists -= 1
        note(log, Event.SCIENTIST, seat, player.scientists, player.lab, 0)
    else:
        note(log, Event.NO_SCIENTIST, seat, player.scientists, player.lab, 0)


@rule
def codex_markers(player):
    """Markers in the library, whatever their face."""
    return player.codex[0] + player.codex[1]


@rule
def gain_codex(c, s, log, seat):
    """One onto a free library space, on face 1 or, with the codex section, 2 (M-35, M-70, M-71, M-72, M-73)."""
    player = s.players[seat]
    if codex_markers(player) == c.library:
        note(log, Event.NO_CODEX, seat, c.library, 0, 0)
        return
    player.codex[player.codex_face] += 1
    note(log, Event.CODEX, seat, player.codex_face + 1, codex_markers(player), 0)
    if codex_markers(player) == c.free_choice_at:
        note(log, Event.FREE_CHOICE, seat, 0, 0, 0)


@rule
def turn_codex(s, log, seat):
    """One marker from face 1 to face 2, if there is one (M-66)."""
    player = s.players[seat]
    if player.codex[0] > 0:
        player.codex[0] -= 1
        player.codex[1] += 1
        note(log, Event.CODEX_TURNED, seat, 0, 0, 0)


@rule
def gain_chaos(s, log, seat, count):
    """Chaos markers never run out (M-56, M:A-20)."""
    player = s.players[seat]
    player.chaos += count
    note(log, Event.CHAOS, seat, count, player.chaos, 0)

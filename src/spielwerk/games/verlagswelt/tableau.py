"""What a player's cards and projects allow."""

from spielwerk.core.jit import rule
from spielwerk.games.verlagswelt.state import NO_LIMIT


@rule
def dice_allowed(c, player):
    """How many dice at most: one, or two with `staff` in force (V-12, V-13)."""
    most = 1
    if player.in_force & c.dice_projects:
        for project in range(c.project_count):
            if player.in_force >> project & 1:
                most = max(most, c.projects[project].max_dice)
    return most


@rule
def rerolls_allowed(c, player):
    """How many re-rolls a turn: `customers` (V-67)."""
    times = 0
    if player.in_force & c.reroll_projects:
        for project in range(c.project_count):
            if player.in_force >> project & 1:
                times += c.projects[project].rerolls
    return times


@rule
def reroll_keeps_dice(c, player):
    """Does a re-roll use as many dice as the first throw? `customers` says so (V-68)."""
    for project in range(c.project_count):
        if player.in_force & c.reroll_projects & 1 << project and not c.projects[project].same_dice:
            return False
    return True


@rule
def extra_turns_allowed(c, player):
    """How many extra turns may follow a regular one after doubles: `suppliers` (V-65, V-66)."""
    most = 0
    if player.in_force & c.extra_turn_projects:
        for project in range(c.project_count):
            if player.in_force >> project & 1:
                most = max(most, c.projects[project].extra_turns)
    return most


@rule
def income_bonus(c, player, raised_by):
    """What each firing card brings on top, if one of the projects that raise it is in force: `shops` (V-62)."""
    bonus = 0
    if player.in_force & raised_by:
        for project in range(c.project_count):
            if player.in_force & raised_by & 1 << project:
                bonus += c.projects[project].bonus
    return bonus


@rule
def cards_with_icon(c, player, icon):
    """The player's cards that show this icon, start cards included (V-43)."""
    count = 0
    for kind in range(c.department_count):
        if c.departments[kind].icon == icon:
            count += player.cards[kind]
    return count


@rule
def table_limit(c, s):
    """Cards of any one kind that a player may own at this table (V-55, V-57)."""
    return c.beginner_cap if s.options.beginner_cap else NO_LIMIT


@rule
def card_limit(c, s, kind):
    """Cards of this kind that one player may own (V-52, V-53, V-56)."""
    return min(c.departments[kind].limit, table_limit(c, s))

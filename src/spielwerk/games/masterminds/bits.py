"""Small sets as numbers: one bit for each agent, section, building or mission."""

from spielwerk.core.jit import rule


@rule
def count_bits(mask):
    """How many are in the set."""
    count = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


@rule
def nth_bit(mask, n):
    """The member number `n` (from 0) of the set."""
    for _ in range(n):
        mask &= mask - 1
    return lowest_bit(mask)


@rule
def lowest_bit(mask):
    """The first member of a set that is not empty."""
    member = 0
    while mask >> member & 1 == 0:
        member += 1
    return member


@rule
def offer_bits(out, count, first, mask):
    """Write down an action for each member of the set, behind `count` others; returns how many there are then."""
    member = 0
    while mask >> member != 0:
        out.actions[count] = first + member
        count += mask >> member & 1
        member += 1
    return count

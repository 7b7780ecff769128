"""Who may know what: everything is open but the chance to come (ledger, Hidden information)."""

from spielwerk.core.jit import rule
from spielwerk.core.rules import forget_randomness, renew_randomness


@rule
def hide(c, s, seat):
    """Nothing on the table is secret; the pile is a multiset that anybody can work out by subtraction."""
    forget_randomness(s)


@rule
def resample(c, s, seat, rng):
    """The same position with other dice and another order of the pile to come."""
    renew_randomness(s, rng)

"""Who may know what: everything is open but the order of the stack (ledger, Hidden information)."""

from spielwerk.core.jit import rule
from spielwerk.core.rules import forget_randomness, renew_randomness


@rule
def hide(c, s, seat):
    """Nothing on the table is secret; which tiles the stack still holds anybody can work out by subtraction (W-28)."""
    forget_randomness(s)


@rule
def resample(c, s, seat, rng):
    """The same position with another order inside the current and the later decades."""
    renew_randomness(s, rng)

"""Time for clocks: starts at the machine's time and then only goes forward, even if somebody sets that back."""

import time

_START = time.time() - time.monotonic()


def now() -> float:
    """Seconds since 1970 as this process counts them; page and server agree on it through `update.now`."""
    return _START + time.monotonic()

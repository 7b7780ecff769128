"""Time for clocks: begins as the machine's time and from then on only goes forward, whatever becomes of that."""

import time

_START = time.time() - time.monotonic()


def now() -> float:
    """Seconds since 1970 as this process counts them; page and server agree on it through `update.now`."""
    return _START + time.monotonic()

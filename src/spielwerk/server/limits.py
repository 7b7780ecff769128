"""Limits that keep one client from taking everybody's time."""

import time
from collections import OrderedDict


class Bucket:
    """Holds `burst` drops and refills with `rate` drops per second; every message takes one."""

    __slots__ = ("burst", "drops", "rate", "then")

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.drops = float(burst)
        self.then = time.monotonic()

    def take(self) -> bool:
        """False: empty, refuse."""
        now = time.monotonic()
        self.drops = min(self.burst, self.drops + (now - self.then) * self.rate)
        self.then = now
        if self.drops < 1:
            return False
        self.drops -= 1
        return True


class Buckets:
    """One bucket per address; the longest unused is forgotten when there are too many."""

    def __init__(self, burst: float, rate: float, most: int = 10_000) -> None:
        self.burst = burst
        self.rate = rate
        self.most = most
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._of.pop(address, None) or Bucket(self.burst, self.rate)
        self._of[address] = bucket
        if len(self._of) > self.most:
            self._of.popitem(last=False)
        return bucket.take()

"""Limits that keep one client from using up what everybody needs.

An address may be a whole school or club behind one router, so the limits in the settings are far above what one
needs and far below what harms others. Addresses are kept in memory only.
"""

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from litestar.connection import ASGIConnection

from spielwerk.server.errors import Refused
from spielwerk.server.metrics import LIMITED
from spielwerk.server.settings import Settings

HOUR = 3600.0


class Bucket:
    """A token bucket: holds `burst` tokens and refills with `rate` tokens per second; every message takes one."""

    __slots__ = ("burst", "filled", "rate", "tokens")

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.tokens = float(burst)
        self.filled = time.monotonic()

    def take(self) -> bool:
        """False: empty, refuse."""
        now = time.monotonic()
        self.tokens = min(self.burst, self.tokens + (now - self.filled) * self.rate)
        self.filled = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
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


def network_of(host: str) -> str:
    """Who is counted together: an IPv4 address, or the /64 network that one household has in IPv6."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if address.version == 4:
        return host
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Whose request this is; uvicorn has read what a proxy on this machine forwards."""
    return network_of(connection.client.host) if connection.client else ""


class Quotas:
    """What one address may take of the server; every refusal is counted."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._requests = Buckets(settings.http_burst, settings.http_rate)
        self._tables = Buckets(settings.tables_per_hour, settings.tables_per_hour / HOUR)
        self._joins = Buckets(settings.joins_per_hour, settings.joins_per_hour / HOUR)
        self._openings = Buckets(settings.socket_burst, settings.socket_rate)
        self._sockets: Counter[str] = Counter()

    def need_request(self, address: str) -> None:
        if not self._requests.take(address):
            raise limited("requests", Refused("too_many"))

    def need_table(self, address: str, in_use: int) -> None:
        """One more table; `in_use` of this address are in memory now."""
        if in_use >= self.settings.tables_at_once:
            raise limited("tables_at_once", Refused("tables_at_once", most=self.settings.tables_at_once))
        if not self._tables.take(address):
            raise limited("tables_per_hour", Refused("tables_per_hour", most=self.settings.tables_per_hour))

    def need_join(self, address: str) -> None:
        if not self._joins.take(address):
            raise limited("joins", Refused("joins_per_hour", most=self.settings.joins_per_hour))

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """One more socket as long as this lasts."""
        if not self._openings.take(address):
            raise limited("socket_openings", Refused("too_many"))
        if self._sockets[address] >= self.settings.sockets_per_address:
            raise limited("sockets", Refused("sockets_at_once", most=self.settings.sockets_per_address))
        self._sockets[address] += 1
        try:
            yield
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]


def limited(limit: str, refused: Refused) -> Refused:
    """A refusal because of a limit, counted for the operator."""
    LIMITED.labels(limit).inc()
    return refused

"""Host names that the server answers to: a foreign page must not reach it under a name of its own."""

import ipaddress
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

from spielwerk.server.address import is_own


def name_of(netloc: str) -> str:
    """The name in `name:port`, without brackets, in small letters; empty if it is none."""
    try:
        return urlsplit(f"//{netloc}").hostname or ""
    except ValueError:
        return ""


class Hosts:
    """The names that this server answers to.

    DNS rebinding lets a foreign page reach a server in the visitor's network under the page's own name, so names are
    known ones. An address in figures cannot be rebound.
    """

    def __init__(self, names: Iterable[str], address: str | None) -> None:
        self.named = {name_of(name) for name in names}
        own = socket.gethostname().lower()
        served = urlsplit(address).hostname if address else None
        self._names = self.named | {own, f"{own.removesuffix('.local')}.local", *([served] if served else [])}

    def knows(self, netloc: str) -> bool:
        """Is this one of the server's names?"""
        name = name_of(netloc)
        return name in self._names or is_own(name) or _is_literal(name)

    def is_same_site(self, origin: str, netloc: str) -> bool:
        """Does a page of this origin belong to the server? A proxy may have rewritten `Host`, so names that the
        operator gave count too."""
        site = urlsplit(origin) if origin.startswith(("http://", "https://")) else None
        if site is None or not site.netloc:
            return False
        port = ":443" if site.scheme == "https" else ":80"
        return site.netloc.lower().removesuffix(port) == netloc.lower().removesuffix(port) or (
            name_of(site.netloc) in self.named
        )


def _is_literal(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True

"""Where others find this server: an invitation to `localhost` would lead nobody anywhere."""

import ipaddress
import socket

EVERYWHERE = ("0.0.0.0", "::")
SOMEWHERE = ("192.0.2.1", 9)
"""An address reserved for documentation. Nothing is sent, but the system tells which own address it would use."""


def is_own(host: str) -> bool:
    """Does this name mean the machine itself?"""
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def reached_at(host: str, port: int) -> str | None:
    """The address for others of a server that listens there; None if there is none."""
    name = _own_address() if host in EVERYWHERE else host
    if name is None or is_own(name):
        return None
    return f"http://{f'[{name}]' if ':' in name else name}:{port}"


def _own_address() -> str | None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE)
        except OSError:
            return None
        return str(probe.getsockname()[0])

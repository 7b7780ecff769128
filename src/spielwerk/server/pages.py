"""The web page: files from the build, kept in memory with their compressed form."""

import gzip
import mimetypes
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency

from spielwerk.server.errors import Refused
from spielwerk.server.hub import Hub

COMPRESSED = ("text/", "application/javascript", "text/javascript", "application/json", "image/svg+xml")
FOREVER = "public, max-age=31536000, immutable"
LONGEST_NAME = 255
MISSING = b"""<!doctype html><title>Spielwerk</title><p>The page has not been built yet: run <code>make web</code>.
<p>Die Seite ist noch nicht gebaut: <code>make web</code>."""


@dataclass(frozen=True)
class Page:
    """A file ready to be sent."""

    plain: bytes
    small: bytes | None
    type: str
    cache: str


@lru_cache(maxsize=500)
def _read(file: Path, _changed: int) -> Page:
    plain = file.read_bytes()
    type = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    small = gzip.compress(plain, 9) if type.startswith(COMPRESSED) else None
    return Page(plain, small, type, FOREVER if file.parent.name == "assets" else "no-cache")


def find(folder: Path, path: str) -> Page | None:
    """The file of a path; addresses inside the page (`/g/ID`) lead to its one document."""
    if any(len(name) > LONGEST_NAME for name in path.split("/")):
        return None
    try:
        file = (folder / path.lstrip("/")).resolve()
        if not file.is_relative_to(folder.resolve()):
            return None
        is_file = file.is_file()
    except (OSError, ValueError):  # no file can have such a name: it is too long, or holds a NUL
        return None
    if not is_file:
        if file.suffix:
            return None
        file = folder / "index.html"
    if not file.is_file():
        return Page(MISSING, None, "text/html", "no-store")
    return _read(file, file.stat().st_mtime_ns)


@get(["/", "/{path:path}"], include_in_schema=False, opt={"compressed": True})
async def page(request: Request[Any, Any, Any], hub: NamedDependency[Hub]) -> Response[bytes]:
    """A file of the page."""
    path = request.url.path
    found = None if path.startswith("/api/") else find(hub.settings.static, path)
    if found is None:
        raise Refused("not_found")
    headers = {"Cache-Control": found.cache, "Vary": "Accept-Encoding"}
    if found.small is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.small, media_type=found.type, headers=headers | {"Content-Encoding": "gzip"})
    return Response(found.plain, media_type=found.type, headers=headers)

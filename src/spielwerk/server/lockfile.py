"""One server per data folder."""

from pathlib import Path
from typing import IO

from spielwerk.core.processes import hold
from spielwerk.server.store import StoreError

NAME = "server.lock"


def lock(folder: Path) -> IO[str]:
    """Hold the folder as long as the file is open."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = hold(folder / NAME)
    except OSError as error:
        raise StoreError(f"{folder} cannot be used: {error.strerror}; name another with --data") from None
    if file is None:
        raise StoreError(f"a server is running on {folder}; stop it, or name another folder with --data")
    return file

"""One server per data folder."""

import os
from pathlib import Path
from typing import IO

from spielwerk.server.store import StoreError

NAME = "server.lock"


def lock(folder: Path) -> IO[str]:
    """Hold the folder as long as the file is open; the system lets go when the process ends, however it ends."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = (folder / NAME).open("a+")
    except OSError as error:
        raise StoreError(f"{folder} cannot be used: {error.strerror}; name another with --data") from None
    try:
        if os.name == "posix":
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        else:
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
    except OSError:
        file.close()
        raise StoreError(f"a server is running on {folder}; stop it, or name another folder with --data") from None
    return file

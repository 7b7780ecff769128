"""A file that one process at a time can hold, on every system."""

import os
from pathlib import Path
from typing import IO


def hold(path: Path) -> IO[str] | None:
    """Hold it as long as the file is open; the system lets go when the process ends, however it ends. None: another
    process holds it."""
    file = path.open("a+")
    try:
        if os.name == "posix":
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        else:
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
    except OSError:
        file.close()
        return None
    return file

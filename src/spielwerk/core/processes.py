"""Processes side by side: a file that one of them holds, and children that end with their parent."""

import os
import threading
from pathlib import Path
from typing import IO

STDIN = 0


def hold(path: Path) -> IO[str] | None:
    """Lock a file as long as it is open; None if another process holds it.

    The system unlocks it when the process ends, however it ends.
    """
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


def end_with_parent() -> None:
    """From now on this process ends when its parent does, even by `kill -9`.

    The parent holds the other end of our standard input and never writes to it. Every system closes that pipe with the
    parent.
    """
    threading.Thread(target=_watch, name="parent", daemon=True).start()


def _watch() -> None:
    while os.read(STDIN, 1):
        pass
    os._exit(1)

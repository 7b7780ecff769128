"""Back-ups of all tables while the server runs, which of them are sound, and restoring one."""

import os
import shutil
import sqlite3
import tempfile
from contextlib import closing
from datetime import date, datetime
from pathlib import Path

import msgspec

from spielwerk.server.lockfile import lock
from spielwerk.server.store import FILE, StoreError, make_private, migrate

FOLDER = "backups"
ELSEWHERE = "backups.json"
"""In the data folder: paths of the back-ups that were made into other folders."""


def backup(data: Path, target: Path | None = None) -> tuple[Path, int]:
    """Copy the database as it stands at one moment; the file, and how many tables it holds."""
    source = data / FILE
    if not source.is_file():
        raise StoreError(f"there are no tables in {data}; name the server's folder with --data")
    target = target or data / FOLDER / f"{datetime.now().astimezone():%Y-%m-%d-%H%M%S}.sqlite"
    if target.exists():
        raise StoreError(f"{target} exists already; name a new file")
    half = target.with_name(target.name + ".part")
    try:
        target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        half.unlink(missing_ok=True)
        make_private(half)
        with closing(sqlite3.connect(source)) as here, closing(sqlite3.connect(half)) as there:
            here.backup(there)
        count = check(half)
        half.replace(target)
        _remember(data, target)
    except OSError as error:
        raise StoreError(f"{target} cannot be written: {error.strerror}; name a file in a folder of yours") from None
    except sqlite3.DatabaseError as error:
        half.unlink(missing_ok=True)
        raise StoreError(f"{source} could not be copied: {error}") from None
    return target, count


def nightly(data: Path, today: date, keep: int) -> Path | None:
    """The back-up of this day, unless there is one; only the last ones of these are kept."""
    target = data / FOLDER / f"nightly-{today.isoformat()}.sqlite"
    if target.exists():
        return None
    backup(data, target)
    for old in sorted(target.parent.glob("nightly-*.sqlite"))[:-keep]:
        old.unlink()
    return target


def restore(data: Path, source: Path) -> int:
    """Put a back-up in place; what was there before is kept beside it."""
    check(source)
    with lock(data), tempfile.TemporaryDirectory(dir=data) as folder:
        fresh = Path(folder) / FILE
        make_private(fresh)
        shutil.copyfile(source, fresh)
        migrate(fresh)
        count = check(fresh)
        _put_aside(data)
        fresh.replace(data / FILE)
    return count


def _put_aside(data: Path) -> None:
    """The database with all that SQLite keeps beside it, also if it is damaged."""
    number = 1
    while (data / f"{FILE}.before-restore-{number}").exists():
        number += 1
    for rest in ("", "-wal", "-shm"):
        if (data / f"{FILE}{rest}").exists():
            (data / f"{FILE}{rest}").replace(data / f"{FILE}.before-restore-{number}{rest}")


def need_sound(data: Path) -> None:
    """StoreError for a damaged database, with the back-up to restore; a quick check at every start."""
    file = data / FILE
    if not file.is_file() or file.stat().st_size == 0:
        return
    problem = _damage(file, "quick_check")
    if problem is None:
        return
    known = newest_sound(data)
    if known is None:
        raise StoreError(f"{file} is damaged ({problem}), and no sound back-up is known; keep the folder as it is")
    when = f"{datetime.fromtimestamp(known.stat().st_mtime):%Y-%m-%d %H:%M}"
    raise StoreError(
        f"{file} is damaged ({problem}). The newest sound back-up is of {when}; put it in place with:"
        f" spielwerk restore {known} --data {data}"
    )


def newest_sound(data: Path) -> Path | None:
    """The latest known back-up that can be restored."""
    files = {*(data / FOLDER).glob("*.sqlite"), *_elsewhere(data)}
    for file in sorted((file for file in files if file.is_file()), key=lambda file: file.stat().st_mtime, reverse=True):
        try:
            check(file)
        except StoreError:
            continue
        return file
    return None


def check(file: Path) -> int:
    """Is this a sound database of tables? How many it holds."""
    if not file.is_file():
        raise StoreError(f"there is no file {file}")
    problem = _damage(file, "integrity_check")
    if problem is not None:
        raise StoreError(f"{file} is no back-up of Spielwerk's tables, or damaged: {problem}")
    try:
        with closing(sqlite3.connect(file)) as database:
            return int(database.execute("SELECT count(*) FROM tables").fetchone()[0])
    except sqlite3.DatabaseError as error:
        raise StoreError(f"{file} is no back-up of Spielwerk's tables: {error}") from None


def _damage(file: Path, pragma: str) -> str | None:
    """What SQLite finds wrong with a file; None: nothing."""
    try:
        with closing(sqlite3.connect(file)) as database:
            found = str(database.execute(f"PRAGMA {pragma}(1)").fetchone()[0])
    except sqlite3.DatabaseError as error:
        return str(error)
    return None if found == "ok" else " ".join(found.split())


def _elsewhere(data: Path) -> list[Path]:
    try:
        return [Path(name) for name in msgspec.json.decode((data / ELSEWHERE).read_bytes(), type=list[str])]
    except (OSError, msgspec.DecodeError):
        return []


def _remember(data: Path, target: Path) -> None:
    """A damaged database must be able to say where its back-ups are."""
    target = target.resolve()
    if target.parent == (data / FOLDER).resolve():
        return
    names = [str(file) for file in _elsewhere(data) if file.exists() and file != target]
    half = data / f"{ELSEWHERE}.part"
    make_private(half)
    half.write_bytes(msgspec.json.encode([*names, str(target)]))
    os.replace(half, data / ELSEWHERE)

"""Back-up of all tables into one file while the server runs, and restoring it."""

import shutil
import sqlite3
import tempfile
from pathlib import Path

from spielwerk.server.lockfile import lock
from spielwerk.server.store import FILE, StoreError, migrate


def backup(data: Path, target: Path) -> int:
    """Copy the database as it stands at one moment; returns how many tables it holds."""
    source = data / FILE
    if not source.is_file():
        raise StoreError(f"there are no tables in {data}; name the server's folder with --data")
    if target.exists():
        raise StoreError(f"{target} exists already; name a new file")
    half = target.with_name(target.name + ".part")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        half.unlink(missing_ok=True)
        with _open(source) as here, sqlite3.connect(half) as there:
            here.backup(there)
        there.close()
        here.close()
        count = check(half)
        half.replace(target)
    except OSError as error:
        raise StoreError(f"{target} cannot be written: {error.strerror}; name a file in a folder of yours") from None
    return count


def restore(data: Path, source: Path) -> int:
    """Put a back-up in place; what was there before is kept beside it."""
    check(source)
    with lock(data), tempfile.TemporaryDirectory(dir=data) as folder:
        fresh = Path(folder) / FILE
        shutil.copyfile(source, fresh)
        migrate(fresh)
        count = check(fresh)
        target = data / FILE
        if target.exists():
            with _open(target) as old:
                old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            old.close()
            target.replace(_free_name(data))
        for rest in (f"{FILE}-wal", f"{FILE}-shm"):
            (data / rest).unlink(missing_ok=True)
        fresh.replace(target)
    return count


def check(file: Path) -> int:
    """Is this a sound database of tables? How many it holds."""
    if not file.is_file():
        raise StoreError(f"there is no file {file}")
    try:
        with _open(file) as database:
            problems = [row[0] for row in database.execute("PRAGMA integrity_check")]
            if problems != ["ok"]:
                raise StoreError(f"{file} is damaged: {problems[0]}")
            count = int(database.execute("SELECT count(*) FROM tables").fetchone()[0])
        database.close()
    except sqlite3.DatabaseError as error:
        raise StoreError(f"{file} is no back-up of Spielwerk's tables, or damaged: {error}") from None
    return count


def _open(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(file)


def _free_name(data: Path) -> Path:
    number = 1
    while (data / f"{FILE}.before-restore-{number}").exists():
        number += 1
    return data / f"{FILE}.before-restore-{number}"

"""Tables whose time is over go; those that people want to see again stay."""

import datetime
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from spielwerk.server import expiry
from spielwerk.server.schema import events, snapshots, tables, tokens
from spielwerk.server.store import FILE
from tests.server.support import Person, Server, play_on, wait_until

DAYS = 86_400.0


def age(folder: Path, table: str, days: float) -> None:
    """As if nothing had happened there for so many days."""
    engine = sa.create_engine(f"sqlite:///{folder / FILE}")
    with engine.begin() as connection:
        connection.execute(sa.update(tables).where(tables.c.id == table).values(changed=time.time() - days * DAYS))
    engine.dispose()


def left(folder: Path, table: str) -> list[int]:
    """How many rows belong to a table, kind by kind."""
    engine = sa.create_engine(f"sqlite:///{folder / FILE}")
    columns = (tables.c.id, events.c.table_id, tokens.c.table_id, snapshots.c.table_id)
    with engine.connect() as connection:
        found = [len(connection.execute(sa.select(column).where(column == table)).all()) for column in columns]
    engine.dispose()
    return found


def of_each_kind(server: Server) -> dict[str, str]:
    finished = server.open("verlagswelt", ["me", "bot"])
    person = Person(server, finished["table"], finished["token"])
    play_on([person], seed=1)
    person.close()
    bots = server.open("verlagswelt", ["bot", "bot"])["table"]
    wait_until(lambda: server.http.get(f"/api/tables/{bots}").json()["status"] == "over")
    return {
        "unjoined": server.open("verlagswelt", ["me", "person"])["table"],
        "untouched": server.open("verlagswelt", ["me", "bot"], options={"first_player": "0"})["table"],
        "bots_only": bots,
        "finished": finished["table"],
    }


@pytest.mark.parametrize(
    ("days", "settings", "gone"),
    [
        (1, {}, set()),
        (8, {}, {"bots_only"}),
        (31, {}, {"bots_only", "unjoined"}),
        (366, {}, {"bots_only", "unjoined", "untouched"}),
        (3_660, {"finished_days": 3_653.0}, {"bots_only", "unjoined", "untouched", "finished"}),
    ],
)
def test_what_expires_when(folder: Path, days: float, settings: dict[str, Any], gone: set[str]) -> None:
    with Server(folder, **settings) as server:
        found = of_each_kind(server)
        kept = server.open("verlagswelt", ["me", "person"])["table"]
        for table in found.values():
            age(folder, table, days)
        wait_until(lambda: not any(room.users for room in server.hub.rooms.values()))
        assert server.do(expiry.prune(server.hub.store, server.settings, server.hub.delete)) == len(gone)
        for kind, table in found.items():
            assert (server.http.get(f"/api/tables/{table}").status_code == 404) == (kind in gone), kind
            assert (left(folder, table) == [0, 0, 0, 0]) == (kind in gone)
        assert server.http.get(f"/api/tables/{kept}").status_code == 200
        assert server.http.get("/health").json()["status"] == "ok"
        for why in gone:
            assert f'spielwerk_tables_expired_total{{why="{why}"}}' in server.http.get("/metrics").text


def test_a_table_that_somebody_looks_at_stays(folder: Path) -> None:
    with Server(folder) as server:
        seated = server.open("verlagswelt", ["me", "person"])
        person = Person(server, seated["table"], seated["token"])
        age(folder, seated["table"], 1_000)
        assert server.do(expiry.prune(server.hub.store, server.settings, server.hub.delete)) == 0
        assert person.ask("say", text="still here")["type"] == "done"
        assert server.do(expiry.prune(server.hub.store, server.settings, server.hub.delete)) == 0, "it was touched"


def test_by_hand(folder: Path) -> None:
    with Server(folder) as server:
        old = server.open("verlagswelt", ["me", "person"])["table"]
        server.open("verlagswelt", ["me", "person"])
    age(folder, old, 1_000)
    command = [sys.executable, "-m", "spielwerk.cli", "tables", "--prune", "--data", str(folder)]
    for more, said, rows in ((["--dry-run"], "1 tables would be deleted", 1), ([], "1 tables were deleted", 0)):
        done = subprocess.run([*command, *more], capture_output=True, text=True, check=True, timeout=120)
        assert said in done.stdout and "unjoined: 1" in done.stdout
        assert left(folder, old)[0] == rows


def test_the_night_comes_once_a_day() -> None:
    at = datetime.datetime
    assert expiry.until_night(at(2026, 7, 1, 3, 0)) == 3_600
    assert expiry.until_night(at(2026, 7, 1, 4, 0)) == 86_400
    assert expiry.until_night(at(2026, 7, 1, 23, 0)) == 5 * 3_600

"""Delete expired tables: nobody came, nobody plays on, or only bots played. The settings say when."""

import asyncio
import datetime
import time
from collections.abc import Awaitable, Callable

import structlog

from spielwerk.server.metrics import TABLES_EXPIRED
from spielwerk.server.settings import Settings
from spielwerk.server.store import Store

DAY = 86_400.0
NIGHT = 4
"""The hour, by the clock of the machine."""
FIRST_SECONDS = 60.0
"""The first run, after the busy start of a server."""

Delete = Callable[[str], Awaitable[bool]]
"""Deletes a table; False: somebody uses it just now."""

logger = structlog.get_logger()


async def expired(store: Store, settings: Settings, now: float) -> dict[str, str]:
    """Tables whose time is over, each with the reason."""
    found: dict[str, str] = {}
    bots = now - settings.bots_only_days * DAY
    for status in ("running", "over"):
        found |= dict.fromkeys(await store.untouched(status, bots, bots_only=True), "bots_only")
    found |= dict.fromkeys(await store.untouched("open", now - settings.unjoined_days * DAY), "unjoined")
    found |= dict.fromkeys(await store.untouched("running", now - settings.untouched_days * DAY), "untouched")
    if settings.finished_days is not None:
        found |= dict.fromkeys(await store.untouched("over", now - settings.finished_days * DAY), "finished")
    return found


async def prune(store: Store, settings: Settings, delete: Delete) -> int:
    """Delete what has expired and nobody is looking at; how many that were."""
    deleted = 0
    for id, why in (await expired(store, settings, time.time())).items():
        if await delete(id):
            TABLES_EXPIRED.labels(why).inc()
            deleted += 1
    logger.info("pruned", tables=deleted)
    return deleted


async def every_night(store: Store, settings: Settings, delete: Delete) -> None:
    """Prune soon after the start, and then every night."""
    await asyncio.sleep(FIRST_SECONDS)
    while True:
        try:
            await prune(store, settings, delete)
        except Exception:
            logger.exception("prune_failed")
        await asyncio.sleep(until_night(datetime.datetime.now()))


def until_night(now: datetime.datetime) -> float:
    """Seconds until the next night."""
    night = now.replace(hour=NIGHT, minute=0, second=0, microsecond=0)
    if night <= now:
        night += datetime.timedelta(days=1)
    return (night - now).total_seconds()


async def prune_folder(settings: Settings, *, dry_run: bool) -> dict[str, int]:
    """Prune by hand, with no server running; how many tables were (or would be) deleted, by reason."""
    store = Store(settings.data)
    await store.open()
    try:
        found = await expired(store, settings, time.time())
        for id in [] if dry_run else found:
            await store.delete(id)
    finally:
        await store.close()
    reasons = sorted(set(found.values()))
    return {why: sum(reason == why for reason in found.values()) for why in reasons}

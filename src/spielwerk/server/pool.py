"""Threads for bots: one group works for people who wait, another for tables where nobody does."""

import asyncio
import os
import sys
import threading
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

Result = TypeVar("Result")
NICE = 10
"""Niceness of threads for which nobody waits."""


class Job(NamedTuple):
    """Some work and the future of its result."""

    work: Callable[[], Any]
    future: Future[Any]

    def run(self) -> None:
        if not self.future.set_running_or_notify_cancel():
            return
        try:
            result = self.work()
        except BaseException as error:
            self.future.set_exception(error)
        else:
            self.future.set_result(result)


class RoundRobin:
    """Jobs of many tables: each table in turn, one job at a time."""

    def __init__(self) -> None:
        self._of: OrderedDict[str, deque[Job]] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self._of)

    def put(self, table: str, job: Job) -> None:
        self._of.setdefault(table, deque()).append(job)

    def take(self) -> Job:
        table, jobs = self._of.popitem(last=False)
        job = jobs.popleft()
        if jobs:
            self._of[table] = jobs
        return job

    def withdraw(self, table: str) -> deque[Job]:
        """Remove and return all jobs of a table."""
        return self._of.pop(table, deque())

    def clear(self) -> None:
        for jobs in self._of.values():
            for job in jobs:
                job.future.cancel()
        self._of.clear()


class Crew:
    """Some threads and their queue."""

    def __init__(self, threads: int, name: str, begin: Callable[[], None] | None = None) -> None:
        self._executor = ThreadPoolExecutor(threads, thread_name_prefix=name, initializer=begin)
        self._queue = RoundRobin()
        self._lock = threading.Lock()

    def put(self, table: str, job: Job) -> None:
        with self._lock:
            self._queue.put(table, job)
        self._executor.submit(self._work)

    def withdraw(self, table: str) -> deque[Job]:
        """All jobs of a table that have not begun."""
        with self._lock:
            return self._queue.withdraw(table)

    def _work(self) -> None:
        with self._lock:
            job = self._queue.take() if self._queue else None
        if job is not None:  # else it was withdrawn
            job.run()

    def close(self) -> None:
        with self._lock:
            self._queue.clear()
        self._executor.shutdown(wait=False, cancel_futures=True)


class Pool:
    """Two crews: one works for people only, so that nobody waits for bots that play among themselves; the other works
    for tables where no person waits, and where the system can tell threads apart it leaves the processor to others."""

    def __init__(self, threads: int) -> None:
        self._awaited = Crew(threads, "bot")
        self._patient = Crew(max(1, threads - 1), "patient-bot", lower_priority)

    async def run(self, table: str, work: Callable[[], Result], *, is_awaited: bool) -> Result:
        """The result of this work, done in one of the threads when it is the table's turn."""
        return await asyncio.wrap_future(self.submit(table, work, is_awaited=is_awaited))

    def submit(self, table: str, work: Callable[[], Result], *, is_awaited: bool) -> "Future[Result]":
        future: Future[Result] = Future()
        crew = self._awaited if is_awaited else self._patient
        crew.put(table, Job(work, future))
        return future

    def hurry(self, table: str) -> None:
        """Move the waiting jobs of this table to the crew that works for people."""
        for job in self._patient.withdraw(table):
            self._awaited.put(table, job)

    def close(self) -> None:
        """Cancel what waits; let what runs finish."""
        self._awaited.close()
        self._patient.close()


def lower_priority() -> None:
    """Lower the priority of the present thread; only Linux has one per thread."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)

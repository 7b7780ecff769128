"""Threads that work for people first; tables where nobody waits get what is left."""

import asyncio
import threading
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

Result = TypeVar("Result")


class Job(NamedTuple):
    """Something to do, and who hears of its result."""

    work: Callable[[], Any]
    future: Future[Any]
    is_awaited: bool
    """Does a person wait for it?"""

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
        """All jobs of a table, which are no longer here."""
        return self._of.pop(table, deque())

    def clear(self) -> None:
        for jobs in self._of.values():
            for job in jobs:
                job.future.cancel()
        self._of.clear()


class Pool:
    """A few threads and two queues. Jobs that a person waits for go first, and one thread takes no others, so that it
    is free when a person comes; where there is only one thread, people come next after the job under way."""

    def __init__(self, threads: int) -> None:
        self._executor = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._spare = max(1, threads - 1)
        """Threads that may work for tables where nobody waits …"""
        self._busy = 0
        """… and how many of them do."""
        self._awaited, self._patient = RoundRobin(), RoundRobin()
        self._lock = threading.Lock()

    async def run(self, table: str, work: Callable[[], Result], *, is_awaited: bool) -> Result:
        """The result of this work, done in one of the threads when it is the table's turn."""
        return await asyncio.wrap_future(self.submit(table, work, is_awaited=is_awaited))

    def submit(self, table: str, work: Callable[[], Result], *, is_awaited: bool) -> "Future[Result]":
        future: Future[Result] = Future()
        with self._lock:
            queue = self._awaited if is_awaited else self._patient
            queue.put(table, Job(work, future, is_awaited))
        self._executor.submit(self._work)
        return future

    def hurry(self, table: str) -> None:
        """From now on a person waits for what this table has in the queue."""
        with self._lock:
            jobs = self._patient.withdraw(table)
            for job in jobs:
                self._awaited.put(table, job._replace(is_awaited=True))
        for _ in jobs:
            self._executor.submit(self._work)  # the one that was sent for them may have passed them over

    def close(self) -> None:
        """Nothing new begins; what is under way comes to its end."""
        with self._lock:
            self._awaited.clear()
            self._patient.clear()
        self._executor.shutdown(wait=False, cancel_futures=True)

    def _work(self) -> None:
        """Runs in a thread until nothing is left that it may do."""
        while (job := self._next()) is not None:
            job.run()
            if not job.is_awaited:
                with self._lock:
                    self._busy -= 1

    def _next(self) -> Job | None:
        with self._lock:
            if self._awaited:
                return self._awaited.take()
            if self._patient and self._busy < self._spare:
                self._busy += 1
                return self._patient.take()
            return None

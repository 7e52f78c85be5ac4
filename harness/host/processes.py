"""Episodes that are played in a process of their own, with a browser of its own."""

from __future__ import annotations

import contextlib
import itertools
import multiprocessing
import os
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from multiprocessing.connection import Connection
from multiprocessing.reduction import ForkingPickler
from pickle import PicklingError
from queue import SimpleQueue
from typing import Any

import psutil

from .errors import BadOrder, EpisodeFault
from .order import Order
from .page import Page
from .seats import LocalSeats, Lost

#: Seconds in which a process that is told to end does so.
_LAST = 20.0
#: The variable by which all that a process starts is known, whoever its parent is by then.
_MARK = "DESKGYM_SEATS"
#: Numbers of the processes begun here, which tell their marks apart.
_numbers = itertools.count()


class ProcessSeats:
    """Episodes of a process of their own. If it dies they are lost, as faults, and the next one begins another."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._context = multiprocessing.get_context("forkserver")
        self._context.set_forkserver_preload([__name__])
        self._guard = threading.Lock()
        self._process: _Process | None = None
        self._lost: Lost = lambda names, fault: None

    def open(self, name: str, order: Order) -> Future[Page]:
        with self._guard:
            if self._process is None or not self._process.is_alive:
                self._process = _Process(self._context, self._most, lambda *lost: self._lost(*lost))
            return self._process.open(name, order)

    def step(self, name: str, action: Any) -> Future[Page]:
        return self._ask("step", name, action)

    def verdict(self, name: str) -> Future[dict[str, Any]]:
        return self._ask("verdict", name)

    def close(self, name: str) -> Future[None]:
        assert self._process is not None, "nothing was opened here"
        return self._process.close(name)

    def ping(self) -> Future[None]:
        process = self._process
        if process is None or not process.is_heard:
            # One that is just starting may take as long as an opening may.
            answer: Future[None] = Future()
            answer.set_result(None)
            return answer
        return process.ask("ping")

    def watch(self, lost: Lost) -> None:
        self._lost = lost

    def replace(self) -> None:
        if self._process is not None:
            self._process.kill()

    def end(self) -> None:
        with self._guard:
            if self._process is not None:
                self._process.end()

    @property
    def pid(self) -> int | None:
        """The number of the process; None before anything was opened."""
        return self._process.pid if self._process else None

    def _ask(self, what: str, *args: Any) -> Future[Any]:
        assert self._process is not None, "nothing was opened here"
        return self._process.ask(what, *args)


class _Process:
    """A process with seats, a thread that tells it what is asked, and one that hears what it answers."""

    def __init__(self, context: Any, most: int, lost: Lost) -> None:
        self._connection, theirs = context.Pipe()
        self._mark = f"{os.getpid()}-{next(_numbers)}"
        given = (theirs, most, self._mark)
        self._process = context.Process(target=_serve, args=given, name="deskgym-seats", daemon=True)
        self._process.start()
        # With a second copy of it here, its end would never be noticed.
        theirs.close()
        self._lost = lost
        self._numbers = itertools.count()
        self._waiting: dict[int, Future[Any]] = {}
        self._episodes: set[str] = set()
        self._guard = threading.Lock()
        self._said: SimpleQueue[bytes | None] = SimpleQueue()
        self.is_alive, self.is_heard, self._is_ending = True, False, False
        # A process that stands still takes nothing in: who asks it must not wait for that.
        self._teller = threading.Thread(target=self._tell, name="deskgym-seats-teller", daemon=True)
        self._listener = threading.Thread(target=self._listen, name="deskgym-seats", daemon=True)
        self._teller.start()
        self._listener.start()

    @property
    def pid(self) -> int:
        return int(self._process.pid)

    def open(self, name: str, order: Order) -> Future[Page]:
        with self._guard:
            self._episodes.add(name)
        return self.ask("open", name, order)

    def close(self, name: str) -> Future[None]:
        with self._guard:
            self._episodes.discard(name)
        return self.ask("close", name)

    def ask(self, what: str, *args: Any) -> Future[Any]:
        answer: Future[Any] = Future()
        # Who stops waiting does not take it back: a late answer is nobody's.
        answer.set_running_or_notify_cancel()
        with self._guard:
            number = next(self._numbers)
            if not self.is_alive:
                answer.set_exception(_died())
                return answer
            try:
                said = bytes(ForkingPickler.dumps((number, what, args)))
            except (RecursionError, TypeError, AttributeError, PicklingError) as error:
                answer.set_exception(BadOrder(f"This cannot be sent: {type(error).__name__}."))
                return answer
            self._waiting[number] = answer
            self._said.put(said)
        return answer

    def kill(self) -> None:
        """End it and all below it, whatever they do: the listener tells who waits."""
        below: list[psutil.Process] = []
        if self._process.is_alive():
            below = _below(self.pid)
            self._process.kill()
        for process in (*below, *_marked(self._mark)):
            with contextlib.suppress(psutil.Error):
                process.kill()

    def end(self) -> None:
        self._is_ending = True
        self._said.put(bytes(ForkingPickler.dumps(None)))
        self._process.join(_LAST)
        # A browser that stands still stays where it is, even when its process has ended as it should.
        self.kill()
        self._process.join()
        self._listener.join()

    def _tell(self) -> None:
        with contextlib.suppress(OSError):
            while (said := self._said.get()) is not None:
                self._connection.send_bytes(said)

    def _listen(self) -> None:
        # Whatever comes of a process that dies while it speaks is no answer.
        with contextlib.suppress(Exception):
            while True:
                self._hear(*self._connection.recv())
        with self._guard:
            self.is_alive = False
            unanswered, self._waiting = list(self._waiting.values()), {}
            episodes, self._episodes = sorted(self._episodes), set()
        if not self._is_ending:
            self.kill()
            self._process.join()
            self._lost(episodes, _died())
        for answer in unanswered:
            answer.set_exception(_died())
        self._said.put(None)
        self._teller.join()
        self._connection.close()

    def _hear(self, number: int, result: Any, error: BaseException | None) -> None:
        with self._guard:
            answer = self._waiting.pop(number)
        self.is_heard = True
        if error is None:
            answer.set_result(result)
        else:
            answer.set_exception(error)


def _died() -> EpisodeFault:
    return EpisodeFault("The process that played this episode has ended; open it anew.")


def _below(pid: int) -> list[psutil.Process]:
    with contextlib.suppress(psutil.Error):
        return psutil.Process(pid).children(recursive=True)
    return []


def _marked(mark: str) -> Iterator[psutil.Process]:
    """What was started under a mark, and what that has started."""
    for process in psutil.process_iter():
        with contextlib.suppress(psutil.Error, OSError):
            if process.environ().get(_MARK) == mark:
                yield from (process, *_below(process.pid))


def _serve(connection: Connection, most: int, mark: str) -> None:
    """Do what is asked over a connection until it says so, or is gone."""
    os.environ[_MARK] = mark
    seats, guard = LocalSeats(most), threading.Lock()

    def answer(number: int, done: Future[Any]) -> None:
        error = done.exception()
        said = (number, None if error else done.result(), error)
        with guard, contextlib.suppress(OSError):
            connection.send(said)

    with contextlib.suppress(EOFError, OSError):
        while (asked := connection.recv()) is not None:
            number, what, args = asked
            getattr(seats, what)(*args).add_done_callback(lambda done, number=number: answer(number, done))
    seats.end()

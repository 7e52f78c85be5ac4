"""Where episodes are played: in this process, or in one of its own with a browser of its own."""

from __future__ import annotations

import contextlib
import itertools
import multiprocessing
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any, Protocol

from ...gym.browser import acquire, release
from ...gym.env import OfficeEnv
from ...gym.errors import BadOption, GymError
from ...seeds.errors import WorldError
from ...tasks.errors import TaskError
from .errors import BadOrder, EpisodeFault, HostError
from .order import Order
from .page import Page, page_of


class Seats(Protocol):
    """Episodes by name. Every call is answered in time by a future, which raises BadOrder or EpisodeFault."""

    def open(self, name: str, order: Order) -> Future[Page]: ...

    def step(self, name: str, action: Any) -> Future[Page]: ...

    def verdict(self, name: str) -> Future[dict[str, Any]]:
        """The grade of an episode as it stands, without ending it."""
        ...

    def close(self, name: str) -> Future[None]: ...

    def end(self) -> None:
        """Close all, and what they are played in."""
        ...


class LocalSeats:
    """Episodes of this process. At most `most` of them act at the same time."""

    def __init__(self, most: int) -> None:
        # Whoever closes need not wait until somebody else's step is done.
        self._pool = ThreadPoolExecutor(most + 2, "deskgym-seat")
        self._seats: dict[str, _Seat] = {}
        # Held so that the browser need not start anew whenever nobody is there.
        self._browser = acquire(headless=True)

    def open(self, name: str, order: Order) -> Future[Page]:
        seat = self._seats[name] = _Seat()
        return self._pool.submit(seat.open, order)

    def step(self, name: str, action: Any) -> Future[Page]:
        return self._pool.submit(self._seats.get(name, _Seat()).step, action)

    def verdict(self, name: str) -> Future[dict[str, Any]]:
        return self._pool.submit(self._seats.get(name, _Seat()).verdict)

    def close(self, name: str) -> Future[None]:
        seat = self._seats.pop(name, None) or _Seat()
        return self._pool.submit(seat.close)

    def end(self) -> None:
        for name in list(self._seats):
            self.close(name)
        self._pool.shutdown()
        release(self._browser)


class _Seat:
    """One episode. What is asked of it is done one after the other, also where its opening was not waited for."""

    def __init__(self) -> None:
        self._env: OfficeEnv | None = None
        self._is_closed = False
        self._turn = threading.Lock()

    def open(self, order: Order) -> Page:
        with self._turn:
            if self._is_closed:
                raise EpisodeFault("The episode was closed before it was open.")
            env = _guarded(lambda: OfficeEnv(order.family, ahead=False, **order.make_options))
            try:
                seen, info = _guarded(lambda: env.reset(seed=order.seed, options=order.reset_options))
            except HostError:
                env.close()
                raise
            self._env = env
            return page_of(env, seen, info, ended=(False, False))

    def step(self, action: Any) -> Page:
        with self._turn:
            env = self._open
            seen, reward, terminated, truncated, info = _guarded(lambda: env.step(action))
            return page_of(env, seen, info, float(reward), ended=(terminated, truncated))

    def verdict(self) -> dict[str, Any]:
        with self._turn:
            env = self._open
            found: dict[str, Any] = _guarded(lambda: env.verdict().as_dict())
            return found

    def close(self) -> None:
        with self._turn:
            self._is_closed = True
            if self._env is not None:
                # Of a browser that has died there may be nothing left to close.
                with contextlib.suppress(GymError):
                    self._env.close()
                self._env = None

    @property
    def _open(self) -> OfficeEnv:
        if self._env is None:
            raise EpisodeFault("The episode is not open any more.")
        return self._env


def _guarded(work: Callable[[], Any]) -> Any:
    """What `work` returns. Raises BadOrder where the caller asked for the impossible, and EpisodeFault for the rest."""
    try:
        return work()
    except (BadOption, TaskError, WorldError) as error:
        raise BadOrder(str(error)) from error
    except Exception as error:
        raise EpisodeFault(f"{type(error).__name__}: {error}") from error


class ProcessSeats:
    """Episodes of a process of their own. If it dies they are lost, as faults, and the next one begins another."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._context = multiprocessing.get_context("forkserver")
        self._context.set_forkserver_preload([__name__])
        self._guard = threading.Lock()
        self._process: _Process | None = None

    def open(self, name: str, order: Order) -> Future[Page]:
        with self._guard:
            if self._process is None or not self._process.is_alive:
                self._process = _Process(self._context, self._most)
            return self._process.ask("open", name, order)

    def step(self, name: str, action: Any) -> Future[Page]:
        return self._ask("step", name, action)

    def verdict(self, name: str) -> Future[dict[str, Any]]:
        return self._ask("verdict", name)

    def close(self, name: str) -> Future[None]:
        return self._ask("close", name)

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


#: Seconds in which a process that is told to end does so.
_LAST = 20.0


class _Process:
    """A process with seats, and the thread that hears what it answers."""

    def __init__(self, context: Any, most: int) -> None:
        self._connection, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs, most), name="deskgym-seats", daemon=True)
        self._process.start()
        # With a second copy of it here, its end would never be noticed.
        theirs.close()
        self._numbers = itertools.count()
        self._waiting: dict[int, Future[Any]] = {}
        self._guard = threading.Lock()
        self.is_alive = True
        self._listener = threading.Thread(target=self._listen, name="deskgym-seats", daemon=True)
        self._listener.start()

    @property
    def pid(self) -> int:
        return int(self._process.pid)

    def ask(self, what: str, *args: Any) -> Future[Any]:
        answer: Future[Any] = Future()
        with self._guard:
            if not self.is_alive:
                answer.set_exception(_died())
                return answer
            number = next(self._numbers)
            self._waiting[number] = answer
            # Where it is gone, the listener is about to say so to all who wait.
            with contextlib.suppress(OSError):
                self._connection.send((number, what, args))
        return answer

    def end(self) -> None:
        with self._guard, contextlib.suppress(OSError):
            self._connection.send(None)
        self._process.join(_LAST)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()
        self._listener.join()

    def _listen(self) -> None:
        with contextlib.suppress(EOFError, OSError):
            while True:
                number, result, error = self._connection.recv()
                with self._guard:
                    answer = self._waiting.pop(number)
                if error is None:
                    answer.set_result(result)
                else:
                    answer.set_exception(error)
        with self._guard:
            self.is_alive = False
            lost, self._waiting = list(self._waiting.values()), {}
        for answer in lost:
            answer.set_exception(_died())
        self._connection.close()


def _died() -> EpisodeFault:
    return EpisodeFault("The process that played this episode has ended; open it anew.")


def _serve(connection: Connection, most: int) -> None:
    """Do what is asked over a connection until it says so, or is gone."""
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

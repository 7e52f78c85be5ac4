"""Where episodes are played, and such a place in this process."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Protocol

from ...gym.base import EpisodeEnv
from ...gym.errors import BadOption, GymError
from ...gym.interfaces import open_env
from ...seeds.errors import WorldError
from ...tasks.errors import TaskError
from .errors import BadOrder, EpisodeFault, HostError
from .order import Order
from .page import Page, page_of

#: Told the names of episodes that are lost, and why.
Lost = Callable[[Sequence[str], EpisodeFault], None]


class Seats(Protocol):
    """Episodes by name. Every call is answered in time by a future, which raises BadOrder or EpisodeFault."""

    def open(self, name: str, order: Order) -> Future[Page]: ...

    def step(self, name: str, action: Any) -> Future[Page]: ...

    def verdict(self, name: str) -> Future[dict[str, Any]]:
        """The grade of an episode as it stands, without ending it."""
        ...

    def close(self, name: str) -> Future[None]: ...

    def ping(self) -> Future[None]:
        """Answered by a place that takes up what it is told."""
        ...

    def watch(self, lost: Lost) -> None:
        """Whom to tell of episodes that are lost with what they are played in, before anybody else hears of it."""
        ...

    def replace(self) -> None:
        """It does not answer: end what the episodes are played in, where that can be ended without this process."""
        ...

    def end(self) -> None:
        """Close all, and what they are played in."""
        ...


class LocalSeats:
    """Episodes of this process. At most `most` of them act at the same time.

    Those with pages have a browser, which is held so that it need not start anew whenever nobody is there.
    """

    def __init__(self, most: int, *, pages: bool = True) -> None:
        # Whoever closes need not wait until somebody else's step is done.
        self._pool = ThreadPoolExecutor(most + 2, "deskgym-seat")
        self._seats: dict[str, _Seat] = {}
        self._resources = contextlib.ExitStack()
        if pages:
            from ...gym.browser import acquire, release

            self._resources.callback(release, acquire(headless=True))

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

    def ping(self) -> Future[None]:
        answer: Future[None] = Future()
        answer.set_result(None)
        return answer

    def watch(self, lost: Lost) -> None:
        """Nothing is lost here but with the whole process."""

    def replace(self) -> None:
        """A thread cannot be ended."""

    def end(self) -> None:
        for name in list(self._seats):
            self.close(name)
        self._pool.shutdown()
        self._resources.close()


class _Seat:
    """One episode. What is asked of it is done one after the other, also where its opening was not waited for."""

    def __init__(self) -> None:
        self._env: EpisodeEnv[Any] | None = None
        self._is_closed = False
        self._turn = threading.Lock()

    def open(self, order: Order) -> Page:
        with self._turn:
            if self._is_closed:
                raise EpisodeFault("The episode was closed before it was open.")
            env = _guarded(lambda: open_env(order.family, ahead=False, **order.make_options))
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
    def _open(self) -> EpisodeEnv[Any]:
        if self._env is None:
            raise EpisodeFault("The episode is not open anymore.")
        return self._env


def _guarded(work: Callable[[], Any]) -> Any:
    """What `work` returns. Raises BadOrder where the caller asked for the impossible, and EpisodeFault for the rest."""
    try:
        return work()
    except (BadOption, TaskError, WorldError) as error:
        raise BadOrder(str(error)) from error
    except Exception as error:
        raise EpisodeFault(f"{type(error).__name__}: {error}") from error

"""An episode that somebody holds open."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import Future
from concurrent.futures import TimeoutError as TookTooLong
from contextlib import contextmanager
from time import monotonic
from typing import Any, Protocol, TypeVar

from .errors import BadOrder, Busy, Conflict, EpisodeFault, EpisodeOver, HostError
from .limits import Limits
from .meters import Meters
from .order import Order
from .page import Page
from .seats import Seats

T = TypeVar("T")

#: How many requests may wait for one session: each holds a thread of the host.
WAITING = 16
#: Of how many operations the answers are kept, and the longest name of one.
_KEPT, _LONGEST = 4, 200


class Keeper(Protocol):
    """Who holds sessions open, and is told what becomes of them: the host."""

    limits: Limits
    meters: Meters

    def check(self, session: Session) -> None: ...

    def arrived(self, session: Session, page: Page) -> None: ...

    def lose(self, session: Session, fault: EpisodeFault) -> None: ...

    def close(self, name: str) -> None: ...


class Session:
    """An episode that is open. Its actions are done one after the other, whoever sends them."""

    def __init__(self, host: Keeper, name: str, order: Order, seats: Seats) -> None:
        self.name, self.order, self.seats = name, order, seats
        self.steps = 0
        #: The latest page.
        self.page: Page
        self.fault: EpisodeFault | None = None
        self.used = monotonic()
        #: Done once it is open, or cannot be opened.
        self.opened: Future[Page] = Future()
        self.opened.set_running_or_notify_cancel()
        self._host = host
        self._turn = threading.Lock()
        self.waits = 0
        self._operations: dict[str, tuple[Any, Page | None]] = {}

    @property
    def ended(self) -> bool:
        return self.page.ended

    @property
    def reward(self) -> float | None:
        """The reward of an episode that has ended; None while it has none, and for good where it failed by a fault."""
        return self.page.reward if self.fault is None and self.page.ended else None

    @property
    def is_idle(self) -> bool:
        """Whether nobody waits for anything here."""
        return not self._turn.locked()

    def step(self, action: Any, operation: str | None = None) -> Page:
        """Do one action; under the name of an operation that was done, give its answer again and do nothing.

        Raises EpisodeOver, EpisodeFault, NoSession, Conflict, Busy and BadOrder.
        """
        with self.waiting(), self._turn:
            self.used = monotonic()
            self._host.check(self)
            if operation is not None and (done := self._done(operation, action)) is not None:
                return done
            if self.page.ended:
                raise EpisodeOver("The episode has ended; it takes no more actions.")
            meters = self._host.meters
            with meters.step_seconds.time():
                page = self._ask(self.seats.step(self.name, action), "The step")
            self._host.arrived(self, page)
            self.used = monotonic()
            self.steps += 1
            meters.steps.labels(self.order.family).inc()
            if operation is not None:
                self._keep(operation, action, page)
        return page

    def verdict(self) -> dict[str, Any]:
        """The grade: the frozen one, or that of an episode as it stands. Raises EpisodeFault, NoSession and Busy."""
        with self.waiting(), self._turn:
            self.used = monotonic()
            self._host.check(self)
            if self.page.ended:
                found: dict[str, Any] = self.page.info["verdict"]
                return found
            return self._ask(self.seats.verdict(self.name), "The verdict")

    def close(self) -> None:
        """Let the episode go; closing again does nothing."""
        self._host.close(self.name)

    @contextmanager
    def waiting(self) -> Iterator[None]:
        """Counts who waits here. Raises Busy."""
        if self.waits >= WAITING:
            raise Busy(f"{WAITING} requests wait for session {self.name!r} already; send one after the other.")
        self.waits += 1
        try:
            yield
        finally:
            self.waits -= 1

    def _ask(self, answer: Future[T], what: str) -> T:
        """What is answered in time; a fault is one of the whole episode."""
        try:
            return within(answer, self._host.limits.step, what)
        except EpisodeFault as error:
            self._host.lose(self, error)
            raise
        except HostError:
            raise
        except Exception as error:
            fault = EpisodeFault(f"{what} broke: {type(error).__name__}: {error}")
            self._host.lose(self, fault)
            raise fault from error

    def _done(self, operation: str, action: Any) -> Page | None:
        """The answer to an operation that was done. Raises Conflict where another was meant, or it is long ago."""
        if not 0 < len(operation) <= _LONGEST:
            raise BadOrder(f"An operation is named by a text of 1 to {_LONGEST} characters.")
        if operation not in self._operations:
            return None
        before, page = self._operations[operation]
        if page is None:
            raise Conflict(f"Operation {operation!r} was done, and its answer is not kept anymore.")
        if before != action:
            raise Conflict(f"Operation {operation!r} was another action.")
        return page

    def _keep(self, operation: str, action: Any, page: Page) -> None:
        self._operations[operation] = (action, page)
        for old in list(self._operations)[:-_KEPT]:
            self._operations[old] = (None, None)


def within(answer: Future[T], seconds: float, what: str) -> T:
    """What a future says. Raises what it raises, and EpisodeFault where it takes too long."""
    try:
        return answer.result(seconds)
    except TookTooLong:
        # One that is under way goes on; what it says in the end nobody hears.
        answer.cancel()
        raise EpisodeFault(f"{what} took longer than {seconds:g} seconds.") from None

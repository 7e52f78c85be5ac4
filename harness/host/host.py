"""The one layer of sessions: who has which episode, for how long, and what stands once it has ended."""

from __future__ import annotations

import itertools
import os
import threading
from collections.abc import Sequence
from concurrent.futures import Future
from concurrent.futures import TimeoutError as TookTooLong
from contextlib import suppress
from dataclasses import dataclass
from time import monotonic
from types import TracebackType
from typing import Any, TypeVar

from .errors import EpisodeFault, EpisodeOver, HostError, HostFull, NoSession
from .meters import Meters
from .order import Order
from .page import Page
from .seats import LocalSeats, Seats

T = TypeVar("T")

#: How many sessions that are gone are remembered, to tell whoever comes back why.
_REMEMBERED = 1000


@dataclass(frozen=True, kw_only=True)
class Limits:
    """How much a host holds, and how long it waits."""

    sessions: int = 16  # episodes that are open at the same time
    idle: float = 600.0  # seconds after which an episode that nobody uses is closed
    step: float = 60.0  # seconds that a step may take
    open: float = 180.0  # seconds that opening may take: a world may have to be built


class Session:
    """An episode that is open. Its actions are done one after the other, whoever sends them."""

    def __init__(self, host: Host, name: str, order: Order, seats: Seats) -> None:
        self.name, self.order, self.seats = name, order, seats
        self.steps = 0
        #: The latest page.
        self.page: Page
        self.fault: EpisodeFault | None = None
        self.used = monotonic()
        self._host = host
        self._turn = threading.Lock()

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

    def step(self, action: Any) -> Page:
        """Do one action. Raises EpisodeOver, EpisodeFault and NoSession."""
        with self._turn:
            self.used = monotonic()
            self._host.check(self)
            if self.page.ended:
                raise EpisodeOver("The episode has ended; it takes no more actions.")
            limit, meters = self._host.limits.step, self._host.meters
            try:
                with meters.step_seconds.time():
                    page = _within(self.seats.step(self.name, action), limit, "The step")
            except EpisodeFault as error:
                self._host.lose(self, error)
                raise
            self.page, self.used = page, monotonic()
            self.steps += 1
            meters.steps.labels(self.order.family).inc()
        if page.ended:
            self._host.ended(self)
        return page

    def verdict(self) -> dict[str, Any]:
        """The grade: the frozen one, or that of an episode as it stands. Raises EpisodeFault and NoSession."""
        with self._turn:
            self.used = monotonic()
            self._host.check(self)
            if self.page.ended:
                found: dict[str, Any] = self.page.info["verdict"]
                return found
            return _within(self.seats.verdict(self.name), self._host.limits.step, "The verdict")

    def close(self) -> None:
        """Let the episode go; closing again does nothing."""
        self._host.close(self.name)


class Host:
    """Holds episodes open: at most so many, in one or several places, each until it is closed or nobody uses it."""

    def __init__(self, seats: Sequence[Seats] | None = None, limits: Limits | None = None) -> None:
        self.limits = limits or Limits()
        self.meters = Meters(lambda: len(self._live))
        self._seats = list(seats) if seats is not None else [LocalSeats(self.limits.sessions)]
        self._sessions: dict[str, Session] = {}
        self._live: dict[str, Seats] = {}  # those that take up room, by where they are played
        self._gone: dict[str, str] = {}
        self._names = itertools.count(1)
        self._guard = threading.Lock()
        self._over = threading.Event()
        self.is_draining = False
        self._reaper = threading.Thread(target=self._reap, name="deskgym-reaper", daemon=True)
        self._reaper.start()

    def __enter__(self) -> Host:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.end()

    @property
    def live(self) -> int:
        """How many episodes are open and have not ended."""
        return len(self._live)

    def open(self, order: Order, name: str | None = None) -> Session:
        """Open an episode. Raises BadOrder, HostFull and EpisodeFault."""
        session = self._take_place(order, name)
        try:
            session.page = _within(session.seats.open(session.name, order), self.limits.open, "Opening it")
        except BaseException as error:
            # Whatever it was, its place is free.
            self._free(session.name)
            session.seats.close(session.name)
            if isinstance(error, EpisodeFault):
                self.meters.faults.inc()
            raise
        session.used = monotonic()
        with self._guard:
            self._sessions[session.name] = session
        self.meters.opened.labels(order.family).inc()
        return session

    def check_room(self) -> None:
        """Raises HostFull where no episode could be opened now."""
        if self.is_draining:
            raise HostFull("The host is about to end and opens nothing any more.")
        if len(self._live) >= self.limits.sessions:
            raise HostFull(
                f"All {self.limits.sessions} sessions are taken. Close one, or try again: one that nobody uses"
                f" for {self.limits.idle:g} seconds is closed."
            )

    def _take_place(self, order: Order, name: str | None) -> Session:
        with self._guard:
            self.check_room()
            if name is None:
                # Nobody's name is told to others, nor given again by a host that begins anew.
                name = f"s{next(self._names)}-{os.urandom(6).hex()}"
            elif name in self._sessions or name in self._live:
                raise HostFull(f"There is a session {name!r} already.")
            taken = list(self._live.values())
            seats = min(self._seats, key=taken.count)
            session = Session(self, name, order, seats)
            self._live[name] = seats
            return session

    def get(self, name: str) -> Session:
        """The session of this name. Raises NoSession."""
        with self._guard:
            session = self._sessions.get(name)
            if session is None:
                raise NoSession(self._gone.get(name, f"There is no session {name!r}."))
            return session

    def check(self, session: Session) -> None:
        """Raises EpisodeFault where it has failed, and NoSession where it was closed."""
        if session.fault is not None:
            raise EpisodeFault(str(session.fault))
        self.get(session.name)

    def ended(self, session: Session) -> None:
        """An episode has ended: its grade is kept, and its place is free."""
        self.meters.ended.labels("passed" if session.page.info["verdict"]["passed"] else "failed").inc()
        self._free(session.name)
        session.seats.close(session.name)

    def lose(self, session: Session, fault: EpisodeFault) -> None:
        """An episode has failed by a fault."""
        session.fault = fault
        self.meters.faults.inc()
        self._free(session.name)
        session.seats.close(session.name)

    def close(self, name: str, why: str = "it was closed") -> None:
        """Let an episode go. Raises NoSession where there is none of this name."""
        with self._guard:
            session = self._sessions.pop(name, None)
            if session is None:
                if name in self._gone:
                    return
                raise NoSession(f"There is no session {name!r}.")
            self._gone[name] = f"There is no session {name!r} any more: {why}."
            while len(self._gone) > _REMEMBERED:
                del self._gone[next(iter(self._gone))]
            is_live = name in self._live
        if is_live:
            # Its place is free only once it is really gone.
            with suppress(HostError, TookTooLong):
                session.seats.close(name).result(self.limits.step)
            self._free(name)

    def drain(self, seconds: float) -> None:
        """Open nothing any more, and wait so long for what is open."""
        self.is_draining = True
        end = monotonic() + seconds
        while self._live and monotonic() < end and not self._over.wait(0.05):
            pass

    def end(self) -> None:
        """Close everything."""
        self.is_draining = True
        self._over.set()
        self._reaper.join()
        for name in list(self._sessions):
            with suppress(NoSession):
                self.close(name, "the host has ended")
        for seats in self._seats:
            seats.end()

    def _free(self, name: str) -> None:
        with self._guard:
            self._live.pop(name, None)

    def _reap(self) -> None:
        """Close what nobody uses."""
        while not self._over.wait(min(1.0, self.limits.idle / 4)):
            late = monotonic() - self.limits.idle
            for session in list(self._sessions.values()):
                if session.used < late and session.is_idle:
                    self.meters.reaped.inc()
                    with suppress(NoSession):
                        self.close(session.name, f"nobody used it for {self.limits.idle:g} seconds")


def _within(answer: Future[T], seconds: float, what: str) -> T:
    """What a future says. Raises what it raises, and EpisodeFault where it takes too long."""
    try:
        return answer.result(seconds)
    except TookTooLong:
        answer.cancel()
        raise EpisodeFault(f"{what} took longer than {seconds:g} seconds.") from None

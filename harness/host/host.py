"""The one layer of sessions: who has which episode, for how long, and what stands once it has ended."""

from __future__ import annotations

import itertools
import os
import threading
from collections import deque
from collections.abc import Sequence
from concurrent.futures import Future
from concurrent.futures import TimeoutError as TookTooLong
from contextlib import suppress
from time import monotonic
from types import TracebackType
from typing import Any, TypeVar

from .errors import BadOrder, Conflict, EpisodeFault, HostError, HostFull, NoSession, Opening
from .limits import Limits
from .meters import Meters
from .order import Order
from .page import Page
from .seats import LocalSeats, Seats
from .session import Session, within
from .watch import Watch

T = TypeVar("T")

#: How many sessions that are gone are remembered, to tell whoever comes back why.
_REMEMBERED = 10_000
#: How many sessions whose episode has ended are kept, at least: whoever played one may ask for its grade for a while.
_ENDED = 200
#: The longest name that a caller may give a session.
_LONGEST = 200


class _Remembered(dict[str, T]):
    """What was said of names, the latest of them."""

    def __setitem__(self, name: str, value: T) -> None:
        super().__setitem__(name, value)
        while len(self) > _REMEMBERED:
            del self[next(iter(self))]


class Host:
    """Holds episodes open: at most so many, in one or several places, each until it is closed or nobody uses it."""

    def __init__(self, seats: Sequence[Seats] | None = None, limits: Limits | None = None) -> None:
        self.limits = limits or Limits()
        self.meters = Meters(lambda: len(self._live))
        self._seats = list(seats) if seats is not None else [LocalSeats(self.limits.sessions)]
        self._sessions: dict[str, Session] = {}
        self._live: dict[str, Seats] = {}  # those that take up room, by where they are played
        self._ended: deque[str] = deque()
        self._gone: _Remembered[str] = _Remembered()
        self._faults: _Remembered[EpisodeFault] = _Remembered()
        self._names = itertools.count(1)
        self._guard = threading.Lock()
        self._over = threading.Event()
        self.is_draining = False
        for place in self._seats:
            place.watch(self._lost)
        self._watch = Watch(self._seats, self.limits.answer)
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

    def health(self) -> dict[str, Any]:
        """How it goes: `ok`, `degraded` where some process does not answer, `stuck` where none does, `draining`."""
        silent = self._watch.silent
        if self.is_draining:
            status = "draining"
        else:
            status = "ok" if not silent else "degraded" if silent < len(self._seats) else "stuck"
        processes, episodes = (int(self.meters.total(name)) for name in ("lost_processes", "faults"))
        lost = {"processes": processes, "episodes": episodes}
        return {"status": status, "live": self.live, "sessions": self.limits.sessions, "silent": silent, "lost": lost}

    def open(self, order: Order, name: str | None = None) -> Session:
        """Open an episode, or give the one that was opened so under this name.

        Raises BadOrder, HostFull, EpisodeFault, Conflict and Busy.
        """
        session, is_new = self._take_place(order, name)
        if not is_new:
            with session.waiting():
                within(session.opened, self.limits.open, "Opening it")
            self.check(session)
            return session
        try:
            page = within(session.seats.open(session.name, order), self.limits.open, "Opening it")
            if session.fault is not None:
                raise EpisodeFault(str(session.fault))
        except BaseException as error:
            self._not_opened(session, error)
            raise
        session.page, session.used = page, monotonic()
        with self._guard:
            self._faults.pop(session.name, None)
            is_kept = self._sessions.get(session.name) is session
            session.opened.set_result(page)
        if not is_kept:
            self._let_go(session)
            self._free(session.name)
            raise self._no_session(session.name)
        self.meters.opened.labels(order.family).inc()
        return session

    def _not_opened(self, session: Session, error: BaseException) -> None:
        """Whatever it was, its place and its name are free; the episode under way is let go before another has them."""
        if isinstance(error, EpisodeFault):
            error.retryable = True
            self.meters.faults.inc()
        self._let_go(session)
        with self._guard:
            self._live.pop(session.name, None)
            if self._sessions.get(session.name) is session:
                del self._sessions[session.name]
            if isinstance(error, EpisodeFault):
                self._faults[session.name] = error
        session.opened.set_exception(error)

    def check_room(self) -> None:
        """Raises HostFull where no episode could be opened now."""
        if self.is_draining:
            raise HostFull("The host is about to end and opens nothing anymore.")
        if len(self._live) >= self.limits.sessions:
            raise HostFull(
                f"All {self.limits.sessions} sessions are taken. Close one, or try again: one that nobody uses"
                f" for {self.limits.idle:g} seconds is closed."
            )

    def _take_place(self, order: Order, name: str | None) -> tuple[Session, bool]:
        """The session of this name, and whether it is a new one."""
        with self._guard:
            if name is None:
                # Nobody's name is told to others, nor given again by a host that begins anew.
                name = f"s{next(self._names)}-{os.urandom(6).hex()}"
            elif not (0 < len(name) <= _LONGEST and name.isprintable() and "/" not in name):
                raise BadOrder(f"A session is named by 1 to {_LONGEST} characters that can be printed, without '/'.")
            if (session := self._sessions.get(name)) is not None:
                if session.order != order:
                    raise Conflict(f"There is a session {name!r} already, of another episode.")
                return session, False
            if name in self._gone:
                raise Conflict(f"{self._gone[name]} Its name is not given again.")
            self.check_room()
            taken = list(self._live.values())
            session = Session(self, name, order, min(self._seats, key=taken.count))
            self._live[name], self._sessions[name] = session.seats, session
            return session, True

    def get(self, name: str) -> Session:
        """The session of this name. Raises NoSession and Opening."""
        with self._guard:
            session = self._sessions.get(name)
        if session is None:
            raise self._no_session(name)
        if not session.opened.done():
            raise Opening(f"Session {name!r} is still being opened.")
        return session

    def _no_session(self, name: str) -> NoSession:
        return NoSession(self._gone.get(name, f"There is no session {name!r}."))

    def verdict(self, name: str) -> dict[str, Any]:
        """The grade of a session; a fault is told also where the session is gone. Raises EpisodeFault and NoSession."""
        try:
            return self.get(name).verdict()
        except NoSession:
            if name in self._faults:
                raise EpisodeFault(str(self._faults[name])) from None
            raise

    def check(self, session: Session) -> None:
        """Raises EpisodeFault where it has failed, and NoSession where it was closed."""
        if session.fault is not None:
            raise EpisodeFault(str(session.fault))
        self.get(session.name)

    def arrived(self, session: Session, page: Page) -> None:
        """A step has led here. At the end the grade is kept, and the place is free. Raises EpisodeFault."""
        with self._guard:
            # The process may have died since; an episode is either graded or a fault.
            if session.fault is not None:
                raise EpisodeFault(str(session.fault))
            session.page = page
        if page.ended:
            self.meters.ended.labels("passed" if page.info["verdict"]["passed"] else "failed").inc()
            self._free(session.name)
            self._let_go(session)
            self._keep_ended(session)

    def lose(self, session: Session, fault: EpisodeFault) -> None:
        """An episode has failed by a fault, which is remembered."""
        with self._guard:
            is_open = session.opened.done()
            if session.fault is not None or (is_open and session.page.ended):
                return
            session.fault = fault
            if not is_open:
                # Whoever opens it is told, and tidies up.
                return
            self._faults[session.name] = fault
        self.meters.faults.inc()
        self._free(session.name)
        self._let_go(session)
        self._keep_ended(session)

    def _keep_ended(self, session: Session) -> None:
        """Its last page stays for a while: of as many sessions as is said, whether or not anybody closes them."""
        most = max(_ENDED, 2 * self.limits.sessions)
        with self._guard:
            self._ended.append(session.name)
            old = [self._ended.popleft() for _ in range(len(self._ended) - most)]
        for name in old:
            self._begin_to_close(name, f"it has ended, and {most} others since")

    def _lost(self, names: Sequence[str], fault: EpisodeFault) -> None:
        """A process has died, and with it these episodes."""
        self.meters.lost_processes.inc()
        for name in names:
            with self._guard:
                session = self._sessions.get(name)
            if session is not None:
                self.lose(session, fault)

    def close(self, name: str, why: str = "it was closed") -> None:
        """Let an episode go. One that is gone, or never was, is not opened anymore."""
        if (closing := self._begin_to_close(name, why)) is not None:
            with suppress(HostError, TookTooLong):
                closing.result(self.limits.step)

    def _begin_to_close(self, name: str, why: str) -> Future[None] | None:
        with self._guard:
            session = self._sessions.pop(name, None)
            if name not in self._gone:
                self._gone[name] = f"There is no session {name!r} any more: {why}."
            is_live = name in self._live
        # One that is being opened is let go by whoever opens it.
        if session is None or not is_live or not session.opened.done():
            return None
        # A step may be under way.
        closing = self._let_go(session, 0.0 if session.is_idle else self.limits.step)
        # Its place is free only once it is really gone.
        closing.add_done_callback(lambda _: self._free(name))
        return closing

    def _let_go(self, session: Session, seconds: float = 0.0) -> Future[None]:
        """Close it where it is played; a place that does not, after so many seconds more, is replaced."""
        closing = session.seats.close(session.name)
        self._watch.expect(session.seats, closing, seconds)
        return closing

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
            self.close(name, "the host has ended")
        for seats in self._seats:
            seats.end()

    def _free(self, name: str) -> None:
        with self._guard:
            self._live.pop(name, None)

    def _reap(self) -> None:
        """Close what nobody uses, and replace what does not answer."""
        while not self._over.wait(min(1.0, self.limits.idle / 4)):
            self._watch.look()
            late = monotonic() - self.limits.idle
            for session in list(self._sessions.values()):
                if session.opened.done() and session.used < late and session.is_idle:
                    self.meters.reaped.inc()
                    self._begin_to_close(session.name, f"nobody used it for {self.limits.idle:g} seconds")

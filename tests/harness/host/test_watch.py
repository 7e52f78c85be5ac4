"""What does not answer is ended and replaced; what it played is a fault, and others go on."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from time import monotonic
from typing import Any

import psutil
import pytest
from deskgym.harness.host import EpisodeFault, Host, Limits, Order, Page, ProcessSeats

from .seats import FIRST, ScriptedSeats

ORDER = Order("crm-update", 7)


def until(is_so: Callable[[], bool], seconds: float = 60) -> bool:
    """Whether it comes to be so in time."""
    end, wakes = monotonic() + seconds, threading.Event()
    while not is_so() and monotonic() < end:
        wakes.wait(0.05)
    return is_so()


@pytest.fixture
def places() -> list[ProcessSeats]:
    return [ProcessSeats(2), ProcessSeats(2)]


@pytest.fixture
def host(places: list[ProcessSeats]) -> Iterator[Host]:
    with Host(places, Limits(sessions=4, step=5, answer=8)) as host:
        yield host


def process_of(seats: object) -> psutil.Process:
    assert isinstance(seats, ProcessSeats)
    assert seats.pid is not None
    return psutil.Process(seats.pid)


def test_a_late_answer_is_dropped_and_the_process_goes_on() -> None:
    with Host([ProcessSeats(2)], Limits(step=60)) as host:
        first, other = host.open(ORDER), host.open(ORDER)
        slow = first.seats.step(first.name, "wait(ms=1000)")
        slow.cancel()
        for _ in range(3):
            assert not other.step("wait(ms=500)").observation["error"]
        assert until(slow.done)
        assert not first.step("wait(ms=1)").observation["error"]
        assert host.health()["lost"] == {"processes": 0, "episodes": 0}


def test_a_process_that_stands_still_is_replaced_and_the_others_go_on(host: Host) -> None:
    lost, other = host.open(ORDER), host.open(ORDER)
    beside = next(each for each in (host.open(ORDER), host.open(ORDER)) if each.seats is lost.seats)
    frozen = process_of(lost.seats)
    browser = frozen.children(recursive=True)
    for process in (*browser, frozen):
        process.suspend()
    with pytest.raises(EpisodeFault, match="took longer than 5 seconds"):
        # More than a pipe holds: nobody may wait until it is taken in.
        lost.step("x" * 900_000)
    assert not other.step("wait(ms=1)").observation["error"]
    # Nobody asked for anything here: it is a fault all the same, and takes no room.
    assert until(lambda: beside.fault is not None)
    assert not frozen.is_running()
    _, alive = psutil.wait_procs(browser, timeout=20)
    assert alive == []
    health = host.health()
    assert (health["status"], health["live"]) == ("ok", 2)
    assert health["lost"] == {"processes": 1, "episodes": 2}
    assert b"deskgym_lost_processes_total 1.0" in host.meters.text()
    assert not other.step("wait(ms=1)").observation["error"]
    again = host.open(ORDER)
    assert again.seats is lost.seats
    assert not again.step("wait(ms=1)").observation["error"]


def test_a_browser_that_stands_still_is_replaced_with_its_process(host: Host) -> None:
    session = host.open(ORDER)
    process = process_of(session.seats)
    for child in process.children(recursive=True):
        child.suspend()
    with pytest.raises(EpisodeFault, match="took longer than 5 seconds"):
        session.step("click('e1')")
    assert until(lambda: not process.is_running())
    again = host.open(ORDER)
    assert not again.step("wait(ms=1)").observation["error"]


def test_a_browser_that_stands_still_does_not_outlive_its_process() -> None:
    seats = ProcessSeats(2)
    with Host([seats], Limits(step=5, answer=8)) as host:
        host.open(ORDER)
        process = process_of(seats)
        browser = process.children(recursive=True)
        for child in browser:
            child.suspend()
        process.kill()
        assert until(lambda: host.live == 0)
    _, alive = psutil.wait_procs(browser, timeout=20)
    assert alive == []


def test_what_dies_is_told_at_once_to_whom_it_concerns(host: Host) -> None:
    session = host.open(ORDER)
    os.kill(process_of(session.seats).pid, signal.SIGKILL)
    assert until(lambda: host.live == 0)
    with pytest.raises(EpisodeFault, match="has ended; open it anew"):
        host.verdict(session.name)


class SilentSeats(ScriptedSeats):
    """Never says that it is there, nor that it has closed anything."""

    def ping(self) -> Future[None]:
        return Future()

    def close(self, name: str) -> Future[None]:
        return Future()


def test_health_says_which_places_do_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deskgym.harness.host.watch._SLOW", 0.05)
    silent, there = SilentSeats(), ScriptedSeats()
    with Host([silent, there], Limits(answer=60, idle=0.2)) as host:
        assert until(lambda: host.health()["status"] == "degraded")
        assert host.health()["silent"] == 1
    with Host([SilentSeats()], Limits(answer=60, idle=0.2)) as host:
        assert until(lambda: host.health()["status"] == "stuck")
    with Host([silent], Limits(answer=0.1, idle=0.2)):
        assert until(lambda: silent.replaced > 0)


def test_a_fault_beside_the_end_leaves_one_of_the_two() -> None:
    seats = ScriptedSeats()
    with Host([seats], Limits(idle=60)) as host:
        session = host.open(ORDER)

        def die(action: Any) -> Page:
            seats.lost([session.name], EpisodeFault("it died"))
            return Page(FIRST.observation, reward=1.0, terminated=True, info={"verdict": {"passed": True}})

        seats._play = die
        with pytest.raises(EpisodeFault, match="it died"):
            session.step("done()")
        assert (session.reward, host.live) == (None, 0)
        assert b'deskgym_ended_total{verdict="passed"}' not in host.meters.text()

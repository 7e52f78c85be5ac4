"""Sessions: who may have one, for how long, and what stands once it has ended."""

from __future__ import annotations

import threading
from concurrent.futures import Future, ThreadPoolExecutor
from time import monotonic
from typing import Any

import pytest
from deskgym.harness.host import EpisodeFault, EpisodeOver, Host, HostFull, Limits, NoSession, Order, Page

from .seats import FIRST, ScriptedSeats

ORDER = Order("crm-update", 7)


def test_actions_lead_from_page_to_page(host: Host) -> None:
    session = host.open(ORDER)
    assert session.page == FIRST
    session.step("click('e1')")
    session.step("click('e2')")
    assert (session.steps, session.ended, session.reward) == (2, False, None)


def test_after_the_end_the_grade_stands_and_actions_are_refused(host: Host, seats: ScriptedSeats) -> None:
    session = host.open(ORDER)
    session.step("done()")
    assert not seats.open_ones
    for _ in range(2):
        with pytest.raises(EpisodeOver, match="it takes no more actions"):
            session.step("click('e1')")
    assert (session.reward, session.steps, session.verdict()) == (1.0, 1, {"passed": True})


def test_of_episodes_that_have_ended_the_latest_are_kept(monkeypatch: pytest.MonkeyPatch, host: Host) -> None:
    monkeypatch.setattr("deskgym.harness.host.host._ENDED", 0)
    assert host.limits.sessions == 2
    for number in range(5):
        host.open(ORDER, f"ended{number}").step("done()")
    with pytest.raises(NoSession, match="it has ended, and 4 others since"):
        host.get("ended0")
    assert [host.get(f"ended{number}").reward for number in range(1, 5)] == [1.0] * 4
    lost = host.open(ORDER, "lost")
    with pytest.raises(EpisodeFault):
        lost.step("fault()")
    with pytest.raises(NoSession):
        host.get("ended1")


def test_a_fault_is_no_reward_and_stays_one(host: Host, seats: ScriptedSeats) -> None:
    session = host.open(ORDER)
    for _ in range(2):
        with pytest.raises(EpisodeFault, match="it is gone"):
            session.step("fault()")
    assert session.reward is None
    with pytest.raises(EpisodeFault):
        session.verdict()
    assert not seats.open_ones
    assert b"deskgym_faults_total 1.0" in host.meters.text()


def test_a_step_that_takes_too_long_is_a_fault_that_says_so() -> None:
    goes_on = threading.Event()

    def wait(action: Any) -> Page:
        goes_on.wait(10)
        return FIRST

    with Host([ScriptedSeats(wait)], Limits(step=0.05)) as host:
        session = host.open(ORDER)
        with pytest.raises(EpisodeFault, match=r"took longer than 0\.05 seconds"):
            session.step("click('e1')")
        goes_on.set()
        assert host.live == 0


def test_a_full_host_says_so_until_a_session_is_closed_or_ended(host: Host) -> None:
    first, second = host.open(ORDER), host.open(ORDER)
    with pytest.raises(HostFull, match="All 2 sessions are taken"):
        host.open(ORDER)
    first.close()
    second.step("done()")
    assert host.live == 0
    assert host.open(ORDER).name != host.open(ORDER).name


def test_a_session_is_closed_once_and_whoever_comes_back_hears_why(host: Host) -> None:
    session = host.open(ORDER)
    session.close()
    session.close()
    with pytest.raises(NoSession, match="it was closed"):
        session.step("done()")
    with pytest.raises(NoSession, match="There is no session 's9'"):
        host.get("s9")


def test_what_breaks_while_it_is_opened_takes_no_room(host: Host, seats: ScriptedSeats) -> None:
    def broken(name: str, order: Order) -> Future[Page]:
        answer: Future[Page] = Future()
        answer.set_exception(MemoryError())
        return answer

    seats.open = broken  # type: ignore[method-assign]
    with pytest.raises(MemoryError):
        host.open(ORDER)
    assert host.live == 0


def test_what_nobody_uses_is_closed_and_what_is_used_stays(seats: ScriptedSeats) -> None:
    with Host([seats], Limits(idle=0.2)) as host:
        left, used = host.open(ORDER), host.open(ORDER)
        end = monotonic() + 10
        while left.name in seats.open_ones and monotonic() < end:
            used.step("wait(ms=1)")
        assert seats.open_ones == {used.name}
        with pytest.raises(NoSession, match=r"nobody used it for 0\.2 seconds"):
            left.step("done()")


def test_actions_of_a_session_are_done_one_after_the_other(host: Host, seats: ScriptedSeats) -> None:
    session = host.open(ORDER)
    with ThreadPoolExecutor(8) as pool:
        pages = list(pool.map(session.step, ["wait(ms=1)"] * 100))
    assert len(pages) == session.steps == 100
    assert not seats.overlapped


def test_sessions_are_shared_out_over_all_places() -> None:
    places = [ScriptedSeats(), ScriptedSeats()]
    with Host(places, Limits(sessions=4)) as host:
        for _ in range(4):
            host.open(ORDER)
        assert [len(place.open_ones) for place in places] == [2, 2]
    assert all(place.ended and not place.open_ones for place in places)


def test_a_host_that_drains_opens_nothing_and_waits_for_what_is_open(host: Host) -> None:
    session = host.open(ORDER)
    drained = threading.Thread(target=host.drain, args=(10,))
    drained.start()
    while not host.is_draining:
        pass
    with pytest.raises(HostFull, match="about to end"):
        host.open(ORDER)
    assert drained.is_alive()
    session.step("done()")
    drained.join(5)
    assert not drained.is_alive()

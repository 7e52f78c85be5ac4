"""Where episodes are played: real ones, in this process and in one of its own."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from time import monotonic

import psutil
import pytest
from deskgym.harness.host import BadOrder, EpisodeFault, Host, Limits, LocalSeats, Order, ProcessSeats

from ...support.hosting import gold_steps

FAMILY, SEED = "crm-update", 7


@pytest.fixture(scope="module")
def places() -> Iterator[list[ProcessSeats]]:
    places = [ProcessSeats(2), ProcessSeats(2)]
    yield places
    for place in places:
        place.end()


@pytest.fixture(params=["here", "in a process"])
def host(request: pytest.FixtureRequest) -> Iterator[Host]:
    seats = LocalSeats(2) if request.param == "here" else ProcessSeats(2)
    with Host([seats], Limits(sessions=2)) as host:
        yield host


def test_gold_is_rewarded_and_sees_what_the_environment_shows(host: Host) -> None:
    session = host.open(Order(FAMILY, SEED, {"observation": ["axtree", "screenshot", "marks"]}))
    for action, tree in gold_steps(FAMILY, SEED):
        assert session.page.observation["axtree"] == tree
        assert all(png.startswith(b"\x89PNG") for png in session.page.images.values())
        session.step(action)
    assert session.reward == 1.0
    assert session.page.info["verdict"]["passed"] is True


def test_what_an_agent_does_wrong_costs_a_step_and_is_told(host: Host) -> None:
    session = host.open(Order(FAMILY, SEED))
    for action in ("nonsense", {"action": "click"}, None, 3, "x" * 200_000):
        assert session.step(action).text.startswith("Error: ")
    assert session.steps == 5
    assert session.verdict()["passed"] is False


def test_a_verdict_can_be_asked_for_before_the_end(host: Host) -> None:
    session = host.open(Order(FAMILY, SEED))
    for action, _ in gold_steps(FAMILY, SEED)[:-1]:
        session.step(action)
    assert session.verdict()["passed"] is True
    assert session.reward is None


def test_an_instance_that_is_not_there_is_no_fault(host: Host) -> None:
    with pytest.raises(BadOrder, match="level"):
        host.open(Order("crm-update", 0, {"level": "expert"}))
    assert host.live == 0
    assert b"deskgym_faults_total 0.0" in host.meters.text()


def test_a_killed_process_is_a_fault_of_its_episodes_alone_and_replaced(places: list[ProcessSeats]) -> None:
    host = Host(places, Limits(sessions=4))
    lost, other = host.open(Order(FAMILY, SEED)), host.open(Order(FAMILY, SEED))
    pids = {place.pid for place in places}
    killed = next(place for place in places if place is lost.seats)
    assert isinstance(killed, ProcessSeats)
    assert killed.pid is not None
    children = psutil.Process(killed.pid).children(recursive=True)
    os.kill(killed.pid, signal.SIGKILL)
    with pytest.raises(EpisodeFault, match="has ended; open it anew"):
        lost.step("wait(ms=1)")
    assert not other.step("wait(ms=1)").observation["error"]
    again = host.open(Order(FAMILY, SEED))
    assert again.seats is killed
    assert again.page.observation["axtree"] == gold_steps(FAMILY, SEED)[0][1]
    assert killed.pid not in pids
    _, alive = psutil.wait_procs(children, timeout=20)
    assert alive == []
    for session in (other, again):
        session.close()


def test_what_is_opened_and_left_leaves_no_trace(places: list[ProcessSeats]) -> None:
    with Host([LocalSeats(4)], Limits(sessions=4, idle=0.5)) as host:
        process = psutil.Process()
        for _ in range(2):
            host.open(Order(FAMILY, SEED))
        end = monotonic() + 30
        while host.live and monotonic() < end:
            host.meters.text()
        assert host.live == 0
        files = process.num_fds()
        for _ in range(2):
            host.open(Order(FAMILY, SEED))
        end = monotonic() + 30
        while host.live and monotonic() < end:
            host.meters.text()
        assert process.num_fds() <= files + 2

"""Sessions by the caller's name, operations that are repeated, and faults that are not forgotten."""

from __future__ import annotations

import threading
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from deskgym.harness.host import Busy, Conflict, EpisodeFault, Host, NoSession, Order, Page
from deskgym.harness.host.session import WAITING

from .seats import FIRST, ScriptedSeats

ORDER = Order("crm-update", 7)
OPENING = {"family": "crm-update", "seed": 7, "session": "mine"}


def test_opening_twice_is_one_session(host: Host) -> None:
    session = host.open(ORDER, "mine")
    session.step("click('e1')")
    assert host.open(ORDER, "mine") is session
    assert (host.live, session.steps) == (1, 1)
    with pytest.raises(Conflict, match="of another episode"):
        host.open(Order("crm-update", 8), "mine")


def test_two_that_open_one_session_at_once_get_the_same(host: Host, seats: ScriptedSeats) -> None:
    goes_on, opened = threading.Event(), seats.open

    def slow(name: str, order: Order) -> Future[Page]:
        opened(name, order)
        answer: Future[Page] = Future()

        def say() -> None:
            goes_on.wait(10)
            answer.set_result(FIRST)

        threading.Thread(target=say).start()
        return answer

    seats.open = slow  # type: ignore[method-assign]
    with ThreadPoolExecutor(2) as pool:
        both = [pool.submit(host.open, ORDER, "mine") for _ in range(2)]
        goes_on.set()
        assert both[0].result() is both[1].result()
    assert host.live == 1


@pytest.mark.parametrize("was_open", [True, False])
def test_closing_twice_is_fine_and_opening_after_closing_is_refused(host: Host, was_open: bool) -> None:
    if was_open:
        host.open(ORDER, "mine")
    host.close("mine")
    host.close("mine")
    with pytest.raises(Conflict, match=r"it was closed\. Its name is not given again"):
        host.open(ORDER, "mine")
    assert host.live == 0


def test_what_is_closed_while_it_is_opened_is_gone_once_it_is_open(host: Host, seats: ScriptedSeats) -> None:
    answer: Future[Page] = Future()
    asked = threading.Event()

    def slow(name: str, order: Order) -> Future[Page]:
        asked.set()
        return answer

    seats.open = slow  # type: ignore[method-assign]
    with ThreadPoolExecutor(1) as pool:
        opening = pool.submit(host.open, ORDER, "mine")
        asked.wait(10)
        host.close("mine")
        answer.set_result(FIRST)
        with pytest.raises(NoSession, match="it was closed"):
            opening.result()
    assert host.live == 0


def test_a_repeated_step_is_the_same_step(http: httpx.Client) -> None:
    http.post("/sessions", json=OPENING)
    step = {"action": "done()", "operation_id": "first"}
    once, again = (http.post("/sessions/mine/step", json=step) for _ in range(2))
    assert (once.status_code, once.json()["reward"]) == (200, 1.0)
    assert again.json() == once.json()
    assert http.get("/sessions/mine").json()["steps"] == 1
    other = http.post("/sessions/mine/step", json={**step, "action": "click('e1')"})
    assert (other.status_code, other.json()["error"]["code"]) == (409, "conflict")
    nameless = http.post("/sessions/mine/step", json={**step, "operation_id": ""})
    assert nameless.status_code == 422


def test_an_operation_of_long_ago_is_not_done_again(host: Host) -> None:
    session = host.open(ORDER)
    for number in range(6):
        session.step("click('e1')", f"step {number}")
    with pytest.raises(Conflict, match="its answer is not kept anymore"):
        session.step("click('e1')", "step 0")
    assert session.step("click('e1')", "step 5") == FIRST
    assert session.steps == 6


def test_a_step_repeated_while_the_first_is_under_way_is_done_once() -> None:
    goes_on, actions = threading.Event(), []

    def slow(action: Any) -> Page:
        actions.append(action)
        goes_on.wait(10)
        return FIRST

    with Host([ScriptedSeats(slow)]) as host, ThreadPoolExecutor(2) as pool:
        session = host.open(ORDER)
        both = [pool.submit(session.step, "click('e1')", "one") for _ in range(2)]
        goes_on.set()
        assert [each.result() for each in both] == [FIRST, FIRST]
    assert actions == ["click('e1')"]


def test_a_fault_is_remembered_until_the_verdict_is_asked_for(http: httpx.Client) -> None:
    http.post("/sessions", json=OPENING)
    http.post("/sessions/mine/step", json={"action": "fault()"})
    assert http.delete("/sessions/mine").status_code == 204
    verdict = http.get("/sessions/mine/verdict")
    assert (verdict.status_code, verdict.json()["error"]["code"]) == (500, "fault")
    assert "it is gone" in verdict.json()["error"]["message"]


def test_an_opening_that_fails_can_be_tried_again_under_its_name(host: Host, seats: ScriptedSeats) -> None:
    opened = seats.open

    def broken(name: str, order: Order) -> Future[Page]:
        answer: Future[Page] = Future()
        answer.set_exception(EpisodeFault("no browser"))
        return answer

    seats.open = broken  # type: ignore[method-assign]
    with pytest.raises(EpisodeFault, match="no browser") as caught:
        host.open(ORDER, "mine")
    assert caught.value.retryable
    with pytest.raises(EpisodeFault, match="no browser"):
        host.verdict("mine")
    seats.open = opened  # type: ignore[method-assign]
    assert host.open(ORDER, "mine").page == FIRST
    assert host.verdict("mine") == {"passed": False}


def test_errors_say_whether_to_try_again(http: httpx.Client) -> None:
    for name in ("mine", "yours"):
        http.post("/sessions", json={**OPENING, "session": name})
    full = http.post("/sessions", json={**OPENING, "session": "theirs"}).json()["error"]
    fault = http.post("/sessions/mine/step", json={"action": "fault()"}).json()["error"]
    unknown = http.get("/sessions/nobody").json()["error"]
    assert [each["retryable"] for each in (full, fault, unknown)] == [True, False, False]


def test_who_floods_one_session_is_sent_away_and_others_go_on() -> None:
    goes_on = threading.Event()

    def slow(action: Any) -> Page:
        if action == "slow":
            goes_on.wait(30)
        return FIRST

    with Host([ScriptedSeats(slow)]) as host, ThreadPoolExecutor(WAITING) as pool:
        flooded, other = host.open(ORDER), host.open(ORDER)
        waiting = [pool.submit(flooded.step, "slow") for _ in range(WAITING)]
        while flooded.waits < WAITING:
            pass
        with pytest.raises(Busy, match="16 requests wait"):
            flooded.step("slow")
        assert other.step("click('e1')") == FIRST
        goes_on.set()
        assert all(each.result() == FIRST for each in waiting)

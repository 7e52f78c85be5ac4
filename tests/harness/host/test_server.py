"""The host's own protocol over HTTP, as any client may speak it."""

from __future__ import annotations

import json
import logging
import os
import signal
import subprocess
import sys
from collections.abc import Iterator

import httpx
import pytest
from deskgym.harness.host import Host
from deskgym.harness.host.catalogue import orders
from deskgym.harness.host.serving import JsonLines

from ...support.hosting import serving_host
from ..conftest import deskgym

ORDER = {"family": "crm-update", "seed": 7}


def opened(http: httpx.Client) -> str:
    answer = http.post("/sessions", json=ORDER)
    assert answer.status_code == 201
    return str(answer.json()["session"])


def test_a_session_is_opened_stepped_and_closed(http: httpx.Client) -> None:
    answer = http.post("/sessions", json=ORDER).json()
    path = f"/sessions/{answer['session']}"
    assert answer["limits"] == {"step": 60.0, "idle": 600.0}
    assert answer["observation"]["goal"] == "Do it."
    step = http.post(f"{path}/step", json={"action": "wait(ms=1)"}).json()
    assert (step["reward"], step["terminated"]) == (0.0, False)
    assert http.get(path).json() == {
        "session": answer["session"],
        "family": "crm-update",
        "steps": 1,
        "ended": False,
        "reward": None,
        "fault": None,
    }
    assert http.post(f"{path}/step", json={"action": "done()"}).json()["reward"] == 1.0
    assert http.get(f"{path}/verdict").json() == {"passed": True}
    assert http.delete(path).status_code == 204
    assert http.get(path).status_code == 404


@pytest.mark.parametrize(
    ("request_", "status", "code", "told"),
    [
        (("POST", "/sessions", "nonsense"), 422, "bad-order", "no JSON"),
        (("POST", "/sessions", "[" * 100_000), 422, "bad-order", "no JSON"),
        (("POST", "/sessions", " " * 1_000_001), 422, "bad-order", "at most 1,000,000 bytes"),
        (("POST", "/sessions", "{}"), 422, "bad-order", "names its 'family'"),
        (("POST", "/sessions", '{"family": "crm-updat"}'), 422, "bad-order", "crm-update"),
        (("POST", "/sessions/s99/step", '{"action": "done()"}'), 404, "no-session", "no session 's99'"),
        (("POST", "/sessions/s99/step", "[]"), 422, "bad-order", "an object with 'action'"),
        (("GET", "/sessions/s99/verdict", ""), 404, "no-session", "no session 's99'"),
        (("POST", "/sessions", '{"family": "crm-update", "session": 7}'), 422, "bad-order", "'session' is a text"),
        (("POST", "/sessions", '{"family": "crm-update", "session": "a/b"}'), 422, "bad-order", "without '/'"),
        (("POST", "/sessions", '{"family": "crm-update", "seed": []}'), 422, "bad-order", "a whole number, not []"),
        (("POST", "/sessions", '{"family": "crm-update", "seed": false}'), 422, "bad-order", "a whole number"),
        (("POST", "/sessions", '{"family": "crm-update", "seed": ""}'), 422, "bad-order", "a whole number, not ''"),
        (("POST", "/sessions", '{"family": "crm-update", "seed": 0.0}'), 422, "bad-order", "a whole number, not 0.0"),
        (("POST", "/sessions", '{"family": "crm-update", "seed": -1}'), 422, "bad-order", "0 or more"),
        (("POST", "/sessions", f'{{"family": "crm-update", "seed": {2**63}}}'), 422, "bad-order", "less than 2**63"),
        (("POST", "/sessions", '{"family": "crm-update", "place": []}'), 422, "bad-order", "a whole number, not []"),
        (("GET", "/tasks?split=dev", ""), 422, "bad-order", "choose one of train, validation, test"),
        (("GET", "/tasks?from=-1", ""), 422, "bad-order", "'from' is a whole number"),
        (("GET", f"/tasks?to={'9' * 5000}", ""), 422, "bad-order", "'to' is a whole number"),
    ],
)
def test_what_makes_no_sense_is_refused_in_words(
    http: httpx.Client, request_: tuple[str, str, str], status: int, code: str, told: str
) -> None:
    method, path, content = request_
    answer = http.request(method, path, content=content)
    error = answer.json()["error"]
    assert (answer.status_code, error["code"]) == (status, code)
    assert told in error["message"]


def test_fullness_faults_and_ends_have_words_of_their_own(http: httpx.Client) -> None:
    first, second = opened(http), opened(http)
    full = http.post("/sessions", json=ORDER)
    assert (full.status_code, full.json()["error"]["code"], full.headers["Retry-After"]) == (503, "full", "1")
    fault = http.post(f"/sessions/{first}/step", json={"action": "fault()"})
    assert (fault.status_code, fault.json()["error"]["code"]) == (500, "fault")
    assert http.get(f"/sessions/{first}").json()["reward"] is None
    http.post(f"/sessions/{second}/step", json={"action": "done()"})
    over = http.post(f"/sessions/{second}/step", json={"action": "done()"})
    assert (over.status_code, over.json()["error"]["code"]) == (409, "over")


def test_tasks_of_a_split_are_listed_in_parts(http: httpx.Client) -> None:
    answer = http.get("/tasks", params={"split": "validation", "from": 1, "to": 3}).json()
    assert answer["count"] == len(orders("validation"))
    assert answer["tasks"] == list(orders("validation")[1:3])


def test_families_are_listed(http: httpx.Client) -> None:
    listed = {each["family"]: each for each in http.get("/families").json()}
    assert listed["crm-update"]["app"] == "crm"


def test_health_and_metrics_say_how_it_goes(host: Host, http: httpx.Client) -> None:
    opened(http)
    lost = {"processes": 0, "episodes": 0}
    assert http.get("/health").json() == {"status": "ok", "live": 1, "sessions": 2, "silent": 0, "lost": lost}
    metrics = http.get("/metrics").text
    assert "deskgym_sessions 1.0" in metrics
    assert 'deskgym_opened_total{family="crm-update"} 1.0' in metrics
    host.is_draining = True
    assert http.get("/health").status_code == 503


def test_with_a_token_nobody_comes_in_without_it(host: Host) -> None:
    with serving_host(host, "secret") as address:
        assert httpx.get(f"{address}/health").status_code == 200
        for headers in ({}, {"Authorization": "Bearer wrong"}, {"Authorization": "secret"}):
            answer = httpx.post(f"{address}/sessions", json=ORDER, headers=headers)
            assert answer.status_code == 401
            assert "Authorization: Bearer TOKEN" in answer.json()["error"]["message"]
        brought = {"Authorization": "Bearer secret"}
        assert httpx.post(f"{address}/sessions", json=ORDER, headers=brought).status_code == 201


def test_beyond_this_machine_a_host_asks_for_a_token() -> None:
    result = deskgym("host", "--address", "0.0.0.0", "--port", 0)
    assert result.exit_code == 2
    assert "give it a token" in result.output


def test_a_port_that_is_taken_is_told(http: httpx.Client) -> None:
    result = deskgym("host", "--port", http.base_url.port)
    assert result.exit_code == 2
    assert f"Port {http.base_url.port} of 127.0.0.1 cannot be used" in result.output


def test_logs_are_lines_of_json() -> None:
    record = logging.makeLogRecord({"name": "deskgym.host", "msg": "opened", "levelname": "INFO", "seed": 7})
    assert json.loads(JsonLines().format(record)) == {
        "level": "info",
        "logger": "deskgym.host",
        "event": "opened",
        "seed": 7,
    }


@pytest.fixture
def command() -> Iterator[subprocess.Popen[str]]:
    arguments = [sys.executable, "-m", "deskgym.harness.cli", "host", "--port", "0", "--drain", "20", "--sessions", "2"]
    process = subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    with process:
        yield process
        process.kill()


def test_at_sigterm_it_lets_what_is_open_end_and_then_goes(command: subprocess.Popen[str]) -> None:
    assert command.stdout is not None
    address = command.stdout.readline().split(" at ")[1].split()[0]
    with httpx.Client(base_url=address, timeout=120) as http:
        session = http.post("/sessions", json=ORDER).json()["session"]
        os.kill(command.pid, signal.SIGTERM)
        while http.get("/health").status_code == 200:
            pass
        assert http.post("/sessions", json=ORDER).json()["error"]["code"] == "full"
        assert http.post(f"/sessions/{session}/step", json={"action": "done()"}).json()["reward"] == 0.0
    assert command.wait(30) == 0

"""Who may not ask: pages of other origins, what is no JSON by its type, and nobody by an empty token."""

from __future__ import annotations

import httpx
import pytest
from deskgym.harness.host import Host
from deskgym.harness.host.server import create_app
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from ..conftest import deskgym

ORDER = {"family": "crm-update", "seed": 7}
PATHS = ("/sessions", "/mcp?family=crm-update", "/openenv/reset", "/create")
FOREIGN = (
    "http://evil.example",
    "null",
    "file://",
    "file:///tmp/page.html",
    "",
    "http://[",
    "http://localhost.evil.example",
)


@pytest.mark.parametrize("origin", FOREIGN)
@pytest.mark.parametrize("path", PATHS)
def test_pages_of_other_origins_may_not_ask(http: httpx.Client, host: Host, path: str, origin: str) -> None:
    answer = http.post(path, json=ORDER, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "foreign")
    assert host.live == 0


@pytest.mark.parametrize("kind", ["text/plain", "text/plain;charset=UTF-8", "application/x-www-form-urlencoded", ""])
@pytest.mark.parametrize("path", PATHS)
def test_what_is_no_json_by_its_type_is_refused(http: httpx.Client, host: Host, path: str, kind: str) -> None:
    answer = http.post(path, content='{"family": "crm-update"}', headers={"Content-Type": kind})
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "foreign")
    assert host.live == 0


@pytest.mark.parametrize("origin", ["http://localhost:6274", "http://127.0.0.1", "https://[::1]:8443"])
def test_pages_of_this_machine_may_ask(http: httpx.Client, origin: str) -> None:
    answer = http.post("/sessions", json=ORDER, headers={"Origin": origin})
    assert answer.status_code == 201


def test_pages_of_other_origins_get_no_websocket(http: httpx.Client) -> None:
    address = f"ws://127.0.0.1:{http.base_url.port}/openenv/ws"
    with pytest.raises(InvalidStatus, match="403"), connect(address, additional_headers={"Origin": "null"}):
        pass


@pytest.mark.parametrize("token", ["", " "])
@pytest.mark.parametrize("address", ["0.0.0.0", "127.0.0.1"])
def test_an_empty_token_is_none(host: Host, token: str, address: str) -> None:
    result = deskgym("host", "--address", address, "--port", 0, "--token", token)
    assert result.exit_code == 2
    assert "An empty token would let everybody in" in result.output
    with pytest.raises(ValueError, match="empty token"):
        create_app(host, token)

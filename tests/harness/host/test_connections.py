"""Requests that are begun and not finished hold no connection for long."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
import uvicorn
from deskgym.harness.host import Host
from deskgym.harness.host.connections import PATIENCE, Connection
from deskgym.harness.host.serving import answering
from websockets.sync.client import connect

from ...support.hosting import serving_host
from .seats import ScriptedSeats


class Hasty(Connection):
    patience = 0.3


@pytest.fixture
def address() -> Iterator[str]:
    with Host([ScriptedSeats()]) as host, serving_host(host, connection=Hasty) as address:
        yield address


def test_a_request_has_ten_seconds() -> None:
    assert PATIENCE == Connection.patience == 10


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"POST /sessions HT",
        b"POST /sessions HTTP/1.1\r\nHost: here\r\n",
        b'POST /sessions HTTP/1.1\r\nHost: here\r\nContent-Length: 99\r\n\r\n{"family":',
        b"GET /health HTTP/1.1\r\nHost: here\r\n\r\nGET /hea",
    ],
    ids=["nothing", "line", "headers", "body", "second request"],
)
def test_what_is_sent_by_half_is_dropped(address: str, half: bytes) -> None:
    place = urlsplit(address)
    with socket.create_connection((place.hostname, place.port), timeout=10) as client:
        client.sendall(half)
        heard = b""
        try:
            while part := client.recv(65_536):
                heard += part
        except ConnectionResetError:
            pass
    assert heard.count(b"HTTP/1.1") == half.count(b"\r\n\r\nGET")
    assert httpx.get(f"{address}/health").status_code == 200


def test_a_connection_is_kept_between_requests(address: str) -> None:
    with httpx.Client(base_url=address) as client:
        client.get("/health")
        session = client.post("/sessions", json={"family": "crm-update", "seed": 7}).json()["session"]
        slow = socket.create_connection((client.base_url.host, client.base_url.port or 0))
        with slow:
            # Once it is dropped, a connection made before it has been idle for as long.
            slow.recv(1)
        assert client.get(f"/sessions/{session}").status_code == 200


def test_a_websocket_stays_open_for_longer() -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            await receive()
            await send({"type": "websocket.send", "text": "still here"})

    config = uvicorn.Config(app, http=Hasty, log_config=None, lifespan="off")
    with answering(config) as address, connect(address.replace("http", "ws")) as client:
        with pytest.raises(TimeoutError):
            client.recv(timeout=1)
        client.send("hello")
        assert client.recv(timeout=10) == "still here"

"""The network of one environment, asked without a browser."""

from __future__ import annotations

import socket
from collections.abc import Iterable, Iterator
from contextlib import closing
from http.client import HTTPConnection
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest
from deskgym.gym.server import Server

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIEnvironment

HOST = {"Host": "crm.deskgym.test"}


class Echo:
    """A WSGI app that answers what it was sent, or without reading it."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.ended = 0

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        path = environ["PATH_INFO"]
        self.asked.append(f"{environ['REQUEST_METHOD']} {path}")
        said = environ["wsgi.input"].read() if path == "/echo" else path.encode()
        if path == "/parts":
            start_response("200 OK", [("Content-Type", "text/plain")])
            return self._parts()
        start_response("200 OK", [("Content-Type", "text/plain"), ("Content-Length", str(len(said)))])
        return [said]

    def _parts(self) -> Iterator[bytes]:
        try:
            yield b"one, "
            yield b"two"
        finally:
            self.ended += 1


@pytest.fixture
def app() -> Echo:
    return Echo()


@pytest.fixture
def server(app: Echo) -> Iterator[Server]:
    with closing(Server()) as server:
        server.office = app
        yield server


@pytest.fixture
def connection(server: Server) -> Iterator[HTTPConnection]:
    parts = urlsplit(server.address)
    assert parts.hostname
    with closing(HTTPConnection(parts.hostname, parts.port, timeout=10)) as connection:
        yield connection


def ask(connection: HTTPConnection, path: str, body: bytes | None = None) -> bytes:
    connection.request("GET" if body is None else "POST", path, body, HOST)
    return connection.getresponse().read()


def test_requests_follow_one_another_on_one_connection(connection: HTTPConnection) -> None:
    assert ask(connection, "/first") == b"/first"
    used = connection.sock
    assert used is not None
    assert ask(connection, "/second") == b"/second"
    assert connection.sock is used


def test_a_body_is_read_to_its_end_and_no_further(connection: HTTPConnection) -> None:
    assert ask(connection, "/echo", b"a" * 100_000) == b"a" * 100_000
    assert ask(connection, "/echo", b"") == b""
    assert ask(connection, "/echo", b"short") == b"short"


def test_a_body_that_the_app_does_not_read_is_not_taken_for_a_request(app: Echo, connection: HTTPConnection) -> None:
    smuggled = b"GET /smuggled HTTP/1.1\r\nHost: crm.deskgym.test\r\n\r\n"
    assert ask(connection, "/unread", smuggled * 2_000) == b"/unread"
    assert ask(connection, "/after") == b"/after"
    assert app.asked == ["POST /unread", "GET /after"]


def test_a_body_sent_in_chunks_ends_with_the_last_of_them(app: Echo, connection: HTTPConnection) -> None:
    for path, said in (("/echo", b"one two"), ("/unread", b"/unread")):
        connection.request("POST", path, iter([b"one ", b"two"]), HOST, encode_chunked=True)
        assert connection.getresponse().read() == said
    assert ask(connection, "/after") == b"/after"
    assert app.asked == ["POST /echo", "POST /unread", "GET /after"]


def test_an_answer_without_a_length_ends_with_its_connection(app: Echo, connection: HTTPConnection) -> None:
    assert ask(connection, "/parts") == b"one, two"
    assert connection.sock is None
    assert app.ended == 1
    assert ask(connection, "/again") == b"/again"


def test_answers_carry_the_worlds_clock_and_no_other(server: Server, connection: HTTPConnection) -> None:
    server.clock, server.seed = 1_773_669_600_000.0, 7
    connection.request("GET", "/", headers=HOST)
    answer = connection.getresponse()
    assert answer.read() == b"/"
    assert answer.headers["Server-Timing"] == "clock;dur=1773669600000, seed;dur=7"
    assert answer.headers["Date"] is None


@pytest.mark.parametrize("line", ["CONNECT example.com:443", "GET http://example.com:8080/"])
def test_what_is_not_the_office_is_refused(line: str, server: Server, app: Echo) -> None:
    parts = urlsplit(server.address)
    with socket.create_connection((parts.hostname, parts.port), timeout=10) as client:
        client.sendall(f"{line} HTTP/1.1\r\nHost: example.com:443\r\n\r\n".encode())
        assert client.recv(1000).startswith(b"HTTP/1.1 403 Forbidden\r\n")
    assert app.asked == []


def test_nobody_is_in_flight_once_all_is_answered(server: Server, connection: HTTPConnection) -> None:
    # The last one is over only when its connection is.
    for path in ("/one", "/two", "/parts"):
        ask(connection, path)
    assert server.active == 0


def test_closing_hangs_up_who_still_listens(server: Server, connection: HTTPConnection) -> None:
    ask(connection, "/first")
    used = connection.sock
    assert used is not None
    server.close()
    assert used.recv(1) == b""

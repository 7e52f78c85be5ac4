"""The server: takes a request, checks it, and answers with the script's next move in the wire's format."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Protocol

from ....support.serving import serving
from .moves import Move

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIEnvironment


class Wire(Protocol):
    """One provider's format."""

    #: What follows the address in the SDK's base URL.
    suffix: str

    def check(self, request: dict[str, Any]) -> None:
        """Assert that a request is what the provider takes: parsed by the SDK's own types, every call answered."""
        ...

    def prompt(self, request: dict[str, Any]) -> list[Any]:
        """The messages of a request, in their order, those before the first included."""
        ...

    def pictures(self, request: dict[str, Any]) -> int: ...

    def reply(self, move: Move, request: dict[str, Any], usage: dict[str, int]) -> dict[str, Any]: ...

    def error(self, move: Move) -> dict[str, Any]: ...


# How the data of a PNG begin and go on.
_PNG = re.compile(r"iVBORw0KGgo[A-Za-z0-9+/_=-]*")
# What the stub counts a picture as.
PICTURE = 1_200


class Stub:
    """A model that says what a script tells it to, and counts tokens as a provider would."""

    def __init__(self, wire: Wire, script: Iterable[Move]) -> None:
        self.wire, self._script = wire, iter(script)
        self.characters_a_token = 4
        self.checks_every = 1  # how many requests
        self.headers: list[dict[str, str]] = []
        self.requests: list[dict[str, Any]] = []
        self.tokens: list[int] = []
        self.cached: list[int] = []
        self.problems: list[str] = []
        self.asked, self.over = threading.Event(), threading.Event()
        self._last: list[str] = []

    def __call__(self, environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
        request = json.loads(environ["wsgi.input"].read(int(environ["CONTENT_LENGTH"])))
        request["path"], request["betas"] = environ["PATH_INFO"], environ.get("HTTP_ANTHROPIC_BETA", "").split(",")
        self.requests.append(request)
        self.asked.set()
        self.headers.append({name: value for name, value in environ.items() if name.startswith("HTTP_")})
        try:
            if len(self.tokens) % self.checks_every == 0:
                self.wire.check(request)
            move = next(self._script)
        except (AssertionError, StopIteration, ValueError, KeyError) as error:
            self.problems.append(f"{type(error).__name__}: {error}")
            # Nothing that is tried again: the test reads what was wrong.
            return self._answer(start_response, Move(status=400, error="this stub found something wrong"), {})
        if move.hangs:
            self.over.wait(30)
        usage = self._count(request)
        return self._answer(start_response, move, self.wire.reply(move, request, usage))

    def _answer(self, start_response: StartResponse, move: Move, reply: dict[str, Any]) -> Iterable[bytes]:
        body = json.dumps(reply if move.status == 200 else self.wire.error(move))
        status = f"{move.status} {'OK' if move.status == 200 else 'Not so'}"
        if move.garbage:
            start_response(status, [("Content-Type", "text/html")])
            return [b"<h1>It works!</h1>"]
        data = body.encode()
        told = {"Content-Type": "application/json", "Content-Length": str(len(data)), **move.headers}
        start_response(status, [*told.items()])
        return [data]

    def _count(self, request: dict[str, Any]) -> dict[str, int]:
        """The tokens of a request, and those that a cache would have kept: the messages that it begins with again."""
        messages = [json.dumps(part) for part in self.wire.prompt(request)]
        same = 0
        while same < min(len(messages), len(self._last)) and messages[same] == self._last[same]:
            same += 1
        self._last = messages
        sizes = [self._tokens(message) for message in messages]
        self.tokens.append(sum(sizes))
        self.cached.append(sum(sizes[:same]))
        return {"input": sum(sizes), "cached": sum(sizes[:same]), "output": 40}

    def _tokens(self, message: str) -> int:
        """A token for so many characters, and a price for each picture, whose data are a PNG's."""
        pictures = _PNG.findall(message)
        return (len(message) - sum(map(len, pictures))) // self.characters_a_token + PICTURE * len(pictures)


@contextmanager
def stub_server(wire: Wire, script: Iterable[Move]) -> Iterator[tuple[Stub, str]]:
    """The stub, and the base URL at which an SDK finds it. Fails if it was sent something wrong."""
    stub = Stub(wire, script)
    with serving(stub) as port:
        try:
            yield stub, f"http://127.0.0.1:{port}{wire.suffix}"
        finally:
            stub.over.set()
    assert stub.problems == []

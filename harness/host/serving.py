"""Runs a host as a server until it is told to end."""

from __future__ import annotations

import ipaddress
import json
import logging
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

import uvicorn

from ..errors import CannotServe
from .connections import Connection
from .host import Host
from .limits import Limits
from .processes import ProcessSeats
from .server import Mount, create_app

#: What every log record has by itself; the rest was given with it.
_USUAL = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """A log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {"level": record.levelname.lower(), "logger": record.name, "event": record.getMessage()}
        # What begins with an underscore is for whoever put it there: frameworks mark the records of all.
        told |= {name: it for name, it in record.__dict__.items() if name not in _USUAL and not name.startswith("_")}
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, default=str)


@contextmanager
def answering(config: uvicorn.Config) -> Iterator[str]:
    """The address at which what is configured answers, in a thread, until the block ends."""
    with socket.create_server(("127.0.0.1", 0), backlog=256) as listening:
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
        thread.start()
        try:
            yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        finally:
            server.should_exit = True
            thread.join()


class _Server(uvicorn.Server):
    """Ends once all that is open has ended, or after so many seconds; at the second signal at once."""

    def __init__(self, config: uvicorn.Config, host: Host, patience: float) -> None:
        super().__init__(config)
        self._host, self._patience = host, patience

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self._host.is_draining:
            super().handle_exit(sig, frame)
            return
        self._host.is_draining = True
        threading.Thread(target=self._drain, args=(sig,), name="deskgym-drain", daemon=True).start()

    def _drain(self, sig: int) -> None:
        if sig == signal.SIGTERM:
            self._host.drain(self._patience)
        self.should_exit = True


def serve_host(
    address: str,
    port: int,
    limits: Limits,
    *,
    processes: int,
    token: str | None,
    patience: float,
    announce: Callable[[str], None],
    mount: Mount | None = None,
) -> None:
    """Serve until Ctrl-C or SIGTERM; after SIGTERM episodes have `patience` seconds to end. Raises CannotServe."""
    if token is not None and not token.strip():
        raise CannotServe("An empty token would let everybody in: choose one, or leave it out.")
    if token is None and not _is_local(address):
        raise CannotServe(
            f"Whoever reaches {address} could use this host: give it a token, by --token or DESKGYM_HOST_TOKEN."
        )
    try:
        listening = socket.create_server((address, port), backlog=256)
    except OSError as error:
        raise CannotServe(
            f"Port {port} of {address} cannot be used: {error.strerror}. Choose another --port."
        ) from error
    # Connections inherit it. Otherwise the body of an answer waits for the client to confirm its head: 40 ms.
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    _log_as_json()
    each = -(-limits.sessions // processes)
    with listening, Host([ProcessSeats(each) for _ in range(processes)], limits) as host:
        config = served(host, token, mount=mount)
        announce(f"Up to {limits.sessions} sessions at http://{address}:{listening.getsockname()[1]}/ (Ctrl-C ends it)")
        _Server(config, host, patience).run(sockets=[listening])


def served(
    host: Host, token: str | None, connection: type[Connection] = Connection, mount: Mount | None = None
) -> uvicorn.Config:
    """How a host is served."""
    app = create_app(host, token, mount)
    return uvicorn.Config(
        app, http=connection, log_config=None, access_log=False, ws_max_size=16_000_000, timeout_keep_alive=75
    )


def _is_local(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return address == "localhost"


def _log_as_json() -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    for name in ("deskgym", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(logging.INFO)

"""The web server behind `deskgym serve`."""

from __future__ import annotations

import errno
import fcntl
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from types import FrameType
from typing import Literal

import waitress

from ..apps.platform.looks import PLAIN, Look
from ..apps.portal.front_door import FrontDoor
from ..apps.sheet.xlsx import end_readers
from ..seeds.errors import WorldError
from ..seeds.world import World
from .errors import CannotServe


def serve(
    data: Path,
    *,
    seed: int,
    size: Literal["small", "large"] = "small",
    port: int,
    fresh: bool = False,
    choose_account: bool = False,
    look: Look = PLAIN,
    announce: Callable[[str], object],
) -> None:
    """Serve the world kept in the file `data` to this machine's `port` until interrupted. Raises CannotServe.

    It is served in `look` until another is chosen on the portal. There one click logs anybody in; the apps' own pages
    ask for a password unless told to `choose_account`.
    """
    with closing(_reserve(port)) as listener, _alone(data), closing(_world(data, seed, size, fresh)) as world:
        door = FrontDoor(world, choose_account=choose_account, look=look)
        server = waitress.create_server(door, sockets=[listener], threads=4, ident="")
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, _close)
        with world.session() as db:
            name = db.company.name
        try:
            announce(f"{name} is open: http://localhost:{port}/ (seed {seed}, data in {data}). Ctrl-C closes it.")
            server.run()
        except KeyboardInterrupt:
            # Once it runs it returns by itself; this one came before.
            pass
        finally:
            server.close()
    announce("Closed. Everything is kept.")


def _close(number: int, frame: FrameType | None) -> None:
    # A thread that waits for a file to be read would hold the server up.
    end_readers()
    signal.default_int_handler(number, frame)


def _reserve(port: int) -> socket.socket:
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(("127.0.0.1", port))
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise CannotServe(f"Port {port} is taken. Choose another one: deskgym serve --port {port + 1}") from error
        raise CannotServe(f"Port {port} cannot be used: {error.strerror}.") from error
    return listener


@contextmanager
def _alone(data: Path) -> Iterator[None]:
    """Keep a second server from the same file, which it might replace under this one."""
    try:
        data.parent.mkdir(parents=True, exist_ok=True)
        lock = data.with_name(f"{data.name}.lock").open("w")
    except OSError as error:
        raise CannotServe(f"The data cannot be kept in {data}: {error.strerror}.") from error
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise CannotServe(
                f"{data} is open in another `deskgym serve`. Close it, or name another --data."
            ) from error
        yield


def _world(data: Path, seed: int, size: Literal["small", "large"], fresh: bool) -> World:
    try:
        return World.open(data, seed, size, fresh=fresh)
    except (WorldError, OSError) as error:
        raise CannotServe(str(error)) from error

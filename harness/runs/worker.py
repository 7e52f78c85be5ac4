"""A process that plays episodes of a run: one browser, and as many players at a time as are asked for."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import ExitStack, suppress
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path

from ..agents.loading import load_agent
from ..episodes.rollout import one_browser
from ..episodes.workers import spare_the_collector
from ..errors import CannotWrite
from .config import RunConfig
from .entries import RunEntry
from .episode import Cut, Spent
from .folder import RunFolder
from .keys import EpisodeKey
from .player import Player

# Seconds in which steps under way come to their end when the run stops.
_LAST_STEPS = 3.0


class Worker:
    """Plays episodes, several at a time if `play` is called in several threads, each with a player of its own."""

    def __init__(self, config: RunConfig, folder: Path, spent: Spent) -> None:
        """Raises BadAgent."""
        #: Set when the run stops: then nothing more lands.
        self.stopping = threading.Event()
        self._resources = ExitStack()
        if config.interface != "tools":
            self._resources.enter_context(one_browser())
        make_agent = load_agent(
            config.agent, config.options, form=config.form, kinds=config.observation, interface=config.interface
        )
        self._make_player = partial(Player, config, RunFolder(folder), make_agent, spent=spent, stopping=self.stopping)
        self._guard = threading.Lock()
        self._idle: list[Player] = []

    def play(self, key: EpisodeKey) -> RunEntry:
        """Play an episode and have it land. Raises NoBrowser, BadAgent, CannotWrite, and Cut when the run stops."""
        player = self._take(key.family)
        try:
            return player.play(key)
        except OSError as error:
            raise CannotWrite(
                f"An episode could not be written ({error}): make room, and go on with --resume."
            ) from error
        finally:
            with self._guard:
                self._idle.append(player)

    def _take(self, family: str) -> Player:
        """An idle player, best one that has this family open."""
        with self._guard:
            for player in self._idle:
                if player.family == family:
                    self._idle.remove(player)
                    return player
            return self._idle.pop() if self._idle else self._make_player()

    def close(self) -> None:
        """Close the environments of idle players, and the browser."""
        for player in self._idle:
            player.close()
        self._resources.close()


def serve(connection: Connection, config: RunConfig, folder: Path, concurrency: int) -> None:
    """Play the episodes that come over the connection, and say there what came of them, until None or its end comes."""
    # At a terminal Ctrl-C reaches every process: the one that leads decides.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    spare_the_collector()
    send = partial(_send, connection, threading.Lock())
    try:
        worker = Worker(config, folder, partial(send, "spent"))
    except Exception as error:  # noqa: BLE001 whoever leads raises it
        send("broken", error)
        return
    threads = ThreadPoolExecutor(concurrency, "deskgym-episode")
    send("ready")
    playing: set[Future[None]] = set()
    while (key := _next(connection)) is not None:
        playing = {each for each in playing if not each.done()}
        playing.add(threads.submit(_play, worker, key, send))
    worker.stopping.set()
    wait(playing, _LAST_STEPS)
    worker.close()
    # Threads that still wait for a model would keep the process.
    os._exit(0)


def _play(worker: Worker, key: EpisodeKey, send: Callable[..., None]) -> None:
    try:
        send("landed", worker.play(key))
    except Cut:
        pass
    except Exception as error:  # noqa: BLE001 whoever leads raises it
        send("broken", error)


def _next(connection: Connection) -> EpisodeKey | None:
    try:
        key: EpisodeKey | None = connection.recv()
    except EOFError:
        return None
    return key


def _send(connection: Connection, guard: threading.Lock, *message: object) -> None:
    # Where whoever leads is gone, the next key does not come either.
    with guard, suppress(OSError):
        connection.send(message)

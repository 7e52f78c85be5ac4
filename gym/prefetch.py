"""Loading the episodes of one environment, when they are asked for or one ahead."""

from __future__ import annotations

import threading
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import ExitStack, closing, nullcontext

from ..tasks.registry import Family
from .browser import Browser
from .episode import Episode
from .instances.building import WorldBuilder
from .instances.keys import InstanceKey
from .opening import View, prepare_episode
from .server import Server
from .sharing import Shared


class Threads:
    """The threads in which the environments of a process have work done that they need not wait for."""

    def __init__(self) -> None:
        #: Copies worlds. One thread for all: the C library keeps what was freed for the thread that it was made in, and
        #: threads of a moment would leave ever more of that.
        self.background = ThreadPoolExecutor(1, "deskgym-background")
        #: Opens the next episode of one environment at a time, the one that holds the turn.
        self.prefetch = ThreadPoolExecutor(1, "deskgym-prefetch")
        self.turn = threading.Lock()
        self.builder = WorldBuilder()

    def close(self) -> None:
        """Wait for what is being done, and end the threads."""
        self.prefetch.shutdown()
        self.background.shutdown()
        self.builder.close()


_threads = Shared(Threads, Threads.close)


class EpisodeLoader:
    """Opens episodes of a family one after the other; the next one already while the last is played, if told its key.

    It does not know the environment, so that nothing that is still being opened keeps that alive.
    """

    def __init__(self, browser: Browser, family: Family, view: View, *, in_turn: bool) -> None:
        """`in_turn`: of the process's loaders that say so, one at a time has an episode open ahead."""
        self._browser, self._family, self._view = browser, family, view
        self._shared = _threads.acquire()
        self._turn = self._shared.turn if in_turn else None
        self._thread = self._shared.prefetch if in_turn else ThreadPoolExecutor(1, "deskgym-prefetch")
        # Networks that no episode uses.
        self._servers: list[Server] = []
        self._ahead: tuple[InstanceKey, Future[Episode]] | None = None
        # Episodes opened ahead that nobody wanted, being ended.
        self._ending: list[Future[None]] = []

    def load(self, key: InstanceKey, last: Episode | None, then: InstanceKey | None) -> Episode:
        """The episode of `key` instead of the `last` one; `then` is the key of the one to open meanwhile.

        That one is left for later when another loader has the turn. Raises NoBrowser, BrowserDied, and faults of the
        task.
        """
        episode = self._take(key)
        if last is not None:
            self._begin_closing(last)
        try:
            if episode is None:
                if last is not None and not self._browser.alive:
                    last.close()
                self._browser.start()
                episode = self._open(key, last)
            if then is not None and (self._turn is None or self._turn.acquire(blocking=False)):
                self._ahead = then, self._thread.submit(self._open, then, last)
                last = None
            return episode
        finally:
            if last is not None:
                last.close()

    def build_ahead(self, *worlds: int | None) -> None:
        """Have the first of these worlds that is not there yet built meanwhile."""
        for world in worlds:
            if world is not None:
                self._shared.builder.begin(world)

    def _open(self, key: InstanceKey, last: Episode | None) -> Episode:
        """The episode of `key`, started once the `last` one, whose network it may take over, is closed."""
        server = self._servers.pop() if self._servers else Server()
        with ExitStack() as undo:
            undo.callback(self._servers.append, server)
            self._shared.builder.wait(self._family.world_of(key.number, key.split))
            with closing(last) if last is not None else nullcontext():
                episode = prepare_episode(self._browser, server, self._shared.background, self._view, self._family, key)
            undo.callback(episode.close)
            episode.start()
            undo.pop_all()
        return episode

    def _begin_closing(self, episode: Episode) -> None:
        """Begin to end an episode. Its network is free for the next, which closes it before it starts."""
        self._servers.append(episode.server)
        episode.begin_closing()

    def _take(self, key: InstanceKey) -> Episode | None:
        """The episode opened ahead, if it has this key, came to be and lives; any other is ended meanwhile."""
        if self._ahead is None:
            return None
        opened, future = self._ahead
        wanted = opened == key and future.exception() is None and future.result().alive
        self._ahead = None
        if wanted:
            self._give_up_turn()
            return future.result()
        if self._browser.alive:
            self._ending = [each for each in self._ending if not each.done()]
            self._ending.append(self._thread.submit(self._end, future))
        else:
            self._end(future)
        return None

    def _end(self, opening: Future[Episode]) -> None:
        try:
            # A fault will come again, and be told, when the episode is opened for somebody.
            if opening.exception() is None:
                episode = opening.result()
                episode.close()
                episode.server.close()
        finally:
            self._give_up_turn()

    def _give_up_turn(self) -> None:
        if self._turn is not None:
            self._turn.release()

    def close(self, last: Episode | None) -> None:
        """End the `last` episode and whatever is open ahead, and close the networks."""
        try:
            if self._ahead is not None:
                self._end(self._ahead[1])
            if last is not None:
                self._begin_closing(last)
                last.close()
        finally:
            wait(self._ending)
            if self._turn is None:
                self._thread.shutdown()
            for server in self._servers:
                server.close()
            _threads.release(self._shared)

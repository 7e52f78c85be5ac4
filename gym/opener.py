"""Opening the episodes of one environment, when they are asked for or one ahead."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import ExitStack

from ..tasks.registry import Family
from .browser import Browser
from .episode import Episode, Place, View
from .server import Server


class Opener:
    """Opens episodes of a family one after the other; the next one already while the last is played, if told its place.

    It does not know the environment, so that nothing that is still being opened keeps that alive.
    """

    def __init__(self, browser: Browser, family: Family, view: View, *, in_turn: bool) -> None:
        """`in_turn`: of the browser's openers that say so, one at a time has an episode open ahead."""
        self._browser, self._family, self._view = browser, family, view
        self._turn = browser.turn if in_turn else None
        self._thread = browser.ahead if in_turn else ThreadPoolExecutor(1, "deskgym-ahead")
        # Networks that no episode uses.
        self._servers: list[Server] = []
        self._ahead: tuple[Place, Future[Episode]] | None = None
        # Episodes opened ahead that nobody wanted, being ended.
        self._ending: list[Future[None]] = []

    def open(self, place: Place, last: Episode | None, then: Place | None) -> Episode:
        """The episode of `place` instead of the `last` one; `then` is the place of the one to open meanwhile.

        That one is left for later when another opener has the turn. Raises NoBrowser, BrowserDied, and faults of the
        task.
        """
        episode = self._take(place)
        with ExitStack() as rest:
            if last is not None:
                rest.enter_context(self._leave(last))
            if episode is None:
                if not self._browser.alive:
                    rest.close()
                self._browser.start()
                episode = self._open(place, rest)
            if then is not None and (self._turn is None or self._turn.acquire(blocking=False)):
                self._ahead = then, self._thread.submit(self._open, then, rest.pop_all())
        return episode

    def _open(self, place: Place, rest: ExitStack) -> Episode:
        server = self._servers.pop() if self._servers else Server()
        try:
            with rest:
                return Episode(self._browser, server, self._view, self._family, place, rest)
        except BaseException:
            self._servers.append(server)
            raise

    def _leave(self, episode: Episode) -> ExitStack:
        """Begin to end an episode. Its network is free for the next, which closes what is returned before it serves."""
        self._servers.append(episode.server)
        return episode.leave()

    def _take(self, place: Place) -> Episode | None:
        """The episode opened ahead, if it is of this place, came to be and lives; any other is ended meanwhile."""
        if self._ahead is None:
            return None
        opened, future = self._ahead
        wanted = opened == place and future.exception() is None and future.result().alive
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
                episode.leave().close()
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
                self._leave(last).close()
        finally:
            wait(self._ending)
            if self._turn is None:
                self._thread.shutdown()
            for server in self._servers:
                server.close()

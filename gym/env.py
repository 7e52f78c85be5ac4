"""The Gymnasium environment: one person's work at the office's apps, through a real browser."""

from __future__ import annotations

import atexit
import sys
from typing import Any

import gymnasium

from ..seeds.world import World
from . import actions as do
from .base import EpisodeEnv, opened
from .browser import acquire, release
from .config import RENDER_MODES, Config
from .episode import Episode
from .inputs import reach
from .instances.keys import InstanceKey
from .memory import trim
from .observations import kinds_for, space_of
from .opening import View
from .pixels import Pixels, pixels
from .prefetch import EpisodeLoader
from .snapshot import Node, Snapshot
from .spaces import ActionSpace


class OfficeEnv(EpisodeEnv[Episode]):
    """Episodes of one task family in a browser. `reset(seed=n)` opens instance n; `reset()` the one after the last."""

    metadata: dict[str, Any] = {"render_modes": [*RENDER_MODES], "render_fps": 4}

    def __init__(self, family: str, **options: Any) -> None:
        super().__init__(config := Config(family, **options))
        self.kinds = kinds_for(self.family, config.observation)
        has_tools = config.interface == "both"
        width, height = config.picture
        self.observation_space: gymnasium.spaces.Dict = space_of(self.kinds, width, height, has_tools=has_tools)
        self.action_space = ActionSpace(width, height, config.action_set)
        self._ahead = False if config.render_mode == "human" else config.ahead
        self._browser = acquire(headless=config.render_mode != "human")
        view = View(self.kinds, width, height, config.offer)
        self._loader = EpisodeLoader(self._browser, self.family, view, in_turn=not self._ahead)
        self._is_complete()

    def _read(self, action: Any) -> do.Reading:
        return self.config.action_set.read(action)

    def _known(self) -> dict[str, Any]:
        hands = self.episode.hands
        told = {} if hands is None else {"interface": "both", "tools": hands.described()}
        return {**super()._known(), **told}

    def _load(self, key: InstanceKey, last: Episode | None, then: InstanceKey, *, foreseen: bool) -> Episode:
        if foreseen and self._ahead is not False and self.config.size == "small":
            self._loader.build_ahead(self.family.world_of(then.number, then.split), self._succession.next_world())
        return self._loader.load(key, last, then if self._opens_ahead(then, foreseen=foreseen) else None)

    def _opens_ahead(self, then: InstanceKey, *, foreseen: bool) -> bool:
        """Whether to open the next instance already. `foreseen`: the present one was where the last one led to."""
        if self._ahead is not None:
            return self._ahead
        # Whoever has not gone from one instance to the next so far may well go elsewhere, and may close as soon as this
        # one is over: to build a world takes too long for a guess.
        return foreseen and World.is_built(self.family.world_of(then.number, then.split), then.size)

    def page_snapshot(self) -> Snapshot:
        """The page of the latest observation, as nodes."""
        return self.episode.snapshot

    @property
    def network(self) -> str:
        """Address of this environment's proxy, the only host that its browser talks to."""
        return self.episode.server.address

    def reach(self, node: Node) -> tuple[tuple[int, int] | None, do.Scroll | None]:
        """The pixel at which a mouse would meet `node` as the page stands, or else the scroll that brings it nearer."""
        return self._browser.run(reach(self.episode.screen, node))

    def picture(self) -> bytes:
        """The viewport as the browser's own PNG: a screenshot without the time to make an array of it."""
        return self._browser.run(self.episode.screen.renderer.frame(drawn=True))

    def render(self) -> Pixels | None:
        """The screen as an array in mode rgb_array; in mode human the window shows itself."""
        if self.render_mode != "rgb_array":
            return None
        return pixels(self.picture())

    def close(self) -> None:
        """Leave nothing behind: context, server, and with the last environment the browser."""
        if self._closed:
            return
        self._closed = True
        opened.discard(self)
        (last, self._episode), self._running = (self._episode, None), False
        try:
            self._loader.close(last)
        finally:
            release(self._browser)
        if not opened:
            trim()

    def __del__(self) -> None:
        # When the interpreter ends, the threads that closing waits for have stopped already.
        if not getattr(self, "_closed", True) and not sys.is_finalizing():
            self.close()


@atexit.register
def _close_all() -> None:
    for env in list(opened):
        env.close()

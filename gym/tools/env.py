"""The Gymnasium environment without a browser: one person's work through the tools of the office's apps."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from gymnasium import spaces

from ...apps.platform.looks import Look
from ...seeds.world import World
from ...tasks.registry import Opening
from .. import actions as do
from ..base import EpisodeEnv, opened
from ..config import MOST_STEPS, Config, check_needs
from ..dials import SERVED
from ..errors import BadOption
from ..instances.keys import InstanceKey
from ..memory import trim
from ..spaces import Unicode, UnicodeTuple
from .episode import ToolEpisode
from .offers import check_offer
from .space import OF_TOOLS, ToolActionSpace


class ToolEnv(EpisodeEnv[ToolEpisode]):
    """Episodes of one task family through tools. Same instances, same seeds, same verdicts as in a browser.

    `info["tools"]` of `reset` has the tools with their schemas.
    """

    metadata: dict[str, Any] = {"render_modes": [], "render_fps": 4}

    def __init__(self, family: str, **options: Any) -> None:
        config = Config(family, **options)
        if config.render_mode is not None:
            raise BadOption("Through tools there is nothing to be seen: leave out 'render_mode'.")
        check_offer(config.tools)
        super().__init__(config)
        check_needs(self.family, has_pictures=False)
        self.observation_space = spaces.Dict(
            {
                "goal": Unicode(10_000),
                "apps": UnicodeTuple(10_000),
                "error": Unicode(10_000),
                "steps_left": spaces.Discrete(MOST_STEPS + 1),
                **OF_TOOLS,
            }
        )
        self.action_space = ToolActionSpace()
        self._is_complete()

    def _read(self, action: Any) -> do.Reading:
        return do.read_action(action, do.TOOL_KINDS)

    def _load(self, key: InstanceKey, last: ToolEpisode | None, then: InstanceKey, *, foreseen: bool) -> ToolEpisode:
        if last is not None:
            last.close()
        family = replace(self.family, dials=key.dials)
        built = World.shared(family.world_of(key.number, key.split), key.size)
        opening: Opening = family.open_in(built, key.number, key.split)
        return ToolEpisode(opening, self.config.tools)

    def _check_look(self, look: Look) -> None:
        if not look.is_plain:
            raise BadOption(SERVED)

    def _known(self) -> dict[str, Any]:
        return {**super()._known(), "interface": "tools", "tools": self.episode.hands.described()}

    def close(self) -> None:
        """Let the worlds go."""
        if self._closed:
            return
        self._closed = True
        opened.discard(self)
        (last, self._episode), self._running = (self._episode, None), False
        if last is not None:
            last.close()
        if not opened:
            trim()

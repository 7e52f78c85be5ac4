"""A policy as an agent of `deskgym run`: `--agent deskgym.harness.learn.neural.player:Pointer`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import torch

from ...agents.protocol import Briefing, Observation
from ..situation import Deed, situation
from .checkpoint import load
from .choosing import Chooser


class Pointer:
    """Acts on the tree of a page as a policy says, by what is likeliest, or with `luck=true` drawn by it."""

    def __init__(self, policy: str, luck: str = "false") -> None:
        self._policy, self._about = load(Path(policy))
        self._draws = luck == "true"
        self._begin(0)

    def begin(self, briefing: Briefing) -> None:
        self._begin(briefing.seed)

    def act(self, observation: Observation) -> dict[str, Any]:
        choice = self._chooser.choose(situation(observation, self._deeds, self._about.sight))
        self._deeds.append(choice.deed)
        return choice.action

    def _begin(self, seed: int) -> None:
        luck = torch.Generator().manual_seed(seed % 2**63) if self._draws else None
        self._chooser = Chooser(self._policy, self._about.vocabulary, luck)
        self._deeds: list[Deed] = []

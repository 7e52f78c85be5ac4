"""What breaks while an episode is played: where, and what is known of an episode that never began."""

from __future__ import annotations

import traceback
from typing import Any

from ... import __version__
from ...gym.base import EpisodeEnv
from ...gym.errors import GoldFault
from ...tasks.registry import Split
from ..trajectories.model import Header

_PACKAGE = __name__.partition(".")[0]


def fault_stage(error: BaseException) -> str:
    """Where an episode broke: in the verifier, in the environment, or in the gold solution itself."""
    if isinstance(error, GoldFault):
        return "gold"
    modules = [frame.f_globals.get("__name__", "") for frame, _ in traceback.walk_tb(error.__traceback__)]
    if any(module.startswith(f"{_PACKAGE}.tasks.verifier") for module in modules):
        return "verifier"
    ours = [module for module in modules if module.startswith(f"{_PACKAGE}.")]
    return "gold" if ours and ours[-1].startswith(f"{_PACKAGE}.tasks") else "environment"


def unknown_header(
    office: EpisodeEnv[Any], seed: int, form: str, split: Split | None, look: str | None = None
) -> Header:
    """The header of an episode that never began."""
    family, (width, height) = office.family, office.config.picture
    return Header(
        family=family.id,
        seed=seed,
        split=split or family.split,
        size=office.config.size,
        world=-1,
        persona=family.persona,
        goal="",
        observation=list(office.kinds),
        form=form,
        package=__version__,
        dials=dict(family.dials.turned()),
        width=width,
        height=height,
        max_steps=office.max_steps,
        interface=office.config.interface,
        tools=office.config.offer,
        look=look or str(office.config.look),
        actions=office.config.actions,
        goto=office.config.goto,
    )

"""Set-up builds the worlds that the demo plays in, and builds none twice."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner
from deskgym.harness import worlds
from deskgym.harness.commands import demo
from deskgym.harness.episodes.rollout import RolloutConfig
from deskgym.harness.trajectories.model import Trajectory
from deskgym.seeds.world import World


def test_the_worlds_that_are_wanted_are_those_that_the_demo_plays_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(World, "is_built", staticmethod(lambda seed, size="small": False))
    played: list[RolloutConfig] = []

    def note(config: RolloutConfig, *_: object, **__: object) -> list[Trajectory]:
        played.append(config)
        return []

    monkeypatch.setattr(demo, "play_all", note)
    assert CliRunner().invoke(demo.command, ["--out", str(tmp_path)]).exit_code == 0
    (config,) = played
    assert worlds.missing() == sorted({family.world_of(seed) for family in config.families for seed in config.seeds})


def test_what_is_built_is_not_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(World, "is_built", staticmethod(lambda seed, size="small": seed != 0))
    assert worlds.missing() == [0]

"""Set-up builds the worlds that the demo plays in, and builds none twice."""

from __future__ import annotations

import pytest
from deskgym.harness import worlds
from deskgym.harness.commands import demo
from deskgym.seeds.world import World
from deskgym.tasks import families


def test_the_worlds_of_the_demo_are_those_that_are_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(World, "is_built", staticmethod(lambda seed, size="small": False))
    (option,) = [option for option in demo.command.params if option.name == "seeds"]
    assert option.default == f"{worlds.FIRST.start}:{worlds.FIRST.stop}"
    assert worlds.missing() == sorted({family.world_of(seed) for family in families() for seed in (0, 1)})


def test_what_is_built_is_not_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(World, "is_built", staticmethod(lambda seed, size="small": seed != 1))
    assert worlds.missing() == [1]

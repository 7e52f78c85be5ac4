"""Every family finds something to ask for in a world of its splits; what breaks is told."""

from __future__ import annotations

from dataclasses import replace

import pytest
from click.testing import CliRunner
from deskgym.harness.cli import main
from deskgym.harness.story import draws
from deskgym.harness.story.draws import draw_all
from deskgym.seeds.world import World
from deskgym.tasks import Task, families
from deskgym.tasks.draw import Draw
from deskgym.tasks.splits import WORLDS, split_of


def test_a_world_is_in_the_split_whose_instances_are_drawn_from_it() -> None:
    assert [split_of(seed) for seed in (0, 63, 64, 79, 80, 95, 96, 287, 288)] == [
        *("train",) * 2, *("validation",) * 2, *("test",) * 2, *("train",) * 2, None
    ]  # fmt: skip


def test_a_world_of_the_test_split_gives_every_family_an_instance() -> None:
    found = list(draw_all(World.shared(80), 1))
    assert [one.family for one in found] == [family.id for family in families()]
    assert {family.world_of(one.seed, one.split) for family, one in zip(families(), found, strict=True)} == {80}
    assert [one for one in found if one.fault] == []


def test_families_that_are_held_out_are_drawn_in_the_test_split_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    held_out = next(family for family in families() if family.split == "test")
    other = next(family for family in families() if family.split == "train")
    monkeypatch.setattr(draws, "families", lambda: [held_out, other])
    found = list(draw_all(World.shared(0), 2))
    assert [(one.family, one.seed, one.split) for one in found] == [(other.id, 0, "train"), (other.id, 1, "train")]


def test_a_family_that_finds_nothing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def make(draw: Draw, world: World) -> Task:
        draw.choice([])
        raise AssertionError

    monkeypatch.setattr(draws, "families", lambda: [replace(families()[0], make=make)])
    (one,) = draw_all(World.shared(0), 1)
    assert one.fault == "NoInstance: there is nothing to choose from"


def test_nothing_can_be_drawn_from_a_world_of_no_split() -> None:
    result = CliRunner().invoke(main, ["world", "check", "--seeds", str(max(WORLDS["train"]) + 1), "--draws", "1"])
    assert result.exit_code == 2
    assert "Nothing is drawn from world 288, which is in no split." in result.output

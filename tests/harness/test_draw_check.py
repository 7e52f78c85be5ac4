"""Resets do not raise: a few instances of every family, at seeds that the code chooses."""

from __future__ import annotations

from dataclasses import replace

import pytest
from click.testing import CliRunner
from deskgym.harness import draw_check
from deskgym.harness.draw_check import PER_WORLD, Drawn, by_world, draw_in, fresh_numbers, main, report
from deskgym.seeds.world import World
from deskgym.tasks import Task, families, get_family
from deskgym.tasks.draw import Draw
from deskgym.tasks.splits import NUMBERS, WORLDS, Split, world_of

#: In the suite, of each family.
COUNT = 2


@pytest.mark.parametrize("app", sorted({family.app for family in families()}))
def test_no_family_raises_at_seeds_that_nobody_has_used(app: str) -> None:
    ids = [family.id for family in families() if family.app == app]
    found = [each for world, wanted in by_world(ids, COUNT, None).items() for each in draw_in(world, wanted)]
    assert len(found) == COUNT * len(ids)
    assert [str(each) for each in found if each.fault] == []


@pytest.mark.parametrize("split", WORLDS)
@pytest.mark.parametrize("count", [1, 2, PER_WORLD, 500])
def test_the_seeds_are_new_and_of_as_few_worlds_as_make_sense(split: Split, count: int) -> None:
    numbers = fresh_numbers(split, count)
    assert len(set(numbers)) == count
    assert all(1_000_000 < number < NUMBERS for number in numbers)
    worlds = {world_of(number, split) for number in numbers}
    assert len(worlds) == min(len(WORLDS[split]), -(-count // PER_WORLD))
    assert worlds <= {*WORLDS[split]}


def test_what_cannot_be_drawn_is_said_with_the_command_that_repeats_it() -> None:
    drawn = [Drawn("crm-update", 7, 0), Drawn("crm-merge", 8, 3), Drawn("crm-merge", 9, 0, "NoInstance: nothing")]
    assert list(report(drawn)) == [
        "crm-merge seed 9: NoInstance: nothing",
        "  python -m deskgym.harness.draw_check --tasks crm-merge --seeds 9",
        "crm-merge: 1 drawn again, up to 3 times",
        "3 drawn, 1 of them again, 1 failed",
    ]


def test_a_family_that_breaks_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def make(draw: Draw, world: World) -> Task:
        raise ArithmeticError("the family has a fault")

    broken = replace(get_family("crm-update"), make=make)
    monkeypatch.setattr(draw_check, "get_family", lambda id: broken)
    assert [each.fault for each in draw_in(0, [("crm-update", 0)])] == ["ArithmeticError: the family has a fault"]


def test_the_command_draws_and_exits_with_0_when_all_can_be() -> None:
    result = CliRunner().invoke(main, ["--tasks", "crm-update,crm-close-date", "--seeds", "0:2", "--jobs", "1"])
    assert result.exit_code == 0, result.output
    assert result.output.splitlines()[-1] == "4 drawn, 0 of them again, 0 failed"

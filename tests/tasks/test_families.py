"""Every family, from the registry, proves itself on the database: no browser, no list to keep."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from deskgym.seeds.world import World
from deskgym.tasks import Family, Grader, Instance, Reason, Verdict, families

from .mutants import redirect, stray_edit, wanted_changes

FAMILIES = families()
KINDS = {"update", "create", "delete", "bulk", "conditional", "answer", "infeasible", "multi-step"}
SEEDS = (0, 1)
each_family = pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.id)
each_seed = pytest.mark.parametrize("seed", SEEDS)


@pytest.fixture
def instance(family: Family, seed: int) -> Iterator[Instance]:
    instance = family.instance(seed)
    yield instance
    instance.world.close()


@pytest.fixture
def world(instance: Instance) -> Iterator[World]:
    world = instance.world.fork()
    yield world
    world.close()


def grade(grader: Grader, instance: Instance, *, rightly: bool = True) -> Verdict:
    """The verdict if the agent says the right, or a wrong, thing at the end."""
    task = instance.task
    if task.answer is not None:
        return grader.verdict(answer=str(task.answer) if rightly else "Nobody knows")
    if task.infeasible is not None:
        wrong = next(reason for reason in Reason if reason != task.infeasible)
        return grader.verdict(infeasible=task.infeasible if rightly else wrong)
    return grader.verdict()


def do(world: World, instance: Instance) -> None:
    if instance.task.outcome:
        with world.session(instance.person_id) as db:
            instance.task.outcomes[0](db)


def test_the_families_cover_every_kind() -> None:
    assert len(FAMILIES) >= 10
    assert {family.kind for family in FAMILIES} == KINDS


@pytest.mark.parametrize("app", ["chat", "sheet", "store"])
def test_about_a_third_of_an_apps_families_is_easy_medium_and_hard(app: str) -> None:
    levels = [family.level for family in FAMILIES if family.app == app]
    assert min(levels.count(level) for level in ("easy", "medium", "hard")) * 4 >= len(levels)


@each_family
def test_an_infeasible_family_has_a_feasible_twin_and_no_other_has(family: Family) -> None:
    by_id = {other.id: other for other in FAMILIES}
    assert (family.twin is not None) == (family.kind == "infeasible")
    if family.twin is not None:
        assert by_id[family.twin].kind != "infeasible"
        assert by_id[family.twin].persona == family.persona


@each_family
@each_seed
def test_the_untouched_state_fails(family: Family, seed: int, instance: Instance, world: World) -> None:
    grader = Grader(world, instance)
    assert not grade(grader, instance, rightly=not (instance.task.answer or instance.task.infeasible)).passed
    assert not grader.verdict().passed


@each_family
@each_seed
def test_the_outcome_passes(family: Family, seed: int, instance: Instance, world: World) -> None:
    grader = Grader(world, instance)
    do(world, instance)
    assert grade(grader, instance).passed


@each_family
@each_seed
def test_the_outcome_and_one_stray_edit_fail(family: Family, seed: int, instance: Instance, world: World) -> None:
    grader = Grader(world, instance)
    do(world, instance)
    name = stray_edit(world, wanted_changes(instance) if instance.task.outcome else {})
    verdict = grade(grader, instance)
    assert not verdict.passed
    assert any(name in stray.label for stray in verdict.collateral)


@each_family
@each_seed
def test_the_right_change_to_the_wrong_record_fails(
    family: Family, seed: int, instance: Instance, world: World
) -> None:
    if not instance.task.outcome:
        pytest.skip("nothing is to be changed")
    grader = Grader(world, instance)
    redirect(world, wanted_changes(instance))
    assert not grade(grader, instance).passed


@each_family
def test_the_same_seed_draws_the_same_task(family: Family) -> None:
    one, two, other = family.instance(5), family.instance(5), family.instance(6)
    assert one.task.goal == two.task.goal != other.task.goal
    for instance in (one, two, other):
        instance.world.close()


def _is_valid(family: Family, seed: int) -> str:
    instance = family.instance(seed)
    world = instance.world.fork()
    grader = Grader(world, instance)
    assert not grader.verdict().passed
    do(world, instance)
    verdict = grade(grader, instance)
    assert verdict.passed, f"seed {seed}: {verdict}"
    world.close()
    instance.world.close()
    return instance.task.goal


@pytest.mark.sweep
@each_family
def test_two_hundred_seeds_are_valid_and_differ(family: Family) -> None:
    goals = {_is_valid(family, seed) for seed in range(200)}
    assert len(goals) >= 100

"""An instance of every family, opened once for all that is asked of it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest
from deskgym.harness.audit.answers import is_within
from deskgym.harness.audit.checks.trainability import like_an_id
from deskgym.harness.runs.instances import instance_digest
from deskgym.seeds.world import World
from deskgym.tasks import families
from deskgym.tasks.registry import Opening

_SEED = 5


@pytest.fixture(scope="module", params=families(), ids=lambda family: family.id)
def opening(request: pytest.FixtureRequest) -> Iterator[Opening]:
    """As an episode begins with it."""
    with closing(request.param.open(_SEED)) as opening:
        yield opening


def test_the_same_seed_draws_the_same_task_and_another_one_another(opening: Opening) -> None:
    instance = opening.instance
    built = World.shared(instance.world.seed)
    again = instance.family.draw(_SEED, built, instance.split, instance.attempt)
    with closing(instance.family.open_in(built, _SEED + 1)) as other:
        assert again.goal == instance.task.goal != other.instance.task.goal


def test_a_goal_holds_neither_ids_nor_its_answer(opening: Opening) -> None:
    task = opening.instance.task
    assert task.goal
    assert like_an_id(task.goal) == ""
    assert task.answer is None or not is_within(task.answer, task.goal)


def test_a_grader_leaves_the_world_that_it_watches_as_it_was_to_the_byte(opening: Opening) -> None:
    """It finds out there what is wanted, before anybody else gets to see that world."""
    assert opening.world.snapshot() == opening.instance.world.snapshot()


def test_an_instance_can_be_told_from_others(opening: Opening) -> None:
    assert instance_digest(opening.instance, opening.grader)

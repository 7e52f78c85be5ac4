"""Families, from the registry: no wrong state gets past the verifier, no right one is refused, no goal tells too much.

`make test` tries the states of one family of every app and kind of task (tests/harness/sampling.py) and looks at a goal
of every family; `make sweep` tries the states of all, and many seeds.
"""

from __future__ import annotations

import pytest
from deskgym.harness.audit.answers import is_within
from deskgym.harness.audit.checks.trainability import like_an_id
from deskgym.harness.audit.instance import audit_instance
from deskgym.harness.audit.trainability import audit_trainability
from deskgym.seeds.world import World
from deskgym.tasks import Family

from ..sampling import each_family, sampled_families


@sampled_families("app", "kind")
def test_no_wrong_state_passes_and_no_right_one_fails(family: Family) -> None:
    result = audit_instance(family, 0)
    assert result.tried.total() > 100
    assert result.findings == []


@each_family()
def test_a_goal_holds_neither_ids_nor_its_answer(family: Family) -> None:
    task = family.draw(0, World.shared(family.world_of(0)), family.split)
    assert task.goal
    assert like_an_id(task.goal) == ""
    assert task.answer is None or not is_within(task.answer, task.goal)


@pytest.mark.sweep
@each_family()
def test_two_hundred_seeds_differ_and_their_right_ways_pass(family: Family) -> None:
    for seed in range(200):
        assert audit_instance(family, seed, "outcome,untouched,near-duplicate").findings == []
    assert audit_trainability(family, 200).findings == []

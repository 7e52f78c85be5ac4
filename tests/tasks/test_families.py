"""Every family, from the registry: what it declares. What its verifier lets pass is audited in tests/harness/audit."""

from __future__ import annotations

from contextlib import closing

import pytest
from deskgym.seeds.world import World
from deskgym.tasks import Family, Grader, families

FAMILIES = families()
KINDS = {"update", "create", "delete", "bulk", "conditional", "answer", "infeasible", "multi-step"}
each_family = pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.id)


def test_the_families_cover_every_kind() -> None:
    assert len(FAMILIES) >= 10
    assert {family.kind for family in FAMILIES} == KINDS


@each_family
def test_an_infeasible_family_has_a_feasible_twin_and_no_other_has(family: Family) -> None:
    by_id = {other.id: other for other in FAMILIES}
    assert (family.twin is not None) == (family.kind == "infeasible")
    if family.twin is not None:
        assert by_id[family.twin].kind != "infeasible"
        assert by_id[family.twin].persona == family.persona
        # Agents see how many steps are left: that must not tell the two apart.
        assert by_id[family.twin].steps == family.steps


@each_family
def test_the_same_seed_draws_the_same_task(family: Family) -> None:
    one, two, other = family.instance(5), family.instance(5), family.instance(6)
    assert one.task.goal == two.task.goal != other.task.goal
    for instance in (one, two, other):
        instance.world.close()


@each_family
def test_a_grader_leaves_the_world_that_it_watches_as_it_was_to_the_byte(family: Family) -> None:
    """It finds out there what is wanted, before anybody else gets to see that world."""
    instance = family.instance(3)
    with closing(instance.world), closing(instance.world.fork()) as world:
        Grader(world, instance)
        assert world.snapshot() == instance.world.snapshot()


@pytest.mark.sweep
@each_family
def test_a_large_world_has_instances_too(family: Family) -> None:
    for seed in (0, 64, 128):
        family.open_in(World.shared(0, "large"), seed, "train").close()

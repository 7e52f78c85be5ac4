"""Every family, from the registry: what it declares. What its instances are is tested in tests/harness."""

from __future__ import annotations

import pytest
from deskgym.seeds.world import World
from deskgym.tasks import Family, families

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


@pytest.mark.sweep
@each_family
def test_a_large_world_has_instances_too(family: Family) -> None:
    for seed in (0, 64, 128):
        family.open_in(World.shared(0, "large"), seed, "train").close()

"""Families, from the registry: no wrong state gets past the verifier, and no right one is refused.

`make test` tries the states of one family of every app and kind of task (tests/harness/sampling.py); `make sweep` tries
those of all, and many seeds.
"""

from __future__ import annotations

import pytest
from deskgym.harness.audit.instance import audit_instance
from deskgym.harness.audit.trainability import audit_trainability
from deskgym.tasks import Family

from ..sampling import each_family, sampled_families


@sampled_families("app", "kind")
def test_no_wrong_state_passes_and_no_right_one_fails(family: Family) -> None:
    result = audit_instance(family, 0)
    assert result.tried.total() > 100
    assert result.findings == []


@pytest.mark.sweep
@each_family()
def test_two_hundred_seeds_differ_and_their_right_ways_pass(family: Family) -> None:
    for seed in range(200):
        assert audit_instance(family, seed, "outcome,untouched,near-duplicate").findings == []
    assert audit_trainability(family, 200).findings == []

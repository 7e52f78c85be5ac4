"""Which families a test is run with: those that stand for all in `make test`, every one in `make sweep`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from deskgym.tasks import families


def each_family() -> Callable[[Any], Any]:
    """Run a test with every family: for what takes a fraction of a second."""
    return pytest.mark.parametrize("family", families(), ids=lambda family: family.id)


def sampled_families(*aspects: str) -> Callable[[Any], Any]:
    """Run a test with the family of fewest steps of every combination of `aspects`; with the others in the sweep.

    So the time of `make test` grows with the apps and kinds of task, and not with the families. `pytest -k NAME`
    without `-m` runs any family.
    """
    chosen: dict[tuple[str, ...], str] = {}
    for family in sorted(families(), key=lambda family: (family.steps, family.id)):
        chosen.setdefault(tuple(getattr(family, aspect) for aspect in aspects), family.id)
    others = {family.id for family in families()} - {*chosen.values()}
    params = [
        pytest.param(family, id=family.id, marks=[pytest.mark.sweep] if family.id in others else [])
        for family in families()
    ]
    return pytest.mark.parametrize("family", params)

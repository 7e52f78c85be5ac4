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
    """Run a test with the first family, by id, of every combination of `aspects`; with the others in the sweep.

    So the time of `make test` grows with the apps and kinds of task, and not with the families. `pytest -k NAME`
    without `-m` runs any family.
    """
    seen: set[tuple[str, ...]] = set()
    params = []
    for family in families():
        key = tuple(getattr(family, aspect) for aspect in aspects)
        params.append(pytest.param(family, id=family.id, marks=[pytest.mark.sweep] if key in seen else []))
        seen.add(key)
    return pytest.mark.parametrize("family", params)

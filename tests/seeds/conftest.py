"""Worlds for the tests, built once per run into a cache of their own."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from deskgym.seeds.world import World, forget

SEEDS = range(5)


@pytest.fixture(autouse=True, scope="package")
def own_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The user's cache is neither read nor filled by these tests. Processes of one run share theirs."""
    run = tmp_path_factory.getbasetemp()
    folder = (run.parent if "PYTEST_XDIST_WORKER" in os.environ else run) / "worlds"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DESKGYM_CACHE", str(folder))
        forget()
        yield folder
        forget()


@pytest.fixture(scope="package", params=SEEDS)
def world(request: pytest.FixtureRequest, own_cache: Path) -> Iterator[World]:
    """One world after the other; tests only read it."""
    built = World.build(request.param)
    yield built
    built.close()


@pytest.fixture
def fresh_world(own_cache: Path) -> Iterator[World]:
    """A world that a test may change."""
    built = World.build(0)
    yield built
    built.close()

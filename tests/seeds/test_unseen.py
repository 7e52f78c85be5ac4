"""Worlds that nobody has built: each change of the seeding code meets others, since its digest chooses their seeds."""

from __future__ import annotations

from collections.abc import Iterator
from types import TracebackType

import pytest
from deskgym.seeds.build import build
from deskgym.seeds.random_source import stream
from deskgym.seeds.sizes import LAST_SEED
from deskgym.seeds.sources import fingerprint
from deskgym.seeds.world import World

from .query import rows
from .rules import RULES, TARGETS

#: Worlds that each run of the tests builds, and those that the sweep builds.
FEW, MANY = 3, 500
#: All seeds below belong to a split, and are built all the time.
FIRST = 288


def unseen(count: int, digest: str) -> list[int]:
    """So many seeds, spread over all that there are."""
    random, step = stream(int(digest, 16), "unseen"), (LAST_SEED + 1 - FIRST) // count
    return [FIRST + number * step + random.randrange(step) for number in range(count)]


SEEDS = unseen(FEW, fingerprint())
SWEEP = unseen(MANY, fingerprint())


class Repeatable:
    """Adds to whatever goes wrong with a world how to meet it again, when the code has become other."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        if error is not None:
            error.add_note(f"This is world {self._seed}. To repeat: .venv/bin/deskgym world check --seeds {self._seed}")


@pytest.fixture(scope="module")
def world() -> Iterator[World]:
    """The first of them."""
    with Repeatable(SEEDS[0]):
        built = World.of(build(SEEDS[0], "small"))
    yield built
    built.close()


def test_what_must_hold_in_every_world_holds_in_one_that_nobody_has_built(world: World) -> None:
    with Repeatable(SEEDS[0]):
        assert {name: found for name, sql in RULES.items() if (found := rows(world, sql))} == {}
        counts = {name: len(rows(world, sql)) for name, (_, sql) in TARGETS.items()}
        too_few = {name: count for name, count in counts.items() if count < TARGETS[name][0]}
        assert too_few == {}


@pytest.mark.parametrize(
    "seed", [*SEEDS[1:], *(pytest.param(seed, marks=pytest.mark.sweep) for seed in SWEEP)]
)  # fmt: skip
def test_a_world_that_nobody_has_built_is_built(seed: int) -> None:
    with Repeatable(seed):
        assert build(seed, "small")


def test_other_code_meets_other_worlds() -> None:
    seeds, others = unseen(MANY, "0123456789abcdef"), unseen(MANY, "fedcba9876543210")
    assert not set(seeds) & set(others)
    assert all(FIRST <= seed <= LAST_SEED for seed in (*seeds, *others))
    assert min(seeds) < LAST_SEED // 100
    assert max(seeds) > LAST_SEED - LAST_SEED // 100


def test_what_fails_says_which_world_it_was_and_how_to_repeat_it() -> None:
    with pytest.raises(StopIteration) as caught, Repeatable(103):
        next(iter(()))
    assert caught.value.__notes__ == ["This is world 103. To repeat: .venv/bin/deskgym world check --seeds 103"]

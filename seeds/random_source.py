"""Where every draw of a world comes from: one seed, split into named streams."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


def stream(seed: int, *path: str | int) -> Random:
    """The random stream of one part of a world; a new part leaves the draws of all others as they were."""
    name = "/".join(str(part) for part in (seed, *path))
    return Random(int.from_bytes(hashlib.sha256(name.encode()).digest()))


def pick(random: Random, weights: dict[T, int]) -> T:
    """One key of `weights`, as likely as its weight says."""
    return random.choices(list(weights), list(weights.values()))[0]


def chance(random: Random, percent: int) -> bool:
    return random.randrange(100) < percent


def shares(random: Random, total: int, weights: dict[T, int]) -> list[T]:
    """`total` keys in random order, each as often as its weight asks for (largest remainder)."""
    whole = sum(weights.values())
    counts = {key: total * weight // whole for key, weight in weights.items()}
    by_remainder = sorted(weights, key=lambda key: -(total * weights[key] % whole))
    for key in by_remainder[: total - sum(counts.values())]:
        counts[key] += 1
    dealt = [key for key, count in counts.items() for _ in range(count)]
    random.shuffle(dealt)
    return dealt


def several(random: Random, items: Sequence[T], at_most: int) -> list[T]:
    """Up to `at_most` different items, in random order."""
    return random.sample(items, min(at_most, len(items)))

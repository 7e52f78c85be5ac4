"""The episodes of a split as a list, for frameworks that count their tasks."""

from __future__ import annotations

from typing import Any, get_args

from ...tasks.registry import Split, families
from .errors import BadOrder

SPLITS: tuple[str, ...] = get_args(Split)
#: Seeds of each family that are listed; any other can be opened all the same.
SEEDS = 100


def orders(split: str) -> tuple[dict[str, Any], ...]:
    """What opens each episode of a split: seed by seed through all families, so that a few of them have many kinds.

    Raises BadOrder.
    """
    if split not in SPLITS:
        raise BadOrder(f"There is no split {split!r}: choose one of {', '.join(SPLITS)}.")
    every = families()
    return tuple(
        {"family": family.id, "seed": seed, "split": split}
        for seed in range(SEEDS)
        for family in every
        if not family.needs and (split != "train" or family.split == "train")
    )


def task_at(split: str, index: int) -> dict[str, Any]:
    """What opens one episode of a split. Raises BadOrder, and IndexError where it has none of this number."""
    every = orders(split)
    if not 0 <= index < len(every):
        raise IndexError(f"The split {split!r} has tasks from 0 to {len(every) - 1}, not {index!r}.")
    return every[index]

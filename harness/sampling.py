"""A few families that stand for all, chosen by a rule: a new family needs a place in no list."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ..tasks import Family, families

#: What the demo plays: so many families, and of each these instances.
DEMO_FAMILIES, DEMO_SEEDS = 12, range(1)
_ASPECTS = ("app", "kind")


def demo_families() -> list[Family]:
    """The families of the demo, by id: of the training split, whose first instances share one world."""
    chosen = representatives((family for family in families() if family.split == "train"), DEMO_FAMILIES)
    return sorted(chosen, key=lambda family: family.id)


def representatives(candidates: Iterable[Family], count: int) -> list[Family]:
    """At most `count` families, in the order in which they are chosen.

    Each next one is of an app and a kind that none before has, as far as there are any; then of a new persona; then of
    what is rarest among those before; then the one of fewest steps.
    """
    left = sorted(candidates, key=lambda family: family.id)
    chosen: list[Family] = []
    seen: Counter[tuple[str, str]] = Counter()
    while left and len(chosen) < count:
        best = min(left, key=lambda family: _rank(family, seen))
        left.remove(best)
        chosen.append(best)
        seen.update((aspect, getattr(best, aspect)) for aspect in (*_ASPECTS, "persona"))
    return chosen


def _rank(family: Family, seen: Counter[tuple[str, str]]) -> tuple[int, bool, int, int]:
    """Lower is chosen sooner."""
    times = [seen[aspect, getattr(family, aspect)] for aspect in _ASPECTS]
    return -times.count(0), seen["persona", family.persona] > 0, sum(times), family.steps

"""Several areas together, as a rule lies on them: kept as sorted lists of [top, left, bottom, right]."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence

from .refs import LAST_COLUMN, LAST_ROW, Area, column_name, parse_area, rewritten, shifted, unquoted

Corners = list[list[int]]
Change = Callable[[Area], Area | None]
#: A cell from which references of any rule still lie within a sheet.
_FAR = LAST_ROW // 2, LAST_COLUMN // 2


def load(corners: Sequence[Sequence[int]]) -> list[Area]:
    return [Area(*four) for four in corners]


def dump(areas: Iterable[Area]) -> Corners:
    """Sorted, without those that lie in another and with those joined that make one rectangle."""
    found = sorted(set(areas))
    # Those that join none of the others; of later ones only what two were joined to can change that.
    alone = set[Area]()
    while (pair := _first_pair(found, alone)) is not None:
        one, other = pair
        both = Area(min(one.top, other.top), min(one.left, other.left),
                    max(one.bottom, other.bottom), max(one.right, other.right))  # fmt: skip
        found = sorted({area for area in found if area not in pair} | {both})
        alone = {area for area in alone if area not in pair and not _joins(area, both)} - {both}
    return [[area.top, area.left, area.bottom, area.right] for area in found]


def _first_pair(found: Sequence[Area], alone: set[Area]) -> tuple[Area, Area] | None:
    """The first two that join. Those before them are `alone` from then on."""
    for one in found:
        if one in alone:
            continue
        for other in found:
            if other is not one and _joins(one, other):
                return one, other
        alone.add(one)
    return None


def _joins(one: Area, other: Area) -> bool:
    if one.covers(other):
        return True
    if (one.left, one.right) == (other.left, other.right):
        return one.top <= other.bottom + 1 and other.top <= one.bottom + 1
    if (one.top, one.bottom) == (other.top, other.bottom):
        return one.left <= other.right + 1 and other.left <= one.right + 1
    return False


def parse(text: str) -> list[Area]:
    """ "B2:B9, D4". Raises ValueError."""
    return [parse_area(part) for part in re.split(r"[,;]", text) if part.strip()]


def name(areas: Iterable[Area]) -> str:
    return ", ".join(str(area) for area in areas)


def anchor(areas: Sequence[Area]) -> tuple[int, int]:
    """The upper left of all the areas, for which a rule's formula is written."""
    return min(area.top for area in areas), min(area.left for area in areas)


def without(areas: Iterable[Area], hole: Area) -> list[Area]:
    """What of the areas lies outside of `hole`."""
    left: list[Area] = []
    for area in areas:
        if not area.meets(hole):
            left.append(area)
            continue
        top, bottom = max(area.top, hole.top), min(area.bottom, hole.bottom)
        parts = (
            (area.top, area.left, top - 1, area.right), (bottom + 1, area.left, area.bottom, area.right),
            (top, area.left, bottom, hole.left - 1), (top, hole.right + 1, bottom, area.right),
        )  # fmt: skip
        left += [Area(*part) for part in parts if part[0] <= part[2] and part[1] <= part[3]]
    return left


def within(areas: Iterable[Area], frame: Area) -> list[Area]:
    """What of the areas lies inside of `frame`."""
    return [
        Area(max(a.top, frame.top), max(a.left, frame.left), min(a.bottom, frame.bottom), min(a.right, frame.right))
        for a in areas
        if a.meets(frame)
    ]


def parted(corners: Sequence[Sequence[int]], axis: str, at: int, count: int) -> Corners:
    """The same cells, in areas that lie in `count` rows or columns from `at` on or beside them."""
    last = at + count - 1
    lines = Area(at, 1, last, LAST_COLUMN) if axis == "row" else Area(1, at, LAST_ROW, last)
    parts = within(load(corners), lines) + without(load(corners), lines)
    return [[area.top, area.left, area.bottom, area.right] for area in sorted(parts)]


def reanchored(formula: str, old: Sequence[Area], new: Sequence[Area]) -> str:
    """A rule's formula after its areas have changed on the same sheet."""
    (top, left), (new_top, new_left) = anchor(old), anchor(new)
    return shifted(formula, new_top - top, new_left - left)


def relative(formula: str, areas: Sequence[Area]) -> str:
    """A rule's formula as one for cells far from any edge, so that those of rules on other areas compare to it."""
    top, left = anchor(areas)
    return shifted(formula, _FAR[0] - top, _FAR[1] - left)


def renamed(formula: str, old: str, new: str) -> str:
    """A formula kept beside the cells after sheet `old` was renamed; `new` as it stands before the "!"."""

    def follow(prefix: str, reference: str) -> str:
        return f"{new}!{reference}" if prefix and unquoted(prefix).casefold() == old.casefold() else prefix + reference

    return rewritten(formula, follow)


def first_left(area: Area, change: Change) -> tuple[int, int]:
    """How far inside the area the cell lies that is its upper left after a change of rows or columns."""
    down = next((n for n in range(area.height) if change(Area(area.top + n, area.left, area.top + n, area.right))), 0)
    right = next((n for n in range(area.width) if change(Area(area.top, area.left + n, area.bottom, area.left + n))), 0)
    return down, right


def fixed(area: Area) -> str:
    """ "$A$2:$A$9"."""
    ends = [f"${column_name(column)}${row}" for row, column in ((area.top, area.left), (area.bottom, area.right))]
    return ":".join(dict.fromkeys(ends))

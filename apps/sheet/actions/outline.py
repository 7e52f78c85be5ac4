"""Groups of rows and columns, in one another: made, taken apart, folded away, shown again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...platform.database import Db
from ...platform.errors import Blocked, NotFound
from ..attached.line_groups import groups_of
from ..engine import Area
from ..models import LineGroup, Sheet
from .filters import passing_rows
from .lines import Axis, begin, check_lines, lines_name
from .operations import Work, on_sheet, operation

MOST_DEEP = 8


def group_lines(db: Db, sheet_id: int, axis: Axis, at: int, count: int = 1, *, revision: int | None = None) -> Work:
    """Make a group of `count` rows or columns from `at` on; one that touches its neighbor of the same level joins it.

    Raises Blocked where it would cut across another one, or be the ninth within each other.
    """
    sheet, workbook = on_sheet(db, sheet_id)
    check_lines(axis, at, count)
    last, what = at + count - 1, lines_name(axis, at, count)
    others = _of_axis(db, sheet_id, axis)
    for other in others:
        if (other.first, other.last) == (at, last):
            raise Blocked(f"{begin(what)} {'are' if count > 1 else 'is'} a group already.")
        if (
            other.first <= last
            and at <= other.last
            and not (_holds(other, at, last) or at <= other.first <= other.last <= last)
        ):
            raise Blocked(f"{begin(what)} would cut across the group of {_name(other)}. Ungroup that first.")
    deep = sum(_holds(other, at, last) for other in others) + _deep(
        [o for o in others if at <= o.first and o.last <= last]
    )
    if deep >= MOST_DEEP:
        raise Blocked(f"Groups lie in each other at most {MOST_DEEP} deep.")
    with operation(db, workbook, "group", f"Grouping {what}", revision) as work:
        work.engine.reached.append((sheet.key, None))
        db.add(LineGroup(sheet_id=sheet_id, axis=axis, first=at, last=last))
        db.flush()
        settle(db, work, sheet)
    return work


def ungroup_lines(db: Db, sheet_id: int, axis: Axis, at: int, count: int = 1, *, revision: int | None = None) -> Work:
    """Take the innermost groups apart that the rows or columns lie in; of one that reaches beyond, these leave it.

    Raises Blocked where there is none.
    """
    sheet, workbook = on_sheet(db, sheet_id)
    check_lines(axis, at, count)
    last, what = at + count - 1, lines_name(axis, at, count)
    met = [other for other in _of_axis(db, sheet_id, axis) if other.first <= last and at <= other.last]
    if not met:
        raise Blocked(f"{begin(what)} {'are' if count > 1 else 'is'} in no group.")
    innermost = [
        one for one in met if not any(other is not one and _holds(one, other.first, other.last) for other in met)
    ]
    with operation(db, workbook, "group", f"Ungrouping {what}", revision) as work:
        work.engine.reached.append((sheet.key, None))
        for group in innermost:
            for first, end in ((group.first, at - 1), (last + 1, group.last)):
                if group.first <= first <= end <= group.last:
                    db.add(
                        LineGroup(sheet_id=sheet_id, axis=axis, first=first, last=end, is_collapsed=group.is_collapsed)
                    )
            _show(db, work, sheet, axis, max(group.first, at), min(group.last, last))
            db.delete(group)
        db.flush()
        settle(db, work, sheet)
    return work


def fold_group(db: Db, sheet_id: int, group_id: int, collapsed: bool = True, *, revision: int | None = None) -> Work:
    """Hide the lines of a group, or show them but for what lies in groups within that stay folded."""
    sheet, _ = on_sheet(db, sheet_id)
    group = db.get(LineGroup, group_id)
    if group is None or group.sheet_id != sheet_id:
        raise NotFound("There is no such group on this sheet. It may have been taken apart.")
    return _fold(db, sheet, [group], collapsed, _name(group), revision)


def fold_groups(db: Db, sheet_id: int, collapsed: bool, *, revision: int | None = None) -> Work:
    """Fold or unfold all groups of a sheet."""
    sheet, _ = on_sheet(db, sheet_id)
    groups = groups_of(db, sheet_id)
    if not groups:
        raise Blocked("This sheet has no groups. Select rows or columns and group them.")
    return _fold(db, sheet, groups, collapsed, "all groups", revision)


def _fold(db: Db, sheet: Sheet, groups: Sequence[LineGroup], collapsed: bool, what: str, revision: int | None) -> Work:
    verb = "Collapsing" if collapsed else "Expanding"
    with operation(db, sheet.workbook, "group", f"{verb} {what}", revision) as work:
        for group in groups:
            group.is_collapsed = collapsed
        db.flush()
        if not collapsed:
            for group in groups:
                _show(db, work, sheet, group.axis, group.first, group.last)
        _hide_folded(db, work, sheet)
    return work


def unfold_shown(db: Db, sheet_id: int, axis: Axis, at: int, count: int) -> None:
    """Rows or columns are shown by themselves: the groups that they lie in are no longer folded."""
    for group in _of_axis(db, sheet_id, axis):
        if group.is_collapsed and group.first < at + count and at <= group.last:
            group.is_collapsed = False
    db.flush()


def settle(db: Db, work: Work, sheet: Sheet) -> None:
    """Bring groups and hidden lines together: neighbors of one level are one group, and what is folded is hidden."""
    for axis in ("row", "column"):
        while (pair := _neighbors(_of_axis(db, sheet.id, axis))) is not None:
            one, other = pair
            if one.is_collapsed != other.is_collapsed:
                folded = one if one.is_collapsed else other
                folded.is_collapsed = False
                _show(db, work, sheet, axis, folded.first, folded.last)
            one.first, one.last = min(one.first, other.first), max(one.last, other.last)
            db.delete(other)
            db.flush()
    _hide_folded(db, work, sheet)


def _neighbors(groups: Sequence[LineGroup]) -> tuple[LineGroup, LineGroup] | None:
    """Two groups that touch, or are the same, and lie in the same other ones."""

    def around(group: LineGroup) -> list[int]:
        return [
            other.id
            for other in groups
            if other is not group and _holds(other, group.first, group.last) and _extent(other) != _extent(group)
        ]

    for number, one in enumerate(groups):
        for other in groups[number + 1 :]:
            touches = _extent(one) == _extent(other) or one.last + 1 == other.first
            if touches and around(one) == around(other):
                return one, other
    return None


def _hide_folded(db: Db, work: Work, sheet: Sheet) -> None:
    for group in groups_of(db, sheet.id):
        if group.is_collapsed:
            for line in range(group.first, group.last + 1):
                if not work.engine.is_hidden(sheet.key, group.axis, line):
                    work.engine.hide(sheet.key, group.axis, line, True)


def _show(db: Db, work: Work, sheet: Sheet, axis: str, first: int, last: int) -> None:
    """Show lines but for those that a filter leaves out."""
    lines: Iterable[int] = range(first, last + 1)
    if axis == "row":
        lines = passing_rows(db, work.engine, sheet, Area(first, 1, last, 1))
    for line in lines:
        if work.engine.is_hidden(sheet.key, axis, line):
            work.engine.hide(sheet.key, axis, line, False)


def _of_axis(db: Db, sheet_id: int, axis: str) -> list[LineGroup]:
    return [group for group in groups_of(db, sheet_id) if group.axis == axis]


def _holds(group: LineGroup, first: int, last: int) -> bool:
    return group.first <= first and last <= group.last


def _extent(group: LineGroup) -> tuple[int, int]:
    return group.first, group.last


def _deep(groups: Sequence[LineGroup]) -> int:
    """How many of the groups lie in each other at most."""
    return max((sum(_holds(other, one.first, one.last) for other in groups) for one in groups), default=0)


def _name(group: LineGroup) -> str:
    axis: Axis = "row" if group.axis == "row" else "column"
    return lines_name(axis, group.first, group.last - group.first + 1)

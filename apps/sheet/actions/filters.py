"""A sheet's filter: its area, what it asks of the columns, and the rows that it hides."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from datetime import date

from ...platform.database import Db
from ...platform.errors import Blocked, Invalid
from ...platform.limits import LONGEST_NAME
from ..attached.filters import area_of, criteria_of
from ..engine import Area, Engine
from ..models import Filter, FilterCriterion, Sheet
from ..rules.conditions import DATES, TWO_OPERANDS
from ..rules.filtering import (
    NO_OPERAND,
    OPERATORS,
    PLAIN,
    Criterion,
    colored,
    compares_with,
    failing,
    looks_of,
)
from .looking import view_through
from .operations import Work, check_area, on_sheet, operation

_MOST_VALUES = 10_000
_COLOR = re.compile(rf"#[0-9A-Fa-f]{{6}}|{PLAIN}")


def create_filter(db: Db, sheet_id: int, area: Area, *, revision: int | None = None) -> Work:
    """Put a filter on an area whose first row is its header."""
    _, workbook = on_sheet(db, sheet_id)
    check_filter_area(area)
    if db.get(Filter, sheet_id) is not None:
        raise Blocked("This sheet has a filter already. Remove it first.")
    with operation(db, workbook, "filter", f"Filter on {area}", revision) as work:
        db.add(Filter(sheet_id=sheet_id, top=area.top, left=area.left, bottom=area.bottom, right=area.right))
        db.flush()
    return work


def remove_filter(db: Db, sheet_id: int, *, revision: int | None = None) -> Work:
    """Take the filter off; all its rows show again."""
    sheet, workbook = on_sheet(db, sheet_id)
    filter = filter_of(db, sheet_id)
    with operation(db, workbook, "filter", "Removing the filter", revision) as work:
        for row in range(filter.top + 1, filter.bottom + 1):
            if work.engine.is_hidden(sheet.key, "row", row):
                work.engine.hide(sheet.key, "row", row, False)
        db.query(FilterCriterion).filter_by(sheet_id=sheet_id).delete()
        db.delete(filter)
        db.flush()
    return work


def set_criterion(
    db: Db, sheet_id: int, column: int, *, hidden_values: Sequence[str] = (), operator: str | None = None,
    operand: str | None = None, second: str | None = None, fill: str | None = None, color: str | None = None,
    revision: int | None = None,
) -> Work:  # fmt: skip
    """Say what a column must show; without anything asked it is free again. Rows that do not pass are hidden.

    `fill` and `color` are colors as "#RRGGBB", or "none".
    """
    sheet, workbook = on_sheet(db, sheet_id)
    filter = filter_of(db, sheet_id)
    wanted = checked(
        area_of(filter), Criterion(column, sorted(set(hidden_values)), operator, operand, second, fill, color), db.today
    )
    with operation(db, workbook, "filter", "Filtering", revision) as work:
        db.query(FilterCriterion).filter_by(sheet_id=sheet_id, column=column).delete()
        if not wanted.is_free:
            db.add(wanted.row(sheet_id))
        db.flush()
        _apply(db, work.engine, sheet, filter)
    return work


def check_filter_area(area: Area) -> None:
    """Raise Invalid for an area that has no room for a header and a row."""
    check_area(area)
    if area.height < 2:
        raise Invalid({"": "Select a header and at least one row below it."})


def checked(area: Area, criterion: Criterion, today: date) -> Criterion:
    """A criterion for a filter on `area`, without what its condition does not need. Raises Invalid."""
    if not area.left <= criterion.column <= area.right:
        raise Invalid({"": "That column is outside the filter."})
    operator = criterion.operator
    if operator is not None and operator not in OPERATORS:
        raise Invalid(operator=f"{operator!r} is not a condition.")
    needs_one, needs_two = operator is not None and operator not in NO_OPERAND, operator in TWO_OPERANDS
    operand, second = (criterion.operand or "").strip(), (criterion.second or "").strip()
    if needs_one and not operand:
        raise Invalid(operand="Type what to compare with.")
    if needs_two and not second:
        raise Invalid(second="Type the other end.")
    for name, text in (("operand", operand), ("second", second)):
        if needs_one and text and not compares_with(operator, text, today):
            raise Invalid({name: "Type a day like 3/16/2026, today, past week." if operator in DATES else
                           "Type a number or a day to compare with."})  # fmt: skip
        if len(text) > LONGEST_NAME:
            raise Invalid({name: f"Type at most {LONGEST_NAME} characters."})
    if len(criterion.hidden) > _MOST_VALUES:
        raise Invalid({"": f"Leave out at most {_MOST_VALUES:,} values; use a condition."})
    for name, color in (("fill", criterion.fill), ("color", criterion.color)):
        if color is not None and not _COLOR.fullmatch(color):
            raise Invalid({name: f"{color!r} is not a color."})
    return Criterion(
        criterion.column, criterion.hidden, operator, operand if needs_one else None, second if needs_two else None,
        _upper(criterion.fill), _upper(criterion.color),
    )  # fmt: skip


def filter_of(db: Db, sheet_id: int) -> Filter:
    filter = db.get(Filter, sheet_id)
    if filter is None:
        raise Blocked("This sheet has no filter.")
    return filter


def unseen(db: Db, engine: Engine, sheet: Sheet) -> Callable[[int], bool]:
    """Whether a row is hidden for who acts: by the view that they look through, else for everybody."""
    view = view_through(db, sheet.id)
    if view is None:
        return lambda row: engine.is_hidden(sheet.key, "row", row)
    filter = db.get(Filter, sheet.id)
    # What the sheet's filter hides shows in a view; what somebody hid by hand elsewhere does not.
    filtered = range(filter.top + 1, filter.bottom + 1) if filter is not None else range(0)
    return lambda row: row in view.hidden or (row not in filtered and engine.is_hidden(sheet.key, "row", row))


def shown_parts(db: Db, engine: Engine, sheet: Sheet, area: Area) -> list[Area]:
    """An area without the rows that a filter hides, from above: what somebody means who selects across them."""
    view = view_through(db, sheet.id)
    filter = db.get(Filter, sheet.id)
    place = view.area if view is not None else area_of(filter) if filter is not None else None
    if place is None:
        return [area]
    hides = unseen(db, engine, sheet)
    parts: list[Area] = []
    top = area.top
    for row in range(max(area.top, place.top + 1), min(area.bottom, place.bottom) + 1):
        if hides(row):
            if top < row:
                parts.append(Area(top, area.left, row - 1, area.right))
            top = row + 1
    if top <= area.bottom:
        parts.append(Area(top, area.left, area.bottom, area.right))
    return parts


def passing_rows(db: Db, engine: Engine, sheet: Sheet, area: Area) -> list[int]:
    """The rows of an area that the filter, if there is one, does not leave out."""
    filter, rows = db.get(Filter, sheet.id), range(area.top, area.bottom + 1)
    if filter is None:
        return list(rows)
    hidden = _hidden_by(db, engine, sheet, filter)
    return [row for row in rows if row not in hidden]


def _hidden_by(db: Db, engine: Engine, sheet: Sheet, filter: Filter) -> set[int]:
    """The rows that a filter leaves out, as the engine has them now."""
    criteria = criteria_of(db, sheet.id)
    looks = looks_of(db, sheet.id) if colored(criteria) else {}
    return set(failing(lambda cell: engine.reading(sheet.key, *cell), looks, area_of(filter), criteria, db.today))


def _apply(db: Db, engine: Engine, sheet: Sheet, filter: Filter) -> None:
    hidden = _hidden_by(db, engine, sheet, filter)
    for row in range(filter.top + 1, filter.bottom + 1):
        if engine.is_hidden(sheet.key, "row", row) != (row in hidden):
            engine.hide(sheet.key, "row", row, row in hidden)


def _upper(color: str | None) -> str | None:
    return color.upper() if color is not None and color != PLAIN else color

"""A sheet's filter: its area, what it asks of the columns, and the rows that it hides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, get_args

from ...platform.database import Db
from ...platform.errors import Blocked, Invalid
from ..attached.filters import criterion_of
from ..engine import Area, Engine, Reading
from ..engine.entry import read
from ..models import Filter, FilterCriterion, Sheet
from .operations import Work, check_area, on_sheet, operation

Operator = Literal["contains", "equals", "not equals", "greater", "at least", "less", "at most", "empty", "not empty"]
OPERATORS: tuple[str, ...] = get_args(Operator)
_ORDER = {"greater": (1,), "at least": (0, 1), "less": (-1,), "at most": (-1, 0)}


def create_filter(db: Db, sheet_id: int, area: Area, *, revision: int | None = None) -> Work:
    """Put a filter on an area whose first row is its header."""
    _, workbook = on_sheet(db, sheet_id)
    check_area(area)
    if area.height < 2:
        raise Invalid({"": "Select a header and at least one row below it."})
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
        for criterion in criteria_of(db, sheet_id):
            db.delete(criterion)
        db.flush()
        db.delete(filter)
        db.flush()
    return work


def set_criterion(
    db: Db, sheet_id: int, column: int, *, hidden_values: Sequence[str] = (), operator: str | None = None,
    operand: str | None = None, revision: int | None = None,
) -> Work:  # fmt: skip
    """Say what a column must show; without values and operator it is free again. Rows that do not pass are hidden."""
    sheet, workbook = on_sheet(db, sheet_id)
    filter = filter_of(db, sheet_id)
    if not filter.left <= column <= filter.right:
        raise Invalid({"": "That column is outside the filter."})
    if operator is not None and operator not in OPERATORS:
        raise Invalid(operator=f"{operator!r} is not a condition.")
    needs_operand = operator not in (None, "empty", "not empty")
    if needs_operand and not operand:
        raise Invalid(operand="Type what to compare with.")
    if len(hidden_values) > 2000:
        raise Invalid({"": "Leave out at most 2,000 values; use a condition."})
    with operation(db, workbook, "filter", "Filtering", revision) as work:
        old = next((criterion for criterion in criteria_of(db, sheet_id) if criterion.column == column), None)
        if old is not None:
            db.delete(old)
            db.flush()
        if hidden_values or operator:
            values = sorted(set(hidden_values))
            db.add(criterion_of(sheet_id, column, values, operator, operand if needs_operand else None))
        db.flush()
        _apply(db, work.engine, sheet, filter)
    return work


def filter_of(db: Db, sheet_id: int) -> Filter:
    filter = db.get(Filter, sheet_id)
    if filter is None:
        raise Blocked("This sheet has no filter.")
    return filter


def criteria_of(db: Db, sheet_id: int) -> list[FilterCriterion]:
    return db.query(FilterCriterion).filter_by(sheet_id=sheet_id).order_by(FilterCriterion.column).all()


def shown_parts(db: Db, engine: Engine, sheet: Sheet, area: Area) -> list[Area]:
    """An area without the rows that the filter hides, from above: what somebody means who selects across them."""
    filter = db.get(Filter, sheet.id)
    if filter is None:
        return [area]
    parts: list[Area] = []
    top = area.top
    for row in range(max(area.top, filter.top + 1), min(area.bottom, filter.bottom) + 1):
        if engine.is_hidden(sheet.key, "row", row):
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
    criteria = criteria_of(db, sheet.id)
    return [
        row for row in rows
        if not filter.top < row <= filter.bottom
        or all(_passes(db, engine.reading(sheet.key, row, criterion.column), criterion) for criterion in criteria)
    ]  # fmt: skip


def _apply(db: Db, engine: Engine, sheet: Sheet, filter: Filter) -> None:
    criteria = criteria_of(db, sheet.id)
    for row in range(filter.top + 1, filter.bottom + 1):
        passes = all(_passes(db, engine.reading(sheet.key, row, criterion.column), criterion) for criterion in criteria)
        if engine.is_hidden(sheet.key, "row", row) == passes:
            engine.hide(sheet.key, "row", row, not passes)


def _passes(db: Db, reading: Reading | None, criterion: FilterCriterion) -> bool:
    shown = reading.formatted if reading is not None else ""
    if shown in criterion.hidden_values:
        return False
    operand = criterion.operand or ""
    match criterion.operator:
        case None:
            return True
        case "empty":
            return shown == ""
        case "not empty":
            return shown != ""
        case "contains":
            return operand.casefold() in shown.casefold()
        case "equals":
            return _compare(db, reading, operand) == 0 or shown.casefold() == operand.casefold()
        case "not equals":
            return _compare(db, reading, operand) != 0 and shown.casefold() != operand.casefold()
        case operator:
            return _compare(db, reading, operand) in _ORDER[operator]


def _compare(db: Db, reading: Reading | None, operand: str) -> int | None:
    """-1, 0 or 1 as a number or date is below, at or above what was typed; None if they do not compare."""
    wanted = read(operand, db.today)
    if reading is None or reading.kind != "number" or wanted.kind != "number" or reading.number is None:
        return None
    return (reading.number > wanted.number) - (reading.number < wanted.number)

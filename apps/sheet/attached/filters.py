"""The filter of a sheet follows the rows and columns that it lies on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from sqlalchemy import select

from ...platform.database import Db
from ..engine import Area
from ..models import Filter, FilterCriterion, Sheet, place_id
from .kind import Attachment


class Filters(Attachment):
    """The one filter of a sheet, with what it asks of its columns."""

    tables: ClassVar[Mapping[str, str]] = {"sheet_filter": "sheet_id", "sheet_filter_criterion": "id"}

    def data(self, db: Db, sheet: Sheet) -> dict[str, Any]:
        return {"filter": _filter_data(db, sheet.id)}

    def forget(self, db: Db, sheet_id: int) -> None:
        db.query(FilterCriterion).filter_by(sheet_id=sheet_id).delete()
        db.query(Filter).filter_by(sheet_id=sheet_id).delete()

    def shift(self, db: Db, sheet_id: int, change: Callable[[Area], Area | None]) -> None:
        filter = db.get(Filter, sheet_id)
        if filter is None:
            return
        criteria = db.query(FilterCriterion).filter_by(sheet_id=sheet_id).order_by(FilterCriterion.column).all()
        area = change(Area(filter.top, filter.left, filter.bottom, filter.right))
        header = change(Area(filter.top, filter.left, filter.top, filter.right))
        kept = []
        for criterion in criteria:
            place = change(Area(filter.top, criterion.column, filter.bottom, criterion.column))
            db.delete(criterion)
            if area is not None and header is not None and place is not None and area.covers(place):
                kept.append(
                    criterion_of(sheet_id, place.left, criterion.hidden_values, criterion.operator, criterion.operand)
                )
        db.flush()
        if area is None or header is None:
            db.delete(filter)
            return
        filter.top, filter.left, filter.bottom, filter.right = area.top, area.left, area.bottom, area.right
        db.add_all(kept)


def criterion_of(
    sheet_id: int, column: int, hidden_values: list[str], operator: str | None, operand: str | None
) -> FilterCriterion:
    """A criterion with the id that goes with its place."""
    return FilterCriterion(
        id=place_id(sheet_id, 1, column),
        sheet_id=sheet_id,
        column=column,
        hidden_values=hidden_values,
        operator=operator,
        operand=operand,
    )


def _filter_data(db: Db, sheet_id: int) -> dict[str, Any] | None:
    filter = db.get(Filter, sheet_id)
    if filter is None:
        return None
    criteria = db.scalars(
        select(FilterCriterion).where(FilterCriterion.sheet_id == sheet_id).order_by(FilterCriterion.column)
    )
    return {
        "area": [filter.top, filter.left, filter.bottom, filter.right],
        "criteria": [
            {"column": c.column, "hidden": c.hidden_values, "operator": c.operator, "operand": c.operand}
            for c in criteria
        ],
    }

"""The filter of a sheet, and views of it, follow the rows and columns that they lie on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from sqlalchemy import delete, select

from ...platform.database import Db
from ..engine import Area
from ..models import Filter, FilterCriterion, FilterView, Sheet, TemporaryView
from ..rules.filtering import Criterion
from .kind import Attachment

Change = Callable[[Area], Area | None]


class Filters(Attachment):
    """The one filter of a sheet, with what it asks of its columns."""

    tables: ClassVar[Mapping[str, str]] = {"sheet_filter": "sheet_id", "sheet_filter_criterion": "id"}

    def data(self, db: Db, sheet: Sheet) -> dict[str, Any]:
        filter = db.get(Filter, sheet.id)
        if filter is None:
            return {"filter": None}
        return {"filter": filter_payload(area_of(filter), criteria_of(db, sheet.id))}

    def forget(self, db: Db, sheet_id: int) -> None:
        db.query(FilterCriterion).filter_by(sheet_id=sheet_id).delete()
        db.query(Filter).filter_by(sheet_id=sheet_id).delete()

    def shift(self, db: Db, sheet_id: int, change: Change) -> None:
        filter = db.get(Filter, sheet_id)
        if filter is None:
            return
        place = _shifted(area_of(filter), criteria_of(db, sheet_id), change)
        db.execute(delete(FilterCriterion).where(FilterCriterion.sheet_id == sheet_id))
        if place is None:
            db.delete(filter)
            return
        area, criteria = place
        filter.top, filter.left, filter.bottom, filter.right = area.top, area.left, area.bottom, area.right
        db.add_all(criterion.row(sheet_id) for criterion in criteria)

    def copy_sheet(self, db: Db, sheet_id: int, copy_id: int) -> None:
        filter = db.get(Filter, sheet_id)
        if filter is None:
            return
        area = area_of(filter)
        db.add(Filter(sheet_id=copy_id, top=area.top, left=area.left, bottom=area.bottom, right=area.right))
        db.flush()
        db.add_all(criterion.row(copy_id) for criterion in criteria_of(db, sheet_id))
        db.flush()


class FilterViews(Attachment):
    """The views of a sheet that are kept, and those that people have open for the moment."""

    tables: ClassVar[Mapping[str, str]] = {"sheet_filter_view": "id", "sheet_temporary_view": "id"}
    versioned: ClassVar[bool] = False

    def data(self, db: Db, sheet: Sheet) -> dict[str, Any]:
        return {"filterViews": views_data(db, sheet.id)}

    def forget(self, db: Db, sheet_id: int) -> None:
        for model in (FilterView, TemporaryView):
            db.execute(delete(model).where(model.sheet_id == sheet_id))

    def shift(self, db: Db, sheet_id: int, change: Change) -> None:
        views: list[FilterView | TemporaryView] = [*views_of(db, sheet_id)]
        views += db.scalars(select(TemporaryView).where(TemporaryView.sheet_id == sheet_id).order_by(TemporaryView.id))
        for view in views:
            place = _shifted(area_of(view), [Criterion.load(each) for each in view.criteria], change)
            if place is None:
                db.delete(view)
            else:
                lay(view, *place)
        db.flush()

    def copy_sheet(self, db: Db, sheet_id: int, copy_id: int) -> None:
        for view in views_of(db, sheet_id):
            db.add(FilterView(
                sheet_id=copy_id, name=view.name, owner_id=db.actor_id or view.owner_id, criteria=view.criteria,
                top=view.top, left=view.left, bottom=view.bottom, right=view.right,
            ))  # fmt: skip
        db.flush()


def area_of(filter: Filter | FilterView | TemporaryView) -> Area:
    return Area(filter.top, filter.left, filter.bottom, filter.right)


def lay(view: FilterView | TemporaryView, area: Area, criteria: Sequence[Criterion]) -> None:
    """Say where a view lies and what it asks."""
    view.top, view.left, view.bottom, view.right = area.top, area.left, area.bottom, area.right
    view.criteria = [each.dump() for each in sorted(criteria, key=lambda each: each.column)]


def criteria_of(db: Db, sheet_id: int) -> list[Criterion]:
    """What the filter of a sheet asks, by column."""
    query = select(FilterCriterion).where(FilterCriterion.sheet_id == sheet_id).order_by(FilterCriterion.column)
    return [Criterion.of(row) for row in db.scalars(query)]


def filtering_areas(db: Db, workbook_id: int) -> dict[int, Area]:
    """The areas of a workbook's filters that ask anything of their columns, by the engine's keys of their sheets."""
    asking = select(FilterCriterion.sheet_id)
    found = select(Filter, Sheet).join(Sheet, Sheet.id == Filter.sheet_id)
    filters = db.execute(found.where(Sheet.workbook_id == workbook_id, Filter.sheet_id.in_(asking)))
    return {sheet.key: area_of(filter) for filter, sheet in filters}


def views_of(db: Db, sheet_id: int) -> list[FilterView]:
    """The views of a sheet that are kept, in the order in which they were made."""
    return list(db.scalars(select(FilterView).where(FilterView.sheet_id == sheet_id).order_by(FilterView.id)))


def temporary_view(db: Db, sheet_id: int) -> TemporaryView | None:
    """The view that the acting person has open without a name."""
    mine = TemporaryView.sheet_id == sheet_id, TemporaryView.person_id == db.actor_id
    return db.scalars(select(TemporaryView).where(*mine)).one_or_none()


def views_data(db: Db, sheet_id: int) -> list[dict[str, Any]]:
    """The views of a sheet that the acting person can open; the temporary one goes by the id "temporary"."""
    found: list[dict[str, Any]] = [
        {"id": view.id, "name": view.name, **filter_payload(area_of(view), map(Criterion.load, view.criteria))}
        for view in views_of(db, sheet_id)
    ]
    if (view := temporary_view(db, sheet_id)) is not None:
        found.append({"id": "temporary", "name": "Temporary view",
                      **filter_payload(area_of(view), map(Criterion.load, view.criteria))})  # fmt: skip
    return found


def filter_payload(area: Area, criteria: Any) -> dict[str, Any]:
    """A filter as the page knows it."""
    return {
        "area": [area.top, area.left, area.bottom, area.right],
        "criteria": [criterion.dump() for criterion in criteria],
    }


def _shifted(area: Area, criteria: Sequence[Criterion], change: Change) -> tuple[Area, list[Criterion]] | None:
    """A filter once rows or columns were put in or taken out; None where its area or its header is gone."""
    place, header = change(area), change(Area(area.top, area.left, area.top, area.right))
    if place is None or header is None:
        return None
    moved = (criterion.shifted(area, change) for criterion in criteria)
    return place, [criterion for criterion in moved if criterion is not None]

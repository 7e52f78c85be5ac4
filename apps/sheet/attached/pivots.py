"""Pivot tables follow the cells that they sum up and the cells that they stand in."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from sqlalchemy import delete, select

from ...platform.database import Db
from ...platform.errors import Blocked
from ..engine import Area, styles
from ..engine.entry import is_date_format
from ..engine.refs import column_name, quoted
from ..models import Cell, Pivot, PivotField, Sheet
from ..models import sheet_id as tables_id
from ..pivoting import Field, area_of, fields_of, source_area, to_row
from ..pivoting.following import LAST_COLUMN, LAST_ROW
from .kind import Attachment

#: Of a column to filter by, at most so many values are offered.
MOST_CHOICES = 500


class Pivots(Attachment):
    """The pivot tables of a sheet with their fields."""

    tables: ClassVar[Mapping[str, str]] = {"sheet_pivot": "id", "sheet_pivot_field": "id"}
    follows_values: ClassVar[bool] = True

    def data(self, db: Db, sheet: Sheet) -> dict[str, Any]:
        return {"pivots": _told(db, sheet)}

    def forget(self, db: Db, sheet_id: int) -> None:
        for pivot in _sourced(db, sheet_id):
            pivot.source_id = None
        db.flush()
        db.execute(delete(PivotField).where(PivotField.sheet_id == sheet_id))
        db.execute(delete(Pivot).where(Pivot.sheet_id == sheet_id))

    def shift(self, db: Db, sheet_id: int, change: Callable[[Area], Area | None]) -> None:
        for pivot in db.query(Pivot).filter_by(sheet_id=sheet_id).order_by(Pivot.id).all():
            place = change(area_of(pivot))
            if place is None:
                drop_pivot(db, pivot)
                continue
            pivot.row, pivot.column, pivot.height, pivot.width = place.top, place.left, place.height, place.width
        sourced = _sourced(db, sheet_id)
        fields = fields_of(db, sourced)
        for pivot in sourced:
            old = source_area(pivot)
            if old is None:
                continue
            new = change(old)
            if new is None:
                pivot.source = None
                continue
            # Whole rows and columns stay whole.
            pivot.source = str(Area(new.top, new.left, min(new.bottom, LAST_ROW), min(new.right, LAST_COLUMN)))
            places = [change(Area(old.top, field.column, old.bottom, field.column)) for field in fields[pivot.id]]
            write_fields(db, pivot, [
                None if place is None or not new.left <= place.left <= new.right else replace(field, column=place.left)
                for field, place in zip(fields[pivot.id], places, strict=True)
            ])  # fmt: skip
        db.flush()

    def relocate(self, db: Db, sheet_id: int, axis: str, at: int, count: int, to: int) -> None:
        for pivot in db.query(Pivot).filter_by(sheet_id=sheet_id).order_by(Pivot.id):
            area = area_of(pivot)
            first, last = (area.top, area.bottom) if axis == "row" else (area.left, area.right)
            meets, inside = first < at + count and last >= at, at <= first and last < at + count
            if (meets and not inside) or first < to <= last:
                raise Blocked(
                    f"The pivot table in {area} would come apart. Move all of its {axis}s, or delete it first."
                )
        super().relocate(db, sheet_id, axis, at, count, to)

    def move(self, db: Db, sheet_id: int, source: Area, to_sheet: int, rows: int, columns: int) -> None:
        for pivot in db.query(Pivot).filter_by(sheet_id=sheet_id).order_by(Pivot.id).all():
            if source.covers(area_of(pivot)):
                pivot.sheet_id, pivot.row, pivot.column = to_sheet, pivot.row + rows, pivot.column + columns
                for field in db.query(PivotField).filter_by(pivot_id=pivot.id):
                    field.sheet_id = to_sheet
        db.flush()
        sourced = _sourced(db, sheet_id)
        fields = fields_of(db, sourced)
        for pivot in sourced:
            area = source_area(pivot)
            if area is not None and source.covers(area):
                pivot.source_id, pivot.source = to_sheet, str(area.moved(rows, columns))
                write_fields(db, pivot, [replace(field, column=field.column + columns) for field in fields[pivot.id]])
        db.flush()

    def copy_sheet(self, db: Db, sheet_id: int, copy_id: int) -> None:
        pivots = db.query(Pivot).filter_by(sheet_id=sheet_id).order_by(Pivot.id).all()
        fields = fields_of(db, pivots)
        for pivot in pivots:
            source = pivot.source_id
            if source == sheet_id:
                source = copy_id
            elif source is not None and copy_id // 1024 != sheet_id // 1024:
                source = tables_id(copy_id // 1024, source % 1024)
            copy = Pivot(
                sheet_id=copy_id, source_id=source, source=pivot.source, row=pivot.row, column=pivot.column,
                height=pivot.height, width=pivot.width, problem=pivot.problem,
            )  # fmt: skip
            db.add(copy)
            db.flush()
            write_fields(db, copy, fields[pivot.id])


def write_fields(db: Db, pivot: Pivot, fields: Sequence[Field | None]) -> None:
    """Give a pivot table these fields in place of those it has; None is one that went, and what goes by it goes."""
    values = [field for field in fields if field is None or field.area == "value"]
    there = [number for number, field in enumerate(values, start=1) if field is not None]
    places = {old: new for new, old in enumerate(there, start=1)}
    db.execute(delete(PivotField).where(PivotField.pivot_id == pivot.id))
    counts: dict[str, int] = {}
    for field in fields:
        if field is None:
            continue
        counts[field.area] = counts.get(field.area, 0) + 1
        sort_by = places.get(field.sort_by) if field.sort_by is not None else None
        db.add(to_row(replace(field, sort_by=sort_by), pivot.id, pivot.sheet_id, counts[field.area]))
    db.flush()


def drop_pivot(db: Db, pivot: Pivot) -> None:
    """Delete a pivot table; its cells are its caller's to clear."""
    db.execute(delete(PivotField).where(PivotField.pivot_id == pivot.id))
    db.delete(pivot)
    db.flush()


def source_text(pivot: Pivot, source: Sheet | None) -> str:
    """The source as people type it: "Orders!A1:H90"; whole columns as such. Empty once it is gone."""
    area = source_area(pivot)
    if source is None or area is None:
        return ""
    if area.top == 1 and area.bottom >= LAST_ROW:
        return f"{quoted(source.name)}!{column_name(area.left)}:{column_name(area.right)}"
    return f"{quoted(source.name)}!{area}"


def _sourced(db: Db, sheet_id: int) -> list[Pivot]:
    """The pivot tables, wherever they stand, that sum up cells of a sheet."""
    return db.query(Pivot).filter_by(source_id=sheet_id).order_by(Pivot.id).all()


def _told(db: Db, sheet: Sheet) -> list[dict[str, Any]]:
    pivots = db.query(Pivot).filter_by(sheet_id=sheet.id).order_by(Pivot.id).all()
    if not pivots:
        return []
    fields = fields_of(db, pivots)
    wanted = sorted({pivot.source_id for pivot in pivots if pivot.source_id is not None})
    sources = {source.id: source for source in db.scalars(select(Sheet).where(Sheet.id.in_(wanted)))}
    found = []
    for pivot in pivots:
        source = sources.get(pivot.source_id or 0)
        area = area_of(pivot)
        found.append({
            "id": pivot.id, "area": [area.top, area.left, area.bottom, area.right], "problem": pivot.problem,
            "source": source_text(pivot, source), "columns": _headings(db, pivot),
            "fields": [_field(db, pivot, field) for field in fields[pivot.id]],
        })  # fmt: skip
    return found


def _headings(db: Db, pivot: Pivot) -> list[list[Any]]:
    """[column, heading, what stands below it: date, number, text] of the source."""
    area = source_area(pivot)
    if area is None:
        return []
    first = select(Cell.row, Cell.column, Cell.formatted, Cell.kind, Cell.style).where(
        Cell.sheet_id == pivot.source_id, Cell.row.between(area.top, min(area.top + 1, area.bottom)),
        Cell.column.between(area.left, area.right),
    )  # fmt: skip
    cells: dict[tuple[int, int], tuple[str, str, str | None]] = {
        (row, column): (shown, kind, style) for row, column, shown, kind, style in db.execute(first.order_by(Cell.id))
    }
    told = []
    for column in range(area.left, area.right + 1):
        heading = " ".join(cells.get((area.top, column), ("", "", None))[0].split())
        _, kind, style = cells.get((area.top + 1, column), ("", "text", None))
        is_date = kind == "number" and is_date_format(str(styles.load(style).get("f", "general")))
        told.append([column, heading, "date" if is_date else kind if kind == "number" else "text"])
    return told


def _field(db: Db, pivot: Pivot, field: Field) -> dict[str, Any]:
    told: dict[str, Any] = {
        "area": field.area, "column": field.column, "grouping": field.grouping, "sort_by": field.sort_by,
        "descending": field.descending, "shows_totals": field.shows_totals, "aggregation": field.aggregation,
        "show_as": field.show_as, "label": field.label, "number_format": field.number_format,
        "hidden_values": list(field.hidden_values), "operator": field.operator, "operand": field.operand,
        "second": field.second,
    }  # fmt: skip
    area = source_area(pivot)
    if field.area == "filter" and area is not None:
        below = (
            Cell.sheet_id == pivot.source_id, Cell.column == field.column, Cell.row > area.top,
            Cell.row <= area.bottom, Cell.kind != "empty",
        )  # fmt: skip
        told["choices"] = _choices(db, below)
    return told


def _choices(db: Db, below: Sequence[Any]) -> list[str]:
    """The values of a column as shown, each once: numbers by size, then texts."""
    shown: dict[str, tuple[bool, float, str]] = {}
    for text, number in db.execute(select(Cell.formatted, Cell.number).where(*below).order_by(Cell.id)):
        shown.setdefault(text, (number is None, number or 0.0, text.casefold()))
    return sorted((text for text in shown if text), key=lambda text: shown[text])[:MOST_CHOICES]

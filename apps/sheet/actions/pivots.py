"""Pivot tables: made of a range with headings, changed, deleted, and what is behind a cell of one."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from datetime import date

from ...platform.database import Db
from ...platform.errors import Blocked, Invalid, NotFound
from ...platform.limits import LONGEST_NAME
from .. import pivoting
from ..attached.pivots import drop_pivot, write_fields
from ..engine import Area, Engine, address, parse_area
from ..engine.refs import unquoted
from ..models import Pivot, Sheet
from ..models import sheet_id as tables_id
from ..pivoting import Field, PivotProblem, Source, area_of, heading_of, heading_problem, source_of
from ..pivoting.spec import AGGREGATIONS, FORMATS, GROUPINGS, MOST, SHOW_AS
from .copying import put_copy
from .filters import checked
from .operations import LAST_COLUMN, LAST_ROW, Work, check_area, on_sheet, operation
from .sheets import MOST_SHEETS, free_name

MOST_PIVOTS = 20
_AREA_NAMES = {"row": "Rows", "column": "Columns", "value": "Values", "filter": "Filters"}
_PLACE = re.compile(r"(?:(?P<sheet>'(?:[^']|'')+'|[^'!]+)!)?(?P<area>[^'!]+)")


def add_pivot(
    db: Db, sheet_id: int, source: str, *, place: str | None = None, fields: Sequence[Field] = (),
    revision: int | None = None,
) -> Work:  # fmt: skip
    """A pivot table of the range `source`, such as "A1:H90" of the sheet or "Orders!A1:H90".

    `place` is its first cell, such as "Summary!C3"; None is for A1 of a new sheet, the last one. Raises Invalid where
    the source lacks a heading, or the cell is filled.
    """
    home, workbook = on_sheet(db, sheet_id)
    with operation(db, workbook, "pivot", "Inserting a pivot table", revision) as work:
        engine = work.engine
        key, area = _range(engine, home, source, "source")
        read = _checked_source(engine, key, area)
        _check_fields(read, fields, db.today)
        if place is None:
            if len(engine.sheets()) >= MOST_SHEETS:
                raise Blocked(f"A workbook has at most {MOST_SHEETS} sheets. Put the pivot table on one of them.")
            to_key, row, column = engine.add_sheet(free_name(engine, "Pivot table {}")), 1, 1
        else:
            to_key, there = _range(engine, home, place, "place")
            row, column = there.top, there.left
            _check_place(db, engine, workbook.id, to_key, row, column, (key, area))
            engine.reached.append((to_key, Area(row, column, row, column)))
        to_sheet = tables_id(workbook.id, to_key)
        work.goto = to_sheet if to_sheet != sheet_id else None

        def make() -> None:
            pivot = Pivot(
                sheet_id=to_sheet, source_id=tables_id(workbook.id, key), source=str(area), row=row, column=column,
                height=1, width=1, problem=None,
            )  # fmt: skip
            db.add(pivot)
            db.flush()
            write_fields(db, pivot, fields)

        work.then.append(make)
    return work


def edit_pivot(
    db: Db, pivot_id: int, *, source: str | None = None, fields: Sequence[Field] | None = None,
    revision: int | None = None,
) -> Work:  # fmt: skip
    """Give a pivot table another source, whose columns take the fields by their headings, or other fields."""
    pivot, sheet = visible_pivot(db, pivot_id)
    if source is None and fields is None:
        raise Invalid({"": "There is nothing to change."})
    with operation(db, sheet.workbook, "pivot", "Changing a pivot table", revision) as work:
        engine = work.engine
        engine.reached.append((sheet.key, area_of(pivot)))
        old = _source(engine, pivot)
        new: list[Field | None] = list(pivoting.fields_of(db, [pivot])[pivot.id] if fields is None else fields)
        if source is not None:
            key, area = _range(engine, sheet, source, "source")
            read = _checked_source(engine, key, area)
            if key == sheet.key and area.meets(area_of(pivot)):
                raise Invalid(source="The pivot table itself is in that range.")
            new = [_in(read, old, field) for field in new if field is not None]
            pivot.source_id, pivot.source = tables_id(sheet.workbook_id, key), str(area)
        elif old is None:
            raise Blocked("The source of this pivot table is gone. Choose another one first.")
        else:
            read = old
        _check_fields(read, [field for field in new if field is not None], db.today)
        write_fields(db, pivot, new)
    return work


def delete_pivot(db: Db, pivot_id: int, *, revision: int | None = None) -> Work:
    """Take a pivot table off its sheet, with its cells."""
    pivot, sheet = visible_pivot(db, pivot_id)
    with operation(db, sheet.workbook, "pivot", "Deleting a pivot table", revision) as work:
        work.engine.clear(sheet.key, area_of(pivot), formats=True)
        work.engine.reached.append((sheet.key, area_of(pivot)))
        drop_pivot(db, pivot)
    return work


def show_details(db: Db, sheet_id: int, row: int, column: int, *, revision: int | None = None) -> Work:
    """List the rows behind a cell of a pivot table on a new last sheet, under the headings of the source."""
    sheet, workbook = on_sheet(db, sheet_id)
    pivot = next(
        (
            one
            for one in pivoting.pivots_of(db, workbook.id)
            if one.sheet_id == sheet_id and (row, column) in area_of(one)
        ),
        None,
    )
    if pivot is None:
        raise Blocked(f"{address(row, column)} is in no pivot table.")
    with operation(db, workbook, "details", f"Details of {address(row, column)} of {sheet.name}", revision) as work:
        engine = work.engine
        names = {info.key: info.name for info in engine.sheets()}
        try:
            layout = pivoting.work_out(engine, pivot, pivoting.fields_of(db, [pivot])[pivot.id], names, db.today)
        except PivotProblem as problem:
            raise Blocked(str(problem)) from None
        pair = layout.pair_at(row - pivot.row, column - pivot.column)
        rows = layout.behind.get(pair, []) if pair is not None else []
        if not rows:
            raise Blocked("No rows are behind this cell. Choose a value of the pivot table.")
        if len(engine.sheets()) >= MOST_SHEETS:
            raise Blocked(f"A workbook has at most {MOST_SHEETS} sheets. Delete one first.")
        key, from_key = engine.add_sheet(free_name(engine, "Details {}")), (pivot.source_id or 0) % 1024
        area = layout.source.area
        for at, line in enumerate((area.top, *rows), start=1):
            for to, where in enumerate(range(area.left, area.right + 1), start=1):
                reading = engine.reading(from_key, line, where)
                if reading is not None:
                    put_copy(engine, key, at, to, (reading, line, where), "formats", db.today)
                    put_copy(engine, key, at, to, (reading, line, where), "values", db.today)
        for to, where in enumerate(range(area.left, area.right + 1), start=1):
            if (size := engine.own_size(from_key, "column", where)) is not None:
                engine.resize(key, "column", to, size)
        engine.freeze(key, 1, 0)
        work.goto = tables_id(workbook.id, key)
    return work


def visible_pivot(db: Db, pivot_id: int) -> tuple[Pivot, Sheet]:
    """A pivot table that the acting person may edit, with its sheet. Raises NotFound, Forbidden."""
    pivot = db.get(Pivot, pivot_id)
    if pivot is None:
        raise NotFound("There is no such pivot table. It may have been deleted.")
    sheet, _ = on_sheet(db, pivot.sheet_id)
    return pivot, sheet


def _range(engine: Engine, home: Sheet, text: str, field: str) -> tuple[int, Area]:
    """The key of the sheet and the area that somebody typed."""
    example = "Orders!A1:H90" if field == "source" else "Summary!A1"
    match = _PLACE.fullmatch(text.strip())
    if match is None:
        raise Invalid({field: f"Type a {'range' if field == 'source' else 'cell'} such as {example}."})
    key = home.key
    if match["sheet"]:
        name = unquoted(match["sheet"].strip())
        found = next((info.key for info in engine.sheets() if info.name.casefold() == name.casefold()), None)
        if found is None:
            raise Invalid({field: f"There is no sheet called {name}."})
        key = found
    try:
        area = parse_area(match["area"])
    except ValueError:
        raise Invalid({field: f"{match['area'].strip()} is not a range. Type one such as {example}."}) from None
    area = Area(area.top, area.left, min(area.bottom, LAST_ROW), min(area.right, LAST_COLUMN))
    if area.top > area.bottom or area.left > area.right:
        raise Invalid({field: f"A sheet ends at row {LAST_ROW:,} and column {LAST_COLUMN}."})
    check_area(area)
    return key, area


def _checked_source(engine: Engine, key: int, area: Area) -> Source:
    read = source_of(engine.info(key).name, key, area, engine.known)
    wrong = heading_problem(read)
    if wrong is not None:
        raise Invalid(source=wrong)
    return read


def _source(engine: Engine, pivot: Pivot) -> Source | None:
    """The present source of a pivot table, if it is still there."""
    area, key = pivoting.source_area(pivot), (pivot.source_id or 0) % 1024
    info = next((info for info in engine.sheets() if info.key == key), None)
    return source_of(info.name, key, area, engine.known) if area is not None and info is not None else None


def _check_place(
    db: Db, engine: Engine, workbook_id: int, key: int, row: int, column: int, source: tuple[int, Area]
) -> None:
    cell, name = address(row, column), engine.info(key).name
    if key == source[0] and (row, column) in source[1]:
        raise Invalid(place=f"{cell} of {name} lies in the source. Choose a cell beside it.")
    count = 0
    for other in pivoting.pivots_of(db, workbook_id):
        count += other.sheet_id % 1024 == key
        if other.sheet_id % 1024 == key and (row, column) in area_of(other):
            raise Invalid(place=f"{cell} of {name} belongs to another pivot table. Choose an empty cell.")
    if count >= MOST_PIVOTS:
        raise Invalid(place=f"A sheet holds at most {MOST_PIVOTS} pivot tables. Choose another sheet.")
    reading = engine.reading(key, row, column)
    if reading is not None and reading.kind != "empty":
        raise Invalid(place=f"{cell} of {name} is filled, and would be overwritten. Choose an empty cell.")
    if any((row, column) in merge for merge in engine.merges(key)):
        raise Invalid(place=f"{cell} of {name} is merged with others. Choose another cell.")


def _in(new: Source, old: Source | None, field: Field) -> Field | None:
    """A field in another source: by its heading, else where it is; None where there is no such column."""
    if old is not None and old.area.left <= field.column <= old.area.right:
        heading = heading_of(old, field.column).casefold()
        columns = range(new.area.left, new.area.right + 1)
        same = [column for column in columns if heading_of(new, column).casefold() == heading]
        if same:
            return replace(field, column=field.column if field.column in same else same[0])
    return None


def _check_fields(source: Source, fields: Sequence[Field], today: date) -> None:
    """Raise Invalid for fields that make no pivot table."""
    values = sum(field.area == "value" for field in fields)
    seen: set[tuple[str, int, str | None]] = set()
    for area, most in MOST.items():
        if sum(field.area == area for field in fields) > most:
            raise Invalid(fields=f"A pivot table has at most {most} fields in {_AREA_NAMES[area]}. Remove one first.")
    for field in fields:
        if field.area not in MOST:
            raise Invalid(fields=f"{field.area!r} is not an area of a pivot table.")
        if not source.area.left <= field.column <= source.area.right:
            raise Invalid(fields=f"Column {field.column} is not in the source.")
        heading = heading_of(source, field.column)
        if field.area != "value":
            place = ("filter" if field.area == "filter" else "along", field.column, field.grouping)
            if place in seen:
                raise Invalid(fields=f"{heading} is there already, in the same form.")
            seen.add(place)
        if field.grouping is not None and field.grouping not in GROUPINGS:
            raise Invalid(grouping=f"Dates are grouped by {', '.join(GROUPINGS)}.")
        if field.sort_by is not None and not 1 <= field.sort_by <= values:
            raise Invalid(sort_by="Choose a value of the pivot table to sort by.")
        if field.aggregation not in AGGREGATIONS:
            raise Invalid(aggregation=f"{field.aggregation!r} sums nothing up. Choose {', '.join(AGGREGATIONS)}.")
        if field.show_as not in SHOW_AS:
            raise Invalid(show_as=f"Values are shown as {', '.join(SHOW_AS)}.")
        if field.number_format is not None and field.number_format not in FORMATS:
            raise Invalid(number_format="Choose one of the number formats.")
        if len(field.label or "") > LONGEST_NAME:
            raise Invalid(label=f"A label has at most {LONGEST_NAME} characters.")
        if field.area == "filter":
            checked(source.area, field.criterion, today)

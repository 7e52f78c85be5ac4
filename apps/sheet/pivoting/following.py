"""The cells of pivot tables follow their sources: after every operation, and nobody types into them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import date

from sqlalchemy import select

from ...platform.database import Db
from ..engine import Area, Engine, Reading, address, area_lists, parse_area, styles
from ..engine.entry import ERRORS, TypedValue
from ..errors import InPivot
from ..models import Pivot, PivotField, Workbook
from .layout import Layout, Shown, lay_out
from .source import PivotProblem, heading_problem, source_of, source_rows
from .spec import Field, from_row

# A year of single days fits beside each other.
MOST_ROWS, MOST_COLUMNS, MOST_CELLS = 5000, 480, 20_000
LAST_ROW, LAST_COLUMN = 50_000, 500
Cell = tuple[int, int, int]
Changes = Mapping[Cell, Reading | None]
#: Where each pivot table stands, by id: the key of its sheet, and its cells.
Owned = Mapping[int, tuple[int, Area]]


def pivots_of(db: Db, workbook_id: int) -> list[Pivot]:
    first = workbook_id * 1024
    return list(db.scalars(select(Pivot).where(Pivot.sheet_id.between(first, first + 1023)).order_by(Pivot.id)))


def fields_of(db: Db, pivots: Sequence[Pivot]) -> dict[int, list[Field]]:
    """The fields of pivot tables, by id, in the order in which they count."""
    found: dict[int, list[Field]] = {pivot.id: [] for pivot in pivots}
    asked = select(PivotField).where(PivotField.pivot_id.in_(found)).order_by(PivotField.id)
    for row in db.scalars(asked) if found else ():
        found[row.pivot_id].append(from_row(row))
    return found


def area_of(pivot: Pivot) -> Area:
    """The cells of a pivot table."""
    return Area(pivot.row, pivot.column, pivot.row + pivot.height - 1, pivot.column + pivot.width - 1)


def source_area(pivot: Pivot) -> Area | None:
    return parse_area(pivot.source) if pivot.source and pivot.source_id is not None else None


def owned(db: Db, workbook_id: int) -> Owned:
    return {pivot.id: (pivot.sheet_id % 1024, area_of(pivot)) for pivot in pivots_of(db, workbook_id)}


def guard(before: Owned, now: Owned, touched: Collection[Cell]) -> None:
    """Raise InPivot where cells were changed that belong to a pivot table which stands where it stood."""
    for id, (key, area) in before.items():
        if now.get(id) != (key, area):
            continue
        cells = sorted((row, column) for sheet, row, column in touched if sheet == key and (row, column) in area)
        if cells:
            raise InPivot(
                f"{address(*cells[0])} belongs to the pivot table in {area}, whose cells follow its source. "
                "Change the source, or the pivot table in its panel (Edit); to delete it, select all of its cells "
                "and press Delete."
            )


def refresh(db: Db, workbook: Workbook, engine: Engine, changes: Changes, *, all: bool) -> set[Cell]:
    """Write into the engine what the pivot tables come to now that `changes` were made; returns the cells written.

    `all`: more than cells may have changed. The engine is to be collected afterwards, and asked again.
    """
    pivots = pivots_of(db, workbook.id)
    if not pivots:
        return set()
    changed: dict[int, list[tuple[int, int]]] = {}
    for key, row, column in changes:
        changed.setdefault(key, []).append((row, column))
    stale = [pivot for pivot in pivots if all or pivot.problem is not None or _is_stale(pivot, changed)]
    fields, written = fields_of(db, stale), set[Cell]()
    names = {info.key: info.name for info in engine.sheets()}
    for pivot in stale:
        others = [area_of(other) for other in pivots if other is not pivot and other.sheet_id == pivot.sheet_id]
        written |= rewrite(engine, pivot, fields[pivot.id], names, others, db.today)
    db.flush()
    return written


def _is_stale(pivot: Pivot, changed: Mapping[int, Sequence[tuple[int, int]]]) -> bool:
    area = source_area(pivot)
    return area is not None and any(cell in area for cell in changed.get((pivot.source_id or 0) % 1024, ()))


def rewrite(
    engine: Engine, pivot: Pivot, fields: Sequence[Field], names: Mapping[int, str], others: Sequence[Area],
    today: date,
) -> set[Cell]:  # fmt: skip
    """Write the cells of one pivot table, and how many there are into its row; returns the cells written."""
    key, old = pivot.sheet_id % 1024, area_of(pivot)
    try:
        grid = _fitting(engine, pivot, work_out(engine, pivot, fields, names, today), old, others)
        pivot.problem = None
    except PivotProblem as problem:
        grid, pivot.problem = [[Shown("error", text="#REF!")]], str(problem)
    pivot.height, pivot.width = len(grid), len(grid[0])
    new, written = area_of(pivot), set[Cell]()
    for left in area_lists.without([old], new):
        engine.clear(key, left, formats=True)
        written |= {(key, *cell) for cell in left.cells()}
    for (row, column), shown in zip(new.cells(), (shown for line in grid for shown in line), strict=True):
        if not _is_there(engine.reading(key, row, column), shown):
            engine.put(key, row, column, _entry(shown), dict(shown.style))
            written.add((key, row, column))
    return written


def work_out(engine: Engine, pivot: Pivot, fields: Sequence[Field], names: Mapping[int, str], today: date) -> Layout:
    """What a pivot table comes to. Raises PivotProblem."""
    area = source_area(pivot)
    key = (pivot.source_id or 0) % 1024
    if pivot.source_id is None or key not in names:
        raise PivotProblem("The sheet of the source was deleted. Choose another source.")
    if area is None:
        raise PivotProblem("The cells of the source were deleted. Choose another source.")
    source = source_of(names[key], key, area, engine.known)
    if (wrong := heading_problem(source)) is not None:
        raise PivotProblem(wrong)
    return lay_out(source, fields, source_rows(source, fields, today))


def _fitting(engine: Engine, pivot: Pivot, layout: Layout, old: Area, others: Sequence[Area]) -> list[list[Shown]]:
    """The cells of a pivot table, if there is room for them. Raises PivotProblem."""
    height, width = layout.height, layout.width
    if height > MOST_ROWS or width > MOST_COLUMNS or height * width > MOST_CELLS:
        raise PivotProblem(
            f"The pivot table would have {height:,} rows and {width:,} columns. Filter it, or group its dates by month."
        )
    new = Area(pivot.row, pivot.column, pivot.row + height - 1, pivot.column + width - 1)
    if new.bottom > LAST_ROW or new.right > LAST_COLUMN:
        raise PivotProblem(f"The pivot table needs {new}, which is more than the sheet has. Move it, or filter it.")
    key = pivot.sheet_id % 1024
    merge = next((merge for merge in engine.merges(key) if merge.meets(new)), None)
    if merge is not None:
        raise PivotProblem(f"The pivot table needs {new}, where {merge} is merged. Unmerge it.")
    other = next((area for area in others if area.meets(new)), None)
    if other is not None:
        raise PivotProblem(f"The pivot table needs {new}, where another pivot table stands in {other}.")
    for row, column in new.cells():
        if (row, column) in old:
            continue
        reading = engine.reading(key, row, column)
        if reading is not None and reading.kind != "empty":
            raise PivotProblem(f"The pivot table needs {new}, but {address(row, column)} is filled. Empty that cell.")
    return layout.cells()


def _is_there(reading: Reading | None, shown: Shown) -> bool:
    style = styles.dump(dict(shown.style))
    if reading is None:
        return shown.kind == "empty" and style is None
    if reading.formula is not None or reading.kind != shown.kind or reading.style != style:
        return False
    match shown.kind:
        case "number":
            return reading.number == shown.number
        case "bool":
            return (reading.text == "TRUE") == bool(shown.number)
    return (reading.text or "") == shown.text


def _entry(shown: Shown) -> TypedValue | None:
    match shown.kind:
        case "empty":
            return None
        case "number":
            return TypedValue("number", shown.number)
        case "bool":
            return TypedValue("bool", shown.number)
        case "error":
            # Errors that the engine alone can make cannot be written.
            return TypedValue("error", text=shown.text if shown.text in ERRORS else "#VALUE!")
    return TypedValue("text", text=shown.text)

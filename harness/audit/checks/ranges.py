"""What lies on ranges (rules, filters, names, charts, pivot tables): a row or column less or more at each edge."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from sqlalchemy import Connection, Table

from ....apps.platform.database import Db
from ....apps.platform.models import Base
from ....apps.sheet import actions
from ....apps.sheet.actions.operations import operation
from ....apps.sheet.attached import KINDS
from ....apps.sheet.engine import Area, parse_area
from ....apps.sheet.engine.refs import unquoted
from ....apps.sheet.models import DefinedName, Sheet, Workbook
from ....tasks.sheet.ranges import MAY_REACH_BELOW
from ....tasks.verifier.changes import Row
from ..case import Attempt, AuditCase
from ..registry import check

_CORNERS = ("top", "left", "bottom", "right")
_TEXT = re.compile(r"(?P<sheet>.*!)?(?P<area>\$?[A-Z]+\$?\d+(:\$?[A-Z]+\$?\d+)?)")


@dataclass(frozen=True)
class Range:
    """A range that a row holds: in a column as text or as one of several areas, or in columns of its own."""

    table: Table
    row: Row
    column: str | None
    area: Area
    number: int = 0  # of the area among several

    @property
    def detail(self) -> str:
        return f"{self.table.name} {self.row['_rowid']}{f', {self.column}' if self.column else ''} ({self.area})"


def ranges_of(table: Table, row: Row) -> Iterator[Range]:
    """Every range that a row holds, whatever it is for."""
    if all(name in table.columns for name in _CORNERS):
        yield Range(table, row, None, Area(*(row[name] for name in _CORNERS)))
    for column in table.columns:
        value = row[column.name]
        if column.name in ("areas", "exceptions"):
            for number, corners in enumerate(json.loads(value)):
                yield Range(table, row, column.name, Area(*corners), number)
        elif isinstance(value, str) and not column.foreign_keys and (found := _TEXT.fullmatch(value)):
            yield Range(table, row, column.name, parse_area(found["area"].replace("$", "")))


@check("attached-range-altered", "must fail", "What lies on a range, over one row or column less or more")
def attached_range_altered(case: AuditCase) -> Iterator[Attempt]:
    with case.solved.sandbox.engine.connect() as connection:
        held = list(_made(connection, case))
        for each in held:
            for edge in _CORNERS:
                for step in (-1, 1):
                    area = _moved(each.area, edge, step)
                    if area is not None:
                        yield Attempt(
                            f"{each.detail}: its {edge} moved by {step:+}",
                            partial(_lay, case=case, held=each, area=area),
                            by_rows=False,
                            right=_comes_to_the_same(connection, each, area, edge),
                        )


def _tables() -> list[Table]:
    names = [name for kind in KINDS for name in kind.tables if name != "sheet_temporary_view"]
    return [Base.metadata.tables[name] for name in (*names, DefinedName.__tablename__)]


def _made(connection: Connection, case: AuditCase) -> Iterator[Range]:
    """The ranges that the work makes or changes."""
    with case.instance.world.engine.connect() as untouched:
        for table in _tables():
            before = {row["_rowid"]: row for row in _rows(untouched, table)}
            for row in _rows(connection, table):
                known = set() if row["_rowid"] not in before else {
                    (each.column, each.area) for each in ranges_of(table, before[row["_rowid"]])
                }  # fmt: skip
                yield from (each for each in ranges_of(table, row) if (each.column, each.area) not in known)


def _rows(connection: Connection, table: Table) -> list[Row]:
    found = connection.exec_driver_sql(f"SELECT rowid AS _rowid, * FROM {table.name} ORDER BY rowid")
    return [dict(row) for row in found.mappings()]


def _moved(area: Area, edge: str, step: int) -> Area | None:
    """An area with one edge elsewhere; None where nothing of it is left, or it leaves the sheet."""
    corners: dict[str, Any] = {edge: getattr(area, edge) + step}
    moved = replace(area, **corners)
    fits = 1 <= moved.top <= moved.bottom and 1 <= moved.left <= moved.right
    return moved if fits else None


def _comes_to_the_same(connection: Connection, held: Range, area: Area, edge: str) -> bool:
    """Whether another range is right as well: by `tasks.sheet.ranges`, or since a pivot table uses none of the rest."""
    if area.bottom > held.area.bottom:
        below = Area(area.bottom, area.left, area.bottom, area.right)
        column = held.column or "bottom"
        return (held.table.name, column) in MAY_REACH_BELOW and _is_empty(connection, _home(connection, held), below)
    if held.table.name == "sheet_pivot" and (area.top, area.bottom) == (held.area.top, held.area.bottom):
        used = connection.exec_driver_sql(
            'SELECT "column" FROM sheet_pivot_field WHERE pivot_id = ?', (held.row["id"],)
        ).scalars()
        # A column without a heading cannot be in a list.
        beside = min(area.left, held.area.left) if edge == "left" else max(area.right, held.area.right)
        heading = Area(area.top, beside, area.top, beside)
        headed = not _is_empty(connection, _home(connection, held), heading)
        return headed and all(area.left <= column <= area.right for column in used)
    return False


def _home(connection: Connection, held: Range) -> int:
    """The sheet on which a range lies."""
    row = held.row
    found = _TEXT.fullmatch(str(row[held.column])) if held.column else None
    if found and found["sheet"]:
        beside = (
            row.get("sheet_id")
            or connection.exec_driver_sql(
                "SELECT id FROM sheet_sheet WHERE workbook_id = ?", (row["workbook_id"],)
            ).scalar()
        )
        return int(connection.exec_driver_sql(
            "SELECT sheet.id FROM sheet_sheet sheet JOIN sheet_sheet here ON here.workbook_id = sheet.workbook_id "
            "WHERE here.id = ? AND sheet.name = ?", (beside, unquoted(found["sheet"].removesuffix("!"))),
        ).scalar_one())  # fmt: skip
    return int(row.get("source_id") or row["sheet_id"])


def _is_empty(connection: Connection, sheet: int, area: Area) -> bool:
    found = connection.exec_driver_sql(
        'SELECT 1 FROM sheet_cell WHERE sheet_id = ? AND row BETWEEN ? AND ? AND "column" BETWEEN ? AND ? LIMIT 1',
        (sheet, area.top, area.bottom, area.left, area.right),
    )
    return found.scalar() is None


def _lay(connection: Connection, case: AuditCase, held: Range, area: Area) -> None:
    """Put a range elsewhere, and let all that follows from it follow."""
    row, table = held.row, held.table
    if table.name == DefinedName.__tablename__:
        case.act(connection, partial(_rename, id=row["id"], area=area))
        return
    if held.column is None:
        values: dict[str, Any] = {name: getattr(area, name) for name in _CORNERS}
    elif held.column in ("areas", "exceptions"):
        areas = json.loads(row[held.column])
        areas[held.number] = [getattr(area, name) for name in _CORNERS]
        values = {held.column: json.dumps(areas)}
    else:
        values = {held.column: _written(row[held.column], area)}
    marks = ", ".join(f'"{name}" = ?' for name in values)
    connection.exec_driver_sql(f"UPDATE {table.name} SET {marks} WHERE rowid = ?", (*values.values(), row["_rowid"]))
    case.act(connection, partial(_follow, sheet_id=row["sheet_id"]))


def _written(before: str, area: Area) -> str:
    """An area written as another one was: behind its sheet, with dollars."""
    found = _TEXT.fullmatch(before)
    assert found is not None
    text = re.sub(r"([A-Z]+)(\d+)", r"$\1$\2", str(area)) if "$" in found["area"] else str(area)
    return f"{found['sheet'] or ''}{text}"


def _follow(db: Db, sheet_id: int) -> None:
    workbook = db.get_one(Workbook, db.get_one(Sheet, sheet_id).workbook_id)
    # As after rows were put elsewhere: all looks and pivot tables are worked out anew.
    with operation(db, workbook, "move", "", None):
        pass


def _rename(db: Db, id: int, area: Area) -> None:
    name = db.get_one(DefinedName, id)
    sheet = unquoted(name.refers_to.removeprefix("=").rpartition("!")[0])
    home = db.query(Sheet).filter_by(workbook_id=name.workbook_id, name=sheet).one().id
    called = name.name
    actions.delete_name(db, id)
    actions.define_name(db, home, called, str(area))

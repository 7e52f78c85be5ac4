"""Where a formula was asked for: its value instead, and ranges that are one row too short or too long."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial

from sqlalchemy import Connection

from ....apps.sheet import actions
from ....apps.sheet.engine.refs import column_number
from ....tasks.verifier.changes import Row
from ..case import Attempt, AuditCase
from ..registry import check
from ..sampling import sample

_LOOSE = "sheet_cell.formula"
_RANGE = re.compile(
    r"(?:(?P<sheet>'(?:[^']|'')+'|\w+)!)?(?P<from>\$?[A-Z]+\$?)(?P<low>\d+):(?P<to>\$?[A-Z]+\$?)(?P<high>\d+)"
)


@check("formula-typed", "must fail", "A formula replaced by its value")
def formula_typed(case: AuditCase) -> Iterator[Attempt]:
    formulas = _formulas(case)
    if not formulas or (_LOOSE in case.task.matchers and not case.task.probes):
        return
    yield Attempt(
        f"{len(formulas)} formulas typed as values", partial(_type, case=case, formulas=formulas), by_rows=False
    )
    changed = {change.after["_rowid"] for _, change in sample(case.changes, 6) if change.after is not None}
    for row in formulas:
        if len(formulas) > 1 and row["_rowid"] in changed:
            place = f"row {row['row']}, column {row['column']}"
            yield Attempt(
                f"the formula of {place} typed as its value", partial(_type, case=case, formulas=[row]), by_rows=False
            )


def _type(connection: Connection, case: AuditCase, formulas: list[Row]) -> None:
    by_sheet: dict[int, dict[tuple[int, int], str]] = {}
    for row in formulas:
        text = row["text"] if row["number"] is None else repr(row["number"])
        by_sheet.setdefault(row["sheet_id"], {})[row["row"], row["column"]] = text or ""
    _enter(connection, case, by_sheet)


@check("range-altered", "must fail", "A formula over one row less or more, at either end")
def range_altered(case: AuditCase) -> Iterator[Attempt]:
    formulas = _formulas(case)
    if not formulas or (_LOOSE in case.task.matchers and not case.task.probes):
        return
    with case.solved.sandbox.engine.connect() as connection:
        filled = _Records(connection)
        for end, step in (("first", 1), ("last", -1), ("first", -1), ("last", 1)):
            altered = {row["_rowid"]: _moved(row, end, step, filled) for row in formulas}
            if all(altered[row["_rowid"]] == row["formula"] for row in formulas):
                continue
            by_sheet: dict[int, dict[tuple[int, int], str]] = {}
            for row in formulas:
                by_sheet.setdefault(row["sheet_id"], {})[row["row"], row["column"]] = altered[row["_rowid"]]
            yield Attempt(
                f"the {end} row of ranges moved by {step:+}",
                partial(_enter, case=case, by_sheet=by_sheet),
                by_rows=False,
            )


class _Records:
    """Which cells hold records: a row more or less of anything else makes no difference."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def has(self, sheet_id: int, name: str | None, letters: str, row: int) -> bool:
        """Whether a cell of a sheet, or of the sheet called `name` beside it, holds one; a heading is none."""
        found = self._connection.exec_driver_sql(
            "SELECT cell.number IS NOT NULL OR cell.row > 1 FROM sheet_cell cell JOIN sheet_sheet sheet "
            "ON sheet.id = cell.sheet_id JOIN sheet_sheet here ON here.workbook_id = sheet.workbook_id "
            "WHERE here.id = ? AND sheet.name = coalesce(?, here.name) AND cell.row = ? AND cell.column = ?",
            (sheet_id, name, row, column_number(letters)),
        ).scalar()
        return bool(found)


def _moved(row: Row, end: str, step: int, records: _Records) -> str:
    """A formula with one end of its ranges moved by a row, wherever this takes in or leaves out a record."""

    def move(found: re.Match[str]) -> str:
        name, letters, low, other, high = (
            found["sheet"],
            found["from"],
            int(found["low"]),
            found["to"],
            int(found["high"]),
        )
        first, last = (low + step, high) if end == "first" else (low, high + step)
        at = min(low, first) if end == "first" else max(high, last)
        plain_name = None if name is None else name.strip("'").replace("''", "'")
        if low == high or not records.has(row["sheet_id"], plain_name, letters.replace("$", ""), at):
            return found[0]
        return f"{name + '!' if name else ''}{letters}{first}:{other}{last}"

    return _RANGE.sub(move, row["formula"])


def _enter(connection: Connection, case: AuditCase, by_sheet: dict[int, dict[tuple[int, int], str]]) -> None:
    """Type texts into cells, by sheet, row and column."""
    case.act(connection, lambda db: [actions.set_cells(db, id, typed) for id, typed in by_sheet.items()])


def _formulas(case: AuditCase) -> list[Row]:
    """The cells that the work fills with a formula."""
    return [
        change.after
        for change in case.changes.values()
        if change.table.name == "sheet_cell" and change.after is not None and change.after["formula"]
    ]

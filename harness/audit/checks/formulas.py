"""A formula replaced by its value, where a formula was asked for."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from sqlalchemy import Connection

from ....apps.sheet import actions
from ....tasks.verifier.changes import Row
from ..case import Attempt, AuditCase
from ..registry import check
from ..sampling import sample

_LOOSE = "sheet_cell.formula"


@check("formula-typed", "must fail", "A formula replaced by its value")
def formula_typed(case: AuditCase) -> Iterator[Attempt]:
    formulas = [
        change.after
        for _, change in case.changes.items()
        if change.table.name == "sheet_cell" and change.after is not None and change.after["formula"]
    ]
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
    case.act(connection, lambda db: [actions.set_cells(db, id, typed) for id, typed in by_sheet.items()])

"""Typing into a whole area at once."""

from __future__ import annotations

from ...platform.database import Db
from ...platform.errors import Invalid
from ..engine import Area
from ..engine.refs import shifted
from .cells import check_text, enter
from .copying import MOST_AT_ONCE
from .filters import shown_parts
from .operations import Work, check_area, on_sheet, operation


def set_area(
    db: Db, sheet_id: int, area: Area, row: int, column: int, text: str, *, revision: int | None = None
) -> Work:
    """Type a text into every cell of an area but those a filter hides; a formula is as it would be at `row`, `column`.

    Raises Invalid for a text too long or an area too large, EngineFailure where a formula breaks the engine.
    """
    sheet, workbook = on_sheet(db, sheet_id)
    check_area(area)
    check_text(text, row, column)
    if area.size > MOST_AT_ONCE:
        raise Invalid({"": f"That is {area.size:,} cells; fill at most {MOST_AT_ONCE:,} at once."})
    what = f"Typing in {area}"
    with operation(db, workbook, "edit", what, revision, [(sheet.key, area)]) as work:
        # Of a merged area only the first cell holds anything.
        covered = {cell for merge in work.engine.merges(sheet.key) for cell in list(merge.cells())[1:]}
        for part in shown_parts(db, work.engine, sheet, area):
            for at in part.cells():
                if at in covered:
                    continue
                moved = shifted(text, at[0] - row, at[1] - column) if text.startswith("=") else text
                enter(work.engine, sheet.key, *at, moved, db.today)
    return work

"""Finding and replacing text over a sheet or the whole workbook."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import select

from ...platform.database import Db
from ...platform.errors import Invalid
from ...platform.expressions import BadExpression, Expression, Replacement, expression, literal, quoted
from ...platform.limits import LONGEST_SEARCH
from .. import pivoting
from ..engine import styles
from ..engine.entry import editable_number, editable_text
from ..models import Cell, Sheet
from ..permissions import visible_sheet
from .cells import LONGEST, check_text, enter
from .operations import Work, on_sheet, operation


@dataclass(frozen=True)
class Search:
    """What to look for, and how."""

    text: str
    match_case: bool = False
    whole_cell: bool = False
    regex: bool = False
    in_formulas: bool = False
    all_sheets: bool = False

    def pattern(self) -> Expression:
        """Raises Invalid for a regular expression that is none."""
        if not self.text:
            raise Invalid(find="Type what to find.")
        if len(self.text) > LONGEST_SEARCH:
            raise Invalid(find=f"Type at most {LONGEST_SEARCH} characters.")
        make = expression if self.regex else literal
        try:
            return make(self.text, match_case=self.match_case, whole=self.whole_cell)
        except BadExpression as error:
            raise Invalid(find=f"This is not a regular expression: {error}.") from error


def find(db: Db, sheet_id: int, search: Search) -> list[Cell]:
    """The cells that match, sheet by sheet, in reading order."""
    sheet = visible_sheet(db, sheet_id)
    pattern = search.pattern()
    return [cell for cell in _searched(db, sheet, search) if pattern.search(_haystack(db, cell, search.in_formulas))]


def replace(
    db: Db,
    sheet_id: int,
    search: Search,
    replacement: str,
    *,
    only: tuple[int, int] | None = None,
    revision: int | None = None,
) -> Work:
    """Replace in every matching cell, or in the `only` one; formulas only where the search looks into them.

    Raises Invalid when nothing matches.
    """
    _, workbook = on_sheet(db, sheet_id)
    put = _replacement(search, replacement)
    cells = [cell for cell in find(db, sheet_id, search) if only in (None, (cell.row, cell.column))]
    if only is None:
        # What pivot tables show is nobody's to replace.
        kept = pivoting.owned(db, workbook.id).values()
        cells = [
            cell for cell in cells
            if not any(key == cell.sheet_id % 1024 and (cell.row, cell.column) in area for key, area in kept)
        ]  # fmt: skip
    typed = {}
    for cell in cells:
        if (cell.formula is not None and not search.in_formulas) or cell.is_spilled:
            continue
        old = _haystack(db, cell, in_formulas=True)
        new = put.in_text(old, LONGEST)
        if new != old:
            check_text(new, cell.row, cell.column)
            typed[cell] = new
    if not typed:
        raise Invalid(find="There is nothing to replace.")
    count = f"{len(typed)} cell{'s' if len(typed) > 1 else ''}"
    with operation(db, workbook, "replace", f"Replacing in {count}", revision) as work:
        for cell, text in typed.items():
            enter(work.engine, cell.sheet_id % 1024, cell.row, cell.column, text, db.today)
    return work


def _replacement(search: Search, written: str) -> Replacement:
    """Raises Invalid for a group that the expression has not; in other searches a replacement stands for itself."""
    try:
        return Replacement(search.pattern(), written if search.regex else quoted(written))
    except BadExpression as error:
        raise Invalid(replacement=f"This cannot be put in: {error}.") from error


def _searched(db: Db, sheet: Sheet, search: Search) -> list[Cell]:
    cells = select(Cell).join(Sheet, Sheet.id == Cell.sheet_id).where(Cell.kind != "empty")
    if search.all_sheets:
        cells = cells.where(Sheet.workbook_id == sheet.workbook_id, ~Sheet.is_hidden)
    else:
        cells = cells.where(Sheet.id == sheet.id)
    return list(db.scalars(cells.order_by(Sheet.position, Cell.id)))


def _haystack(db: Db, cell: Cell, in_formulas: bool) -> str:
    """What is searched: what the cell shows, or what the formula bar shows."""
    if not in_formulas:
        return cell.formatted
    if cell.formula is not None:
        return cell.formula
    if cell.number is not None:
        return editable_number(cell.number, styles.load(cell.style).get("f", "general"))
    return editable_text(cell.text or "", db.today) if cell.kind == "text" else cell.text or ""

"""How cells look: number formats, fonts, colors, alignment, wrapping, borders."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal

from ...platform.database import Db
from ...platform.errors import Invalid
from ..engine import Area, styles
from .operations import LAST_COLUMN, LAST_ROW, Work, check_area, on_sheet, operation

BorderPreset = Literal["all", "outer", "inner", "top", "bottom", "left", "right", "none"]
_MOST = 100_000


def format_cells(
    db: Db, sheet_id: int, areas: Sequence[Area], change: styles.Compact, *, revision: int | None = None
) -> Work:
    """Change the looks of cells; keys as in engine/styles.py, None takes a setting away.

    An area from the first to the last row means whole columns, those cells included that are yet to be filled.
    """
    return _format(db, sheet_id, areas, styles.checked(change), revision)


def apply_style(db: Db, sheet_id: int, areas: Sequence[Area], name: str, *, revision: int | None = None) -> Work:
    """Give cells a look that has a name (engine/styles.py); their number formats stay."""
    if name not in styles.NAMED:
        raise Invalid(name=f"There is no style {name!r}. Choose one of {', '.join(styles.NAMED)}.")
    usual: styles.Compact = dict.fromkeys("biuscgnzrhvwTRBL")
    return _format(db, sheet_id, areas, usual | styles.NAMED[name], revision)


def _format(db: Db, sheet_id: int, areas: Sequence[Area], change: styles.Compact, revision: int | None) -> Work:
    sheet, workbook = on_sheet(db, sheet_id)
    if not change or not areas:
        raise Invalid({"": "There is nothing to format."})
    what = ", ".join(str(area) for area in areas)
    touches = [(sheet.key, area) for area in areas]
    with operation(db, workbook, "format", f"Formatting {what}", revision, touches) as work:
        for area in areas:
            if area.top == 1 and area.bottom >= LAST_ROW:
                work.engine.restyle_columns(sheet.key, area.left, min(area.right, LAST_COLUMN), change)
                continue
            check_area(area)
            if area.size > _MOST:
                raise Invalid({"": f"Format at most {_MOST:,} cells at once."})
            work.engine.restyle(sheet.key, area, change)
    return work


def change_decimals(db: Db, sheet_id: int, area: Area, by: int, *, revision: int | None = None) -> Work:
    """Show one decimal more or less in every number of an area."""
    sheet, workbook = on_sheet(db, sheet_id)
    verb = "More" if by > 0 else "Fewer"
    with operation(db, workbook, "format", f"{verb} decimals in {area}", revision, [(sheet.key, area)]) as work:
        for row, column in work.engine.used(sheet.key, area):
            reading = work.engine.reading(sheet.key, row, column)
            if reading is not None and reading.kind == "number":
                format = str(styles.load(reading.style).get("f", "general"))
                shown = len(reading.formatted.partition(".")[2]) if format == "general" else 0
                change = with_decimals(format, by, shown)
                work.engine.restyle(sheet.key, Area(row, column, row, column), {"f": change})
    return work


def with_decimals(format: str, by: int, shown: int = 0) -> str:
    """A number format with `by` more or fewer decimals; `general` counts from the decimals shown now."""
    if format == "general":
        places = min(max(shown + by, 0), 15)
        return "0" + ("." + "0" * places if places else "")

    def change(match: re.Match[str]) -> str:
        places = min(max(len(match[2] or ".") - 1 + by, 0), 15)
        return match[1] + ("." + "0" * places if places else "")

    return re.sub(r"([0#,]*0)(\.0+)?", change, format)


def set_borders(
    db: Db, sheet_id: int, area: Area, preset: BorderPreset, color: str = "#000000", *, revision: int | None = None
) -> Work:
    """Draw thin lines around and between the cells of an area, or take them away."""
    sheet, workbook = on_sheet(db, sheet_id)
    check_area(area)
    if area.size > 20_000:
        raise Invalid({"": "Draw borders around at most 20,000 cells at once."})
    if not re.fullmatch(r"#[0-9A-Fa-f]{6}", color):
        raise Invalid({"": f"{color!r} is not a color."})
    line = ["thin", color.upper()]
    with operation(db, workbook, "format", f"Borders of {area}", revision, [(sheet.key, area)]) as work:
        for row, column in area.cells():
            edges = {"T": row == area.top, "B": row == area.bottom, "L": column == area.left, "R": column == area.right}
            change: styles.Compact = {side: line for side, at_edge in edges.items() if _drawn(preset, side, at_edge)}
            if preset == "none":
                change = dict.fromkeys(edges)
            if change:
                work.engine.restyle(sheet.key, Area(row, column, row, column), change)
    return work


def _drawn(preset: BorderPreset, side: str, at_edge: bool) -> bool:
    match preset:
        case "all":
            return True
        case "outer":
            return at_edge
        case "inner":
            return not at_edge
        case "none":
            return False
        case _:
            return at_edge and preset[0].upper() == side

"""Alternating colors on the rows of a table."""

from __future__ import annotations

import re
from dataclasses import dataclass

from ...platform.database import Db
from ...platform.errors import Blocked, Invalid, NotFound
from ..attached.bandings import area_of, bandings_of
from ..models import Banding
from .operations import Work, check_area, on_sheet, operation
from .rule_areas import read_areas

MOST_BANDINGS = 50
_COLOR = re.compile(r"#[0-9A-Fa-f]{6}")


@dataclass(frozen=True)
class BandColors:
    """The colors of a table's rows; None where its first or last row is no header or footer."""

    first: str
    second: str
    header: str | None = None
    footer: str | None = None


def set_banding(
    db: Db, sheet_id: int, area: str, colors: BandColors, *, id: int | None = None, revision: int | None = None
) -> Work:
    """Color the rows of an area in turn, or change the coloring with that `id`. What cells have of their own wins.

    Raises Invalid for what is no area or color, Blocked where another one lies.
    """
    sheet, workbook = on_sheet(db, sheet_id)
    areas = read_areas(area, "area")
    if len(areas) > 1:
        raise Invalid(area="Type one range, like A1:F90.")
    place, values = areas[0], _checked(colors)
    check_area(place)
    if place.height < 2:
        raise Invalid(area="Alternating colors need at least two rows.")
    row = _banding(db, sheet_id, id) if id is not None else None
    others = [other for other in bandings_of(db, sheet_id) if other is not row]
    for other in others:
        if area_of(other).meets(place):
            raise Blocked(f"There are alternating colors on {area_of(other)} already. Change or remove those.")
    if len(others) >= MOST_BANDINGS:
        raise Blocked(f"A sheet has at most {MOST_BANDINGS} tables with alternating colors.")
    with operation(db, workbook, "banding", f"Alternating colors on {place}", revision) as work:
        work.engine.reached += [(sheet.key, area_of(row))] if row is not None else []
        work.engine.reached.append((sheet.key, place))
        if row is None:
            row = Banding(sheet_id=sheet_id)
        row.top, row.left, row.bottom, row.right = place.top, place.left, place.bottom, place.right
        for name, value in values.items():
            setattr(row, name, value)
        db.add(row)
        db.flush()
    return work


def remove_banding(db: Db, sheet_id: int, id: int, *, revision: int | None = None) -> Work:
    """Take alternating colors off again."""
    sheet, workbook = on_sheet(db, sheet_id)
    row = _banding(db, sheet_id, id)
    with operation(db, workbook, "banding", f"Removing alternating colors from {area_of(row)}", revision) as work:
        work.engine.reached.append((sheet.key, area_of(row)))
        db.delete(row)
        db.flush()
    return work


def _banding(db: Db, sheet_id: int, id: int) -> Banding:
    row = db.get(Banding, id)
    if row is None or row.sheet_id != sheet_id:
        raise NotFound("There are no such alternating colors on this sheet. They may have been removed.")
    return row


def _checked(colors: BandColors) -> dict[str, str | None]:
    found: dict[str, str | None] = {}
    for name in ("header", "first", "second", "footer"):
        color = getattr(colors, name) or None
        if color is None and name in ("first", "second"):
            raise Invalid({name: "Choose a color for these rows."})
        if color is not None and not _COLOR.fullmatch(color):
            raise Invalid({name: f"{color!r} is not a color."})
        found[name] = color.upper() if color else None
    return found

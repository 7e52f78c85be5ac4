"""What the rules on cells have in common: where they lie, what is typed into their fields."""

from __future__ import annotations

from collections.abc import Sequence

from ...platform.errors import Invalid
from ...platform.limits import LONGEST_NAME
from ..engine import Area, area_lists, bounds, unsupported
from ..models import Sheet
from .operations import LAST_COLUMN, LAST_ROW, Work

_MOST_AREAS = 20
LONGEST_FORMULA = 1000


def read_areas(text: str, field: str = "areas") -> list[Area]:
    """The areas that a field like "B2:B9, D:D" names, within the sheet. Raises Invalid."""
    try:
        areas = area_lists.parse(text)
    except ValueError:
        raise Invalid({field: "Type a range like B2:B9, several with commas between."}) from None
    if not areas:
        raise Invalid({field: "Type the range that it is for, like B2:B9."})
    if len(areas) > _MOST_AREAS:
        raise Invalid({field: f"Name at most {_MOST_AREAS} ranges."})
    found = [Area(a.top, a.left, min(a.bottom, LAST_ROW), min(a.right, LAST_COLUMN)) for a in areas]
    if any(area.top > LAST_ROW or area.left > LAST_COLUMN for area in areas):
        raise Invalid({field: f"A sheet ends at row {LAST_ROW:,} and column {LAST_COLUMN}."})
    return found


def read_line(text: str | None, field: str) -> str | None:
    """A short text without outer blanks, None for none. Raises Invalid."""
    text = " ".join((text or "").split())
    if len(text) > LONGEST_NAME:
        raise Invalid({field: f"Type at most {LONGEST_NAME} characters."})
    return text or None


def read_formula(text: str, field: str) -> str:
    """Raises Invalid for a formula too long, or none."""
    text = text.strip()
    if not text.startswith("=") or len(text) < 2:
        raise Invalid({field: "Type a formula that begins with =, for the first cell of the range."})
    if len(text) > LONGEST_FORMULA:
        raise Invalid({field: f"A formula here has at most {LONGEST_FORMULA:,} characters."})
    if (said := bounds.complaint(text) or unsupported.complaint(text)) is not None:
        raise Invalid({field: said})
    return text


def reach(work: Work, sheet: Sheet, areas: Sequence[Area]) -> None:
    """Note that a rule changes what these areas are like, so that protection holds for them."""
    work.engine.reached += [(sheet.key, area) for area in areas]

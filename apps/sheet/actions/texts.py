"""Texts put in order: split over columns at a separator, freed of needless blanks."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ...platform.database import Db
from ...platform.errors import Blocked, Invalid
from ..engine import Area, Engine, address
from ..engine.entry import TypedValue
from ..models import Sheet
from .cells import enter
from .copying import MOST_AT_ONCE, refuse_partial_merges
from .filters import shown_parts
from .operations import Work, check_area, on_sheet, operation

#: What a separator may be called; any other text stands for itself.
SEPARATORS = {"comma": ",", "semicolon": ";", "period": ".", "space": " "}
_SIGNS = (",", ";", "\t", "|")
_LONGEST_SEPARATOR = 10
_BLANKS = re.compile(r"[ \t\u00a0\u2000-\u200b\u202f\u3000]+")


def split_text(
    db: Db, sheet_id: int, area: Area, separator: str = "detect", *, overwrite: bool = False,
    revision: int | None = None,
) -> Work:  # fmt: skip
    """Split the texts of a column; the parts go into it and the columns to the right as if typed, without outer blanks.

    `separator` is "detect", a key of SEPARATORS or a text of one's own. Formulas, numbers and what a filter hides are
    left alone. Raises Invalid with the field "overwrite" where filled cells would be written over unless that is meant.
    """
    sheet, workbook = on_sheet(db, sheet_id)
    check_area(area)
    if area.width > 1:
        raise Invalid(area="Select one column to split.")
    if not separator or len(separator) > _LONGEST_SEPARATOR:
        raise Invalid(separator=f"Type what to split at, at most {_LONGEST_SEPARATOR} characters.")
    with operation(db, workbook, "split", f"Splitting {area} to columns", revision) as work:
        engine = work.engine
        texts = _texts(db, engine, sheet, area)
        at = _detected(list(texts.values())) if separator == "detect" else SEPARATORS.get(separator, separator)
        parts = {cell: split for cell, text in texts.items() if len(split := _split(text, at)) > 1}
        if not parts:
            raise Invalid(separator=f"No text in {area} has {_named(at)} in it.")
        reached = [Area(row, column, row, column + len(split) - 1) for (row, column), split in parts.items()]
        check_area(max(reached, key=lambda place: place.right))
        if sum(place.size for place in reached) > MOST_AT_ONCE:
            raise Invalid({"": f"That makes more than {MOST_AT_ONCE:,} cells; split fewer rows at once."})
        _refuse_overwriting(engine, sheet.key, reached, overwrite)
        for place in reached:
            refuse_partial_merges(engine, sheet.key, place)
        for (row, column), split in parts.items():
            for right, part in enumerate(split):
                enter(engine, sheet.key, row, column + right, part, db.today)
        columns = max(place.width for place in reached)
        work.notice = f"{_count(len(parts), 'cell')} split into {columns} columns."
    return work


def trim_texts(db: Db, sheet_id: int, area: Area, *, revision: int | None = None) -> Work:
    """Take the blanks around texts away, and all but one between words; formulas and hidden rows are left alone.

    Raises Blocked where there is nothing to take away.
    """
    sheet, workbook = on_sheet(db, sheet_id)
    check_area(area)
    with operation(db, workbook, "trim", f"Trimming {area}", revision, [(sheet.key, area)]) as work:
        texts = _texts(db, work.engine, sheet, area)
        changed = {cell: new for cell, text in texts.items() if (new := trimmed(text)) != text}
        if not changed:
            raise Blocked(f"No text in {area} has extra spaces.")
        if len(changed) > MOST_AT_ONCE:
            raise Invalid({"": f"That is {len(changed):,} cells; trim at most {MOST_AT_ONCE:,} at once."})
        for (row, column), text in changed.items():
            if text:
                work.engine.enter(sheet.key, row, column, TypedValue("text", text=text))
            else:
                work.engine.clear(sheet.key, Area(row, column, row, column))
        work.notice = f"Trimmed: {_count(len(changed), 'cell')} changed."
    return work


def trimmed(text: str) -> str:
    """A text without blanks around it or its lines, and with one at a time between its words."""
    return "\n".join(_BLANKS.sub(" ", line).strip() for line in text.split("\n")).strip()


def _texts(db: Db, engine: Engine, sheet: Sheet, area: Area) -> dict[tuple[int, int], str]:
    """The cells of an area that hold a text without a formula and are not hidden by the filter."""
    found = {}
    for part in shown_parts(db, engine, sheet, area):
        for row, column in engine.used(sheet.key, part):
            reading = engine.reading(sheet.key, row, column)
            if reading is not None and reading.kind == "text" and reading.formula is None and not reading.spilled:
                found[row, column] = reading.text or ""
    return found


def _detected(texts: Sequence[str]) -> str:
    """The separator that the texts have: a sign that is there to separate before blanks and periods."""
    counts = {at: sum(len(_split(text, at)) > 1 for text in texts) for at in (*_SIGNS, " ", ".")}
    common = [at for at in _SIGNS if 2 * counts[at] >= len(texts)]
    # Of those that as many have, the first one.
    return max(common or counts, key=lambda at: counts[at])


def _split(text: str, at: str) -> list[str]:
    if at == " ":
        return text.split()
    parts = [part.strip() for part in text.split(at)]
    # A separator at the end ends the last part.
    return parts[:-1] if len(parts) > 1 and not parts[-1] else parts


def _refuse_overwriting(engine: Engine, key: int, reached: Sequence[Area], overwrite: bool) -> None:
    filled = [
        (place.top, column)
        for place in reached
        for column in range(place.left + 1, place.right + 1)
        if (reading := engine.reading(key, place.top, column)) is not None and reading.kind != "empty"
    ]
    if filled and not overwrite:
        raise Invalid(overwrite=f"{_count(len(filled), 'filled cell')} to the right would be overwritten, "
                                f"the first at {address(*filled[0])}.")  # fmt: skip


def _named(at: str) -> str:
    names = {sign: name for name, sign in SEPARATORS.items()}
    return f"a {names[at]}" if at in names else f"“{at}”"


def _count(count: int, what: str) -> str:
    return f"{count:,} {what}{'' if count == 1 else 's'}"

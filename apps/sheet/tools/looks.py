"""What somebody reads before changing something: the workbook, its notes, and the cells that are about to change."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, cast

from sqlalchemy import select

from ...platform.database import Db
from ...platform.tools import Call, Look, Tool
from .. import queries
from ..actions.charts import visible_chart
from ..actions.pivots import visible_pivot
from ..actions.rule_areas import read_areas
from ..engine import Area
from ..models import Sheet, Workbook
from ..permissions import in_sight
from .naming import OneSheet, book_of, book_told, lines_of, sheet_in, sheet_told
from .reading import RangeShown, ReadRange, read_range

#: Sheets on which a workbook says what its columns mean, and which rules hold for them.
_NOTES = ("Notes", "Read me")
#: A sheet of so many cells is read as a whole before it is changed; of a larger one the headings, and what is named.
_MOST = 500
#: So many calls are worth reading all of a sheet that one only comes by; else its first rows.
_MOST_PAGES, _BEGINNING = 3, "A1:Z12"


def looks_of(tools: Iterable[Tool[Any]]) -> dict[str, Look]:
    """The looks before calls of the spreadsheet's tools."""
    changing = [each for each in tools if issubclass(each.arguments, OneSheet) and not each.reads_only]
    return {
        "workbook": _look_at_workbook,
        "upload": _look_at_upload,
        "chart": _look_at("charts", lambda db, id: visible_chart(db, id)[1]),
        "pivot": _look_at("pivots", lambda db, id: visible_pivot(db, id)[1]),
        **{tool.name: _look_at_cells for tool in changing},
        "sheet_restore_version": _look_at_version,
    }


def visit(db: Db, turned_to: Sequence[tuple[str, str]]) -> Iterator[Call]:
    """Reads of the workbooks and the sheets that somebody turns to."""
    book: Workbook | None = None
    for role, name in turned_to:
        if role == "link":
            named = select(Workbook).where(Workbook.title == name, Workbook.deleted_at.is_(None), in_sight(db))
            if (found := db.scalars(named.order_by(Workbook.id)).first()) is not None:
                book = found
                yield from _look_at_workbook(db, book_told(db, book.id))
        elif role == "tab" and book is not None:
            turned = db.query(Sheet).filter_by(workbook_id=book.id, name=name, is_hidden=False).one_or_none()
            if turned is not None:
                yield from _pages(db, sheet_told(db, turned.id))


def _pages(db: Db, at: dict[str, Any]) -> Iterator[Call]:
    """Reads of a whole sheet; of a long one, of its first rows."""
    found, asked = [at], ReadRange(**at)
    while (after := cast(RangeShown, read_range.run(db, asked)).next_range) is not None:
        if len(found) == _MOST_PAGES:
            yield Call("sheet_read_range", {**at, "range": _BEGINNING})
            return
        found.append({**at, "range": after})
        asked = ReadRange(**found[-1])
    yield from (Call("sheet_read_range", each) for each in found)


def _look_at_workbook(db: Db, workbook: int | str) -> Iterator[Call]:
    book = book_of(db, workbook)
    if book.deleted_at is not None:
        yield Call("sheet_search_workbooks", {"view": "trash"})
        return
    yield Call("sheet_get_workbook", {"workbook": workbook})
    sheets = db.query(Sheet).filter_by(workbook_id=book.id, is_hidden=False)
    for sheet in sheets.filter(Sheet.name.in_(_NOTES)).order_by(Sheet.position):
        yield Call("sheet_read_range", {"workbook": workbook, "sheet": sheet.name})


def _look_at_version(_db: Db, asked: Mapping[str, Any]) -> Iterator[Call]:
    """How to find what is to be as it was."""
    yield Call("sheet_list_versions", {"workbook": asked["workbook"]})
    yield Call("sheet_read_version", {name: asked[name] for name in ("workbook", "version", "sheet") if name in asked})


def _look_at_upload(_db: Db, upload: int) -> Iterator[Call]:
    yield Call("sheet_search_uploads")
    yield Call("sheet_get_upload", {"upload": upload})


def _look_at_cells(db: Db, asked: Mapping[str, Any]) -> Iterator[Call]:
    """How to see what is to change: from the left, below the headings, as far as the sheet is filled."""
    at = {name: asked[name] for name in ("workbook", "sheet")}
    sheet = sheet_in(db, book_of(db, at["workbook"]), at["sheet"])
    used = queries.used(db, sheet.id)
    if "of" in asked:
        yield Call("sheet_list_objects", {**at, "of": asked["of"]})
        return
    named = _named(asked)
    if not named:
        yield Call("sheet_get_sheet", at)
    if used is None or sheet.name in _NOTES:
        return
    if used.size <= _MOST:
        yield Call("sheet_read_range", at)
        return
    bottom = min(max((area.bottom for area in named), default=used.bottom), used.bottom)
    top = min(max(min((area.top for area in named), default=1), 2), bottom)
    yield Call("sheet_read_range", {**at, "range": str(Area(1, 1, 1, used.right))})
    last = min(bottom, top + _MOST // used.right)
    yield Call("sheet_read_range", {**at, "range": str(Area(top, 1, last, used.right))})


def _named(asked: Mapping[str, Any]) -> list[Area]:
    """The areas that arguments name."""
    texts = [str(asked[name]) for name in ("range", "ranges", "cell") if asked.get(name)]
    found = [area for text in [*texts, *asked.get("cells", ())] for area in read_areas(text, "range")]
    for part in str(asked.get("lines") or "").split(","):
        if part.strip():
            axis, first, count = lines_of(part)
            found.append(Area(first, 1, first + count - 1, 1) if axis == "row" else Area(1, first, 1, first))
    return found


def _look_at(of: str, sheet: Callable[[Db, int], Sheet]) -> Look:
    """How to find the id of something that hangs on a sheet."""

    def look(db: Db, id: int) -> Iterator[Call]:
        yield Call("sheet_list_objects", {**sheet_told(db, sheet(db, id).id), "of": of})

    return look

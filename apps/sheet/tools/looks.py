"""What somebody reads before changing something: the workbook, its notes, and the cells that are about to change."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from ...platform.database import Db
from ...platform.tools import Call, Look, Tool
from .. import queries
from ..actions.charts import visible_chart
from ..actions.pivots import visible_pivot
from ..actions.rule_areas import read_areas
from ..engine import Area
from ..models import Sheet
from .naming import Editing, book_of, lines_of, sheet_in, sheet_told

#: The sheet on which a workbook says what its columns mean, and which rules hold for them.
_NOTES = "Notes"
#: So many cells are read to see what is about to change; of more, the headings and the first.
_MOST = 300


def looks_of(tools: Iterable[Tool[Any]]) -> dict[str, Look]:
    """The looks before calls of the spreadsheet's tools."""
    changing = {tool.name: _look_at_cells for tool in tools if issubclass(tool.arguments, Editing)}
    return {
        "workbook": _look_at_workbook,
        "upload": _look_at_upload,
        "chart": _look_at("charts", lambda db, id: visible_chart(db, id)[1]),
        "pivot": _look_at("pivots", lambda db, id: visible_pivot(db, id)[1]),
        **changing,
    }


def _look_at_workbook(db: Db, workbook: int | str) -> Iterator[Call]:
    yield Call("sheet_get_workbook", {"workbook": workbook})
    named = db.query(Sheet).filter_by(workbook_id=book_of(db, workbook).id, name=_NOTES, is_hidden=False)
    if named.count():
        yield Call("sheet_read_range", {"workbook": workbook, "sheet": _NOTES})


def _look_at_upload(_db: Db, upload: int) -> Iterator[Call]:
    yield Call("sheet_search_uploads")
    yield Call("sheet_get_upload", {"upload": upload})


def _look_at_cells(db: Db, asked: Mapping[str, Any]) -> Iterator[Call]:
    """A read of the cells that are to change, from the left, below their headings, as far as the sheet is filled."""
    at = {name: asked[name] for name in ("workbook", "sheet")}
    sheet = sheet_in(db, book_of(db, at["workbook"]), at["sheet"])
    used = queries.used(db, sheet.id)
    if used is None or sheet.name == _NOTES:
        return
    named = _named(asked)
    if "of" in asked:
        yield Call("sheet_list_objects", {**at, "of": asked["of"]})
        return
    if not named:
        yield Call("sheet_get_sheet", at)
    bottom = min(max((area.bottom for area in named), default=used.bottom), used.bottom)
    if bottom * used.right <= _MOST:
        yield Call("sheet_read_range", {**at, "range": str(Area(1, 1, max(bottom, 1), used.right))})
        return
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

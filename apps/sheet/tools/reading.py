"""Tools that read workbooks: their sheets, ranges of cells, what hangs on them, what is found."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Literal

from pydantic import Field, JsonValue
from sqlalchemy import select

from ...platform.database import Db
from ...platform.limits import LONGEST_SEARCH
from ...platform.tools import Result, tool
from ...platform.tools.values import at_office
from .. import actions, attached, queries, xlsx
from ..actions.operations import last_done, last_undone
from ..attached.filters import views_data
from ..attached.line_groups import groups_of
from ..engine import Area, address, area_lists, styles
from ..engine.entry import editable_number
from ..exports import FORMATS, filename, to_delimited, to_xlsx
from ..models import Cell, Column, Comment, DefinedName, Merge, Row, Sheet
from ..permissions import level
from .naming import (
    OneBook,
    OneSheet,
    Range,
    SheetName,
    ViewName,
    a1,
    book_of,
    range_of,
    sheet_in,
    sheet_of,
    view_in,
)

_MOST_CELLS, _MOST_FOUND, _MOST_LISTED = 600, 100, 40
# So many characters are read well; a call's text has room for that and for what stands around it.
_LONGEST = 12_000
LOOKS = {
    "number_format": "f", "bold": "b", "italic": "i", "underline": "u", "strike": "s", "color": "c", "fill": "g",
    "align": "h", "vertical_align": "v", "wrap": "w", "font": "n", "size": "z", "rotation": "r",
    "border_top": "T", "border_right": "R", "border_bottom": "B", "border_left": "L",
}  # fmt: skip
_NAMES = {key: name for name, key in LOOKS.items()}


class Tab(Result):
    id: int
    name: str
    color: str | None = None
    hidden: bool | None = None


class NamedRange(Result):
    id: int
    name: str
    refers_to: str


class BookDetails(Result):
    id: int
    title: str
    owner: str
    your_level: str
    revision: int
    sheets: tuple[Tab, ...]
    names: tuple[NamedRange, ...] | None = None
    can_undo: str | None = None
    can_redo: str | None = None


@tool("sheet_get_workbook", "Read a workbook: its sheets, named ranges, revision, and what can be undone.")
def get_workbook(db: Db, given: OneBook) -> BookDetails:
    book = queries.openable(db, book_of(db, given.workbook).id)
    tabs = [Tab(id=s.id, name=s.name, color=s.color, hidden=s.is_hidden or None) for s in _sheets(db, book.id)]
    names = db.scalars(select(DefinedName).where(DefinedName.workbook_id == book.id).order_by(DefinedName.name))
    done, undone = last_done(db, book.id), last_undone(db, book.id)
    return BookDetails(
        id=book.id,
        title=book.title,
        owner=book.owner.name,
        your_level=level(db, book) or "viewer",
        revision=book.revision,
        sheets=tuple(tabs),
        names=tuple(NamedRange(id=n.id, name=n.name, refers_to=n.refers_to) for n in names) or None,
        can_undo=done.summary if done and done.other is not None and done.person_id == db.actor_id else None,
        can_redo=undone.summary if undone and undone.person_id == db.actor_id else None,
    )


def _sheets(db: Db, workbook_id: int) -> Sequence[Sheet]:
    return db.scalars(select(Sheet).where(Sheet.workbook_id == workbook_id).order_by(Sheet.position)).all()


class Group(Result):
    id: int
    lines: str
    folded: bool


class SheetDetails(Result):
    id: int
    name: str
    revision: int
    used: str | None = None
    frozen_rows: int
    frozen_columns: int
    hidden_rows: tuple[int, ...] | None = None
    hidden_columns: tuple[str, ...] | None = None
    merged: tuple[str, ...] | None = None
    groups: tuple[Group, ...] | None = None
    has: dict[str, int] | None = None


@tool("sheet_get_sheet", "Read how a sheet is laid out: used range, frozen, hidden and merged cells, what hangs on it.")
def get_sheet(db: Db, given: OneSheet) -> SheetDetails:
    sheet = sheet_of(db, given)
    rows = db.scalars(select(Row.number).where(Row.sheet_id == sheet.id, Row.is_hidden).order_by(Row.number))
    columns = db.scalars(select(Column.number).where(Column.sheet_id == sheet.id, Column.is_hidden))
    merges = db.scalars(select(Merge).where(Merge.sheet_id == sheet.id).order_by(Merge.id))
    hanging = {kind: len(items) for kind, items in _hanging(db, sheet).items() if items}
    return SheetDetails(
        id=sheet.id,
        name=sheet.name,
        revision=sheet.workbook.revision,
        used=_used(db, sheet),
        frozen_rows=sheet.frozen_rows,
        frozen_columns=sheet.frozen_columns,
        hidden_rows=tuple(rows) or None,
        hidden_columns=tuple(address(1, number)[:-1] for number in sorted(columns)) or None,
        merged=tuple(
            str(Area(each.row, each.column, each.row + each.height - 1, each.column + each.width - 1))
            for each in merges
        ) or None,
        groups=tuple(_group(e.id, e.axis, e.first, e.last, e.is_collapsed) for e in groups_of(db, sheet.id)) or None,
        has=hanging or None,
    )  # fmt: skip


def _group(id: int, axis: str, first: int, last: int, folded: bool) -> Group:
    lines = f"{first}:{last}" if axis == "row" else f"{address(1, first)[:-1]}:{address(1, last)[:-1]}"
    return Group(id=id, lines=lines, folded=folded)


def _used(db: Db, sheet: Sheet) -> str | None:
    area = queries.used(db, sheet.id)
    return None if area is None else str(area)


Plain = str | bool | int | float


class RangeShown(Result):
    """Cells by address: what they hold; formulas, and what hangs on them, apart."""

    sheet: str
    range: str
    revision: int
    cells: dict[str, Plain]
    formulas: dict[str, str] | None = None
    shown: dict[str, str] | None = None
    formats: dict[str, dict[str, JsonValue]] | None = None
    spilled: tuple[str, ...] | None = None
    comments: dict[str, str] | None = None
    hidden_rows: tuple[int, ...] | None = None
    next_range: str | None = None


class ReadRange(OneSheet):
    range: Annotated[Range | None, Field(description="A range such as A1:F40; left out: all that is used.")] = None
    detailed: Annotated[
        bool, Field(description="With formats (number format, colors, borders) and numbers as they show.")
    ] = False
    view: Annotated[ViewName | None, Field(description="The filter view whose hidden rows to tell.")] = None


@tool("sheet_read_range", "Read cells with values and formulas; empty ones are left out, next_range is how to go on.")
def read_range(db: Db, given: ReadRange) -> RangeShown:
    sheet = sheet_of(db, given)
    area = range_of(given.range) if given.range else queries.used(db, sheet.id) or Area(1, 1, 1, 1)
    found = queries.cells(db, sheet.id, area, _MOST_CELLS + 1)
    fit = fitting([(each.row, _length(each, given.detailed)) for each in found], len(found) > _MOST_CELLS)
    after = Area(found[fit].row, area.left, area.bottom, area.right) if fit < len(found) else None
    there = {address(each.row, each.column): each for each in found[:fit]}
    cells = {at: each for at, each in there.items() if each.kind != "empty"}
    looks = {at: _look(each) for at, each in there.items()} if given.detailed else {}
    shown = {at: each.formatted for at, each in cells.items()} if given.detailed else {}
    hidden = queries.hidden_rows(db, sheet.id, area)
    if given.view is not None:
        view = actions.view_of(db, sheet.id, view_in(db, sheet, given.view))
        hidden = [row for row in actions.rows_hidden(db, view) if area.top <= row <= area.bottom]
    return RangeShown(
        sheet=sheet.name,
        range=str(area),
        revision=sheet.workbook.revision,
        cells={at: _plain(each) for at, each in cells.items()},
        formulas={at: each.formula for at, each in cells.items() if each.formula} or None,
        shown={at: text for at, text in shown.items() if text != str(_plain(cells[at]))} or None,
        formats={at: look for at, look in looks.items() if look} or None,
        spilled=tuple(at for at, each in cells.items() if each.is_spilled) or None,
        comments=_remarks(db, sheet, area) or None,
        hidden_rows=tuple(hidden) or None,
        next_range=str(after) if after else None,
    )


def fitting(cells: Sequence[tuple[int, int]], is_cut: bool) -> int:
    """How many of the first cells, each a row and a length, are read well at once: whole rows, one at the least.

    Of those that are cut anyway the last row may not be whole.
    """
    total = fit = 0
    for at, (row, length) in enumerate(cells):
        if at and row != cells[at - 1][0]:
            fit = at
        total += length
        if total > _LONGEST and fit:
            return fit
    return fit if is_cut and fit else len(cells)


def _length(cell: Cell, detailed: bool) -> int:
    """About how many characters a cell takes in a result."""
    length = 12 + len(cell.text or "") + len(cell.formula or "")
    return length + 30 + 3 * len(cell.style or "") if detailed else length


def _plain(cell: Cell) -> Plain:
    """What a cell holds: a number is one, a day or a percentage is what the formula bar shows."""
    if cell.kind == "bool":
        return cell.formatted == "TRUE"
    if cell.kind != "number" or cell.number is None:
        return cell.text or cell.formatted
    text = editable_number(cell.number, str(styles.load(cell.style).get("f", "general")))
    try:
        float(text)
    except ValueError:
        return text
    return int(cell.number) if cell.number.is_integer() else cell.number


def _look(cell: Cell) -> dict[str, JsonValue]:
    return {_NAMES.get(key, key): value for key, value in styles.load(cell.style).items()}


def _remarks(db: Db, sheet: Sheet, area: Area) -> dict[str, str]:
    """The open threads of comments on the cells of an area."""
    return {
        address(each["row"], each["column"]): f"{each['author']}: {each['body']}"
        for each in _comments(db, sheet)
        if (each["row"], each["column"]) in area and not each["resolved"]
    }


class Find(OneSheet):
    find: Annotated[str, Field(min_length=1, max_length=LONGEST_SEARCH)]
    match_case: bool = False
    whole_cell: bool = False
    regex: bool = False
    in_formulas: bool = False
    all_sheets: bool = False


class FoundCell(Result):
    sheet: str
    cell: str
    shown: str
    formula: str | None = None


class FoundCells(Result):
    items: tuple[FoundCell, ...]
    total: int


@tool("sheet_find_cells", "Find the cells of a sheet or of all sheets that hold a text.")
def find_cells(db: Db, given: Find) -> FoundCells:
    sheet = sheet_of(db, given)
    found = actions.find(db, sheet.id, search_of(given))
    sheets = {each.id: each.name for each in _sheets(db, sheet.workbook_id)}
    items = [
        FoundCell(sheet=sheets[c.sheet_id], cell=address(c.row, c.column), shown=c.formatted[:200], formula=c.formula)
        for c in found[:_MOST_FOUND]
    ]
    return FoundCells(items=tuple(items), total=len(found))


def search_of(given: Find) -> actions.Search:
    return actions.Search(
        given.find, given.match_case, given.whole_cell, given.regex, given.in_formulas, given.all_sheets
    )


class Statistics(Result):
    range: str
    filled: int
    numbers: int
    sum: float | None = None
    average: float | None = None
    minimum: float | None = None
    maximum: float | None = None


class OneRange(OneSheet):
    range: Range


@tool("sheet_get_statistics", "Sum, average, count, minimum and maximum of a selected range.")
def get_statistics(db: Db, given: OneRange) -> Statistics:
    sheet, area = sheet_of(db, given), range_of(given.range)
    hidden = set(queries.hidden_rows(db, sheet.id, area))
    cells = [cell for cell in queries.cells(db, sheet.id, area) if cell.kind != "empty" and cell.row not in hidden]
    numbers = [cell.number for cell in cells if cell.kind == "number" and cell.number is not None]
    return Statistics(
        range=str(area),
        filled=len(cells),
        numbers=len(numbers),
        sum=sum(numbers) if numbers else None,
        average=sum(numbers) / len(numbers) if numbers else None,
        minimum=min(numbers, default=None),
        maximum=max(numbers, default=None),
    )


_KINDS = Literal[
    "charts", "pivots", "pictures", "links", "comments", "filter", "filter_views", "validations", "format_rules",
    "protections", "bandings",
]  # fmt: skip


class Listed(Result):
    sheet: str
    items: tuple[dict[str, JsonValue], ...]
    total: int
    next_page: int | None = None


class ListOn(OneSheet):
    of: _KINDS
    page: Annotated[int, Field(ge=1)] = 1


@tool("sheet_list_objects", "List what hangs on a sheet, with ids: charts, pivots, comments, rules, filters, links.")
def list_objects(db: Db, given: ListOn) -> Listed:
    sheet = sheet_of(db, given)
    found = _hanging(db, sheet)[given.of]
    last = given.page * _MOST_LISTED
    return Listed(
        sheet=sheet.name,
        items=tuple(found[last - _MOST_LISTED : last]),
        total=len(found),
        next_page=given.page + 1 if last < len(found) else None,
    )


def _hanging(db: Db, sheet: Sheet) -> dict[str, list[dict[str, JsonValue]]]:
    """What the page shows beside the cells, by kind; places as addresses."""
    data: dict[str, Any] = {}
    for kind in attached.KINDS:
        if type(kind).__name__ != "Comments":
            data |= kind.data(db, sheet)
    data["filter"] = [data["filter"]] if data["filter"] else []
    data["filter_views"] = views_data(db, sheet.id)
    data["format_rules"] = data["formatRules"]
    data["comments"] = _comments(db, sheet)
    kinds: tuple[str, ...] = _KINDS.__args__  # type: ignore[attr-defined]
    return {kind: [_placed(each) for each in data[kind]] for kind in kinds}


def _placed(item: dict[str, Any]) -> dict[str, JsonValue]:
    """An item with its place in A1."""
    found = {name: value for name, value in item.items() if value not in (None, [], "")}
    if isinstance(area := found.get("area"), list):
        found["area"] = a1(area)
    for name in ("areas", "exceptions"):
        if name in found:
            found[name] = area_lists.name(area_lists.load(found[name]))
    if "row" in found and "column" in found:
        found = {"cell": address(found.pop("row"), found.pop("column")), **found}
    if isinstance(style := found.get("style"), dict):
        found["style"] = {_NAMES.get(key, key): value for key, value in style.items()}
    for name in ("src", "svg"):  # what they look like
        found.pop(name, None)
    return found


def _comments(db: Db, sheet: Sheet) -> Iterable[dict[str, Any]]:
    """The threads of a sheet with their answers."""
    comments = select(Comment).where(
        Comment.sheet_id == sheet.id, Comment.deleted_at.is_(None), Comment.thread_id.is_(None)
    )
    return [
        {
            **_remark(db, thread), "row": thread.row, "column": thread.column,
            "resolved": thread.resolved_at is not None,
            "assignee": thread.assignee.name if thread.assignee else None,
            "replies": [_remark(db, reply) for reply in thread.replies],
        }
        for thread in db.scalars(comments.order_by(Comment.id))
    ]  # fmt: skip


def _remark(db: Db, comment: Comment) -> dict[str, Any]:
    return {
        "id": comment.id, "author": comment.author.name, "body": comment.body,
        "at": at_office(db, comment.created_at),
    }  # fmt: skip


class DownloadFile(OneBook):
    format: Literal[FORMATS] = "xlsx"  # type: ignore[valid-type]
    sheet: Annotated[SheetName | None, Field(description="Whose cells a csv or tsv file has; left out: the first.")] = (
        None
    )
    first_line: Annotated[int, Field(ge=1, description="From which line of a csv or tsv file to go on.")] = 1
    content: Annotated[bool, Field(description="An xlsx file in base64, too, and not only what it leaves out.")] = False


class Downloaded(Result):
    name: str
    size: int
    left_out: tuple[str, ...] | None = None
    text: str | None = None
    next_line: int | None = None
    base64: str | None = None


@tool("sheet_download_file", "Download a workbook as xlsx, or what a sheet shows as the text of a csv or tsv file.")
def download_file(db: Db, given: DownloadFile) -> Downloaded:
    book = queries.openable(db, book_of(db, given.workbook).id)
    if given.format == "xlsx":
        data = to_xlsx(db, book)
        return Downloaded(
            name=filename(book.title, "xlsx"),
            size=len(data),
            left_out=tuple(xlsx.losses(db, book)) or None,
            base64=b64encode(data).decode() if given.content else None,
        )
    first = next(each.id for each in _sheets(db, book.id) if not each.is_hidden)
    sheet = sheet_in(db, book, given.sheet if given.sheet is not None else first)
    data = to_delimited(db, sheet, given.format)
    lines = data.decode("utf-8-sig").splitlines(keepends=True)[given.first_line - 1 :]
    fit = fitting([(at, len(line)) for at, line in enumerate(lines)], False)
    return Downloaded(
        name=filename(f"{book.title} - {sheet.name}", given.format),
        size=len(data),
        text="".join(lines[:fit]),
        next_line=given.first_line + fit if fit < len(lines) else None,
    )


READING = (get_workbook, get_sheet, read_range, find_cells, get_statistics, list_objects, download_file)

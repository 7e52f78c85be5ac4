"""What the editor asks for: one address, one operation per request, answered with what has changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flask import Blueprint, g, jsonify, request
from flask.typing import ResponseReturnValue

from ...platform.errors import Conflict, DomainError, Forbidden, Invalid, NotFound
from .. import actions
from ..actions import SortKey, Work
from ..engine import Area, parse_area
from ..models import Comment, Sheet, Workbook
from ..permissions import visible, visible_sheet
from . import boot

blueprint = Blueprint("operations", __name__, url_prefix="/workbooks")
Args = dict[str, Any]
Operation = Callable[[Workbook, int, Args, int | None], Work]


def _area(args: Args, name: str = "area") -> Area:
    value = args.get(name)
    if not (isinstance(value, list) and len(value) == 4 and all(isinstance(n, int) for n in value)):
        raise Invalid({"": f"{name} is not an area."})
    area = Area(*value)
    if area.top < 1 or area.left < 1 or area.bottom < area.top or area.right < area.left:
        raise Invalid({"": f"{name} is not an area."})
    return area


def _areas(args: Args) -> list[Area]:
    values = args.get("areas")
    return [_area({"area": value}) for value in values] if isinstance(values, list) and values else [_area(args)]


def _number(args: Args, name: str, default: int | None = None) -> int:
    value = args.get(name, default)
    if not isinstance(value, int) or isinstance(value, bool):
        raise Invalid({name: f"{name} is not a number."})
    return value


def _text(args: Args, name: str) -> str:
    value = args.get(name, "")
    if not isinstance(value, str):
        raise Invalid({name: f"{name} is not a text."})
    return value


def _optional(args: Args, name: str) -> str | None:
    return _text(args, name) if args.get(name) is not None else None


def _search(args: Args) -> actions.Search:
    flags = ("match_case", "whole_cell", "regex", "in_formulas", "all_sheets")
    return actions.Search(_text(args, "find"), **{flag: bool(args.get(flag)) for flag in flags})


def _is_typed(cell: Any) -> bool:
    """Whether it is [row, column, text]."""
    return isinstance(cell, list) and [type(part) for part in cell] == [int, int, str]


def _set(book: Workbook, sheet: int, args: Args, revision: int | None) -> Work:
    cells = args.get("cells")
    if not isinstance(cells, list) or not all(_is_typed(cell) for cell in cells):
        raise Invalid({"": "cells is not a list of [row, column, text]."})
    return actions.set_cells(g.db, sheet, {(row, column): text for row, column, text in cells}, revision=revision)


def _axis(args: Args) -> Any:
    if args.get("axis") not in ("row", "column"):
        raise Invalid({"": "axis is row or column."})
    return args["axis"]


def _rows(args: Args) -> list[list[str]]:
    rows = args.get("rows")
    if not isinstance(rows, list) or not all(
        isinstance(row, list) and all(isinstance(t, str) for t in row) for row in rows
    ):
        raise Invalid({"": "rows is not a table of texts."})
    return rows


def _paste(book: Workbook, sheet: int, args: Args, revision: int | None) -> Work:
    mode = args.get("mode", "all")
    if mode not in ("all", "values", "formats", "formulas"):
        raise Invalid({"": "There is no such way to paste."})
    source_id = _number(args, "source_sheet")
    return actions.paste(
        g.db,
        source_id,
        _area(args, "source"),
        sheet,
        _area(args),
        mode=mode,
        cut=bool(args.get("cut")),
        revision=revision,
    )


def _sort(book: Workbook, sheet: int, args: Args, revision: int | None) -> Work:
    keys = [
        SortKey(_number(key, "column"), bool(key.get("descending")))
        for key in args.get("keys", [])
        if isinstance(key, dict)
    ]
    return actions.sort_range(g.db, sheet, _area(args), keys, header=bool(args.get("header")), revision=revision)


def _criterion(book: Workbook, sheet: int, args: Args, revision: int | None) -> Work:
    hidden = args.get("hidden", [])
    if not isinstance(hidden, list) or not all(isinstance(value, str) for value in hidden):
        raise Invalid({"": "hidden is not a list of texts."})
    return actions.set_criterion(
        g.db, sheet, _number(args, "column"), hidden_values=hidden, operator=_optional(args, "operator"),
        operand=_optional(args, "operand"), revision=revision,
    )  # fmt: skip


def _replace(book: Workbook, sheet: int, args: Args, revision: int | None) -> Work:
    only = args.get("only")
    place = (only[0], only[1]) if isinstance(only, list) and len(only) == 2 else None
    return actions.replace(g.db, sheet, _search(args), _text(args, "replacement"), only=place, revision=revision)


def _format(book: Workbook, sheet: int, args: Args, revision: int | None) -> Work:
    change = args.get("change")
    if not isinstance(change, dict) or not all(
        isinstance(k, str) and len(k) == 1 and k in "fbiuscghvwz" for k in change
    ):
        raise Invalid({"": "There is no such format."})
    return actions.format_cells(g.db, sheet, _areas(args), change, revision=revision)


def _name(book: Workbook, sheet: int, args: Args, revision: int | None) -> Work:
    try:
        parse_area(_text(args, "refers_to"))
    except ValueError as error:
        raise Invalid({"": "That is not an area."}) from error
    return actions.define_name(g.db, sheet, _text(args, "name"), _text(args, "refers_to"), revision=revision)


OPERATIONS: dict[str, Operation] = {
    "set": _set,
    "clear": lambda b, s, a, r: actions.clear_cells(
        g.db, s, _areas(a), formats=bool(a.get("formats")), contents=a.get("contents") is not False, revision=r
    ),
    "paste": _paste,
    "paste_text": lambda b, s, a, r: actions.paste_text(
        g.db, s, _number(a, "row"), _number(a, "column"), _rows(a), revision=r
    ),
    "fill": lambda b, s, a, r: actions.fill(g.db, s, _area(a, "source"), _area(a), revision=r),
    "insert": lambda b, s, a, r: actions.insert_lines(
        g.db, s, _axis(a), _number(a, "at"), _number(a, "count", 1), revision=r
    ),
    "delete": lambda b, s, a, r: actions.delete_lines(
        g.db, s, _axis(a), _number(a, "at"), _number(a, "count", 1), revision=r
    ),
    "resize": lambda b, s, a, r: actions.resize_lines(
        g.db, s, _axis(a), _number(a, "at"), _number(a, "count", 1), _number(a, "size"), revision=r
    ),
    "hide": lambda b, s, a, r: actions.hide_lines(
        g.db, s, _axis(a), _number(a, "at"), _number(a, "count", 1), bool(a.get("hidden", True)), revision=r
    ),
    "freeze": lambda b, s, a, r: actions.freeze(g.db, s, _number(a, "rows"), _number(a, "columns"), revision=r),
    "merge": lambda b, s, a, r: actions.merge_cells(g.db, s, _area(a), discard=bool(a.get("discard")), revision=r),
    "unmerge": lambda b, s, a, r: actions.unmerge_cells(g.db, s, _area(a), revision=r),
    "format": _format,
    "decimals": lambda b, s, a, r: actions.change_decimals(
        g.db, s, _area(a), 1 if _number(a, "by") > 0 else -1, revision=r
    ),
    "borders": lambda b, s, a, r: actions.set_borders(g.db, s, _area(a), _preset(a), revision=r),
    "sort": _sort,
    "filter": lambda b, s, a, r: actions.create_filter(g.db, s, _area(a), revision=r),
    "unfilter": lambda b, s, a, r: actions.remove_filter(g.db, s, revision=r),
    "criterion": _criterion,
    "replace": _replace,
    "add_sheet": lambda b, s, a, r: actions.add_sheet(g.db, b.id, _optional(a, "name"), revision=r),
    "rename_sheet": lambda b, s, a, r: actions.rename_sheet(g.db, s, _text(a, "name"), revision=r),
    "duplicate_sheet": lambda b, s, a, r: actions.duplicate_sheet(g.db, s, revision=r),
    "delete_sheet": lambda b, s, a, r: actions.delete_sheet(g.db, s, revision=r),
    "move_sheet": lambda b, s, a, r: actions.move_sheet(g.db, s, _number(a, "position"), revision=r),
    "color_sheet": lambda b, s, a, r: actions.color_sheet(g.db, s, _optional(a, "color"), revision=r),
    "hide_sheet": lambda b, s, a, r: actions.hide_sheet(g.db, s, bool(a.get("hidden", True)), revision=r),
    "define_name": _name,
    "delete_name": lambda b, s, a, r: actions.delete_name(g.db, _number(a, "id"), revision=r),
    "undo": lambda b, s, a, r: actions.undo(g.db, b.id, revision=r),
    "redo": lambda b, s, a, r: actions.redo(g.db, b.id, revision=r),
}
COMMENTS: dict[str, Callable[[int, Args], Comment]] = {
    "comment": lambda s, a: actions.add_comment(
        g.db, s, _number(a, "row"), _number(a, "column"), _text(a, "body"),
        assignee_id=_number(a, "assignee") if a.get("assignee") is not None else None,
    ),
    "reply": lambda s, a: actions.reply(g.db, _number(a, "id"), _text(a, "body")),
    "edit_comment": lambda s, a: actions.edit_comment(g.db, _number(a, "id"), _text(a, "body")),
    "resolve": lambda s, a: actions.resolve(g.db, _number(a, "id"), bool(a.get("resolved", True))),
    "delete_comment": lambda s, a: actions.delete_comment(g.db, _number(a, "id")),
}  # fmt: skip


def _preset(args: Args) -> Any:
    if args.get("preset") not in ("all", "outer", "inner", "top", "bottom", "left", "right", "none"):
        raise Invalid({"": "There are no such borders."})
    return args["preset"]


@blueprint.post("/<int:id>/operations")
def operate(id: int) -> ResponseReturnValue:
    """Do {"op", "sheet", "revision", …}. 200 with what changed, or 4xx with what was wrong."""
    try:
        workbook = visible(g.db, id)
        args = request.get_json(silent=True)
        if not isinstance(args, dict):
            raise Invalid({"": "This is not an operation."})
        sheet_id = _number(args, "sheet")
        name = _text(args, "op")
        if name in COMMENTS:
            _of_book(workbook, sheet_id)
            COMMENTS[name](sheet_id, args)
            return jsonify({"comments": boot.comments_data(g.db, sheet_id)})
        if name not in OPERATIONS:
            raise Invalid({"": f"There is no operation {name!r}."})
        _of_book(workbook, sheet_id)
        before = {sheet.id for sheet in g.db.query(Sheet).filter_by(workbook_id=id)}
        work = OPERATIONS[name](workbook, sheet_id, args, _number(args, "revision"))
        return jsonify(_answer(workbook, sheet_id, work, before, name))
    except DomainError as error:
        g.db.rollback()
        statuses = {Forbidden: 403, NotFound: 404, Conflict: 409}
        body = {"message": str(error), "errors": getattr(error, "errors", {}), "conflict": isinstance(error, Conflict)}
        return jsonify(body), statuses.get(type(error), 422)


def _of_book(workbook: Workbook, sheet_id: int) -> None:
    if visible_sheet(g.db, sheet_id).workbook_id != workbook.id:
        raise NotFound("There is no such sheet in this workbook.")


def _answer(workbook: Workbook, sheet_id: int, work: Work, before: set[int], name: str) -> Args:
    """What changed: cells of the sheet on screen, its layout where that may have changed, the tabs."""
    answer: Args = {"book": boot.book_data(g.db, workbook)}
    sheet = g.db.get(Sheet, sheet_id, populate_existing=True)
    new = [s["id"] for s in answer["book"]["sheets"] if s["id"] not in before]
    if new and name in ("add_sheet", "duplicate_sheet"):
        answer["goto"] = new[0]
    if sheet is None or sheet.is_hidden:
        if "goto" not in answer:
            answer["goto"] = next(s["id"] for s in answer["book"]["sheets"] if not s["hidden"])
        return answer
    today, changed = g.db.today, []
    for (key, row, column), reading in sorted(work.changes.items(), key=lambda item: item[0]):
        if key == sheet.key:
            changed.append(boot.cell_data(row, column, reading, today) if reading else [row, column])
    answer["cells"] = changed
    if name not in ("set", "clear", "paste_text", "decimals"):
        answer["layout"] = boot.layout_data(g.db, sheet)
    return answer


@blueprint.get("/<int:id>/find")
def find(id: int) -> ResponseReturnValue:
    """Where a text stands: [sheet, row, column] in order."""
    try:
        workbook = visible(g.db, id)
        sheet_id = request.args.get("sheet", 0, type=int)
        _of_book(workbook, sheet_id)
        args = {key: value if key == "find" else value == "true" for key, value in request.args.items()}
        found = actions.find(g.db, sheet_id, _search(args))
    except DomainError as error:
        return jsonify({"message": str(error), "errors": getattr(error, "errors", {})}), 422
    return jsonify({"found": [[cell.sheet_id, cell.row, cell.column] for cell in found[:2000]]})

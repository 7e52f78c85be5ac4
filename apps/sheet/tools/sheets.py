"""Tools about the sheets of a workbook, their rows and columns, and merged cells."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field

from ...platform.database import Db
from ...platform.errors import Invalid
from ...platform.tools import tool
from .. import actions
from ..actions.lines import MOST_INSERTED
from ..engine import column_name
from ..models import TAB_COLORS
from .naming import (
    Edited,
    Editing,
    EditingBook,
    Lines,
    Range,
    SheetName,
    book_of,
    book_told,
    chosen,
    edited,
    lines_of,
    lines_told,
    on_lines,
    on_sheet,
    range_of,
    sheet_in,
    sheet_of,
    sheet_told,
    with_choice,
)

Told = Mapping[str, Any]
_Name = Annotated[str, Field(min_length=1, max_length=31)]


class AddSheet(EditingBook):
    name: _Name | None = None
    before: Annotated[SheetName | None, Field(description="The sheet that it comes before; else it is last.")] = None
    copy_of: Annotated[SheetName | None, Field(description="A sheet to copy, right after it.")] = None


def _added_told(db: Db, asked: Told) -> dict[str, Any]:
    told = {"workbook": book_told(db, asked["workbook_id"]), "name": asked.get("name"), "before": asked.get("before")}
    return {name: value for name, value in told.items() if value is not None}


def _copied_told(db: Db, asked: Told) -> dict[str, Any]:
    told = sheet_told(db, asked["sheet_id"])
    return {"workbook": told["workbook"], "copy_of": told["sheet"]}


@tool("sheet_add_sheet", "Add an empty sheet to a workbook, or the copy of one.", "add", action=actions.add_sheet,
      told=_added_told, others={actions.duplicate_sheet: _copied_told})  # fmt: skip
def add_sheet(db: Db, given: AddSheet) -> Edited:
    book = book_of(db, given.workbook)
    if given.copy_of is None:
        before = sheet_in(db, book, given.before).id if given.before is not None else None
        return edited(actions.add_sheet(db, book.id, given.name, before=before, revision=given.revision))
    if given.name is not None or given.before is not None:
        raise Invalid(copy_of="A copy gets its name and its place; change them afterwards.")
    return edited(actions.duplicate_sheet(db, sheet_in(db, book, given.copy_of).id, revision=given.revision))


@tool("sheet_delete_sheet", "Delete a sheet; references to it become #REF!.", "remove", action=actions.delete_sheet,
      told=on_sheet())  # fmt: skip
def delete_sheet(db: Db, given: Editing) -> Edited:
    return edited(actions.delete_sheet(db, sheet_of(db, given).id, revision=given.revision))


class ChangeSheet(Editing):
    name: _Name | None = None
    position: Annotated[int | None, Field(ge=1, description="Among the tabs, counted from 1.")] = None
    color: Annotated[Literal[TAB_COLORS] | None, Field(description="null: none.")] = None  # type: ignore[valid-type]
    hidden: bool | None = None


@tool("sheet_change_sheet", "Rename a sheet, move or color its tab, or hide or show it.", "change", repeats=True,
      action=actions.rename_sheet, told=on_sheet("name"),
      others={
          actions.move_sheet: on_sheet("position"),
          actions.color_sheet: lambda db, asked: on_sheet()(db, asked) | {"color": asked["color"]},
          actions.hide_sheet: lambda db, asked: on_sheet()(db, asked) | {"hidden": asked.get("hidden", True)},
      })  # fmt: skip
def change_sheet(db: Db, given: ChangeSheet) -> Edited:
    sheet, what = sheet_of(db, given), chosen(given, "name", "position", "color", "hidden")
    if what == "name":
        work = actions.rename_sheet(db, sheet.id, given.name or "", revision=given.revision)
    elif what == "position":
        work = actions.move_sheet(db, sheet.id, given.position or 1, revision=given.revision)
    elif what == "color":
        work = actions.color_sheet(db, sheet.id, given.color, revision=given.revision)
    else:
        work = actions.hide_sheet(db, sheet.id, bool(given.hidden), revision=given.revision)
    return edited(work, sheet)


# -- Rows and columns ------------------------------------------------------------------------------------------------


class OneLines(Editing):
    lines: Lines


class InsertLines(OneLines):
    lines: Annotated[str, Field(max_length=20, description="Before which row (5) or column (C) to insert.")]
    count: Annotated[int, Field(ge=1, le=MOST_INSERTED)] = 1


def _inserted_told(db: Db, asked: Told) -> dict[str, Any]:
    at = str(asked["at"]) if asked["axis"] == "row" else column_name(asked["at"])
    return on_sheet("count")(db, asked) | {"lines": at}


@tool("sheet_insert_lines", "Insert empty rows or columns.", "add", action=actions.insert_lines, told=_inserted_told)
def insert_lines(db: Db, given: InsertLines) -> Edited:
    sheet, (axis, at, _) = sheet_of(db, given), lines_of(given.lines)
    return edited(actions.insert_lines(db, sheet.id, axis, at, given.count, revision=given.revision), sheet)


class DeleteLines(Editing):
    lines: Annotated[
        str, Field(max_length=400, description="Rows (5:8) or columns (B:D); several of a kind with commas: 2, 5:8.")
    ]


def _deleted_told(db: Db, asked: Told) -> dict[str, Any]:
    spans = [(asked["at"], asked.get("count", 1)), *asked.get("others", ())]
    return on_sheet()(db, asked) | {"lines": ", ".join(lines_told(asked["axis"], *span) for span in spans)}


@tool("sheet_delete_lines", "Delete rows or columns; rows that a filter hides stay.", "remove",
      action=actions.delete_lines, told=_deleted_told)  # fmt: skip
def delete_lines(db: Db, given: DeleteLines) -> Edited:
    sheet = sheet_of(db, given)
    spans = [lines_of(part) for part in given.lines.split(",")]
    axis, at, count = spans[0]
    if any(span[0] != axis for span in spans):
        raise Invalid(lines="Give rows or columns, not both.")
    others = [(span[1], span[2]) for span in spans[1:]]
    return edited(
        actions.delete_lines(db, sheet.id, axis, at, count, others=others, revision=given.revision), sheet
    )  # fmt: skip


class MoveLines(OneLines):
    before: Annotated[str, Field(max_length=10, description="The row (12) or column (F) that they come before.")]


def _moved_told(db: Db, asked: Told) -> dict[str, Any]:
    to = str(asked["to"]) if asked["axis"] == "row" else column_name(asked["to"])
    return on_lines()(db, asked) | {"before": to}


@tool("sheet_move_lines", "Move rows or columns before another one; formulas follow.", "change",
      action=actions.move_lines, told=_moved_told)  # fmt: skip
def move_lines(db: Db, given: MoveLines) -> Edited:
    sheet, (axis, at, count) = sheet_of(db, given), lines_of(given.lines)
    to = lines_of(given.before)[1]
    return edited(actions.move_lines(db, sheet.id, axis, at, count, to, revision=given.revision), sheet)


class ChangeLines(OneLines):
    size: Annotated[int | None, Field(ge=10, le=800, description="Height or width in pixels.")] = None
    hidden: bool | None = None


@tool("sheet_change_lines", "Give rows a height or columns a width, or hide or show them.", "change", repeats=True,
      action=actions.resize_lines, told=on_lines("size"),
      others={actions.hide_lines: lambda db, asked: on_lines()(db, asked)
              | {"hidden": asked.get("hidden", True)}})  # fmt: skip
def change_lines(db: Db, given: ChangeLines) -> Edited:
    sheet, (axis, at, count), what = sheet_of(db, given), lines_of(given.lines), chosen(given, "size", "hidden")
    if what == "size":
        work = actions.resize_lines(db, sheet.id, axis, at, count, given.size or 0, revision=given.revision)
    else:
        work = actions.hide_lines(db, sheet.id, axis, at, count, bool(given.hidden), revision=given.revision)
    return edited(work, sheet)


class Freeze(Editing):
    rows: Annotated[int, Field(ge=0)] = 0
    columns: Annotated[int, Field(ge=0)] = 0


@tool("sheet_freeze_lines", "Keep the first rows and columns of a sheet in sight; 0 lets them go.", "change",
      repeats=True, action=actions.freeze, told=on_sheet("rows", "columns"))  # fmt: skip
def freeze_lines(db: Db, given: Freeze) -> Edited:
    sheet = sheet_of(db, given)
    return edited(actions.freeze(db, sheet.id, given.rows, given.columns, revision=given.revision), sheet)


class GroupLines(OneLines):
    grouped: Annotated[bool, Field(description="false: out of their innermost groups.")] = True


@tool("sheet_group_lines", "Make a group of rows or columns that can be folded, or take them out of it.", "change",
      action=actions.group_lines, told=on_lines(),
      others={actions.ungroup_lines: with_choice(on_lines(), grouped=False)})  # fmt: skip
def group_lines(db: Db, given: GroupLines) -> Edited:
    sheet, (axis, at, count) = sheet_of(db, given), lines_of(given.lines)
    act = actions.group_lines if given.grouped else actions.ungroup_lines
    return edited(act(db, sheet.id, axis, at, count, revision=given.revision), sheet)


class FoldGroup(Editing):
    folded: bool
    group: Annotated[int | None, Field(description="By its id, as sheet_get_sheet gives it; left out: all.")] = None


@tool("sheet_fold_group", "Fold a group of rows or columns, or all of them, or unfold them.", "change", repeats=True,
      action=actions.fold_group, told=on_sheet(group="group_id", folded="collapsed"),
      others={actions.fold_groups: on_sheet(folded="collapsed")})  # fmt: skip
def fold_group(db: Db, given: FoldGroup) -> Edited:
    sheet = sheet_of(db, given)
    if given.group is None:
        return edited(actions.fold_groups(db, sheet.id, given.folded, revision=given.revision), sheet)
    return edited(actions.fold_group(db, sheet.id, given.group, given.folded, revision=given.revision), sheet)


class MergeCells(Editing):
    range: Range
    merged: Annotated[bool, Field(description="false: take merged cells apart.")] = True
    discard: Annotated[bool, Field(description="Agrees to lose all values but the upper left one.")] = False


@tool("sheet_merge_cells", "Join a range into one cell, or take merged cells apart.", "change",
      action=actions.merge_cells, told=on_sheet("discard", range="area"),
      others={actions.unmerge_cells: with_choice(on_sheet(range="area"), merged=False)})  # fmt: skip
def merge_cells(db: Db, given: MergeCells) -> Edited:
    sheet, area = sheet_of(db, given), range_of(given.range)
    if given.merged:
        work = actions.merge_cells(db, sheet.id, area, discard=given.discard, revision=given.revision)
    else:
        work = actions.unmerge_cells(db, sheet.id, area, revision=given.revision)
    return edited(work, sheet)


SHEETS = (add_sheet, change_sheet, delete_sheet)
LINES = (
    insert_lines, delete_lines, move_lines, change_lines, freeze_lines, group_lines, fold_group, merge_cells,
)  # fmt: skip

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
    edited,
    lines_of,
    lines_told,
    on_lines,
    on_sheet,
    range_of,
    sheet_in,
    sheet_of,
)

Told = Mapping[str, Any]
_Name = Annotated[str, Field(min_length=1, max_length=31)]


class AddSheet(EditingBook):
    name: _Name | None = None
    before: Annotated[SheetName | None, Field(description="The sheet that it comes before; else it is last.")] = None


def _added_told(db: Db, asked: Told) -> dict[str, Any]:
    told = {"workbook": book_told(db, asked["workbook_id"]), "name": asked.get("name"), "before": asked.get("before")}
    return {name: value for name, value in told.items() if value is not None}


@tool("sheet_add_sheet", "Add an empty sheet to a workbook.", "add", action=actions.add_sheet, told=_added_told)
def add_sheet(db: Db, given: AddSheet) -> Edited:
    book = book_of(db, given.workbook)
    before = sheet_in(db, book, given.before).id if given.before is not None else None
    return edited(actions.add_sheet(db, book.id, given.name, before=before, revision=given.revision))


class RenameSheet(Editing):
    name: _Name


@tool("sheet_rename_sheet", "Give a sheet another name; formulas follow.", "change", repeats=True,
      action=actions.rename_sheet, told=on_sheet("name"))  # fmt: skip
def rename_sheet(db: Db, given: RenameSheet) -> Edited:
    sheet = sheet_of(db, given)
    return edited(actions.rename_sheet(db, sheet.id, given.name, revision=given.revision), sheet)


@tool("sheet_duplicate_sheet", "Make a copy of a sheet right after it.", "add", action=actions.duplicate_sheet,
      told=on_sheet())  # fmt: skip
def duplicate_sheet(db: Db, given: Editing) -> Edited:
    return edited(actions.duplicate_sheet(db, sheet_of(db, given).id, revision=given.revision))


@tool("sheet_delete_sheet", "Delete a sheet; references to it become #REF!.", "remove", action=actions.delete_sheet,
      told=on_sheet())  # fmt: skip
def delete_sheet(db: Db, given: Editing) -> Edited:
    return edited(actions.delete_sheet(db, sheet_of(db, given).id, revision=given.revision))


class MoveSheet(Editing):
    position: Annotated[int, Field(ge=1, description="Among the tabs, counted from 1.")]


@tool("sheet_move_sheet", "Put the tab of a sheet elsewhere.", "change", repeats=True, action=actions.move_sheet,
      told=on_sheet("position"))  # fmt: skip
def move_sheet(db: Db, given: MoveSheet) -> Edited:
    sheet = sheet_of(db, given)
    return edited(actions.move_sheet(db, sheet.id, given.position, revision=given.revision), sheet)


class ColorSheet(Editing):
    color: Annotated[Literal[TAB_COLORS] | None, Field(description="null: none.")]  # type: ignore[valid-type]


@tool("sheet_color_sheet", "Color the tab of a sheet, or take its color away.", "change", repeats=True,
      action=actions.color_sheet,
      told=lambda db, asked: on_sheet()(db, asked) | {"color": asked["color"]})  # fmt: skip
def color_sheet(db: Db, given: ColorSheet) -> Edited:
    sheet = sheet_of(db, given)
    return edited(actions.color_sheet(db, sheet.id, given.color, revision=given.revision), sheet)


class HideSheet(Editing):
    hidden: bool = True


@tool("sheet_hide_sheet", "Hide a sheet, or show it again.", "change", repeats=True, action=actions.hide_sheet,
      told=on_sheet("hidden"))  # fmt: skip
def hide_sheet(db: Db, given: HideSheet) -> Edited:
    sheet = sheet_of(db, given)
    return edited(actions.hide_sheet(db, sheet.id, given.hidden, revision=given.revision), sheet)


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


class ResizeLines(OneLines):
    size: Annotated[int, Field(ge=10, le=800, description="Height or width in pixels.")]


@tool("sheet_resize_lines", "Give rows a height or columns a width.", "change", repeats=True,
      action=actions.resize_lines, told=on_lines("size"))  # fmt: skip
def resize_lines(db: Db, given: ResizeLines) -> Edited:
    sheet, (axis, at, count) = sheet_of(db, given), lines_of(given.lines)
    return edited(actions.resize_lines(db, sheet.id, axis, at, count, given.size, revision=given.revision), sheet)


class HideLines(OneLines):
    hidden: bool = True


@tool("sheet_hide_lines", "Hide rows or columns, or show them again.", "change", repeats=True,
      action=actions.hide_lines, told=on_lines("hidden"))  # fmt: skip
def hide_lines(db: Db, given: HideLines) -> Edited:
    sheet, (axis, at, count) = sheet_of(db, given), lines_of(given.lines)
    return edited(actions.hide_lines(db, sheet.id, axis, at, count, given.hidden, revision=given.revision), sheet)


class Freeze(Editing):
    rows: Annotated[int, Field(ge=0)] = 0
    columns: Annotated[int, Field(ge=0)] = 0


@tool("sheet_freeze_lines", "Keep the first rows and columns of a sheet in sight; 0 lets them go.", "change",
      repeats=True, action=actions.freeze, told=on_sheet("rows", "columns"))  # fmt: skip
def freeze_lines(db: Db, given: Freeze) -> Edited:
    sheet = sheet_of(db, given)
    return edited(actions.freeze(db, sheet.id, given.rows, given.columns, revision=given.revision), sheet)


@tool("sheet_group_lines", "Make a group of rows or columns that can be folded.", "add", action=actions.group_lines,
      told=on_lines())  # fmt: skip
def group_lines(db: Db, given: OneLines) -> Edited:
    sheet, (axis, at, count) = sheet_of(db, given), lines_of(given.lines)
    return edited(actions.group_lines(db, sheet.id, axis, at, count, revision=given.revision), sheet)


@tool("sheet_ungroup_lines", "Take rows or columns out of their innermost groups.", "remove",
      action=actions.ungroup_lines, told=on_lines())  # fmt: skip
def ungroup_lines(db: Db, given: OneLines) -> Edited:
    sheet, (axis, at, count) = sheet_of(db, given), lines_of(given.lines)
    return edited(actions.ungroup_lines(db, sheet.id, axis, at, count, revision=given.revision), sheet)


class FoldGroup(Editing):
    group: Annotated[int, Field(description="By its id, as sheet_get_sheet gives it.")]
    folded: bool = True


@tool("sheet_fold_group", "Fold a group of rows or columns, or unfold it.", "change", repeats=True,
      action=actions.fold_group, told=on_sheet(group="group_id", folded="collapsed"))  # fmt: skip
def fold_group(db: Db, given: FoldGroup) -> Edited:
    sheet = sheet_of(db, given)
    return edited(actions.fold_group(db, sheet.id, given.group, given.folded, revision=given.revision), sheet)


class FoldGroups(Editing):
    folded: bool


@tool("sheet_fold_groups", "Fold or unfold all groups of a sheet.", "change", repeats=True,
      action=actions.fold_groups, told=on_sheet(folded="collapsed"))  # fmt: skip
def fold_groups(db: Db, given: FoldGroups) -> Edited:
    sheet = sheet_of(db, given)
    return edited(actions.fold_groups(db, sheet.id, given.folded, revision=given.revision), sheet)


class MergeCells(Editing):
    range: Range
    discard: Annotated[bool, Field(description="Agrees to lose all values but the upper left one.")] = False


@tool("sheet_merge_cells", "Join a range into one cell.", "change", action=actions.merge_cells,
      told=on_sheet("discard", range="area"))  # fmt: skip
def merge_cells(db: Db, given: MergeCells) -> Edited:
    sheet, area = sheet_of(db, given), range_of(given.range)
    return edited(actions.merge_cells(db, sheet.id, area, discard=given.discard, revision=given.revision), sheet)


class UnmergeCells(Editing):
    range: Range


@tool("sheet_unmerge_cells", "Take merged cells in a range apart.", "change", action=actions.unmerge_cells,
      told=on_sheet(range="area"))  # fmt: skip
def unmerge_cells(db: Db, given: UnmergeCells) -> Edited:
    sheet = sheet_of(db, given)
    return edited(actions.unmerge_cells(db, sheet.id, range_of(given.range), revision=given.revision), sheet)


SHEETS = (add_sheet, rename_sheet, duplicate_sheet, delete_sheet, move_sheet, color_sheet, hide_sheet)
STRUCTURE = (
    insert_lines, delete_lines, move_lines, resize_lines, hide_lines, freeze_lines, merge_cells, unmerge_cells,
)  # fmt: skip
GROUPS = (group_lines, ungroup_lines, fold_group, fold_groups)

"""Tools that write into cells: typing, clearing, copying, filling, replacing; and taking changes back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import Field

from ...platform.database import Db
from ...platform.tools import tool
from .. import actions
from ..actions.cells import LONGEST
from ..actions.copying import PasteMode
from ..actions.rule_areas import read_areas
from ..actions.series_fill import Direction, SeriesKind, Unit, read_number
from ..engine import address
from ..models import Sheet
from .naming import (
    CellName,
    Edited,
    Editing,
    EditingBook,
    Range,
    Ranges,
    SheetName,
    book_of,
    cell_of,
    column_of,
    edited,
    on_book,
    on_cell,
    on_sheet,
    range_of,
    sheet_in,
    sheet_of,
    sheet_told,
    with_choice,
)
from .reading import Find, search_of

Told = Mapping[str, Any]
Typed = Annotated[str, Field(max_length=LONGEST, description='As typed: "12", "3/4/2026", "=SUM(B2:B9)"; "" empties.')]


class SetCells(Editing):
    cells: Annotated[dict[str, Typed], Field(min_length=1, description='By address: {"B2": "12", "B3": "=B2*2"}.')]


def _set_told(db: Db, asked: Told) -> dict[str, Any]:
    typed = {address(row, column): text for (row, column), text in asked["typed"].items()}
    return {**sheet_told(db, asked["sheet_id"]), "cells": typed}


@tool("sheet_set_cells", "Type into cells, by address, as at the keyboard; formulas begin with =.", "change",
      repeats=True, action=actions.set_cells, told=_set_told)  # fmt: skip
def set_cells(db: Db, given: SetCells) -> Edited:
    sheet = sheet_of(db, given)
    typed = {cell_of(cell, "cells"): text for cell, text in given.cells.items()}
    return edited(actions.set_cells(db, sheet.id, typed, revision=given.revision), sheet)


class WriteTable(Editing):
    cell: CellName
    rows: Annotated[tuple[tuple[Typed, ...], ...], Field(min_length=1, description="Rows of texts as typed.")]


@tool("sheet_write_table", "Paste a table of texts from a cell on, as if each were typed.", "change", repeats=True,
      action=actions.paste_text,
      told=lambda db, asked: on_cell()(db, asked) | {"rows": [list(row) for row in asked["rows"]]})  # fmt: skip
def write_table(db: Db, given: WriteTable) -> Edited:
    sheet, (row, column) = sheet_of(db, given), cell_of(given.cell)
    return edited(actions.paste_text(db, sheet.id, row, column, given.rows, revision=given.revision), sheet)


class FillRange(Editing):
    range: Range
    text: Typed
    written_at: Annotated[CellName | None, Field(description="The cell a formula is written for; else the first.")] = (
        None
    )


def _area_told(db: Db, asked: Told) -> dict[str, Any]:
    told = on_sheet("text", range="area")(db, asked)
    return told | {"written_at": address(asked["row"], asked["column"])}


@tool("sheet_set_range", "Type one text into every cell of a range; a formula moves along as if copied.", "change",
      repeats=True, action=actions.set_area, told=_area_told)  # fmt: skip
def set_range(db: Db, given: FillRange) -> Edited:
    sheet, area = sheet_of(db, given), range_of(given.range)
    row, column = cell_of(given.written_at, "written_at") if given.written_at else (area.top, area.left)
    return edited(actions.set_area(db, sheet.id, area, row, column, given.text, revision=given.revision), sheet)


class ClearCells(Editing):
    ranges: Ranges
    contents: bool = True
    formats: Annotated[bool, Field(description="Their looks too.")] = False


@tool("sheet_clear_cells", "Empty cells, or take their formats away.", "remove", repeats=True,
      action=actions.clear_cells, told=on_sheet("contents", "formats", ranges="areas"))  # fmt: skip
def clear_cells(db: Db, given: ClearCells) -> Edited:
    sheet, areas = sheet_of(db, given), read_areas(given.ranges, "ranges")
    work = actions.clear_cells(
        db, sheet.id, areas, contents=given.contents, formats=given.formats, revision=given.revision
    )
    return edited(work, sheet)


class CopyCells(Editing):
    range: Annotated[Range, Field(description="What is copied.")]
    to: Annotated[Range, Field(description="Where it goes: the first cell, or a range to repeat it over.")]
    to_sheet: Annotated[SheetName | None, Field(description="Another sheet of the workbook.")] = None
    mode: PasteMode = "all"
    cut: Annotated[bool, Field(description="Move the cells, with references to them.")] = False


def _copied_told(db: Db, asked: Told) -> dict[str, Any]:
    there = {**asked, "sheet_id": asked["source_id"]}
    told = on_sheet("mode", "cut", range="source", to="target")(db, there)
    if asked["sheet_id"] != asked["source_id"]:
        told["to_sheet"] = db.get_one(Sheet, asked["sheet_id"]).name
    return told


@tool("sheet_copy_cells", "Copy or move cells within a workbook, with formulas and formats or a part of that.",
      "change", action=actions.paste, told=_copied_told)  # fmt: skip
def copy_cells(db: Db, given: CopyCells) -> Edited:
    source = sheet_of(db, given)
    sheet = source if given.to_sheet is None else sheet_in(db, source.workbook, given.to_sheet)
    work = actions.paste(
        db, source.id, range_of(given.range), sheet.id, range_of(given.to, "to"), mode=given.mode, cut=given.cut,
        revision=given.revision,
    )  # fmt: skip
    return edited(work, sheet)


class FillOn(Editing):
    source: Annotated[Range, Field(description="The cells to go on from.")]
    range: Annotated[Range, Field(description="What they fill, themselves included: one direction.")]


@tool("sheet_fill_cells", "Fill cells on in one direction like the fill handle: series go on, the rest is copied.",
      "change", repeats=True, action=actions.fill, told=on_sheet("source", range="target"))  # fmt: skip
def fill_cells(db: Db, given: FillOn) -> Edited:
    sheet = sheet_of(db, given)
    source, target = range_of(given.source, "source"), range_of(given.range)
    return edited(actions.fill(db, sheet.id, source, target, revision=given.revision), sheet)


class FillSeries(Editing):
    range: Range
    by: Direction = "columns"
    kind: SeriesKind = "linear"
    unit: Unit = "day"
    step: Annotated[str, Field(description="A number as typed.")] = "1"
    stop: Annotated[str | None, Field(description="The value, or date, not to pass.")] = None


def _series_told(db: Db, asked: Told) -> dict[str, Any]:
    rule, told = asked["rule"], on_sheet("by", range="area")(db, asked)
    told |= {"kind": rule.kind, "unit": rule.unit, "step": f"{rule.step:.15g}"}
    return told if rule.stop is None else told | {"stop": f"{rule.stop:.15g}"}


@tool("sheet_fill_series", "Fill a range with a series from its first cell: linear, growth or dates.", "change",
      repeats=True, action=actions.fill_series, told=_series_told)  # fmt: skip
def fill_series(db: Db, given: FillSeries) -> Edited:
    sheet = sheet_of(db, given)
    stop = read_number(db, given.stop, "stop") if given.stop and given.stop.strip() else None
    rule = actions.SeriesRule(given.kind, read_number(db, given.step, "step"), stop, given.unit)
    work = actions.fill_series(db, sheet.id, range_of(given.range), rule, by=given.by, revision=given.revision)
    return edited(work, sheet)


class Replace(Editing, Find):
    replacement: str = ""
    only: Annotated[CellName | None, Field(description="In this cell alone.")] = None


def _replaced_told(db: Db, asked: Told) -> dict[str, Any]:
    search, only = asked["search"], asked.get("only")
    told = on_sheet("replacement")(db, asked) | {"find": search.text}
    flags = ("match_case", "whole_cell", "regex", "in_formulas", "all_sheets")
    told |= {name: True for name in flags if getattr(search, name)}
    return told if only is None else told | {"only": address(*only)}


@tool("sheet_replace_text", "Find and replace text in cells of a sheet or of all sheets.", "change",
      action=actions.replace, told=_replaced_told)  # fmt: skip
def replace_text(db: Db, given: Replace) -> Edited:
    sheet = sheet_of(db, given)
    only = cell_of(given.only, "only") if given.only else None
    work = actions.replace(
        db, sheet.id, search_of(given), given.replacement, only=only, revision=given.revision
    )  # fmt: skip
    return edited(work, sheet)


class OneRange(Editing):
    range: Range


@tool("sheet_trim_texts", "Take needless blanks out of the texts of a range.", "change", action=actions.trim_texts,
      told=on_sheet(range="area"))  # fmt: skip
def trim_texts(db: Db, given: OneRange) -> Edited:
    sheet = sheet_of(db, given)
    return edited(actions.trim_texts(db, sheet.id, range_of(given.range), revision=given.revision), sheet)


class SplitText(OneRange):
    separator: Annotated[
        str, Field(max_length=10, description="detect, comma, semicolon, period, space, or a text of your own.")
    ] = "detect"
    overwrite: Annotated[bool, Field(description="Write over filled cells to the right.")] = False


@tool("sheet_split_text", "Split the texts of a column into the columns to the right.", "change",
      action=actions.split_text, told=on_sheet("separator", "overwrite", range="area"))  # fmt: skip
def split_text(db: Db, given: SplitText) -> Edited:
    sheet, area = sheet_of(db, given), range_of(given.range)
    work = actions.split_text(
        db, sheet.id, area, given.separator, overwrite=given.overwrite, revision=given.revision
    )  # fmt: skip
    return edited(work, sheet)


class RemoveDuplicates(OneRange):
    columns: Annotated[tuple[str, ...], Field(min_length=1, description="The columns that must agree: A, C.")]
    header: Annotated[bool, Field(description="Whether the first row is a header.")] = False


def _duplicates_told(db: Db, asked: Told) -> dict[str, Any]:
    columns = [address(1, column)[:-1] for column in asked["columns"]]
    return on_sheet("header", range="area")(db, asked) | {"columns": columns}


@tool("sheet_remove_duplicates", "Keep of the rows that agree in some columns the first one.", "remove",
      action=actions.remove_duplicates, told=_duplicates_told)  # fmt: skip
def remove_duplicates(db: Db, given: RemoveDuplicates) -> Edited:
    sheet, area = sheet_of(db, given), range_of(given.range)
    columns = [column_of(each, "columns") for each in given.columns]
    work = actions.remove_duplicates(db, sheet.id, area, columns, header=given.header, revision=given.revision)
    return edited(work, sheet)


class UndoChange(EditingBook):
    again: Annotated[bool, Field(description="Do again what you took back last.")] = False


@tool("sheet_undo_change", "Take back your last change of a workbook, or do again what you took back.", "change",
      action=actions.undo, told=on_book(), others={actions.redo: with_choice(on_book(), again=True)})  # fmt: skip
def undo_change(db: Db, given: UndoChange) -> Edited:
    act = actions.redo if given.again else actions.undo
    return edited(act(db, book_of(db, given.workbook).id, revision=given.revision))


CELLS = (set_cells, write_table, set_range, clear_cells, copy_cells, fill_cells, fill_series, undo_change)
TEXTS = (replace_text, trim_texts, split_text, remove_duplicates)

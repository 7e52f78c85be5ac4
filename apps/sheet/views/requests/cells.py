"""Requests about cells: what is in them, how they look, how they are sorted, filtered and searched."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from ....platform.database import Db
from ... import actions
from ...actions import Work
from ...actions.copying import PasteMode
from ...actions.formats import BorderPreset
from ...models import Workbook
from .base import MOST_AREAS, Corners, Edit, Flag, FormatKey, Number, Text


class Set(Edit):
    op: Literal["set"]
    cells: list[tuple[Number, Number, Text]]  # row, column, what was typed

    def run(self, db: Db, book: Workbook) -> Work:
        typed = {(row, column): text for row, column, text in self.cells}
        return actions.set_cells(db, self.sheet, typed, revision=self.revision)


class SetArea(Edit):
    """The text goes into every cell of the area as if it had been typed at row and column and copied from there."""

    op: Literal["set_area"]
    area: Corners
    row: Number
    column: Number
    text: Text

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.set_area(
            db, self.sheet, self.area, self.row, self.column, self.text, revision=self.revision
        )  # fmt: skip


class Clear(Edit):
    op: Literal["clear"]
    area: Corners
    others: list[Corners] = Field(default=[], max_length=MOST_AREAS)
    contents: Flag = True
    formats: Flag = False

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.clear_cells(
            db,
            self.sheet,
            [self.area, *self.others],
            formats=self.formats,
            contents=self.contents,
            revision=self.revision,
        )


class Paste(Edit):
    op: Literal["paste"]
    source_sheet: Number
    source: Corners
    area: Corners
    mode: PasteMode = "all"
    cut: Flag = False

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.paste(
            db,
            self.source_sheet,
            self.source,
            self.sheet,
            self.area,
            mode=self.mode,
            cut=self.cut,
            revision=self.revision,
        )


class PasteText(Edit):
    op: Literal["paste_text"]
    row: Number
    column: Number
    rows: list[list[Text]]

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.paste_text(db, self.sheet, self.row, self.column, self.rows, revision=self.revision)


class Fill(Edit):
    op: Literal["fill"]
    source: Corners
    area: Corners

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.fill(db, self.sheet, self.source, self.area, revision=self.revision)


class Format(Edit):
    op: Literal["format"]
    area: Corners
    others: list[Corners] = Field(default=[], max_length=MOST_AREAS)
    change: dict[FormatKey, Any]

    def run(self, db: Db, book: Workbook) -> Work:
        areas = [self.area, *self.others]
        return actions.format_cells(db, self.sheet, areas, self.change, revision=self.revision)


class Style(Edit):
    op: Literal["style"]
    area: Corners
    others: list[Corners] = Field(default=[], max_length=MOST_AREAS)
    name: Text

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.apply_style(db, self.sheet, [self.area, *self.others], self.name, revision=self.revision)


class Decimals(Edit):
    """One decimal more where `by` is above 0, else one less."""

    op: Literal["decimals"]
    area: Corners
    by: Number

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.change_decimals(db, self.sheet, self.area, 1 if self.by > 0 else -1, revision=self.revision)


class Borders(Edit):
    op: Literal["borders"]
    area: Corners
    preset: BorderPreset

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.set_borders(db, self.sheet, self.area, self.preset, revision=self.revision)


class Searching(BaseModel):
    """What is looked for, and how."""

    find: Text = ""
    match_case: bool = False
    whole_cell: bool = False
    regex: bool = False
    in_formulas: bool = False
    all_sheets: bool = False

    @property
    def search(self) -> actions.Search:
        return actions.Search(
            self.find, self.match_case, self.whole_cell, self.regex, self.in_formulas, self.all_sheets
        )


class Find(Searching):
    """The query string of a search, which changes nothing."""

    sheet: Annotated[int, Field(gt=-(2**53), lt=2**53)]


class Replace(Edit, Searching):
    op: Literal["replace"]
    replacement: Text = ""
    only: tuple[Number, Number] | None = None  # row, column

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.replace(db, self.sheet, self.search, self.replacement, only=self.only, revision=self.revision)

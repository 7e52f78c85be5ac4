"""Requests about the workbook: its sheets, its names, and taking changes back."""

from __future__ import annotations

from typing import Literal

from ....platform.database import Db
from ....platform.errors import Invalid
from ... import actions
from ...actions import Work
from ...engine import parse_area
from ...models import Workbook
from .base import Connecting, Edit, Flag, Number, Text


class Connect(Connecting):
    """Let the workbook show cells of `source`, for which its formulas ask."""

    op: Literal["connect"]
    source: Number

    def run(self, db: Db, book: Workbook) -> str:
        return f"{actions.connect(db, book.id, self.source).source.title} is connected."


class AddSheet(Edit):
    op: Literal["add_sheet"]
    name: Text | None = None

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.add_sheet(db, book.id, self.name, revision=self.revision)


class RenameSheet(Edit):
    op: Literal["rename_sheet"]
    name: Text = ""

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.rename_sheet(db, self.sheet, self.name, revision=self.revision)


class DuplicateSheet(Edit):
    op: Literal["duplicate_sheet"]

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.duplicate_sheet(db, self.sheet, revision=self.revision)


class DeleteSheet(Edit):
    op: Literal["delete_sheet"]

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.delete_sheet(db, self.sheet, revision=self.revision)


class MoveSheet(Edit):
    op: Literal["move_sheet"]
    position: Number

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.move_sheet(db, self.sheet, self.position, revision=self.revision)


class ColorSheet(Edit):
    op: Literal["color_sheet"]
    color: Text | None = None

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.color_sheet(db, self.sheet, self.color, revision=self.revision)


class HideSheet(Edit):
    op: Literal["hide_sheet"]
    hidden: Flag = True

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.hide_sheet(db, self.sheet, self.hidden, revision=self.revision)


class DefineName(Edit):
    op: Literal["define_name"]
    name: Text = ""
    refers_to: Text = ""  # "A1:B2"

    def run(self, db: Db, book: Workbook) -> Work:
        try:
            parse_area(self.refers_to)
        except ValueError as error:
            raise Invalid(refers_to="That is not an area.") from error
        return actions.define_name(db, self.sheet, self.name, self.refers_to, revision=self.revision)


class DeleteName(Edit):
    op: Literal["delete_name"]
    id: Number

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.delete_name(db, self.id, revision=self.revision)


class Undo(Edit):
    op: Literal["undo"]

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.undo(db, book.id, revision=self.revision)


class Redo(Edit):
    op: Literal["redo"]

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.redo(db, book.id, revision=self.revision)

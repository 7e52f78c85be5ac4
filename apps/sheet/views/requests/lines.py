"""Requests about the grid: rows, columns, and cells merged to one."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from ....platform.database import Db
from ... import actions
from ...actions import Work
from ...actions.lines import Axis
from ...models import Workbook
from .base import MOST_AREAS, Corners, Edit, Flag, Number


class Lines(Edit):
    """So many rows or columns from the one at `at`."""

    axis: Axis
    at: Number
    count: Number = 1


class Insert(Lines):
    op: Literal["insert"]

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.insert_lines(db, self.sheet, self.axis, self.at, self.count, revision=self.revision)


class Delete(Lines):
    op: Literal["delete"]
    others: list[tuple[Number, Number]] = Field(default=[], max_length=MOST_AREAS)  # first line, how many

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.delete_lines(
            db, self.sheet, self.axis, self.at, self.count, others=self.others, revision=self.revision
        )


class Resize(Lines):
    op: Literal["resize"]
    size: Number

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.resize_lines(db, self.sheet, self.axis, self.at, self.count, self.size, revision=self.revision)


class Hide(Lines):
    op: Literal["hide"]
    hidden: Flag = True

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.hide_lines(db, self.sheet, self.axis, self.at, self.count, self.hidden, revision=self.revision)


class Freeze(Edit):
    op: Literal["freeze"]
    rows: Number
    columns: Number

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.freeze(db, self.sheet, self.rows, self.columns, revision=self.revision)


class Merge(Edit):
    op: Literal["merge"]
    area: Corners
    discard: Flag = False

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.merge_cells(db, self.sheet, self.area, discard=self.discard, revision=self.revision)


class Unmerge(Edit):
    op: Literal["unmerge"]
    area: Corners

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.unmerge_cells(db, self.sheet, self.area, revision=self.revision)


class MoveLines(Lines):
    """They come to stand before the line that is at `to` now."""

    op: Literal["move_lines"]
    to: Number

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.move_lines(db, self.sheet, self.axis, self.at, self.count, self.to, revision=self.revision)


class GroupLines(Lines):
    op: Literal["group_lines"]

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.group_lines(db, self.sheet, self.axis, self.at, self.count, revision=self.revision)


class UngroupLines(Lines):
    op: Literal["ungroup_lines"]

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.ungroup_lines(db, self.sheet, self.axis, self.at, self.count, revision=self.revision)


class FoldGroup(Edit):
    op: Literal["fold_group"]
    id: Number
    collapsed: Flag

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.fold_group(db, self.sheet, self.id, self.collapsed, revision=self.revision)


class FoldGroups(Edit):
    op: Literal["fold_groups"]
    collapsed: Flag

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.fold_groups(db, self.sheet, self.collapsed, revision=self.revision)

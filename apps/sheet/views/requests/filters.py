"""Requests about the order of rows, and about which of them show: sorting, the sheet's filter, filter views."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel

from ....platform.database import Db
from ... import actions
from ...actions import SortKey, Work
from ...models import FilterView, TemporaryView, Workbook
from ...rules.filtering import Criterion as Asked
from .base import Corners, Edit, Flag, Number, Text, ViewId, Viewing


class SortBy(BaseModel):
    column: Number
    descending: Flag = False
    fill: Text | None = None
    color: Text | None = None


class Sort(Edit):
    op: Literal["sort"]
    area: Corners
    keys: list[SortBy]
    header: Flag = False

    def run(self, db: Db, book: Workbook) -> Work:
        keys = [SortKey(key.column, key.descending, key.fill, key.color) for key in self.keys]
        return actions.sort_range(db, self.sheet, self.area, keys, header=self.header, revision=self.revision)


class Filter(Edit):
    op: Literal["filter"]
    area: Corners

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.create_filter(db, self.sheet, self.area, revision=self.revision)


class Unfilter(Edit):
    op: Literal["unfilter"]

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.remove_filter(db, self.sheet, revision=self.revision)


class Question(BaseModel):
    """What is asked of a column."""

    column: Number
    hidden: list[Text] = []
    operator: Text | None = None
    operand: Text | None = None
    second: Text | None = None
    fill: Text | None = None
    color: Text | None = None


class Criterion(Edit, Question):
    op: Literal["criterion"]

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.set_criterion(
            db, self.sheet, self.column, hidden_values=self.hidden, operator=self.operator, operand=self.operand,
            second=self.second, fill=self.fill, color=self.color, revision=self.revision,
        )  # fmt: skip


class CreateView(Viewing):
    op: Literal["create_view"]
    area: Corners
    temporary: Flag = False

    def run(self, db: Db) -> ViewId | None:
        if self.temporary:
            return _id(actions.open_temporary_view(db, self.sheet, self.area))
        return _id(actions.create_view(db, self.sheet, self.area))


class SaveAsView(Viewing):
    """The sheet's filter as a view."""

    op: Literal["save_as_view"]

    def run(self, db: Db) -> ViewId | None:
        return _id(actions.save_filter_as_view(db, self.sheet))


class OpenView(Viewing):
    """Another view, or none; a temporary one ends with that."""

    op: Literal["open_view"]
    id: ViewId | None = None

    def run(self, db: Db) -> ViewId | None:
        if self.id != actions.TEMPORARY:
            actions.close_temporary_view(db, self.sheet)
        return None if self.id is None else _id(actions.view_of(db, self.sheet, self.id))


class RenameView(Viewing):
    op: Literal["rename_view"]
    id: ViewId
    name: Text

    def run(self, db: Db) -> ViewId | None:
        actions.rename_view(db, self.sheet, self.id, self.name)
        return self.view


class PlaceView(Viewing):
    op: Literal["place_view"]
    id: ViewId
    area: Corners

    def run(self, db: Db) -> ViewId | None:
        actions.set_view_range(db, self.sheet, self.id, self.area)
        return self.view


class ViewCriterion(Viewing, Question):
    op: Literal["view_criterion"]
    id: ViewId

    def run(self, db: Db) -> ViewId | None:
        asked = Asked(
            self.column, sorted(set(self.hidden)), self.operator, self.operand, self.second, self.fill, self.color
        )
        actions.set_view_criterion(db, self.sheet, self.id, asked)
        return self.view


class DuplicateView(Viewing):
    op: Literal["duplicate_view"]
    id: ViewId

    def run(self, db: Db) -> ViewId | None:
        return _id(actions.duplicate_view(db, self.sheet, self.id))


class DeleteView(Viewing):
    op: Literal["delete_view"]
    id: ViewId

    def run(self, db: Db) -> ViewId | None:
        actions.delete_view(db, self.sheet, self.id)
        return None if self.view == self.id else self.view


def _id(view: FilterView | TemporaryView) -> ViewId:
    return view.id if isinstance(view, FilterView) else "temporary"

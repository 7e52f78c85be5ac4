"""Requests about comments."""

from __future__ import annotations

from typing import Literal

from ....platform.database import Db
from ... import actions
from .base import Flag, Number, Remark, Text


class AddComment(Remark):
    op: Literal["comment"]
    row: Number
    column: Number
    body: Text = ""
    assignee: Number | None = None

    def run(self, db: Db) -> object:
        return actions.add_comment(db, self.sheet, self.row, self.column, self.body, assignee_id=self.assignee)


class Reply(Remark):
    op: Literal["reply"]
    id: Number
    body: Text = ""

    def run(self, db: Db) -> object:
        return actions.reply(db, self.id, self.body)


class EditComment(Remark):
    op: Literal["edit_comment"]
    id: Number
    body: Text = ""

    def run(self, db: Db) -> object:
        return actions.edit_comment(db, self.id, self.body)


class Assign(Remark):
    op: Literal["assign"]
    id: Number
    assignee: Number | None = None

    def run(self, db: Db) -> object:
        return actions.assign(db, self.id, self.assignee)


class Resolve(Remark):
    op: Literal["resolve"]
    id: Number
    resolved: Flag = True

    def run(self, db: Db) -> object:
        return actions.resolve(db, self.id, self.resolved)


class DeleteComment(Remark):
    op: Literal["delete_comment"]
    id: Number

    def run(self, db: Db) -> object:
        return actions.delete_comment(db, self.id)

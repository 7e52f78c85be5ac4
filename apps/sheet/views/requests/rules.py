"""Requests about the rules on cells: validation, conditional formats, protection."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from ....platform.database import Db
from ... import actions
from ...actions import Allowed, FormatRule, Work
from ...actions.validations import ValidationKind
from ...models import Workbook
from .base import Corners, Edit, Flag, Number, Text

RuleFormatKey = Annotated[str, Field(pattern="^[gcbius]$")]


class SetValidation(Edit):
    op: Literal["set_validation"]
    id: Number | None = None
    areas: Text = ""
    kind: ValidationKind
    operator: Text | None = None
    first: Text | None = None
    second: Text | None = None
    choices: list[Text] = []
    source: Text | None = None
    strict: Flag = True
    help: Text | None = None

    def run(self, db: Db, book: Workbook) -> Work:
        allowed = Allowed(
            self.kind, self.operator, self.first, self.second, self.choices, self.source, self.strict, self.help
        )
        return actions.set_validation(db, self.sheet, self.areas, allowed, id=self.id, revision=self.revision)


class RemoveValidation(Edit):
    """Of one rule, or of an area."""

    op: Literal["remove_validation"]
    id: Number | None = None
    area: Corners | None = None

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.remove_validation(db, self.sheet, id=self.id, area=self.area, revision=self.revision)


class Point(BaseModel):
    """A point of a scale, or the color of bars."""

    at: Text = "max"
    value: Text | None = None
    color: Text = ""


class SetFormatRule(Edit):
    op: Literal["set_format_rule"]
    id: Number | None = None
    areas: Text = ""
    kind: Text
    first: Text | None = None
    second: Text | None = None
    style: dict[RuleFormatKey, Any] = {}
    points: list[Point] = []

    def run(self, db: Db, book: Workbook) -> Work:
        points = [point.model_dump() for point in self.points]
        rule = FormatRule(self.kind, self.first, self.second, self.style, points)
        return actions.set_format_rule(db, self.sheet, self.areas, rule, id=self.id, revision=self.revision)


class RemoveFormatRule(Edit):
    op: Literal["remove_format_rule"]
    id: Number

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.remove_format_rule(db, self.sheet, self.id, revision=self.revision)


class MoveFormatRule(Edit):
    op: Literal["move_format_rule"]
    id: Number
    position: Number

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.move_format_rule(db, self.sheet, self.id, self.position, revision=self.revision)


class Protect(Edit):
    op: Literal["protect"]
    id: Number | None = None
    areas: Text = ""
    exceptions: Text = ""
    editors: list[Number] = []
    warns_only: Flag = False
    description: Text | None = None

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.protect(
            db, self.sheet, areas=self.areas, exceptions=self.exceptions, editors=self.editors,
            warns_only=self.warns_only, description=self.description, id=self.id, revision=self.revision,
        )  # fmt: skip


class Unprotect(Edit):
    op: Literal["unprotect"]
    id: Number

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.unprotect(db, self.sheet, self.id, revision=self.revision)

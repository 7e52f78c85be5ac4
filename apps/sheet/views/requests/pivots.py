"""Requests about pivot tables."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel

from ....platform.database import Db
from ... import actions
from ...actions import Work
from ...models import Workbook
from ...pivoting import Field
from .base import Edit, Flag, Number, Text


class PivotField(BaseModel):
    """A field in one of the areas of a pivot table."""

    area: Literal["row", "column", "value", "filter"]
    column: Number
    grouping: Text | None = None
    sort_by: Number | None = None
    descending: Flag = False
    shows_totals: Flag = True
    aggregation: Text = "SUM"
    show_as: Text = "default"
    label: Text | None = None
    number_format: Text | None = None
    hidden_values: list[Text] = []
    operator: Text | None = None
    operand: Text | None = None
    second: Text | None = None

    def field(self) -> Field:
        texts = {name: " ".join((getattr(self, name) or "").split()) or None for name in ("label", "operand", "second")}
        return Field(**self.model_dump() | texts | {"hidden_values": tuple(self.hidden_values)})


class AddPivot(Edit):
    """On a new sheet where there is no place."""

    op: Literal["add_pivot"]
    source: Text = ""
    place: Text | None = None
    fields: list[PivotField] = []

    def run(self, db: Db, book: Workbook) -> Work:
        fields = [each.field() for each in self.fields]
        return actions.add_pivot(db, self.sheet, self.source, place=self.place, fields=fields, revision=self.revision)


class EditPivot(Edit):
    op: Literal["edit_pivot"]
    pivot: Number
    source: Text | None = None
    fields: list[PivotField] | None = None

    def run(self, db: Db, book: Workbook) -> Work:
        fields = [each.field() for each in self.fields] if self.fields is not None else None
        return actions.edit_pivot(db, self.pivot, source=self.source, fields=fields, revision=self.revision)


class DeletePivot(Edit):
    op: Literal["delete_pivot"]
    pivot: Number

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.delete_pivot(db, self.pivot, revision=self.revision)


class PivotDetails(Edit):
    op: Literal["pivot_details"]
    row: Number
    column: Number

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.show_details(db, self.sheet, self.row, self.column, revision=self.revision)

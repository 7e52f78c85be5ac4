"""Requests about charts."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from ....platform.database import Db
from ... import actions
from ...actions import Work
from ...models import Workbook
from .base import Edit, Number, Placing, Text

ChartKey = Annotated[str, Field(pattern="^[a-z_]{1,20}$")]


class AddChart(Edit):
    op: Literal["add_chart"]
    source: Text = ""
    kind: Text | None = None

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.add_chart(db, self.sheet, self.source, kind=self.kind, revision=self.revision)


class EditChart(Edit):
    op: Literal["edit_chart"]
    chart: Number
    change: dict[ChartKey, bool | str | None]

    def run(self, db: Db, book: Workbook) -> Work:
        changes: dict[str, Any] = dict(self.change)
        return actions.edit_chart(db, self.chart, changes, revision=self.revision)


class EditSeries(Edit):
    op: Literal["edit_series"]
    chart: Number
    position: Number
    color: Text | None = None
    shape: Text | None = None

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.edit_series(
            db, self.chart, self.position, color=self.color, shape=self.shape, revision=self.revision
        )


class RemoveSeries(Edit):
    op: Literal["remove_series"]
    chart: Number
    position: Number

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.remove_series(db, self.chart, self.position, revision=self.revision)


class PlaceChart(Placing):
    op: Literal["place_chart"]
    chart: Number

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.place_chart(db, self.chart, **self.place, revision=self.revision)


class DeleteChart(Edit):
    op: Literal["delete_chart"]
    chart: Number

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.delete_chart(db, self.chart, revision=self.revision)

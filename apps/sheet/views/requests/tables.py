"""Requests about tables as a whole: duplicates, texts to split or trim, series, alternating colors, links."""

from __future__ import annotations

from typing import Literal

from ....platform.database import Db
from ....platform.errors import Invalid
from ... import actions
from ...actions import BandColors, SeriesRule, Work
from ...actions.rule_areas import read_areas
from ...actions.series_fill import Direction, SeriesKind, Unit, read_number
from ...engine import Area
from ...models import Workbook
from .base import Corners, Edit, Flag, Number, Text


class RemoveDuplicates(Edit):
    op: Literal["remove_duplicates"]
    area: Text
    columns: list[Number]
    header: Flag = False

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.remove_duplicates(
            db, self.sheet, _one(self.area), self.columns, header=self.header, revision=self.revision
        )


class SplitText(Edit):
    op: Literal["split_text"]
    area: Corners
    separator: Text = "detect"
    overwrite: Flag = False

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.split_text(
            db, self.sheet, self.area, self.separator, overwrite=self.overwrite, revision=self.revision
        )


class TrimTexts(Edit):
    op: Literal["trim_texts"]
    area: Corners

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.trim_texts(db, self.sheet, self.area, revision=self.revision)


class FillSeries(Edit):
    """`step` and `stop` as typed; the stop value of dates is a date."""

    op: Literal["fill_series"]
    area: Corners
    by: Direction = "columns"
    kind: SeriesKind = "linear"
    unit: Unit = "day"
    step: Text = "1"
    stop: Text = ""

    def run(self, db: Db, book: Workbook) -> Work:
        step = read_number(db, self.step, "step")
        stop = read_number(db, self.stop, "stop") if self.stop.strip() else None
        rule = SeriesRule(self.kind, step, stop, self.unit)
        return actions.fill_series(db, self.sheet, self.area, rule, by=self.by, revision=self.revision)


class SetBanding(Edit):
    op: Literal["set_banding"]
    id: Number | None = None
    area: Text
    first: Text
    second: Text
    header: Text | None = None
    footer: Text | None = None

    def run(self, db: Db, book: Workbook) -> Work:
        colors = BandColors(self.first, self.second, self.header, self.footer)
        return actions.set_banding(db, self.sheet, self.area, colors, id=self.id, revision=self.revision)


class RemoveBanding(Edit):
    op: Literal["remove_banding"]
    id: Number

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.remove_banding(db, self.sheet, self.id, revision=self.revision)


class SetLink(Edit):
    op: Literal["set_link"]
    row: Number
    column: Number
    url: Text | None = None
    target: Text | None = None
    text: Text | None = None

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.set_link(
            db, self.sheet, self.row, self.column, url=self.url, target=self.target, text=self.text,
            revision=self.revision,
        )  # fmt: skip


class RemoveLinks(Edit):
    op: Literal["remove_links"]
    area: Corners

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.remove_links(db, self.sheet, self.area, revision=self.revision)


def _one(typed: str) -> Area:
    areas = read_areas(typed, "area")
    if len(areas) > 1:
        raise Invalid(area="Type one range, like A1:F90.")
    return areas[0]

"""Tools about looks: number formats, styles, borders, conditional formats, alternating colors."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field

from ...platform.database import Db
from ...platform.errors import Invalid
from ...platform.tools import Arguments, tool
from .. import actions
from ..actions import BandColors, FormatRule
from ..actions.conditional_formats import POINTS
from ..actions.formats import BorderPreset
from ..actions.rule_areas import read_areas
from ..engine import styles
from ..rules.conditions import CONDITIONS
from .naming import (
    Color,
    Edited,
    Editing,
    Range,
    Ranges,
    chosen,
    edited,
    on_sheet,
    range_of,
    sheet_of,
)
from .reading import LOOKS

Told = Mapping[str, Any]
_NAMES = {key: name for name, key in LOOKS.items()}


class PlainLook(Arguments):
    bold: bool | None = None
    italic: bool | None = None
    underline: bool | None = None
    strike: bool | None = None
    color: Annotated[Color | None, Field(description="Of the text: #RRGGBB; null: the usual one.")] = None
    fill: Annotated[Color | None, Field(description="Behind the text: #RRGGBB; null: none.")] = None


class Look(PlainLook):
    number_format: Annotated[
        str | None, Field(min_length=1, max_length=80, description='Such as "#,##0.00", "0%", "yyyy-mm-dd".')
    ] = None
    align: Literal[styles.HORIZONTAL] | None = None  # type: ignore[valid-type]
    vertical_align: Literal[styles.VERTICAL] | None = None  # type: ignore[valid-type]
    wrap: bool | None = None
    font: Literal[styles.FONTS] | None = None  # type: ignore[valid-type]
    size: Annotated[int | None, Field(ge=6, le=36)] = None
    rotation: Annotated[int | None, Field(ge=-90, le=255, description="Degrees; 255 stacks the letters.")] = None


def _look(given: PlainLook) -> styles.Compact:
    return {LOOKS[name]: value for name, value in given.model_dump(exclude_unset=True).items()}


def _look_told(change: Mapping[str, Any]) -> dict[str, Any]:
    flags = "biusw"
    return {_NAMES[key]: bool(value) if key in flags and value is not None else value for key, value in change.items()}


class FormatCells(Editing):
    ranges: Ranges
    look: Annotated[
        Look | None, Field(description="What to change; what is not given stays, null takes a setting away.")
    ] = None
    style: Annotated[
        Literal[tuple(styles.NAMED)] | None,  # type: ignore[valid-type]
        Field(description="Or one of the named styles."),
    ] = None
    borders: Annotated[BorderPreset | None, Field(description="Or borders, of one range.")] = None
    decimals: Annotated[Literal[1, -1] | None, Field(description="Or a decimal more or less, of one range.")] = None


@tool("sheet_format_cells", "Change the looks of cells: number format, font, colors, alignment, borders.", "change",
      action=actions.format_cells,
      told=lambda db, asked: on_sheet(ranges="areas")(db, asked) | {"look": _look_told(asked["change"])},
      others={
          actions.apply_style: on_sheet(ranges="areas", style="name"),
          actions.set_borders: on_sheet(ranges="area", borders="preset"),
          actions.change_decimals: on_sheet(ranges="area", decimals="by"),
      })  # fmt: skip
def format_cells(db: Db, given: FormatCells) -> Edited:
    sheet, what = sheet_of(db, given), chosen(given, "look", "style", "borders", "decimals")
    if what == "look":
        if given.look is None or not (change := _look(given.look)):
            raise Invalid(look="Say what to change: number_format, bold, fill…")
        areas = read_areas(given.ranges, "ranges")
        return edited(actions.format_cells(db, sheet.id, areas, change, revision=given.revision), sheet)
    if given.style is not None:
        areas = read_areas(given.ranges, "ranges")
        return edited(actions.apply_style(db, sheet.id, areas, given.style, revision=given.revision), sheet)
    area = range_of(given.ranges, "ranges")
    if given.borders is not None:
        work = actions.set_borders(db, sheet.id, area, given.borders, revision=given.revision)
    else:
        work = actions.change_decimals(db, sheet.id, area, given.decimals or 1, revision=given.revision)
    return edited(work, sheet)


class Point(Arguments):
    at: Literal[POINTS] = "max"  # type: ignore[valid-type]
    value: str | None = None
    color: Color


class SetFormatRule(Editing):
    rule: Annotated[int | None, Field(description="The id of the rule to change; left out: a new one.")] = None
    ranges: Ranges
    kind: Literal[(*CONDITIONS, "scale", "bar")]  # type: ignore[valid-type]
    first: Annotated[str | None, Field(description="What to compare with; a formula for the kind formula.")] = None
    second: str | None = None
    look: PlainLook | None = None
    points: Annotated[tuple[Point, ...], Field(max_length=3, description="Of a scale (2 or 3) or a bar (1).")] = ()


def _rule_told(db: Db, asked: Told) -> dict[str, Any]:
    rule = asked["rule"]
    told = on_sheet(ranges="areas", rule="id")(db, asked) | {"kind": rule.kind}
    told |= {"first": rule.first, "second": rule.second, "look": _look_told(rule.style)}
    told["points"] = [{key: value for key, value in point.items() if value is not None} for point in rule.points]
    return {name: value for name, value in told.items() if value not in (None, [], {})}


@tool("sheet_set_format_rule", "Add a conditional format, or change one.", "change", action=actions.set_format_rule,
      told=_rule_told)  # fmt: skip
def set_format_rule(db: Db, given: SetFormatRule) -> Edited:
    sheet = sheet_of(db, given)
    look = _look(given.look) if given.look else {}
    points = [point.model_dump() for point in given.points]
    rule = FormatRule(given.kind, given.first, given.second, look, points)
    return edited(
        actions.set_format_rule(db, sheet.id, given.ranges, rule, id=given.rule, revision=given.revision), sheet
    )  # fmt: skip


class MoveRule(Editing):
    rule: int
    position: Annotated[int, Field(ge=1, description="Counted from 1: the first one wins.")]


@tool("sheet_move_format_rule", "Give a conditional format another place among the rules.", "change", repeats=True,
      action=actions.move_format_rule, told=on_sheet("position", rule="id"))  # fmt: skip
def move_format_rule(db: Db, given: MoveRule) -> Edited:
    sheet = sheet_of(db, given)
    return edited(
        actions.move_format_rule(db, sheet.id, given.rule, given.position, revision=given.revision), sheet
    )  # fmt: skip


class SetBanding(Editing):
    banding: Annotated[int | None, Field(description="The id of the one to change; left out: a new one.")] = None
    range: Range
    first: Color
    second: Color
    header: Color | None = None
    footer: Color | None = None


def _banding_told(db: Db, asked: Told) -> dict[str, Any]:
    colors = asked["colors"]
    told = {name: getattr(colors, name) for name in ("first", "second", "header", "footer")}
    told = {name: value for name, value in told.items() if value}
    return on_sheet(range="area", banding="id")(db, asked) | told


@tool("sheet_set_banding", "Color the rows of a range in turn, or change such colors.", "change",
      action=actions.set_banding, told=_banding_told)  # fmt: skip
def set_banding(db: Db, given: SetBanding) -> Edited:
    sheet = sheet_of(db, given)
    colors = BandColors(given.first, given.second, given.header, given.footer)
    return edited(
        actions.set_banding(db, sheet.id, given.range, colors, id=given.banding, revision=given.revision), sheet
    )  # fmt: skip


FORMATS = (format_cells, set_format_rule, move_format_rule, set_banding)

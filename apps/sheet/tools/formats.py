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


class FormatCells(Editing):
    ranges: Ranges
    look: Annotated[Look, Field(description="What to change; what is not given stays, null takes a setting away.")]


def _look(given: PlainLook) -> styles.Compact:
    return {LOOKS[name]: value for name, value in given.model_dump(exclude_unset=True).items()}


def _look_told(change: Mapping[str, Any]) -> dict[str, Any]:
    flags = "biusw"
    return {_NAMES[key]: bool(value) if key in flags and value is not None else value for key, value in change.items()}


def _formatted_told(db: Db, asked: Told) -> dict[str, Any]:
    return on_sheet(ranges="areas")(db, asked) | {"look": _look_told(asked["change"])}


@tool("sheet_format_cells", "Change the looks of cells: number format, font, colors, alignment.", "change",
      repeats=True, action=actions.format_cells, told=_formatted_told)  # fmt: skip
def format_cells(db: Db, given: FormatCells) -> Edited:
    change = _look(given.look)
    if not change:
        raise Invalid(look="Say what to change: number_format, bold, fill…")
    sheet, areas = sheet_of(db, given), read_areas(given.ranges, "ranges")
    return edited(actions.format_cells(db, sheet.id, areas, change, revision=given.revision), sheet)


class ApplyStyle(Editing):
    ranges: Ranges
    style: Literal[tuple(styles.NAMED)]  # type: ignore[valid-type]


@tool("sheet_apply_style", "Give cells one of the named styles.", "change", repeats=True, action=actions.apply_style,
      told=on_sheet(ranges="areas", style="name"))  # fmt: skip
def apply_style(db: Db, given: ApplyStyle) -> Edited:
    sheet, areas = sheet_of(db, given), read_areas(given.ranges, "ranges")
    return edited(actions.apply_style(db, sheet.id, areas, given.style, revision=given.revision), sheet)


class ChangeDecimals(Editing):
    range: Range
    by: Literal[1, -1]


@tool("sheet_change_decimals", "Show one decimal more or less in the numbers of a range.", "change",
      action=actions.change_decimals, told=on_sheet("by", range="area"))  # fmt: skip
def change_decimals(db: Db, given: ChangeDecimals) -> Edited:
    sheet, area = sheet_of(db, given), range_of(given.range)
    return edited(actions.change_decimals(db, sheet.id, area, given.by, revision=given.revision), sheet)


class SetBorders(Editing):
    range: Range
    preset: BorderPreset


@tool("sheet_set_borders", "Draw borders around or between cells, or take them away.", "change", repeats=True,
      action=actions.set_borders, told=on_sheet("preset", range="area"))  # fmt: skip
def set_borders(db: Db, given: SetBorders) -> Edited:
    sheet, area = sheet_of(db, given), range_of(given.range)
    return edited(actions.set_borders(db, sheet.id, area, given.preset, revision=given.revision), sheet)


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


class OneRule(Editing):
    rule: int


@tool("sheet_remove_format_rule", "Remove a conditional format.", "remove", action=actions.remove_format_rule,
      told=on_sheet(rule="id"))  # fmt: skip
def remove_format_rule(db: Db, given: OneRule) -> Edited:
    sheet = sheet_of(db, given)
    return edited(actions.remove_format_rule(db, sheet.id, given.rule, revision=given.revision), sheet)


class MoveRule(OneRule):
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


class OneBanding(Editing):
    banding: int


@tool("sheet_remove_banding", "Take alternating colors off.", "remove", action=actions.remove_banding,
      told=on_sheet(banding="id"))  # fmt: skip
def remove_banding(db: Db, given: OneBanding) -> Edited:
    sheet = sheet_of(db, given)
    return edited(actions.remove_banding(db, sheet.id, given.banding, revision=given.revision), sheet)


FORMATS = (format_cells, apply_style, change_decimals, set_borders)
FORMAT_RULES = (set_format_rule, remove_format_rule, move_format_rule, set_banding, remove_banding)

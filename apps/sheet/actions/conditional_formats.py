"""Rules by which cells look like what they hold."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ...platform.database import Db
from ...platform.errors import Invalid, NotFound
from ..attached.conditional_formats import ConditionalFormats
from ..engine import area_lists, styles
from ..models import ConditionalFormat
from ..rules.conditions import CONDITIONS, DATES, DAYS, NO_OPERAND, NUMBERS, TWO_OPERANDS, operand
from ..rules.painting import formats_of
from .operations import Work, on_sheet, operation
from .rule_areas import reach, read_areas, read_formula, read_line

MOST_RULES = 100
POINTS = ("min", "number", "percent", "percentile", "max")
_COLOR = re.compile(r"#[0-9A-Fa-f]{6}")


@dataclass(frozen=True)
class FormatRule:
    """When cells look how: a condition with a style, or a scale or bar with points."""

    kind: str
    first: str | None = None
    second: str | None = None
    style: styles.Compact = field(default_factory=dict)
    points: Sequence[dict[str, Any]] = ()


def set_format_rule(
    db: Db, sheet_id: int, areas: str, rule: FormatRule, *, id: int | None = None, revision: int | None = None
) -> Work:
    """Add a rule, which wins over none of the others, or change the one with that `id`."""
    sheet, workbook = on_sheet(db, sheet_id)
    place, values = read_areas(areas), _checked(db, rule)
    row = _rule(db, sheet_id, id) if id is not None else None
    if row is None and len(formats_of(db, sheet_id)) >= MOST_RULES:
        raise Invalid({"": f"A sheet has at most {MOST_RULES} conditional formats. Change one of them."})
    with operation(db, workbook, "look", f"Conditional format of {area_lists.name(place)}", revision) as work:
        reach(work, sheet, place)
        if row is None:
            row = ConditionalFormat(sheet_id=sheet_id, areas=area_lists.dump(place), **values)
            ConditionalFormats().append(db, row)
        else:
            reach(work, sheet, area_lists.load(row.areas))
            row.areas = area_lists.dump(place)
            for name, value in values.items():
                setattr(row, name, value)
        db.flush()
    return work


def remove_format_rule(db: Db, sheet_id: int, id: int, *, revision: int | None = None) -> Work:
    sheet, workbook = on_sheet(db, sheet_id)
    row = _rule(db, sheet_id, id)
    place = area_lists.load(row.areas)
    what = f"Removing the conditional format of {area_lists.name(place)}"
    with operation(db, workbook, "look", what, revision) as work:
        reach(work, sheet, place)
        db.delete(row)
        db.flush()
        ConditionalFormats().settle(db, sheet_id)
    return work


def move_format_rule(db: Db, sheet_id: int, id: int, position: int, *, revision: int | None = None) -> Work:
    """Give a rule a place among the others, counted from 1: the first one wins."""
    sheet, workbook = on_sheet(db, sheet_id)
    row, rules = _rule(db, sheet_id, id), formats_of(db, sheet_id)
    if not 1 <= position <= len(rules):
        raise Invalid({"": "There is no such place among the rules."})
    place = area_lists.load(row.areas)
    with operation(db, workbook, "look", "Moving a conditional format", revision) as work:
        reach(work, sheet, place)
        rules.remove(row)
        rules.insert(position - 1, row)
        for number, rule in enumerate(rules, start=1):
            rule.position = number
        db.flush()
    return work


def _rule(db: Db, sheet_id: int, id: int) -> ConditionalFormat:
    row = db.get(ConditionalFormat, id)
    if row is None or row.sheet_id != sheet_id:
        raise NotFound("There is no such conditional format on this sheet. It may have been removed.")
    return row


def _checked(db: Db, rule: FormatRule) -> dict[str, Any]:
    """The columns of a rule. Raises Invalid for what makes none."""
    values: dict[str, Any] = {"kind": rule.kind, "first": None, "second": None, "style": None, "points": None}
    if rule.kind in ("scale", "bar"):
        return values | {"points": _points(db, rule)}
    if rule.kind not in CONDITIONS:
        raise Invalid(kind="Choose a condition.")
    style = {key: value for key, value in styles.checked(rule.style).items() if value}
    if not style or style.keys() - set("gcbius"):
        raise Invalid(style="Choose how the cells should look: a fill, a text color, bold, italic, or underlined.")
    values["style"] = styles.dump(style)
    if rule.kind == "formula":
        return values | {"first": read_formula(rule.first or "", "first")}
    if rule.kind in NO_OPERAND:
        return values
    for name in ("first", "second") if rule.kind in TWO_OPERANDS else ("first",):
        typed = (getattr(rule, name) or "").strip()
        values[name] = read_formula(typed, name) if typed.startswith("=") else read_line(typed, name)
        if not typed:
            raise Invalid({name: "Type what to compare with."})
        if typed.startswith("="):
            continue
        is_number = isinstance(operand(typed, db.today), float)
        if rule.kind in NUMBERS and rule.kind not in ("equal", "not equal") and not is_number:
            raise Invalid({name: "Type a number, a date or a formula."})
        if rule.kind in DATES and not is_number and typed.casefold() not in DAYS:
            raise Invalid({name: f"Type a date, or one of: {', '.join(DAYS)}."})
    return values


def _points(db: Db, rule: FormatRule) -> list[dict[str, Any]]:
    wanted = (1,) if rule.kind == "bar" else (2, 3)
    if len(rule.points) not in wanted:
        raise Invalid(points="A scale has two or three points." if rule.kind == "scale" else "Choose the bars' color.")
    found: list[dict[str, Any]] = []
    for point in rule.points:
        color, at = str(point.get("color") or ""), point.get("at") or "max"
        if not _COLOR.fullmatch(color) or at not in POINTS:
            raise Invalid(points="Choose a place and a color for each point.")
        kept: dict[str, Any] = {"at": at, "color": color.upper()}
        if at not in ("min", "max"):
            value = operand(str(point.get("value") or ""), db.today)
            if not isinstance(value, float):
                raise Invalid(points="Type a number for each point between the least and the greatest value.")
            kept["value"] = value
        found.append(kept)
    return found

"""What lies on cells, into a file: filter, validations, conditional formats, protection."""

from __future__ import annotations

from datetime import date
from typing import Any

from sqlalchemy import select

from ...platform.database import Db
from ..engine import Area, address, area_lists, styles
from ..engine.entry import plain_number
from ..models import ConditionalFormat, Filter, FilterCriterion, Protection, Sheet, Validation
from ..rules.conditions import DATES, NUMBERS, TEXTS, TWO_OPERANDS, days_of, operand
from ..rules.painting import formats_of
from ..rules.validity import validations_of
from . import looks, spelled_rules
from .book import Book
from .formulas import for_file

CRITERIA = {
    "greater": ">", "at least": ">=", "less": "<", "at most": "<=", "equal": "==", "not equal": "!=",
    "between": "between", "not between": "not between",
}  # fmt: skip
_TEXT_CRITERIA = {"contains": "containing", "not contains": "not containing", "starts with": "begins with",
                  "ends with": "ends with"}  # fmt: skip
_POINTS = {"number": "num"}
#: The names of the ranges of a protected sheet that are not: those of a sheet as a whole, those around areas.
HOLE, REST = "Exception", "Rest"
_WHOLE = Area(1, 1, 1_048_576, 16_384)
_LONGEST_LIST = 255


def write(book: Book, sheet: Sheet, page: Any) -> None:
    db = book.db
    _write_filter(db, sheet, page)
    for validation in validations_of(db, sheet.id):
        _write_validation(db, validation, page)
    for rule in formats_of(db, sheet.id):
        _write_format(book, rule, page)
    _write_protection(db, sheet, page)


def _write_filter(db: Db, sheet: Sheet, page: Any) -> None:
    filter = db.get(Filter, sheet.id)
    if filter is None:
        return
    page.autofilter(filter.top - 1, filter.left - 1, filter.bottom - 1, filter.right - 1)
    asked = select(FilterCriterion).where(FilterCriterion.sheet_id == sheet.id).order_by(FilterCriterion.column)
    for criterion in db.scalars(asked):
        column = criterion.column - 1
        if criterion.operator:
            page.filter_column(column, _expression(criterion, db.today))
        elif criterion.hidden_values:
            shown = spelled_rules.values_of(db, sheet.id, filter, criterion.column)
            left = [value or "Blanks" for value in shown if value not in criterion.hidden_values]
            page.filter_column_list(column, left or [""])


def _expression(criterion: FilterCriterion, today: date) -> str:
    typed = criterion.operand or ""
    texts = {"contains": f'== "*{typed}*"', "not contains": f'!= "*{typed}*"', "starts with": f'== "{typed}*"',
             "ends with": f'== "*{typed}"', "empty": "== Blanks", "not empty": "== NonBlanks"}  # fmt: skip
    operator = criterion.operator or "equals"
    if operator in texts:
        return f"x {texts[operator]}"
    if operator in DATES:
        first, last = days_of(typed, today)
        return {"date is": f"x >= {first} and x < {last + 1}", "date before": f"x < {first}",
                "date after": f"x >= {last + 1}"}[operator]  # fmt: skip
    if operator in TWO_OPERANDS:
        ends = sorted(value for text in (typed, criterion.second) if isinstance(value := operand(text, today), float))
        low, high = (plain_number(value) for value in (ends[0], ends[-1]))
        return f"x >= {low} and x <= {high}" if operator == "between" else f"x < {low} or x > {high}"
    value = operand(typed, today)
    written = plain_number(value) if isinstance(value, float) else f'"{typed}"'
    sign = {**CRITERIA, "equals": "==", "not equals": "!="}[operator]
    return f"x {sign} {written}"


def can_hold(rule: Validation) -> bool:
    """Whether a file can: its lists have commas between the values, and a limit."""
    if rule.kind != "list":
        return True
    choices = rule.choices or []
    return len(",".join(choices)) <= _LONGEST_LIST and not any("," in choice for choice in choices)


def _write_validation(db: Db, rule: Validation, page: Any) -> None:
    if not can_hold(rule):
        return
    areas = area_lists.load(rule.areas)
    options: dict[str, Any] = {"error_type": "stop" if rule.is_strict else "warning"}
    if rule.help:
        options["input_message"] = rule.help
    match rule.kind:
        case "list":
            options |= {"validate": "list", "source": rule.choices}
        case "checkbox":
            options |= {"validate": "list", "source": ["TRUE", "FALSE"]}
        case "range":
            options |= {"validate": "list", "source": f"={rule.source}"}
        case "custom":
            options |= {"validate": "custom", "value": for_file(rule.first or "")}
        case "number" | "date" if rule.operator:
            options |= {"validate": "decimal" if rule.kind == "number" else "date", "criteria": CRITERIA[rule.operator]}
            first, second = _limit(rule.first, db.today), _limit(rule.second, db.today)
            options |= {"minimum": first, "maximum": second} if "between" in rule.operator else {"value": first}
        case _:
            at = address(*area_lists.anchor(areas))
            options |= {"validate": "custom", "value": spelled_rules.validation_formula(rule, at)}
    others = [[area.top - 1, area.left - 1, area.bottom - 1, area.right - 1] for area in areas]
    page.data_validation(*others[0], options | ({"other_cells": others} if len(others) > 1 else {}))


def _limit(typed: str | None, today: date) -> float | None:
    value = operand(typed, today)
    return value if isinstance(value, float) else None


def _write_format(book: Book, rule: ConditionalFormat, page: Any) -> None:
    areas = area_lists.load(rule.areas)
    at = address(*area_lists.anchor(areas))
    options = _options(book, rule, at)
    if len(areas) > 1:
        options["multi_range"] = " ".join(str(area) for area in areas)
    first = areas[0]
    page.conditional_format(first.top - 1, first.left - 1, first.bottom - 1, first.right - 1, options)


def _options(book: Book, rule: ConditionalFormat, at: str) -> dict[str, Any]:
    if rule.kind in ("scale", "bar"):
        return _measured(rule)
    format, today = book.file.add_format(looks.properties(looks_of(rule))), book.db.today
    options: dict[str, Any] = {"format": format}
    if rule.kind == "formula":
        return options | {"type": "formula", "criteria": for_file(rule.first or "")}
    if rule.kind in ("duplicate", "unique"):
        return options | {"type": rule.kind}
    if rule.kind in ("empty", "not empty"):
        return options | {"type": "blanks" if rule.kind == "empty" else "no_blanks"}
    is_formula = bool(rule.first and rule.first.startswith("="))
    if rule.kind in TEXTS and rule.kind != "text is" and not is_formula:
        return options | {"type": "text", "criteria": _TEXT_CRITERIA[rule.kind], "value": rule.first}
    if rule.kind in DATES or rule.kind in TEXTS:
        return options | {"type": "formula", "criteria": spelled_rules.format_formula(rule, at, today)}
    assert rule.kind in NUMBERS
    first, second = (_compared(text, today) for text in (rule.first, rule.second))
    given = {"minimum": first, "maximum": second} if "between" in rule.kind else {"value": first}
    return options | {"type": "cell", "criteria": CRITERIA[rule.kind], **given}


def looks_of(rule: ConditionalFormat) -> dict[str, Any]:
    return styles.load(rule.style)


def _compared(typed: str | None, today: date) -> float | str:
    if typed is not None and typed.startswith("="):
        return for_file(typed)
    value = operand(typed, today)
    return value if isinstance(value, float) else '"{}"'.format(str(value or "").replace('"', '""'))


def _measured(rule: ConditionalFormat) -> dict[str, Any]:
    points = rule.points or []
    if rule.kind == "bar":
        return {"type": "data_bar", "bar_color": points[0]["color"]}
    options: dict[str, Any] = {"type": f"{len(points)}_color_scale"}
    for name, point in zip(("min", "mid", "max") if len(points) == 3 else ("min", "max"), points, strict=True):
        options[f"{name}_color"] = point["color"]
        at = point["at"]
        # XlsxWriter knows the ends as such only at the ends.
        options[f"{name}_type"] = _POINTS.get(at, at)
        if "value" in point:
            options[f"{name}_value"] = point["value"]
    return options


def _write_protection(db: Db, sheet: Sheet, page: Any) -> None:
    rows = db.scalars(select(Protection).where(Protection.sheet_id == sheet.id, ~Protection.warns_only)).all()
    if not rows:
        return
    page.protect()
    whole = next((row for row in rows if not row.areas), None)
    if whole is not None:
        for number, area in enumerate(area_lists.load(whole.exceptions), start=1):
            page.unprotect_range(str(area), f"{HOLE}_{number}")
        return
    free = [_WHOLE]
    for row in rows:
        for area in area_lists.load(row.areas):
            free = area_lists.without(free, area)
    for number, area in enumerate(free, start=1):
        page.unprotect_range(str(area), f"{REST}_{number}")

"""What lies on the cells of a file: filter, validations, conditional formats, protection."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from datetime import date
from typing import Any

from ..engine import Area, Engine, area_lists, bounds, parse_area, styles
from ..engine.entry import EPOCH, plain_number
from ..rules.conditions import TWO_OPERANDS
from . import looks, spelled_rules
from .found import LAST_COLUMN, LAST_ROW, Page, corners, stored_cells
from .write_rules import CRITERIA, REST

_OPERATORS = {
    "greaterThan": "greater", "greaterThanOrEqual": "at least", "lessThan": "less", "lessThanOrEqual": "at most",
    "equal": "equal", "notEqual": "not equal", "between": "between", "notBetween": "not between",
}  # fmt: skip
_TEXTS = {"containsText": "contains", "notContainsText": "not contains", "beginsWith": "starts with",
          "endsWith": "ends with"}  # fmt: skip
_PERIODS = {"today": "today", "yesterday": "yesterday", "tomorrow": "tomorrow", "last7Days": "past week"}
_POINTS = {"num": "number"}
_FILTERS = {"equal": "equals", "notEqual": "not equals"}
_SIGNS = {sign: name for name, sign in CRITERIA.items()}
_MOST_AREAS = 20
#: More areas than these are not looked at for what may be joined of them.
_MOST_JOINED = 200
_MOST_FORMATS = 100
_NAMED, _PLACED = re.compile(r'\bname="([^"]*)"'), re.compile(r'\bsqref="([^"]*)"')
_XLFN = re.compile(r"_xl(fn|ws|pm|udf)\.")


def read(page: Page, sheet: Any, engine: Engine, left: Counter[str]) -> None:
    _read_filter(page, sheet, engine, left)
    for validation in sheet.data_validations.dataValidation:
        _read_validation(page, validation, left)
    rules = [(rule, block) for block in sheet.conditional_formatting for rule in block.rules]
    for rule, block in sorted(rules, key=lambda pair: pair[0].priority or 0):
        if len(page.formats) >= _MOST_FORMATS or len(block.sqref.ranges) > _MOST_JOINED or _is_too_much(rule.formula):
            left["conditional format that is too long, or one of too many"] += 1
            continue
        made = _format(rule)
        areas = corners(_areas(block.sqref))
        if made is None or not areas:
            left["conditional format of a kind that is not known here"] += 1
        else:
            page.formats.append(made | {"areas": areas})


def _areas(sqref: Any) -> list[Area]:
    return [Area(r.min_row, r.min_col, r.max_row, r.max_col) for r in sqref.ranges]


def _is_too_much(formulas: Iterable[Any] | None) -> bool:
    return any(bounds.complaint(str(formula)) is not None for formula in formulas or ())


def _plain(formula: Any) -> str | None:
    """A formula as people type it, with its equals sign."""
    text = _XLFN.sub("", str(formula)).strip() if formula is not None else ""
    return f"={text.removeprefix('=')}" if text else None


def _operand(formula: Any) -> str | None:
    """A number or a text in quotation marks as it would be typed; any other formula as one."""
    text = str(formula).strip() if formula is not None else ""
    if re.fullmatch(r'"(?:[^"]|"")*"', text):
        return text[1:-1].replace('""', '"')
    try:
        return plain_number(float(text))
    except ValueError:
        return _plain(formula)


# --- filter ---------------------------------------------------------------------------------------------------------


def _read_filter(page: Page, sheet: Any, engine: Engine, left: Counter[str]) -> None:
    if not sheet.auto_filter.ref:
        return
    area = parse_area(sheet.auto_filter.ref.replace("$", ""))
    area = Area(area.top, area.left, min(area.bottom, LAST_ROW), min(area.right, LAST_COLUMN))
    if area.height < 2 or area.width < 1 or not corners([area]):
        return
    page.filter = area
    for column in sheet.auto_filter.filterColumn:
        number = area.left + column.colId
        made: dict[str, Any] | None = None
        if column.filters is not None:
            shown = {_shown(text) for text in column.filters.filter}
            blanks = {""} if column.filters.blank else set[str]()
            there = _values(engine, page.key, area, number)
            made = {"hidden_values": sorted(there - shown - blanks), "operator": None, "operand": None}
        elif column.customFilters is not None and len(column.customFilters.customFilter) == 1:
            one = column.customFilters.customFilter[0]
            made = {"hidden_values": [], **_criterion(one.operator or "equal", str(one.val or ""))}
        if made is None:
            left["filter of a column of a kind that is not known here"] += 1
        elif made["hidden_values"] or made["operator"]:
            page.criteria.append(made | {"column": number})


def _shown(text: Any) -> str:
    return str(text)


def _criterion(operator: str, value: str) -> dict[str, Any]:
    if value.strip() == "":
        return {"operator": "empty" if operator == "equal" else "not empty", "operand": None}
    if operator == "equal" and len(value) > 2 and value.startswith("*") and value.endswith("*"):
        return {"operator": "contains", "operand": value[1:-1]}
    return {"operator": _FILTERS.get(operator, _OPERATORS.get(operator, "equals")), "operand": value}


def _values(engine: Engine, key: int, area: Area, column: int) -> set[str]:
    last = max((row for cell_sheet, row, _ in engine.known if cell_sheet == key), default=0)
    readings = (engine.reading(key, row, column) for row in range(area.top + 1, min(area.bottom, last) + 1))
    beyond = {""} if area.bottom > last else set[str]()
    return {reading.formatted if reading is not None else "" for reading in readings} | beyond


# --- validations ----------------------------------------------------------------------------------------------------


def _read_validation(page: Page, rule: Any, left: Counter[str]) -> None:
    if len(rule.sqref.ranges) > _MOST_JOINED or _is_too_much((rule.formula1, rule.formula2)):
        left["validation that is too long"] += 1
        return
    made, areas = _validation(rule), corners(_areas(rule.sqref))
    if made is None or not areas:
        left["validation of a kind that is not known here"] += 1
        return
    page.validations.append(
        {
            "areas": areas, "operator": None, "first": None, "second": None, "choices": None, "source": None,
            "is_strict": rule.errorStyle in (None, "stop"), "help": str(rule.prompt)[:160] if rule.prompt else None,
        } | made
    )  # fmt: skip


def _validation(rule: Any) -> dict[str, Any] | None:
    first = str(rule.formula1 or "")
    match rule.type:
        case "list":
            return _list(first)
        case "custom":
            known = spelled_rules.told_validation(first)
            if known is not None:
                return dict(zip(("kind", "operator", "first"), known, strict=True))
            return {"kind": "custom", "first": _plain(first)}
        case "decimal" | "whole" | "date":
            kind = "date" if rule.type == "date" else "number"
            operator = _OPERATORS[rule.operator or "between"]
            operands = [_limit(kind, text) for text in (rule.formula1, rule.formula2)]
            if operands[0] is None or (operator in TWO_OPERANDS and operands[1] is None):
                return None
            second = operands[1] if operator in TWO_OPERANDS else None
            return {"kind": kind, "operator": operator, "first": operands[0], "second": second}
    return None


def _list(source: str) -> dict[str, Any] | None:
    if source.startswith('"') and source.endswith('"'):
        choices = [choice.strip() for choice in source[1:-1].replace('""', '"').split(",") if choice.strip()]
        if [choice.upper() for choice in choices] == ["TRUE", "FALSE"]:
            return {"kind": "checkbox"}
        return {"kind": "list", "choices": list(dict.fromkeys(choices))} if choices else None
    source = source.removeprefix("=")
    try:
        area = parse_area(source.rpartition("!")[2].replace("$", ""))
    except ValueError:
        return None
    prefix = source.rpartition("!")[0]
    return {"kind": "range", "source": f"{prefix}!{area_lists.fixed(area)}" if prefix else area_lists.fixed(area)}


def _limit(kind: str, formula: Any) -> str | None:
    try:
        number = float(str(formula))
    except ValueError:
        return None
    if kind == "date" and 1 <= number < 2_900_000:
        return date.fromordinal(EPOCH + int(number)).isoformat()
    return plain_number(number)


# --- conditional formats --------------------------------------------------------------------------------------------


def _format(rule: Any) -> dict[str, Any] | None:
    made = {"first": None, "second": None, "style": None, "points": None}
    if rule.type == "colorScale":
        scale = rule.colorScale
        colors = [looks.color_of(color) for color in scale.color]
        points = [_point(cfvo, color) for cfvo, color in zip(scale.cfvo, colors, strict=False)]
        return made | {"kind": "scale", "points": points} if len(points) in (2, 3) and all(colors) else None
    if rule.type == "dataBar":
        color = looks.color_of(rule.dataBar.color)
        return made | {"kind": "bar", "points": [{"at": "max", "color": color}]} if color else None
    kind, first, second = _condition(rule)
    style = looks.from_differential(rule.dxf)
    if kind is None or not style:
        return None
    return made | {"kind": kind, "first": first, "second": second, "style": styles.dump(style)}


def _point(cfvo: Any, color: str | None) -> dict[str, Any]:
    point: dict[str, Any] = {"at": _POINTS.get(cfvo.type, cfvo.type), "color": color}
    if cfvo.type in ("num", "percent", "percentile"):
        point["value"] = float(cfvo.val)
    return point


def _condition(rule: Any) -> tuple[str | None, str | None, str | None]:
    formulas = list(rule.formula or [])
    match rule.type:
        case "cellIs" if formulas:
            operator = _OPERATORS.get(rule.operator)
            return operator, _operand(formulas[0]), _operand(formulas[1]) if operator in TWO_OPERANDS else None
        case "containsText" | "notContainsText" | "beginsWith" | "endsWith" if rule.text:
            return _TEXTS[rule.type], rule.text, None
        case "containsBlanks":
            return "empty", None, None
        case "notContainsBlanks":
            return "not empty", None, None
        case "duplicateValues":
            return "duplicate", None, None
        case "uniqueValues":
            return "unique", None, None
        case "timePeriod" if rule.timePeriod in _PERIODS:
            return "date is", _PERIODS[rule.timePeriod], None
        case "expression" if formulas:
            known = spelled_rules.told_format(formulas[0])
            return (*known, None) if known is not None else ("formula", _plain(formulas[0]), None)
    return None, None, None


# --- protection -----------------------------------------------------------------------------------------------------


def read_protection(page: Page, sheet: Any, part: bytes, left: Counter[str]) -> None:
    """`part` is the sheet as the file has it: openpyxl skips the ranges that may be changed all the same."""
    if not sheet.protection.sheet:
        return
    tags = [tag.decode("utf-8", errors="replace") for tag in re.findall(rb"<protectedRange\b[^>]*>", part)]
    ranges = {named[1]: place[1] for tag in tags if (named := _NAMED.search(tag)) and (place := _PLACED.search(tag))}
    free = [parse_area(one.replace("$", "")) for sqref in ranges.values() for one in sqref.split()]
    if len(free) > _MOST_JOINED:
        left["list of unlocked cells with more than 20 areas"] += 1
        free = free[:_MOST_JOINED]
    areas: list[list[int]] = []
    if ranges and all(name.startswith(REST) for name in ranges):
        locked = [Area(1, 1, 1_048_576, 16_384)]
        for area in free:
            locked = area_lists.without(locked, area)
        areas, free = corners(locked), []
    else:
        free += _unlocked(sheet)
    holes = corners(free)
    if len(holes) > _MOST_AREAS:
        left["list of unlocked cells with more than 20 areas"] += 1
        holes = holes[:_MOST_AREAS]
    page.protections.append(
        {"areas": areas, "exceptions": holes, "editors": [], "warns_only": False, "description": None}
    )


def _unlocked(sheet: Any) -> list[Area]:
    cells = (cell for cell in stored_cells(sheet) if not cell.protection.locked)
    areas = [Area(cell.row, cell.column, cell.row, cell.column) for cell in cells]
    return areas if len(areas) <= _MOST_JOINED else _blocks(areas)[:_MOST_JOINED]


def _blocks(cells: list[Area]) -> list[Area]:
    """Cells, in reading order, as areas: what adjoins in a row, and such runs below each other."""
    runs: list[Area] = []
    for cell in cells:
        if runs and runs[-1].top == cell.top and runs[-1].right + 1 == cell.left:
            runs[-1] = Area(cell.top, runs[-1].left, cell.top, cell.right)
        else:
            runs.append(cell)
    blocks: dict[tuple[int, int, int], Area] = {}  # by the row below, and the columns
    for run in runs:
        above = blocks.pop((run.top, run.left, run.right), run)
        blocks[run.bottom + 1, run.left, run.right] = Area(above.top, run.left, run.bottom, run.right)
    return sorted(blocks.values())

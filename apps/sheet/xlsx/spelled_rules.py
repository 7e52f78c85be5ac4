"""Rules that files have no word for, as formulas: written so that they can be told again when they come back."""

from __future__ import annotations

import re
from datetime import date, timedelta

from sqlalchemy import select

from ...platform.database import Db
from ..engine import Area
from ..engine.entry import EPOCH, plain_number
from ..models import Cell, ConditionalFormat, Filter, Validation
from ..rules.conditions import DAYS, operand
from .formulas import for_file

_DAY = r"(TODAY\(\)(?:[-+]\d+)?|\d+)"
_TEXT = r'"((?:[^"]|"")*)"'
_AT = r"\$?[A-Z]{1,3}\$?\d+"
_VALIDATIONS = (
    (re.compile(rf"ISNUMBER\(SEARCH\({_TEXT},{_AT}\)\)"), "text", "contains"),
    (re.compile(rf"ISERROR\(SEARCH\({_TEXT},{_AT}\)\)"), "text", "not contains"),
    (re.compile(rf"{_AT}&\"\"={_TEXT}"), "text", "text is"),
    (re.compile(rf"ISNUMBER\(MATCH\(\"\*\?@\?\*\.\?\?\*\",{_AT},0\)\)"), "text", "email"),
    (re.compile(rf"ISNUMBER\(MATCH\(\"\*\?\.\?\*\",{_AT},0\)\)"), "text", "url"),
    (re.compile(rf"ISNUMBER\({_AT}\)"), "number", None),
    (re.compile(rf"ISNUMBER\({_AT}\+0\)"), "date", None),
)
_FORMATS = (
    (re.compile(rf"AND\(ISNUMBER\({_AT}\),INT\({_AT}\)>={_DAY},INT\({_AT}\)<={_DAY}\)"), "date is"),
    (re.compile(rf"AND\(ISNUMBER\({_AT}\),INT\({_AT}\)<{_DAY}\)"), "date before"),
    (re.compile(rf"AND\(ISNUMBER\({_AT}\),INT\({_AT}\)>{_DAY}\)"), "date after"),
    (re.compile(rf"{_AT}&\"\"={_TEXT}"), "text is"),
)


def validation_formula(rule: Validation, at: str) -> str:
    """A validation of a text, or of any number or date, as a formula for its first cell."""
    if rule.kind == "number":
        return f"=ISNUMBER({at})"
    if rule.kind == "date":
        return f"=ISNUMBER({at}+0)"
    wanted = _quoted(rule.first or "")
    match rule.operator:
        case "contains":
            return f"=ISNUMBER(SEARCH({wanted},{at}))"
        case "not contains":
            return f"=ISERROR(SEARCH({wanted},{at}))"
        case "email":
            return f'=ISNUMBER(MATCH("*?@?*.??*",{at},0))'
        case "url":
            return f'=ISNUMBER(MATCH("*?.?*",{at},0))'
    return f'={at}&""={wanted}'


def told_validation(formula: str) -> tuple[str, str | None, str | None] | None:
    """Kind, operator and text of a validation that was written as a formula by us; None for any other."""
    for pattern, kind, operator in _VALIDATIONS:
        if (match := pattern.fullmatch(formula.removeprefix("="))) is not None:
            return kind, operator, _unquoted(match[1]) if match.groups() else None
    return None


def format_formula(rule: ConditionalFormat, at: str, today: date) -> str:
    """A condition on dates, or on a text as a whole, as a formula for its first cell."""
    typed = rule.first or ""
    if rule.kind in ("contains", "not contains", "starts with", "ends with", "text is"):
        wanted = for_file(typed).removeprefix("=") if typed.startswith("=") else _quoted(typed)
        match rule.kind:
            case "contains":
                return f"=ISNUMBER(SEARCH({wanted},{at}))"
            case "not contains":
                return f"=ISERROR(SEARCH({wanted},{at}))"
            case "starts with":
                return f"=LEFT({at},LEN({wanted}))={wanted}"
            case "ends with":
                return f"=RIGHT({at},LEN({wanted}))={wanted}"
        return f'={at}&""={wanted}'
    if (span := DAYS.get(typed.casefold())) is not None:
        first, last = (f"TODAY(){step:+d}" if step else "TODAY()" for step in span)
    elif typed.startswith("="):
        first = last = f"INT({for_file(typed).removeprefix('=')})"
    else:
        value = operand(typed, today)
        first = last = plain_number(float(int(value))) if isinstance(value, float) else "0"
    if rule.kind == "date is":
        return f"=AND(ISNUMBER({at}),INT({at})>={first},INT({at})<={last})"
    sign, day = ("<", first) if rule.kind == "date before" else (">", last)
    return f"=AND(ISNUMBER({at}),INT({at}){sign}{day})"


def told_format(formula: str) -> tuple[str, str] | None:
    """Kind and operand of a condition that was written as a formula by us; None for any other."""
    for pattern, kind in _FORMATS:
        match = pattern.fullmatch(formula.removeprefix("="))
        if match is None:
            continue
        if kind == "text is":
            return kind, _unquoted(match[1])
        days = match.groups()
        span = [_step(day) for day in days]
        part = {"date is": slice(0, 2), "date before": slice(0, 1), "date after": slice(1, 2)}[kind]
        for name, known in DAYS.items():
            if span == list(known)[part]:
                return kind, name
        if days[0].isdigit():
            day = date.fromordinal(EPOCH) + timedelta(days=int(days[0]))
            return kind, day.isoformat()
    return None


def _step(day: str) -> int | None:
    return None if day.isdigit() else int(day.removeprefix("TODAY()") or "0")


def values_of(db: Db, sheet_id: int, filter: Filter, column: int) -> list[str]:
    """What the cells of a filter's column show, each once, in order; "" where one is empty."""
    body = Area(filter.top + 1, column, filter.bottom, column)
    cells = select(Cell.row, Cell.formatted).where(
        Cell.sheet_id == sheet_id, Cell.column == column, Cell.row.between(body.top, body.bottom)
    )
    shown = {row: text for row, text in db.execute(cells)}  # noqa: C416
    return list(dict.fromkeys(shown.get(row, "") for row in range(body.top, body.bottom + 1)))


def _quoted(text: str) -> str:
    doubled = text.replace('"', '""')
    return f'"{doubled}"'


def _unquoted(text: str) -> str:
    return text.replace('""', '"')

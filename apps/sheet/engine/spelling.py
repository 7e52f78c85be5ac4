"""Formulas as people write them and as the engine gets them, which reads fewer forms of references."""

from __future__ import annotations

import re

from . import arrays, volatile
from .refs import LAST_COLUMN, LAST_ROW, column_name

_TEXT = r'"(?:[^"]|"")*"'
_SHEET = r"(?:'(?:[^']|'')+'|[^\W\d][\w.]*)!"
_CELL = r"\$?[A-Za-z]{1,3}\$?[0-9]{1,7}"
_RIGHTMOST = column_name(LAST_COLUMN)
# A2:A and A2:2, whose other end is as fixed as the first; and Sheet!A1:Sheet!A9, which says the sheet twice.
_OPEN = re.compile(
    rf"{_TEXT}|(?<![\w.$!])(?P<sheet>{_SHEET})?(?P<first>{_CELL})\s*:\s*"
    rf"(?:(?P<column>\$?[A-Za-z]{{1,3}})|(?P<row>\$?[0-9]{{1,7}})|(?P<again>{_SHEET})(?P<last>{_CELL}))(?![\w(.!$:])",
)
_CLOSED = re.compile(
    rf"{_TEXT}|(?<![\w.$])(?P<first>{_CELL}):"
    rf"(?:(?P<column>\$?[A-Za-z]{{1,3}})\$?{LAST_ROW}|\$?{_RIGHTMOST}(?P<row>\$?[0-9]{{1,7}}))(?![\w(.!:])",
    re.IGNORECASE,
)
# What a range begins with that goes on with something to be worked out: the engine knows no $ and no sheet there.
_FIRST = re.compile(
    rf"{_TEXT}|(?<![\w.$!'])(?P<first>(?>(?:{_SHEET})?+{_CELL}(?::{_CELL})?+|"
    rf"(?![A-Za-z]{{1,3}}:\$?[A-Za-z]{{1,3}}(?![\w(.!]))[A-Za-z_\\][\w.]*+))(?=\s*:)"
)
_MARK = f"{volatile.PREFIX}AT"
_MARKED = re.compile(rf"{_TEXT}|{_MARK}\((?P<first>(?:'(?:[^']|'')*'|[^'()])*)\)", re.IGNORECASE)


def inner(formula: str) -> str:
    """A formula as the engine gets it."""
    if ":" in formula:
        formula = _FIRST.sub(_mark, closed(formula))
    return volatile.hidden(formula)


def closed(formula: str) -> str:
    """A formula whose ranges all have an end, as files and the engine have them: A2:A as A2:A1048576."""
    return _OPEN.sub(_close, formula)


def outer(formula: str) -> str:
    """A formula of the engine's as people read it."""
    readable = volatile.readable_formula(arrays.unwrapped(formula))
    if ":" not in readable:
        return readable
    return _CLOSED.sub(_open, _MARKED.sub(lambda match: match["first"] or match[0], readable))


def _close(match: re.Match[str]) -> str:
    sheet, first = match["sheet"] or "", match["first"]
    if first is None:
        return match[0]
    if match["column"] is not None:
        return f"{sheet}{first}:{match['column']}{'$' * ('$' in first[1:])}{LAST_ROW}"
    if match["row"] is not None:
        return f"{sheet}{first}:{'$' * first.startswith('$')}{_RIGHTMOST}{match['row']}"
    is_same = match["again"].casefold() == sheet.casefold()
    return f"{sheet}{first}:{match['last']}" if is_same else match[0]


def _open(match: re.Match[str]) -> str:
    if match["first"] is None or (match["column"] or "").upper() == _RIGHTMOST:
        return match[0]
    return f"{match['first']}:{match['column'] or match['row']}"


def _mark(match: re.Match[str]) -> str:
    return match[0] if match["first"] is None else f"{_MARK}({match[0]})"

"""Where the plain formula of a file takes one cell of a range, the one in its own row or column.

Files tell formulas of two kinds. One that is marked as an array is worked out over all cells of its ranges. In a plain
one a range that stands where a single value belongs gives one cell of it; people see a sign before it, `@A1:A9`.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass

from ...engine.arrays.registry import LIFTED, named
from ...engine.arrays.rule import AREAS, SCALAR, TABLES

_CORNER = r"\$?[A-Za-z]{1,3}\$?\d{1,7}"
TOKEN = re.compile(
    rf"""
    (?P<text>"(?:[^"]|"")*")
    |(?P<area>(?:(?:'(?:[^']|'')*'|[^\W\d][\w.]*)!)?
        (?:{_CORNER}:(?:{_CORNER}|\$?[A-Za-z]{{1,3}}|\$?\d{{1,7}})|\$?[A-Za-z]{{1,3}}:\$?[A-Za-z]{{1,3}}|\$?\d{{1,7}}:\$?\d{{1,7}}|{_CORNER}\#)
        (?![\w.(:]))
    |(?P<call>[^\W\d][\w.]*(?=\())
    |(?P<name>(?:(?:'(?:[^']|'')*'|[^\W\d][\w.]*)!)?[\w.$\\]+)
    |(?P<at>@)
    |(?P<operator><=|>=|<>|[-+*/^&=<>%])
    |(?P<blank>\s+)
    |(?P<other>.)
    """,
    re.VERBOSE | re.DOTALL,
)
#: Of these the value is what one of their arguments is, from this argument on.
_PASSING = {"IF": 1, "IFERROR": 0, "IFNA": 0, "CHOOSE": 1, "IFS": 1, "SWITCH": 1}
#: These are worked out over arrays in plain formulas, too.
_OVER_ARRAYS = TABLES | named(
    """
    SUMPRODUCT MMULT MDETERM MINVERSE LOOKUP FREQUENCY TREND GROWTH LINEST LOGEST TRANSPOSE CORREL SUMX2MY2 SUMX2PY2
    SUMXMY2 MODE
    """
)


@dataclass
class _Level:
    """What stands between two brackets, of a function or of none."""

    function: str
    takes_areas: bool  # where it stands
    over_arrays: bool
    argument: int = 0

    def takes(self) -> bool:
        """Whether a range as it stands is taken for all of its cells."""
        if not self.function or (self.function in _PASSING and self.argument >= _PASSING[self.function]):
            return self.takes_areas
        if self.function in AREAS:
            at = AREAS[self.function]
            return at is None or self.argument in at
        return not (self.function in SCALAR or self.function in LIFTED or self.function in _PASSING)


def tokens(formula: str) -> list[tuple[str, str]]:
    """The parts of a formula, each with what it is."""
    return [(match.lastgroup or "", match[0]) for match in TOKEN.finditer(formula)]


def without_signs(formula: str) -> str:
    """A formula without the signs that say that it takes one cell of a range."""
    if "@" not in formula:
        return formula
    if '"' not in formula and "'" not in formula:
        return formula.replace("@", "")
    return "".join(text for kind, text in tokens(formula) if kind != "at")


def intersected(formula: str, areas: Collection[str] = ()) -> str:
    """A formula without such signs as people see it where a file has it as a plain one.

    `areas` are the names, in small letters, that stand for more than one cell.
    """
    parts = [part for part in tokens(formula.removeprefix("=")) if part[0] != "at"]
    levels, found = [_Level("", takes_areas=False, over_arrays=False)], ["="]
    for at, (kind, text) in enumerate(parts):
        level = levels[-1]
        if text == "(" or text == "{":
            function = parts[at - 1][1].upper().removeprefix("_XLFN.") if at and parts[at - 1][0] == "call" else ""
            joined = _is_joined(parts, at) if not function else False
            levels.append(_Level(function, level.takes() and not joined, level.over_arrays or function in _OVER_ARRAYS))
        elif text in ")}":
            levels = levels[:-1] if len(levels) > 1 else levels
        elif text in ",;":
            level.argument += 1
        elif kind == "area" or (kind == "name" and text.casefold() in areas):
            is_one = _is_joined(parts, at) or not level.takes()
            if is_one and not level.over_arrays and not _is_end(parts, at):
                found.append("@")
        found.append(text)
    return "".join(found)


def has_ranges_that_meet(formula: str) -> bool:
    """Whether a formula asks by a blank for what two ranges have in common."""
    parts = tokens(formula)
    ranges = ("area", "name")
    return any(
        kind == "blank" and at and parts[at - 1][0] in ranges and parts[at + 1 : at + 2] and parts[at + 1][0] in ranges
        for at, (kind, _) in enumerate(parts)
    )


def _neighbor(parts: list[tuple[str, str]], at: int, step: int) -> tuple[str, str]:
    at += step
    while 0 <= at < len(parts) and parts[at][0] == "blank":
        at += step
    return parts[at] if 0 <= at < len(parts) else ("", "")


def _is_joined(parts: list[tuple[str, str]], at: int) -> bool:
    """Whether what begins here is joined to something by an operator."""
    end = at
    if parts[at][1] in "({":
        depth = 0
        for end in range(at, len(parts)):
            depth += (parts[end][1] in "({") - (parts[end][1] in ")}")
            if depth == 0:
                break
    return "operator" in (_neighbor(parts, at, -1)[0], _neighbor(parts, end, 1)[0])


def _is_end(parts: list[tuple[str, str]], at: int) -> bool:
    """Whether it is an end of a larger range, or meets another."""
    before, after = parts[at - 1] if at else ("", ""), parts[at + 1] if at + 1 < len(parts) else ("", "")
    return ":" in (before[1], after[1]) or (
        after[0] == "blank" and _neighbor(parts, at, 1)[0] in ("area", "name", "call")
    )

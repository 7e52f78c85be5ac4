"""How the engine keeps a formula that is worked out here: as `IF("GW"="GW", value, formula)`.

So its references move with rows, columns and sheets, and what depends on it sees its value; the engine never looks at
the formula itself.
"""

from __future__ import annotations

import re

from .registry import EAGER, LAZY, LIFTED
from .values import ERROR_TEXTS, Array, Error, Scalar

MARK = '=IF("GW"="GW",'
_LITERAL = r'\{(?:"(?:[^"]|"")*"|[^{}"])*\}|"(?:[^"]|"")*"|[^,"{]+'
_KEPT = re.compile(rf"({_LITERAL}),(.*)\)", re.DOTALL)
_NAME = re.compile(r'"(?:[^"]|"")*"|\'(?:[^\']|\'\')*\'|(?<![\w.])([a-z][a-z0-9.]*)(?=\()')
_LARGEST = 9.99999999999999e307
_KNOWN_ERRORS = ERROR_TEXTS | {"#SPILL!", "#CIRC!", "#NULL!"}
#: As many cells as a result may fill.
MOST_FILLED = 20_000


def wrapped(formula: str, literal: str) -> str:
    """A formula of the engine's with the value that it has."""
    return f"{MARK}{literal},{formula.removeprefix('=')})"


def unwrapped(formula: str) -> str:
    """A formula of the engine's without what we keep beside it."""
    if not formula.startswith(MARK):
        return formula
    match = _KEPT.fullmatch(formula, len(MARK))
    # The engine writes functions that it does not know in small letters.
    return f"={_NAME.sub(_capital, match[2])}" if match is not None else formula


def _capital(match: re.Match[str]) -> str:
    name = (match[1] or "").upper()
    return name if name in EAGER or name in LAZY or name in LIFTED else match[0]


def literal(array: Array) -> str:
    """A result as the engine reads it."""
    if array.height * array.width > MOST_FILLED:
        return "#SPILL!"
    if array.height == array.width == 1:
        return _written(array.rows[0][0])
    return "{" + ";".join(",".join(_written(value) for value in row) for row in array.rows) + "}"


def _written(value: Scalar) -> str:
    if isinstance(value, bool):
        return "TRUE" if value else "FALSE"
    if isinstance(value, float):
        # The engine keeps fifteen digits of what is written: no more may be seen before it is saved.
        return f"{value:.15g}".upper() if abs(value) <= _LARGEST else "#NUM!"
    if isinstance(value, Error):
        return value.text if value.text in _KNOWN_ERRORS else "#VALUE!"
    if value is None:
        return "0"
    return '"' + value.replace('"', '""') + '"'

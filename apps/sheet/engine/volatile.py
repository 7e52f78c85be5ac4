"""TODAY, NOW and RAND from the world: the engine reads the machine's clock, so formulas call names of ours instead.

A formula's `TODAY()` is kept as `GW_TODAY()`, a defined name that holds `LAMBDA(46097)`; people never see the names.
Each call of a random function is numbered, so that two calls in one cell differ; RANDARRAY is left unknown.
"""

from __future__ import annotations

import re
from datetime import datetime
from itertools import count

from .entry import EPOCH

PREFIX = "GW_"
_TEXT = r'"(?:[^"]|"")*"|\'(?:[^\']|\'\')+\'!'
_OURS = re.compile(rf"{_TEXT}|(?<![\w.])(TODAY|NOW|RANDBETWEEN|RANDARRAY|RAND)(\s*\(\s*)(\)?)", re.IGNORECASE)
_THEIRS = re.compile(rf"{_TEXT}|(?<![\w.])GW_(TODAY|NOW|RANDBETWEEN|RANDARRAY|RAND)\((\d*),?", re.IGNORECASE)
# Integer arithmetic below 2^53 only, so that every machine draws the same.
_DRAW = (
    "MOD(MOD(MOD(n*7919+ROW()*104729+COLUMN()*15485863+{seed},2147483647)*48271,2147483647)*16807,2147483647)"
    "/2147483647"
)


def hidden(formula: str) -> str:
    """A formula as the engine gets it."""
    number = count(1)

    def replace(match: re.Match[str]) -> str:
        if match[1] is None:
            return match[0]
        name, close = match[1].upper(), match[3]
        if not name.startswith("RAND"):
            return f"{PREFIX}{name}({close}"
        return f"{PREFIX}{name}({next(number)}{close or ','}"

    return _OURS.sub(replace, formula)


def asks(formula: str) -> bool:
    """Whether a formula, as people write it, asks for the time or for a random number."""
    return hidden(formula) != formula


def readable_formula(formula: str) -> str:
    """A formula of the engine as people read it."""

    def replace(match: re.Match[str]) -> str:
        return match[0] if match[1] is None else f"{match[1].upper()}("

    return _THEIRS.sub(replace, formula)


def serial(moment: datetime) -> float:
    """The number that stands for a moment in a cell: days since 30 December 1899, local time."""
    return moment.toordinal() - EPOCH + (moment.hour * 3600 + moment.minute * 60 + moment.second) / 86_400


def definitions(local_now: datetime, seed: int) -> dict[str, str]:
    """The names and what they hold at this moment of the world."""
    draw = _DRAW.format(seed=seed % 1_000_003)
    return {
        "GW_TODAY": f"=LAMBDA({int(serial(local_now))})",
        "GW_NOW": f"=LAMBDA({serial(local_now)!r})",
        "GW_RAND": f"=LAMBDA(n,{draw})",
        "GW_RANDBETWEEN": f"=LAMBDA(n,low,high,CEILING(low,1)+INT({draw}*(FLOOR(high,1)-CEILING(low,1)+1)))",
    }

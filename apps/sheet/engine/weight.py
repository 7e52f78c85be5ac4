"""How heavy a formula is for the native engine, which nothing can stop: told by its text alone.

What is heavy is not refused for that: it is tried out first, by `trial`, where it can be ended.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache

from . import arrays
from .arrays.registry import EAGER, LAZY, LIFTED, named
from .arrays.rule import AREAS, CLIPPED, SIZES, nodes
from .arrays.syntax import Binary, Call, Constant, Node, NotReadable, Place, Range, parse
from .refs import unquoted

#: Cells that all formulas of a workbook may look at without a trial: under a second of the engine's work, and 250 MB.
LIGHT = 1_500_000
#: Heavier than all that is light: how much is looked at, or made, only working it out can tell.
UNKNOWN = 1 << 40

# How much more a cell weighs that may be spilled: it is made, read and kept.
_SPILLED = 30
#: How often the engine may begin again without a trial; hardly any workbook needs more.
FEW_PASSES = 4
# Of a text in one formula.
_MOST_GROWTH = 1_000
# Cells of a place that are looked through for formulas.
_LOOKED_THROUGH = 2_000
_JOINING = named("CONCAT CONCATENATE TEXTJOIN SUBSTITUTE REPLACE REPT")
_FAR = named("OFFSET INDIRECT")
# Functions that take no longer, and no more memory, for a large number: the engine loops or allocates by it in others,
# as in BASE, COMBIN and VDB.
_PROMPT = named(
    """
    ABS ACOS ACOSH ADDRESS ASIN ASINH ATAN ATAN2 ATANH CEILING CEILING.MATH CELL CHAR CLEAN CODE CONCATENATE COS COSH
    DATE DATEDIF DATEVALUE DAY DAYS DAYS360 DEGREES DELTA DOLLAR EDATE EOMONTH ERROR.TYPE EVEN EXP FALSE FIXED FLOOR
    FLOOR.MATH FORMULATEXT FV GESTEP GETPIVOTDATA HOUR HYPERLINK IMREAL INFO INT ISBLANK ISERR ISERROR ISEVEN ISFORMULA
    ISLOGICAL ISNA ISNONTEXT ISNUMBER ISODD ISOWEEKNUM ISTEXT LN LOG LOG10 MINUTE MOD MONTH MROUND N NETWORKDAYS
    NETWORKDAYS.INTL NOT NOW NPER NUMBERVALUE ODD PI PMT POWER PROPER PV QUOTIENT RADIANS RAND RANDBETWEEN ROUND
    ROUNDDOWN ROUNDUP SECOND SHEET SHEETS SIGN SIN SINH SLN SQRT SQRTPI T TAN TANH TEXTAFTER TEXTBEFORE TIME TIMEVALUE
    TODAY TRIMMEAN TRUE TRUNC TYPE UNICHAR UNICODE UPPER VALUE WEEKDAY WEEKNUM WORKDAY WORKDAY.INTL YEAR YEARFRAC
    SUBTOTAL AGGREGATE
    """
) | frozenset((*EAGER, *LAZY, *LIFTED))
_CALLED = re.compile(r'"(?:[^"]|"")*"|\'(?:[^\']|\'\')*\'|([A-Za-z][\w.]*)\s*\(')
_SUSPECT = re.compile(rf":|\[|\b({'|'.join(sorted(_FAR | _JOINING))})\s*\(", re.IGNORECASE)


@lru_cache(1 << 14)
def weight(formula: str) -> int:
    """The cells that the engine looks at to work out a formula, as people write it."""
    if not _is_prompt(formula):
        return UNKNOWN
    return 0 if arrays.is_ours(formula) else native_weight(formula)


def native_weight(formula: str) -> int:
    """The same where the engine gets what else is worked out elsewhere, too."""
    if not _is_prompt(formula):
        return UNKNOWN
    if not _SUSPECT.search(formula):
        return 0
    try:
        tree = parse(formula)
    except NotReadable:
        # The engine reads what our grammar does not.
        return UNKNOWN
    return UNKNOWN if _growth(tree) > _MOST_GROWTH else _weight(tree)


def _is_prompt(formula: str) -> bool:
    return all(match[1] is None or match[1].upper() in _PROMPT for match in _CALLED.finditer(formula))


def _weight(tree: Node) -> int:
    found = [*nodes(tree)]
    calls = [each for each in found if isinstance(each, Call)]
    if any(call.function in _FAR for call in calls) or any(isinstance(each, Range) for each in found):
        return UNKNOWN
    looked_at = {
        id(argument): 0 if _looks_at_little(call.function, argument) else 1
        for call in calls
        for argument in call.arguments
        if isinstance(argument, Place) and call.function in AREAS
    }
    places = (each for each in found if isinstance(each, Place) and each.area.size > 1)
    return sum(place.area.size * looked_at.get(id(place), _SPILLED) for place in places)


def _looks_at_little(function: str, place: Place) -> bool:
    return function in SIZES or (function in CLIPPED and place.is_all_lines)


def _growth(node: Node) -> int:
    """How many times as long a text may become by what is put in the place of its letters."""
    found = 1
    for call in nodes(node):
        if isinstance(call, Call) and call.function == "SUBSTITUTE" and len(call.arguments) > 2:
            new = call.arguments[2]
            found *= max(1, len(new.value)) if isinstance(new, Constant) and isinstance(new.value, str) else UNKNOWN
    return found


@lru_cache(1 << 14)
def joined(formula: str) -> frozenset[Place] | None:
    """The places of which a formula puts texts together; None where it joins nothing that stands elsewhere."""
    if "&" not in formula and not any(name in formula.upper() for name in _JOINING):
        return None
    try:
        found = [*nodes(parse(formula))]
    except NotReadable:
        return frozenset()
    if arrays.is_ours(formula) or not any(map(_joins, found)):
        return None
    return frozenset(each for each in found if isinstance(each, Place))


def _joins(node: Node) -> bool:
    if isinstance(node, Call):
        return node.function in _JOINING
    return isinstance(node, Binary) and any(link.operator == "&" for link in node.spine()[1])


Cell = tuple[int, int, int]  # sheet id, row, column


class Load:
    """How heavy a workbook is: what its formulas weigh, and whether texts are joined of texts that were joined."""

    def __init__(self, formulas: Mapping[Cell, str], definitions: Iterable[str], sheets: Mapping[str, int]) -> None:
        self._formulas, self._sheets = formulas, sheets
        self._names = max((weight(f"={each.removeprefix('=')}") for each in definitions), default=0)

    def is_heavy(self) -> bool:
        """Whether working it out wants a trial."""
        # Beside formulas of ours the engine works out its own again and again, until all have settled.
        most = LIGHT // FEW_PASSES if any(map(arrays.is_ours, self._formulas.values())) else LIGHT
        total = 0
        for (sheet, _, _), formula in self._formulas.items():
            total += weight(formula)
            if total > most or self._chains(sheet, joined(formula)):
                return True
        return self._names > most

    def _chains(self, sheet: int, places: frozenset[Place] | None) -> bool:
        return any(self._is_worked_out(sheet, place) for place in places or ())

    def _is_worked_out(self, sheet: int, place: Place) -> bool:
        """Whether a formula stands in a place; of a large one that is taken for granted."""
        key = sheet if place.sheet is None else self._sheets.get(unquoted(place.sheet).casefold())
        if key is None:
            return False
        area = place.area
        return area.size > _LOOKED_THROUGH or any((key, row, column) in self._formulas for row, column in area.cells())

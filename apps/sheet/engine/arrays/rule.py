"""Which formulas are worked out here: those that compute with arrays, or look things up in whole columns.

The engine is silently wrong about arrays that are arguments, and slow over whole columns; all else it does itself.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache
from typing import Literal

from . import query_language
from .misread import WORDS, misreads
from .registry import EAGER, LAZY, LIFTED, OVER_AREAS, named
from .syntax import Apply, Binary, Call, Constant, Name, Node, NotReadable, Place, Range, Table, Unary, parse

#: A value, cells as they stand in the sheet, or a table that was computed.
Kind = Literal["one", "area", "table"]

#: Functions that the engine has not, or not as people mean them.
OURS = named(
    """
    ARRAYFORMULA BYCOL BYROW CHOOSECOLS CHOOSEROWS COUNTUNIQUE DROP EXPAND FLATTEN HSTACK IMPORTRANGE ISOMITTED JOIN
    LAMBDA MAKEARRAY MAP QUERY REDUCE SCAN SPLIT TAKE TEXTSPLIT TOCOL TOROW VSTACK WRAPCOLS WRAPROWS
    """
)
# The same, of single values.
_SINGLE = named("AGGREGATE REGEXEXTRACT REGEXMATCH REGEXREPLACE REGEXTEST SUBTOTAL")
#: Functions that give tables.
TABLES = named(
    """
    FILTER FREQUENCY LINEST LOGEST MINVERSE MMULT MUNIT SEQUENCE SORT SORTBY TRANSPOSE TREND GROWTH UNIQUE
    """
)
_LOOKUPS = named(
    """
    COUNTIF COUNTIFS SUMIF SUMIFS AVERAGEIF AVERAGEIFS MAXIFS MINIFS MATCH XMATCH VLOOKUP HLOOKUP LOOKUP XLOOKUP
    FILTER SUMPRODUCT UNIQUE SORT
    """
)
#: Functions of which the engine looks, of whole columns, at what is used alone; of all areas, at the size alone.
CLIPPED = named("SUM SUMSQ PRODUCT STDEV STDEV.S TEXTJOIN NPV IRR GCD LCM")
SIZES = named("INDEX ROWS COLUMNS ISREF")
# Larger areas than this cost the engine time and memory for each cell, used or not; look-ups stand in many rows.
_MOST_CELLS = 20_000
_MOST_LOOKED_UP = 5_000
#: Functions that take areas, and at which of their arguments: all, unless said.
AREAS: dict[str, frozenset[int] | None] = {
    **dict.fromkeys(
        named(
            """
    SUM SUMSQ PRODUCT AVERAGE COUNT COUNTA COUNTBLANK MAX MIN MEDIAN MODE MODE.SNGL GEOMEAN STDEV STDEV.S
    STDEV.P STDEVP VAR VAR.S VAR.P VARP SUMPRODUCT CORREL SLOPE INTERCEPT AND OR XOR CONCAT TEXTJOIN ROWS
    COLUMNS ROW COLUMN SUBTOTAL AGGREGATE ISREF CELL FORMULATEXT ISFORMULA SHEET SHEETS GETPIVOTDATA OFFSET
    INDIRECT NA MULTINOMIAL GCD LCM
    """
        )
    ),
    **dict.fromkeys(OVER_AREAS),
    **dict.fromkeys(("COUNTIF", "SUMIF", "AVERAGEIF"), frozenset({0, 2})),
    **dict.fromkeys(("COUNTIFS",), frozenset(range(0, 60, 2))),
    **dict.fromkeys(("SUMIFS", "AVERAGEIFS", "MAXIFS", "MINIFS"), frozenset({0, *range(1, 60, 2)})),
    **dict.fromkeys(("LARGE", "SMALL", "PERCENTILE", "PERCENTILE.INC", "QUARTILE", "QUARTILE.INC"), frozenset({0})),
    **dict.fromkeys(("RANK", "RANK.EQ", "RANK.AVG", "MATCH", "XMATCH", "VLOOKUP", "HLOOKUP"), frozenset({1})),
    "LOOKUP": frozenset({1, 2}),
    "XLOOKUP": frozenset({1, 2}),
    "INDEX": frozenset({0}),
}
#: What the engine alone can tell of cells, and what is drawn by chance; neither goes together with arrays.
_BEYOND = named(
    """
    CELL FORMULATEXT ISFORMULA GETPIVOTDATA SHEET SHEETS RAND RANDBETWEEN RANDARRAY INFO
    """
)


# What speaks for an array in the text of a formula without an area.
_WORDS = "|".join(sorted(map(re.escape, OURS | _SINGLE | TABLES | {"LET"} | WORDS)))
_SPEAKING = re.compile(rf"[{{#]|\b({_WORDS})\s*\(", re.IGNORECASE)
# Functions of other products that nobody works out: what they would have made is made by others.
_LACKING = named("GROUPBY PIVOTBY")
_COMPLAINED = re.compile(r"\b(?:QUERY|GROUPBY|PIVOTBY)\s*\(", re.IGNORECASE)


_OPEN_RANGE = re.compile(r"[A-Za-z]\$?\d+:\$?([A-Za-z]{1,3}|\d+)$")


class _Ours(Exception):
    """Found what the engine gets wrong."""


@lru_cache(1 << 14)
def is_ours(formula: str) -> bool:
    """Whether a formula, as people write it, is worked out here."""
    if not _may_be(formula):
        return False
    try:
        node = parse(formula)
    except NotReadable:
        return False
    if _rounds_or_compares_wrongly(node):
        return True
    if isinstance(node, Call) and node.function in ("FILTER", "SORT", "UNIQUE", "TRANSPOSE", "SEQUENCE"):
        if all(_is_plain(each) for each in node.arguments):
            return node.function == "SEQUENCE" and not _is_short(node.arguments)
    elif _is_plain(node):
        return False
    try:
        return _kind(node, {}) == "table" or (isinstance(node, Place) and node.area.size > _MOST_CELLS)
    except _Ours:
        return True


def _rounds_or_compares_wrongly(node: Node) -> bool:
    """Whether it has a single value that the engine gets wrong, and nothing that can be told by the engine alone."""
    wrong = [each for each in nodes(node) if isinstance(each, Call) and misreads(each)]
    return bool(wrong) and not calls(node) & _BEYOND


def refused(formula: str) -> str | None:
    """The function that does not go together with arrays, in a formula that is worked out here."""
    return next((call for call in calls(parse(formula)) if call in _BEYOND), None) if is_ours(formula) else None


def uses(formula: str, names_: Collection[str]) -> bool:
    """Whether a formula uses one of these names, in small letters, and can be worked out here."""
    if not any(name in formula.casefold() for name in names_):
        return False
    try:
        node = parse(formula)
    except NotReadable:
        return False
    return any(name.casefold() in names_ for name in names(node)) and not calls(node) & _BEYOND


def complaint(formula: str) -> str | None:
    """What is wrong with a formula that somebody types, in words: its query, or a function that is not here."""
    if _COMPLAINED.search(formula) is None:
        return None
    try:
        found = [node for node in nodes(parse(formula)) if isinstance(node, Call)]
    except NotReadable:
        return None
    for call in found:
        if call.function in _LACKING:
            return f"{call.function} is not known here: use QUERY with group by, or a pivot table."
        if call.function != "QUERY":
            continue
        if not 2 <= len(call.arguments) <= 3:
            return "QUERY takes a range, a query in quotes, and how many rows are headers."
        place, text = call.arguments[:2]
        if not isinstance(text, Constant) or not isinstance(text.value, str):
            continue
        try:
            query_language.read(text.value, place.area if isinstance(place, Place) else None)
        except query_language.BadQuery as wrong:
            return f"QUERY: {wrong}"
    return None


def nodes(node: Node) -> Iterator[Node]:
    """A tree's nodes, itself first."""
    yield node
    parts: tuple[Node, ...] = ()
    match node:
        case Call(_, arguments):
            parts = arguments
        case Apply(function, arguments):
            parts = (function, *arguments)
        case Unary(_, operand):
            parts = (operand,)
        case Binary():
            first, chain = node.spine()
            parts = (first, *(link.right for link in chain))
        case Range(first, last):
            parts = (first, last)
    for part in parts:
        yield from nodes(part)


def calls(node: Node) -> set[str]:
    """The functions that a tree calls."""
    return {each.function for each in nodes(node) if isinstance(each, Call)}


def names(node: Node) -> set[str]:
    """The names that a tree uses, as they are written."""
    return {each.name for each in nodes(node) if isinstance(each, Name)}


def _may_be(formula: str) -> bool:
    """Whether anything in the text speaks for an array: reading it is dear."""
    return ":" in formula or ("(" in formula and _SPEAKING.search(formula) is not None)


def _is_plain(node: Node) -> bool:
    """Whether a tree has areas of cells, values and operators alone, which the engine takes one by one."""
    match node:
        case Constant():
            return True
        case Place():
            return node.area.size <= _MOST_CELLS
        case Unary(_, operand):
            return _is_plain(operand)
        case Binary():
            first, chain = node.spine()
            return _is_plain(first) and all(_is_plain(link.right) for link in chain)
    return False


def _is_short(lengths: tuple[Node, ...]) -> bool:
    """Whether a SEQUENCE of these rows and columns is told by its text alone to be one of few values."""
    made = 1.0
    for each in lengths[:2]:
        if not isinstance(each, Constant) or isinstance(each.value, str):
            return False
        made *= each.value
    return made <= _MOST_CELLS


def _kind(node: Node, names: Mapping[str, Kind]) -> Kind:
    """What a tree comes to. Raises _Ours where the engine would be wrong or slow."""
    match node:
        case Table():
            return "table"
        case Place():
            return "area" if node.spills or node.area.size > 1 else "one"
        case Name(name):
            return names.get(name.casefold(), "area")
        case Unary(operator, operand):
            kind = _kind(operand, names)
            return "one" if operator == "@" or kind == "one" else "table"
        case Binary():
            first, chain = node.spine()
            kinds = {_kind(first, names), *(_kind(link.right, names) for link in chain)}
            return "one" if kinds == {"one"} else "table"
        case Apply() | Range():
            raise _Ours
        case Call(function, arguments):
            return _call(function, arguments, names)
    return "one"


def _is_dear(function: str, place: Place) -> bool:
    """Whether the engine is slow over such an area, and its function is known here, where cells in use count alone."""
    if function in _LOOKUPS and (place.is_whole or place.area.size > _MOST_LOOKED_UP):
        return True
    if place.area.size <= _MOST_CELLS or function in SIZES or (place.is_all_lines and function in CLIPPED):
        return False
    return (function in EAGER or function in LAZY) and function not in _BEYOND


def _call(function: str, arguments: tuple[Node, ...], names: Mapping[str, Kind]) -> Kind:
    if function in OURS or function in _SINGLE or function.casefold() in names:
        raise _Ours
    if function == "LET":
        known = dict(names)
        for name, value in zip(arguments[:-1:2], arguments[1::2], strict=False):
            if isinstance(name, Name):
                known[name.name.casefold()] = _kind(value, known)
        # The engine knows names for single values.
        if any(kind != "one" for kind in known.values()):
            raise _Ours
        return _kind(arguments[-1], known) if arguments else "one"
    if any(isinstance(each, Place) and _is_dear(function, each) for each in arguments):
        raise _Ours
    if function == "INDIRECT" and any(map(_names_open_range, arguments)):
        raise _Ours
    kinds = [_kind(each, names) for each in arguments]
    if function in TABLES:
        if "table" in kinds:
            raise _Ours
        return "table"
    if "table" in kinds:
        raise _Ours
    if function == "INDEX" and any(isinstance(each, Constant) and each.value == 0 for each in arguments[1:]):
        raise _Ours
    if function == "XLOOKUP" and len(arguments) > 2 and _spans(arguments[1], arguments[2]):
        raise _Ours
    if function in AREAS:
        takes = AREAS[function]
        if takes is not None and any(kind == "area" and at not in takes for at, kind in enumerate(kinds)):
            raise _Ours
        return "area" if function in ("OFFSET", "INDIRECT") else "one"
    if "area" in kinds and (function in EAGER or function in LAZY or function in LIFTED or function in SCALAR):
        return "table"
    return "one"


def _names_open_range(node: Node) -> bool:
    """Whether a text in a tree ends as A2:A does, which the engine does not read."""
    texts = (each.value for each in nodes(node) if isinstance(each, Constant))
    return any(isinstance(text, str) and _OPEN_RANGE.search(text) for text in texts)


def _spans(sought: Node, returned: Node) -> bool:
    """Whether a lookup brings back several cells for each."""
    if not isinstance(sought, Place) or not isinstance(returned, Place):
        return True
    return (sought.area.height, sought.area.width) != (returned.area.height, returned.area.width)


#: Functions of the engine's that take single values.
SCALAR = named(
    """
    PROPER CLEAN REPLACE TEXT CHAR CODE UNICHAR UNICODE TEXTBEFORE TEXTAFTER NUMBERVALUE FIXED DOLLAR CEILING
    FLOOR CEILING.MATH FLOOR.MATH MROUND EVEN ODD FACT COMBIN HOUR MINUTE SECOND TIME DATEVALUE TIMEVALUE
    WEEKNUM ISOWEEKNUM YEARFRAC DATEDIF DAYS360 ADDRESS HYPERLINK BASE DECIMAL DEC2BIN DEC2HEX BIN2DEC HEX2DEC
    ATAN2 ASIN ACOS ATAN SINH COSH TANH
    """
)

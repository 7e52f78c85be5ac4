"""Formulas as files write them: functions that came late and names that a formula gives itself bear prefixes there."""

from __future__ import annotations

import re
from collections.abc import Collection

from ...engine import parse_area
from ...engine.arrays.registry import named
from ...engine.arrays.rule import OURS, TABLES, is_ours
from ...engine.spelling import closed
from .intersections import intersected, tokens, without_signs

_TOKEN = re.compile(r'"(?:[^"]|"")*"|\'(?:[^\']|\'\')*\'|[A-Za-z_\\][\w.]*|\s+|.', re.S)
_NAME = re.compile(r"[A-Za-z_\\][\w.]*")
_OPEN, _CLOSE = "({", ")}"
#: Functions that came after the format of files was laid down: elsewhere they are known by this prefix alone.
_LATE = frozenset(
    [
        "ACOT",
        "ACOTH",
        "AGGREGATE",
        "ARABIC",
        "ARRAYTOTEXT",
        "BASE",
        "BETA.DIST",
        "BETA.INV",
        "BINOM.DIST",
        "BINOM.DIST.RANGE",
        "BINOM.INV",
        "BITAND",
        "BITLSHIFT",
        "BITOR",
        "BITRSHIFT",
        "BITXOR",
        "BYCOL",
        "BYROW",
        "CEILING.MATH",
        "CEILING.PRECISE",
        "CHISQ.DIST",
        "CHISQ.DIST.RT",
        "CHISQ.INV",
        "CHISQ.INV.RT",
        "CHISQ.TEST",
        "CHOOSECOLS",
        "CHOOSEROWS",
        "COMBINA",
        "CONCAT",
        "CONFIDENCE.NORM",
        "CONFIDENCE.T",
        "COT",
        "COTH",
        "COVARIANCE.P",
        "COVARIANCE.S",
        "CSC",
        "CSCH",
        "DAYS",
        "DECIMAL",
        "DROP",
        "ERF.PRECISE",
        "ERFC.PRECISE",
        "EXPAND",
        "EXPON.DIST",
        "F.DIST",
        "F.DIST.RT",
        "F.INV",
        "F.INV.RT",
        "F.TEST",
        "FIELDVALUE",
        "FILTER",
        "FILTERXML",
        "FLOOR.MATH",
        "FLOOR.PRECISE",
        "FORECAST.ETS",
        "FORECAST.ETS.CONFINT",
        "FORECAST.ETS.SEASONALITY",
        "FORECAST.ETS.STAT",
        "FORECAST.LINEAR",
        "FORMULATEXT",
        "GAMMA",
        "GAMMA.DIST",
        "GAMMA.INV",
        "GAMMALN.PRECISE",
        "GAUSS",
        "GROUPBY",
        "HSTACK",
        "HYPGEOM.DIST",
        "IFNA",
        "IFS",
        "IMAGE",
        "IMCOSH",
        "IMCOT",
        "IMCSC",
        "IMCSCH",
        "IMSEC",
        "IMSECH",
        "IMSINH",
        "IMTAN",
        "ISFORMULA",
        "ISOMITTED",
        "ISOWEEKNUM",
        "LAMBDA",
        "LET",
        "LOGNORM.DIST",
        "LOGNORM.INV",
        "MAKEARRAY",
        "MAP",
        "MAXIFS",
        "MINIFS",
        "MODE.MULT",
        "MODE.SNGL",
        "MUNIT",
        "NEGBINOM.DIST",
        "NORM.DIST",
        "NORM.INV",
        "NORM.S.DIST",
        "NORM.S.INV",
        "NUMBERVALUE",
        "PDURATION",
        "PERCENTILE.EXC",
        "PERCENTILE.INC",
        "PERCENTRANK.EXC",
        "PERCENTRANK.INC",
        "PERMUTATIONA",
        "PHI",
        "PIVOTBY",
        "POISSON.DIST",
        "QUARTILE.EXC",
        "QUARTILE.INC",
        "RANDARRAY",
        "RANK.AVG",
        "RANK.EQ",
        "REDUCE",
        "REGEXEXTRACT",
        "REGEXREPLACE",
        "REGEXTEST",
        "RRI",
        "SCAN",
        "SEC",
        "SECH",
        "SEQUENCE",
        "SHEET",
        "SHEETS",
        "SKEW.P",
        "SORT",
        "SORTBY",
        "STDEV.P",
        "STDEV.S",
        "SWITCH",
        "T.DIST",
        "T.DIST.2T",
        "T.DIST.RT",
        "T.INV",
        "T.INV.2T",
        "T.TEST",
        "TAKE",
        "TEXTAFTER",
        "TEXTBEFORE",
        "TEXTJOIN",
        "TEXTSPLIT",
        "TOCOL",
        "TOROW",
        "TRIMRANGE",
        "UNICHAR",
        "UNICODE",
        "UNIQUE",
        "VALUETOTEXT",
        "VAR.P",
        "VAR.S",
        "VSTACK",
        "WEBSERVICE",
        "WEIBULL.DIST",
        "WRAPCOLS",
        "WRAPROWS",
        "XLOOKUP",
        "XMATCH",
        "XOR",
        "Z.TEST",
    ]
)
#: Functions that only Gridwork has, and few others.
OURS_ALONE = named("ARRAYFORMULA COUNTUNIQUE FLATTEN IMPORTRANGE JOIN QUERY SPLIT")
_OF_SHEETS = frozenset({"FILTER", "SORT"})


def cell_formula(formula: str, *, fills_more: bool, areas: Collection[str] = ()) -> tuple[str, bool]:
    """The formula of a cell as files have it, and whether it is marked there as one over arrays.

    `fills_more` says whether it fills more than its own cell; `areas` are the names, in small letters, that stand for
    more than one cell.
    """
    bare = without_signs(formula)
    plain = intersected(bare, areas)
    if not fills_more and _same_signs(plain, formula) and not (bare == formula and _is_over_arrays(formula)):
        return for_file(bare), False
    return for_file(formula), fills_more or plain != bare or _is_over_arrays(formula)


def _same_signs(plain: str, formula: str) -> bool:
    """Whether both take one cell of the same ranges; before functions and names nothing depends on the sign."""
    return _SIGN_OF_A_CALL.sub(r"\1", plain) == _SIGN_OF_A_CALL.sub(r"\1", formula)


_SIGN_OF_A_CALL = re.compile(r"(\"(?:[^\"]|\"\")*\"|'(?:[^']|'')*')|@(?=[^\W\d][\w.]*(?:\(|(?![\w.!:#'(])))")


def _is_over_arrays(formula: str) -> bool:
    functions = called(formula)
    if functions & {"LET", "LAMBDA"} and not functions & (TABLES | OURS - {"LAMBDA"}):
        return is_ours(formula)
    return bool(functions & (TABLES | OURS))


def called(formula: str) -> set[str]:
    """The functions that a formula calls."""
    return {text.upper() for kind, text in tokens(formula) if kind == "call"}


def for_file(formula: str) -> str:
    """A formula with its functions, names and signs as files have them; all else stays as it was typed."""
    return _spelled(_with_own_names(closed(formula)))


def _spelled(formula: str) -> str:
    parts = [_late(kind, text) for kind, text in tokens(formula)]
    # From the end, so that what a sign stands before is done when it is.
    for at in range(len(parts) - 1, -1, -1):
        if parts[at] == "@" and at + 1 < len(parts):
            end = _operand_end(parts, at + 1)
            parts[at : end + 1] = ["_xlfn.SINGLE(" + "".join(parts[at + 1 : end + 1]) + ")"]
    return "".join(parts)


def _late(kind: str, text: str) -> str:
    if kind == "call" and (name := text.upper()) in _LATE:
        return f"_xlfn.{'_xlws.' if name in _OF_SHEETS else ''}{text}"
    return f"_xlfn.ANCHORARRAY({text[:-1]})" if kind == "area" and text.endswith("#") else text


def _operand_end(parts: list[str], start: int) -> int:
    """Where what a sign stands before ends: a range, a name, a call with its brackets."""
    end = start + 1 if start + 1 < len(parts) and parts[start + 1] == "(" else start
    if parts[end] != "(":
        return end
    depth = 0
    for at in range(end, len(parts)):
        depth += (parts[at] in _OPEN) - (parts[at] in _CLOSE)
        if depth == 0:
            return at
    return len(parts) - 1


def _with_own_names(formula: str) -> str:
    if not re.search(r"\b(LET|LAMBDA)\s*\(", formula, re.IGNORECASE):
        return formula
    found, names = [], _own_names(parts := _TOKEN.findall(formula))
    for at, token in enumerate(parts):
        is_own = token.casefold() in names and parts[at - 1 : at] != ["!"]
        found.append(f"_xlpm.{token}" if is_own else token)
    return "".join(found)


def is_area(meant: str) -> bool:
    """Whether what a name stands for is more than one cell."""
    try:
        return parse_area(meant.rpartition("!")[2].replace("$", "")).size > 1
    except ValueError:
        return False


def own_names(formula: str) -> set[str]:
    """The names that a formula gives itself, in small letters."""
    return _own_names(_TOKEN.findall(formula))


def _own_names(tokens: list[str]) -> set[str]:
    """The names that LET and LAMBDA introduce: every other argument of the one, all but the last of the other."""
    names: set[str] = set()
    for at, token in enumerate(tokens):
        if token.upper() not in ("LET", "LAMBDA") or tokens[at + 1 : at + 2] != ["("]:
            continue
        arguments = _arguments(tokens, at + 2)
        chosen = arguments[:-1:2] if token.upper() == "LET" else arguments[:-1]
        names |= {one.casefold() for argument in chosen if _NAME.fullmatch(one := "".join(argument).strip("[] \n\t"))}
    return names


def _arguments(tokens: list[str], start: int) -> list[list[str]]:
    found: list[list[str]] = [[]]
    depth = 0
    for token in tokens[start:]:
        if depth == 0 and token == ")":
            break
        if depth == 0 and token in ",;":
            found.append([])
            continue
        depth += (token in _OPEN) - (token in _CLOSE)
        found[-1].append(token)
    return found

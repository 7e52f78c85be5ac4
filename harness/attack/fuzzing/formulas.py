"""Formulas as nobody in their right mind writes them: by a grammar, too deep, too wide, too far, or out of shape."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ....apps.sheet.engine.arrays.registry import EAGER, LAZY, LIFTED, named

#: What is entered from the first cell of column H down.
Column = list[str]
_NATIVE = named("""
SUBTOTAL OFFSET INDIRECT RAND RANDBETWEEN CELL REPT SUBSTITUTE TEXT FORMULATEXT ADDRESS DOLLAR FIXED NETWORKDAYS WORKDAY
EDATE YEARFRAC PMT RATE IRR XIRR BASE DECIMAL ROMAN COMBIN FACT CONVERT BITLSHIFT COMPLEX IMPOWER BESSELJ NORM.INV
""")
_FUNCTIONS = sorted({*EAGER, *LAZY, *LIFTED, *_NATIVE})
_TEXTS = ("", "a", "*a" * 20, "(a+)+b", "[", "\\", "~", "A1:ZZ900000",
          "select A where B matches '(a|aa)+$'", "#,##0.00;[Red]",
          "2026-02-30", "🙂", "e\u0301", "x" * 900, "1e308", "<>", ">=*", "{{{{")  # fmt: skip
_NUMBERS = (
    "0",
    "1",
    "-1",
    "2",
    "0.5",
    "40",
    "1000",
    "20000",
    "400000",
    "1E9",
    "1E15",
    "9E307",
    "1E-320",
    "1048576",
    "TRUE",
    "#N/A",
)
_PLACES = ("A1", "$B$2", "A1:C9", "A:A", "A:ZZ", "1:1", "2:900", "A1:ZZ10000", "A1:A1048576", "H1", "H2", "H1:H40",
           "H:H", "Sheet1!A1", "'Sheet1'!A:C", "Nowhere!A1", "XFD1048576",
           "A1#", "Total", "A1:INDEX(A:A,9)")  # fmt: skip
_OPERATORS = ("+", "-", "*", "/", "^", "&", "=", "<>", "<", ">=", ":", " ", ",", "%")
_PIECES = ("(", "{", "IF(1,", "-", "^1", "1^", "&A1", "SUM(", "LAMBDA(x,", "LET(x,1,", "[", "@", "'", '"', "!", ",",
           ";", "#", "A1:", "%", ")", "}", "MAP(A1:A9,LAMBDA(x,", "NOT(", "A:C%")  # fmt: skip


def column(random: Random) -> Column:
    """One formula or more, one below the other."""
    write: Callable[[Random], Column] = random.choices((_grown, _repeated, _mixed, _filled_down), (60, 10, 10, 20))[0]
    return write(random)


def _grown(random: Random) -> Column:
    return ["=" + _expression(random, random.randint(1, 5)) for _ in range(random.randint(1, 4))]


def _repeated(random: Random) -> Column:
    pieces = random.sample(_PIECES, random.randint(1, 3))
    return ["=" + "".join(pieces) * random.choice((3, 20, 31, 63, 64, 200, 1_000, 4_000)) + "1"]


def _mixed(random: Random) -> Column:
    return ["=" + "".join(random.choices((*_PIECES, *_NUMBERS, *_PLACES), k=random.randint(1, 40)))]


def _filled_down(random: Random) -> Column:
    """A formula that builds on the cell above, as filling down would leave it."""
    first, step = _expression(random, 1), _expression(random, 2).replace("{", "(").replace("}", ")")
    join = random.choice(("&", "+", "*"))
    return [f"={first}", *(f"=H{row}{join}H{row}&{step}" for row in range(1, random.randint(2, 60)))]


def _expression(random: Random, depth: int) -> str:
    if depth <= 0 or random.random() < 0.15:
        return _leaf(random)
    kind = random.choices(("call", "binary", "sign", "lambda", "let", "array"), (60, 20, 6, 6, 4, 4))[0]

    def inner() -> str:
        return _expression(random, depth - 1)

    match kind:
        case "call":
            arguments = (inner() for _ in range(random.choice((0, 1, 1, 2, 2, 3, 3, 4, 7))))
            return f"{random.choice(_FUNCTIONS)}({','.join(arguments)})"
        case "binary":
            return f"({inner()}{random.choice(_OPERATORS)}{inner()})"
        case "sign":
            return random.choice(("-", "+", "@")) + inner() + random.choice(("", "%"))
        case "lambda":
            function = random.choice(("MAP", "BYROW", "BYCOL", "SCAN", "REDUCE", "MAKEARRAY"))
            start = {"SCAN": '"a",', "REDUCE": '"a",', "MAKEARRAY": f"{random.choice(_NUMBERS)},"}.get(function, "")
            names = "x" if function in ("MAP", "BYROW", "BYCOL") else "x,y"
            return f"{function}({start}{inner()},LAMBDA({names},{random.choice(('x&x', 'x+1', inner()))}))"
        case "let":
            return f"LET(x,{inner()},x&{inner()}&x)"
    rows = (",".join(_constant(random) for _ in range(random.randint(1, 4))) for _ in range(random.randint(1, 3)))
    return "{" + ";".join(rows) + "}"


def _leaf(random: Random) -> str:
    return random.choice((*_PLACES, *_PLACES)) if random.random() < 0.5 else _constant(random)


def _constant(random: Random) -> str:
    if random.random() < 0.5:
        return random.choice(_NUMBERS)
    text = random.choice(_TEXTS).replace('"', '""')
    return f'"{text}"'

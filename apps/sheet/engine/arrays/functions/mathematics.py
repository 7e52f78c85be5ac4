"""Arithmetic, value by value."""

from __future__ import annotations

import math
from collections.abc import Callable

from .. import values
from ..evaluation import Evaluation, power
from ..registry import eager, lifted
from ..values import DIV0, NUM, VALUE, Array, Error, Scalar, Value


def _of_number(function: Callable[[float], float]) -> Callable[[Scalar], Scalar]:
    return lambda value: float(function(values.number(value)))


_OF_NUMBERS: dict[str, Callable[[float], float]] = {
    "ABS": abs,
    "SIGN": lambda number: float((number > 0) - (number < 0)),
    "SQRT": math.sqrt,
    "EXP": math.exp,
    "LN": math.log,
    "LOG10": math.log10,
    "INT": lambda number: float(math.floor(number)),
    "SIN": math.sin,
    "COS": math.cos,
    "TAN": math.tan,
    "RADIANS": math.radians,
    "DEGREES": math.degrees,
}
for _name, _function in _OF_NUMBERS.items():
    lifted(_name)(_of_number(_function))
lifted("POWER")(power)


def _scaled(value: Scalar, digits: Scalar, rounding: Callable[[float], float]) -> float:
    number, places = values.number(value), int(values.number(digits))
    if number == 0 or places > 20:
        return number
    if places < -20:
        return 0.0
    # Through fifteen digits, so that 2.345 is a half in the third decimal, as it is written.
    shifted = float(f"{abs(number):.15g}e{places}")
    if "e" in f"{abs(number):.15g}":
        shifted = abs(number) * 10.0**places
    shifted = float(f"{shifted:.15g}")
    return math.copysign(float(f"{int(rounding(shifted))}e{-places}"), number)


@lifted("ROUND")
def round_(value: Scalar, digits: Scalar = 0.0) -> Scalar:
    return _scaled(value, digits, lambda number: math.floor(number + 0.5))


@lifted("ROUNDUP")
def round_up(value: Scalar, digits: Scalar = 0.0) -> Scalar:
    return _scaled(value, digits, math.ceil)


@lifted("ROUNDDOWN", "TRUNC")
def round_down(value: Scalar, digits: Scalar = 0.0) -> Scalar:
    return _scaled(value, digits, math.floor)


@lifted("MOD")
def modulo(value: Scalar, divisor: Scalar) -> Scalar:
    number, by = values.number(value), values.number(divisor)
    if by == 0:
        raise DIV0
    return number - by * math.floor(number / by)


@lifted("QUOTIENT")
def quotient(value: Scalar, divisor: Scalar) -> Scalar:
    if values.number(divisor) == 0:
        raise DIV0
    return float(math.trunc(values.number(value) / values.number(divisor)))


@lifted("LOG")
def logarithm(value: Scalar, base: Scalar = 10.0) -> Scalar:
    number, foot = values.number(value), values.number(base)
    if number <= 0 or foot <= 0:
        raise NUM
    if foot == 1:
        raise DIV0
    return math.log10(number) if foot == 10 else math.log(number) / math.log(foot)


@eager("PI")
def pi(ev: Evaluation) -> Value:
    return math.pi


@eager("MMULT")
def matrix_product(ev: Evaluation, one: Value, other: Value) -> Value:
    first, second = ev.array(one), ev.array(other)
    if first.width != second.height:
        raise VALUE
    for value in (*first.flat(), *second.flat()):
        if isinstance(value, Error):
            raise value
        if not isinstance(value, float):
            raise VALUE
    return Array(
        [
            [
                math.fsum(values.number(a) * values.number(second.rows[k][column]) for k, a in enumerate(row))
                for column in range(second.width)
            ]
            for row in first.rows
        ]
    )


@eager("SEQUENCE")
def sequence(ev: Evaluation, rows: Value, columns: Value = None, start: Value = None, step: Value = None) -> Value:
    height, width = ev.whole(rows, 1), ev.whole(columns, 1)
    first, by = ev.number(start, 1.0), ev.number(step, 1.0)
    if height < 1 or width < 1:
        raise VALUE
    if height * width > 100_000:
        raise NUM
    return Array([[first + by * (row * width + column) for column in range(width)] for row in range(height)])


#: Degrees of each unit: how many are one kelvin, and how many there are at absolute zero.
_DEGREES = {
    **dict.fromkeys(("K", "kel"), (1.0, 0.0)),
    **dict.fromkeys(("C", "cel"), (1.0, -273.15)),
    **dict.fromkeys(("F", "fah"), (1.8, -459.67)),
    "Rank": (1.8, 0.0),
    "Reau": (0.8, -218.52),
}


@eager("CONVERT")
def convert(ev: Evaluation, amount: Value, unit: Value, wanted: Value) -> Value:
    """Of warmth; all other units are the engine's."""
    one, other = (_DEGREES.get(ev.text(each)) for each in (unit, wanted))
    if one is None or other is None:
        return ev.native("CONVERT", [amount, unit, wanted])

    def converted(value: Scalar) -> Scalar:
        kelvin = (values.number(value) - one[1]) / one[0]
        return round(kelvin * other[0] + other[1], 10)

    return ev.lift(converted, amount)

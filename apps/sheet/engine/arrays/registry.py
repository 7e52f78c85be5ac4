"""How functions are declared."""

from __future__ import annotations

from collections.abc import Callable

from .values import Scalar, Value

Eager = Callable[..., Value]
Lazy = Callable[..., Value]
Lifted = Callable[..., Scalar]
#: Functions of values, which get the evaluation and their arguments; None stands for one that was left out.
EAGER: dict[str, Eager] = {}
#: Functions that choose what of their arguments they work out: they get the evaluation, trees, and the scope.
LAZY: dict[str, Lazy] = {}
#: Functions of single values, which go over arrays value by value.
LIFTED: dict[str, Lifted] = {}


def named(names: str) -> frozenset[str]:
    """Names of functions that stand in a text."""
    return frozenset(names.split())


#: Functions of the engine's that take whole areas: they get cells that hold the values.
OVER_AREAS = named(
    """
    AVEDEV AVERAGEA COVARIANCE.P COVARIANCE.S DEVSQ FORECAST FORECAST.LINEAR GROWTH HARMEAN IRR KURT
    LINEST LOGEST MAXA MDETERM MINA MINVERSE MIRR MODE.MULT NPV PEARSON PERCENTILE.EXC PERCENTRANK
    PERCENTRANK.EXC PERCENTRANK.INC PROB QUARTILE.EXC RSQ SERIESSUM SKEW SKEW.P STDEVA STDEVPA STEYX SUMX2MY2
    SUMX2PY2 SUMXMY2 TREND TRIMMEAN VARA VARPA XIRR XNPV Z.TEST ZTEST NETWORKDAYS NETWORKDAYS.INTL WORKDAY
    WORKDAY.INTL FVSCHEDULE
    """
)


def eager(*names: str) -> Callable[[Eager], Eager]:
    """Declare a function of EAGER."""

    def add(function: Eager) -> Eager:
        EAGER.update(dict.fromkeys(names, function))
        return function

    return add


def lazy(*names: str) -> Callable[[Lazy], Lazy]:
    """Declare a function of LAZY."""

    def add(function: Lazy) -> Lazy:
        LAZY.update(dict.fromkeys(names, function))
        return function

    return add


def lifted(*names: str) -> Callable[[Lifted], Lifted]:
    """Declare a function of LIFTED."""

    def add(function: Lifted) -> Lifted:
        LIFTED.update(dict.fromkeys(names, function))
        return function

    return add

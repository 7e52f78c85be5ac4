"""Errors of formulas are raised again and again, and keep nothing of it."""

from __future__ import annotations

import pytest
from deskgym.apps.sheet.engine import Engine
from deskgym.apps.sheet.engine.arrays import values
from deskgym.apps.sheet.engine.entry import TypedValue


@pytest.fixture
def engine() -> Engine:
    engine = Engine.create()
    for row in range(1, 40):
        engine.enter(engine.sheets()[0].key, row, 1, TypedValue("text", text="word"))
    return engine


def shown(engine: Engine, formula: str) -> str:
    sheet = engine.sheets()[0].key
    engine.enter_formula(sheet, 1, 5, formula)
    engine.collect()
    return engine.known[sheet, 1, 5].formatted


@pytest.mark.parametrize(
    "formula", ["=ARRAYFORMULA(A1:A39*2)", "=MAP(A1:A39,LAMBDA(x,x-1))", "=BYROW(A1:A39-1,LAMBDA(x,SUM(x)))"]
)
def test_no_error_remembers_where_it_was_raised(engine: Engine, formula: str) -> None:
    assert shown(engine, formula) == "#VALUE!"
    assert [error.text for error in (values.VALUE, values.NA, values.CALC) if error.__traceback__ is not None] == []


def test_a_function_without_its_argument_is_an_error_and_breaks_nothing(engine: Engine) -> None:
    assert shown(engine, "=ARRAYFORMULA(IF(ISREF(),A1:A39,1))") == "#N/A"

"""Fifteen hundred formulas come to what other products make of them: arrays, spills, names, dates, texts, finance."""

from __future__ import annotations

import math

import pytest
from deskgym.apps.platform.errors import Invalid
from deskgym.apps.sheet.engine import Engine
from deskgym.apps.sheet.engine.entry import TypedValue

from .formulas import FORMULAS, Value, expected, table

# As far apart as the highest result is high.
_APART = 6
_FIRST, _COLUMN = 100, 30


@pytest.fixture
def engine() -> Engine:
    """The corpus's table."""
    engine = Engine.create()
    key = engine.sheets()[0].key
    for row, line in enumerate(table(), start=1):
        for column, value in enumerate(line, start=1):
            if value is not None:
                engine.enter(key, row, column, _entry(value))
    engine.collect()
    return engine


def _entry(value: Value) -> TypedValue:
    if isinstance(value, bool):
        return TypedValue("bool", float(value))
    if isinstance(value, float):
        return TypedValue("number", value)
    assert value is not None
    return TypedValue("error" if value.startswith("#") else "text", text=value)


def _shown(engine: Engine, row: int, column: int) -> Value:
    reading = engine.reading(engine.sheets()[0].key, row, column)
    if reading is None or reading.kind == "empty":
        return None
    return reading.number if reading.kind == "number" else reading.text


def _alike(ours: Value, theirs: Value) -> bool:
    if isinstance(ours, float) and isinstance(theirs, float | int):
        return math.isclose(ours, theirs, rel_tol=1e-9, abs_tol=1e-9)
    return ours == theirs


def test_the_corpus_is_as_large_as_it_is_said_to_be() -> None:
    assert len(FORMULAS) == len(expected()) >= 1_500


def test_every_formula_comes_to_what_other_products_make_of_it(engine: Engine) -> None:
    key, wanted = engine.sheets()[0].key, expected()
    for at, formula in enumerate(wanted):
        engine.enter_formula(key, _FIRST + _APART * at, _COLUMN, f"={formula}")
    engine.collect()
    wrong = {}
    for at, (formula, rows) in enumerate(wanted.items()):
        top = _FIRST + _APART * at
        ours = [
            [_shown(engine, top + row, _COLUMN + column) for column in range(len(rows[0]))] for row in range(len(rows))
        ]
        if not all(
            _alike(a, b) for one, other in zip(ours, rows, strict=True) for a, b in zip(one, other, strict=True)
        ):
            wrong[formula] = ours, rows
        # What is spilled ends where it should.
        assert _shown(engine, top + len(rows), _COLUMN) is None, formula
        assert _shown(engine, top, _COLUMN + len(rows[0])) is None, formula
    assert not wrong


def test_what_depends_on_an_array_formula_follows_it(engine: Engine) -> None:
    key = engine.sheets()[0].key
    engine.enter_formula(key, 1, 20, '=SUM(COUNTIF(A2:A25,{"East","West"}))')
    engine.enter_formula(key, 2, 20, "=T1*10")
    engine.enter_formula(key, 3, 20, "=SUM(LARGE(T1:T2,{1,2}))")
    engine.collect()
    before = _shown(engine, 1, 20)
    assert isinstance(before, float)
    assert [_shown(engine, row, 20) for row in (2, 3)] == [before * 10, before * 11]
    engine.enter(key, 2, 1, TypedValue("text", text="Nowhere"))
    engine.collect()
    assert [_shown(engine, row, 20) for row in (1, 2, 3)] == [before - 1, (before - 1) * 10, (before - 1) * 11]


def test_array_formulas_move_with_rows_and_come_back_from_bytes_the_same(engine: Engine) -> None:
    key = engine.sheets()[0].key
    engine.enter_formula(key, 1, 20, "=SUM(LARGE(C2:C25,{1,2}))")
    engine.collect()
    value = _shown(engine, 1, 20)
    engine.insert(key, "row", 3, 2)
    engine.collect()
    reading = engine.reading(key, 1, 20)
    assert reading is not None
    assert (reading.formula, reading.number) == ("=SUM(LARGE(C2:C27,{1,2}))", value)
    again = Engine.load(engine.to_bytes())
    again.recall(engine.known)
    again.enter(key, 40, 1, TypedValue("number", 1.0))
    assert set(again.collect()) == {(key, 40, 1)}


def test_a_spill_that_shrinks_leaves_nothing_behind(engine: Engine) -> None:
    key = engine.sheets()[0].key
    engine.enter(key, 1, 25, TypedValue("number", 4.0))
    engine.enter_formula(key, 1, 20, "=TAKE(SORT(C2:C25),Y1)")
    engine.collect()
    assert _shown(engine, 4, 20) is not None
    engine.enter(key, 1, 25, TypedValue("number", 2.0))
    engine.collect()
    assert [_shown(engine, row, 20) is None for row in (2, 3, 4)] == [False, True, True]


def test_a_formula_that_refers_to_itself_says_so(engine: Engine) -> None:
    key = engine.sheets()[0].key
    engine.enter_formula(key, 1, 20, "=SUM(COUNTIF(A2:A3,{1,2}))+T2")
    engine.enter_formula(key, 2, 20, "=SUM(LARGE(T1:T1,{1}))+1")
    engine.collect()
    assert _shown(engine, 1, 20) == "#CIRC!"


def test_what_does_not_go_together_with_arrays_is_refused(engine: Engine) -> None:
    with pytest.raises(Invalid, match="RAND cannot be worked out together with arrays"):
        engine.enter_formula(engine.sheets()[0].key, 1, 20, "=SUM(LARGE(C2:C25,{1,2})*RAND())")

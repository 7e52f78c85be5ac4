"""How formulas show what they come to: in the format that goes with it, with the digits that are there."""

from __future__ import annotations

from datetime import UTC, date, datetime

import pytest
from deskgym.apps.sheet.engine import Engine
from deskgym.apps.sheet.engine.entry import read

TYPED = {
    (1, 1): "2026-03-01",
    (2, 1): "2026-03-05",
    (3, 1): "$5.00",
    (4, 1): "$7.50",
    (5, 1): "12",
    (6, 1): "0.00994",
    (7, 1): "£3.00",
}


@pytest.mark.parametrize(
    ("formula", "shown"),
    [
        ("=A2-A1", "4"),
        ("=TODAY()-A1", "15"),
        ("=A1+1", "2026-03-02"),
        ("=SUM(A3:A4)", "$12.50"),
        ("=AVERAGE(A3:A4)*2", "$12.50"),
        ("=A3/A4", "0.666666667"),
        ("=SUM(IF(A3:A4>6,A3:A4))", "$7.50"),
        ("=NPER(0.01,-100,1000)", "10.588644459"),
        ("=123456789.123", "123456789.123"),
        ("=A5*2", "24"),
        ("=A7+A7", "£6.00"),
        ("=SUBTOTAL(9,A3:A4)", "$12.50"),
        ("=AGGREGATE(4,6,A3:A4)", "$7.50"),
        ("=MAX(A1:A2)", "2026-03-05"),
        ("=EDATE(A1,1)", "4/1/2026"),
    ],
)
def test_a_formula_takes_over_a_format_that_fits(formula: str, shown: str) -> None:
    engine = Engine.create()
    key = engine.sheets()[0].key
    for (row, column), text in TYPED.items():
        engine.enter(key, row, column, read(text, date(2026, 3, 16)))
    engine.enter_formula(key, 9, 1, formula)
    engine.tick(datetime(2026, 3, 16, 9, 0, tzinfo=UTC), 1)
    engine.collect()
    reading = engine.reading(key, 9, 1)
    assert reading is not None
    assert reading.formatted == shown

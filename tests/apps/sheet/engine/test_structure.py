"""Rows and columns put in and taken out move what stands there, and change nothing else of it."""

from __future__ import annotations

import pytest
from deskgym.apps.sheet.engine import Engine
from deskgym.apps.sheet.engine.entry import TypedValue

TEXTS = ("0012", "12", "1/2/2026", "TRUE", "=A1", "$5", "50%", "+1 212 555 0101", "'quoted", "me@x.example", "#N/A")


def sheet_of_texts() -> tuple[Engine, int]:
    engine = Engine.create()
    sheet = engine.sheets()[0].key
    for row, text in enumerate(TEXTS, start=3):
        engine.enter(sheet, row, 2, TypedValue("text", text=text))
    engine.collect()
    return engine, sheet


@pytest.mark.parametrize(("verb", "by"), [("insert", 2), ("delete", -2)])
def test_texts_that_look_like_numbers_stay_texts_when_rows_move(verb: str, by: int) -> None:
    engine, sheet = sheet_of_texts()
    getattr(engine, verb)(sheet, "row", 1, 2)
    engine.collect()
    readings = [engine.reading(sheet, row + by, 2) for row in range(3, 3 + len(TEXTS))]
    assert [(reading.kind, reading.text) for reading in readings if reading] == [("text", text) for text in TEXTS]


def test_texts_stay_texts_when_columns_move() -> None:
    engine, sheet = sheet_of_texts()
    engine.insert(sheet, "column", 1, 1)
    engine.collect()
    readings = [engine.reading(sheet, row, 3) for row in range(3, 3 + len(TEXTS))]
    assert [(reading.kind, reading.text) for reading in readings if reading] == [("text", text) for text in TEXTS]


def test_moving_addresses_saves_the_same_bytes_each_time() -> None:
    def moved() -> bytes:
        engine = Engine.create()
        sheet = engine.sheets()[0].key
        for row in range(1, 30):
            engine.enter(sheet, row, 1, TypedValue("text", text=f"person{row}@x.example"))
        engine.collect()
        engine.insert(sheet, "row", 3, 1)
        engine.collect()
        return engine.to_bytes()

    assert len({moved() for _ in range(4)}) == 1

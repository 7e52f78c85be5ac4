"""Delimited files that are too large or odd are refused, or read, at once."""

from __future__ import annotations

from datetime import date
from time import process_time

import pytest
from deskgym.apps.platform.delimited import detect, is_ambiguous
from deskgym.apps.platform.errors import Invalid
from deskgym.apps.sheet.delimited import read_table

LONG = {
    "lines": b"a\n" * 2_000_000,
    "empty lines": b"a,b\n" + b"\n" * 4_000_000,
    "columns": (b"a," * 10_000 + b"\n") * 200,
    "one long line": b"," * 5_000_000,
}


@pytest.mark.parametrize("name", LONG)
def test_what_no_table_takes_is_refused_before_it_is_read_to_its_end(name: str) -> None:
    began = process_time()
    with pytest.raises(Invalid, match=r"more than 100,000 lines or 400,000 cells|Line 1 cannot be read"):
        read_table(LONG[name], detect(LONG[name]), date(2026, 1, 1))
    assert process_time() - began < 5


@pytest.mark.parametrize("cell", ["1 " * 15_000 + "x", "(" + "1 " * 15_000, "$" + " " * 30_000 + "x", "1." * 15_000])
def test_long_rows_of_figures_and_blanks_are_texts_at_once(cell: str) -> None:
    data = f"a;b\n{cell};2\n".encode()
    began = process_time()
    table = read_table(data, detect(data), date(2026, 1, 1))
    assert not is_ambiguous([cell])
    assert process_time() - began < 2
    value = table.lines[-1].values[0]
    assert getattr(value, "kind", None) == "text"

"""What is squeezed comes out as it went in, and is smaller where rows repeat."""

from __future__ import annotations

import zlib

import pytest
from deskgym.seeds.charts import bar_chart
from deskgym.seeds.deflate import deflate
from hypothesis import given
from hypothesis import strategies as st


@given(st.binary(max_size=600), st.integers(1, 1024), st.integers(1, 40))
def test_any_bytes_come_back(data: bytes, row: int, times: int) -> None:
    assert zlib.decompress(deflate(data * times, row)) == data * times


@pytest.mark.parametrize("length", [*range(1, 12), 257, 258, 259, 260, 261, 300, 520])
def test_a_run_of_any_length_comes_back(length: int) -> None:
    assert zlib.decompress(deflate(b"\xff" * length, 121)) == b"\xff" * length


def test_a_chart_is_small() -> None:
    chart = bar_chart("Orders per week", [(f"Mar {day}", 40 + day) for day in range(1, 9)])
    assert len(chart) < 4_000

"""Charts as they are drawn: what is written in one stays in it."""

from __future__ import annotations

import re

import pytest
from deskgym.apps.platform.charting.draw import draw
from deskgym.apps.platform.charting.plot import Plot, Series
from deskgym.apps.platform.charting.svg import width_of
from deskgym.apps.platform.charting.ticks import tick_label


@pytest.mark.parametrize("most", [992_080, 1_200_000, 3, 87.25])
def test_the_value_of_the_longest_bar_is_not_cut_off(most: float) -> None:
    series = Series("Amount", "#1f6b4a", "column", (most, most / 4))
    plot = Plot(
        "bar", "", "", "", "none", ("Christina Powell", "Joshua Stein"), (None, None), (series,), 560, 240,
        shows_values=True, unit="$",
    )  # fmt: skip
    texts = re.findall(r'<text x="([\d.]+)"[^>]*font-size="10" text-anchor="(\w+)"[^>]*>([^<]+)', draw(plot))
    assert len(texts) >= 2
    for x, anchor, text in texts:
        wide = width_of(text, 10) * {"start": 1.0, "middle": 0.5, "end": 0.0}[anchor]
        assert float(x) + wide <= plot.width, text


@pytest.mark.parametrize(
    ("value", "step", "unit", "label"),
    [
        (100.5, 1.0, "", "101"),
        (2.675, 0.01, "$", "$2.68"),
        (-19.985, 0.01, "£", "-£19.99"),
        (0.125, 0.01, "%", "13%"),
        (2_500_000, 500_000, "$", "$2.5M"),
        (1_200, 200, "", "1,200"),
    ],
)
def test_labels_are_rounded_as_cells_show_numbers(value: float, step: float, unit: str, label: str) -> None:
    assert tick_label(value, step, unit) == label

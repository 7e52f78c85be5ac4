"""A report's chart: what is drawn of its groups, as a picture and in words; and the gauge of a dashboard."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, pi, sin

from ...platform import formats
from ...platform.charting import Plot, Series, draw, svg
from ...platform.wording import said
from .definition import SERIES_CHARTS, Definition, Group, Measure
from .result import Grouped, Key

PALETTE = ("#1D6B4A", "#D97706", "#2563A8", "#8A4FA3", "#B3423A", "#0E8A92", "#7A8B2A", "#5F6B65", "#C2588B", "#4B5AB5")
#: Marks of a chart; what is beyond them is put together as "Other", where that adds up, and left out where it does not.
_MOST = {"Donut": 8, "Funnel": 12}
_MOST_BARS, _MOST_SERIES = 30, 8
#: In pixels: a bar with its name beside it, and what stands above and below the bars, with a legend and without.
_BAR, _AROUND = 14, {True: 80, False: 42}


@dataclass(frozen=True)
class Drawing:
    svg: str
    words: str


def draw_chart(result: Grouped, chart: str, measure: Measure, width: int, height: int) -> Drawing | None:
    """The chart of a report with groups; None where there is nothing to draw."""
    definition = result.definition
    keys = result.children(())
    if not keys or not definition.down:
        return None
    most = _most(result, chart, keys, height)
    shown, rest = keys[:most], keys[most:]
    labels = [result.name(0, key[-1]) for key in shown]
    columns = _series(result, chart, measure, keys)
    if rest and _adds_up(measure) and (len(columns) == 1 or chart != "Line"):
        labels.append(said("Other"))
    columns = [(name, _folded(values, most, len(labels))) for name, values in columns]
    by = " and ".join(said(group.label) for group in _levels(definition, chart))
    words = f"{said(chart)} chart: {said(measure.label)} by {by}. " + "; ".join(
        f"{label}: " + _said(columns, at, measure) for at, label in enumerate(labels)
    )
    left_out = len(keys) - len(shown) if labels[-1:] != [said("Other")] else 0
    if left_out:
        words += f". {left_out} more groups are not drawn."
    plot = Plot(
        _kind(definition, chart, labels), "", "", "", "bottom" if len(columns) > 1 else "none", tuple(labels),
        (None,) * len(labels),
        tuple(
            Series(name, PALETTE[at % len(PALETTE)], "column", tuple(_scaled(measure, value) for value in values))
            for at, (name, values) in enumerate(columns)
        ),
        width, height, shows_values=chart not in ("Donut", "Line"), unit=formats.symbol() if measure.is_money else "",
        palette=PALETTE,
    )  # fmt: skip
    if chart == "Donut":
        plot = Plot(**{**plot.__dict__, "legend": "right"})
    return Drawing(draw(plot), words)


def draw_gauge(measure: Measure, value: float | None, goal: int, width: int, height: int) -> Drawing:
    """A half circle, filled as far as the goal is reached."""
    share = max(0.0, (value or 0) / goal)
    radius, x, y = min(width / 2 - 20, height - 46), width / 2, height - 34.0
    thick = radius * 0.28

    def arc(first: float, last: float, color: str) -> str:
        (x1, y1), (x2, y2) = (_at(x, y, radius - thick / 2, part) for part in (first, last))
        r = svg.number(radius - thick / 2)
        d = f"M{svg.number(x1)} {svg.number(y1)}A{r} {r} 0 0 1 {svg.number(x2)} {svg.number(y2)}"
        return f'<path d="{d}" fill="none" stroke="{color}" stroke-width="{svg.number(thick)}"/>'

    color = PALETTE[0] if share >= 1 else PALETTE[1] if share >= 0.5 else PALETTE[4]
    parts = [arc(0, 1, svg.GRID)]
    if share > 0.002:
        parts.append(arc(0, min(share, 1), color))
    percent = f"{share * 100:.0f} %"
    reached, wanted = measure.write(value or 0), measure.write(goal)
    parts.append(svg.label(x, y - radius * 0.22, percent, size=20, anchor="middle", color=svg.INK, bold=True))
    parts.append(svg.label(x, y, reached, size=13, anchor="middle", color=svg.INK, bold=True))
    parts.append(svg.label(x, y + 18, f"{said('Goal')} {wanted}", size=12, anchor="middle"))
    picture = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" '
        f'font-family="inherit" aria-hidden="true">{"".join(parts)}</svg>'
    )
    return Drawing(picture, f"Gauge: {said(measure.label)} {reached}, {percent} of the goal {wanted}.")


def _at(x: float, y: float, radius: float, share: float) -> tuple[float, float]:
    """The point of the half circle, from left to right."""
    return x - radius * cos(pi * share), y - radius * sin(pi * share)


def _levels(definition: Definition, chart: str) -> list[Group]:
    levels = [*definition.down[:1], *(definition.beside or definition.down[1:2])]
    return levels if chart in SERIES_CHARTS else levels[:1]


def _series(result: Grouped, chart: str, measure: Measure, keys: list[Key]) -> list[tuple[str, Sequence[float | None]]]:
    """What is drawn, by name: one series, or one for each of the second groups."""
    definition = result.definition
    if chart not in SERIES_CHARTS or not (definition.beside or definition.down[1:]):
        return [(said(measure.label), [result.value(measure, key) for key in keys])]
    depth = len(definition.down)
    series: list[tuple[str, Sequence[float | None]]]
    if definition.beside:
        series = [
            (
                " / ".join(result.name(depth + at, value) for at, value in enumerate(across)),
                [result.value(measure, key, across) for key in keys],
            )
            for across in result.across
        ]
    else:
        seconds = sorted({key[1] for first in keys for key in result.children(first)}, key=lambda v: result.order[1, v])
        series = [
            (result.name(1, second), [result.value(measure, (*key, second)) for key in keys]) for second in seconds
        ]
    if len(series) <= _MOST_SERIES or not _adds_up(measure):
        return series[:_MOST_SERIES]
    # Of periods the latest tell most.
    last = (definition.beside or definition.down[1:])[0].field.is_date
    cut = len(series) - _MOST_SERIES + 1 if last else _MOST_SERIES - 1
    told, rest = (series[cut:], series[:cut]) if last else (series[:cut], series[cut:])
    others = [sum(values[at] or 0 for _, values in rest) for at in range(len(keys))]
    return [(said("Earlier"), others), *told] if last else [*told, (said("Other"), others)]


def _adds_up(measure: Measure) -> bool:
    return measure.field is None or measure.how == "sum"


def _folded(values: Sequence[float | None], most: int, marks: int) -> list[float | None]:
    """The first values, and where there are more marks than these, what the others come to."""
    others = [sum(each or 0 for each in values[most:])] if marks > most else []
    return [*values[:most], *others]


def _most(result: Grouped, chart: str, keys: list[Key], height: int) -> int:
    """How many groups are drawn: each of the bars that lie has a name beside it, and what is put together has one."""
    most, definition = _MOST.get(chart, _MOST_BARS), result.definition
    lies = _kind(definition, chart, [result.name(0, key[-1]) for key in keys[:most]]).endswith("bar")
    if not lies:
        return most
    names = max(2, (height - _AROUND[len(_levels(definition, chart)) > 1]) // _BAR)
    return most if len(keys) <= names else min(most, names - 1)


def _said(columns: list[tuple[str, Sequence[float | None]]], at: int, measure: Measure) -> str:
    if len(columns) == 1:
        return measure.write(columns[0][1][at])
    return ", ".join(f"{name} {measure.write(values[at])}" for name, values in columns if values[at] is not None)


def _kind(definition: Definition, chart: str, labels: list[str]) -> str:
    """Bars of time stand upright, and those of few short names; others lie, so that their names can be read."""
    if chart not in ("Bar", "Stacked bar"):
        return {"Line": "line", "Donut": "donut", "Funnel": "funnel"}[chart]
    is_short = len(labels) <= 8 and all(svg.width_of(label) <= 76 for label in labels)
    upright = definition.down[0].field.is_date or is_short
    return ("stacked " if chart == "Stacked bar" else "") + ("column" if upright else "bar")


def _scaled(measure: Measure, value: float | None) -> float | None:
    return value / 100 if value is not None and measure.is_money else value

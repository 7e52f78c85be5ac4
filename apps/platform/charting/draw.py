"""The marks of each kind of chart."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin

from ..wording import told
from . import frame, svg
from .frame import Room
from .plot import Plot, Series
from .ticks import Scale, scale, tick_label

_MARKED = 40  # lines with more points than that have no dots


def draw(plot: Plot) -> str:
    """A chart as the text of one SVG element."""
    out: list[str] = []
    room = frame.surround(plot, out)
    values = [value for series in plot.series for value in series.values if value is not None]
    if not values:
        text = told("There are no numbers in the range of this chart.")
        out.append(svg.label(plot.width / 2, plot.height / 2, svg.fitted(text, plot.width - 24), anchor="middle"))
    elif plot.kind in ("pie", "donut"):
        _pie(plot, room, out)
    elif plot.kind == "funnel":
        _funnel(plot, room, out)
    else:
        frame.titles(plot, room, out)
        _with_axes(plot, room, values, out)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{plot.width}" height="{plot.height}" '
        f'viewBox="0 0 {plot.width} {plot.height}" font-family="inherit" aria-hidden="true">{"".join(out)}</svg>'
    )


def _with_axes(plot: Plot, room: Room, values: list[float], out: list[str]) -> None:
    if plot.is_stacked:
        values = [end for bars in _stacks(plot) for _, low, high in bars for end in (low, high)]
    from_zero = plot.kind not in ("line", "scatter")
    most = max(3, min(7, int((room.width if plot.is_sideways else room.height) // 45)))
    axis = scale(values, from_zero=from_zero, most=most)
    if plot.kind == "scatter":
        _scatter(plot, room, axis, out)
    elif plot.is_sideways:
        frame.sideways(plot, room, axis, out)
        _bars(plot, list(plot.series), room, axis, out)
    else:
        spread = plot.kind in ("line", "area") and len(plot.labels) > 1
        frame.upright(plot, room, axis, plot.labels, out, spread=False)
        bars = [
            s for s in plot.series if plot.kind.endswith("column") or (plot.kind == "combo" and s.shape == "column")
        ]
        _bars(plot, bars, room, axis, out)
        for series in plot.series:
            if series not in bars:
                _line(plot, series, room, axis, out, filled=plot.kind == "area" and spread)


def _stacks(plot: Plot) -> list[list[tuple[Series, float, float]]]:
    """For each label the parts of its stack, those below zero downwards."""
    stacks = []
    for at in range(len(plot.labels)):
        ups = downs = 0.0
        parts = []
        for series in plot.series:
            value = series.values[at] or 0.0
            if value >= 0:
                parts.append((series, ups, ups + value))
                ups += value
            else:
                parts.append((series, downs + value, downs))
                downs += value
        stacks.append(parts)
    return stacks


def _bars(plot: Plot, bars: list[Series], room: Room, axis: Scale, out: list[str]) -> None:
    slot = (room.height if plot.is_sideways else room.width) / max(len(plot.labels), 1)
    thick = slot * 0.72 / (1 if plot.is_stacked else max(len(bars), 1))
    stacks = _stacks(plot) if plot.is_stacked else []
    for at in range(len(plot.labels)):
        start = slot * at + slot * 0.14
        parts = stacks[at] if stacks else [(s, min(s.values[at] or 0, 0), max(s.values[at] or 0, 0)) for s in bars]
        for order, (series, low, high) in enumerate(parts):
            value = series.values[at]
            if value is None:
                continue
            across = start + (0 if plot.is_stacked else thick * order)
            first, last = axis.share(low), axis.share(high)
            if plot.is_sideways:
                x, y = room.left + first * room.width, room.top + across
                out.append(svg.box(x, y, (last - first) * room.width, max(thick - 1, 0.5), series.color))
            else:
                x, y = room.left + across, room.bottom - last * room.height
                out.append(svg.box(x, y, max(thick - 1, 0.5), (last - first) * room.height, series.color))
            long = abs(last - first) * (room.width if plot.is_sideways else room.height)
            if plot.shows_values and _has_room(plot, value, thick, long):
                out.append(_bar_label(plot, room, axis, value, (first, last), across + thick / 2))


def _has_room(plot: Plot, value: float, thick: float, long: float) -> bool:
    """Whether the label of a bar would not run into those beside it."""
    wide = svg.width_of(value_label(plot, value), 10)
    if plot.is_sideways:
        return thick >= 13 and wide <= long if plot.is_stacked else thick >= 9
    return wide <= thick * 1.3 and (not plot.is_stacked or long >= 12)


def _bar_label(plot: Plot, room: Room, axis: Scale, value: float, ends: tuple[float, float], middle: float) -> str:
    """The value of a bar: at its end, or in the middle of its part of a stack."""
    text = value_label(plot, value)
    if plot.is_sideways:
        y = room.top + middle + 4
        if plot.is_stacked:
            return svg.label(room.left + sum(ends) / 2 * room.width, y, text, anchor="middle", color="#FFFFFF", size=10)
        x = room.left + ends[1] * room.width
        if x + 4 + svg.width_of(text, 10) > plot.width:
            # Beyond the longest bars there may be no room: it stands within.
            return svg.label(x - 4, y, text, anchor="end", color="#FFFFFF", size=10)
        return svg.label(x + 4, y, text, size=10)
    x = room.left + middle
    if plot.is_stacked:
        y = room.bottom - sum(ends) / 2 * room.height + 4
        return svg.label(x, y, text, anchor="middle", color="#FFFFFF", size=10)
    return svg.label(x, room.bottom - ends[1] * room.height - 4, text, anchor="middle", size=10)


def value_label(plot: Plot, value: float) -> str:
    """A value as a label beside its mark says it."""
    step = 1.0 if abs(value) >= 100 or value == int(value) else 0.01
    return tick_label(value, 0.001 if plot.unit == "%" else step, plot.unit)


def _line(plot: Plot, series: Series, room: Room, axis: Scale, out: list[str], *, filled: bool) -> None:
    slot = room.width / max(len(plot.labels), 1)
    spots = [
        None if value is None else (room.left + slot * (at + 0.5), room.bottom - axis.share(value) * room.height)
        for at, value in enumerate(series.values)
    ]
    ground = room.bottom - max(0.0, min(1.0, axis.share(0))) * room.height
    for run in _runs(spots):
        if filled and len(run) > 1:
            around = [*run, (run[-1][0], ground), (run[0][0], ground)]
            out.append(f'<path d="{svg.course(around)}Z" fill="{series.color}" fill-opacity="0.25"/>')
        if len(run) > 1:
            out.append(svg.path(run, series.color))
        if len(run) == 1 or len(plot.labels) <= _MARKED:
            out += [svg.dot(x, y, series.color) for x, y in run]
    if plot.shows_values:
        for spot, value in zip(spots, series.values, strict=True):
            if spot is not None and value is not None:
                out.append(svg.label(spot[0], spot[1] - 7, value_label(plot, value), anchor="middle", size=10))


def _runs(spots: list[tuple[float, float] | None]) -> Iterator[list[tuple[float, float]]]:
    """The points between empty cells: a line has a gap there."""
    run: list[tuple[float, float]] = []
    for spot in [*spots, None]:
        if spot is not None:
            run.append(spot)
        elif run:
            yield run
            run = []


def _scatter(plot: Plot, room: Room, axis: Scale, out: list[str]) -> None:
    # Labels that are no numbers stand for their places.
    xs = [x if x is not None else float(at + 1) for at, x in enumerate(plot.xs)]
    across = scale(xs, from_zero=False, most=max(3, min(8, int(room.width // 70))))
    frame.upright(plot, room, axis, (), out, spread=True)
    for tick in across.ticks:
        x = room.left + across.share(tick) * room.width
        out.append(svg.line(x, room.top, x, room.bottom))
        out.append(svg.label(x, room.bottom + 14, tick_label(tick, across.step), anchor="middle"))
    for series in plot.series:
        for at, value in enumerate(series.values):
            if value is None:
                continue
            x, y = room.left + across.share(xs[at]) * room.width, room.bottom - axis.share(value) * room.height
            out.append(svg.dot(x, y, series.color, 4))
            if plot.shows_values:
                out.append(svg.label(x, y - 7, value_label(plot, value), anchor="middle", size=10))


def _pie(plot: Plot, room: Room, out: list[str]) -> None:
    """Shares of a whole; those of a donut stand around it."""
    values = [max(value or 0.0, 0.0) for value in plot.series[0].values]
    whole = sum(values)
    if not whole:
        out.append(
            svg.label(
                plot.width / 2, plot.height / 2, told(f"A {plot.kind} needs numbers above zero."), anchor="middle"
            )
        )
        return
    radius = max(min(room.width, room.height) / 2 - 4, 4)
    x, y = (room.left + room.right) / 2, (room.top + room.bottom) / 2
    turned = 0.0
    for at, value in enumerate(values):
        color, share = plot.color(at), value / whole
        if share >= 0.9999:
            out.append(svg.dot(x, y, color, radius))
        elif share:
            first, last = _on_circle(x, y, radius, turned), _on_circle(x, y, radius, turned + share)
            arc = f"A{svg.number(radius)} {svg.number(radius)} 0 {int(share > 0.5)} 1"
            d = f"{svg.course([(x, y), first])}{arc} {svg.number(last[0])} {svg.number(last[1])}Z"
            out.append(f'<path d="{d}" fill="{color}" stroke="#FFFFFF"/>')
        if share >= 0.05:
            spot = _on_circle(x, y, radius * (0.78 if plot.kind == "donut" else 0.68), turned + share / 2)
            text = value_label(plot, value) if plot.shows_values else f"{share * 100:.1f}%"
            out.append(svg.label(spot[0], spot[1] + 4, text, anchor="middle", color="#FFFFFF", bold=True))
        turned += share
    if plot.kind == "donut":
        out.append(svg.dot(x, y, "#FFFFFF", radius * 0.55))
        out.append(svg.label(x, y + 5, value_label(plot, whole), anchor="middle", color=svg.INK, bold=True, size=14))


def _funnel(plot: Plot, room: Room, out: list[str]) -> None:
    """One bar below the other, each as wide as its value and in the middle; its name and value stand beside it."""
    values = [max(value or 0.0, 0.0) for value in plot.series[0].values]
    widest = max(values) or 1.0
    names = [f"{name}  {value_label(plot, value)}" for name, value in zip(plot.labels, values, strict=True)]
    beside = min(max(svg.width_of(name) for name in names) + 12, room.width * 0.5)
    middle, slot = room.left + (room.width - beside) / 2, room.height / len(values)
    for at, (name, value) in enumerate(zip(names, values, strict=True)):
        wide = (room.width - beside) * value / widest
        top = room.top + slot * at
        out.append(svg.box(middle - wide / 2, top + 1, max(wide, 1), max(slot - 2, 1), plot.color(at)))
        out.append(svg.label(room.right - beside + 10, top + slot / 2 + 4, svg.fitted(name, beside), color=svg.INK))


def _on_circle(x: float, y: float, radius: float, turn: float) -> tuple[float, float]:
    """The point of a circle so many turns, clockwise, from its top."""
    return x + radius * sin(2 * pi * turn), y - radius * cos(2 * pi * turn)

"""What stands around the marks of a chart: its title, its legend, the axes with their titles."""

from __future__ import annotations

from dataclasses import dataclass

from . import svg
from .plot import Plot
from .ticks import Scale, tick_label

_MARGIN, _LINE = 12, 16
_LABEL = 110  # as wide as the names beside the bars may get


@dataclass
class Room:
    """What is left to draw in, from edge to edge."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top


def surround(plot: Plot, out: list[str]) -> Room:
    """Draw the title and the legend."""
    room = Room(_MARGIN, _MARGIN, plot.width - _MARGIN, plot.height - _MARGIN)
    if plot.title:
        title = svg.fitted(plot.title, room.width, 15)
        out.append(svg.label(room.left, room.top + 13, title, size=15, color=svg.INK, bold=True))
        room.top += 26
    _legend(plot, room, out)
    return room


def entries(plot: Plot) -> list[tuple[str, str]]:
    """What the legend names, each with its color."""
    if plot.kind == "funnel":
        return []
    if plot.kind in ("pie", "donut"):
        return [(name, plot.color(at)) for at, name in enumerate(plot.labels)]
    return [(series.name, series.color) for series in plot.series]


def _legend(plot: Plot, room: Room, out: list[str]) -> None:
    named = entries(plot)
    if plot.legend == "none" or not named:
        return
    if plot.legend in ("left", "right"):
        width = min(130.0, max(svg.width_of(name) for name, _ in named) + 18)
        x = room.left if plot.legend == "left" else room.right - width
        for at, (name, color) in enumerate(named[: int(room.height // _LINE)]):
            _entry(x, room.top + at * _LINE, name, color, width, out)
        if plot.legend == "left":
            room.left += width + 12
        else:
            room.right -= width + 12
        return
    lines: list[list[tuple[str, str, float]]] = [[]]
    used = 0.0
    for name, color in named:
        width = min(150.0, svg.width_of(name) + 30)
        if used + width > room.width and lines[-1]:
            lines.append([])
            used = 0.0
        lines[-1].append((name, color, width))
        used += width
    lines = lines[:2]
    top = room.top if plot.legend == "top" else room.bottom - len(lines) * _LINE
    for at, entries_ in enumerate(lines):
        x = room.left + (room.width - sum(width for *_, width in entries_)) / 2
        for name, color, width in entries_:
            _entry(x, top + at * _LINE, name, color, width - 12, out)
            x += width
    if plot.legend == "top":
        room.top += len(lines) * _LINE + 6
    else:
        room.bottom -= len(lines) * _LINE + 6


def _entry(x: float, y: float, name: str, color: str, width: float, out: list[str]) -> None:
    out.append(svg.box(x, y + 2, 10, 10, color))
    out.append(svg.label(x + 15, y + 11, name, color=svg.INK, room=width - 15))


def titles(plot: Plot, room: Room, out: list[str]) -> None:
    """Draw the titles of the axes."""
    if plot.x_title:
        room.bottom -= 18
    if plot.y_title:
        room.left += 18
        middle = (room.top + room.bottom) / 2
        text = svg.fitted(plot.y_title, room.height, 12)
        out.append(svg.label(room.left - 8, middle, text, size=12, anchor="middle", color=svg.INK, turn=-90))
    if plot.x_title:
        middle = (room.left + room.right) / 2
        text = svg.fitted(plot.x_title, room.width, 12)
        out.append(svg.label(middle, room.bottom + 14, text, size=12, anchor="middle", color=svg.INK))


def upright(plot: Plot, room: Room, values: Scale, names: tuple[str, ...], out: list[str], *, spread: bool) -> None:
    """Axes with the values upwards and names from left to right; `spread`: the first and last stand at the ends."""
    texts = [tick_label(tick, values.step, plot.unit) for tick in values.ticks]
    room.left += max(svg.width_of(text) for text in texts) + 8
    slot = room.width / max(len(names) - (1 if spread else 0), 1)
    widest = max((svg.width_of(name) for name in names), default=0.0)
    turned = widest > slot - 6 and len(names) > 1
    deep = min(widest, 80.0) * 0.7 + 12 if turned else _LINE
    room.bottom -= deep
    for tick, text in zip(values.ticks, texts, strict=True):
        y = room.bottom - values.share(tick) * room.height
        out.append(svg.line(room.left, y, room.right, y, "#9AA3B8" if tick == 0 else svg.GRID))
        out.append(svg.label(room.left - 6, y + 4, text, anchor="end"))
    every = max(1, -(-14 * len(names) // max(int(room.width), 1))) if turned else 1
    for at, name in list(enumerate(names))[::every]:
        x = room.left + slot * (at if spread else at + 0.5)
        if turned:
            out.append(svg.label(x + 4, room.bottom + 13, name, anchor="end", turn=-45, room=80))
        else:
            text = name if len(names) > 1 else svg.fitted(name, slot)
            out.append(svg.label(x, room.bottom + 14, text, anchor="middle"))


def sideways(plot: Plot, room: Room, values: Scale, out: list[str]) -> None:
    """Axes with the values to the right and the names beside the bars."""
    wide = min(_LABEL, max((svg.width_of(name) for name in plot.labels), default=0.0))
    room.left += wide + 8
    room.bottom -= _LINE
    # The last number, or the label of the longest bar, stands half or wholly beyond the end.
    last = svg.width_of(tick_label(values.high, values.step, plot.unit))
    room.right -= last if plot.shows_values else last / 2
    for tick in values.ticks:
        x = room.left + values.share(tick) * room.width
        out.append(svg.line(x, room.top, x, room.bottom, "#9AA3B8" if tick == 0 else svg.GRID))
        out.append(svg.label(x, room.bottom + 14, tick_label(tick, values.step, plot.unit), anchor="middle"))
    slot = room.height / max(len(plot.labels), 1)
    every = max(1, -(-13 * len(plot.labels) // max(int(room.height), 1)))
    for at, name in list(enumerate(plot.labels))[::every]:
        y = room.top + slot * (at + 0.5) + 4
        out.append(svg.label(room.left - 6, y, name, anchor="end", room=_LABEL))

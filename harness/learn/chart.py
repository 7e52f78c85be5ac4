"""A chart of shares with intervals, as an SVG that reads well on light and dark pages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from ..results.statistics import Rate

WIDTH, HEIGHT = 640, 320
_LEFT, _RIGHT, _TOP, _BOTTOM = 56, 150, 16, 48
_COLORS = ("#3266ad", "#c25b1e", "#3d8a55", "#8a4fa3")
_GREY = "#8a8f98"


@dataclass(frozen=True)
class Line:
    """Shares by a number, from the smallest."""

    name: str
    points: tuple[tuple[float, Rate], ...]


def chart(lines: Sequence[Line], across: str, up: str) -> str:
    """An SVG of 640 × 320 pixels: one line for each, intervals as bars, from 0 to 100 %."""
    most = max(x for line in lines for x, _ in line.points) or 1.0
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        f'font-family="sans-serif" font-size="12" fill="{_GREY}" role="img">',
        f"<title>{escape(up)}, by {escape(across)}</title>",
    ]
    for share in (0, 0.25, 0.5, 0.75, 1):
        y = _y(share)
        parts.append(f'<path d="M{_LEFT} {y:.1f}H{WIDTH - _RIGHT}" stroke="{_GREY}" stroke-opacity=".35"/>')
        parts.append(f'<text x="{_LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{share:.0%}</text>')
    parts += [
        f'<text x="{_x(x, most):.1f}" y="{HEIGHT - _BOTTOM + 18}" text-anchor="middle">{x:g}</text>'
        for x in sorted({x for line in lines for x, _ in line.points})
    ]
    middle = (_LEFT + WIDTH - _RIGHT) / 2
    parts.append(f'<text x="{middle}" y="{HEIGHT - 8}" text-anchor="middle">{escape(across)}</text>')
    parts.append(f'<text transform="translate(12 {_y(0.5):.0f}) rotate(-90)" text-anchor="middle">{escape(up)}</text>')
    for index, line in enumerate(lines):
        color = _COLORS[index % len(_COLORS)]
        path = "L".join(f"{_x(x, most):.1f} {_y(rate.value):.1f}" for x, rate in line.points)
        parts.append(f'<path d="M{path}" fill="none" stroke="{color}" stroke-width="2"/>')
        for x, rate in line.points:
            at = _x(x, most)
            parts.append(f'<path d="M{at:.1f} {_y(rate.low):.1f}V{_y(rate.high):.1f}" stroke="{color}"/>')
            parts.append(f'<circle cx="{at:.1f}" cy="{_y(rate.value):.1f}" r="3.5" fill="{color}"/>')
        end = line.points[-1][1]
        parts.append(
            f'<text x="{WIDTH - _RIGHT + 10}" y="{_y(end.value) + 4:.1f}" fill="{color}">{escape(line.name)}</text>'
        )
    return "\n".join([*parts, "</svg>"]) + "\n"


def _x(value: float, most: float) -> float:
    return _LEFT + 12 + value / most * (WIDTH - _LEFT - _RIGHT - 24)


def _y(share: float) -> float:
    return HEIGHT - _BOTTOM - share * (HEIGHT - _TOP - _BOTTOM)

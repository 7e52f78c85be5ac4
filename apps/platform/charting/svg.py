"""The shapes that charts are made of, as SVG text. No element has a style: the page's policy allows none."""

from __future__ import annotations

from html import escape

INK, SOFT, GRID = "#1A2130", "#5F687C", "#E3E6EC"
_NARROW, _WIDE = "fijlrtI.,:;'!|()[] ", "mwMW%@"


def number(value: float) -> str:
    """A coordinate, to a tenth of a pixel."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def width_of(text: str, size: float = 11) -> float:
    """About how wide a text is; the widths of letters are rough, so that no font needs to be at hand."""
    return sum(0.32 if letter in _NARROW else 0.88 if letter in _WIDE else 0.58 for letter in text) * size


def fitted(text: str, room: float, size: float = 11) -> str:
    """A text cut to the room there is."""
    if width_of(text, size) <= room:
        return text
    while text and width_of(text + "…", size) > room:
        text = text[:-1]
    return text.rstrip() + "…" if text else ""


def label(
    x: float, y: float, text: str, *, size: float = 11, anchor: str = "start", color: str = SOFT,
    bold: bool = False, turn: int = 0, room: float = 0,
) -> str:  # fmt: skip
    """A text; cut to `room` if there is so much, and then whole on hover."""
    shown = fitted(text, room, size) if room else text
    whole = f"<title>{escape(text)}</title>" if shown != text else ""
    weight = ' font-weight="600"' if bold else ""
    turned = f' transform="rotate({turn} {number(x)} {number(y)})"' if turn else ""
    return (
        f'<text x="{number(x)}" y="{number(y)}" font-size="{number(size)}" text-anchor="{anchor}" fill="{color}"'
        f"{weight}{turned}>{whole}{escape(shown)}</text>"
    )


def line(x1: float, y1: float, x2: float, y2: float, color: str = GRID) -> str:
    return (
        f'<line x1="{number(x1)}" y1="{number(y1)}" x2="{number(x2)}" y2="{number(y2)}" stroke="{color}" '
        'shape-rendering="crispEdges"/>'
    )


def box(x: float, y: float, width: float, height: float, color: str) -> str:
    return f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}" fill="{color}"/>'


def dot(x: float, y: float, color: str, radius: float = 3) -> str:
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{color}"/>'


def path(points: list[tuple[float, float]], color: str) -> str:
    """A line through points."""
    return f'<path d="{course(points)}" fill="none" stroke="{color}" stroke-width="2" stroke-linejoin="round"/>'


def course(points: list[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)

"""Looks of cells, from their compact form to the properties of a file's formats and back."""

from __future__ import annotations

from typing import Any

from ..engine.styles import Compact

_FLAGS = {"b": "bold", "i": "italic", "s": "font_strikeout", "w": "text_wrap"}
_SIDES = {"T": "top", "R": "right", "B": "bottom", "L": "left"}
_LINES = {
    "thin": 1, "medium": 2, "dashed": 3, "dotted": 4, "thick": 5, "double": 6, "hair": 7, "mediumdashed": 8,
    "dashdot": 9, "mediumdashdot": 10, "dashdotdot": 11, "mediumdashdotdot": 12, "slantdashdot": 13,
}  # fmt: skip
_VERTICAL = {"top": "top", "center": "vcenter"}


def properties(small: Compact) -> dict[str, Any]:
    """A compact look as XlsxWriter takes it."""
    found: dict[str, Any] = {long: True for short, long in _FLAGS.items() if small.get(short)}
    if small.get("u"):
        found["underline"] = 1
    if format := small.get("f"):
        found["num_format"] = format
    if color := small.get("c"):
        found["font_color"] = color
    if size := small.get("z"):
        found["font_size"] = size
    if fill := small.get("g"):
        found["bg_color"] = fill
    if horizontal := small.get("h"):
        found["align"] = horizontal
    if vertical := small.get("v"):
        found["valign"] = _VERTICAL[vertical]
    for short, side in _SIDES.items():
        if line := small.get(short):
            found[side] = _LINES.get(str(line[0]).replace("_", "").lower(), 1)
            found[f"{side}_color"] = line[1]
    return found


def from_differential(dxf: Any) -> Compact:
    """The look that a conditional format of a file gives, as far as ours can: fill, text colour, flags."""
    small: Compact = {}
    if dxf is None:
        return small
    if dxf.fill is not None:
        for color in (dxf.fill.bgColor, dxf.fill.fgColor):
            if "g" not in small and (plain := color_of(color)) is not None:
                small["g"] = plain
    if dxf.font is not None:
        if (plain := color_of(dxf.font.color)) is not None:
            small["c"] = plain
        for short, long in (("b", "b"), ("i", "i"), ("s", "strike")):
            if getattr(dxf.font, long):
                small[short] = 1
        if dxf.font.u:
            small["u"] = 1
    return small


def color_of(color: Any) -> str | None:
    """ "#FECACA", None for colours that only a theme knows."""
    rgb = getattr(color, "rgb", None)
    if not isinstance(rgb, str) or len(rgb) not in (6, 8) or getattr(color, "type", "rgb") != "rgb":
        return None
    # Without colour it is written as nothing at all: all bits are zero.
    return f"#{rgb[-6:].upper()}" if rgb != "00000000" else None

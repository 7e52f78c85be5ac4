"""Looks of cells, from their compact form to the properties of a file's formats and back."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any
from xml.etree.ElementTree import Element

from ..engine.styles import FONTS, STACKED, Compact

_FLAGS = {"b": "bold", "i": "italic", "s": "font_strikeout", "w": "text_wrap"}
_SIDES = {"T": "top", "R": "right", "B": "bottom", "L": "left"}
_LINES = {
    "thin": 1, "medium": 2, "dashed": 3, "dotted": 4, "thick": 5, "double": 6, "hair": 7, "mediumdashed": 8,
    "dashdot": 9, "mediumdashdot": 10, "dashdotdot": 11, "mediumdashdotdot": 12, "slantdashdot": 13,
}  # fmt: skip
_VERTICAL = {"top": "top", "center": "vcenter"}
#: What the usual one here stands for.
_USUAL_FONTS = ("Calibri", "Inter")
_OTHER_SIZE = 12.0
_KEPT_LINES = ("thin", "medium", "thick", "double")
_KEPT_PLACES = ("general", "left", "center", "right", "top", "bottom")


def properties(small: Compact) -> dict[str, Any]:
    """A compact look as XlsxWriter takes it."""
    found: dict[str, Any] = {long: True for short, long in _FLAGS.items() if small.get(short)}
    if small.get("u"):
        found["underline"] = 1
    if format := small.get("f"):
        found["num_format"] = format
    if color := small.get("c"):
        found["font_color"] = color
    if font := small.get("n"):
        found["font_name"] = font
    if size := small.get("z"):
        found["font_size"] = size
    if turned := small.get("r"):
        # There 270 stands for letters on top of each other.
        found["rotation"] = 270 if turned == STACKED else turned
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
    """The look that a conditional format of a file gives, as far as ours can: fill, text color, flags."""
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


def rotation_of(degrees: int | None) -> int | None:
    """How far a text of a file is turned, which counts degrees downward on from 90."""
    return (90 - degrees if 90 < degrees <= 180 else degrees) if degrees else None


def color_of(color: Any) -> str | None:
    """ "#FECACA", None for colors that only a theme knows."""
    rgb = getattr(color, "rgb", None)
    if not isinstance(rgb, str) or len(rgb) not in (6, 8) or getattr(color, "type", "rgb") != "rgb":
        return None
    # Without color it is written as nothing at all: all bits are zero.
    return f"#{rgb[-6:].upper()}" if rgb != "00000000" else None


def unkept(styles: Element, used: Collection[int]) -> list[str]:
    """What is told of the looks of a file, of which cells have those with the numbers of `used`."""
    parts = {part.tag.rpartition("}")[2]: list(part) for part in styles}
    fonts, plain = set[str](), set[str]()
    for number, look in enumerate(parts.get("cellXfs", [])):
        if number in used:
            font = _part(parts, "fonts", look, "fontId")
            fonts |= {name for name in _values(font, "name") if name not in (*FONTS, *_USUAL_FONTS)}
            plain |= {*_of_font(font), *_of_fill(_part(parts, "fills", look, "fillId"))}
            plain |= {*_of_border(_part(parts, "borders", look, "borderId")), *_of_alignment(look)}
    told = []
    if fonts:
        names = ", ".join(sorted(fonts))
        told.append(
            f"{len(fonts)} font{'' if len(fonts) == 1 else 's'} that no page has here: {names}; the usual one is shown"
        )
    if plain:
        told.append(f"Looks that are not known here, as plain ones: {', '.join(sorted(plain))}")
    return told


def _part(parts: dict[str, list[Element]], word: str, look: Element, attribute: str) -> Element | None:
    found, number = parts.get(word, []), int(look.get(attribute, 0))
    return found[number] if number < len(found) else None


def _values(part: Element | None, word: str) -> list[str]:
    return [one.get("val", "") for one in (part if part is not None else ()) if one.tag.rpartition("}")[2] == word]


def _of_font(font: Element | None) -> Iterator[str]:
    if any(float(size or 0) == _OTHER_SIZE for size in _values(font, "sz")):
        yield "text of 12 points"
    if any(line.startswith("double") for line in _values(font, "u")):
        yield "double underlines"
    if any(place != "baseline" for place in _values(font, "vertAlign")):
        yield "raised and lowered text"


def _of_fill(fill: Element | None) -> Iterator[str]:
    for part in fill if fill is not None else ():
        if part.tag.endswith("}gradientFill"):
            yield "gradients"
        elif part.get("patternType", "none") not in ("none", "solid"):
            yield "patterns"


def _of_border(border: Element | None) -> Iterator[str]:
    for side in border if border is not None else ():
        style = side.get("style", "none")
        if style != "none" and side.tag.endswith("}diagonal"):
            yield "diagonal lines"
        elif style not in ("none", *_KEPT_LINES):
            yield "dashed, dotted and hair lines"


def _of_alignment(look: Element) -> Iterator[str]:
    for part in look:
        if part.tag.endswith("}alignment"):
            if {part.get("horizontal", "general"), part.get("vertical", "bottom")} - {*_KEPT_PLACES}:
                yield "filled, justified and spread alignments"
            if part.get("indent", "0") != "0":
                yield "indents"
            if part.get("shrinkToFit", "0") in ("1", "true"):
                yield "text that shrinks to fit"

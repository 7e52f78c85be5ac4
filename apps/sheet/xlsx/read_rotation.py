"""Turned text of a file, which the engine does not read."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from ..engine import Area, Engine, parse_area
from ..engine.styles import STACKED, STEEPEST
from .found import LAST_COLUMN, LAST_ROW

_CELL = re.compile(rb"<c\s[^>]*>")
_PLACE, _STYLE = re.compile(rb'\sr="([A-Z]+[0-9]+)"'), re.compile(rb'\ss="([0-9]+)"')


def rotations(found: dict[str, bytes]) -> dict[int, int | str]:
    """How the formats of a file that turn text turn it, by their number."""
    part = found.get("xl/styles.xml")
    turned: dict[int, int | str] = {}
    if part is None:
        return turned
    formats = ElementTree.fromstring(part).find("{*}cellXfs")
    for number, format in enumerate(formats if formats is not None else ()):
        alignment = format.find("{*}alignment")
        angle = int(alignment.get("textRotation", "0")) if alignment is not None else 0
        if angle == 255:
            turned[number] = STACKED
        elif 0 < angle <= STEEPEST:
            turned[number] = angle
        elif STEEPEST < angle <= 2 * STEEPEST:
            # Files count what leads down from 91 on.
            turned[number] = STEEPEST - angle
    return turned


def turn(engine: Engine, key: int, part: bytes, turned: dict[int, int | str]) -> None:
    """Turn the text of a sheet's cells as its part of the file has it."""
    for match in _CELL.finditer(part) if turned else ():
        place, style = _PLACE.search(match[0]), _STYLE.search(match[0])
        if place is None or style is None or (rotation := turned.get(int(style[1]))) is None:
            continue
        area = parse_area(place[1].decode())
        if isinstance(area, Area) and area.bottom <= LAST_ROW and area.right <= LAST_COLUMN:
            engine.restyle(key, area, {"r": rotation})

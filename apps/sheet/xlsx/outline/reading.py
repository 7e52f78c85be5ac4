"""Links and groups of a file."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from html import unescape
from itertools import pairwise
from typing import Any

from ...engine import Area, Engine, parse_area
from ...engine.refs import unquoted
from ..archive import Parts, outside_relations
from ..found import LAST_COLUMN, LAST_ROW, Page

_LINK = re.compile(r"<hyperlink\b([^>]*?)/?>")
_ATTRIBUTE = re.compile(r'([\w:]+)="([^"]*)"')
_WEB = re.compile(r"https?://\S+|mailto:\S+")
_LONGEST_URL = 2000
_MOST_CELLS, _DEEPEST = 200, 7
_OTHER_LINK = "link of a kind that is not known here"


def read_links(page: Page, engine: Engine, found: Parts, part: str, left: Counter[str]) -> None:
    """`part` is the sheet's name among the parts of the file."""
    text = found[part].decode("utf-8", errors="replace")
    start = text.find("<hyperlinks")
    outside = outside_relations(found, part) if start >= 0 else {}
    for match in _LINK.finditer(text, start) if start >= 0 else ():
        given = {name.rpartition(":")[2]: unescape(value) for name, value in _ATTRIBUTE.findall(match[1])}
        area, leads = _area(given.get("ref", "")), _leads_to(given, outside, page, engine)
        cells = [at for at in area.cells() if _is_filled(engine, page.key, *at)] if area else []
        if leads is None or not cells:
            left[_OTHER_LINK] += 1
            continue
        for at in cells:
            page.links[at] = leads


def _area(reference: str) -> Area | None:
    try:
        area = parse_area(reference.replace("$", ""))
    except ValueError:
        return None
    return area if area.size <= _MOST_CELLS and area.bottom <= LAST_ROW and area.right <= LAST_COLUMN else None


def _is_filled(engine: Engine, key: int, row: int, column: int) -> bool:
    reading = engine.reading(key, row, column)
    return reading is not None and reading.kind != "empty"


def _leads_to(
    given: Mapping[str, str], outside: Mapping[str, str], page: Page, engine: Engine
) -> tuple[str | None, int | None, str | None] | None:
    """A web address, or the key of a sheet and an area of it."""
    place, url = given.get("location", ""), outside.get(given.get("id", ""), "")
    if url and not url.startswith("#"):
        url = f"{url}#{place}" if place else url
        return (url, None, None) if _WEB.fullmatch(url) and len(url) <= _LONGEST_URL else None
    place = place or url.removeprefix("#")
    sheet, _, reference = engine.names().get(place, place).rpartition("!")
    keys = {info.name.casefold(): info.key for info in engine.sheets()}
    key = keys.get(unquoted(sheet).casefold()) if sheet else page.key
    area = _area(reference)
    return (None, key, str(area)) if key is not None and area is not None else None


def read_groups(page: Page, sheet: Any) -> None:
    """Groups of a sheet, outer ones first; files say of each line how many it lies in."""
    rows = {n: (row.outlineLevel or 0, bool(row.hidden)) for n, row in sheet.row_dimensions.items() if n <= LAST_ROW}
    columns = {
        number: (dimension.outlineLevel or 0, bool(dimension.hidden))
        for dimension in sheet.column_dimensions.values()
        for number in range(dimension.min or 1, min(dimension.max or 1, LAST_COLUMN) + 1)
    }
    for axis, lines in (("row", rows), ("column", columns)):
        for level in range(1, _DEEPEST + 1):
            for first, last in _runs([number for number, (deep, _) in sorted(lines.items()) if deep >= level]):
                is_collapsed = all(lines[number][1] for number in range(first, last + 1))
                page.groups.append({"axis": axis, "first": first, "last": last, "is_collapsed": is_collapsed})


def _runs(numbers: Sequence[int]) -> list[tuple[int, int]]:
    """The first and last of numbers that follow each other."""
    if not numbers:
        return []
    ends = [one for one, other in pairwise(numbers) if other != one + 1] + [numbers[-1]]
    starts = [numbers[0]] + [other for one, other in pairwise(numbers) if other != one + 1]
    return list(zip(starts, ends, strict=True))

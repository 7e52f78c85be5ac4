"""How much an xlsx file may hold: counted in one pass over its parts, before any reader builds something of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from html import unescape
from xml.parsers import expat

from ...platform.errors import Invalid
from ..engine import bounds, parse_area

DAMAGED = "This xlsx file is damaged or uses something that cannot be read here."
DEEPEST = 100
#: As many as a workbook holds here: what goes out comes in again.
MOST_CELLS = 200_000
#: A cell of a file has its formula and its value below it, and a look of its own at most.
MOST_ELEMENTS = 12 * MOST_CELLS
#: What is counted by the name of its element: how many a file may have, and what they are.
_MOST = {
    "c": (MOST_CELLS, "cells"),
    "row": (MOST_CELLS, "rows"),
    "col": (30_000, "widths of columns"),
    "mergeCell": (5_000, "merged areas"),
    "sheet": (200, "sheets"),
    "definedName": (2_000, "names"),
    "cfRule": (6_000, "conditional formats"),
    "dataValidation": (6_000, "validations"),
    "protectedRange": (200, "ranges that may be edited"),
    "filterColumn": (500, "filtered columns"),
    "xf": (50_000, "formats of cells"),
    "oneCellAnchor": (1_000, "drawings"),
    "twoCellAnchor": (1_000, "drawings"),
    "absoluteAnchor": (1_000, "drawings"),
    "Relationship": (20_000, "links"),
}
#: Of all merged areas together, and of the areas on which rules lie.
MOST_MERGED = 100_000
MOST_AREAS = 20_000
_PLACED = ("conditionalFormatting", "dataValidation", "protectedRange")


def check(parts: Mapping[str, bytes]) -> None:
    """Raises Invalid, at `file`, naming what is too much of a file, and for parts that are no XML."""
    count = _Count()
    for name, part in parts.items():
        if name.endswith((".xml", ".rels")):
            count.add(part)


class _Count:
    """What was met so far in the parts of a file."""

    def __init__(self) -> None:
        self._found: Counter[str] = Counter()
        self._depth = self._elements = self._merged = self._areas = 0

    def add(self, part: bytes) -> None:
        parser = expat.ParserCreate()
        self._depth = 0
        parser.StartElementHandler, parser.EndElementHandler = self._start, self._end
        parser.StartDoctypeDeclHandler = _refuse_entities
        try:
            parser.Parse(part, True)
        except (expat.ExpatError, ValueError) as error:
            raise Invalid(file=DAMAGED) from error

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        self._depth += 1
        self._elements += 1
        if self._depth > DEEPEST:
            raise _refusal(f"parts nested more than {DEEPEST} deep", "")
        if self._elements > MOST_ELEMENTS:
            raise _refusal(f"more than {MOST_ELEMENTS:,} elements")
        # Whatever prefix a file gives to its names.
        name = tag.rpartition(":")[2]
        if (limit := _MOST.get(name)) is not None:
            self._found[name] += 1
            if self._found[name] > limit[0]:
                raise _refusal(f"more than {limit[0]:,} {limit[1]}")
        if name == "mergeCell":
            self._merge(attributes.get("ref", ""))
        elif name in _PLACED:
            self._areas += len(attributes.get("sqref", "").split())
            if self._areas > MOST_AREAS:
                raise _refusal(f"rules on more than {MOST_AREAS:,} areas")

    def _end(self, tag: str) -> None:
        self._depth -= 1

    def _merge(self, reference: str) -> None:
        try:
            self._merged += parse_area(reference.replace("$", "")).size
        except ValueError as error:
            raise Invalid(file=DAMAGED) from error
        if self._merged > MOST_MERGED:
            raise _refusal(f"merged areas of more than {MOST_MERGED:,} cells")


def is_too_much(formula: str) -> bool:
    """Whether a formula, as it stands in a part, is more than the engine may be given."""
    return len(formula) > bounds.DEEPEST and bounds.complaint(unescape(formula)) is not None


def _refusal(what: str, advice: str = " Split it into smaller files.") -> Invalid:
    return Invalid(file=f"This file is too large to read here: it has {what}.{advice}")


def _refuse_entities(*_: object) -> None:
    raise Invalid(file="This xlsx file declares entities, which is not allowed.")

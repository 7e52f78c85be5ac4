"""The formulas of a file as people see them here; those that cannot be worked out keep the values they had there."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from html import unescape

from ...engine import Area, Engine, address, parse_area, unsupported
from ...engine.arrays.registry import EAGER, LAZY, LIFTED
from ...engine.arrays.rule import OURS
from ...engine.entry import TypedValue
from ...engine.refs import column_number, unquoted
from ..archive import CELL, Parts, sheet_parts
from .intersections import has_ranges_that_meet, intersected, tokens, without_signs
from .spelling import is_area, own_names

_FORMULA_CELL = re.compile(
    r'<c\b(?P<own>[^>]*?) r="(?P<column>[A-Z]+)(?P<row>\d+)"(?P<rest>[^>]*)>\s*<f\b(?P<given>[^>]*?)'
    r"(?:/>|>(?P<formula>[^<]*)</f>)(?P<after>.*?)</c>", re.S
)  # fmt: skip
_REF, _KIND = re.compile(r'\bref="([^"]*)"'), re.compile(r'\bt="(\w+)"')
_VALUE = re.compile(r"<v\b[^>]*>(.*?)</v>", re.S)
_ATTRIBUTE = re.compile(r'\b(\w+)="([^"]*)"')
_ESCAPED = re.compile(r"_x([0-9A-Fa-f]{4})_")
#: What stands in a cell that could not be worked out, whatever it refers to.
_CANNOT = frozenset({"#NAME?", "#N/IMPL!", "#ERROR!"})
#: Functions that the engine knows by their names alone.
_NAMES_ALONE = frozenset({"FORECAST.ETS", "FORECAST.ETS.CONFINT", "FORECAST.ETS.SEASONALITY", "FORECAST.ETS.STAT"})
_DOUBTFUL, _DIGITS = re.compile(r"[a-z_][\w.]*\(|FORECAST\.ETS"), re.compile(r"\d+")
_MOST_PASSES = 8
_MOST_CELLS_TOLD = 6
Place = tuple[int, int, int]


@dataclass(frozen=True)
class _Cell:
    """A cell of a file that has a formula."""

    formula: str  # empty where it shares that of another
    fills: Area | None  # what it was entered in, or filled when it was saved, if it is one over arrays
    is_dynamic: bool
    kind: str
    text: str  # as the file has it

    @property
    def value(self) -> TypedValue | None:
        """What it came to when the file was saved."""
        return _value(self.kind, self.text)

    @property
    def is_spread(self) -> bool:
        """Whether it was entered in several cells at once."""
        return self.fills is not None and not self.is_dynamic and self.fills.size > 1


def settle(engine: Engine, found: Parts) -> list[str]:
    """Give the formulas of a file their wording; returns what is to be told of those that keep their values alone."""
    return _Settling(engine, found).settle()


class _Settling:
    def __init__(self, engine: Engine, found: Parts) -> None:
        self._engine = engine
        self._cells: dict[Place, _Cell] = {}
        #: What stands in areas beside the cells of their formulas.
        self._values: dict[Place, TypedValue] = {}
        parts = sheet_parts(found)
        for info in engine.sheets():
            text = found.get(parts.get(info.name.casefold(), ""), b"").decode("utf-8", errors="replace")
            self._cells |= {(info.key, *at): cell for at, cell in _cells(text)}
            own = [cell for place, cell in self._cells.items() if place[0] == info.key]
            if areas := [cell.fills for cell in own if cell.fills is not None and cell.is_spread]:
                self._values |= {(info.key, *at): value for at, value in _values(text, areas)}
        self._names = {info.key: info.name for info in engine.sheets()}
        self._defined = engine.names()
        self._areas = {name.casefold() for name, meant in self._defined.items() if is_area(meant)}
        #: Of formulas that were worded anew, how the engine had them.
        self._worded: dict[Place, str] = {}
        #: Whether formulas that are the same but for their numbers need no sign at all.
        self._shapes: dict[str, bool] = {}
        self._told: dict[str, list[Place]] = defaultdict(list)

    def settle(self) -> list[str]:
        if self._engine.asks_the_world():
            # Without a moment they could not be worked out at all.
            self._engine.tick(datetime(2000, 1, 1, tzinfo=UTC), 0)
        for place, cell in self._cells.items():
            formula = self._engine.formula(*place)
            if formula is None:
                continue
            if (function := self._missing(formula)) is not None:
                self._keep_value(place, f"{function}, which is not known here")
            elif " " in cell.formula and has_ranges_that_meet(cell.formula):
                self._keep_value(place, "what ranges have in common, which is not known here")
            elif unsupported.complaint(formula) is not None:
                self._keep_value(place, "several sheets or areas in one reference, which is not known here")
            elif cell.fills is not None:
                self._spread(place, cell, formula)
            elif not cell.is_dynamic:
                self._word(place, formula)
        self._engine.collect()
        self._check_areas()
        for last in range(_MOST_PASSES):
            if not self._keep_those_that_cannot(everything=last == _MOST_PASSES - 1):
                break
            self._engine.collect()
        return [self._line(what, places) for what, places in self._told.items()]

    def _word(self, place: Place, formula: str) -> None:
        """A plain formula without the signs that the engine puts before what gives one cell anyway."""
        if "@" not in formula and ":" not in formula and "#" not in formula and not self._areas:
            return
        # Formulas that repeat down a column differ in the numbers of their rows.
        shape = _DIGITS.sub("0", formula)
        if "SINGLE(" in self._cells[place].formula:
            return
        bare = without_signs(formula)
        if self._shapes.get(shape):
            worded = bare
        else:
            worded = intersected(bare, self._areas)
            self._shapes[shape] = worded == bare
        if worded != formula:
            self._worded[place] = formula
            if not self._engine.reword(*place, worded):
                self._keep_value(place, "arrays, which cannot be worked out here")

    def _spread(self, place: Place, cell: _Cell, formula: str) -> None:
        """A formula that was entered in an area fills it by itself."""
        if cell.fills is not None and cell.is_spread:
            self._engine.clear_contents(place[0], cell.fills)
            # The engine has it as a plain one.
            self._engine.reword(*place, formula if "SINGLE(" in cell.formula else without_signs(formula))

    def _missing(self, formula: str) -> str | None:
        """The function of a formula that is not known here: the engine writes those in small letters."""
        if not _DOUBTFUL.search(formula):
            return None
        own: set[str] | None = None
        for kind, text in tokens(formula):
            if kind != "call":
                continue
            name = text.upper().removeprefix("_XLFN.").removeprefix("_XLWS.")
            if name in _NAMES_ALONE:
                return name
            if text == text.upper() or name in EAGER or name in LAZY or name in LIFTED or name in OURS:
                continue
            own = own_names(formula) if own is None else own
            if text.casefold() not in own and text.casefold() not in {one.casefold() for one in self._defined}:
                return name
        return None

    def _keep_value(self, place: Place, why: str) -> None:
        cell = self._cells[place]
        if cell.value is None:
            self._told[f"{why}, and without a value"].append(place)
            return
        self._told[why].append(place)
        self._engine.settle(*place, cell.value)

    def _check_areas(self) -> None:
        """What fills more or less here than it did in the file keeps its values, or the engine's wording."""
        filled = self._engine.spills()
        changed = False
        for place, cell in self._cells.items():
            area = filled.get(place)
            reading = self._engine.known.get(place)
            is_stuck = reading is not None and reading.text == "#SPILL!"
            if place in self._worded and ((area is not None and area.size > 1) or is_stuck):
                self._engine.reword(*place, self._worded[place])
                changed = True
            elif cell.fills is not None and cell.is_spread and area != cell.fills:
                self._keep_values_of(place, cell.fills)
                changed = True
        if changed:
            self._engine.collect()

    def _keep_values_of(self, place: Place, area: Area) -> None:
        for row, column in area.cells():
            if (value := self._values.get((place[0], row, column))) is not None:
                self._engine.settle(place[0], row, column, value)
        self._told["an area that it does not fill here"].append(place)

    def _keep_those_that_cannot(self, *, everything: bool) -> bool:
        """Of the formulas that the engine cannot work out, those that lean on no other such; whether there were any."""
        known = self._engine.known
        bad = {
            place
            for place, cell in self._cells.items()
            if (reading := known.get(place)) is not None and reading.formula is not None and reading.text in _CANNOT
            and reading.kind == "error" and cell.value is not None and cell.value.text != reading.text
        }  # fmt: skip
        roots = bad if everything else {place for place in bad if not self._leans_on(place, bad - {place})}
        for place in sorted(roots):
            self._keep_value(place, "something that cannot be worked out here")
        return bool(roots)

    def _leans_on(self, place: Place, others: set[Place]) -> bool:
        reading = self._engine.known[place]
        keys = {name.casefold(): key for key, name in self._names.items()}
        for kind, text in tokens(reading.formula or ""):
            if kind not in ("area", "name"):
                continue
            sheet, _, corner = text.rpartition("!")
            try:
                area = parse_area(corner.replace("$", "").rstrip("#"))
            except ValueError:
                continue
            key = keys.get(unquoted(sheet).casefold()) if sheet else place[0]
            if any(other[0] == key and (other[1], other[2]) in area for other in others):
                return True
        return False

    def _line(self, what: str, places: list[Place]) -> str:
        cells = [f"{self._names[key]}!{address(row, column)}" for key, row, column in sorted(places)]
        more = f" and {len(cells) - _MOST_CELLS_TOLD} more" if len(cells) > _MOST_CELLS_TOLD else ""
        n, without = len(cells), what.endswith("without a value")
        how = "" if without else f", as {'its value' if n == 1 else 'their values'}, here and in downloads"
        return f"{n} formula{'' if n == 1 else 's'} with {what}{how}: {', '.join(cells[:_MOST_CELLS_TOLD])}{more}"


def _cells(text: str) -> Iterator[tuple[tuple[int, int], _Cell]]:
    """The cells of a sheet's part that have formulas, by row and column."""
    for match in _FORMULA_CELL.finditer(text):
        row, column = int(match["row"]), _column(match["column"])
        given, own = match["given"], match["own"] + match["rest"]
        fills = None
        if 't="array"' in given:
            ref = _REF.search(given)
            fills = parse_area(ref[1].replace("$", "")) if ref else Area(row, column, row, column)
        kind = _KIND.search(own)
        formula = unescape(match["formula"] or "")
        yield (row, column), _Cell(formula, fills, " cm=" in own, kind[1] if kind else "n", match["after"])


_column = lru_cache(1024)(column_number)


def _values(text: str, areas: Sequence[Area]) -> Iterator[tuple[tuple[int, int], TypedValue]]:
    for match in CELL.finditer(text):
        own = dict(_ATTRIBUTE.findall(match[0].partition(">")[0]))
        place = parse_area(own["r"])
        at = place.top, place.left
        if any(at in area for area in areas) and (value := _value(own.get("t", "n"), match[0])) is not None:
            yield at, value


def _value(kind: str, cell: str) -> TypedValue | None:
    found = _VALUE.search(cell)
    if found is None:
        return None
    text = unescape(found[1])
    match kind:
        case "b":
            return TypedValue("bool", number=float(text == "1" or text.lower() == "true"))
        case "e":
            return TypedValue("error", text=text)
        case "n":
            return TypedValue("number", float(text)) if text.strip() else None
    return TypedValue("text", text=_ESCAPED.sub(lambda code: chr(int(code[1], 16)), text))

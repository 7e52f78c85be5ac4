"""Conditional formats: how cells look for what they hold."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from itertools import pairwise
from typing import Any

from sqlalchemy import select

from ...platform.database import Db
from ..engine import Area, Reading, area_lists, styles
from ..mirror import replace_rows
from ..models import CellLook, ConditionalFormat, Sheet, place_id
from . import conditions
from .conditions import Operand, compares, matches, on_day, operand, value_of
from .readings import Readings, Results, cells_of, readings_of, results, spread


@dataclass
class Look:
    """What the rules give to one cell, the first rule's share first."""

    style: styles.Compact = field(default_factory=dict)
    bar: tuple[float, str] | None = None  # how far it reaches, 0 to 1, and its color


def formats_of(db: Db, sheet_id: int) -> list[ConditionalFormat]:
    """The rules of a sheet, the one that wins first."""
    query = select(ConditionalFormat).where(ConditionalFormat.sheet_id == sheet_id)
    return list(db.scalars(query.order_by(ConditionalFormat.position, ConditionalFormat.id)))


def looks(db: Db, sheet: Sheet) -> dict[tuple[int, int], Look]:
    """The cells that rules give a look to, in reading order."""
    rules = formats_of(db, sheet.id)
    if not rules:
        return {}
    readings = readings_of(db, sheet.id)
    return painted(rules, readings, db.today, lambda formulas: results(db, sheet, formulas))


def painted(
    rules: Sequence[ConditionalFormat], readings: Readings, today: date,
    test: Callable[[list[dict[tuple[int, int], str]]], list[Results]],
) -> dict[tuple[int, int], Look]:  # fmt: skip
    """What rules, the one that wins first, come to on these cells; `test` says what formulas give in cells."""
    found: dict[tuple[int, int], Look] = {}
    areas = [area_lists.load(rule.areas) for rule in rules]
    cells = [cells_of(each, readings) for each in areas]
    formulas = [
        spread(text, areas[number], cells[number]) for number, rule in enumerate(rules) for text in _formulas(rule)
    ]
    tested = iter(test(formulas))
    dressed_by: dict[Hashable, set[tuple[int, int]]] = defaultdict(set)
    lie_on: dict[Hashable, list[Area]] = defaultdict(list)
    for number, rule in enumerate(rules):
        operands = [next(tested) for _ in _formulas(rule)]
        if rule.kind in ("scale", "bar"):
            dressed = _measure(rule, cells[number], readings, found)
        else:
            holds = _condition(rule, cells[number], readings, operands, today)
            dressed = [cell for cell in cells[number] if holds(cell)]
            style = styles.load(rule.style)
            for cell in dressed:
                look = found.setdefault(cell, Look())
                look.style = style | look.style
        dressed_by[_saying(rule, number)].update(dressed)
        lie_on[_saying(rule, number)] += areas[number]
    for says, together in lie_on.items():
        # Where a rule gives nothing to any cell it is there all the same: the first cell says so. Rules that say the
        # same and adjoin are as one.
        for area in area_lists.load(area_lists.dump(together)):
            if not any(cell in area for cell in dressed_by[says]):
                found.setdefault((area.top, area.left), Look())
    return dict(sorted(found.items()))


def look_row(sheet_id: int, cell: tuple[int, int], look: Look) -> dict[str, Any]:
    """A look as its row says it."""
    return {
        "sheet_id": sheet_id, "row": cell[0], "column": cell[1], "style": styles.dump(look.style),
        "bar": look.bar[0] if look.bar else None, "bar_color": look.bar[1] if look.bar else None,
    }  # fmt: skip


def refresh(db: Db, workbook_id: int) -> None:
    """Bring the tables to what the rules of a workbook come to now."""
    of_book = Sheet.workbook_id == workbook_id
    ruled = select(ConditionalFormat.sheet_id).join(Sheet, Sheet.id == ConditionalFormat.sheet_id).where(of_book)
    dressed = select(CellLook.sheet_id).join(Sheet, Sheet.id == CellLook.sheet_id).where(of_book)
    for sheet in db.scalars(select(Sheet).where(Sheet.id.in_(ruled.union(dressed))).order_by(Sheet.id)).all():
        wanted = {place_id(sheet.id, *cell): look_row(sheet.id, cell, look) for cell, look in looks(db, sheet).items()}
        replace_rows(db, CellLook, CellLook.sheet_id == sheet.id, wanted)


def _saying(rule: ConditionalFormat, number: int) -> Hashable:
    """Equal for rules that would say the same of one cell; measures and counts are of the cells of one rule alone."""
    alone = number if rule.kind in ("scale", "bar", "duplicate", "unique") else None
    areas = area_lists.load(rule.areas)
    texts = (text and (area_lists.relative(text, areas) if text.startswith("=") else text) for text in _operands(rule))
    return alone, rule.kind, rule.style, *texts


def _operands(rule: ConditionalFormat) -> tuple[str | None, str | None]:
    return rule.first, rule.second


def _formulas(rule: ConditionalFormat) -> list[str]:
    return [text for text in _operands(rule) if text is not None and text.startswith("=")]


def _condition(
    rule: ConditionalFormat,
    cells: Sequence[tuple[int, int]],
    readings: Readings,
    tested: Sequence[Results],
    today: date,
) -> Callable[[tuple[int, int]], bool]:
    """The rule as a question about a cell."""
    name = rule.kind
    columns = iter(tested)
    given: list[Callable[[tuple[int, int]], Operand]] = []
    for text in _operands(rule):
        if text is not None and text.startswith("="):
            column = next(columns)
            given.append(lambda cell, column=column: _operand(column.get(cell)))  # type: ignore[misc]
        else:
            fixed = operand(text, today)
            given.append(lambda _, fixed=fixed: fixed)  # type: ignore[misc]
    if name == "formula":
        return lambda cell: tested[0].get(cell) not in (None, False, 0.0, "")
    if name in ("duplicate", "unique"):
        counts = Counter(_same(readings[cell]) for cell in cells if cell in readings)
        return lambda cell: cell in readings and (counts[_same(readings[cell])] > 1) == (name == "duplicate")

    def holds(cell: tuple[int, int]) -> bool:
        reading = readings.get(cell)
        if reading is None or reading.formatted == "":
            return name == "empty"
        if name in ("empty", "not empty"):
            return name == "not empty"
        if name in conditions.TEXTS:
            wanted = given[0](cell)
            typed = rule.first if rule.first and not rule.first.startswith("=") else _written(wanted)
            return matches(name, reading.formatted, typed or "")
        if name in conditions.DATES:
            typed = rule.first if rule.first and not rule.first.startswith("=") else _written(given[0](cell))
            return on_day(name, reading, typed or "", today)
        return compares(name, value_of(reading), given[0](cell), given[1](cell))

    return holds


def _operand(value: object) -> Operand:
    return float(value) if isinstance(value, (int, float)) and not isinstance(value, bool) else (
        None if value is None else str(value)
    )  # fmt: skip


def _written(value: Operand) -> str:
    return f"{value:.15g}" if isinstance(value, float) else value or ""


def _same(reading: Reading) -> tuple[str, float | None, str]:
    return reading.kind, reading.number, (reading.text or "").casefold()


def _measure(
    rule: ConditionalFormat, cells: Sequence[tuple[int, int]], readings: Readings, found: dict[tuple[int, int], Look]
) -> list[tuple[int, int]]:
    """Scales and bars, which place every number among the others of the rule; returns the cells that have one."""
    numbers = {cell: reading.number for cell in cells
               if (reading := readings.get(cell)) is not None and reading.number is not None}  # fmt: skip
    points = rule.points or []
    if not numbers or not points:
        return []
    ordered = sorted(numbers.values())
    if rule.kind == "bar":
        low, high = min(0.0, ordered[0]), max(0.0, ordered[-1])
        for cell, number in numbers.items():
            look = found.setdefault(cell, Look())
            if look.bar is None and high > low:
                look.bar = (round((number - low) / (high - low), 4), points[0]["color"])
        return list(numbers)
    stops = [(_stop(point, ordered), str(point["color"])) for point in points]
    for cell, number in numbers.items():
        look = found.setdefault(cell, Look())
        look.style = {"g": _color(number, stops)} | look.style
    return list(numbers)


def _stop(point: Mapping[str, Any], ordered: Sequence[float]) -> float:
    """The number at which a scale has a point's color."""
    value = float(point.get("value") or 0)
    match point["at"]:
        case "min":
            return ordered[0]
        case "max":
            return ordered[-1]
        case "percent":
            return ordered[0] + (ordered[-1] - ordered[0]) * value / 100
        case "percentile":
            place = (len(ordered) - 1) * value / 100
            below = math.floor(place)
            above = min(below + 1, len(ordered) - 1)
            return ordered[below] + (ordered[above] - ordered[below]) * (place - below)
    return value


def _color(number: float, stops: Sequence[tuple[float, str]]) -> str:
    if number <= stops[0][0]:
        return stops[0][1]
    for (low, first), (high, second) in pairwise(stops):
        if number <= high:
            share = (number - low) / (high - low) if high > low else 1.0
            mixed = [
                round(int(first[at : at + 2], 16) * (1 - share) + int(second[at : at + 2], 16) * share)
                for at in (1, 3, 5)
            ]
            return "#{:02X}{:02X}{:02X}".format(*mixed)
    return stops[-1][1]

"""How a pivot table lies in its cells: headings, rows and columns with totals, and what stands where they meet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

from ..engine import styles
from ..engine.entry import is_date_format
from .aggregation import Result, aggregate, share
from .keys import Key, key_of
from .source import Source, heading_of
from .spec import COUNTING, Field

Path = tuple[Key, ...]
HEAD: Mapping[str, Any] = {"b": 1, "g": "#E7EAF3"}
TOTAL: Mapping[str, Any] = {"b": 1}
GRAND: Mapping[str, Any] = {"b": 1, "T": ["thin", "#000000"]}
_FADED: Mapping[str, Any] = {"i": 1, "c": "#64748B"}
EMPTY = "Add fields to this pivot table"


class Shown(NamedTuple):
    """What a cell of a pivot table holds, and how it looks."""

    kind: str  # number, text, bool, error, empty
    number: float = 0.0
    text: str = ""
    style: Mapping[str, Any] = {}


class PivotLine(NamedTuple):
    """A row or column of a pivot table: its keys, all of them or, where it is a total, those that it sums up."""

    path: Path
    is_total: bool = False


@dataclass
class Layout:
    """A pivot table worked out: its cells by row and column from the first one, 0-based, and the rows behind them."""

    source: Source
    fields: Sequence[Field]
    rows: Sequence[int]
    behind: dict[tuple[Path, Path], list[int]] = field(default_factory=dict)

    def of(self, area: str) -> list[Field]:
        return [each for each in self.fields if each.area == area]

    @cached_property
    def row_fields(self) -> list[Field]:
        return self.of("row")

    @cached_property
    def column_fields(self) -> list[Field]:
        return self.of("column")

    @cached_property
    def values(self) -> list[Field]:
        return self.of("value")

    @cached_property
    def lines(self) -> list[PivotLine]:
        return self._lines(self.row_fields, along=0)

    @cached_property
    def columns(self) -> list[PivotLine]:
        return self._lines(self.column_fields, along=1)

    @property
    def head_rows(self) -> int:
        if not self.column_fields:
            return 1
        return len(self.column_fields) + 1 + (len(self.values) > 1)

    @property
    def head_columns(self) -> int:
        return len(self.row_fields) or bool(self.column_fields)

    @property
    def height(self) -> int:
        return self.head_rows + len(self.lines) if self.row_fields or self.column_fields or self.values else 1

    @property
    def width(self) -> int:
        return max(1, self.head_columns + len(self.columns) * self._per_column)

    @property
    def _per_column(self) -> int:
        return len(self.values) or bool(self.column_fields)

    def gather(self) -> None:
        """Put each row of the source behind every pair of keys and totals that it belongs to."""
        cells, behind = self.source.cells, self.behind
        along = [(each.column, each.grouping) for each in self.row_fields]
        across = [(each.column, each.grouping) for each in self.column_fields]
        for row in self.rows:
            keys = tuple(key_of(cells(row, column), grouping) for column, grouping in along)
            heads = tuple(key_of(cells(row, column), grouping) for column, grouping in across)
            for depth in range(len(keys) + 1):
                for reach in range(len(heads) + 1):
                    behind.setdefault((keys[:depth], heads[:reach]), []).append(row)

    def result(self, value: Field, path: Path, head: Path) -> Result | None:
        """What a value comes to where a row and a column meet; None where no row of the source is behind."""
        rows = self.behind.get((path, head))
        if not rows:
            return None
        part = self._aggregated(value, path, head)
        match value.show_as:
            case "row":
                return share(part, self._aggregated(value, path, ()))
            case "column":
                return share(part, self._aggregated(value, (), head))
            case "total":
                return share(part, self._aggregated(value, (), ()))
        return part

    def _aggregated(self, value: Field, path: Path, head: Path) -> Result:
        rows = self.behind.get((path, head), ())
        return aggregate(value.aggregation, [self.source.cells(row, value.column) for row in rows])

    def _lines(self, fields: Sequence[Field], along: int) -> list[PivotLine]:
        if not fields:
            return [PivotLine(())]
        below: dict[Path, list[Key]] = {}
        for pair in self.behind:
            path = pair[along]
            if path and not pair[1 - along]:
                below.setdefault(path[:-1], []).append(path[-1])
        found: list[PivotLine] = []

        def follow(path: Path) -> None:
            each = fields[len(path)]
            for key in self._sorted(each, path, below.get(path, []), along):
                if len(path) + 1 == len(fields):
                    found.append(PivotLine((*path, key)))
                else:
                    follow((*path, key))
            if each.shows_totals and self.values:
                found.append(PivotLine(path, is_total=True))

        follow(())
        return found

    def _sorted(self, each: Field, path: Path, keys: Sequence[Key], along: int) -> list[Key]:
        filled = sorted((key for key in keys if key.kind != "blank"), key=lambda key: key.order)
        blank = [key for key in keys if key.kind == "blank"]
        if each.sort_by is None or each.sort_by > len(self.values):
            return (filled[::-1] if each.descending else filled) + blank
        value = self.values[each.sort_by - 1]

        def measure(key: Key) -> float:
            place = ((*path, key), ()) if along == 0 else ((), (*path, key))
            found = self._aggregated(value, *place)
            return found if isinstance(found, float) else 0.0

        # Of equal ones the first by label comes first, either way.
        return sorted([*filled, *blank], key=lambda key: -measure(key) if each.descending else measure(key))

    def cells(self) -> list[list[Shown]]:
        """The cells, line by line."""
        if not (self.row_fields or self.column_fields or self.values):
            return [[Shown("text", text=EMPTY, style=_FADED)]]
        grid = [[Shown("empty", style=HEAD)] * self.width for _ in range(self.head_rows)]
        self._write_heads(grid)
        formats = [self._format(value) for value in self.values]
        previous: Path | None = None
        for line in self.lines:
            style = {} if not line.is_total else TOTAL if line.path else GRAND
            row = self._labels(line, previous, style)
            for column in self.columns:
                bold = dict(style) | (dict(TOTAL) if column.is_total else {})
                for value, format in zip(self.values, formats, strict=True):
                    row.append(_shown(self.result(value, line.path, column.path), bold, format))
                if not self.values and self.column_fields:
                    row.append(Shown("empty", style=bold))
            grid.append(row)
            previous = line.path
        return grid

    def label(self, value: Field) -> str:
        """The heading of a value."""
        return value.label or f"{value.aggregation} of {heading_of(self.source, value.column)}"

    def _write_heads(self, grid: list[list[Shown]]) -> None:
        def put(row: int, column: int, text: str) -> None:
            grid[row][column] = Shown("text", text=text, style=HEAD)

        last, first = self.head_rows - 1, self.head_columns
        for at, each in enumerate(self.row_fields):
            put(last, at, heading_of(self.source, each.column))
        for at, _ in enumerate(self.columns):
            for number, value in enumerate(self.values):
                if not self.column_fields or len(self.values) > 1:
                    put(last, first + at * len(self.values) + number, self.label(value))
        if not self.column_fields:
            return
        if len(self.values) == 1:
            put(0, 0, self.label(self.values[0]))
        put(0, first, " / ".join(heading_of(self.source, each.column) for each in self.column_fields))
        previous: Path | None = None
        for at, column in enumerate(self.columns):
            place = first + at * self._per_column
            for depth, shown in _told(column, previous, len(self.column_fields), HEAD):
                grid[1 + depth][place] = shown
            previous = column.path

    def _labels(self, line: PivotLine, previous: Path | None, style: Mapping[str, Any]) -> list[Shown]:
        row = [Shown("empty", style=style)] * self.head_columns
        if not self.row_fields:
            return [Shown("text", text="Total", style=style)] if self.head_columns else []
        for depth, shown in _told(line, previous, len(self.row_fields), style):
            row[depth] = shown
        return row

    def _format(self, value: Field) -> str | None:
        if value.number_format:
            return value.number_format
        if value.show_as != "default":
            return "0.00%"
        if value.aggregation in COUNTING:
            return None
        for row in self.rows:
            reading = self.source.cells(row, value.column)
            if reading is not None and reading.kind == "number":
                format = styles.load(reading.style).get("f")
                # A sum of dates is no date.
                if format and not (value.aggregation == "SUM" and is_date_format(str(format))):
                    return str(format)
                return self._mean_format(value) if format is None else None
        return None

    def _mean_format(self, value: Field) -> str | None:
        """Two decimals for means of plain numbers, where they have more than that."""
        if value.aggregation not in ("AVERAGE", "MEDIAN"):
            return None
        found = [self.result(value, line.path, column.path) for line in self.lines for column in self.columns]
        has_more = any(isinstance(each, float) and round(each, 2) != each for each in found)
        return "#,##0.00" if has_more else None

    def pair_at(self, row: int, column: int) -> tuple[Path, Path] | None:
        """Which keys meet at a cell, by row and column from the first; None for a heading or a label."""
        line, across = row - self.head_rows, column - self.head_columns
        if line < 0 or across < 0 or not self.values or line >= len(self.lines):
            return None
        return self.lines[line].path, self.columns[across // len(self.values)].path


def lay_out(source: Source, fields: Sequence[Field], rows: Sequence[int]) -> Layout:
    """Work a pivot table out over these rows of its source."""
    found = Layout(source, fields, rows)
    found.gather()
    return found


def _told(line: PivotLine, previous: Path | None, depth: int, style: Mapping[str, Any]) -> list[tuple[int, Shown]]:
    """The labels of a line by depth: of its keys, those that the line before did not have, or which total it is."""
    if line.is_total:
        text = f"{line.path[-1].label} Total" if line.path else "Grand Total"
        return [(max(len(line.path) - 1, 0), Shown("text", text=text, style=style))]
    told, same = [], True
    for at in range(depth):
        same = same and previous is not None and len(previous) > at and previous[at] == line.path[at]
        if not same or at == depth - 1:
            told.append((at, _label(line.path[at], style)))
    return told


def _label(key: Key, style: Mapping[str, Any]) -> Shown:
    if key.kind == "number":
        return Shown("number", key.number, style={**style, "f": key.format} if key.format else style)
    if key.kind == "bool":
        return Shown("bool", float(key.text == "TRUE"), style=style)
    return Shown("text", text=key.label, style=style)


def _shown(result: Result | None, style: Mapping[str, Any], format: str | None) -> Shown:
    if result is None:
        return Shown("empty", style=style)
    if isinstance(result, str):
        return Shown("error", text=result, style=style)
    return Shown("number", result, style={**style, "f": format} if format else style)

"""A report's table, line by line: groups with their figures, the records in them, subtotals, the grand total."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Literal
from urllib.parse import urlencode

from ...platform.database import Db
from .definition import Definition, Measure
from .narrowing import Conditions
from .result import (
    MOST_ACROSS_SHOWN,
    MOST_DETAILS,
    MOST_GROUPS_SHOWN,
    Detail,
    Grouped,
    Key,
    Total,
    counted,
    details,
    grouped,
)

PAGE = 100


@dataclass(frozen=True)
class Figure:
    """A value, and the address of the records behind it."""

    text: str
    url: str = ""


@dataclass(frozen=True)
class ReportLine:
    kind: Literal["group", "detail", "total"]
    level: int
    name: str
    url: str = ""
    figures: Sequence[Figure] = ()
    cells: Sequence[str] = ()


@dataclass(frozen=True)
class Table:
    """What a page shows of a report. `top` are the headings of the groups across, over those of the measures."""

    definition: Definition
    total: int
    corner: str
    top: Sequence[str]
    measures: Sequence[str]
    columns: Sequence[tuple[str, bool]]  # labels, and whether numbers stand below
    lines: Sequence[ReportLine]
    result: Grouped | None = None
    note: str = ""
    sums: Sequence[str] = field(default=())
    pages: int = 1
    page: int = 1

    @property
    def first(self) -> int:
        return (self.page - 1) * PAGE + 1

    @property
    def last(self) -> int:
        return self.first + len(self.lines) - 1


def tabular(db: Db, definition: Definition, more: Conditions, *, page: int = 1, limit: int = PAGE) -> Table:
    """The records of a report without groups, or behind one figure of it: a page of them."""
    fields = definition.visible_columns
    total, sums = counted(db, definition, more)
    pages = max(1, -(-total // PAGE))
    page = min(page, pages)
    rows = details(db, definition, fields, more, limit=limit, offset=(page - 1) * PAGE)
    lines = [ReportLine("detail", 0, "", _page_of(definition, row), cells=row.cells) for row in rows]
    shown = [_sum(definition, each.key, sums) for each in fields]
    return Table(
        definition, total, "", (), (), [(each.label, each.is_number) for each in fields], lines,
        note=f"The first {len(lines)} of {total:,} records." if limit < PAGE and len(lines) < total else "",
        sums=shown if any(shown) else (), pages=pages, page=page,
    )  # fmt: skip


def _sum(definition: Definition, key: str, sums: dict[str, Total]) -> str:
    if key not in sums or not sums[key].count:
        return ""
    return definition.source.fields[key].write(sums[key].parts[0][0])


def with_groups(db: Db, definition: Definition, more: Conditions, records_url: str, *, limit: int = 0) -> Table:
    """The groups of a report; `records_url` is where the records behind its figures are listed."""
    result = grouped(db, definition, more)
    across = result.across
    notes = []
    if len(across) > MOST_ACROSS_SHOWN:
        notes.append(f"Only {MOST_ACROSS_SHOWN} of {len(across)} columns are shown; the totals are of all.")
        across = across[:MOST_ACROSS_SHOWN]
    depth = len(definition.down)
    tops = [" / ".join(result.name(depth + at, value) for at, value in enumerate(key)) for key in across]
    rows: list[Detail] = []
    fields = definition.visible_columns if definition.shows_details else []
    if definition.shows_details:
        rows = details(db, definition, fields, more, limit=MOST_DETAILS)
        if result.grand.count > len(rows):
            notes.append(f"The details of {len(rows):,} of {result.grand.count:,} records are shown.")
    lines = list(_lines(result, across, rows, records_url))
    most = limit or MOST_GROUPS_SHOWN + len(rows)
    if len(lines) > most:
        notes.append(f"The first {most:,} of {len(lines):,} lines are shown.")
        lines = lines[:most]
    url = records_url
    total = ReportLine("total", 0, "Total", "", [
        *(figure for key in across for figure in _figures(result, (), key, url)), *_figures(result, (), (), url)
    ])  # fmt: skip
    measures = [each.label for each in definition.figures]
    return Table(
        definition, result.grand.count, " / ".join(group.label for group in definition.down),
        [*tops, "Total"] if across else (), measures * (len(across) + 1),
        [(each.label, each.is_number) for each in fields], [*lines, total], result, " ".join(notes),
    )  # fmt: skip


def _lines(result: Grouped, across: Sequence[Key], rows: Sequence[Detail], url: str) -> Iterator[ReportLine]:
    inside: dict[Key, list[Detail]] = {}
    for row in rows:
        inside.setdefault(row.key, []).append(row)
    for key in result.walk():
        figures = [figure for each in across for figure in _figures(result, key, each, url)]
        figures += _figures(result, key, (), url)
        yield ReportLine("group", len(key), result.name(len(key) - 1, key[-1]), "", figures)
        for row in inside.get(key, []) if len(key) == len(result.definition.down) else []:
            yield ReportLine("detail", len(key) + 1, "", _page_of(result.definition, row), cells=row.cells)


def _figures(result: Grouped, down: Key, across: Key, url: str) -> list[Figure]:
    total = result.totals.get((down, across))
    if total is None:
        return [Figure("") for _ in result.definition.figures]
    place = places(result.definition, down, across)
    # Without a place, all records are behind it.
    to = url + ("&" if "?" in url else "?") + urlencode(place) if place else url
    return [Figure(_written(result, each, down, across), to) for each in result.definition.figures]


def _written(result: Grouped, measure: Measure, down: Key, across: Key) -> str:
    return measure.write(result.value(measure, down, across))


def places(definition: Definition, down: Key, across: Key) -> list[tuple[str, str]]:
    """The parts of an address that name a figure's groups."""
    named = [*zip(definition.groups, down, strict=False), *zip(definition.across, across, strict=False)]
    return [(f"g.{text}", "" if value is None else str(value)) for text, value in named]


def _page_of(definition: Definition, row: Detail) -> str:
    return f"{definition.source.path}{row.id}"

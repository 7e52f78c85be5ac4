"""A delimited file as the table that it would come in as, with what is odd about it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date

from ...platform.delimited import Record, Settings, decode, encoding_name, is_ambiguous, records
from ...platform.errors import Invalid
from ..engine.entry import is_date_format
from .cells import Formula, Value, cell_of

# Of the cells of a column, so many must be dates for the others to be odd.
_MOSTLY = 0.6


@dataclass(frozen=True)
class ParsedRow:
    number: int  # of the file
    values: list[Value | None]


@dataclass(frozen=True)
class Warning:
    """`line` is of the file; 0 where it is about all of it."""

    line: int
    text: str


@dataclass(frozen=True)
class Table:
    """`headings` are none where the file has none; `lines` are the records below them, without empty ones."""

    headings: list[str]
    lines: list[ParsedRow]
    warnings: list[Warning]
    #: The first lines of the file, from which the headings may be chosen: number and what stands there.
    tops: list[tuple[int, str]]

    def kinds(self) -> list[str]:
        """What the cells of each column are: "date", or where they differ "11 date, 2 text"."""
        found = [Counter[str]() for _ in range(self.width)]
        for line in self.lines:
            for column, value in enumerate(line.values):
                if value is not None:
                    found[column][_kind(value)] += 1
        return [
            ", ".join(f"{count} {kind}" for kind, count in kinds.most_common())
            if len(kinds) > 1
            else next(iter(kinds), "empty")
            for kinds in found
        ]

    @property
    def width(self) -> int:
        return max([len(self.headings), *(len(line.values) for line in self.lines)])


def read_table(data: bytes, settings: Settings, today: date) -> Table:
    """Raises Invalid, at `file`, for what is no table."""
    decoded = decode(data, settings.encoding)
    warnings: list[Warning] = []
    if decoded.unreadable:
        warnings.append(
            Warning(decoded.line, f"{_count(decoded.unreadable, 'character')} cannot be read as "
                    f"{encoding_name(settings.encoding)}. Choose another encoding.")
        )  # fmt: skip
    found = list(records(decoded.text, settings.separator, quotes=settings.quotes))
    tops = [(record.line, "  ".join(record.cells).strip()[:60]) for record in found[:10] if any(record.cells)]
    header = next((record for record in found if record.line == settings.header), None) if settings.header else None
    if settings.header and header is None:
        raise Invalid(header=f"No record of the file begins in line {settings.header}.")
    body = [record for record in found if header is None or record.line > header.line]
    filled = [record for record in body if any(cell.strip() for cell in record.cells)]
    if len(filled) < len(body):
        warnings.append(Warning(0, f"{_count(len(body) - len(filled), 'empty line')} left out."))
    headings = [cell.strip() for cell in header.cells] if header else []
    while headings and not headings[-1]:
        headings.pop()
    if not filled and not headings:
        raise Invalid(file="The file has no rows.")
    lines = [ParsedRow(r.line, _trimmed([cell_of(cell, settings, today) for cell in r.cells])) for r in filled]
    warnings += _ragged(headings, lines)
    warnings += _odd(headings, filled, lines, settings)
    return Table(headings, lines, sorted(warnings, key=lambda warning: warning.line), tops)


def _trimmed(values: list[Value | None]) -> list[Value | None]:
    while values and values[-1] is None:
        values.pop()
    return values


def _ragged(headings: Sequence[str], lines: Sequence[ParsedRow]) -> Iterator[Warning]:
    if not headings:
        return
    for line in lines:
        if len(line.values) > len(headings):
            yield Warning(
                line.number, f"{_count(len(line.values), 'cell')} stand below {_count(len(headings), 'heading')}."
            )


def _odd(
    headings: Sequence[str], filled: Sequence[Record], lines: Sequence[ParsedRow], settings: Settings
) -> Iterator[Warning]:
    """Texts in columns of dates or numbers, and dates that may be meant the other way round."""
    if not settings.converts:
        return
    width = max((len(line.values) for line in lines), default=0)
    for column in range(width):
        at = [
            (line.number, value, filled[place].cells[column].strip())
            for place, line in enumerate(lines)
            if column < len(line.values) and (value := line.values[column]) is not None
        ]
        kinds = Counter(_kind(value) for _, value, _ in at)
        name = headings[column] if column < len(headings) else f"column {column + 1}"
        for kind, what in (("date", "a date"), ("number", "a number")):
            if kinds[kind] < _MOSTLY * len(at) or kinds[kind] == len(at):
                continue
            for number, value, written in at:
                # Codes, which keep their zeros, are meant to be texts.
                if _kind(value) == "text" and not written.isdigit():
                    yield Warning(number, f"“{written[:40]}” under {name} cannot be read as {what} and stays a text.")
        if kinds["date"] and is_ambiguous([written for _, _, written in at]):
            order = "day first" if settings.dates == "dmy" else "month first"
            yield Warning(0, f"The dates under {name} can be read both ways round; they are read {order}.")


def _kind(value: Value) -> str:
    if isinstance(value, Formula):
        return "formula"
    if value.kind == "number" and value.format is not None and is_date_format(value.format):
        return "date"
    return value.kind


def _count(number: int, noun: str) -> str:
    return f"{number:,} {noun}{'' if number == 1 else 's'}"

"""What a report comes to: its records, its groups with their figures, subtotals and the grand total."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import ColumnElement, Select, String, false, func

from ...platform.database import Db
from ...platform.list_state import combined
from .definition import Definition, Group, Measure
from .fields import ReportField

#: A group by the values that it stands for, from the outermost one: ("Proposal", "2026-Q1").
Key = tuple[Any, ...]
#: Detail rows that a report with groups shows, and groups in all.
MOST_DETAILS, MOST_GROUPS_SHOWN, MOST_ACROSS_SHOWN = 500, 1000, 36


@dataclass
class Total:
    """Everything that the measures of some records can be told from; sums are exact."""

    count: int = 0
    #: Of each measured field: sum, how many have a value, the lowest, the highest.
    parts: list[tuple[int, int, Any, Any]] = field(default_factory=list)

    def add(self, other: Total) -> None:
        self.count += other.count
        if not self.parts:
            self.parts = list(other.parts)
            return
        for at, (total, filled, low, high) in enumerate(other.parts):
            mine = self.parts[at]
            self.parts[at] = (
                mine[0] + total, mine[1] + filled, _least(mine[2], low, min), _least(mine[3], high, max)
            )  # fmt: skip


def _least(one: Any, other: Any, choose: Any) -> Any:
    return other if one is None else one if other is None else choose(one, other)


@dataclass
class Grouped:
    """Totals by group down and group across; () is all of them together."""

    definition: Definition
    measured: list[ReportField]
    totals: dict[tuple[Key, Key], Total]
    names: dict[tuple[int, Any], str]
    order: dict[tuple[int, Any], Any]

    @property
    def grand(self) -> Total:
        return self.totals.get(((), ()), Total())

    def value(self, measure: Measure, down: Key = (), across: Key = ()) -> float | None:
        """A figure; None where there is nothing to tell it from."""
        total = self.totals.get((down, across))
        if total is None:
            return None
        if measure.field is None:
            return total.count
        if not total.parts:
            return None
        added, filled, low, high = total.parts[self.measured.index(measure.field)]
        match measure.how:
            case "sum":
                return added
            case "average":
                return None if not filled else _mean(added, filled, measure)
            case "min":
                return low  # type: ignore[no-any-return]
        return high  # type: ignore[no-any-return]

    def name(self, level: int, value: Any) -> str:
        """What a group is called; levels count down first, then across."""
        return self.names[level, value]

    def children(self, down: Key) -> list[Key]:
        """The groups within a group, in the report's order."""
        return self._sorted.get(down, [])

    def walk(self, down: Key = ()) -> Iterator[Key]:
        """Every group, each before those within it."""
        for key in self.children(down):
            yield key
            yield from self.walk(key)

    @property
    def across(self) -> list[Key]:
        """The groups across, each with all of its levels."""
        depth = len(self.definition.down)
        keys = {across for _, across in self.totals if across}
        return sorted(keys, key=lambda key: [self.order[depth + at, value] for at, value in enumerate(key)])

    def arrange(self) -> None:
        """Put the groups in order."""
        found: dict[Key, list[Key]] = {}
        for down, across in self.totals:
            if down and not across:
                found.setdefault(down[:-1], []).append(down)
        by = self.definition.sort
        measure = next((each for each in self.definition.figures if each.key == by.removeprefix("-")), None)
        for keys in found.values():
            keys.sort(key=lambda key: self.order[len(key) - 1, key[-1]], reverse=by == "-")
            if measure is not None:
                keys.sort(key=lambda key: (self.value(measure, key) is None, self._rank(measure, key, by)))
        self._sorted = found

    def _rank(self, measure: Measure, key: Key, by: str) -> float:
        value = self.value(measure, key) or 0
        return -value if by.startswith("-") else value


def _mean(added: int, filled: int, measure: Measure) -> float:
    # Cents are rounded half up; other numbers are shown to one place, as are their halves.
    return (2 * added + filled) // (2 * filled) if measure.is_money else added / filled


def conditions(db: Db, definition: Definition) -> list[ColumnElement[bool]]:
    """What the report's filters ask."""
    if definition.refused:
        return [false()]
    clauses = []
    for key, text in definition.filters:
        operator, _, value = text.partition(":")
        field = definition.source.fields[key]
        if field.filter is not None:
            clauses.append(false() if field.is_hidden(db) else field.filter.clause(db, operator, value))
    return [combined(definition.logic, clauses)] if clauses else []


def filtered(definition: Definition) -> list[ReportField]:
    return [definition.source.fields[key] for key, _ in definition.filters]


def grouped(db: Db, definition: Definition, more: Sequence[tuple[ReportField, ColumnElement[bool]]] = ()) -> Grouped:
    """The figures of all groups, in one question; `more` are conditions besides the report's own."""
    levels = [*definition.down, *definition.beside]
    measured = list({each.field.key: each.field for each in definition.figures if each.field}.values())
    keys = [level.field.group_sql(db, level.period) for level in levels]
    columns = [key.label(f"g{at}") for at, key in enumerate(keys)]
    columns += [
        func.min(level.field.text if level.field.text is not None else keys[at]).label(f"t{at}")
        for at, level in enumerate(levels)
    ]
    columns += [
        func.min(level.field.order).label(f"o{at}") for at, level in enumerate(levels) if level.field.order is not None
    ]
    columns.append(func.count())
    for each in measured:
        value = each.sql(db)
        columns += [func.sum(value), func.count(value), func.min(value), func.max(value)]
    used = [level.field for level in levels] + measured + filtered(definition) + [each for each, _ in more]
    statement = definition.source.rows(db, columns, used).where(
        *conditions(db, definition), *(clause for _, clause in more)
    )
    return _rolled_up(db, definition, statement.group_by(*keys), levels, measured)


def _rolled_up(
    db: Db, definition: Definition, statement: Select[Any], levels: list[Group], measured: list[ReportField]
) -> Grouped:
    depth, deep = len(definition.down), len(levels)
    result = Grouped(definition, measured, {}, {}, {})
    ordered = [at for at, level in enumerate(levels) if level.field.order is not None]
    for row in db.execute(statement):
        values, texts = tuple(row[:deep]), row[deep : 2 * deep]
        after = 2 * deep + len(ordered)
        for at, level in enumerate(levels):
            if (at, values[at]) not in result.names:
                text = level.field.write_group(values[at], texts[at], level.period)
                given = row[2 * deep + ordered.index(at)] if at in ordered else _rank(level, values[at], text)
                result.names[at, values[at]] = text
                # What has no value comes last, whatever the others are ordered by.
                result.order[at, values[at]] = (values[at] is None, 0 if given is None else given, text.lower())
        rest = row[after + 1 :]
        parts = [(rest[at] or 0, rest[at + 1], rest[at + 2], rest[at + 3]) for at in range(0, len(rest), 4)]
        leaf = Total(row[after], parts)
        down, across = values[:depth], values[depth:]
        for length in range(depth + 1):
            for key in {across, ()}:
                result.totals.setdefault((down[:length], key), Total()).add(leaf)
    result.arrange()
    return result


def _rank(level: Group, value: Any, text: str) -> Any:
    if value is None:
        return 0
    is_plain = level.field.is_date or (level.field.is_number and level.field.text is None)
    # Periods sort as they are stored, numbers by size, all else by name.
    return value if is_plain or level.field.kind == "flag" else text.lower()


@dataclass(frozen=True)
class Detail:
    """One record: its id, what its columns hold and show, and the groups that it is in."""

    id: int
    cells: tuple[str, ...]
    key: Key = ()


def details(
    db: Db,
    definition: Definition,
    fields: Sequence[ReportField],
    more: Sequence[tuple[ReportField, ColumnElement[bool]]] = (),
    *,
    limit: int | None = None,
    offset: int = 0,
    plain: bool = False,
) -> list[Detail]:
    """The records of a report in its order; `plain` writes them as a file has them."""
    source, levels = definition.source, definition.down
    values = [each.sql(db) if each.text is None else each.text for each in fields]
    keys = [level.field.group_sql(db, level.period) for level in levels]
    used = [*fields, *(level.field for level in levels), *filtered(definition), *(each for each, _ in more)]
    columns = [source.id.label("id"), *(value.label(f"c{at}") for at, value in enumerate(values))]
    columns += [key.label(f"k{at}") for at, key in enumerate(keys)]
    by = definition.sort
    first = next((each for each in fields if each.key == by.removeprefix("-")), None) if not levels else None
    if first is not None and first not in used:
        used.append(first)
    statement = source.rows(db, columns, used).where(*conditions(db, definition), *(clause for _, clause in more))
    order: list[Any] = []
    if first is not None:
        rank: Any = first.order if first.order is not None else first.sql(db) if first.text is None else first.text
        rank = func.lower(rank) if isinstance(rank.type, String) else rank
        order.append((rank.desc() if by.startswith("-") else rank.asc()).nulls_last())
    statement = statement.order_by(*order, source.entity.id).limit(limit).offset(offset)

    def write(each: ReportField, value: Any) -> str:
        return each.plain(db, value) if plain else each.write(value)

    width = len(fields) + 1
    return [
        Detail(
            row[0],
            tuple(write(each, value) for each, value in zip(fields, row[1:width], strict=True)),
            tuple(row[width:]),
        )
        for row in db.execute(statement)
    ]


def counted(
    db: Db, definition: Definition, more: Sequence[tuple[ReportField, ColumnElement[bool]]] = ()
) -> tuple[int, dict[str, Total]]:
    """How many records a report has, and the sums of its columns with money or numbers in them."""
    fields = [each for each in definition.visible_columns if each.kind in ("money", "number")]
    columns: list[Any] = [func.count()]
    for each in fields:
        value = each.sql(db)
        columns += [func.sum(value), func.count(value), func.min(value), func.max(value)]
    used = [*fields, *filtered(definition), *(each for each, _ in more)]
    statement = definition.source.rows(db, columns, used).where(
        *conditions(db, definition), *(clause for _, clause in more)
    )
    row = db.execute(statement).one()
    sums = {
        each.key: Total(row[0], [(row[1 + 4 * at] or 0, *row[2 + 4 * at : 5 + 4 * at])])
        for at, each in enumerate(fields)
    }
    return row[0], sums


def within(
    db: Db, definition: Definition, places: Sequence[tuple[str, str]]
) -> tuple[list[tuple[ReportField, ColumnElement[bool]]], list[str]]:
    """The conditions that hold for the records of a figure, and their words.

    `places` are (group, value) as in addresses. Raises ValueError for one that is none.
    """
    found: list[tuple[ReportField, ColumnElement[bool]]] = []
    words: list[str] = []
    for text, value in places:
        group = definition.group(text)
        if group is None:
            raise ValueError(f"there is no group {text!r}")
        column = group.field.group_sql(db, group.period)
        if value == "":
            found.append((group.field, column.is_(None)))
        else:
            found.append((group.field, column == _typed(group, value)))
        words.append(group.label)
    return found, words


def _typed(group: Group, value: str) -> Any:
    field = group.field
    if field.is_date or (field.kind in ("text", "choice") and field.text is None):
        return value
    if field.kind == "flag":
        return value == "True"
    number = int(value)
    if not -(2**63) <= number < 2**63:
        raise ValueError(f"{value} is beyond every number here")
    return number

"""Rows deleted and made again: the same rows, where nothing but their ids tells them apart.

A table that has one row for each pair of others says by its unique columns which row it is; in all other tables, and
where one of these columns is empty, a row is told by all that is compared of it. Who made it, and the place that its id
gives it among others, are no part of that: what has a place that counts keeps it in a column.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import count
from typing import Any

from sqlalchemy import Column, Table, UniqueConstraint

from ...apps.platform.models import Base
from ...apps.tables import tables
from .changes import Change, Key, Log, Row, differs, reference, references

# Above all ids of rows: where one that had the id of a deleted row goes.
_FRESH = 1 << 61
_KEPT = ("_rowid", "id", "created_by_id")


@cache
def _tables_in_order() -> list[Table]:
    """All tables, each after those that it refers to; sorting them takes longer than a verdict."""
    tables()
    return Base.metadata.sorted_tables


def join_replaced(log: Log) -> tuple[dict[Key, Change], Counter[str]]:
    """The rows that differ, deleted ones joined with those made in their places; and how many by table do not count."""
    joining = _Joining(log)
    names = {name for name, _ in log.changes}
    for table in _tables_in_order():
        if table.name in names:
            joining.join(table)
    found = {key: change for key, change in joining.settled().items() if differs(change)}
    return found, Counter(key[0] for key in log.changes if key not in found)


class _Joining:
    def __init__(self, log: Log) -> None:
        self._changes, self._replaced = dict(log.changes), log.replaced
        self._moved: dict[Key, int] = {}  # the rows that are known by another id from now on
        self._fresh = count(_FRESH)

    def join(self, table: Table) -> None:
        """Join the rows of a table; those that it refers to have been."""
        died: dict[Key, Row] = {}
        born: dict[Key, Row] = {}
        for key, change in self._changes.items():
            if key[0] == table.name:
                if change.before is not None and (change.after is None or key in self._replaced):
                    died[key] = change.before
                if change.after is not None and (change.before is None or key in self._replaced):
                    born[key] = change.after
        if not died or not born:
            return
        pairs = self._pairs(table, died, born) if _may_come_back(table) else {}
        for key in [*died, *(key for key in born if key not in died)]:
            del self._changes[key]
        for new, old in pairs.items():
            kept = {name: died[old][name] for name in _KEPT if name in died[old]}
            self._changes[old] = Change(table, died[old], {**born[new], **kept})
        left = set(pairs.values())
        for key in [key for key in died if key not in left]:
            self._changes[key] = Change(table, died[key], None)
        for key in [key for key in born if key not in pairs]:
            self._make(table, key, born[key])

    def _pairs(self, table: Table, died: dict[Key, Row], born: dict[Key, Row]) -> dict[Key, Key]:
        """The rows made anew, each with the deleted one that it is: one for one."""
        left = {key: _identities(table, row) for key, row in died.items()}
        waiting: dict[object, dict[Key, None]] = {}
        for key, identities in left.items():
            for identity in identities:
                waiting.setdefault(identity, {})[key] = None
        pairs: dict[Key, Key] = {}

        def pair(new: Key, old: Key) -> None:
            pairs[new] = old
            if new != old:
                self._moved[new] = old[1]
            for identity in left.pop(old):
                del waiting[identity][old]

        # Where several are alike, one that has kept its id is itself.
        for key in sorted(born, key=lambda key: key not in died):
            alike = [each for each in _identities(table, self._referring(table, born[key])) if waiting.get(each)]
            if alike:
                pair(key, key if key in waiting[alike[0]] else next(iter(waiting[alike[0]])))
        # Of a row that nothing names, another one under its id is what became of it.
        for key in born:
            if key in left and key not in pairs and not _names(table, died[key]):
                pair(key, key)
        return pairs

    def _make(self, table: Table, key: Key, row: Row) -> None:
        """Have a row that was made stand by itself: under an id of its own, where its own was that of another."""
        if key in self._changes:
            id = next(self._fresh)
            self._moved[key] = id
            key, row = (table.name, id), {**row, **{name: id for name in ("_rowid", "id") if name in row}}
        self._changes[key] = Change(table, None, row)

    def settled(self) -> dict[Key, Change]:
        """The changes, each reference leading to the row as it is known now."""
        if not self._moved:
            return self._changes
        return {
            key: change if change.after is None else replace(change, after=self._referring(change.table, change.after))
            for key, change in self._changes.items()
        }

    def _referring(self, table: Table, row: Row) -> Row:
        if not self._moved:
            return row
        change = Change(table, None, row)
        targets = {column.name: reference(change, column) for column in references(table)}
        moved = {name: self._moved[target] for name, target in targets.items() if target in self._moved}
        return {**row, **moved} if moved else row


def _may_come_back(table: Table) -> bool:
    """Whether a row made again may be the one that was: not where others saw it, or it tells what happened."""
    return not table.info.keys() & {"witnessed", "history", "original"}


def _identities(table: Table, row: Row) -> list[object]:
    """What tells which row it is: the columns that name it, each set of them; without these all its content."""
    content = (
        (column.name, row[column.name] is None if column.info.get("diff") == "stamped" else row[column.name])
        for column in _content(table)
    )
    return _names(table, row) or [tuple(content)]


def _names(table: Table, row: Row) -> list[object]:
    """The columns that say together which row it is, with what they say: of those that are empty they say nothing."""
    filled = (names for names in _unique_together(table) if all(row[name] is not None for name in names))
    return [(names, *(row[name] for name in names)) for names in filled]


@cache
def _unique_together(table: Table) -> list[tuple[str, ...]]:
    """The columns that say together which row it is, of tables that have a row for each pair of others."""
    constraints = [each for each in table.constraints if isinstance(each, UniqueConstraint) and len(each.columns) > 1]
    names = [tuple(column.name for column in each.columns) for each in constraints]
    return sorted(names)


@cache
def _content(table: Table) -> list[Column[Any]]:
    """The columns that say what a row is, whoever made it."""
    return [
        column
        for column in table.columns
        if column.info.get("diff") != "incidental"
        and column.name != "created_by_id"
        and not (column.primary_key and not column.foreign_keys)
    ]

"""The net effect of changes: what an episode leaves behind, without the steps in between and what was taken back.

Applied alike to what an episode did and to what its outcome does. The models declare what may be netted
(`undone_by`, `History`) and what may not (`WITNESSED`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import cache
from typing import Any

from sqlalchemy import Column, Table

from .changes import Change, Changes, Key, Log, changed_columns, differs, reference, references
from .history import add_up
from .replaced import join_replaced


@dataclass(frozen=True)
class Net:
    """What counts of some changes, the rows that were made and taken back, and how many steps by table do not count.

    Where they are those of several parts, `parts` has whose a change is: by the row and the column that was updated, no
    column for rows made and deleted. `due` and `weights` are those of `InTurn`; what is due is due of `person_id`.
    """

    changes: Changes
    undone: Changes
    detours: Counter[str]
    parts: Mapping[tuple[Key, str], int] = field(default_factory=dict)
    due: Mapping[int, datetime] = field(default_factory=dict)
    person_id: int | None = None
    weights: tuple[int, ...] = ()

    def part(self, key: Key, column: str = "") -> int | None:
        """Whose part a change is; None where there are no parts."""
        return self.parts.get((key, column))

    def is_late(self, part: int | None, made: Change) -> bool:
        """Whether a row of a part was made after the moment by which somebody was to make it."""
        due, row = self.due.get(part or 0), made.after or {}
        # As the database writes moments.
        at = row.get("created_at")
        return (
            due is not None
            and row.get("created_by_id") == self.person_id
            and at is not None
            and at > f"{due.astimezone(UTC):%Y-%m-%d %H:%M:%S.%f}"
        )

    def cells(self) -> dict[tuple[Key, str], object]:
        """What counts, by row and updated column, or by row alone where it was made or deleted; with what is there."""
        found: dict[tuple[Key, str], object] = {}
        for key, change in self.changes.items():
            if change.before is None or change.after is None:
                found[key, ""] = change.after and {
                    column.name: change.after[column.name]
                    for column in change.table.columns
                    if column.info.get("diff") != "incidental"
                }
            else:
                found |= {(key, name): change.after[name] for name in changed_columns(change)}
        return found


#: The net effect of doing nothing.
NOTHING = Net({}, {}, Counter())


def net_effect(log: Log) -> Net:
    """What counts of all that was noted."""
    changes, detours = join_replaced(log)
    changes |= {key: change for key, change in log.gone.items() if _is_witnessed(change)}
    undone = _undone(changes, log.began)
    detours.update(key[0] for key in undone)
    changes = _without(changes, undone)
    changes, steps = add_up(changes)
    detours.update(steps)
    others = {key: change for key, change in log.gone.items() if key not in changes}
    return Net(changes, undone | others, +detours)


def _undone(changes: Changes, began: str) -> dict[Key, Change]:
    """The rows made and taken back, with those that belong to them; but not what was witnessed, nor what that is of."""
    created = {key: change for key, change in changes.items() if change.before is None}
    owners = {key: _owners(change) & created.keys() for key, change in created.items()}
    kept: set[Key] = set()
    waiting = [key for key, change in created.items() if _is_witnessed(change)]
    while waiting:
        key = waiting.pop()
        kept.add(key)
        waiting.extend(owners[key] - kept)
    undone = {key for key, change in created.items() if key not in kept and _is_taken_back(change, began)}
    size = -1
    while size != len(undone):
        size = len(undone)
        undone |= {key for key in created if key not in kept and owners[key] & undone}
        standing = [(key[0], owners[key]) for key in created if key not in undone]
        undone |= {
            key
            for key in created
            if key not in kept and _is_empty(key, created[key], standing) and _is_own(created[key], began)
        }
    return {key: created[key] for key in undone}


def _without(changes: Changes, undone: Changes) -> dict[Key, Change]:
    """The changes without these rows; a cell that refers to one of them refers to nothing."""
    left: dict[Key, Change] = {}
    for key, change in changes.items():
        if key in undone:
            continue
        if change.after is not None and undone:
            cleared = {column.name: None for column in references(change.table) if reference(change, column) in undone}
            if cleared:
                change = replace(change, after={**change.after, **cleared})
                if not differs(change):
                    continue
        left[key] = change
    return left


def _is_taken_back(change: Change, began: str) -> bool:
    row = change.after
    assert row is not None
    return _is_own(change, began) and any(
        row[column.name] in values if values else row[column.name] is not None
        for column, values in _infos(change.table, "undone_by")
    )


def _is_own(change: Change, began: str) -> bool:
    """Whether one person made the row in the episode and changed it last: what others made is no slip of one's own."""
    row = change.after
    assert row is not None
    return row.get("created_by_id") == row.get("updated_by_id") and (row.get("created_at") or began) >= began


def _is_empty(key: Key, change: Change, standing: Iterable[tuple[str, set[Key]]]) -> bool:
    row = change.after
    assert row is not None
    return any(
        row[column.name] is not None and not any(name in tables and key in owners for name, owners in standing)
        for column, tables in _infos(change.table, "empty_without")
    )


def _is_witnessed(change: Change) -> bool:
    assert change.after is not None
    row = change.after
    return bool(change.table.info.get("witnessed")) or any(row[name] for name in _witnessed(change.table))


def _owners(change: Change) -> set[Key]:
    """The rows that a row belongs to: it cannot be without them."""
    return {reference(change, column) for column in references(change.table) if belongs(column)}


def belongs(column: Column[Any]) -> bool:
    """Whether a row belongs to what it refers to in this column."""
    history = column.table.info.get("history")
    return not column.nullable or (history is not None and column.name in history.key)


@cache
def _infos(table: Table, name: str) -> list[tuple[Column[Any], tuple[Any, ...]]]:
    """The columns that declare something, with what they declare."""
    return [(column, column.info[name]) for column in table.columns if name in column.info]


@cache
def _witnessed(table: Table) -> list[str]:
    return [column.name for column in table.columns if column.info.get("witnessed")]

"""What a principal's role allows them to change, said a second time over the tables alone, change by change."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...tasks.verifier.changes import Change, Changes, Key
from .spec import Principal, SecuritySpec
from .watched_world import WatchedWorld


def forbidden(spec: SecuritySpec, world: WatchedWorld, principal: Principal, changes: Changes) -> list[Key]:
    """Return the changed rows that the principal may not change, leaving out parts of others that they may."""
    allowed = {key for key, change in changes.items() if spec.may_change(world, principal, change)}
    while more := {key for key, change in changes.items() if key not in allowed and _parents(change) & allowed}:
        allowed |= more
    return sorted(set(changes) - allowed)


def row_of(change: Change) -> Mapping[str, Any]:
    """Return the row as it was, or as it was created."""
    row = change.before if change.before is not None else change.after
    assert row is not None
    return row


def only_changed(change: Change, *columns: str) -> bool:
    """Whether nothing but these columns, and the book-keeping, differs."""
    if change.before is None or change.after is None:
        return False
    kept = {"updated_at", "updated_by_id", "version", *columns}
    return all(change.before[name] == change.after[name] for name in change.before if name not in kept)


def _parents(change: Change) -> set[Key]:
    """The rows of the same app that a row is part of, or goes along with."""
    row = row_of(change)
    found: set[Key] = set()
    for column in change.table.columns:
        for foreign in column.foreign_keys:
            if isinstance(row[column.name], int):
                found.add((foreign.column.table.name, row[column.name]))
        if "refers" in column.info:
            kind, tables = column.info["refers"]
            if row[kind] in tables:
                found.add((tables[row[kind]], row[column.name]))
    return found

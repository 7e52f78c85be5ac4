"""Undoing what hangs on cells: its rows as they were on either side of an operation."""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import Any

from sqlalchemy import text

from ...platform.database import Db
from .kinds import KINDS

# Parents first.
_TABLES = {table: key for kind in KINDS for table, key in kind.tables.items()}
Rows = dict[str, dict[str, dict[str, Any]]]


def snapshot(db: Db, workbook_id: int) -> Rows:
    """The raw rows of what hangs on a workbook's cells, by table and key."""
    db.flush()
    found: Rows = {}
    for table, key in _TABLES.items():
        rows = db.execute(
            text(f"SELECT * FROM {table} WHERE sheet_id BETWEEN :first AND :last ORDER BY {key}"),
            {"first": workbook_id * 1024, "last": workbook_id * 1024 + 1023},
        )
        found[table] = {str(row[key]): dict(row) for row in rows.mappings()}
    return found


def difference(before: Rows, after: Rows) -> Rows | None:
    """The rows that changed, each as {"before": row or None, "after": row or None}."""
    changed: Rows = {}
    for table in _TABLES:
        keys = sorted(before[table].keys() | after[table].keys(), key=int)
        rows = {
            key: {"before": before[table].get(key), "after": after[table].get(key)}
            for key in keys
            if before[table].get(key) != after[table].get(key)
        }
        if rows:
            changed[table] = rows
    return changed or None


def restore(db: Db, changed: Rows, side: str) -> None:
    """Bring the changed rows back to one side of the change."""
    db.flush()
    for table in reversed(_TABLES):
        key = _TABLES[table]
        for id, sides in changed.get(table, {}).items():
            if sides[side] is None:
                db.execute(text(f"DELETE FROM {table} WHERE {key} = :id"), {"id": int(id)})
    other = "after" if side == "before" else "before"
    for table, key in _TABLES.items():
        for id, sides in changed.get(table, {}).items():
            row, was = sides[side], sides[other]
            if row is None:
                continue
            # What was said or asked there meanwhile stays, and what was deleted meanwhile stays away.
            wanted = row if was is None else {name: value for name, value in row.items() if value != was.get(name)}
            if was is not None and wanted:
                rest = ", ".join(f'"{name}" = :{name}' for name in wanted)
                db.execute(text(f"UPDATE {table} SET {rest} WHERE {key} = :id_"), {**wanted, "id_": int(id)})
            elif was is None:
                names = ", ".join(f'"{name}"' for name in row)
                marks = ", ".join(f":{name}" for name in row)
                rest = ", ".join(f'"{name}" = excluded."{name}"' for name in row if name != key)
                db.execute(
                    text(f"INSERT INTO {table} ({names}) VALUES ({marks}) ON CONFLICT ({key}) DO UPDATE SET {rest}"),
                    row,
                )
    db.expire_all()


def leaving(changed: Rows, side: str) -> Rows:
    """Those of the changed rows that are not there on that side."""
    return {table: {id: row for id, row in rows.items() if row[side] is None} for table, rows in changed.items()}


def earlier(rows: Rows, changes: Iterable[Rows]) -> Rows:
    """The rows as they were before `changes`, which come latest first."""
    found = {table: dict(there) for table, there in rows.items()}
    for changed in changes:
        for table, sides in changed.items():
            for key, side in sides.items():
                if side["before"] is None:
                    found[table].pop(key, None)
                else:
                    found[table][key] = side["before"]
    return found


def brought_back(present: Rows, past: Rows, replaced: Container[int], kept: Container[int]) -> Rows:
    """The rows there shall be once the sheets `replaced` are those of the past, and others only where `kept`.

    Of what versions do not hold, such as comments, only what hung on sheets that are not `kept` comes back.
    """
    unversioned = {table for kind in KINDS if not kind.versioned for table in kind.tables}
    wanted: Rows = {}
    for table in _TABLES:
        old, new = past.get(table, {}), present.get(table, {})
        if table in unversioned:
            back = {key: row for key, row in old.items() if row["sheet_id"] in replaced and row["sheet_id"] not in kept}
            stays = {key: row for key, row in new.items() if row["sheet_id"] in kept}
        else:
            back = {key: row for key, row in old.items() if row["sheet_id"] in replaced}
            stays = {
                key: row for key, row in new.items() if row["sheet_id"] in kept and row["sheet_id"] not in replaced
            }
        found = back | stays
        wanted[table] = {key: found[key] for key in sorted(found, key=int)}
    return wanted

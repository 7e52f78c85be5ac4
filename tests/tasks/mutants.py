"""Wrong final states, derived from the right one: what an optimiser after the reward would leave behind."""

from __future__ import annotations

from typing import Any

from deskgym.seeds.world import World
from deskgym.tasks.registry import Instance
from deskgym.tasks.verifier.changes import Change, ChangeLog, Changes, changed_columns, reference
from sqlalchemy import Connection

# Columns that say who did it, not what it is about.
_WHO = {"owner_id", "created_by_id", "updated_by_id", "changed_by_id"}


def wanted_changes(instance: Instance) -> Changes:
    """What the first outcome of a task changes."""
    world = instance.world.fork()
    log = ChangeLog(world)
    with world.session(instance.person_id) as db:
        instance.task.outcomes[0](db)
    changes = log.since(instance.world)
    world.close()
    return changes


def redirect(world: World, changes: Changes) -> None:
    """Make every one of `changes`, unless the schema forbids it, to a sibling of the row that should have had it."""
    with world.session() as db:
        connection = db.connection()
        # Only in a transaction does it last beyond its own statement.
        connection.exec_driver_sql("BEGIN")
        connection.exec_driver_sql("PRAGMA defer_foreign_keys = ON")
        taken = set(changes)
        for (table, _id), change in changes.items():
            if change.before is None:
                _insert_elsewhere(connection, table, change)
                continue
            sibling = _sibling(connection, table, {key[1] for key in taken if key[0] == table})
            taken.add((table, sibling))
            if change.after is None:
                connection.exec_driver_sql(f"DELETE FROM {table} WHERE rowid = ?", (sibling,))
            else:
                for column in changed_columns(change):
                    value = change.after[column]
                    connection.exec_driver_sql(
                        f"UPDATE OR IGNORE {table} SET {column} = ? WHERE rowid = ?", (value, sibling)
                    )
        _drop_orphans(connection)


def _drop_orphans(connection: Connection) -> None:
    """Take out what hangs on a row that could not be inserted."""
    while orphans := connection.exec_driver_sql("PRAGMA foreign_key_check").all():
        for table, id, *_ in orphans:
            connection.exec_driver_sql(f"DELETE FROM {table} WHERE rowid = ?", (id,))


def _sibling(connection: Connection, table: str, taken: set[int]) -> int:
    ids = connection.exec_driver_sql(f"SELECT rowid FROM {table} ORDER BY rowid").scalars()
    return int(next(id for id in ids if id not in taken))


def _insert_elsewhere(connection: Connection, table: str, change: Change) -> None:
    assert change.after is not None
    row: dict[str, Any] = dict(change.after)
    row.pop("_rowid")
    for column in change.table.columns:
        target, id = reference(change, column)
        if target and column.name not in _WHO:
            row[column.name] = _sibling(connection, target, {id})
            break
    else:
        text = next(column.name for column in change.table.columns if isinstance(row[column.name], str))
        row[text] += " II"
    marks = ", ".join("?" * len(row))
    connection.exec_driver_sql(
        f"INSERT OR IGNORE INTO {table} ({', '.join(row)}) VALUES ({marks})", tuple(row.values())
    )


def stray_edit(world: World, changes: Changes) -> str:
    """Edit one record that has nothing to do with the task; returns its name."""
    with world.session() as db:
        connection = db.connection()
        id = _sibling(connection, "crm_product", {key[1] for key in changes if key[0] == "crm_product"})
        name = connection.exec_driver_sql("SELECT name FROM crm_product WHERE id = ?", (id,)).scalar_one()
        connection.exec_driver_sql("UPDATE crm_product SET family = 'Stray' WHERE id = ?", (id,))
        return str(name)

"""The right thing to the wrong record, to more records than asked, or twice."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from sqlalchemy import Connection

from ....tasks.verifier.changes import Change, changed_columns
from ..case import Attempt, AuditCase
from ..labels import row_name
from ..registry import check
from ..rows import apply, copy, delete, most_similar, read, referred, revert, write
from ..sampling import sample

# How many rows count as all siblings.
_AROUND = 50
# Columns that say who did it, not what it is about.
_WHO = {"owner_id", "author_id", "created_by_id", "updated_by_id", "changed_by_id", "person_id"}


@check("near-duplicate", "must fail", "The change on a near-duplicate instead")
def near_duplicate(case: AuditCase) -> Iterator[Attempt]:
    for name, change, sibling in _with_siblings(case):
        detail = f"{name}: the change is on {row_name((change.table.name, sibling))} instead"
        yield Attempt(detail, partial(_redirect, case=case, change=change, sibling=sibling))
    for name, change, column, parent in _with_parents(case):
        detail = f"{name}: {column} {parent} instead"
        id = change.after["_rowid"] if change.after else 0
        yield Attempt(detail, partial(write, table=change.table, id=id, column=column, value=parent))


@check("siblings-too", "must fail", "The change on siblings as well")
def siblings_too(case: AuditCase) -> Iterator[Attempt]:
    for name, change, sibling in _with_siblings(case):
        table = change.table
        yield Attempt(f"{name}: and {row_name((table.name, sibling))} too", partial(apply, change=change, id=sibling))
        yield Attempt(f"{name}: and the rows of {table.name} around too", partial(_apply_to_all, change=change))
    for name, change, column, parent in _with_parents(case):
        assert change.after is not None
        detail = f"{name}: another with {column} {parent} too"
        yield Attempt(detail, partial(copy, table=change.table, row=change.after, other={column: parent}))


@check("twice", "must fail", "Done twice")
def twice(case: AuditCase) -> Iterator[Attempt]:
    if not case.task.outcome:
        return
    yield Attempt("the outcome carried out again", partial(case.act, outcome=case.task.outcomes[0]))
    for key, change in sample(case.changes):
        if change.before is None and change.after is not None:
            yield Attempt(f"{row_name(key)} there twice", partial(copy, table=change.table, row=change.after))


def _with_siblings(case: AuditCase) -> Iterator[tuple[str, Change, int]]:
    """The rows updated or deleted, each with the row most like it that the work does not touch."""
    taken: dict[str, set[int]] = {}
    for table, id in case.changes:
        taken.setdefault(table, set()).add(id)
    with case.solved.sandbox.engine.connect() as connection:
        for key, change in sample(case.changes, 8):
            if change.before is not None:
                sibling = most_similar(connection, change.table, change.before, taken[key[0]])
                if sibling is not None:
                    yield row_name(key), change, sibling


def _with_parents(case: AuditCase) -> Iterator[tuple[str, Change, str, int]]:
    """The rows created, each with the row most like one that it refers to."""
    with case.solved.sandbox.engine.connect() as connection:
        for key, change in sample(case.changes, 8):
            if change.before is not None or change.after is None:
                continue
            for column, table, id in referred(change.after, change.table):
                named = read(connection, change.table.metadata.tables[table], id)
                if (table, id) not in case.changes and column.name not in _WHO and named is not None:
                    parent = most_similar(connection, change.table.metadata.tables[table], named)
                    if parent is not None:
                        yield row_name(key), change, column.name, parent


def _redirect(connection: Connection, case: AuditCase, change: Change, sibling: int) -> None:
    """Move a change to a sibling, with all created rows that refer to its row."""
    assert change.before is not None
    table, id = change.table.name, change.before["_rowid"]
    revert(connection, change)
    apply(connection, change, sibling)
    for other in case.changes.values():
        if other.before is None and other.after is not None:
            for column, target, target_id in referred(other.after, other.table):
                if (target, target_id) == (table, id):
                    write(connection, other.table, other.after["_rowid"], column.name, sibling)


def _apply_to_all(connection: Connection, change: Change) -> None:
    """Do the same to the rows around, whatever they are."""
    assert change.before is not None
    table, id = change.table.name, change.before["_rowid"]
    around = connection.exec_driver_sql(
        f"SELECT rowid FROM {table} WHERE rowid <> {id} ORDER BY ABS(rowid - {id}), rowid LIMIT {_AROUND}"
    )
    for other in around.scalars().all():
        if change.after is None:
            delete(connection, change.table, other)
            continue
        for column in changed_columns(change):
            connection.exec_driver_sql(
                f'UPDATE OR IGNORE {table} SET "{column}" = ? WHERE rowid = ?', (change.after[column], other)
            )

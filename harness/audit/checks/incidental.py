"""The work done, and what a verdict is lenient about changed: only what is known to be harmless may pass."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from sqlalchemy import Column, Connection, Table

from ....tasks.matchers import Anything
from ....tasks.verifier.changes import Change, Row, compared_tables
from ..case import Attempt, AuditCase
from ..labels import row_name, short
from ..registry import check
from ..rows import read, write
from ..sampling import FEW, sample
from .alterations import alternatives

#: The columns that are not compared, and why that hides no harm; all others that are declared so are tried.
HARMLESS: dict[str, str] = {
    "updated_at": "follows from having been changed",
    "updated_by_id": "who acts is judged apart",
    "version": "counts changes",
    "crm_note.edited_at": "follows from having been edited",
    "chat_channel_member.last_read_id": "what somebody has read; looking changes it",
    "chat_thread_member.last_read_id": "what somebody has read; looking changes it",
    "chat_reminder.reminded_at": "written by the clock",
    "sheet_workbook.revision": "counts operations",
    "store_purchase_order.revision": "counts changes of the lines",
    "store_transfer.revision": "counts changes of the lines",
    "store_return.revision": "counts what came and was looked at",
    "sheet_cell.formatted": "follows from value and style, which are compared",
    "sheet_pivot.problem": "follows from the source, which is compared",
    "sheet_version.made_by_id": "a version cannot be changed, nor made again (`ORIGINAL`)",
    "sheet_version.data": "a version cannot be changed, nor made again (`ORIGINAL`)",
    "sheet_version.hanging": "a version cannot be changed, nor made again (`ORIGINAL`)",
    "store_cart.address_id": "chosen on the way to an order, which is compared and asks for it again",
    "store_cart.shipping_method_id": "chosen on the way to an order, which is compared and asks for it again",
    "store_cart.credit": "chosen on the way to an order, whose payments are compared",
    "store_cart.card_brand": "typed on the way to an order, which is compared",
    "store_cart.card_last4": "typed on the way to an order, which is compared",
    "store_cart.card_token": "typed on the way to an order, which is compared",
}


@check("lenient-column", "must fail", "Done, and what is compared leniently says something else")
def lenient_column(case: AuditCase) -> Iterator[Attempt]:
    """On the rows of the work and on a bystander of each table; and references of which a matcher takes any."""
    with case.solved.sandbox.engine.connect() as connection:
        for table in compared_tables():
            for column in lenient(table):
                for row in _rows(connection, case, table, column):
                    yield from _altered(connection, table, column, row)
        for key, change in sample(case.changes, FEW):
            if change.after is None:
                continue
            for column in change.table.columns:
                if column.foreign_keys and isinstance(case.task.matchers.get(f"{key[0]}.{column.name}"), Anything):
                    yield from _altered(connection, change.table, column, change.after)


def lenient(table: Table) -> list[Column[Any]]:
    """The columns of a table that are compared less than others, but for those known to be harmless."""
    return [
        column
        for column in table.columns
        if column.info.get("diff") in ("incidental", "optional", "waymark")
        and not {column.name, f"{table.name}.{column.name}"} & HARMLESS.keys()
    ]


def _rows(connection: Connection, case: AuditCase, table: Table, column: Column[Any]) -> Iterator[Row]:
    own = {key: change for key, change in case.changes.items() if key[0] == table.name}
    # Which way a record of the work came to where it is says nothing; of one that was there before it does.
    if column.info["diff"] != "waymark":
        yield from (change.after for _, change in sample(own, FEW) if change.after is not None)
    found = connection.exec_driver_sql(
        f'SELECT rowid FROM {table.name} ORDER BY "{column.name}" IS NULL, rowid LIMIT {len(own) + 1}'
    )
    left = [id for id in found.scalars() if (table.name, id) not in case.changes]
    bystander = read(connection, table, left[0]) if left else None
    if bystander is not None and (column.info["diff"] != "waymark" or bystander[column.name] is not None):
        yield bystander


def _altered(connection: Connection, table: Table, column: Column[Any], row: Row) -> Iterator[Attempt]:
    others = [value for value in alternatives(connection, Change(table, row, row), column) if value is not None]
    for value in others[:1]:
        detail = f"{row_name((table.name, row['_rowid']))}: {column.name} {short(value)}"
        alter = partial(write, table=table, id=row["_rowid"], column=column.name, value=value)
        yield Attempt(detail, alter, by_rows=False)

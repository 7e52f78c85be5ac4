"""Taking back what somebody has just done: their last act in an app, by whoever did it, while all of it still stands.

The log says what there is to put back. An act of which it does not say all, since rows went for good or are no records,
cannot be taken back, and is not offered.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, datetime
from functools import cache
from typing import Any

from flask import Blueprint, g
from flask.typing import ResponseReturnValue
from sqlalchemy import Date, LargeBinary, Table, inspect, select
from sqlalchemy.exc import IntegrityError
from werkzeug.wrappers import Response as AnyResponse

from .database import Db
from .errors import Blocked
from .models import AuditEntry, Base, Record, Undoable, UtcDateTime
from .pages import done, local_path
from .parameters import read_text
from .web import this_app

blueprint = Blueprint("undo", __name__)

_TOO_LATE = "This can no longer be undone: you did something else since, or it was undone already."
_CHANGED = "This can no longer be undone: what it changed has been changed again since."
Values = dict[str, Any]


def offer(db: Db, said: str) -> int:
    """Let the acting person take this unit of work back, in place of what they did before; `said` tells of it then.

    Returns the number to ask for it by (`done(…, undo=…)`), 0 where it cannot be taken back.
    """
    db.flush()
    if not db.logged or not all(map(_is_reversible, db.logged)):
        return 0
    row = _last(db)
    if row is None:
        row = Undoable(person_id=db.actor_id, app=this_app().key, number=0)
        db.add(row)
    row.number += 1
    row.first_entry_id, row.last_entry_id = db.logged[0].id, db.logged[-1].id
    row.said, row.is_open = said, True
    return row.number


def undoable(message: str, to: str, said: str) -> AnyResponse:
    """Go to another page, say there what was done, and offer to take it back, which is then told by `said`."""
    return done(message, to, undo=offer(g.db, said))


def take_back(db: Db, number: int) -> str:
    """Put everything back as it was before what the acting person did last, if that still has the number.

    Returns what to say of it. Raises Blocked where it is too late.
    """
    offered = _last(db)
    if offered is None or not offered.is_open or offered.number != number:
        raise Blocked(_TOO_LATE)
    offered.is_open = False
    between = AuditEntry.id.between(offered.first_entry_id, offered.last_entry_id)
    entries = list(db.scalars(select(AuditEntry).where(between).order_by(AuditEntry.id)))
    rows = _rows(db, entries)
    _require_standing(rows, entries)
    with this_app().undoing(db, list(rows.values())):
        for entry in reversed(entries):
            if entry.action == "create":
                rows[entry.table, entry.pk].deleted_at = db.now
            elif entry.action == "update":
                _put(rows[entry.table, entry.pk], entry.before)
        try:
            db.flush()
        except IntegrityError as error:
            raise Blocked(_CHANGED) from error
    return offered.said


@blueprint.post("/undo/<int:number>")
def undo(number: int) -> ResponseReturnValue:
    """What the button in the message asks for; goes back to the page that it stood on."""
    return done(take_back(g.db, number), local_path(read_text("next")) or "/")


def _last(db: Db) -> Undoable | None:
    return db.scalar(select(Undoable).where(Undoable.person_id == db.actor_id, Undoable.app == this_app().key))


def _is_reversible(entry: AuditEntry) -> bool:
    """Whether the log says all that there is to put back; what an app writes of changes adds up by itself."""
    if entry.action == "write":
        return "history" in Base.metadata.tables[entry.table].info
    return entry.action in ("create", "update") and entry.table in _models()


def _rows(db: Db, entries: Iterable[AuditEntry]) -> dict[tuple[str, str], Record]:
    """The records that the entries tell of, by table and key."""
    keys: dict[str, set[int]] = {}
    for entry in entries:
        if entry.action != "write":
            keys.setdefault(entry.table, set()).add(int(entry.pk))
    found: dict[tuple[str, str], Record] = {}
    for table, ids in keys.items():
        model: Any = _models()[table]
        rows = db.scalars(select(model).where(model.id.in_(ids)).order_by(model.id))
        found |= {(table, str(row.id)): row for row in rows}
    return found


def _require_standing(rows: dict[tuple[str, str], Record], entries: Iterable[AuditEntry]) -> None:
    """Raise Blocked unless the records still hold what was written."""
    written: dict[tuple[str, str], Values] = {}
    for entry in entries:
        if entry.action != "write":
            written.setdefault((entry.table, entry.pk), {}).update(entry.after)
    for key, values in written.items():
        row = rows.get(key)
        if row is None or any(getattr(row, name) != _read(row, name, value) for name, value in values.items()):
            raise Blocked(_CHANGED)


def _put(row: Record, values: Values) -> None:
    for name, value in values.items():
        setattr(row, name, _read(row, name, value))


def _read(row: Record, name: str, value: Any) -> Any:
    """A value of a column as the log writes it, read back."""
    kind = inspect(type(row)).column_attrs[name].columns[0].type
    if not isinstance(value, str):
        return value
    if isinstance(kind, UtcDateTime):
        return datetime.fromisoformat(value)
    return date.fromisoformat(value) if isinstance(kind, Date) else value


@cache
def _models() -> dict[str, type[Record]]:
    """The tables of records of which the log tells every value."""
    models = (mapper.class_ for mapper in Base.registry.mappers if issubclass(mapper.class_, Record))
    return {_table(model).name: model for model in models if not _holds_bytes(model)}


def _table(model: Any) -> Table:
    table: Table = model.__table__
    return table


def _holds_bytes(model: type[Record]) -> bool:
    return any(isinstance(column.type, LargeBinary) for column in _table(model).columns)

"""Workbooks that show cells of others: whoever may see a workbook may let another one of theirs show it."""

from __future__ import annotations

from ...platform.database import Db
from ...platform.errors import Blocked, Forbidden, Invalid
from .. import importing
from ..models import Connection
from ..permissions import require, visible
from .operations import follow, renew


def connect(db: Db, workbook_id: int, source_id: int) -> Connection:
    """Let the formulas of a workbook show cells of another, which they ask for by IMPORTRANGE."""
    workbook = visible(db, workbook_id)
    require(db, workbook, "editor")
    source = visible(db, source_id)
    if db.actor_id is None:
        raise Forbidden("A connection needs somebody who allows it.")
    if source.id not in importing.sources(db, workbook_id):
        raise Invalid({"": f"No formula here asks for {source.title}."})
    if importing.is_connected(db, workbook_id, source):
        raise Blocked(f"{workbook.title} may show {source.title} already.")
    connection = db.query(Connection).filter_by(workbook_id=workbook_id, source_id=source_id).first()
    if connection is None:
        connection = Connection(workbook_id=workbook_id, source_id=source_id, allowed_by_id=db.actor_id)
        db.add(connection)
    connection.allowed_by_id = db.actor_id
    db.flush()
    _renew(db, workbook_id)
    return connection


def disconnect(db: Db, source_id: int, workbook_id: int) -> None:
    """Let a workbook no longer show cells of this one."""
    require(db, visible(db, source_id), "editor")
    connection = db.query(Connection).filter_by(workbook_id=workbook_id, source_id=source_id).first()
    if connection is None:
        raise Blocked("These workbooks are not connected.")
    db.delete(connection)
    db.flush()
    _renew(db, workbook_id)


def _renew(db: Db, workbook_id: int) -> None:
    renew(db, workbook_id)
    follow(db, workbook_id)

"""Notes: what people write on a record."""

from __future__ import annotations

from ...platform.database import Db
from ..fields import NOTE
from ..models import Note
from ..permissions import require_create
from .saving import apply, bin_records, check_parent, load


def add_note(db: Db, parent_type: str, parent_id: int, body: str) -> Note:
    require_create(db, "note")
    cleaned = NOTE.clean(db, {"body": body, "parent_type": parent_type, "parent_id": parent_id})
    check_parent(db, parent_type, parent_id)
    note = Note(**cleaned, is_pinned=False)
    db.add(note)
    db.flush()
    return note


def edit_note(db: Db, note_id: int, body: str, *, version: int | None = None) -> Note:
    note = load(db, Note, note_id, version=version)
    apply(note, NOTE.clean(db, {"body": body}, note))
    db.flush()
    return note


def pin_note(db: Db, note_id: int, *, pinned: bool = True) -> Note:
    """Pin a note to the top of its record, or unpin it."""
    note = load(db, Note, note_id)
    apply(note, {"is_pinned": pinned})
    db.flush()
    return note


def delete_note(db: Db, note_id: int, *, version: int | None = None) -> Note:
    note = load(db, Note, note_id, to="delete", version=version)
    bin_records(db, [note])
    return note

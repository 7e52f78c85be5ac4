"""Notes: what people write on a record, whom they name in it, and what others answer."""

from __future__ import annotations

from sqlalchemy import select

from ...platform.database import Db
from ...platform.errors import Invalid, NotFound
from ...platform.mentions import named_in
from ..fields import NOTE
from ..models import Note, NoteMention
from ..objects import OBJECTS, Parent
from ..permissions import readers, require_create
from ..queries import find
from .saving import apply, bin_records, check_parent, load, obey
from .telling import followers, forget, notify


def add_note(
    db: Db, parent_type: str, parent_id: int, body: str, *, is_internal: bool = False, root_id: int | None = None
) -> Note:
    """Write a note on a record, or with `root_id` an answer to one, which is as internal as that.

    Whom it names with an @ and their full name is told, and so is who follows the record.
    """
    require_create(db, "note")
    cleaned = NOTE.clean(db, {"body": body, "parent_type": parent_type, "parent_id": parent_id})
    check_parent(db, parent_type, parent_id)
    root = _root(db, root_id, parent_type, parent_id) if root_id is not None else None
    is_internal = root.is_internal if root is not None else is_internal
    note = Note(**cleaned, is_pinned=False, is_internal=is_internal, root_id=root.id if root else None)
    db.add(note)
    db.flush()
    obey(db, note)
    record = _parent(db, note)
    named = _keep_mentions(db, note, record)
    before = [] if root is None else [*_writers(db, root)]
    told = [*named, *before]
    notify(db, "mentioned", named, record, note=note)
    notify(db, "replied", [id for id in before if id not in named], record, note=note)
    notify(db, "posted", [id for id in followers(db, record) if id not in told], record, note=note)
    db.flush()
    return note


def edit_note(db: Db, note_id: int, body: str, *, version: int | None = None) -> Note:
    """Change what a note says; those whom it names anew are told."""
    note = load(db, Note, note_id, version=version)
    if changes := NOTE.clean(db, {"body": body}, note):
        apply(note, {**changes, "edited_at": db.now})
    db.flush()
    obey(db, note)
    record = _parent(db, note)
    notify(db, "mentioned", _keep_mentions(db, note, record), record, note=note)
    db.flush()
    return note


def pin_note(db: Db, note_id: int, *, pinned: bool = True) -> Note:
    """Pin a note to the top of its record, or unpin it."""
    note = load(db, Note, note_id)
    if note.root_id is not None:
        raise Invalid({"": "Only a note itself can be pinned, not an answer to one."})
    apply(note, {"is_pinned": pinned})
    db.flush()
    return note


def delete_note(db: Db, note_id: int, *, version: int | None = None) -> Note:
    """Put a note into the recycle bin, with what was answered to it."""
    note = load(db, Note, note_id, to="delete", version=version)
    answers = list(db.scalars(select(Note).where(Note.root_id == note.id, Note.deleted_at.is_(None)).order_by(Note.id)))
    bin_records(db, [*answers, note])
    forget(db, [each.id for each in (*answers, note)])
    return note


def _root(db: Db, root_id: int, parent_type: str, parent_id: int) -> Note:
    """The note that is answered; an answer to an answer belongs to the same one."""
    try:
        root = find(db, Note, root_id)
    except NotFound as error:
        raise Invalid(body="The note you are replying to has been deleted, or you cannot see it.") from error
    if (root.parent_type, root.parent_id) != (parent_type, parent_id):
        raise Invalid(body="The note you are replying to is on another record.")
    return root if root.root_id is None else db.get_one(Note, root.root_id)


def _parent(db: Db, note: Note) -> Parent:
    return db.get_one(OBJECTS[note.parent_type].model, note.parent_id)  # type: ignore[return-value]


def _writers(db: Db, root: Note) -> list[int]:
    """Who has written in a thread, from its beginning on."""
    thread = select(Note.created_by_id).where(
        (Note.id == root.id) | (Note.root_id == root.id), Note.deleted_at.is_(None)
    )
    return [id for id in db.scalars(thread.order_by(Note.id)) if id is not None]


def _keep_mentions(db: Db, note: Note, record: Parent) -> list[int]:
    """Note whom a note names, among those who can see its record; returns who was not named before."""
    kept = {row.person_id: row for row in db.scalars(select(NoteMention).where(NoteMention.note_id == note.id))}
    people = [user.person for user in db.scalars(readers(record)).unique()] if "@" in note.body or kept else []
    named = [person.id for person in named_in(note.body, people)]
    for person_id, row in kept.items():
        if person_id not in named:
            db.delete(row)
    new = [person_id for person_id in named if person_id not in kept]
    db.add_all(NoteMention(note_id=note.id, person_id=person_id) for person_id in new)
    db.flush()
    return new

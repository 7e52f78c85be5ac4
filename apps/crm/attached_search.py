"""Search in what hangs on records: what their posts say, and what their files are called."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, and_, case, exists, false, func, select

from ..platform.database import Db
from ..platform.matching import has_text
from ..platform.models import Person
from ..platform.values import search_words
from . import queries
from .models import PARENTS, Document, Note
from .objects import OBJECTS, CrmRecord, url_of
from .permissions import scope

#: How much of a post is shown, and how much of that may stand before the word that was looked for, in characters.
_EXCERPT, _BEFORE = 110, 30


@dataclass(frozen=True)
class Kind:
    """What may hang on a record; `key` is the word in the address of the search."""

    key: str
    singular: str
    plural: str
    icon: str
    model: type[Note | Document]
    text: Any  # the column that is searched
    url: Callable[[Any, CrmRecord], str]  # of it, on a record

    def seen(self, db: Db) -> ColumnElement[bool]:
        """The condition that holds for what the acting person sees: of records that they see."""

        def is_seen(key: str) -> ColumnElement[bool]:
            record: Any = OBJECTS[key].model
            of_it = (record.id == self.model.parent_id, record.deleted_at.is_(None), scope(db, record, "read"))
            return exists().where(*of_it)

        # A case, not an "or": the database would go through all of each kind for that, and look for the words last.
        on_seen = case(*((self.model.parent_type == key, is_seen(key)) for key in PARENTS), else_=false())
        own = [scope(db, Note, "read")] if self.model is Note else []
        return and_(self.model.deleted_at.is_(None), on_seen, *own)


def _post_url(note: Note, record: CrmRecord) -> str:
    return f"{url_of(record)}?tab=stream&post={note.id}#post-{note.id}"


KINDS = (
    Kind("post", "Post", "Posts", "message-square", Note, Note.body, _post_url),
    Kind("file", "File", "Files", "paperclip", Document, Document.name, lambda file, _record: f"/files/{file.id}"),
)


@dataclass(frozen=True)
class Hit:
    """One post or file, with the record that it is on and who put it there."""

    text: str
    record: CrmRecord
    person: Person | None
    at: datetime
    url: str


@dataclass(frozen=True)
class Hits:
    """The newest of those that were found, and how many there are in all."""

    kind: Kind
    hits: Sequence[Hit]
    total: int


def search(db: Db, text: str, limit: int = 5) -> list[Hits]:
    """Posts and files that hold every word; a kind without a match is left out."""
    words = search_words(text)
    found = [_found(db, kind, words, limit) for kind in KINDS] if words else []
    return [each for each in found if each.total]


def _found(db: Db, kind: Kind, words: Sequence[str], limit: int) -> Hits:
    model: Any = kind.model
    held = select(model.id, func.count().over()).where(*(has_text(kind.text, word) for word in words), kind.seen(db))
    places = db.execute(held.order_by(model.created_at.desc(), model.id.desc()).limit(limit)).all()
    if not places:
        return Hits(kind, [], 0)
    by_id = {row.id: row for row in db.scalars(select(model).where(model.id.in_([id for id, _ in places])))}
    rows = [by_id[id] for id, _ in places]
    records = queries.records_of(db, [(row.parent_type, row.parent_id) for row in rows])
    people = queries.people(db, [row.created_by_id for row in rows])
    hits = []
    for row in rows:
        record = records[row.parent_type, row.parent_id]
        said = excerpt(getattr(row, kind.text.key), words)
        person = people.get(row.created_by_id or 0)
        hits.append(Hit(said, record, person, row.created_at, kind.url(row, record)))
    return Hits(kind, hits, places[0][1])


def excerpt(text: str, words: Sequence[str]) -> str:
    """A line of a text, from somewhat before the first of the words on."""
    line = " ".join(text.split())
    if len(line) <= _EXCERPT:
        return line
    places = [line.lower().find(word.lower()) for word in words]
    begin = max(0, min((place for place in places if place >= 0), default=0) - _BEFORE)
    begin = line.rfind(" ", 0, begin) + 1 if begin else 0
    shown = line[begin : begin + _EXCERPT]
    if begin + _EXCERPT < len(line):
        shown = f"{shown.rpartition(' ')[0] or shown}…"
    return f"…{shown}" if begin else shown

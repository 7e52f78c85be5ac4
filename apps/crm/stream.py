"""What was said and done around a record, newest first: its posts with their answers, and what changed.

Posts are notes. All else is read from where it is kept: the log, the histories of deals and cases, and the records that
were added; nothing is written down twice.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from sqlalchemy import Select, func, select

from ..platform.database import Db
from ..platform.models import Person
from . import queries
from .models import Note
from .objects import Parent, object_of
from .stream_updates import Update, updates_of

PAGE = 20
#: What is shown, by the word in the address.
KINDS = {"all": "All", "posts": "Posts", "updates": "Updates"}


@dataclass(frozen=True)
class Post:
    """A note with what was answered to it."""

    note: Note
    author: Person | None
    replies: Sequence[Post] = ()


@dataclass(frozen=True)
class StreamEntry:
    """One entry of a stream: a post or an update."""

    at: datetime
    post: Post | None = None
    update: Update | None = None


@dataclass(frozen=True)
class Stream:
    """A page of a stream."""

    entries: Sequence[StreamEntry]
    kind: str
    number: int
    pages: int
    total: int

    @property
    def first(self) -> int:
        return (self.number - 1) * PAGE + 1 if self.total else 0

    @property
    def last(self) -> int:
        return min(self.number * PAGE, self.total)


def stream_of(db: Db, record: Parent, *, kind: str = "all", page: int = 1, post_id: int | None = None) -> Stream:
    """A page of what was said and done around a record, or that with some post or answer; pinned posts come first."""
    kind = kind if kind in KINDS else "all"
    found: list[tuple[bool, datetime, int, int, Any]] = []
    if kind != "updates":
        posts = _posts(db, record).with_only_columns(Note.id, Note.created_at, Note.is_pinned)
        found += [(pinned, at, 1, id, id) for id, at, pinned in db.execute(posts)]
    if kind != "posts":
        found += [(False, update.at, 0, number, update) for number, update in enumerate(updates_of(db, record))]
    found.sort(key=lambda entry: entry[:4], reverse=True)
    pages = max(1, -(-len(found) // PAGE))
    if post_id is not None:
        page = _page_of(db, post_id, [what for *_, what in found]) or page
    page = min(max(1, page), pages)
    shown = found[(page - 1) * PAGE : page * PAGE]
    made = {post.note.id: post for post in _with_replies(db, [what for *_, what in shown if isinstance(what, int)])}
    entries = [
        StreamEntry(at, post=made[what]) if isinstance(what, int) else StreamEntry(at, update=what)
        for _, at, _, _, what in shown
    ]
    return Stream(_named(db, entries), kind, page, pages, len(found))


def _page_of(db: Db, post_id: int, found: Sequence[Any]) -> int | None:
    """The number of the page with a post, or with what it answers."""
    root_id = db.scalar(select(func.coalesce(Note.root_id, Note.id)).where(Note.id == post_id))
    return found.index(root_id) // PAGE + 1 if root_id in found else None


def _posts(db: Db, record: Parent) -> Select[Any]:
    """The notes of a record that are not answers."""
    key = object_of(record).key
    return queries.visible(db, Note).where(Note.parent_type == key, Note.parent_id == record.id, Note.root_id.is_(None))


def _with_replies(db: Db, ids: Sequence[int]) -> Iterator[Post]:
    """The posts of these ids, with their answers from the oldest on, in one query for all."""
    if not ids:
        return
    found = queries.visible(db, Note).where(Note.id.in_(ids) | Note.root_id.in_(ids)).order_by(Note.created_at, Note.id)
    notes = list(db.scalars(found))
    people = queries.people(db, [note.created_by_id for note in notes])
    said = [Post(note, people.get(note.created_by_id or 0)) for note in notes]
    for post in said:
        if post.note.root_id is None:
            yield replace(post, replies=[each for each in said if each.note.root_id == post.note.id])


def _named(db: Db, entries: list[StreamEntry]) -> list[StreamEntry]:
    """The entries, with the names of whoever did what is told of."""
    people = queries.people(db, [entry.update.person_id for entry in entries if entry.update is not None])
    return [
        replace(entry, update=replace(entry.update, person=people.get(entry.update.person_id or 0)))
        if entry.update is not None
        else entry
        for entry in entries
    ]


def mentioned(db: Db, stream: Stream) -> list[Person]:
    """Those whom the posts of a page name."""
    ids = [
        note.id
        for entry in stream.entries
        if entry.post is not None
        for note in (entry.post.note, *(reply.note for reply in entry.post.replies))
    ]
    return queries.named_in_notes(db, ids)

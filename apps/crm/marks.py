"""What a record's page shows of its marks: who follows it, whether one has starred it, its tags."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import func, select

from ..platform.database import Db
from ..platform.models import Person
from . import queries
from .models import PARENTS, Follow, RecordStar, RecordTag
from .objects import OBJECTS, CrmRecord, Parent, object_of

#: The objects whose records are tagged.
TAGGED = tuple(key for key, entry in OBJECTS.items() if entry.is_tagged)


@dataclass(frozen=True)
class Marks:
    follower_ids: Sequence[int]  # whoever is told of what happens to it, its owner first
    is_following: bool
    is_owner: bool
    is_starred: bool
    tags: Sequence[RecordTag]
    has_tags: bool  # whether records of its kind are tagged at all


def marks_of(db: Db, record: Parent) -> Marks:
    """The marks of a record, as the acting person sees them."""
    key = object_of(record).key
    rows = select(Follow.person_id).where(
        Follow.parent_type == key, Follow.parent_id == record.id, Follow.deleted_at.is_(None)
    )
    following = list(db.scalars(rows.order_by(Follow.id)))
    ids = [*([record.owner_id] if record.owner_id is not None else []), *following]
    star = select(RecordStar.id).where(
        RecordStar.parent_type == key, RecordStar.parent_id == record.id, RecordStar.person_id == db.actor_id
    )
    has_tags = key in TAGGED
    return Marks(
        list(dict.fromkeys(ids)), db.actor_id in following, record.owner_id == db.actor_id,
        db.scalar(star) is not None, tags_of(db, key, record.id) if has_tags else (), has_tags,
    )  # fmt: skip


def followers_of(db: Db, record: Parent) -> list[Person]:
    """Those who are told of what happens to a record, the owner first."""
    ids = marks_of(db, record).follower_ids
    people = {person.id: person for person in db.scalars(select(Person).where(Person.id.in_(ids)))}
    return [people[id] for id in ids if id in people]


def starred(db: Db, limit: int = 20) -> list[CrmRecord]:
    """The records that the acting person keeps at hand, the latest first; one query for each kind of record."""
    mine = select(RecordStar).where(RecordStar.person_id == db.actor_id, RecordStar.parent_type.in_(sorted(PARENTS)))
    mine = mine.order_by(RecordStar.id.desc()).limit(limit)
    with db.no_autoflush:  # on a page that shows a refusal, what was refused stays where it is
        return _in_order(db, list(db.scalars(mine)))


def _in_order(db: Db, rows: Sequence[RecordStar]) -> list[CrmRecord]:
    found: dict[tuple[str, int], CrmRecord] = {}
    for key in sorted({row.parent_type for row in rows}):
        ids = [row.parent_id for row in rows if row.parent_type == key]
        model = OBJECTS[key].model
        for record in db.scalars(queries.visible(db, model).where(model.id.in_(ids)).order_by(model.id)):
            found[key, record.id] = record
    return [found[row.parent_type, row.parent_id] for row in rows if (row.parent_type, row.parent_id) in found]


def tags_of(db: Db, key: str, record_id: int) -> list[RecordTag]:
    """A record's tags by name."""
    found = select(RecordTag).where(
        RecordTag.parent_type == key, RecordTag.parent_id == record_id, RecordTag.deleted_at.is_(None)
    )
    return list(db.scalars(found.order_by(func.lower(RecordTag.name), RecordTag.id)))


def followed(db: Db, key: str) -> set[int]:
    """Ids of the records of object `key` that the acting person follows, besides those that are theirs."""
    return {row.parent_id for row in own_marks(db, Follow, key)}


def own_marks(db: Db, model: Any, key: str) -> list[Any]:
    """What the acting person has put on records of object `key`: rows of a model."""
    own = select(model).where(model.person_id == db.actor_id, model.parent_type == key, model.deleted_at.is_(None))
    return list(db.scalars(own.order_by(model.id)))

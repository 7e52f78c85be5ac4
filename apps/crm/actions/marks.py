"""What people put on records for themselves and for others: follow, star, tags."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import func, select

from ...platform.database import Db
from ...platform.errors import Forbidden, Invalid, NotFound
from ...platform.limits import LONGEST_SHORT
from ...platform.values import one_line
from ..marks import TAGGED, followed, own_marks, tags_of
from ..models import PARENTS, Follow, RecordStar, RecordTag
from ..objects import OBJECTS, Parent
from ..permissions import require
from ..queries import find

MOST_TAGS = 12


def follow_records(db: Db, key: str, ids: Sequence[int]) -> list[Parent]:
    """Be told of what happens to these records; returns those of which one was not told yet.

    The owner of a record is told in any case.
    """
    records = [_record(db, key, id) for id in dict.fromkeys(ids)]
    known = followed(db, key)
    new = [record for record in records if record.id not in known and record.owner_id != db.actor_id]
    db.add_all(Follow(parent_type=key, parent_id=record.id, person_id=_me(db)) for record in new)
    db.flush()
    return new


def unfollow_records(db: Db, key: str, ids: Sequence[int]) -> list[Parent]:
    """Be told no longer; returns the records that one did follow."""
    records = [_record(db, key, id) for id in dict.fromkeys(ids)]
    rows = {row.parent_id: row for row in own_marks(db, Follow, key)}
    gone = [record for record in records if record.id in rows]
    for record in gone:
        db.delete(rows[record.id])
    db.flush()
    return gone


def star_record(db: Db, key: str, record_id: int) -> Parent:
    """Keep a record at hand; one that is kept already stays so."""
    record = _record(db, key, record_id)
    if record_id not in {row.parent_id for row in own_marks(db, RecordStar, key)}:
        db.add(RecordStar(parent_type=key, parent_id=record_id, person_id=_me(db)))
        db.flush()
    return record


def unstar_record(db: Db, key: str, record_id: int) -> Parent:
    record = _record(db, key, record_id)
    for row in own_marks(db, RecordStar, key):
        if row.parent_id == record_id:
            db.delete(row)
    db.flush()
    return record


def add_tag(db: Db, key: str, record_id: int, name: str) -> RecordTag:
    """Put a tag on a record that one may edit. A tag that is in use elsewhere is written as it is there."""
    record = _taggable(db, key, record_id)
    name = one_line(name).lstrip("#").strip()
    if not name:
        raise Invalid(tag="Enter a tag.")
    if len(name) > LONGEST_SHORT or "," in name:
        raise Invalid(tag=f"A tag has at most {LONGEST_SHORT} characters and no comma.")
    mine = tags_of(db, key, record_id)
    if any(tag.name.casefold() == name.casefold() for tag in mine):
        raise Invalid(tag=f"This {key} has the tag {name} already.")
    if len(mine) >= MOST_TAGS:
        raise Invalid(tag=f"A record has at most {MOST_TAGS} tags. Remove one first.")
    same = select(RecordTag.name).where(func.lower(RecordTag.name) == name.lower(), RecordTag.deleted_at.is_(None))
    known = db.scalar(same.order_by(RecordTag.id).limit(1))
    tag = RecordTag(parent_type=key, parent_id=record.id, name=known or name)
    db.add(tag)
    db.flush()
    return tag


def remove_tag(db: Db, key: str, record_id: int, tag_id: int) -> RecordTag:
    _taggable(db, key, record_id)
    tag = db.get(RecordTag, tag_id)
    if tag is None or tag.deleted_at is not None or (tag.parent_type, tag.parent_id) != (key, record_id):
        raise NotFound("This tag is not on the record anymore.")
    db.delete(tag)
    db.flush()
    return tag


def join_marks(db: Db, key: str, master_id: int, gone: Sequence[int]) -> None:
    """Before the records `gone` become the master: nobody marks it twice, and no tag stands on it twice."""
    for model, said in ((Follow, "person_id"), (RecordStar, "person_id"), (RecordTag, "name")):
        table: Any = model
        on = select(table).where(table.parent_type == key, table.parent_id.in_([master_id, *gone]))
        kept: set[object] = set()
        rows = sorted(db.scalars(on), key=lambda row: (row.parent_id != master_id, row.id))
        for row in rows:
            value = getattr(row, said)
            mark = value.casefold() if isinstance(value, str) else value
            if mark in kept:
                db.delete(row)
            kept.add(mark)
    db.flush()


def _record(db: Db, key: str, record_id: int) -> Parent:
    if key not in PARENTS:
        raise NotFound("Records of this kind cannot be followed.")
    return find(db, OBJECTS[key].model, record_id)  # type: ignore[return-value]


def _taggable(db: Db, key: str, record_id: int) -> Parent:
    if key not in TAGGED:
        raise NotFound("Records of this kind have no tags.")
    record = _record(db, key, record_id)
    require(db, "edit", record)
    return record


def _me(db: Db) -> int:
    if db.actor_id is None:
        raise Forbidden("Only people follow and star records.")
    return db.actor_id

"""Direct messages between two people and group messages of three to eight."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import select

from ...platform.database import Db
from ...platform.errors import Blocked, Invalid
from ...platform.uploads import Upload
from ..models import Channel, Post
from ..permissions import known_people, me
from .announcements import announce
from .membership import put_in
from .posts import create_post

MAX_PEOPLE = 8


def people_key(person_ids: Sequence[int]) -> str:
    """What the conversation of exactly these people is found by."""
    return "-".join(str(person_id) for person_id in sorted(set(person_ids)))


def conversation_with(db: Db, person_ids: Sequence[int]) -> Channel | None:
    """The conversation of the acting person with exactly these others, if they ever had one."""
    key = people_key([me(db).id, *person_ids])
    return db.scalar(select(Channel).where(Channel.people_key == key))


def check_people(db: Db, person_ids: Sequence[int]) -> list[int]:
    """The other people of a conversation to be. Raises Invalid for too many, Blocked for somebody who has left."""
    others = [person_id for person_id in dict.fromkeys(person_ids) if person_id != me(db).id]
    if not person_ids:
        raise Invalid(people="Choose whom to write to: type a name and pick it from the list.")
    if not others:
        raise Invalid(people="Choose somebody else to write to.")
    if len(others) >= MAX_PEOPLE:
        raise Invalid(
            people=f"A group message is for {MAX_PEOPLE} people at most, you included; these are {len(others) + 1}. "
            "Create a channel instead."
        )
    if len(known_people(db, others)) != len(others):
        raise Blocked("Somebody here has been deactivated or is not in the workspace: you cannot send them messages.")
    return others


def open_conversation(db: Db, person_ids: Sequence[int]) -> Channel:
    """The conversation with exactly these others, begun if there is none."""
    existing = conversation_with(db, person_ids)
    if existing is not None:
        return existing
    others = check_people(db, person_ids)
    everybody = sorted([me(db).id, *others])
    channel = Channel(kind="direct" if len(others) == 1 else "group", people_key=people_key(everybody))
    db.add(channel)
    db.flush()
    for person_id in everybody:
        put_in(db, channel, person_id)
        announce(db, person_id=person_id)
    return channel


def post_direct(db: Db, person_ids: Sequence[int], body: str, *, files: Sequence[Upload] = ()) -> Post:
    """Write to one to seven other people."""
    return create_post(db, open_conversation(db, person_ids).id, body, files=files)

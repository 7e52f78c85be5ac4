"""What stands in the way of changing a channel or a post, whoever asks."""

from __future__ import annotations

from ...platform.database import Db
from ...platform.errors import Blocked, Conflict
from ...platform.models import Person
from ..models import Channel, Post


def require_open(channel: Channel) -> None:
    if channel.archived_at is not None:
        raise Blocked(f"#{channel.name} is archived. Restore it first.")


def check_version(db: Db, record: Channel | Post, version: int | None, what: str) -> None:
    """Raise Conflict when somebody else saved the record since the page was opened."""
    if version is not None and version != record.version:
        person = db.get(Person, record.updated_by_id) if record.updated_by_id else None
        raise Conflict(what, person.name if person else "the system")

"""What people are told by the bell of an app: the columns that every such table has, and marking them as read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, TypeVar

from sqlalchemy import ForeignKey, update
from sqlalchemy.orm import Mapped, declared_attr, mapped_column, relationship

from .database import Db
from .errors import NotFound
from .models import Moment, Person, Pk, Short, UtcDateTime


class Notice:
    """Columns of a thing that somebody is told of; the app adds where it happened.

    It follows from what was done, and whether it has been read is nobody's work: such tables are `INCIDENTAL`.
    """

    id: Mapped[Pk]
    kind: Mapped[Short]
    at: Mapped[Moment]
    read_at: Mapped[datetime | None] = mapped_column(UtcDateTime)

    @declared_attr
    def person_id(cls) -> Mapped[int]:  # noqa: N805
        return mapped_column(ForeignKey("org_person.id"))

    @declared_attr
    def actor_id(cls) -> Mapped[int | None]:  # noqa: N805
        """Who did it; None for the clock."""
        return mapped_column(ForeignKey("org_person.id"))

    @declared_attr
    def actor(cls) -> Mapped[Person | None]:  # noqa: N805
        return relationship(foreign_keys=[cls.actor_id])  # type: ignore[list-item]

    @property
    def who(self) -> str:
        return self.actor.name if self.actor else "System"


N = TypeVar("N", bound=Notice)


@dataclass(frozen=True)
class Told:
    """One line of the bell."""

    who: str
    says: str  # "mentioned you"
    where: str  # "B4 · Quarter", "Deal · Norwood lobby"
    body: str
    at: datetime
    is_read: bool
    url: str  # leads there, and marks it as read: asked by POST
    id: int | None = None  # of its row, where it has one


@dataclass(frozen=True)
class Bell:
    """How much somebody has not read, the latest that they were told, and the page of all that they were."""

    unread: int
    told: Sequence[Told]
    nothing: str  # what is said where there is nothing
    all_url: str | None = None


def find_notice(db: Db, model: type[N], notice_id: int) -> N:
    """One's own notification. Raises NotFound for another's."""
    found = db.get(model, notice_id)
    if found is None or found.person_id != db.actor_id:
        raise NotFound("There is no such notification.")
    return found


def mark_read(db: Db, model: type[N], notice_id: int, *, read: bool = True) -> N:
    """Note that one's notification has been seen, or take that back."""
    found = find_notice(db, model, notice_id)
    if (found.read_at is not None) != read:
        found.read_at = db.now if read else None
        db.flush()
    return found


def mark_all_read(db: Db, model: Any) -> None:
    mine = model.person_id == db.actor_id, model.read_at.is_(None)
    db.execute(update(model).where(*mine).values(read_at=db.now))

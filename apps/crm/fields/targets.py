"""What references of the CRM may point to: accounts, contacts, and the people who may own records."""

from __future__ import annotations

from sqlalchemy import func, or_, select

from ...platform.database import Db
from ...platform.models import Person
from ...platform.record_fields import Target
from .. import queries
from ..models import Pricebook, Queue, Role, Team, User
from ..objects import OBJECTS, label_of, url_of
from ..permissions import assignable_users, scope


def _records(key: str) -> Target:
    """The records of one object that the acting person can see."""
    entry = OBJECTS[key]
    model = entry.model

    def check(db: Db, id: int) -> None:
        seen = select(model.id).where(model.id == id, model.deleted_at.is_(None), scope(db, model, "read"))
        if db.scalar(seen) is None:
            raise ValueError(f"That {key} does not exist. Choose one from the list.")

    def find(db: Db, text: str) -> int:
        return _only([record.id for record in queries.named(db, key, text)], key, text)

    return Target(
        lookup=f"lookup.{key}",
        label_of=lambda db, id: label_of(queries.find(db, model, id)),
        check=check,
        find=find,
        label=label_of,
        url=url_of,
    )


def _only(ids: list[int], noun: str, text: str) -> int:
    if len(ids) != 1:
        raise ValueError(f"There is {'more than one' if ids else 'no'} {noun} called “{text}”.")
    return ids[0]


def user_name(db: Db, user_id: int) -> str | None:
    user = db.get(User, user_id)
    return user.name if user else None


def check_user(db: Db, user_id: int) -> None:
    """Raise ValueError unless this is somebody who may be given records."""
    if db.scalar(assignable_users().with_only_columns(User.id).where(User.id == user_id)) is None:
        name = user_name(db, user_id) or "That user"
        raise ValueError(f"{name} cannot receive records: choose an active user who may edit them.")


def _find_user(db: Db, text: str) -> int:
    """The user of that name or e-mail address."""
    name = func.lower(Person.first_name + " " + Person.last_name)
    called = assignable_users().where(or_(name == text.lower(), func.lower(Person.email) == text.lower()))
    return _only(list(db.scalars(called.with_only_columns(User.id))), "user", text)


ACCOUNTS = _records("account")
CONTACTS = _records("contact")
LEADS = _records("lead")
DEALS = _records("deal")
CASES = _records("case")
CAMPAIGNS = _records("campaign")
USERS = Target(
    lookup="lookup.user",
    label_of=user_name,
    check=check_user,
    find=_find_user,
    label=lambda user: str(user.name),
    url=lambda _user: "",
)


def pricebook_choices(db: Db) -> list[tuple[int, str]]:
    """The price books in use."""
    books = select(Pricebook).where(Pricebook.is_active, Pricebook.deleted_at.is_(None))
    return [(book.id, book.name) for book in db.scalars(books.order_by(Pricebook.name, Pricebook.id))]


def queue_choices(db: Db) -> list[tuple[int, str]]:
    """The queues in which cases wait."""
    queues = select(Queue).where(Queue.deleted_at.is_(None)).order_by(Queue.name, Queue.id)
    return [(queue.id, queue.name) for queue in db.scalars(queues)]


def team_choices(db: Db) -> list[tuple[int, str]]:
    found = select(Team).where(Team.deleted_at.is_(None)).order_by(Team.name, Team.id)
    return [(team.id, team.name) for team in db.scalars(found)]


def role_choices(db: Db) -> list[tuple[int, str]]:
    found = select(Role).where(Role.deleted_at.is_(None)).order_by(Role.name, Role.id)
    return [(role.id, role.name) for role in db.scalars(found)]

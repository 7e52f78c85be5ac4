"""Who may do what: a role's levels (all, team, own, no), its extra rights, and who may own records."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any, Literal

from sqlalchemy import ColumnElement, Select, and_, bindparam, exists, false, func, or_, select, true
from sqlalchemy.orm import aliased, joinedload

from ..platform.database import Db
from ..platform.errors import Forbidden
from ..platform.models import Person
from .models import Account, Event, EventAttendee, Note, NoteMention, Permission, Role, User
from .objects import CrmRecord, object_of

Operation = Literal["read", "edit", "delete"]
#: The objects whose records can be imported, by their keys.
IMPORTED = ("lead", "contact", "account")


@dataclass(frozen=True)
class Access:
    """What one user may do, read once per unit of work."""

    db: Db
    user: User
    permissions: dict[str, Permission]

    @cached_property
    def team_ids(self) -> frozenset[int]:
        """The user and those of the same team."""
        team_id = self.user.team_id
        found = self.db.scalars(select(User.id).where(User.team_id == team_id)) if team_id is not None else ()
        return frozenset((*found, self.user.id))

    @property
    def role(self) -> Role:
        return self.user.role

    def level(self, operation: Operation, key: str) -> str:
        permission = self.permissions.get(key)
        return "no" if permission is None else str(getattr(permission, operation))


def find_user(db: Db, person_id: int) -> User | None:
    """A person's membership in the CRM, with their role and its permissions."""
    found: dict[int, User] = db.info.setdefault("crm_users", {})
    if person_id not in found:
        user = db.scalars(_by_id(), {"id": person_id}).one_or_none()
        if user is None:
            return None
        found[person_id] = user
    return found[person_id]


@cache
def _by_id() -> Select[User]:
    # Whoever asks for anything asks this first: it is put together once.
    return select(User).where(User.id == bindparam("id")).options(joinedload(User.role).selectinload(Role.permissions))


def access(db: Db) -> Access | None:
    """The acting user's access; None for the system, which may do everything.

    Raises Forbidden when the person has no working membership in the CRM.
    """
    return None if db.actor_id is None else access_of(db, db.actor_id)


def access_of(db: Db, person_id: int) -> Access:
    """What a person may do. Raises Forbidden when they have no working membership in the CRM."""
    cached: dict[int, Access] = db.info.setdefault("crm_access", {})
    if person_id not in cached:
        user = find_user(db, person_id)
        if user is None or not user.is_active or user.is_frozen or user.deleted_at is not None:
            raise Forbidden("You have no access to the CRM. Ask an administrator.")
        permissions = {permission.object: permission for permission in user.role.permissions}
        cached[person_id] = Access(db, user, permissions)
    return cached[person_id]


def scope(db: Db, model: type[CrmRecord], operation: Operation, *, of: Any = None) -> ColumnElement[bool]:
    """The SQL condition that holds for the records on which the acting user may do `operation`.

    `of` is an alias of the model, where a statement has one.
    """
    who = access(db)
    if who is None:
        return true()
    entity: Any = model if of is None else of
    if issubclass(model, Note):
        return and_(_reach(who, operation, "note", entity.created_by_id), _not_kept_from(who, entity))
    reach = _reach(who, operation, object_of(model).key, entity.owner_id)
    if operation == "read" and issubclass(model, Event):
        # Whoever is asked to an event sees it.
        asked = select(EventAttendee.event_id).where(EventAttendee.user_id == who.user.id)
        return or_(reach, entity.id.in_(asked))
    return reach


def _reach(who: Access, operation: Operation, key: str, owner: ColumnElement[int]) -> ColumnElement[bool]:
    match who.level(operation, key):
        case "all":
            return true()
        case "team":
            return owner.in_(sorted(who.team_ids))
        case "own":
            return owner == who.user.id
        case _:
            return false()


def _not_kept_from(who: Access, note: Any) -> ColumnElement[bool]:
    """The condition that holds for notes that are not internal, or internal to a circle to which somebody belongs:
    the team of whoever began the thread, and all whom it names."""
    if who.role.is_admin:
        return true()
    first, said, thread = aliased(Note), aliased(Note), func.coalesce(note.root_id, note.id)
    team = select(User.id).where(User.team_id == who.user.team_id)
    is_near = or_(first.created_by_id == who.user.id, first.created_by_id.in_(team))
    among = exists().where(first.id == thread, is_near)
    named = exists().where(
        NoteMention.person_id == who.user.id, said.id == NoteMention.note_id,
        func.coalesce(said.root_id, said.id) == thread,
    )  # fmt: skip
    return or_(~note.is_internal, among, named)


def may(db: Db, operation: Operation, record: CrmRecord) -> bool:
    """Whether the acting user may do `operation` on this very record."""
    who = access(db)
    if who is None:
        return True
    if operation != "read" and isinstance(record, Account) and record.is_locked and not who.role.is_admin:
        return False
    return _reaches(who, operation, record)


def may_see(db: Db, person_id: int, record: CrmRecord) -> bool:
    """Whether somebody else can see this record."""
    try:
        return _reaches(access_of(db, person_id), "read", record)
    except Forbidden:
        return False


def _reaches(who: Access, operation: Operation, record: CrmRecord) -> bool:
    owner_id = record.created_by_id if isinstance(record, Note) else record.owner_id
    level = who.level(operation, object_of(record).key)
    if operation == "read" and level != "all" and isinstance(record, Event) and _is_asked(record, who.user.id):
        return True
    match level:
        case "all":
            reaches = True
        case "team":
            reaches = owner_id in who.team_ids
        case "own":
            reaches = owner_id == who.user.id
        case _:
            reaches = False
    if reaches and isinstance(record, Note) and record.is_internal:
        seen = select(Note.id).where(Note.id == record.id, _not_kept_from(who, Note))
        return who.db.scalar(seen) is not None
    return reaches


def readers(record: CrmRecord) -> Select[Any]:
    """Those who can see a record of their own accord: who work in the CRM, with a role that reaches as far."""
    owner_id = record.created_by_id if isinstance(record, Note) else record.owner_id
    level, team = Permission.read, select(User.team_id).where(User.id == owner_id).scalar_subquery()
    is_own = User.id == owner_id
    return (
        select(User)
        .join(User.person)
        .join(Permission, and_(Permission.role_id == User.role_id, Permission.object == object_of(record).key))
        .where(User.is_active, ~User.is_frozen, User.deleted_at.is_(None), Person.is_active)
        .where(
            or_(level == "all", and_(level.in_(("team", "own")), is_own), and_(level == "team", User.team_id == team))
        )
        .order_by(Person.last_name, Person.first_name, User.id)
    )


def _is_asked(event: Event, user_id: int) -> bool:
    """Whether somebody is invited to an event: they see it, then."""
    return any(one.user_id == user_id for one in event.attendees)


def may_create(db: Db, key: str) -> bool:
    who = access(db)
    return who is None or (key in who.permissions and who.permissions[key].create)


def may_assign(db: Db) -> bool:
    """Whether the acting user may give records to other people."""
    who = access(db)
    return who is None or who.role.can_assign


def may_mass_update(db: Db) -> bool:
    who = access(db)
    return who is None or who.role.can_mass_update


def may_import(db: Db, key: str) -> bool:
    """Whether the acting user may bring in many records of object `key` at once."""
    return key in IMPORTED and may_create(db, key) and may_mass_update(db)


def may_share_views(db: Db) -> bool:
    """Whether the acting user may save views of lists for others than themselves."""
    who = access(db)
    return who is None or who.role.is_admin or who.role.can_mass_update


def may_export(db: Db) -> bool:
    """Whether the acting user may take a list away as a file."""
    who = access(db)
    return who is None or who.role.can_export


def require_export(db: Db) -> None:
    if not may_export(db):
        raise Forbidden("Your role does not allow you to export lists.")


def may_approve(db: Db) -> bool:
    """Whether the acting user may reopen won deals, give large discounts and decide on the quotes of others."""
    who = access(db)
    return who is None or who.role.can_approve


def may_price(db: Db) -> bool:
    """Whether the acting user may change products and price books."""
    who = access(db)
    return who is None or who.role.can_price


def require_price(db: Db) -> None:
    if not may_price(db):
        raise Forbidden("Your role does not allow you to change products and prices. Ask sales operations.")


def is_admin(db: Db) -> bool:
    """Whether the acting user sets the CRM up for all others."""
    who = access(db)
    return who is None or who.role.is_admin


def require_admin(db: Db, what: str) -> None:
    """Raise Forbidden unless the acting user sets the CRM up; `what` is what they wanted to do."""
    if not is_admin(db):
        raise Forbidden(f"Your role does not allow you to {what}. Ask an administrator.")


def keeps_desk(db: Db) -> bool:
    """Whether the acting user publishes articles, and changes templates, queues and assignment rules."""
    who = access(db)
    return who is None or who.role.keeps_desk


def may_edit_any(db: Db, key: str) -> bool:
    """Whether the acting user may edit any record of an object at all."""
    who = access(db)
    return who is None or who.level("edit", key) != "no"


def works_on_cases(db: Db) -> bool:
    """Whether the acting user may work on any case at all: such people write articles, too."""
    return may_edit_any(db, "case")


def require_keeper(db: Db, what: str) -> None:
    """Raise Forbidden unless the acting user keeps the support desk; `what` is what they wanted to do."""
    if not keeps_desk(db):
        raise Forbidden(f"Your role does not allow you to {what}. Ask a support manager.")


def require(db: Db, operation: Operation, record: CrmRecord) -> None:
    """Raise Forbidden unless the acting user may do `operation` on `record`."""
    if may(db, operation, record):
        return
    raise Forbidden(why_not(db, operation, record))


def why_not(db: Db, operation: Operation, record: CrmRecord) -> str:
    """Why the acting user may not do `operation` on `record`: what it is that stands in the way."""
    entry, who = object_of(record), access(db)
    noun = entry.singular.lower()
    if who is not None and isinstance(record, Account) and record.is_locked and _reaches(who, operation, record):
        return "This account is locked. Only an administrator can change it."
    level = "no" if who is None else who.level(operation, entry.key)
    refused = f"Your role does not allow you to {operation} this {noun}"
    if level == "no" or isinstance(record, Note):
        return f"{refused}."
    whose = f"it belongs to {record.owner.person.name}" if record.owner else "it is nobody's"
    return f"{refused}: {whose}, and you {operation} {'your own' if level == 'own' else 'those of your team'} only."


def require_create(db: Db, key: str) -> None:
    if not may_create(db, key):
        raise Forbidden(f"Your role does not allow you to create {key}s.")


def require_mass_update(db: Db, count: int) -> None:
    """Raise Forbidden when `count` records are too many for the role to change at once."""
    if count > 1 and not may_mass_update(db):
        raise Forbidden("Your role does not allow you to change several records at once.")


def assignable_users() -> Select[Any]:
    """Those who can be given records: active in the company and in the CRM, not frozen, and not only to read."""
    works_on_records = User.role.has(Role.permissions.any(Permission.edit != "no"))
    return (
        select(User)
        .join(User.person)
        .where(User.is_active, ~User.is_frozen, User.deleted_at.is_(None), Person.is_active, works_on_records)
        .order_by(Person.last_name, Person.first_name, User.id)
    )

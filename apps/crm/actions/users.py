"""People's membership in the CRM: who comes, who changes role or team, who is frozen; for administrators."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import func, select

from ...platform import values as kinds
from ...platform.database import Db
from ...platform.errors import Blocked, Invalid, NotFound
from ...platform.limits import LONGEST_NAME, LONGEST_PHONE, LONGEST_SHORT
from ...platform.models import Person
from ..models import Role, Team, User
from ..permissions import require_admin
from .saving import apply

_TEXTS = {
    "first_name": ("First name", LONGEST_SHORT, True),
    "last_name": ("Last name", LONGEST_SHORT, True),
    "email": ("E-mail", LONGEST_NAME, True),
    "title": ("Title", LONGEST_NAME, True),
    "department": ("Department", LONGEST_SHORT, True),
    "phone": ("Phone", LONGEST_PHONE, False),
    "city": ("City", LONGEST_SHORT, False),
}
_OF_PERSON = (*_TEXTS, "manager_id")
_OF_USER = ("role_id", "team_id", "territory")


def find_user(db: Db, user_id: int) -> User:
    user = db.get(User, user_id)
    if user is None or user.deleted_at is not None:
        raise NotFound("There is no such user.")
    return user


def create_user(db: Db, **values: Any) -> User:
    """Let somebody new into the CRM, and into the office's directory. Raises Invalid, by field."""
    require_admin(db, "add users")
    cleaned = _clean(db, {**dict.fromkeys((*_OF_PERSON, *_OF_USER)), **values}, None)
    person = Person(username=_username(db, cleaned["email"]), **{name: cleaned[name] for name in _OF_PERSON})
    db.add(person)
    db.flush()
    user = User(id=person.id, is_active=True, is_frozen=False, **{name: cleaned[name] for name in _OF_USER})
    db.add(user)
    db.flush()
    return user


def update_user(db: Db, user_id: int, *, version: int | None = None, **values: Any) -> User:
    """Change what is known of a user, what they may do and to which team they belong."""
    require_admin(db, "change users")
    user = find_user(db, user_id)
    db.check_version(user, user.name, version)
    cleaned = _clean(db, values, user)
    if cleaned.get("role_id", user.role_id) != user.role_id:
        role = db.get_one(Role, cleaned["role_id"])
        if user.role.is_admin and not role.is_admin:
            _keep_an_admin(db, user, "role_id")
    of_person = {name: cleaned[name] for name in _OF_PERSON if name in cleaned}
    if any(getattr(user.person, name) != value for name, value in of_person.items()):
        for name, value in of_person.items():
            if getattr(user.person, name) != value:
                setattr(user.person, name, value)
    apply(user, {name: cleaned[name] for name in _OF_USER if name in cleaned})
    leads = db.scalars(select(Team).where(Team.lead_id == user.id, Team.id.is_distinct_from(user.team_id)))
    for team in leads.all():
        team.lead_id = None
    db.flush()
    db.expire(user, ["role", "team"])
    return user


def set_frozen(db: Db, user_id: int, is_frozen: bool) -> User:
    """Freeze somebody, who then cannot log in nor be given records, or let them in again."""
    require_admin(db, "freeze users")
    user = find_user(db, user_id)
    if is_frozen:
        _keep_in(db, user, "frozen")
    apply(user, {"is_frozen": is_frozen})
    db.flush()
    return user


def set_active(db: Db, user_id: int, is_active: bool) -> User:
    """Take the CRM from somebody for good, or give it back. Their records stay theirs."""
    require_admin(db, "deactivate users")
    user = find_user(db, user_id)
    if not is_active:
        _keep_in(db, user, "deactivated")
    apply(user, {"is_active": is_active})
    db.flush()
    return user


def _keep_in(db: Db, user: User, how: str) -> None:
    if user.id == db.actor_id:
        raise Blocked(f"You cannot be {how} by yourself. Ask another administrator.")
    if user.role.is_admin:
        _keep_an_admin(db, user)


def _keep_an_admin(db: Db, user: User, field: str | None = None) -> None:
    """Raise unless somebody besides `user` can set the CRM up."""
    others = (
        select(User.id)
        .join(User.role)
        .where(Role.is_admin, User.id != user.id, User.is_active, ~User.is_frozen, User.deleted_at.is_(None))
    )
    if db.scalar(others.limit(1)) is None:
        message = f"{user.name} is the last administrator. Make somebody else one first."
        raise Invalid({field: message}) if field else Blocked(message)


def _clean(db: Db, values: Mapping[str, Any], user: User | None) -> dict[str, Any]:
    errors: dict[str, str] = {}
    cleaned = dict(values)
    for name in set(cleaned) - {*_OF_PERSON, *_OF_USER}:
        errors[name] = "A user has no such field."
    for name, (label, longest, required) in _TEXTS.items():
        if name not in cleaned:
            continue
        text = kinds.one_line(cleaned[name] or "")
        if required and not text:
            errors[name] = f"{label} is required."
        elif len(text) > longest:
            errors[name] = f"{label} can have {longest} characters at most."
        cleaned[name] = text
    for name, check in (("email", kinds.email), ("phone", kinds.phone)):
        if cleaned.get(name) and name not in errors:
            try:
                cleaned[name] = check(cleaned[name])
            except ValueError as error:
                errors[name] = str(error)
    if cleaned.get("email") and "email" not in errors:
        same = select(Person).where(func.lower(Person.email) == cleaned["email"].lower())
        taken = db.scalar(same.where(Person.id != user.id) if user else same)
        if taken is not None:
            errors["email"] = f"{taken.name} has this e-mail address. Every user needs one of their own."
    if "role_id" in cleaned:
        role = db.get(Role, cleaned["role_id"]) if cleaned["role_id"] is not None else None
        if role is None or role.deleted_at is not None:
            errors["role_id"] = "Choose a role from the list."
    if cleaned.get("team_id") is not None:
        team = db.get(Team, cleaned["team_id"])
        if team is None or team.deleted_at is not None:
            errors["team_id"] = "Choose a team from the list."
    if cleaned.get("territory") is not None and cleaned["territory"] not in territories(db):
        errors["territory"] = f"Choose one of: {', '.join(territories(db))}."
    if cleaned.get("manager_id") is not None and (user is None or cleaned["manager_id"] != user.person.manager_id):
        wrong = _wrong_manager(db, user, cleaned["manager_id"])
        if wrong:
            errors["manager_id"] = wrong
    if errors:
        raise Invalid(errors)
    return cleaned


def _wrong_manager(db: Db, user: User | None, manager_id: int) -> str | None:
    """Why somebody cannot be the manager of `user`: not there any more, or reports to them already."""
    manager = db.get(User, manager_id)
    if manager is None or manager.deleted_at is not None or not manager.is_active or not manager.person.is_active:
        return "Choose a manager who is active."
    if user is None:
        return None
    bosses = dict(iter(db.execute(select(Person.id, Person.manager_id))))
    step: int | None = manager_id
    while step is not None:
        if step == user.id:
            who = (
                "Nobody can report to themselves" if manager_id == user.id else f"{manager.name} reports to {user.name}"
            )
            return f"{who}. Choose another manager."
        step = bosses.pop(step, None)
    return None


def _username(db: Db, email: str) -> str:
    """The name before the @, with a number where somebody has it already."""
    stem = email.partition("@")[0].lower()[: LONGEST_SHORT - 6]
    taken = set(db.scalars(select(Person.username).where(Person.username.startswith(stem, autoescape=True))))
    number = 2
    name = stem
    while name in taken:
        name, number = f"{stem}{number}", number + 1
    return name


def territories(db: Db) -> list[str]:
    """The territories that people look after."""
    found = select(User.territory).where(User.territory.is_not(None)).distinct().order_by(User.territory)
    return [name for name in db.scalars(found) if name]

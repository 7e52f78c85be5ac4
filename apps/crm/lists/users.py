"""The list of the CRM's users, as administrators see it."""

from __future__ import annotations

from typing import Any

from flask import url_for
from sqlalchemy import Select, case, select
from sqlalchemy.orm import aliased, contains_eager

from ...platform.database import Db
from ...platform.filters import ChoiceFilter, PersonFilter
from ...platform.list_state import View
from ...platform.listview import Column, ListView, MenuItem
from ...platform.models import Person
from ..fields.targets import role_choices, team_choices, user_name
from ..models import Role, Team, User
from .preferences import PREFERENCES

_MANAGER = aliased(Person)
STATES = {"Active": "green", "Frozen": "blue", "Inactive": "neutral"}
_ACTIVE = User.is_active & ~User.is_frozen
_STATE = case((~User.is_active, "Inactive"), (User.is_frozen, "Frozen"), else_="Active")


def state_of(user: User) -> str:
    """Whether somebody works in the CRM, is kept out for now, or has left it."""
    if not user.is_active:
        return "Inactive"
    return "Frozen" if user.is_frozen else "Active"


def user_rows(db: Db) -> Select[Any]:
    return (
        select(User)
        .where(User.deleted_at.is_(None))
        .join(User.person)
        .outerjoin(Person.manager.of_type(_MANAGER))
        .join(User.role)
        .outerjoin(User.team)
        .options(
            contains_eager(User.person).contains_eager(Person.manager.of_type(_MANAGER)),
            contains_eager(User.role),
            contains_eager(User.team),
        )
    )


def _menu(user: User) -> list[MenuItem]:
    items: list[MenuItem] = [
        ("Open", url_for("setup_users.show", user_id=user.id), "external-link", {}),
        ("Edit", url_for("setup_users.edit", user_id=user.id), "pencil", {"dialog": True}),
    ]
    if user.is_active:
        way = ("Unfreeze", "thaw", "user-check") if user.is_frozen else ("Freeze", "freeze", "lock")
        items.append((way[0], url_for("setup_users.switch", user_id=user.id, way=way[1]), way[2], {"dialog": True}))
        items.append(("Hand over", url_for("setup_leaver.hand_over", user_id=user.id), "arrow-right", {}))
    return items


USERS = ListView(
    key="setup-users",
    title="Users",
    one="user",
    many="users",
    endpoint="setup_users.index",
    columns=(
        Column(
            "name",
            "Name",
            link=lambda user: url_for("setup_users.show", user_id=user.id),
            sort=Person.first_name + " " + Person.last_name,
            width=18,
        ),
        Column("title", "Title", value=lambda user: user.person.title, sort=Person.title),
        Column("role", "Role", value=lambda user: user.role.name, sort=Role.name, width=15),
        Column("team", "Team", value=lambda user: user.team and user.team.name, sort=Team.name, width=15),
        Column(
            "manager",
            "Manager",
            value=lambda user: user.person.manager and user.person.manager.name,
            sort=_MANAGER.first_name + " " + _MANAGER.last_name,
            width=16,
        ),
        Column(
            "state",
            "State",
            kind="chip",
            value=state_of,
            tone=lambda user: STATES[state_of(user)],
            sort=_STATE,
            width=10,
        ),
    ),
    sort="name",
    search=(Person.first_name, Person.last_name, Person.email, Person.title),
    filters=(
        ChoiceFilter("role", "Role", User.role_id, choices=role_choices),
        ChoiceFilter("team", "Team", User.team_id, choices=team_choices),
        ChoiceFilter("state", "State", _STATE, choices=tuple(STATES)),
        PersonFilter(
            "manager",
            "Manager",
            Person.manager_id,
            lookup="setup_users.lookup",
            label_of=lambda db, id: user_name(db, id) or "",
        ),
    ),
    views=(
        View("active", "Active users", where=lambda _db: _ACTIVE),
        View("frozen", "Frozen", where=lambda _db: User.is_active & User.is_frozen),
        View("inactive", "Inactive", where=lambda _db: ~User.is_active),
        View("all", "All users"),
    ),
    row_menu=_menu,
    icon="users",
    preferences=PREFERENCES,
)

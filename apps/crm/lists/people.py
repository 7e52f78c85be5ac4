"""The list of the people who work in the CRM, as everybody sees it: who they are, and in which team."""

from __future__ import annotations

from flask import g, url_for
from sqlalchemy import false

from ...platform.database import Db
from ...platform.filters import ChoiceFilter, TextFilter
from ...platform.list_state import View
from ...platform.listview import Column, ListView, MenuItem
from ...platform.models import Person
from ..fields.targets import role_choices, team_choices
from ..models import Role, Team, User
from ..permissions import access
from .preferences import PREFERENCES
from .users import STATES, state_of


def _my_team(db: Db) -> object:
    who = access(db)
    return User.team_id == who.user.team_id if who is not None and who.user.team_id is not None else false()


def _menu(user: User) -> list[MenuItem]:
    items: list[MenuItem] = [("Open", url_for("people.show", id=user.id), "external-link", {})]
    who = access(g.db)
    if who is not None and who.role.is_admin:
        items.append(("Set up", url_for("setup_users.show", user_id=user.id), "settings", {}))
    return items


PEOPLE = ListView(
    key="people",
    title="People",
    one="person",
    many="people",
    endpoint="people.index",
    columns=(
        Column(
            "name",
            "Name",
            link=lambda user: url_for("people.show", id=user.id),
            sort=Person.first_name + " " + Person.last_name,
            width=17,
        ),
        Column("team", "Team", value=lambda user: user.team and user.team.name, sort=Team.name, width=15),
        Column("title", "Title", value=lambda user: user.person.title, sort=Person.title, width=21),
        Column("role", "Role", value=lambda user: user.role.name, sort=Role.name, width=13),
        Column("email", "E-mail", kind="email", value=lambda user: user.person.email, sort=Person.email, width=21),
        Column("phone", "Phone", kind="phone", value=lambda user: user.person.phone, width=13),
    ),
    more_columns=(
        Column("department", "Department", value=lambda user: user.person.department, sort=Person.department),
        Column("city", "City", value=lambda user: user.person.city, sort=Person.city),
        Column("territory", "Territory", value=lambda user: user.territory, sort=User.territory),
        Column("state", "State", kind="chip", value=state_of, tone=lambda user: STATES[state_of(user)]),
    ),
    sort="name",
    search=(Person.first_name, Person.last_name, Person.email, Person.title, Team.name),
    filters=(
        ChoiceFilter("team", "Team", User.team_id, choices=team_choices),
        ChoiceFilter("role", "Role", User.role_id, choices=role_choices),
        TextFilter("title", "Title", Person.title),
        TextFilter("department", "Department", Person.department),
    ),
    views=(
        View("all", "Active", where=lambda _db: User.is_active & ~User.is_frozen),
        View("team", "My team", where=lambda db: User.is_active & ~User.is_frozen & _my_team(db)),
        View("frozen", "Frozen", where=lambda _db: User.is_active & User.is_frozen),
        View("inactive", "Inactive", where=lambda _db: ~User.is_active),
    ),
    row_menu=_menu,
    icon="users",
    preferences=PREFERENCES,
)

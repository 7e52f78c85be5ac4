"""Tools of those who use the CRM: who they are, and what administrators let them do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field
from sqlalchemy import func, select

from ...platform.database import Db
from ...platform.tools import Arguments, Result, Tool, tool
from ...platform.tools.lists import search_tool
from ...platform.tools.values import Named
from ..actions import field_permissions, handover, roles, teams, users
from ..actions.roles import RIGHTS
from ..field_access import RESTRICTABLE
from ..lists.people import PEOPLE
from ..lists.users import state_of, user_rows
from ..models import FIELD_ACCESS, LEVELS, FieldPermission, Role, Team, User
from ..objects import OBJECTS
from ..permissions import is_admin, require_admin
from ..queries import me
from .acts import VERSION, Part, Way, act, choice, plain, text
from .naming import chosen, queue_of, row_of, said_row

_SETS_UP = "set up the CRM"
_KINDS = (*(kind.key for kind in handover.KINDS), handover.QUEUES)


class PersonCard(Result):
    id: int
    name: str
    title: str
    state: str
    role: str
    team: str | None = None
    email: str
    phone: str | None = None
    department: str | None = None
    city: str | None = None
    territory: str | None = None
    manager: str | None = None
    holds: dict[str, int] | None = None
    version: int


class GetUser(Arguments):
    user: Annotated[Named | None, Field(description="By name, e-mail address or id; left out: yourself.")] = None


def _user_of(db: Db, given: int | str, argument: str = "user") -> int:
    """Anybody who is known to the CRM, by name, e-mail address or id. Raises Invalid."""
    if isinstance(given, int):
        return users.find_user(db, given).id
    found = db.scalars(select(User).join(User.person).where(User.deleted_at.is_(None)).order_by(User.id)).unique().all()
    by_mail = [(each.id, each.person.email) for each in found if each.person.email.casefold() == given.casefold()]
    return chosen(by_mail or [(each.id, each.name) for each in found], given, argument, lists=False)


def _user_told(db: Db, id: int, _asked: Mapping[str, Any]) -> int | str:
    user = db.get(User, id)
    if user is None:
        return id
    twins = db.scalars(select(User).join(User.person).where(User.deleted_at.is_(None))).unique()
    return user.name if sum(each.name == user.name for each in twins) == 1 else id


@tool(
    "crm_get_user",
    "Read who somebody is in the CRM, or you; administrators also see how much they have under way.",
)
def get_user(db: Db, given: GetUser) -> PersonCard:
    user = me(db) if given.user is None else users.find_user(db, _user_of(db, given.user))
    person = user.person
    holds = {each.key: each.count for each in handover.estates(db, user, shown=0)} if is_admin(db) else None
    return PersonCard(
        id=user.id,
        name=user.name,
        title=person.title,
        state=state_of(user),
        role=user.role.name,
        team=user.team.name if user.team else None,
        email=person.email,
        phone=person.phone or None,
        department=person.department or None,
        city=person.city or None,
        territory=user.territory,
        manager=person.manager.name if person.manager else None,
        holds=holds,
        version=user.version,
    )


class TeamRow(Result):
    id: int
    name: str
    lead: str | None = None
    members: tuple[str, ...]


class TeamRows(Result):
    items: tuple[TeamRow, ...]


class NoArguments(Arguments):
    pass


@tool("crm_list_teams", "List the teams with their leads and members; for administrators.")
def list_teams(db: Db, given: NoArguments) -> TeamRows:
    require_admin(db, _SETS_UP)
    members: dict[int | None, list[str]] = {}
    leads: dict[int | None, str] = {}
    for user in db.scalars(select(User).join(User.person).where(User.deleted_at.is_(None)).order_by(User.id)).unique():
        members.setdefault(user.team_id, []).append(user.name)
        leads[user.id] = user.name
    found = db.scalars(select(Team).where(Team.deleted_at.is_(None)).order_by(Team.name, Team.id)).unique()
    return TeamRows(
        items=tuple(
            TeamRow(
                id=each.id,
                name=each.name,
                lead=leads.get(each.lead_id),
                members=tuple(members.get(each.id, ())),
            )
            for each in found
        )
    )


class ObjectRights(Result):
    object: str
    create: bool
    read: str
    edit: str
    delete: str


class RoleShown(Result):
    id: int
    name: str
    is_admin: bool
    users: int
    version: int
    rights: dict[str, bool]
    objects: tuple[ObjectRights, ...]
    fields: dict[str, str]


class RolesShown(Result):
    items: tuple[RoleShown, ...]
    rights: dict[str, str]
    restrictable_fields: dict[str, tuple[str, ...]]


class ListRoles(Arguments):
    role: Annotated[Named | None, Field(description="Only this one.")] = None


@tool("crm_list_roles", "List the roles with what each may do and the fields kept from it; for administrators.")
def list_roles(db: Db, given: ListRoles) -> RolesShown:
    require_admin(db, _SETS_UP)
    having = select(User.role_id, func.count()).where(User.deleted_at.is_(None)).group_by(User.role_id)
    counts = dict(iter(db.execute(having)))
    found = select(Role).where(Role.deleted_at.is_(None)).order_by(Role.name, Role.id)
    if given.role is not None:
        found = found.where(Role.id == row_of(db, "role", given.role))
    kept: dict[int, dict[str, str]] = {}
    for each in db.scalars(select(FieldPermission)):
        kept.setdefault(each.role_id, {})[f"{each.object}.{each.field}"] = each.access
    items = [
        RoleShown(
            id=role.id,
            name=role.name,
            is_admin=role.is_admin,
            users=counts.get(role.id, 0),
            version=roles.version_of(role),
            rights={right: getattr(role, right) for right in RIGHTS},
            objects=tuple(
                ObjectRights(object=row.object, create=row.create, read=row.read, edit=row.edit, delete=row.delete)
                for row in role.permissions
            ),
            fields=kept.get(role.id, {}),
        )
        for role in db.scalars(found).unique()
    ]
    restrictable = {key: tuple(names) for key, names in RESTRICTABLE.items()}
    return RolesShown(items=tuple(items), rights=dict(RIGHTS), restrictable_fields=restrictable)


def _user(argument: str, *, required: bool = True) -> Part:
    return Part(
        argument, f"{argument}_id", Named, required, lambda db, value, _given: _user_of(db, value, argument), _user_told
    )


def _one(argument: str, parameter: str = "", *, required: bool = False) -> Part:
    """A role or a team."""
    key = "role" if argument == "copy_of" else argument
    return Part(
        argument, parameter or f"{argument}_id", Named, required, lambda db, value, _given: row_of(db, key, value),
        lambda db, id, _asked: said_row(db, key, id),
    )  # fmt: skip


def _heirs(db: Db, given: Mapping[str, str | int], _all: Any) -> dict[str, str | int | None]:
    heirs: dict[str, str | int | None] = {}
    for key, heir in given.items():
        if heir == handover.MANAGER:
            heirs[key] = heir
        elif key == "cases" and isinstance(heir, str) and heir.startswith(_QUEUE):
            heirs[key] = f"queue-{queue_of(db, heir.removeprefix(_QUEUE))}"
        else:
            heirs[key] = _user_of(db, heir, f"heirs.{key}")
    return heirs


def _heirs_told(db: Db, heirs: Mapping[str, str | int | None], asked: Mapping[str, Any]) -> dict[str, str | int]:
    told: dict[str, str | int] = {}
    for key, heir in heirs.items():
        if isinstance(heir, str) and heir.startswith("queue-"):
            told[key] = f"{_QUEUE}{said_row(db, 'queue', int(heir.removeprefix('queue-')))}"
        elif heir is not None:
            told[key] = heir if isinstance(heir, str) else _user_told(db, heir, asked)
    return told


#: In front of the queue that takes somebody's cases.
_QUEUE = "queue: "


class Levels(Arguments):
    create: bool | None = None
    read: Literal[LEVELS] | None = None  # type: ignore[valid-type]
    edit: Literal[LEVELS] | None = None  # type: ignore[valid-type]
    delete: Literal[LEVELS] | None = None  # type: ignore[valid-type]


def _levels(_db: Db, given: Mapping[str, Levels], _all: Any) -> dict[str, dict[str, Any]]:
    return {key: each.model_dump(exclude_none=True) for key, each in given.items()}


def _levels_told(_db: Db, levels: Mapping[str, Mapping[str, Any]], _asked: Mapping[str, Any]) -> dict[str, Any]:
    return {key: dict(each) for key, each in levels.items()}


_LEVELS = dict[Literal[tuple(OBJECTS)], Levels]  # type: ignore[misc, valid-type]
_RIGHTS = dict[Literal[tuple(RIGHTS)], bool]  # type: ignore[misc, valid-type]
_OF_HEIRS = Literal[_KINDS]  # type: ignore[valid-type]
_TEXTS = ("first_name", "last_name", "email", "phone", "title", "department", "city", "territory")
USERS_TOOLS: tuple[Tool[Any], ...] = (
    search_tool("crm", PEOPLE, user_rows, about="Find the people who work in the CRM, by words or filters."),
    get_user,
    choice("crm_save_user", "Add a user to the CRM, or change what is known of one, their role, team or manager.",
        "change", "act", {
            "add": Way(users.create_user, "The user was added.", apart=("user_id", "version")),
            "change": Way(users.update_user, "The user was saved."),
        }, _user("user", required=False), *(text(name, 200, required=False) for name in _TEXTS),
        _user("manager", required=False), _one("role"), _one("team"), VERSION),
    choice("crm_switch_user", "Freeze a user or let them in again, take the CRM from them or give it back.", "change",
        "to", {
            "frozen": Way(users.set_frozen, "They cannot log in for now.", {"is_frozen": True}),
            "not_frozen": Way(users.set_frozen, "They can log in again.", {"is_frozen": False}),
            "inactive": Way(users.set_active, "They have no access anymore.", {"is_active": False}),
            "active": Way(users.set_active, "They have their access back.", {"is_active": True}),
        }, _user("user"), repeats=True),
    act("crm_hand_over_work", "Give what somebody has under way to others by kind, and freeze them unless told not to.",
        "change", handover.hand_over, _user("user"),
        Part("heirs", "heirs", Annotated[dict[_OF_HEIRS, Named], Field(
            description='Who gets it: a name, "manager", for cases also "queue: Billing". Left out: it stays.')],
             True, _heirs, _heirs_told),
        plain("freeze", bool, required=False), done="The work was handed over."),
    list_teams,
    choice("crm_change_team", "Add a team, rename one or name its lead, take people in or out, or delete it.", "remove",
        "act", {
            "create": Way(teams.create_team, "The team was added."),
            "update": Way(teams.update_team, "The team was changed."),
            "add_member": Way(teams.add_member, "They are in the team."),
            "remove_member": Way(teams.remove_member, "They are not in the team anymore."),
            "delete": Way(teams.delete_team, "The team was deleted."),
        }, _one("team"), text("name", 100, required=False), _user("lead", required=False),
        _user("user", required=False)),
)  # fmt: skip
ROLES: tuple[Tool[Any], ...] = (
    list_roles,
    choice("crm_change_role", "Add a role as a copy, rename or delete one, set what it may do or keep fields from it.",
        "remove", "act", {
            "create": Way(roles.create_role, "The role was added."),
            "rename": Way(roles.rename_role, "The role was renamed."),
            "set_rights": Way(roles.save_rights, "What the role may do was saved.", {"levels": {}, "rights": {}}),
            "delete": Way(roles.delete_role, "The role was deleted."),
            "set_field": Way(field_permissions.set_field_access, "The field permission was changed.", {"how": None}),
        }, _one("role"), text("name", 100, required=False), _one("copy_of", "copy_of"),
        Part("objects", "levels", _LEVELS, False, _levels, _levels_told),
        Part("rights", "rights", _RIGHTS, False, lambda _db, value, _given: dict(value),
             lambda _db, value, _asked: dict(value)),
        plain("object", Literal[tuple(RESTRICTABLE)], required=False, about="Of set_field: the kind of record."),
        text("field", 100, required=False),
        plain("access", Literal[FIELD_ACCESS], parameter="how", required=False, about="Left out: open to the role."),
        VERSION),
)  # fmt: skip

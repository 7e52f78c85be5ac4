"""What can be wrong with people's roles: what somebody says of it, how it came about, and how it is put right."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from ....apps.crm.actions.field_permissions import set_field_access
from ....apps.crm.actions.roles import RIGHTS, save_rights
from ....apps.crm.actions.teams import add_member
from ....apps.crm.actions.users import update_user
from ....apps.crm.field_access import RESTRICTABLE
from ....apps.crm.fields import FIELDS
from ....apps.crm.models import Role
from ....apps.crm.models import User as CrmUser
from ....apps.crm.objects import OBJECTS
from ....apps.crm.people_forms import LEVEL_LABELS
from ....apps.platform.database import Db
from ....seeds.rights import ROLES
from ....seeds.world import World
from ...draw import Draw
from ...gold import User
from ...queries import uniquely_named
from ...task import Outcome
from ..pages.people import PersonPage
from ..pages.setup import FieldsPage, RolesPage, TeamsPage
from ..people_queries import roles, teams
from ..queries import everybody, persona

_OPERATIONS = ("create", "read", "edit", "delete")
_VERBS = {"edit": "change", "delete": "delete"}
#: Roles of which somebody complains; each of at most one thing.
_ROLES = ("Sales rep", "Sales manager", "Marketing", "Support", "Support manager")
INSIDE = ("Sales rep (inside)", "Sales rep (calls)", "Sales rep (development)")
DEVELOPS = "Sales development representative"


@dataclass(frozen=True)
class Fault:
    """What is wrong, what somebody says of it, and how it is put right."""

    says: str
    who: CrmUser
    breaks: Outcome
    mends: Outcome
    steps: Callable[[User], None]


class Crew:
    """Those who may complain, each once."""

    def __init__(self, draw: Draw, world: World) -> None:
        people = everybody(world)
        self.draw = draw
        self.admin = persona(world, "crm_admin")
        self.roles = {role.name: role.id for role in roles(world)}
        self._working = [user for user in uniquely_named(people, people) if user.is_active and not user.is_frozen]
        self._used = {self.admin.id}

    def somebody(self, role: str, *, but: Iterable[str] = ()) -> CrmUser:
        """Somebody of a role, whatever their title but these."""
        return self._pick(
            user for user in self._working if user.role_id == self.roles[role] and user.person.title not in but
        )

    def developer(self) -> CrmUser:
        return self._pick(user for user in self._working if user.person.title == DEVELOPS)

    def _pick(self, people: Iterable[CrmUser]) -> CrmUser:
        user = self.draw.choice(user for user in people if user.id not in self._used)
        self._used.add(user.id)
        return user


def draw_three_roles(draw: Draw) -> tuple[str, str, str]:
    """The roles with a cell too wide, with a field kept from them, and with a right too many or too few."""
    seller = draw.choice(("Sales rep", "Sales manager", "Marketing"))
    wide, further = draw.sample([role for role in _ROLES if role != seller], 2)
    return wide, seller, further


def level_of(role: str, key: str, operation: str) -> str:
    """What the handbook says that a role may do."""
    return ROLES[role].rights[key].split()[_OPERATIONS.index(operation)]


def role_id(db: Db, role: str) -> int:
    return db.query(Role).filter_by(name=role).one().id


def too_wide(crew: Crew, role: str, key: str, operation: str) -> Fault:
    """A role may change or delete what anybody owns."""
    who = crew.somebody(role, but=(DEVELOPS,))
    what, verb, id = OBJECTS[key].plural.lower(), _VERBS[operation], crew.roles[role]
    says = (
        f"{who.name} can {verb} {what} of just anybody",
        f"{who.name} was able to {verb} {what} of people in quite another team",
    )
    return Fault(
        crew.draw.choice(says),
        who,
        lambda db: save_rights(db, id, {key: {operation: "all"}}, {}),
        lambda db: save_rights(db, id, {key: {operation: level_of(role, key, operation)}}, {}),
        lambda user: _set_level(user, role, key, operation),
    )


def too_narrow(crew: Crew, role: str) -> Fault:
    """A role whose name is nearly that of another may not create, or only change what is one's own."""
    key = crew.draw.choice(("account", "contact", "lead", "deal"))
    caller, what = crew.developer(), OBJECTS[key].plural.lower()
    lost = crew.draw.choice(("edit", "create"))
    return Fault(
        f"{caller.name} can't create {what} anymore"
        if lost == "create"
        else f"{caller.name} cannot change {what} that others of the same team own",
        caller,
        lambda db: save_rights(db, role_id(db, role), {key: {lost: False if lost == "create" else "own"}}, {}),
        lambda db: save_rights(db, role_id(db, role), {key: {lost: True if lost == "create" else "team"}}, {}),
        lambda user: _set_level(user, role, key, lost),
    )


def hidden_field(crew: Crew, role: str) -> Fault:
    """A field that a role does not see, or not change."""
    key = crew.draw.choice(("lead",) if role == "Marketing" else ("lead", "deal"))
    field, how = crew.draw.choice(RESTRICTABLE[key]), crew.draw.choice(("Hidden", "Read only"))
    reader = crew.somebody(role, but=(DEVELOPS,))
    label, one = FIELDS[key].label(field), OBJECTS[key].singular
    return Fault(
        f"{reader.name} does not find the {label.lower()} on {one.lower()}s"
        if how == "Hidden"
        else f"{reader.name} sees the {label.lower()} of {one.lower()}s, but cannot change it",
        reader,
        lambda db: set_field_access(db, crew.roles[role], key, field, how),
        lambda db: set_field_access(db, crew.roles[role], key, field, None),
        lambda user: FieldsPage(user).open().set_access(f"{one}: {label} for {role}: {how}", "Open"),
    )


def wrong_right(crew: Crew, role: str) -> Fault:
    """A further right that is gone, or is there; people ask for that of taking lists away."""
    rights = [right for right in RIGHTS if getattr(ROLES[role], right) or right == "can_export"]
    right = crew.draw.choice(rights)
    keeper, has = crew.somebody(role, but=(DEVELOPS,)), bool(getattr(ROLES[role], right))
    deed = RIGHTS[right][0].lower() + RIGHTS[right][1:]
    return Fault(
        f"{keeper.name} can no longer {deed}" if has else f"{keeper.name} can {deed}, which is not as it should be",
        keeper,
        lambda db: save_rights(db, crew.roles[role], {}, {right: not has}),
        lambda db: save_rights(db, crew.roles[role], {}, {right: has}),
        lambda user: RolesPage(user).open().open_role(role).tick(RIGHTS[right], on=has).save(),
    )


def misplaced(crew: Crew, world: World) -> Fault:
    """Somebody who has another role than their colleagues, or is in another team."""
    if crew.draw.choice((True, False)):
        agent = crew.somebody("Support", but=("Returns specialist",))
        return Fault(
            f"{agent.name} can look at everything in Alder, but change nothing at all",
            agent,
            lambda db: update_user(db, agent.id, role_id=crew.roles["Read-only"]),
            lambda db: update_user(db, agent.id, role_id=crew.roles["Support"]),
            lambda user: PersonPage(user, agent.name).edit().set(role_id="Support").save(),
        )
    seller = crew.somebody("Sales rep", but=(DEVELOPS, "Inside sales representative"))
    found = teams(world)
    home = next(team for team in found if team.id == seller.team_id)
    wrong = crew.draw.choice(team for team in found if team.name.startswith("Sales ") and team is not home)
    what = crew.draw.choice(("deals", "accounts", "leads"))
    return Fault(
        f"{seller.name} cannot change {what} of the other salespeople in {seller.territory}",
        seller,
        lambda db: add_member(db, wrong.id, seller.id),
        lambda db: add_member(db, home.id, seller.id),
        lambda user: TeamsPage(user).open().add_member(home.name, seller.name),
    )


def _set_level(user: User, role: str, key: str, operation: str) -> None:
    """Set a cell of a role to what the handbook says."""
    level = level_of(role.partition(" (")[0], key, operation)
    form = RolesPage(user).open().open_role(role)
    if operation == "create":
        form.tick(f"Create {OBJECTS[key].plural.lower()}", on=level == "yes")
    else:
        form.set(**{f"{key}_{operation}": LEVEL_LABELS[level]})
    form.save()

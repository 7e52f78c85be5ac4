from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import timedelta

from sqlalchemy import delete

from ...apps.crm.actions.field_permissions import set_field_access
from ...apps.crm.actions.roles import RIGHTS, create_role, save_rights
from ...apps.crm.actions.teams import add_member
from ...apps.crm.actions.users import update_user
from ...apps.crm.field_access import CHOOSABLE
from ...apps.crm.fields import FIELDS
from ...apps.crm.models import OBJECTS, FieldPermission, Role, Team
from ...apps.crm.models import User as CrmUser
from ...apps.crm.objects import OBJECTS as ENTRIES
from ...apps.crm.people_forms import LEVEL_LABELS
from ...apps.platform.database import Db
from ...apps.platform.models import AuditEntry
from ...seeds.rights import ROLES
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..queries import uniquely_named
from ..registry import family
from ..task import Outcome, Task
from .desk_steps import look_up_article
from .people_queries import PEOPLE, roles, teams
from .queries import everybody, persona
from .setup_steps import give_role, open_field, open_setup, set_right, take_into_team
from .stream_steps import back_then

_OPERATIONS = ("create", "read", "edit", "delete")
_VERBS = {"edit": "change", "delete": "delete"}
#: Roles of which somebody complains; each of at most one thing.
_ROLES = ("Sales rep", "Sales manager", "Marketing", "Support", "Support manager")
_INSIDE = ("Sales rep (inside)", "Sales rep (calls)", "Sales rep (development)")
_DEVELOPS = "Sales development representative"


@dataclass(frozen=True)
class _Fault:
    """What is wrong, what somebody says of it, and how it is put right."""

    says: str
    who: CrmUser
    breaks: Outcome
    mends: Outcome
    steps: Callable[[User], None]


@family("crm-role-fix", app="crm", kind="multi-step", steps=150, persona="crm_admin")
def fix_roles(draw: Draw, world: World) -> Task:
    """Find out why people can do too little or too much, and put right what is at fault by the handbook, alone."""
    people = everybody(world)
    admin = persona(world, "crm_admin")
    ids = {role.name: role.id for role in roles(world)}
    names = {id: name for name, id in ids.items()}
    working = [user for user in uniquely_named(people, people) if user.is_active and not user.is_frozen]
    used: set[int] = {admin.id}

    def somebody(role: str, *, but: Iterable[str] = ()) -> CrmUser:
        of_role = [user for user in working if names[user.role_id] == role and user.id not in used]
        user = draw.choice(user for user in of_role if user.person.title not in but)
        used.add(user.id)
        return user

    inside = draw.choice(_INSIDE)
    a, c, e = _three_roles(draw)
    objects = draw.sample(OBJECTS, len(OBJECTS))

    # Too wide, in a role of which another cell differs from the handbook, too, and is to stay.
    cells = [(key, op) for key in objects for op in ("delete", "edit") if _level(a, key, op) in ("own", "team")]
    if a == "Sales rep":
        cells = [(key, op) for key, op in cells if op == "delete"]
    (key, operation), (other_key, other_operation) = draw.sample(cells, 2)
    who = somebody(a, but=(_DEVELOPS,))
    what, verb = ENTRIES[key].plural.lower(), _VERBS[operation]
    wide = _Fault(
        draw.choice(
            (
                f"{who.name} can {verb} {what} of just anybody",
                f"{who.name} was able to {verb} {what} of people in quite another team",
            )
        ),
        who,
        lambda db: save_rights(db, ids[a], {key: {operation: "all"}}, {}),
        lambda db: save_rights(db, ids[a], {key: {operation: _level(a, key, operation)}}, {}),
        lambda user: _set_level(user, a, key, operation),
    )
    agreed = "own" if _level(a, other_key, other_operation) == "team" else "team"

    # Too narrow, in a role whose name is nearly that of another.
    narrowed = draw.choice(key for key in ("account", "contact", "lead", "deal"))
    caller = draw.choice([user for user in working if user.person.title == _DEVELOPS and user.id not in used])
    used.add(caller.id)
    what_else = ENTRIES[narrowed].plural.lower()
    lost = draw.choice(("edit", "create"))
    narrow = _Fault(
        f"{caller.name} cannot create {what_else} any more"
        if lost == "create"
        else f"{caller.name} cannot change {what_else} that others of the same team own",
        caller,
        lambda db: save_rights(db, _id(db, inside), {narrowed: {lost: False if lost == "create" else "own"}}, {}),
        lambda db: save_rights(db, _id(db, inside), {narrowed: {lost: True if lost == "create" else "team"}}, {}),
        lambda user: _set_level(user, inside, narrowed, lost),
    )

    # A field that a role does not see, or not change.
    of_field = draw.choice(("lead",) if c == "Marketing" else ("lead", "deal"))
    field, how = draw.choice(CHOOSABLE[of_field]), draw.choice(("Hidden", "Read only"))
    reader = somebody(c, but=(_DEVELOPS,))
    label, one = FIELDS[of_field].label(field), ENTRIES[of_field].singular
    hidden = _Fault(
        f"{reader.name} does not find the {label.lower()} on {one.lower()}s"
        if how == "Hidden"
        else f"{reader.name} sees the {label.lower()} of {one.lower()}s, but cannot change it",
        reader,
        lambda db: set_field_access(db, ids[c], of_field, field, how),
        lambda db: set_field_access(db, ids[c], of_field, field, None),
        lambda user: open_field(user, f"{one}: {label} for {c}: {how}"),
    )

    # A further right that is gone, or is there.
    right = draw.choice(_rights_of(e))
    keeper, has = somebody(e, but=(_DEVELOPS,)), bool(getattr(ROLES[e], right))
    deed = RIGHTS[right][0].lower() + RIGHTS[right][1:]
    further = _Fault(
        f"{keeper.name} can no longer {deed}" if has else f"{keeper.name} can {deed}, which is not as it should be",
        keeper,
        lambda db: save_rights(db, ids[e], {}, {right: not has}),
        lambda db: save_rights(db, ids[e], {}, {right: has}),
        lambda user: set_right(user, e, RIGHTS[right], on=has),
    )

    misplaced = _misplaced(draw, world, ids, somebody)
    faults = draw.sample((wide, narrow, hidden, further, misplaced), 5)

    # A complaint about what is as it should be.
    by_design = [(role, key) for role in ("Marketing", "Support") for key in ("deal", "quote", "account")]
    role, denied = draw.choice(by_design)
    asker = somebody(role)
    complaint = f"{asker.name} cannot change {ENTRIES[denied].plural.lower()}"
    ages = [draw.integer(8, 60) for _ in range(4)]
    callers = [user.id for user in people if user.person.title == _DEVELOPS]

    def setup(db: Db) -> None:
        with back_then(db, db.now - timedelta(days=200), admin.id):
            create_role(db, inside, ids["Sales rep"])
            for id in callers:
                update_user(db, id, role_id=_id(db, inside))
            save_rights(db, ids[a], {other_key: {other_operation: agreed}}, {})
        for age, fault in zip(sorted([*ages, 5], reverse=True), faults, strict=True):
            with back_then(db, db.now - timedelta(days=age), admin.id):
                fault.breaks(db)
        # Nobody keeps a list of what went wrong: the log begins anew, so that each cause is found where it is.
        db.flush()
        tables = [model.__tablename__ for model in (Role, CrmUser, FieldPermission, Team)]
        db.execute(delete(AuditEntry).where(AuditEntry.table.in_(tables)))

    def mended(*left: _Fault, more: Outcome | None = None) -> Outcome:
        def outcome(db: Db) -> None:
            for fault in faults:
                if fault not in left:
                    fault.mends(db)
            if more is not None:
                more(db)

        return outcome

    def as_the_book_says(db: Db) -> None:
        save_rights(db, ids[a], {other_key: {other_operation: _level(a, other_key, other_operation)}}, {})

    def grants(db: Db) -> None:
        save_rights(db, ids[role], {denied: {"edit": "team"}}, {})

    def look(user: User, name: str) -> None:
        open_setup(user, "Users")
        user.fill("Search this list", name)
        user.press("Enter")
        user.click("link", name)

    def solution(order: Sequence[_Fault], *, reads: bool) -> Callable[[User], None]:
        def play(user: User) -> None:
            if reads:
                look_up_article(user, PEOPLE)
                look(user, asker.name)
            for fault in order:
                look(user, fault.who.name)
                fault.steps(user)
            user.done()

        return play

    said = draw.sample([*(fault.says for fault in faults), complaint], 6)
    return Task(
        goal=draw.phrase(
            "People complain about Alder. {list}. Find out what is behind each and set it as “People in Alder” says; "
            "where somebody simply may not, leave it. Change nothing that nobody complains about.",
            "Six things from the help desk: {list}. Please put right what is behind them in setup, where it does not "
            "agree with “People in Alder”, at the very place where it is wrong, and nothing else: nobody has asked for "
            "more. Not everybody is right.",
            "I have a list of complaints about rights in Alder: {list}. Can you check each against “People in Alder” "
            "and correct the cause, be it a role, a field, a team or the person's own settings? Only these.",
            "Can you look into the following? {list}. What “People in Alder” grants or forbids decides. Mend the "
            "causes in setup, no more than needed; other differences from that page are known and stay.",
            "Something in our setup is off, people say: {list}. By “People in Alder” some of that is wrong. "
            "Please fix just that, where it comes from, and leave all other roles, people and rights alone.",
            list="; ".join(said),
        ),
        setup=setup,
        outcome=mended(),
        without={
            **{fault.says: mended(fault) for fault in faults},
            "what nobody complains about": mended(more=as_the_book_says),
            "what is as it should be": mended(more=grants),
        },
        gold=solution(faults, reads=True),
        alternatives=(solution(faults[::-1], reads=True), solution(faults, reads=False)),
    )


def _three_roles(draw: Draw) -> tuple[str, str, str]:
    """The roles with a cell too wide, with a field kept from them, and with a right too many or too few."""
    seller = draw.choice(("Sales rep", "Sales manager", "Marketing"))
    wide, further = draw.sample([role for role in _ROLES if role != seller], 2)
    return wide, seller, further


def _level(role: str, key: str, operation: str) -> str:
    """What the handbook says that a role may do."""
    return ROLES[role].rights[key].split()[_OPERATIONS.index(operation)]


def _rights_of(role: str) -> list[str]:
    """The rights that a role has, and that of taking lists away, which people ask for."""
    return [right for right in RIGHTS if getattr(ROLES[role], right) or right == "can_export"]


def _id(db: Db, role: str) -> int:
    return db.query(Role).filter_by(name=role).one().id


def _misplaced(draw: Draw, world: World, ids: dict[str, int], somebody: Callable[..., CrmUser]) -> _Fault:
    """Somebody who has another role than their colleagues, or is in another team."""
    if draw.choice((True, False)):
        agent = somebody("Support", but=("Returns specialist",))
        return _Fault(
            f"{agent.name} can look at everything in Alder, but change nothing at all",
            agent,
            lambda db: update_user(db, agent.id, role_id=ids["Read-only"]),
            lambda db: update_user(db, agent.id, role_id=ids["Support"]),
            lambda user: give_role(user, agent.name, "Support"),
        )
    seller = somebody("Sales rep", but=(_DEVELOPS, "Inside sales representative"))
    found = teams(world)
    home = next(team for team in found if team.id == seller.team_id)
    wrong = draw.choice(team for team in found if team.name.startswith("Sales ") and team is not home)
    what = draw.choice(("deals", "accounts", "leads"))
    return _Fault(
        f"{seller.name} cannot change {what} of the other salespeople in {seller.territory}",
        seller,
        lambda db: add_member(db, wrong.id, seller.id),
        lambda db: add_member(db, home.id, seller.id),
        lambda user: take_into_team(user, seller.name, home.name),
    )


def _set_level(user: User, role: str, key: str, operation: str) -> None:
    """Set a cell of a role to what the handbook says."""
    open_setup(user, "Roles and rights")
    user.click("link", role, within="Roles")
    level, cell = (
        _level(role.partition(" (")[0], key, operation),
        f"{operation.capitalize()} {ENTRIES[key].plural.lower()}",
    )
    if operation == "create":
        user.check(cell, on=level == "yes")
    else:
        user.choose(cell, LEVEL_LABELS[level])
    user.click("button", "Save")

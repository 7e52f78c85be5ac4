from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from ...apps.crm.actions import accounts
from ...apps.crm.actions import contacts as blocking
from ...apps.crm.actions.roles import create_role, save_rights
from ...apps.crm.actions.users import set_frozen, update_user
from ...apps.crm.models import Role
from ...apps.platform.database import Db
from ...seeds.rights import ROLES
from ...seeds.world import World
from ..answers import Names
from ..draw import Draw
from ..errors import NoInstance
from ..gold import User
from ..gold_steps import add_filter
from ..queries import uniquely_named
from ..registry import family
from ..task import Task
from .gold_steps import open_record
from .people_queries import roles, teams
from .queries import companies, contacts, deals, everybody, leads, persona
from .setup_steps import open_setup
from .stream_steps import back_then

#: What is asked about: the object, the heading of its results in the search.
_KINDS = {"account": "Accounts", "contact": "Contacts", "deal": "Deals", "lead": "Leads"}
_READ: dict[str, Callable[[World], list[Any]]] = {
    "account": companies,
    "contact": contacts,
    "deal": deals,
    "lead": leads,
}
_OPERATIONS = ("create", "read", "edit", "delete")
_VERBS = {"edit": "change", "delete": "delete"}
#: What keeps everybody from deleting a record.
_BLOCKED: dict[str, Callable[[Db, Sequence[Any]], object]] = {
    "account": accounts.blocking_records,
    "contact": blocking.blocking_records,
}
#: Roles that a world has not: what each begins as, and who has it.
_NEW = {"Sales rep (senior)": "Sales rep", "Support (returns)": "Support", "Marketing (events)": "Marketing"}


@dataclass(frozen=True)
class _Member:
    """Somebody's place in the CRM, as far as it decides what they may do."""

    name: str
    role: str
    team: int | None
    works: bool


@family("crm-who-can", app="crm", kind="answer", steps=140, persona="crm_admin")
def who_can(draw: Draw, world: World) -> Task:
    """Work out who may change or delete a record today, from roles, teams, and who has access at all."""
    people = everybody(world)
    admin = persona(world, "crm_admin")
    role_names = {role.id: role.name for role in roles(world)}
    role_ids = {name: id for id, name in role_names.items()}
    key, operation = draw.choice(_KINDS), draw.choice(_VERBS)
    found: list[Any] = _READ[key](world)
    before = {
        user.id: _Member(user.name, role_names[user.role_id], user.team_id, user.is_active and not user.is_frozen)
        for user in people
    }
    sellers = {id for id, member in before.items() if member.role == "Sales rep" and member.works and member.team}
    named = [record for record in uniquely_named(found, found) if record.owner_id in sellers]
    if key == "account":
        named = [record for record in named if not record.is_locked]
    if key == "lead":
        named = [record for record in named if record.converted_at is None]

    def is_free(record: Any) -> bool:
        """Whether no rule keeps everybody from it."""
        if operation == "edit" or key not in _BLOCKED:
            return True
        with world.session() as db:
            return not _BLOCKED[key](db, [db.get_one(type(record), record.id)])

    record = draw.first(named, is_free)
    owner = record.owner_id
    if len({member.name for member in before.values()}) != len(before) or not record.name.strip():
        raise NoInstance("two people have one name")

    # Rights that are not what they were.
    was = {name: spec.rights[key].split()[_OPERATIONS.index(operation)] for name, spec in ROLES.items()}
    levels = dict(was)
    levels["Sales rep"] = "own" if was["Sales rep"] == "team" else "team"
    levels["Sales rep (senior)"] = draw.choice(("all", "team", "own"))
    levels["Support (returns)"] = draw.choice(("all", "no"))
    levels["Marketing (events)"] = draw.choice(("team", "all"))
    levels["Sales manager"] = draw.choice(("team", "all"))
    levels["Support manager"] = draw.choice(("no", "all", "team"))
    levels["Sales operations"] = draw.choice(("all", "all", "team"))
    if not {member.role for member in before.values()} <= levels.keys():
        raise NoInstance("somebody has a role of the company's own")

    # People who are not where they were.
    after = dict(before)

    def put(id: int, *, role: str | None = None, team: int | None = None, works: bool = True) -> None:
        now = after[id]
        after[id] = _Member(now.name, role or now.role, team or now.team, works)

    for role, model in _NEW.items():
        having = [id for id, member in before.items() if member.role == model and member.works and id != owner]
        for id in draw.sample(having, min(3, len(having) - 1)):
            put(id, role=role)
    team = before[owner].team
    others = sorted(sellers - {owner})
    gone = draw.choice(id for id in others if before[id].team == team)
    come = draw.choice(id for id in others if before[id].team != team)
    put(gone, team=before[come].team)
    put(come, team=team)
    outsiders = [id for id, member in before.items() if member.role == "Read-only" and member.works]
    for id, role in zip(
        draw.sample(outsiders, 3), ("Sales operations", "Sales rep (senior)", "Sales rep"), strict=True
    ):
        put(id, role=role, team=team if role == "Sales rep" else None)

    def able(people: Mapping[int, _Member], levels: Mapping[str, str], *, by_team: bool = True) -> frozenset[str]:
        def reaches(id: int, member: _Member) -> bool:
            level = levels[member.role]
            is_near = id == owner or (member.team == people[owner].team if by_team else level == "team")
            return level == "all" or (level == "team" and is_near) or (level == "own" and id == owner)

        return frozenset(member.name for id, member in people.items() if member.works and reaches(id, member))

    would = able(after, levels)
    frozen = draw.sample([id for id in after if after[id].name in would and id not in (admin.id, owner)], 2)
    for id in frozen:
        put(id, works=False)
    answer = able(after, levels)
    if len(answer) < 3:
        raise NoInstance("hardly anybody may do it")
    new_teams = {id: member.team for id, member in after.items() if member.team != before[id].team}
    new_roles = {id: member.role for id, member in after.items() if member.role != before[id].role}
    ages = sorted((draw.integer(15, 300) for _ in range(3)), reverse=True)

    def setup(db: Db) -> None:
        """Over the last year: rights, then people, then who is kept out."""
        with back_then(db, db.now - timedelta(days=ages[0]), admin.id):
            for name, model in _NEW.items():
                create_role(db, name, role_ids[model])
            ids = {role.name: role.id for role in db.query(Role)}
            for name, level in levels.items():
                if name in _NEW or level != was[name]:
                    save_rights(db, ids[name], {key: {operation: level}}, {})
        with back_then(db, db.now - timedelta(days=ages[1]), admin.id):
            for id in sorted({*new_teams, *new_roles}):
                update_user(db, id, role_id=ids[after[id].role], team_id=after[id].team)
        with back_then(db, db.now - timedelta(days=ages[2]), admin.id):
            for id in frozen:
                set_frozen(db, id, True)

    in_book = {**{name: was[model] for name, model in _NEW.items()}, **was}
    without = {
        "who has access": would,
        "whose team": able(after, levels, by_team=False),
        "what roles may do today": able(after, in_book),
        "who has which role today": able({id: before[id] for id in before}, in_book),
    }
    known = frozenset(member.name for member in before.values())
    may = sorted({member.role for member in after.values() if levels[member.role] != "no"})
    team_names = {each.id: each.name for each in teams(world)}

    def read_roles(user: User) -> None:
        for name in sorted({*role_ids, *_NEW}):
            open_setup(user, "Roles and rights")
            user.click("link", name, within="Roles")

    def read_people(user: User) -> None:
        for name in may:
            open_setup(user, "Users")
            add_filter(user, "Role", choices=[name])
        open_setup(user, "Teams")

    def gold(user: User) -> None:
        open_record(user, _KINDS[key], record.name)
        read_roles(user)
        read_people(user)
        user.answer("; ".join(sorted(answer)))

    def people_first(user: User) -> None:
        read_people(user)
        read_roles(user)
        open_record(user, _KINDS[key], record.name)
        user.answer(", ".join(sorted(answer, reverse=True)))

    def by_the_team(user: User) -> None:
        read_roles(user)
        open_setup(user, "Users")
        add_filter(user, "Team", choices=[team_names[team or 0]])
        open_setup(user, "Users")
        add_filter(user, "Role", choices=may)
        user.answer("\n".join(sorted(answer)))

    return Task(
        goal=draw.phrase(
            "Who can {verb} the {kind} “{name}” in Alder today? I mean who really could, as roles, teams and users are "
            "set up now, not who should. Names of all, please.",
            "For the audit: list everybody who, as Alder is set up at present, is able to {verb} the {kind} “{name}”. "
            "People who cannot log in don't count, administrators do.",
            "If somebody wanted to {verb} the {kind} “{name}” right now, who could? Go by what is set up, whatever the "
            "handbook says, and give me all the names.",
            "Please find out which colleagues have the right to {verb} “{name}” ({kind}) as things stand in the setup, "
            "and have access to use it. All names, yourself included if you can.",
            "I need the names of all who could {verb} the {kind} “{name}” today: by their role as it is now, by whose "
            "record it is, and only those whom Alder lets in.",
            verb=_VERBS[operation],
            kind=key,
            name=record.name,
        ),
        setup=setup,
        answer=Names(answer, among=known),
        without={name: Names(found, among=known) for name, found in without.items() if found != answer},
        gold=gold,
        alternatives=(people_first, by_the_team),
    )

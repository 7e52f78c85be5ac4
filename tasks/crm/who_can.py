from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Any, Self

from ...apps.crm.actions.roles import create_role, save_rights
from ...apps.crm.actions.users import set_frozen, update_user
from ...apps.crm.models import Role
from ...apps.crm.models import User as CrmUser
from ...apps.platform.database import Db
from ...seeds.world import World
from ..answers import Names
from ..draw import Draw
from ..errors import NoInstance
from ..gold import ToolUser, User
from ..registry import family
from ..task import Task
from .facts.access import NEW_ROLES, Member, able, draw_levels, draw_moves, draw_record, levels_in_book
from .pages.people import UserList
from .pages.records import find_record
from .pages.setup import RolesPage, TeamsPage
from .people_queries import roles, teams
from .queries import everybody, persona
from .working_hours import back_then

#: What is asked about: the object, the heading of its results in the search.
_KINDS = {"account": "Accounts", "contact": "Contacts", "deal": "Deals", "lead": "Leads"}
_VERBS = {"edit": "change", "delete": "delete"}


@family("crm-who-can", app="crm", kind="answer", steps=140, persona="crm_admin")
def who_can(draw: Draw, world: World) -> Task:
    """Work out who may change or delete a record today, from roles, teams, and who has access at all."""
    facts = WhoCan.draw(draw, world)
    return Task(
        goal=facts.goal(draw),
        setup=facts.setup,
        answer=Names(facts.answer, among=facts.known),
        without={name: Names(found, among=facts.known) for name, found in facts.slips.items() if found != facts.answer},
        gold=facts.gold,
        alternatives=(facts.people_first, facts.by_the_team),
        by_tools=facts.by_tools,
    )


@dataclass(frozen=True)
class WhoCan:
    """Who may do something, by role, team and what was frozen."""

    admin: CrmUser
    role_ids: dict[str, int]
    key: str
    operation: str
    record: Any
    was: dict[str, str]  # levels of the roles by the handbook
    levels: dict[str, str]  # those of today
    staff: dict[int, Member]  # where everybody is today
    team: int | None  # the owner's
    frozen: list[int]  # who has no access any more
    answer: frozenset[str]
    moved: list[int]  # who is not where they were
    ages: list[int]
    slips: dict[str, frozenset[str]]  # the answer of somebody who leaves a condition out
    known: frozenset[str]
    roles_that_may: list[str]
    team_names: dict[int, str]

    @classmethod
    def draw(cls, draw: Draw, world: World) -> Self:
        admin = persona(world, "crm_admin")
        role_names = {role.id: role.name for role in roles(world)}
        key, operation = draw.choice(_KINDS), draw.choice(_VERBS)
        before = {
            user.id: Member(user.name, role_names[user.role_id], user.team_id, user.is_active and not user.is_frozen)
            for user in everybody(world)
        }
        record = draw_record(draw, world, key, operation, before)
        was = levels_in_book(key, operation)
        levels = draw_levels(draw, was)
        if not {member.role for member in before.values()} <= levels.keys():
            raise NoInstance("somebody has a role of the company's own")
        owner = record.owner_id
        after = draw_moves(draw, before, owner)
        would = able(after, levels, owner)
        frozen = draw.sample([id for id in after if after[id].name in would and id not in (admin.id, owner)], 2)
        for id in frozen:
            after[id] = replace(after[id], works=False)
        answer = able(after, levels, owner)
        if len(answer) < 3:
            raise NoInstance("hardly anybody may do it")
        in_book = {**{name: was[model] for name, model in NEW_ROLES.items()}, **was}
        return cls(
            admin=admin,
            role_ids={name: id for id, name in role_names.items()},
            key=key,
            operation=operation,
            record=record,
            was=was,
            levels=levels,
            staff=after,
            team=before[owner].team,
            frozen=frozen,
            answer=answer,
            moved=sorted(id for id in after if (after[id].team, after[id].role) != (before[id].team, before[id].role)),
            ages=sorted((draw.integer(15, 300) for _ in range(3)), reverse=True),
            slips={
                "who has access": would,
                "whose team": able(after, levels, owner, by_team=False),
                "what roles may do today": able(after, in_book, owner),
                "who has which role today": able(before, in_book, owner),
            },
            known=frozenset(member.name for member in before.values()),
            roles_that_may=sorted({member.role for member in after.values() if levels[member.role] != "no"}),
            team_names={each.id: each.name for each in teams(world)},
        )

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            "Who can {verb} the {kind} “{name}” in Alder today? I mean who actually can, the way roles, teams and "
            "users are set up now, not who should be able to. All the names, please.",
            "For the audit: list everybody who, the way Alder is set up right now, is able to {verb} the {kind} "
            "“{name}”. People who can't log in don't count; administrators do.",
            "If somebody wanted to {verb} the {kind} “{name}” right now, who could? Go by the actual setup, "
            "whatever the handbook says, and give me all the names.",
            "Please find out which of our people have the right to {verb} the {kind} “{name}” as the setup stands "
            "today, and are able to log in and use it. All names, yours included if you can.",
            "I need the names of everyone who could {verb} the {kind} “{name}” today: by the role they have now, by "
            "whose record it is, and only people who can log in to Alder.",
            verb=_VERBS[self.operation],
            kind=self.key,
            name=self.record.name,
        )

    def setup(self, db: Db) -> None:
        """Over the last year: rights, then people, then who is kept out."""
        with back_then(db, db.now - timedelta(days=self.ages[0]), self.admin.id):
            for name, model in NEW_ROLES.items():
                create_role(db, name, self.role_ids[model])
            ids = {role.name: role.id for role in db.query(Role)}
            for name, level in self.levels.items():
                if name in NEW_ROLES or level != self.was[name]:
                    save_rights(db, ids[name], {self.key: {self.operation: level}}, {})
        with back_then(db, db.now - timedelta(days=self.ages[1]), self.admin.id):
            for id in self.moved:
                update_user(db, id, role_id=ids[self.staff[id].role], team_id=self.staff[id].team)
        with back_then(db, db.now - timedelta(days=self.ages[2]), self.admin.id):
            for id in self.frozen:
                set_frozen(db, id, True)

    def gold(self, user: User) -> None:
        find_record(user, self.key, self.record.name)
        self._read_roles(user)
        self._read_people(user)
        user.answer("; ".join(sorted(self.answer)))

    def by_tools(self, user: ToolUser) -> None:
        user.call(f"crm_search_{self.key}s", query=self.record.name, view="all")
        user.call(f"crm_get_{self.key}", **{self.key: self.record.id})
        user.because("What each role may do with such a record depends on whose it is: their own, their team's, any.")
        user.call("crm_list_roles")
        user.because("Then who has such a role and can log in, and in which team they are.")
        user.call("crm_list_teams")
        page: int | None = 1
        while page is not None:
            page = user.call("crm_search_people", view="all", page=page, page_size=50).get("next_page")

    def people_first(self, user: User) -> None:
        self._read_people(user)
        self._read_roles(user)
        find_record(user, self.key, self.record.name)
        user.answer(", ".join(sorted(self.answer, reverse=True)))

    def by_the_team(self, user: User) -> None:
        self._read_roles(user)
        UserList(user).open().filter("Team", choices=[self.team_names[self.team or 0]])
        UserList(user).open().filter("Role", choices=self.roles_that_may)
        user.answer("\n".join(sorted(self.answer)))

    def _read_roles(self, user: User) -> None:
        for name in sorted({*self.role_ids, *NEW_ROLES}):
            RolesPage(user).open().open_role(name)

    def _read_people(self, user: User) -> None:
        for name in self.roles_that_may:
            UserList(user).open().filter("Role", choices=[name])
        TeamsPage(user).open()

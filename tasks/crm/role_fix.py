from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Self

from sqlalchemy import delete

from ...apps.crm.actions.roles import create_role, save_rights
from ...apps.crm.actions.users import update_user
from ...apps.crm.models import FieldPermission, Role, Team
from ...apps.crm.models import User as CrmUser
from ...apps.crm.objects import OBJECTS
from ...apps.platform.database import Db
from ...apps.platform.models import AuditEntry
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Outcome, Task
from .facts.role_faults import (
    DEVELOPS,
    INSIDE,
    Crew,
    Fault,
    draw_three_roles,
    hidden_field,
    level_of,
    misplaced,
    role_id,
    too_narrow,
    too_wide,
    wrong_right,
)
from .pages.knowledge import Knowledge
from .pages.people import UserList
from .people_queries import PEOPLE
from .queries import everybody
from .working_hours import back_then


@family("crm-role-fix", app="crm", kind="multi-step", steps=150, persona="crm_admin")
def fix_roles(draw: Draw, world: World) -> Task:
    """Find out why people can do too little or too much, and put right what is at fault by the handbook, alone."""
    facts = RoleFix.draw(draw, world)
    return Task(
        goal=facts.goal(draw),
        setup=facts.setup,
        outcome=facts.outcome_of(),
        without=facts.without(),
        gold=facts.solution(facts.faults, reads=True),
        alternatives=(facts.solution(facts.faults[::-1], reads=True), facts.solution(facts.faults, reads=False)),
    )


@dataclass(frozen=True)
class RoleFix:
    """Roles that grant too much or too little, by what people complain of."""

    admin: CrmUser
    ids: dict[str, int]  # of the roles
    wide: str  # the role that may do too much
    kept_cell: tuple[str, str]  # the object and the deed of which that role has another level than by the handbook
    agreed: str  # that level
    inside: str  # a role that is nearly called like another
    faults: list[Fault]
    asker: CrmUser  # who complains about what is as it should be
    role: str
    denied: str
    ages: list[int]
    callers: list[int]
    said: list[str]

    @classmethod
    def draw(cls, draw: Draw, world: World) -> Self:
        people = everybody(world)
        crew = Crew(draw, world)
        inside = draw.choice(INSIDE)
        wide, hidden, further = draw_three_roles(draw)
        objects = draw.sample(list(OBJECTS), len(OBJECTS))
        # Of the role that may do too much another cell differs from the handbook, too, and is to stay.
        cells = [
            (key, op) for key in objects for op in ("delete", "edit") if level_of(wide, key, op) in ("own", "team")
        ]
        if wide == "Sales rep":
            cells = [(key, op) for key, op in cells if op == "delete"]
        cell, kept_cell = draw.sample(cells, 2)
        faults = [
            too_wide(crew, wide, *cell),
            too_narrow(crew, inside),
            hidden_field(crew, hidden),
            wrong_right(crew, further),
            misplaced(crew, world),
        ]
        faults = draw.sample(faults, 5)
        # A complaint about what is as it should be.
        by_design = [(role, key) for role in ("Marketing", "Support") for key in ("deal", "quote", "account")]
        role, denied = draw.choice(by_design)
        asker = crew.somebody(role)
        complaint = f"{asker.name} cannot change {OBJECTS[denied].plural.lower()}"
        return cls(
            admin=crew.admin,
            ids=crew.roles,
            wide=wide,
            kept_cell=kept_cell,
            agreed="own" if level_of(wide, *kept_cell) == "team" else "team",
            inside=inside,
            faults=faults,
            asker=asker,
            role=role,
            denied=denied,
            ages=[draw.integer(8, 60) for _ in range(4)],
            callers=[user.id for user in people if user.person.title == DEVELOPS],
            said=draw.sample([*(fault.says for fault in faults), complaint], 6),
        )

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            "We have some complaints about Alder: {list}. Find out what's behind each and set it the way “People in "
            "Alder” says; where somebody simply isn't supposed to do that, leave it. Don't change anything nobody "
            "complained about.",
            "Six things from the help desk: {list}. Please fix the cause of each in setup wherever it doesn't match "
            "“People in Alder”, right where it's wrong, and nothing else, since nobody has asked for more. Not "
            "every complaint is justified.",
            "I have a list of complaints about rights in Alder: {list}. Can you check each one against “People in "
            "Alder” and correct the cause, whether it's a role, a field, a team or the person's own settings? Only "
            "these.",
            "Can you look into the following? {list}. “People in Alder” decides what's allowed. Fix the causes in "
            "setup, no more than needed. Other differences from that page are known and stay.",
            "People say something in our setup is off: {list}. Going by “People in Alder”, some of that is wrong. "
            "Please fix just that, where it comes from, and leave all other roles, people and rights alone.",
            list="; ".join(self.said),
        )

    def setup(self, db: Db) -> None:
        with back_then(db, db.now - timedelta(days=200), self.admin.id):
            create_role(db, self.inside, self.ids["Sales rep"])
            for id in self.callers:
                update_user(db, id, role_id=role_id(db, self.inside))
            self._set_kept_cell(db, self.agreed)
        for age, fault in zip(sorted([*self.ages, 5], reverse=True), self.faults, strict=True):
            with back_then(db, db.now - timedelta(days=age), self.admin.id):
                fault.breaks(db)
        # Nobody keeps a list of what went wrong: the log begins anew, so that each cause is found where it is.
        db.flush()
        tables = [model.__tablename__ for model in (Role, CrmUser, FieldPermission, Team)]
        db.execute(delete(AuditEntry).where(AuditEntry.table.in_(tables)))

    def outcome_of(self, *left: Fault, more: Outcome | None = None) -> Outcome:
        def outcome(db: Db) -> None:
            for fault in self.faults:
                if fault not in left:
                    fault.mends(db)
            if more is not None:
                more(db)

        return outcome

    def as_the_book_says(self, db: Db) -> None:
        self._set_kept_cell(db, level_of(self.wide, *self.kept_cell))

    def grants(self, db: Db) -> None:
        save_rights(db, self.ids[self.role], {self.denied: {"edit": "team"}}, {})

    def without(self) -> dict[str, Outcome]:
        return {
            **{fault.says: self.outcome_of(fault) for fault in self.faults},
            "what nobody complains about": self.outcome_of(more=self.as_the_book_says),
            "what is as it should be": self.outcome_of(more=self.grants),
        }

    def solution(self, order: Sequence[Fault], *, reads: bool) -> Callable[[User], None]:
        def play(user: User) -> None:
            if reads:
                Knowledge(user).look_up(PEOPLE)
                _look(user, self.asker.name)
            for fault in order:
                _look(user, fault.who.name)
                fault.steps(user)
            user.done()

        return play

    def _set_kept_cell(self, db: Db, level: str) -> None:
        key, operation = self.kept_cell
        save_rights(db, self.ids[self.wide], {key: {operation: level}}, {})


def _look(user: User, name: str) -> None:
    UserList(user).open().find(name)

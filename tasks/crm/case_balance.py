from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import Self

from ...apps.crm import actions
from ...apps.crm.models import PRIORITIES, Case
from ...apps.crm.models import User as CrmUser
from ...apps.crm.objects import label_of
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..errors import NoInstance
from ..gold import User as Person
from ..registry import family
from ..task import Outcome, Task
from .desk_queries import open_cases
from .pages.cases import CaseList
from .queries import users

#: So many cases are moved, of at least so many people where the world has them.
_FEWEST, _MOST, _GIVERS = 4, 18, 3
#: How many rows a page of the list has.
_ROWS = 20


def _surplus(found: list[Case], limit: int) -> list[Case]:
    """What somebody has beyond the limit: the lowest priority first, the newest first among these."""
    ranked = sorted(found, key=lambda case: (PRIORITIES.index(case.priority), -case.created_at.timestamp()))
    return ranked[: max(0, len(found) - limit)]


@family("crm-case-balance", app="crm", kind="bulk", steps=160, persona="support_manager")
def balance_cases(draw: Draw, world: World) -> Task:
    """Take from everybody on the team who has too many open cases what can wait, and give it to a colleague."""
    facts = CaseBalance.draw(draw, world)
    return Task(
        goal=facts.goal(draw),
        outcome=facts.outcome_of(facts.moved),
        without=facts.without(),
        gold=facts.gold,
        alternatives=(facts.one_by_one,),
    )


@dataclass(frozen=True)
class CaseBalance:
    """Who has too many cases, and who gets them."""

    cases_of: dict[int, list[Case]]  # open ones, by their owner
    team: list[CrmUser]
    limit: int
    moved: list[Case]  # what goes to the heir
    heir: CrmUser
    of_fullest: list[Case]  # what goes of the one who has the most
    oldest: list[Case]  # as many, for somebody who takes the oldest first
    newest: list[Case]  # as many, for somebody who does not look at the priority

    @classmethod
    def draw(cls, draw: Draw, world: World) -> Self:
        able = {user.id: user for user in users(world)}
        of: dict[int, list[Case]] = defaultdict(list)
        for case in open_cases(world):
            if case.owner_id in able:
                of[case.owner_id].append(case)
        team = [user for user in able.values() if user.person.department == "Support"]
        limits = []
        for limit in range(4, max((len(found) for found in of.values()), default=4)):
            parts = [_surplus(of[user.id], limit) for user in team]
            if _FEWEST <= sum(map(len, parts)) <= _MOST:
                limits.append((limit, sum(map(bool, parts))))
        if not limits:
            raise NoInstance("nobody has a handful of cases too many")
        limit, _count = draw.choice([each for each in limits if each[1] >= _GIVERS] or limits)
        givers = [user for user in team if _surplus(of[user.id], limit)]
        return cls(
            cases_of=of,
            team=team,
            limit=limit,
            moved=[case for user in givers for case in _surplus(of[user.id], limit)],
            heir=draw.choice(user for user in team if len(of[user.id]) <= limit // 2),
            of_fullest=_surplus(max((of[user.id] for user in givers), key=len), limit),
            oldest=[
                case
                for user in givers
                for case in sorted(
                    of[user.id], key=lambda case: (PRIORITIES.index(case.priority), case.created_at.timestamp())
                )[: len(_surplus(of[user.id], limit))]
            ],
            newest=[
                case
                for user in givers
                for case in sorted(of[user.id], key=lambda case: -case.created_at.timestamp())[
                    : len(_surplus(of[user.id], limit))
                ]
            ],
        )

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            "Nobody in support except {heir} should own more than {limit} open cases. Whoever has more hands the "
            "extra ones to {heir}, however many that makes: lowest priority first and, within a priority, the "
            "newest.",
            "Please even out the desk: at most {limit} open cases for each of us in support. Anything beyond that "
            "goes to {heir}, who may end up with more: lower priorities before higher ones, and within a priority "
            "the newest first.",
            "{heir} is taking open cases from everybody in support who owns more than {limit}, just enough to leave "
            "{limit} with each: lowest priority first, the newest if the priority is the same. The limit doesn't "
            "apply to {heir}.",
            "As of now there's a limit of {limit} open cases per person in support, with the exception of {heir}. "
            "Reassign whatever anybody has over the limit to {heir}, starting with the newest of the lowest "
            "priority, then moving up to the next priority.",
            "Whoever in support owns more than {limit} open cases keeps {limit}, and {heir} takes the rest for this "
            "week. Move the ones that can wait: from each person, the lowest priority first, and within a priority "
            "the newest first.",
            limit=self.limit,
            heir=self.heir.name,
        )

    def outcome_of(self, cases: list[Case]) -> Outcome:
        def outcome(db: Db) -> None:
            actions.change_owner(db, "case", [case.id for case in cases], self.heir.id)

        return outcome

    def without(self) -> dict[str, Outcome]:
        slips = {
            "the newest first": self.oldest,
            "the priority": self.newest,
            "the others": self.of_fullest,
        }
        ids = {case.id for case in self.moved}
        return {name: self.outcome_of(cases) for name, cases in slips.items() if {case.id for case in cases} != ids}

    def gold(self, user: Person) -> None:
        for each in self.team:
            if len(self.cases_of[each.id]) < self.limit:
                continue
            listed = _cases_of(user, each.name)
            if len(self.cases_of[each.id]) <= _ROWS:
                self._hand_over(listed, _surplus(self.cases_of[each.id], self.limit))
                continue
            for priority in PRIORITIES:
                chosen = [case for case in _surplus(self.cases_of[each.id], self.limit) if case.priority == priority]
                if chosen:
                    self._hand_over(_cases_of(user, each.name).filter("priority", choices=[priority]), chosen)
        user.done()

    def one_by_one(self, user: Person) -> None:
        for case in self.moved:
            listed = CaseList(user).open("all").search(case.number)
            listed.change_owner(label_of(case), self.heir.name)
        user.done()

    def _hand_over(self, listed: CaseList, cases: list[Case]) -> None:
        """Give these, which the page shows, to the colleague."""
        if cases:
            listed.select(*map(label_of, cases)).change_owner_of_selected(self.heir.name)


def _cases_of(user: Person, name: str) -> CaseList:
    return CaseList(user).open("open").filter_by_person("owner", name)

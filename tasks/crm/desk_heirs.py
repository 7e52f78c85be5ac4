from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Self

from ...apps.crm import actions
from ...apps.crm.actions.users import set_active, set_frozen
from ...apps.crm.models import Case
from ...apps.crm.models import User as CrmUser
from ...apps.crm.objects import label_of
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..registry import family
from ..task import Outcome, Task
from .desk_queries import queues
from .facts.desk import REST, Desk, Places, queue_of
from .pages.cases import CaseList, Console
from .pages.knowledge import Knowledge
from .people_queries import PEOPLE
from .queries import everybody, persona
from .working_hours import back_then

_MOST = 24  # cases to be placed


@family("crm-desk-heirs", app="crm", kind="multi-step", steps=400, persona="support_manager")
def find_places(draw: Draw, world: World) -> Task:
    """Find a new owner or a queue for every open case of the agents who left, by the first rule that fits each."""
    facts = DeskHeirs.draw(draw, world)
    return Task(
        goal=facts.goal(draw),
        setup=facts.setup,
        outcome=facts.outcome_of(facts.places),
        without={name: facts.outcome_of(slip) for name, slip in facts.slips.items() if slip != facts.places},
        gold=facts.gold,
        alternatives=(facts.queues_first, facts.one_by_one),
    )


@dataclass(frozen=True)
class DeskHeirs:
    """Cases of agents who left, and where each goes."""

    people: dict[int, CrmUser]
    head: CrmUser
    admin: CrmUser
    left: list[CrmUser]
    away: CrmUser  # is only frozen
    every: Places  # all that the rules say of those who left
    places: Places  # what is left to be done of it
    theirs: dict[int, Case]
    queue_ids: dict[str, int]
    ages: list[int]
    slips: dict[str, Places]  # where cases go for somebody who leaves a condition out
    names: list[str]  # as the goal has them

    @classmethod
    def draw(cls, draw: Draw, world: World) -> Self:
        desk = Desk.of(world)
        left, away = desk.draw_leavers(draw, world)
        every = desk.by_rule(left, away)
        places = desk.settled(every)
        if len(places) > _MOST:
            kinds = desk.by_kind(places).values()
            kept = {id for ids in kinds for id in draw.sample(ids, min(len(ids), _MOST // 3))}
            places = {id: place for id, place in places.items() if id in kept}
        of_away = {case.id: queue_of(case) for case in desk.cases if case.owner_id == away.id}
        not_urgent = desk.by_rule(left, away, urgent=False)
        not_together = desk.by_rule(left, away, together=False)
        return cls(
            people={user.id: user for user in everybody(world)},
            head=desk.head,
            admin=persona(world, "crm_admin"),
            left=left,
            away=away,
            every=every,
            places=places,
            theirs={case.id: case for case in desk.cases if case.owner_id in {user.id for user in (*left, away)}},
            queue_ids={queue.name: queue.id for queue in queues(world)},
            ages=[draw.integer(6, 40) for _ in range(3)],
            slips={
                "who is only away": {**places, **of_away},
                "what is urgent": {id: to for id, to in not_urgent.items() if id in places},
                "cases of one account": {id: to for id, to in not_together.items() if id in places},
                "the type": {id: REST if isinstance(place, str) else place for id, place in places.items()},
                "cases with a colleague": {id: place for id, place in places.items() if isinstance(place, str)},
            },
            names=draw.sample([user.name for user in (*left, away)], 3),
        )

    @property
    def mine(self) -> list[Case]:
        """The cases to be placed."""
        return [self.theirs[id] for id in self.places]

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            "{first}, {second} and {third} aren't in Alder at the moment. Please handle their open cases the way "
            "“People in Alder” says for agents who left, case by case. Check which of them the page applies to.",
            "Please go through the open cases of {first}, {second} and {third}. If one of them has left, “People in "
            "Alder” says who gets which case, or which queue. Everything else stays where it is.",
            "Somebody has to place the cases that {first}, {second} and {third} can't work on. The rules and their "
            "order are in “People in Alder”; check whom they apply to before you change anything.",
            "Can you find new homes for the open cases of {first}, {second} and {third}, for those of them who have "
            "left? Each case goes where the first rule that fits in “People in Alder” sends it.",
            "Customers of {first}, {second} and {third} are waiting. Apply “People in Alder” (cases of an agent who "
            "left) to every open case it covers, and to no other.",
            first=self.names[0],
            second=self.names[1],
            third=self.names[2],
        )

    def setup(self, db: Db) -> None:
        """The agents leave, or are away; what is too much for one task, or in dispute, is in a queue already."""
        with back_then(db, db.now - timedelta(minutes=5), self.head.id):
            for id in self.every.keys() - self.places.keys():
                actions.hand_over_case(db, id, queue_id=self.queue_ids[queue_of(self.theirs[id])])
        for user, age in zip((*self.left, self.away), self.ages, strict=True):
            with back_then(db, db.now - timedelta(days=age), self.admin.id):
                set_frozen(db, user.id, True)
        for user, age in zip(self.left, self.ages[:2], strict=True):
            with back_then(db, db.now - timedelta(days=age, hours=-30), self.admin.id):
                set_frozen(db, user.id, False)
                set_active(db, user.id, False)

    def outcome_of(self, places: Mapping[int, int | str]) -> Outcome:
        def outcome(db: Db) -> None:
            for id, place in places.items():
                if isinstance(place, str):
                    actions.hand_over_case(db, id, queue_id=self.queue_ids[place])
                else:
                    actions.change_owner(db, "case", [id], place)

        return outcome

    def gold(self, user: User) -> None:
        Knowledge(user).look_up(PEOPLE)
        for agent in (*self.left, self.away):
            _cases_of(user, agent)
        self._in_bulk(user, int)
        self._in_bulk(user, str)
        user.done()

    def queues_first(self, user: User) -> None:
        self._to_queues(user, self.mine[::-1])
        self._in_bulk(user, int)
        user.done()

    def one_by_one(self, user: User) -> None:
        """All of them in the console."""
        self._to_queues(user, self.mine)
        for case in self.mine:
            place = self.places[case.id]
            if isinstance(place, int):
                Console.find_in_list(user, case).hand_over().set(owner_id=self.people[place].name).save()
        user.done()

    def _to_queues(self, user: User, cases: Sequence[Case]) -> None:
        for case in cases:
            place = self.places[case.id]
            if isinstance(place, str):
                Console.find_in_list(user, case).hand_over().set(queue_id=place).save()

    def _in_bulk(self, user: User, kind: type[int] | type[str]) -> None:
        """From the list of each agent's cases: all that go to one person, or into one queue."""
        for agent in self.left:
            cases = [case for case in self.mine if case.owner_id == agent.id]
            places = {self.places[case.id] for case in cases}
            for place in sorted((place for place in places if isinstance(place, kind)), key=str):
                listed = _cases_of(user, agent)
                listed.select(*(label_of(case) for case in cases if self.places[case.id] == place))
                if isinstance(place, str):
                    listed.hand_over_selected().set(queue_id=place).save()
                else:
                    listed.change_owner_of_selected(self.people[place].name, exact=False)


def _cases_of(user: User, agent: CrmUser) -> CaseList:
    return CaseList(user).open("open").filter_by_person("owner", agent.name)

"""The support desk's open cases, and where the handbook has those of agents who left go."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Self

from ....apps.crm.models import Case
from ....apps.crm.models import User as CrmUser
from ....seeds.world import World
from ...draw import Draw
from ...errors import NoInstance
from ...queries import uniquely_named
from ..desk_queries import open_cases
from ..queries import everybody, users

_QUEUES = {"Return": "Returns", "Incident": "Technical"}
REST = "General"
_FEWEST = 12  # cases to be placed
#: Where a case goes: to a person, by their id, or into a queue, by its name.
Places = dict[int, int | str]


def queue_of(case: Case) -> str:
    return _QUEUES.get(case.type or "", REST)


@dataclass(frozen=True)
class Desk:
    """Who works there, and on what."""

    head: CrmUser
    cases: list[Case]
    present: set[int]

    @classmethod
    def of(cls, world: World) -> Self:
        head = next(user for user in everybody(world) if user.person.title == "Head of customer support")
        return cls(head, open_cases(world), {user.id for user in users(world)})

    def draw_leavers(self, draw: Draw, world: World) -> tuple[list[CrmUser], CrmUser]:
        """Two who leave and one who is away, such that cases go to every kind of place."""
        agents = [
            user
            for user in uniquely_named(users(world), everybody(world))
            if user.person.title in ("Support agent", "Returns specialist") and user.person.persona is None
        ]
        options = []
        for left in combinations(agents, 2):
            for away in agents:
                if away not in left:
                    places = self.settled(self.by_rule(left, away))
                    if len(self.by_kind(places)) == 3 and len(places) >= _FEWEST:
                        options.append((*left, away))
        if not options:
            raise NoInstance("no two agents have open cases of every kind")
        *chosen, away = draw.choice(options)
        return chosen, away

    def by_rule(self, left: Sequence[CrmUser], away: CrmUser, *, urgent: bool = True, together: bool = True) -> Places:
        """The first rule that fits: to the head, to a colleague who has a case of the account, into a queue."""
        gone = {user.id for user in left}
        there = self.present - gone - {away.id}
        of_account: dict[int, list[Case]] = defaultdict(list)
        for case in sorted(self.cases, key=lambda case: case.number):
            if case.account_id is not None and case.owner_id in there:
                of_account[case.account_id].append(case)
        places: Places = {}
        for case in self.cases:
            if case.owner_id not in gone:
                continue
            others = of_account[case.account_id or 0] if together else []
            if urgent and (case.is_escalated or case.priority == "Urgent"):
                places[case.id] = self.head.id
            elif others:
                places[case.id] = others[0].owner_id or self.head.id
            else:
                places[case.id] = queue_of(case)
        return places

    def settled(self, places: Places) -> Places:
        """Those for which nobody comes to another result who goes by where cases have gone meanwhile."""
        of_account: dict[int | None, set[int | str]] = defaultdict(set)
        for case in self.cases:
            if case.id in places:
                of_account[case.account_id].add(places[case.id])
        clear = {id for id, found in of_account.items() if len(found) == 1 or all(isinstance(to, str) for to in found)}
        return {case.id: places[case.id] for case in self.cases if case.id in places and case.account_id in clear}

    def by_kind(self, places: Places) -> dict[str, list[int]]:
        kinds = defaultdict(list)
        for id, place in places.items():
            kinds["queue" if isinstance(place, str) else "head" if place == self.head.id else "agent"].append(id)
        return kinds

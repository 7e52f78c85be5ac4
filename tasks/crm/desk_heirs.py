from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from datetime import timedelta
from itertools import combinations

from ...apps.crm import actions
from ...apps.crm.actions.users import set_active, set_frozen
from ...apps.crm.models import Case
from ...apps.crm.models import User as CrmUser
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..errors import NoInstance
from ..gold import User
from ..queries import uniquely_named
from ..registry import family
from ..task import Outcome, Task
from .desk_queries import open_cases, queues
from .desk_steps import look_up_article, open_from_the_list
from .gold_steps import filter_by_person
from .people_queries import PEOPLE
from .queries import everybody, persona, users
from .stream_steps import back_then

_QUEUES = {"Return": "Returns", "Incident": "Technical"}
_REST = "General"
_MOST = 24  # cases to be placed
#: Where a case goes: to a person, by their id, or into a queue, by its name.
Places = dict[int, int | str]


@family("crm-desk-heirs", app="crm", kind="multi-step", steps=400, persona="support_manager")
def find_places(draw: Draw, world: World) -> Task:
    """Find a new owner or a queue for every open case of the agents who left, by the first rule that fits each."""
    people = {user.id: user for user in everybody(world)}
    head = next(user for user in people.values() if user.person.title == "Head of customer support")
    admin = persona(world, "crm_admin")
    agents = [
        user
        for user in uniquely_named(users(world), everybody(world))
        if user.person.title in ("Support agent", "Returns specialist") and user.person.persona is None
    ]
    cases = open_cases(world)
    present = {user.id for user in users(world)}

    def by_rule(left: Sequence[CrmUser], away: CrmUser, *, urgent: bool = True, together: bool = True) -> Places:
        gone = {user.id for user in left}
        there = present - gone - {away.id}
        of_account: dict[int, list[Case]] = defaultdict(list)
        for case in sorted(cases, key=lambda case: case.number):
            if case.account_id is not None and case.owner_id in there:
                of_account[case.account_id].append(case)
        places: Places = {}
        for case in cases:
            if case.owner_id not in gone:
                continue
            others = of_account[case.account_id or 0] if together else []
            if urgent and (case.is_escalated or case.priority == "Urgent"):
                places[case.id] = head.id
            elif others:
                places[case.id] = others[0].owner_id or head.id
            else:
                places[case.id] = _QUEUES.get(case.type or "", _REST)
        return places

    def settled(places: Places) -> Places:
        """Those for which nobody comes to another result who goes by where cases have gone meanwhile."""
        of_account: dict[int | None, set[int | str]] = defaultdict(set)
        for case in cases:
            if case.id in places:
                of_account[case.account_id].add(places[case.id])
        clear = {id for id, found in of_account.items() if len(found) == 1 or all(isinstance(to, str) for to in found)}
        return {case.id: places[case.id] for case in cases if case.id in places and case.account_id in clear}

    def by_kind(places: Places) -> dict[str, list[int]]:
        kinds = defaultdict(list)
        for id, place in places.items():
            kinds["queue" if isinstance(place, str) else "head" if place == head.id else "agent"].append(id)
        return kinds

    options = []
    for first, second in combinations(agents, 2):
        for away in agents:
            if away not in (first, second):
                places = settled(by_rule((first, second), away))
                if len(by_kind(places)) == 3 and len(places) >= 12:
                    options.append((first, second, away))
    if not options:
        raise NoInstance("no two agents have open cases of every kind")
    *left, away = draw.choice(options)
    every = by_rule(left, away)
    places = settled(every)
    if len(places) > _MOST:
        kept_ids = {id for ids in by_kind(places).values() for id in draw.sample(ids, min(len(ids), _MOST // 3))}
        places = {id: place for id, place in places.items() if id in kept_ids}
    theirs = {case.id: case for case in cases if case.owner_id in {user.id for user in (*left, away)}}
    queue_ids = {queue.name: queue.id for queue in queues(world)}
    ages = [draw.integer(6, 40) for _ in range(3)]

    def setup(db: Db) -> None:
        """The agents leave, or are away; what is too much for one task, or in dispute, is in a queue already."""
        with back_then(db, db.now - timedelta(minutes=5), head.id):
            for id in every.keys() - places.keys():
                actions.hand_over_case(db, id, queue_id=queue_ids[_QUEUES.get(theirs[id].type or "", _REST)])
        for user, age in zip((*left, away), ages, strict=True):
            with back_then(db, db.now - timedelta(days=age), admin.id):
                set_frozen(db, user.id, True)
        for user, age in zip(left, ages[:2], strict=True):
            with back_then(db, db.now - timedelta(days=age, hours=-30), admin.id):
                set_frozen(db, user.id, False)
                set_active(db, user.id, False)

    def placed(places: Mapping[int, int | str]) -> Outcome:
        def outcome(db: Db) -> None:
            for id, place in places.items():
                if isinstance(place, str):
                    actions.hand_over_case(db, id, queue_id=queue_ids[place])
                else:
                    actions.change_owner(db, "case", [id], place)

        return outcome

    kept = {case.id: _QUEUES.get(case.type or "", _REST) for case in cases if case.owner_id == away.id}
    slips: dict[str, Places] = {
        "who is only away": {**places, **kept},
        "what is urgent": {id: to for id, to in by_rule(left, away, urgent=False).items() if id in places},
        "cases of one account": {id: to for id, to in by_rule(left, away, together=False).items() if id in places},
        "the type": {id: _REST if isinstance(place, str) else place for id, place in places.items()},
        "cases with a colleague": {id: place for id, place in places.items() if isinstance(place, str)},
    }

    def to_queues(user: User, cases: Sequence[Case]) -> None:
        for case in cases:
            place = places[case.id]
            if isinstance(place, str):
                open_from_the_list(user, case)
                user.click("button", "Hand over")
                user.choose("Queue", place, within="Hand over case")
                user.click("button", "Hand over", within="Hand over case")

    def in_bulk(user: User, kind: type[int] | type[str]) -> None:
        """From the list of each agent's cases: all that go to one person, or into one queue."""
        for agent in left:
            ids = [id for id in places if theirs[id].owner_id == agent.id]
            for place in sorted(
                {place for id, place in places.items() if id in ids and isinstance(place, kind)}, key=str
            ):
                _of_owner(user, agent)
                for id in ids:
                    if places[id] == place:
                        user.check(f"Select {theirs[id].number} {theirs[id].subject}")
                if isinstance(place, str):
                    user.click("button", "Hand over", within="Selected cases")
                    user.choose("Queue", place, within="Hand over cases")
                    user.click("button", "Hand over", within="Hand over cases")
                else:
                    user.click("button", "Change owner")
                    user.choose("Owner", people[place].name, within="Change owner")
                    user.click("button", "Save", within="Change owner")

    mine = [theirs[id] for id in places]

    def gold(user: User) -> None:
        look_up_article(user, PEOPLE)
        for agent in (*left, away):
            _of_owner(user, agent)
        in_bulk(user, int)
        in_bulk(user, str)
        user.done()

    def queues_first(user: User) -> None:
        to_queues(user, mine[::-1])
        in_bulk(user, int)
        user.done()

    def one_by_one(user: User) -> None:
        """All of them in the console."""
        to_queues(user, mine)
        for case in mine:
            place = places[case.id]
            if isinstance(place, int):
                open_from_the_list(user, case)
                user.click("button", "Hand over")
                user.choose("Owner", people[place].name, within="Hand over case")
                user.click("button", "Hand over", within="Hand over case")
        user.done()

    names = draw.sample([user.name for user in (*left, away)], 3)
    return Task(
        goal=draw.phrase(
            "{first}, {second} and {third} are not in Alder at present. Their open cases have to be dealt with as "
            "“People in Alder” says of agents who left, case by case. Mind whom the page is about.",
            "Please go through the open cases of {first}, {second} and {third}. Where one of them is gone, “People in "
            "Alder” says who gets which case, or which queue; all the rest stays where it is.",
            "Somebody has to place the cases that {first}, {second} and {third} can't work on. The order of the rules "
            "is in “People in Alder”; check whom they hold for before you touch anything.",
            "Can you find homes for the open cases of our colleagues {first}, {second} and {third}, as far as they "
            "are gone? Each goes where the first rule that fits in “People in Alder” sends it.",
            "Customers of {first}, {second} and {third} are waiting. Apply “People in Alder” (cases of an agent who "
            "left) to every open case that it is about, and to no other.",
            first=names[0],
            second=names[1],
            third=names[2],
        ),
        setup=setup,
        outcome=placed(places),
        without={name: placed(slip) for name, slip in slips.items() if slip != places},
        gold=gold,
        alternatives=(queues_first, one_by_one),
    )


def _of_owner(user: User, agent: CrmUser) -> None:
    user.open("Cases")
    user.click("link", "Open cases", within="Views")
    filter_by_person(user, "Owner", agent.name)

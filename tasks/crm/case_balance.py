from __future__ import annotations

from collections import defaultdict

from ...apps.crm import actions
from ...apps.crm.models import PRIORITIES, Case
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..errors import NoInstance
from ..gold import User as Person
from ..gold_steps import add_filter
from ..registry import family
from ..task import Outcome, Task
from .desk_queries import open_cases
from .gold_steps import filter_by_person
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
    moved = [case for user in givers for case in _surplus(of[user.id], limit)]
    heir = draw.choice(user for user in team if len(of[user.id]) <= limit // 2)

    def giving(cases: list[Case]) -> Outcome:
        def give(db: Db) -> None:
            actions.change_owner(db, "case", [case.id for case in cases], heir.id)

        return give

    fullest = max(givers, key=lambda user: len(of[user.id]))
    oldest = [
        case
        for user in givers
        for case in sorted(
            of[user.id], key=lambda case: (PRIORITIES.index(case.priority), case.created_at.timestamp())
        )[: len(_surplus(of[user.id], limit))]
    ]
    newest = [
        case
        for user in givers
        for case in sorted(of[user.id], key=lambda case: -case.created_at.timestamp())[
            : len(_surplus(of[user.id], limit))
        ]
    ]

    def look_at(user: Person, name: str) -> None:
        user.open("Cases")
        user.click("link", "Open cases", within="Views")
        filter_by_person(user, "Owner", name)

    def hand_over(user: Person, cases: list[Case]) -> None:
        """Give these, which the page shows, to the colleague."""
        if not cases:
            return
        for case in cases:
            user.check(f"Select {case.number} {case.subject}")
        user.click("button", "Change owner", within="Selected cases")
        user.choose("Owner", heir.name, within="Change owner")
        user.click("button", "Save", within="Change owner")

    def gold(user: Person) -> None:
        for each in team:
            if len(of[each.id]) < limit:
                continue
            look_at(user, each.name)
            if len(of[each.id]) <= _ROWS:
                hand_over(user, _surplus(of[each.id], limit))
                continue
            for priority in PRIORITIES:
                chosen = [case for case in _surplus(of[each.id], limit) if case.priority == priority]
                if chosen:
                    look_at(user, each.name)
                    add_filter(user, "Priority", choices=[priority])
                    hand_over(user, chosen)
        user.done()

    def one_by_one(user: Person) -> None:
        for case in moved:
            user.open("Cases")
            user.click("link", "All cases", within="Views")
            user.fill("Search this list", case.number)
            user.press("Enter")
            user.click("button", f"Actions for {case.number} {case.subject}")
            user.click("menuitem", "Change owner")
            user.choose("Owner", heir.name, within="Change owner")
            user.click("button", "Save", within="Change owner")
        user.done()

    return Task(
        goal=draw.phrase(
            "Nobody in support but {heir} should own more than {limit} open cases. Whoever has more gives the surplus "
            "to {heir}, however many that makes: their lowest priority first and, among equals, the newest.",
            "Even out the desk: at most {limit} open cases for each of us in support. What is beyond that goes to "
            "{heir}, who may end up with more: low priorities before higher ones, the newest of a priority first.",
            "{heir} takes open cases from everybody in support who owns more than {limit}, just so many that {limit} "
            "are left with each: lowest priority first, the newest if the priority is the same. The limit does not "
            "count for {heir}.",
            "Limit of {limit} open cases per person in support, as of now, {heir} excepted. Give {heir} what anybody "
            "has too much, taking the newest of the lowest priority first, then the newest of the next one.",
            "Whoever in support owns more than {limit} open cases keeps {limit}, and {heir} gets all the rest for this "
            "week. What goes is what can wait: of each person's cases the lowest priority, then the newest.",
            limit=limit,
            heir=heir.name,
        ),
        outcome=giving(moved),
        without={
            name: giving(others)
            for name, others in {
                "the newest first": oldest,
                "the priority": newest,
                "the others": _surplus(of[fullest.id], limit),
            }.items()
            if {case.id for case in others} != {case.id for case in moved}
        },
        gold=gold,
        alternatives=(one_by_one,),
    )

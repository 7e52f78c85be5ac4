from __future__ import annotations

from collections import defaultdict

from ...apps.crm import actions
from ...apps.crm.models import PRIORITIES, Case, User
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..errors import NoInstance
from ..gold import User as Person
from ..gold_steps import filter_by_choice
from ..registry import family
from ..task import Outcome, Task
from .desk_queries import open_cases
from .gold_steps import filter_by_person
from .queries import users

#: So many cases are moved.
_FEWEST, _MOST = 4, 12


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
    options: list[tuple[int, User, list[Case]]] = []
    for limit in range(4, max((len(found) for found in of.values()), default=4)):
        moved = [case for user in team for case in _surplus(of[user.id], limit)]
        heirs = [user for user in team if len(of[user.id]) + len(moved) <= limit]
        if _FEWEST <= len(moved) <= _MOST:
            options += [(limit, heir, moved) for heir in heirs]
    if not options:
        raise NoInstance("nobody has a handful of cases too many that a colleague could take")
    limit, heir, moved = draw.choice(options)
    givers = [user for user in team if _surplus(of[user.id], limit)]

    def giving(cases: list[Case]) -> Outcome:
        def give(db: Db) -> None:
            actions.change_owner(db, "case", [case.id for case in cases], heir.id)

        return give

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

    def gold(user: Person) -> None:
        for each in team:
            if len(of[each.id]) >= limit:
                look_at(user, each.name)
        for giver in givers:
            for priority in PRIORITIES:
                chosen = [case for case in _surplus(of[giver.id], limit) if case.priority == priority]
                if chosen:
                    look_at(user, giver.name)
                    filter_by_choice(user, "Priority", priority)
                    for case in chosen:
                        user.check(f"Select {case.number} {case.subject}")
                    user.click("button", "Change owner", within="Selected cases")
                    user.choose("Owner", heir.name, within="Change owner")
                    user.click("button", "Save", within="Change owner")
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
            "Nobody in support should own more than {limit} open cases. Whoever has more gives the surplus to "
            "{heir}: their lowest priority first and, among equals, the newest.",
            "Even out the desk: at most {limit} open cases for each of us in support. What is beyond that goes to "
            "{heir}, low priorities before higher ones, and the newest of a priority first.",
            "{heir} has room and takes open cases from everybody in support who owns more than {limit}, just so many "
            "that {limit} are left with each: lowest priority first, the newest if the priority is the same.",
            "Limit of {limit} open cases per person in support, as of now. Give {heir} what is too much, taking the "
            "newest of the lowest priority first, then the newest of the next one.",
            "In support, some own more than {limit} open cases. Leave them {limit} each and give {heir} the rest. "
            "What goes is what can wait: lowest priority, then newest.",
            limit=limit,
            heir=heir.name,
        ),
        outcome=giving(moved),
        without={
            name: giving(others)
            for name, others in {"the newest first": oldest, "the priority": newest}.items()
            if {case.id for case in others} != {case.id for case in moved}
        },
        gold=gold,
        alternatives=(one_by_one,),
    )

from __future__ import annotations

from collections import Counter, defaultdict

from ...apps.crm import actions
from ...apps.crm.models import OPEN_LEAD_STATUSES, Lead
from ...seeds.world import World
from ..draw import Draw
from ..errors import NoInstance
from ..gold import User
from ..gold_steps import add_filter
from ..queries import uniquely_named
from ..registry import family
from ..task import Outcome, Task
from .gold_steps import filter_by_person
from .queries import leads, users


@family("crm-assign-leads", app="crm", kind="bulk", steps=40, persona="sales_ops")
def hand_over_leads(draw: Draw, world: World) -> Task:
    """Give all leads of one person with one status to a colleague."""
    staff = uniquely_named(users(world), users(world))
    names = {user.id: user.name for user in staff}
    # Leads by owner and status, and also by source: in a large world people have too many of one status.
    groups: dict[tuple[int, str, str], list[Lead]] = defaultdict(list)
    for lead in leads(world, Lead.status.in_(OPEN_LEAD_STATUSES)):
        if lead.owner_id in names:
            groups[lead.owner_id, lead.status, ""].append(lead)
            if lead.source:
                groups[lead.owner_id, lead.status, lead.source].append(lead)
    # More than one, so that it is bulk work, and few enough for one page of the list.
    of_owner = Counter(key[0] for key, group in groups.items() if not key[2] for _ in group)
    # Others of theirs have another status.
    handful = sorted(key for key, group in groups.items() if 2 <= len(group) <= 15 and len(group) < of_owner[key[0]])
    fitting = [key for key in handful if not key[2]] or handful
    if not fitting:
        raise NoInstance("nobody owns a handful of leads of one status")
    owner_id, status, source = draw.choice(fitting)
    group = groups[owner_id, status, source]
    sellers = {owner for owner, *_ in groups}
    heir = draw.choice(user for user in staff if user.id in sellers and user.id != owner_id)

    def handing_over(some: list[Lead]) -> Outcome:
        return lambda db: actions.change_owner(db, "lead", [lead.id for lead in some], heir.id)

    def hand_over(user: User, *selected: str) -> None:
        user.open("Leads")
        user.click("link", "All leads")
        add_filter(user, "Status", choices=[status])
        if source:
            add_filter(user, "Source", choices=[source])
        filter_by_person(user, "Owner", names[owner_id])
        for name in selected:
            user.check(name)
        user.click("button", "Change owner")
        user.choose("Owner", heir.name, within="Change owner")
        user.click("button", "Save", within="Change owner")
        user.done()

    def gold(user: User) -> None:
        hand_over(user, "Select all on this page")

    def one_by_one(user: User) -> None:
        hand_over(user, *(f"Select {lead.name}" for lead in group))

    return Task(
        goal=draw.phrase(
            "Give all of {owner}'s leads with status {status} to {heir}.",
            "{heir} takes over every lead of {owner} that has the status {status}. Change the owner.",
            "Make {heir} the owner of the leads that {owner} owns and whose status is {status}.",
            "Please reassign the leads of {owner} that have the status {status}, all of them, to {heir}.",
            owner=names[owner_id],
            status=f'"{status}" and the source "{source}"' if source else f'"{status}"',
            heir=heir.name,
        ),
        outcome=handing_over(group),
        without={
            "the status": handing_over([lead for s in OPEN_LEAD_STATUSES for lead in groups.get((owner_id, s, ""), [])])
        },
        gold=gold,
        alternatives=(one_by_one,),
    )

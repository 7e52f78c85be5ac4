from __future__ import annotations

from collections import Counter, defaultdict

from ...apps.crm import actions
from ...apps.crm.models import OPEN_LEAD_STATUSES, Lead
from ...seeds.world import World
from ..draw import Draw
from ..errors import NoInstance
from ..gold import User
from ..queries import uniquely_named
from ..registry import family
from ..task import Outcome, Task
from .pages.leads import LeadList
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

    def narrow(user: User) -> LeadList:
        listed = LeadList(user).open().turn_to("all", exact=False).filter("status", choices=[status])
        if source:
            listed.filter("source", choices=[source])
        return listed.filter_by_person("owner", names[owner_id])

    def gold(user: User) -> None:
        narrow(user).select_all().change_owner_of_selected(heir.name, exact=False)
        user.done()

    def one_by_one(user: User) -> None:
        chosen = narrow(user).select(*(lead.name for lead in group))
        chosen.change_owner_of_selected(heir.name, exact=False)
        user.done()

    return Task(
        goal=draw.phrase(
            "Give all of {owner}'s leads with status {status} to {heir}.",
            "{heir} is taking over every lead of {owner}'s that has the status {status}. Please change the owner.",
            "Make {heir} the owner of the leads that {owner} owns and whose status is {status}.",
            "Please reassign all of {owner}'s leads with the status {status} to {heir}.",
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

from __future__ import annotations

from sqlalchemy import select

from ...apps.crm.models import Contact, DealContactRole
from ...seeds.world import World
from ..answers import Name
from ..draw import Draw
from ..gold import ToolUser, User
from ..queries import fetch_undeleted, uniquely_named
from ..registry import family
from ..task import Task
from .pages.deals import DealList, DealPage
from .queries import contacts, deals


@family("crm-decision-maker", app="crm", kind="answer", steps=12, persona="sales_rep")
def who_decides(draw: Draw, world: World) -> Task:
    """Say who the decision maker of a deal is."""
    roles = fetch_undeleted(world, select(DealContactRole).where(DealContactRole.role == "Decision Maker"))
    deciders: dict[int, list[int]] = {}
    for role in roles:
        deciders.setdefault(role.deal_id, []).append(role.contact_id)
    known = {contact.id: contact for contact in contacts(world)}
    everyone = deals(world)
    deal = draw.choice(deal for deal in uniquely_named(everyone, everyone) if len(deciders.get(deal.id, [])) == 1)
    decider: Contact = known[deciders[deal.id][0]]

    def gold(user: User) -> None:
        DealPage.find(user, deal.name).related()
        user.answer(decider.name)

    def from_the_list(user: User) -> None:
        DealList(user).open("all").search(deal.name).open_record(deal.name).related()
        user.answer(decider.name)

    def by_tools(user: ToolUser) -> None:
        user.call("crm_search_deals", query=deal.name, view="all")
        user.because("Who plays which part stands on the deal, among its contact roles.")
        user.call("crm_get_deal", deal=deal.name, detailed=True)

    return Task(
        goal=draw.phrase(
            'Who is the decision maker on the deal "{deal}"? Answer with the full name.',
            'Look up the deal "{deal}": which contact is the decision maker? Give me the full name.',
            'I need the full name of the decision maker on "{deal}".',
            'Tell me the full name of the decision maker for the deal "{deal}".',
            deal=deal.name,
        ),
        answer=Name(decider.name, frozenset(contact.name for contact in known.values())),
        gold=gold,
        alternatives=(from_the_list,),
        by_tools=by_tools,
    )

from __future__ import annotations

from ...apps.crm import actions
from ...apps.crm.models import Contact, Deal
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..policies import missing_for
from ..queries import uniquely_named
from ..registry import family
from ..task import Task
from .pages.deals import DealList, DealPage
from .queries import contacts, deals, open_deals, persona, stages


@family("crm-negotiation", app="crm", kind="multi-step", steps=30, persona="sales_rep")
def move_to_negotiation(draw: Draw, world: World) -> Task:
    """Move a deal to Negotiation, which needs somebody who decides."""
    rep = persona(world, "sales_rep")
    negotiation = stages(world)["Negotiation"]
    everyone = contacts(world)
    staff: dict[int | None, list[Contact]] = {}
    for contact in uniquely_named(everyone, everyone):
        staff.setdefault(contact.account_id, []).append(contact)
    waiting = [
        deal
        for deal in uniquely_named(open_deals(world, Deal.owner_id == rep.id), deals(world))
        if deal.stage.position < negotiation.position
        and not any(role.role == "Decision Maker" for role in deal.contact_roles)
        and deal.account_id is not None
        and deal.type is not None  # some worlds ask for it
        and not missing_for("Negotiation", deal, decided=True)
        and staff.get(deal.account_id)
    ]
    deal = draw.choice(waiting)
    decider = draw.choice(staff[deal.account_id])

    def outcome(db: Db) -> None:
        actions.set_contact_role(db, deal.id, decider.id, role="Decision Maker")
        actions.move_stage(db, deal.id, negotiation.id)

    def gold(user: User) -> None:
        DealPage.find(user, deal.name).move_to("Negotiation").set(decision_maker_id=decider.name).save()
        user.done()

    def by_the_form(user: User) -> None:
        page = DealList(user).open("mine").search(deal.name).open_record(deal.name).related()
        if any(role.contact_id == decider.id for role in deal.contact_roles):
            form = page.edit_role(decider.name)
        else:
            form = page.add_contact().set(contact_id=decider.name)
        form.set(role="Decision Maker").save()
        page.exact.edit().set(stage_id="Negotiation").save()
        user.done()

    return Task(
        goal=draw.phrase(
            'Move the deal "{deal}" to Negotiation. {decider} is the decision maker.',
            '"{deal}" is moving to Negotiation; the decision maker on their side is {decider}.',
            'We\'re negotiating "{deal}" with {decider}, who is the decision maker. Please update the stage.',
            'Set the stage of "{deal}" to Negotiation and make {decider} its decision maker.',
            deal=deal.name,
            decider=decider.name,
        ),
        outcome=outcome,
        gold=gold,
        alternatives=(by_the_form,),
    )

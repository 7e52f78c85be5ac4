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
from .gold_steps import open_record, search_list
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
        open_record(user, "Deals", deal.name)
        user.click("button", "Negotiation")
        user.choose("Decision maker", decider.name, within="Move to Negotiation")
        user.click("button", "Save", within="Move to Negotiation")
        user.done()

    def by_the_form(user: User) -> None:
        search_list(user, "Deals", "My open deals", deal.name)
        user.click("link", deal.name, within="Deals")
        user.click("link", "Related")
        if any(role.contact_id == decider.id for role in deal.contact_roles):
            user.click("button", f"Edit {decider.name}", within="Contact roles")
            dialog = "Edit contact role"
        else:
            user.click("button", "Add contact")
            dialog = "Add contact"
            user.choose("Contact", decider.name, within=dialog)
        user.choose("Role", "Decision Maker", within=dialog)
        user.click("button", "Save" if dialog == "Edit contact role" else "Add", within=dialog)
        user.click("button", "Edit", within="Deal actions")
        user.choose("Stage", "Negotiation", within="Edit deal")
        user.click("button", "Save", within="Edit deal")
        user.done()

    return Task(
        goal=draw.phrase(
            'Move the deal "{deal}" to Negotiation. {decider} is the decision maker.',
            '"{deal}" goes into Negotiation; on their side {decider} decides.',
            'We are negotiating "{deal}" with {decider}, who is the decision maker. Update the stage.',
            'Set the stage of "{deal}" to Negotiation and make {decider} its decision maker.',
            deal=deal.name,
            decider=decider.name,
        ),
        outcome=outcome,
        gold=gold,
        alternatives=(by_the_form,),
    )

from __future__ import annotations

from datetime import date
from itertools import takewhile

from ...apps.crm import actions
from ...apps.crm.board import FIRST, Quarter
from ...apps.crm.models import LOSS_REASONS, Contact, Deal
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..policies import missing_for
from ..queries import uniquely_named
from ..registry import family
from ..task import Outcome, Task
from .gold_steps import open_record
from .queries import contacts, deals, open_deals, persona, stages


@family("crm-board-move", app="crm", kind="multi-step", steps=60, persona="sales_rep")
def move_over_the_board(draw: Draw, world: World) -> Task:
    """Move three deals along the pipeline, each over a stage that asks for something else."""
    rep = persona(world, "sales_rep")
    stage = stages(world)
    everyone = contacts(world)
    staff: dict[int | None, list[Contact]] = {}
    for contact in uniquely_named(everyone, everyone):
        staff.setdefault(contact.account_id, []).append(contact)
    mine = [
        deal
        for deal in uniquely_named(open_deals(world, Deal.owner_id == rep.id), deals(world))
        if deal.account and deal.type
    ]
    undecided = [
        deal
        for deal in mine
        if deal.stage.position < stage["Negotiation"].position
        and staff.get(deal.account_id)
        and not missing_for("Negotiation", deal, decided=True)
        and not any(role.role == "Decision Maker" for role in deal.contact_roles)
    ]
    talked = draw.choice(undecided)
    decider = draw.choice(staff[talked.account_id])
    with world.session() as db:
        today = db.today
    sold = draw.choice(
        deal
        for deal in mine
        if deal is not talked
        and deal.lines
        and deal.close_date > today
        and any(role.is_primary for role in deal.contact_roles)
    )
    dropped = draw.choice(deal for deal in mine if deal not in (talked, sold))
    reason = draw.choice(LOSS_REASONS)
    cards = sorted(open_deals(world, Deal.owner_id == rep.id), key=lambda deal: (deal.close_date, deal.id))

    def moved(why: str, decides: Contact, wins: Deal) -> Outcome:
        def outcome(db: Db) -> None:
            actions.set_contact_role(db, talked.id, decides.id, role="Decision Maker")
            actions.move_stage(db, talked.id, stage["Negotiation"].id)
            actions.move_stage(db, wins.id, stage["Closed Won"].id, close_date=today)
            actions.move_stage(db, dropped.id, stage["Closed Lost"].id, loss_reason=why)

        return outcome

    def finish(user: User, to: str) -> None:
        dialog = f"Move to {to}"
        if to == "Negotiation":
            user.choose("Decision maker", decider.name, within=dialog)
        elif to == "Closed Lost":
            user.choose("Loss reason", reason, within=dialog)
        user.click("button", "Save", within=dialog)

    def by_card(user: User, deal: Deal, to: str) -> None:
        user.open("Deals")
        user.click("link", "Board")
        before = places(deal)
        if len(before) >= 2 * FIRST:
            quarter = Quarter.of(deal.close_date)
            user.click("button", "Closes: Any time")
            user.click("menuitem", quarter.label)
            before = [day for day in before if day >= quarter.first]
        # Columns show their first cards, and more at each click.
        for _ in range(len(before) // FIRST):
            user.click("link", f"Show more of {deal.stage.name}")
        user.click("button", f"Move {deal.name}")
        user.click("menuitem", f"Move to {to}")
        finish(user, to)

    way = ((talked, "Negotiation"), (sold, "Closed Won"), (dropped, "Closed Lost"))

    def places(deal: Deal) -> list[date]:
        """The close dates of the cards above a deal's, once those were moved that come before it on the way."""
        now = {each.id: each.stage_id for each in cards}
        for each, to in takewhile(lambda step: step[0].id != deal.id, way):
            now[each.id] = stage[to].id
        column = (each for each in cards if now[each.id] == deal.stage_id)
        return [each.close_date for each in takewhile(lambda card: card.id != deal.id, column)]

    def by_the_path(user: User, deal: Deal, to: str) -> None:
        open_record(user, "Deals", deal.name)
        user.click("button", to, within="Stage")
        finish(user, to)

    def gold(user: User) -> None:
        for deal, to in way:
            by_card(user, deal, to)
        user.done()

    def on_their_pages(user: User) -> None:
        for deal, to in reversed(way):
            by_the_path(user, deal, to)
        user.done()

    def by_the_forms(user: User) -> None:
        for deal, to in way[2:]:
            open_record(user, "Deals", deal.name)
            user.click("button", "Edit", within="Deal actions")
            user.choose("Stage", to, within="Edit deal")
            user.choose("Loss reason", reason, within="Edit deal")
            user.click("button", "Save", within="Edit deal")
        for deal, to in way[:2]:
            by_the_path(user, deal, to)
        user.done()

    others = [each for each in LOSS_REASONS if each != reason]
    return Task(
        goal=draw.phrase(
            'Three things for the board: "{talked}" goes to Negotiation, {decider} decides there; "{sold}" is won as '
            'of today; "{dropped}" is lost, the reason is {reason}.',
            '"{dropped}" is gone ({reason}). "{sold}" signed today, so it is Closed Won. And with {decider}, who '
            'decides, we now negotiate "{talked}". Please bring the board up to date.',
            'Move my deals: "{sold}" to Closed Won, closed today; "{dropped}" to Closed Lost with the reason {reason}; '
            '"{talked}" to Negotiation with {decider} as the decision maker.',
            'Update the pipeline after this morning: "{talked}" is in Negotiation ({decider} is the decision maker), '
            'we won "{sold}" today, and "{dropped}" is lost because of: {reason}.',
            'We lost "{dropped}". Reason: {reason}. We won "{sold}", as of today. "{talked}" is being negotiated, '
            "decision maker {decider}. Set their stages.",
            talked=talked.name,
            decider=decider.name,
            sold=sold.name,
            dropped=dropped.name,
            reason=reason,
        ),
        outcome=moved(reason, decider, sold),
        without={"the reason": moved(draw.choice(others), decider, sold)},
        gold=gold,
        alternatives=(on_their_pages, by_the_forms),
    )

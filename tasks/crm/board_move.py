from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from functools import partial
from itertools import takewhile
from typing import Self

from ...apps.crm import actions
from ...apps.crm.board import FIRST, Quarter
from ...apps.crm.models import LOSS_REASONS, Contact, Deal, Stage
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..pages import Form
from ..policies import missing_for
from ..queries import uniquely_named
from ..registry import family
from ..task import Task
from .pages.deals import Board, DealPage
from .queries import contacts, deals, open_deals, persona, stages


@family("crm-board-move", app="crm", kind="multi-step", steps=60, persona="sales_rep")
def move_over_the_board(draw: Draw, world: World) -> Task:
    """Move three deals along the pipeline, each over a stage that asks for something else."""
    facts = BoardMove.draw(draw, world)
    return Task(
        goal=facts.goal(draw),
        outcome=facts.outcome,
        without={"the reason": partial(facts.outcome, reason=draw.choice(facts.other_reasons))},
        gold=facts.gold,
        alternatives=(facts.on_their_pages, facts.by_the_forms),
    )


@dataclass(frozen=True)
class BoardMove:
    """Deals and the stages that they are moved to over the board."""

    stages: dict[str, Stage]
    negotiated: Deal
    decider: Contact  # decides there
    today: date
    sold: Deal
    dropped: Deal
    reason: str
    cards: list[Deal]  # all that the board shows
    moves: tuple[tuple[Deal, str], ...]  # each with the stage that it goes to

    @classmethod
    def draw(cls, draw: Draw, world: World) -> Self:
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
        return cls(
            stages=stage,
            negotiated=talked,
            decider=decider,
            today=today,
            sold=sold,
            dropped=dropped,
            reason=reason,
            cards=sorted(open_deals(world, Deal.owner_id == rep.id), key=lambda deal: (deal.close_date, deal.id)),
            moves=((talked, "Negotiation"), (sold, "Closed Won"), (dropped, "Closed Lost")),
        )

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            'Three updates for the board: "{talked}" moves to Negotiation, and {decider} is the decision maker; '
            '"{sold}" is won as of today; "{dropped}" is lost, and the reason is {reason}.',
            'We lost "{dropped}" ({reason}). "{sold}" signed today, so it\'s Closed Won. And "{talked}" is now in '
            "Negotiation with {decider}, who makes the decision. Please update the board.",
            'Move my deals: "{sold}" to Closed Won, closed today; "{dropped}" to Closed Lost with the reason '
            '{reason}; "{talked}" to Negotiation with {decider} as the decision maker.',
            'Update the pipeline after this morning: "{talked}" is in Negotiation ({decider} is the decision '
            'maker), we won "{sold}" today, and we lost "{dropped}". Loss reason: {reason}.',
            'We lost "{dropped}". Reason: {reason}. We won "{sold}" as of today. "{talked}" is being negotiated; '
            "the decision maker is {decider}. Please set the stages.",
            talked=self.negotiated.name,
            decider=self.decider.name,
            sold=self.sold.name,
            dropped=self.dropped.name,
            reason=self.reason,
        )

    @property
    def other_reasons(self) -> list[str]:
        return [each for each in LOSS_REASONS if each != self.reason]

    def outcome(self, db: Db, *, reason: str = "") -> None:
        """The three moves; the one that is lost is so for its own reason unless told."""
        actions.set_contact_role(db, self.negotiated.id, self.decider.id, role="Decision Maker")
        actions.move_stage(db, self.negotiated.id, self.stages["Negotiation"].id)
        actions.move_stage(db, self.sold.id, self.stages["Closed Won"].id, close_date=self.today)
        actions.move_stage(db, self.dropped.id, self.stages["Closed Lost"].id, loss_reason=reason or self.reason)

    def gold(self, user: User) -> None:
        for deal, to in self.moves:
            self._by_card(user, deal, to)
        user.done()

    def on_their_pages(self, user: User) -> None:
        for deal, to in reversed(self.moves):
            self._by_the_path(user, deal, to)
        user.done()

    def by_the_forms(self, user: User) -> None:
        for deal, to in self.moves[2:]:
            DealPage.find(user, deal.name).exact.edit().set(stage_id=to, loss_reason=self.reason).save()
        for deal, to in self.moves[:2]:
            self._by_the_path(user, deal, to)
        user.done()

    def _finish(self, form: Form, to: str) -> None:
        if to == "Negotiation":
            form.set(decision_maker_id=self.decider.name)
        elif to == "Closed Lost":
            form.set(loss_reason=self.reason)
        form.save()

    def _by_card(self, user: User, deal: Deal, to: str) -> None:
        board = Board(user).open()
        before = self._places(deal)
        if len(before) >= 2 * FIRST:
            quarter = Quarter.of(deal.close_date)
            board.closing(quarter.label)
            before = [day for day in before if day >= quarter.first]
        # Columns show their first cards, and more at each click.
        for _ in range(len(before) // FIRST):
            board.show_more(deal.stage.name)
        self._finish(board.move(deal.name, to), to)

    def _places(self, deal: Deal) -> list[date]:
        """The close dates of the cards above a deal's, once those were moved that come before it on the way."""
        now = {each.id: each.stage_id for each in self.cards}
        for each, to in takewhile(lambda step: step[0].id != deal.id, self.moves):
            now[each.id] = self.stages[to].id
        column = (each for each in self.cards if now[each.id] == deal.stage_id)
        return [each.close_date for each in takewhile(lambda card: card.id != deal.id, column)]

    def _by_the_path(self, user: User, deal: Deal, to: str) -> None:
        self._finish(DealPage.find(user, deal.name).exact.move_to(to), to)

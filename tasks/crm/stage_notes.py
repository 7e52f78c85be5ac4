from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta
from typing import Self

from ...apps.crm import actions
from ...apps.crm.models import Contact, Deal, Stage
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..errors import NoInstance
from ..gold import User
from ..policies import missing_for
from ..queries import uniquely_named
from ..registry import family
from ..task import Outcome, Task
from ..wording import spoken_date
from .facts.deal_notes import LOSS_NOTES, LOST, NotedStage, draw_lost, draw_negotiated, draw_unsettled, rises
from .pages.deals import DealList, DealPage
from .pages.knowledge import HOW_IT_IS_SET_UP, Knowledge
from .queries import contacts, deals, open_deals, persona, stages
from .working_hours import acting, work_moments, written_until

#: So many deals; where they stand too close together, or lack too much, fewer.
_MOST, _FEWEST = 9, (7, 5, 4)


@family("crm-stage-notes", app="crm", kind="bulk", steps=130, persona="sales_rep")
def stages_by_notes(draw: Draw, world: World) -> Task:
    """Put a rep's deals of some weeks into the stages that their last notes and the handbook's meaning of them give."""
    facts = StagesByNotes.draw(draw, world)
    return Task(
        goal=facts.goal(draw),
        setup=facts.setup,
        outcome=facts.outcome_of(facts.wanted, facts.reasons),
        without=facts.without(),
        gold=facts.gold,
        alternatives=(facts.by_the_forms, facts.from_the_list),
    )


@dataclass(frozen=True)
class StagesByNotes:
    """Deals whose notes tell the stage that they have reached."""

    stages: dict[str, Stage]
    deals: list[Deal]  # those of some weeks
    told: dict[int, NotedStage]  # what their notes say
    seed: int
    wanted: dict[int, str]  # the stage of each
    reasons: dict[int, str | None]  # why some are lost
    slips: dict[str, dict[int, str]]  # the stages of somebody who leaves a condition out
    wrong_reasons: dict[int, str]

    @classmethod
    def draw(cls, draw: Draw, world: World) -> Self:
        rep = persona(world, "sales_rep")
        everyone = contacts(world)
        staff: dict[int | None, list[Contact]] = {}
        for contact in uniquely_named(everyone, everyone):
            staff.setdefault(contact.account_id, []).append(contact)

        def may_negotiate(deal: Deal) -> bool:
            decided = any(role.role == "Decision Maker" for role in deal.contact_roles)
            known = bool(staff.get(deal.account_id)) and deal.lead_source is not None
            return deal.stage.name == "Proposal" and not decided and known

        found = ([run for run in _runs(world, rep.id, fewest) if any(map(may_negotiate, run))] for fewest in _FEWEST)
        runs = next(filter(None, found), None)
        if runs is None:
            raise NoInstance("no weeks in which enough deals close that notes can move")
        run = draw.choice(runs)

        # One is negotiated now, one is lost; of the others, every second one stays where it is.
        wins = draw.choice(deal for deal in run if may_negotiate(deal))
        others = draw.sample([deal for deal in run if deal is not wins], len(run) - 1)
        told = {
            wins.id: draw_negotiated(draw, draw.choice(staff[wins.account_id])),
            others[0].id: draw_lost(draw, others[0]),
        }
        for number, deal in enumerate(others[1:]):
            told[deal.id] = draw_unsettled(draw, number, deal.stage.name)

        wanted = {deal.id: told[deal.id].last for deal in run}
        reasons = {deal.id: told[deal.id].reason for deal in run}
        without = {
            "the last note": {deal.id: told[deal.id].first for deal in run},
            "what has only been hoped for": {deal.id: told[deal.id].hoped for deal in run},
            "who goes back": {
                deal.id: wanted[deal.id] if wanted[deal.id] == LOST or rises(deal, wanted[deal.id]) else deal.stage.name
                for deal in run
            },
        }
        return cls(
            deals=run,
            told=told,
            wanted=wanted,
            reasons=reasons,
            stages=stages(world),
            seed=draw.integer(0, 999_999),
            # Nobody moves to Negotiation without somebody who decides, and only one deal has a note of who that is.
            slips={
                name: {
                    id: to if to != "Negotiation" or told[id].decider is not None else wanted[id]
                    for id, to in places.items()
                }
                for name, places in without.items()
            },
            wrong_reasons={
                id: draw.choice(each for each in LOSS_NOTES if each != reason)
                for id, reason in reasons.items()
                if reason
            },
        )

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            "Do the stages of my open deals that close from {first} to {last} match the last note on each? Please "
            "fix the ones that don't, going by what each stage means in “How Alder is set up”.",
            "Before the forecast call: for each of my open deals with a close date from {first} to {last}, read the "
            "last note and move the deal to the stage that fits, as “How Alder is set up” defines the stages. If it "
            "already fits, leave it.",
            "I've been writing notes and not moving deals. Go through the ones of mine that are open and close "
            "between {first} and {last}, both days included: the stage has to match the latest note, by the "
            "definitions in “How Alder is set up”.",
            "Some of my open deals closing {first} to {last} are in the wrong stages. The newest note on each says "
            "where it is; “How Alder is set up” says what each stage means. Please correct them.",
            "Can you check my open deals with close dates from {first} through {last} against their newest notes, "
            "and correct the stage where it doesn't match what our article “How Alder is set up” says? If Alder "
            "asks for something along the way, it's in the note as well.",
            first=spoken_date(self.deals[0].close_date),
            last=spoken_date(self.deals[-1].close_date),
        )

    def setup(self, db: Db) -> None:
        """The notes of some weeks; of two, the older one is pinned."""
        for number, deal in enumerate(self.deals):
            texts = self.told[deal.id].texts
            start = max(written_until(db, "deal", deal.id) or deal.created_at, db.now - timedelta(days=24))
            for place, at in enumerate(work_moments(db, self.seed + deal.id, len(texts), start)):
                with acting(db, at, deal.owner_id):
                    note = actions.add_note(db, "deal", deal.id, texts[place])
                    if place == 0 and number % 3 == 0:
                        actions.pin_note(db, note.id, pinned=True)

    def outcome_of(self, to: Mapping[int, str], reasons: Mapping[int, str | None]) -> Outcome:
        def outcome(db: Db) -> None:
            for deal in self.deals:
                name, decider = to[deal.id], self.told[deal.id].decider
                if name == LOST:
                    actions.move_stage(db, deal.id, self.stages[LOST].id, loss_reason=reasons[deal.id])
                elif name == "Negotiation" and decider is not None:
                    actions.move_stage(db, deal.id, self.stages[name].id, decision_maker_id=decider.id)
                elif name != deal.stage.name:
                    actions.move_stage(db, deal.id, self.stages[name].id)

        return outcome

    def without(self) -> dict[str, Outcome]:
        return {
            **{
                name: self.outcome_of(places, self.reasons)
                for name, places in self.slips.items()
                if places != self.wanted
            },
            "the reason": self.outcome_of(self.wanted, self.wrong_reasons),
        }

    def gold(self, user: User) -> None:
        Knowledge(user).look_up(HOW_IT_IS_SET_UP)
        for deal in self.deals:
            page = DealPage.find(user, deal.name).activity()
            if self.wanted[deal.id] != deal.stage.name:
                self._move(page, deal)
        user.done()

    def by_the_forms(self, user: User) -> None:
        for deal in reversed(self.deals):
            if self.wanted[deal.id] == deal.stage.name:
                continue
            page = DealPage.find(user, deal.name)
            if self.told[deal.id].decider is not None:
                self._move(page, deal)
                continue
            form = page.exact.edit().set(stage_id=self.wanted[deal.id])
            if self.told[deal.id].reason is not None:
                form.set(loss_reason=self.told[deal.id].reason)
            form.save()
        user.done()

    def from_the_list(self, user: User) -> None:
        for deal in self.deals:
            if self.wanted[deal.id] != deal.stage.name:
                self._move(DealList(user).open("mine").search(deal.name).open_record(deal.name), deal)
        user.done()

    def _move(self, page: DealPage, deal: Deal) -> None:
        form, told_here = page.exact.move_to(self.wanted[deal.id]), self.told[deal.id]
        if told_here.decider is not None:
            form.set(decision_maker_id=told_here.decider.name)
        if told_here.reason is not None:
            form.set(loss_reason=told_here.reason)
        form.save()


def _runs(world: World, owner_id: int, fewest: int) -> list[list[Deal]]:
    """Somebody's open deals that close within some days, of which no stage asks for more than the notes say."""
    mine = sorted(open_deals(world, Deal.owner_id == owner_id), key=lambda deal: (deal.close_date, deal.id))
    named = {deal.id for deal in uniquely_named(mine, deals(world))}
    runs = []
    for begin in range(len(mine)):
        for end in range(begin + fewest, min(begin + _MOST, len(mine)) + 1):
            run = mine[begin:end]
            before, after = mine[begin - 1 : begin], mine[end : end + 1]
            if any(deal.close_date in (run[0].close_date, run[-1].close_date) for deal in (*before, *after)):
                continue
            told = all(deal.id in named and deal.account and deal.type and deal.amount for deal in run)
            if told and not any(map(_lacks_for_proposal, run)):
                runs.append(run)
    return runs


def _lacks_for_proposal(deal: Deal) -> bool:
    """Whether a deal from beside that stage may not be put into it as it is."""
    return deal.stage.name in ("Qualification", "Negotiation") and bool(missing_for("Proposal", deal))

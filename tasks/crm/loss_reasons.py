from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta
from typing import Self

from ...apps.crm import actions
from ...apps.crm.board import Quarter
from ...apps.crm.models import Deal, Team
from ...apps.crm.models import User as CrmUser
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..errors import NoInstance
from ..gold import User
from ..pages import Form
from ..queries import uniquely_named
from ..registry import family
from ..task import Outcome, Task
from .facts.deal_notes import LOSS_NOTES
from .pages.deals import DealList, DealPage
from .queries import deals, persona, users
from .working_hours import acting, work_moments, written_until

_FIRST = ("After the call: {said}", "First impression: {said}", "What I'm hearing so far: {said}", "{said}")
_LAST = (
    "Talked to them once more. It's not what I wrote before: {said}",
    "Correction, they were straight with me today. {said}",
    "Now I know more. {said}",
    "Had it wrong. {said}",
)


@family("crm-loss-reasons", app="crm", kind="bulk", steps=90, persona="sales_manager")
def fill_in_loss_reasons(draw: Draw, world: World) -> Task:
    """Lost deals of a quarter have no loss reason; each one's last note says which it is."""
    facts = LossReasons.draw(draw, world)
    return Task(
        goal=facts.goal(draw),
        setup=facts.setup,
        outcome=facts.outcome_of(facts.reasons),
        without=facts.without(),
        gold=facts.gold,
        alternatives=(facts.from_the_list, facts.by_the_menu),
    )


@dataclass(frozen=True)
class LossReasons:
    """Lost deals without a reason, and what their notes say."""

    team: Team
    manager: CrmUser
    quarter: Quarter
    deals: list[Deal]  # without a reason
    first_reasons: dict[int, str]  # that an earlier note gave
    reasons: dict[int, str]  # that the last note gives
    notes: dict[int, tuple[str, str]]
    seed: int

    @classmethod
    def draw(cls, draw: Draw, world: World) -> Self:
        manager = persona(world, "sales_manager")
        team = {user.id: user for user in users(world) if user.team_id == manager.team_id}
        everything = deals(world)
        lost = [deal for deal in uniquely_named(everything, everything) if deal.is_lost and deal.owner_id in team]
        by_quarter: dict[Quarter, list[Deal]] = {}
        for deal in lost:
            by_quarter.setdefault(Quarter.of(deal.close_date), []).append(deal)
        fitting = [quarter for quarter, found in sorted(by_quarter.items(), key=_first_day) if len(found) >= 4]
        if not fitting:
            raise NoInstance("no quarter with enough lost deals")
        quarter = draw.choice(fitting)
        blank = draw.sample(by_quarter[quarter], min(len(by_quarter[quarter]) - 1, draw.integer(4, 7)))
        pairs = {deal.id: draw.sample(LOSS_NOTES, 2) for deal in blank}
        before = {id: first for id, (first, _last) in pairs.items()}
        wanted = {id: last for id, (_first, last) in pairs.items()}

        assert manager.team is not None
        return cls(
            team=manager.team,
            manager=manager,
            quarter=quarter,
            deals=blank,
            first_reasons=before,
            reasons=wanted,
            notes={
                deal.id: (
                    draw.choice(_FIRST).format(said=draw.choice(LOSS_NOTES[before[deal.id]])),
                    draw.choice(_LAST).format(said=draw.choice(LOSS_NOTES[wanted[deal.id]])),
                )
                for deal in blank
            },
            seed=draw.integer(0, 999_999),
        )

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            "Some deals that our team {team} lost in {quarter} have no loss reason. Fill it in from the last note "
            "on each, and leave the ones that already have one.",
            "The loss reasons for {quarter} are incomplete. For every deal that {team} lost in that quarter and "
            "that has none, set the reason its latest note gives.",
            "Please fill in the missing loss reasons on deals {team} lost with a close date in {quarter}. Go by the "
            "notes; where they disagree, the newest counts.",
            "Before the review I need a loss reason on each deal our people ({team}) lost in {quarter}. The most "
            "recent note on the deal says why. Don't touch reasons that are already filled in.",
            "Go through what {team} lost in {quarter}. Where the loss reason is empty, choose the one that fits the "
            "last note.",
            team=self.team.name,
            quarter=self.quarter.label,
        )

    def setup(self, db: Db) -> None:
        """As if the reasons had never been asked for; the notes are from the days after the deals were lost."""
        for deal in self.deals:
            db.get_one(Deal, deal.id).loss_reason = None
            start = max(written_until(db, "deal", deal.id) or deal.stage_entered_at, deal.stage_entered_at)
            moments = work_moments(db, self.seed + deal.id, 2, start, min(start + timedelta(days=8), db.now))
            for text, at in zip(self.notes[deal.id], moments, strict=True):
                with acting(db, at, deal.owner_id):
                    actions.add_note(db, "deal", deal.id, text)

    def outcome_of(self, reasons: Mapping[int, str]) -> Outcome:
        def outcome(db: Db) -> None:
            for id, reason in reasons.items():
                actions.update_deal(db, id, loss_reason=reason)

        return outcome

    def without(self) -> dict[str, Outcome]:
        return {"the last note": self.outcome_of(self.first_reasons)}

    def gold(self, user: User) -> None:
        for deal in self.deals:
            self._fill_in(DealPage.find(user, deal.name).exact.edit(), deal)
        user.done()

    def from_the_list(self, user: User) -> None:
        for deal in reversed(self.deals):
            page = DealList(user).open("lost").search(deal.name).open_record(deal.name).activity()
            self._fill_in(page.exact.edit(), deal)
        user.done()

    def by_the_menu(self, user: User) -> None:
        for deal in self.deals:
            self._fill_in(DealList(user).open("lost").search(deal.name).edit(deal.name), deal)
        user.done()

    def _fill_in(self, form: Form, deal: Deal) -> None:
        form.set(loss_reason=self.reasons[deal.id]).save()


def _first_day(item: tuple[Quarter, list[Deal]]) -> int:
    return item[0].first.toordinal()

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Self

from ...apps.crm import actions
from ...apps.crm.models import Deal
from ...apps.handbook.policies import policy
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..errors import NoInstance
from ..gold import User
from ..queries import uniquely_named
from ..registry import family
from ..task import Outcome, Task
from ..wording import spoken_date
from .pages.deals import DealList, DealPage
from .pages.knowledge import HOW_IT_IS_SET_UP, Knowledge
from .queries import deals, open_deals, persona
from .working_hours import acting, work_moments, written_until

#: How many deals without a next step, at the most, are mended.
_MOST = 6
_STEPS = (
    "Send revised layout", "Show samples on site", "Go over the numbers with their finance team",
    "Confirm delivery dates", "Meet with their purchasing team", "Send references", "Walk the site",
    "Settle payment terms", "Present to the board", "Get the signed order form",
)  # fmt: skip
_FIRST = ("Next up: “{step}”.", "Agreed on the next step: “{step}”.", "Told them what's next: “{step}”.")
_LAST = (
    "Plans changed. Next step is now: “{step}”.",
    "Forget what I wrote before. Next: “{step}”.",
    "Talked to them again, different next step: “{step}”.",
)


@family("crm-rule-violations", app="crm", kind="bulk", steps=110, persona="sales_rep")
def mend_deals_that_break_the_rule(draw: Draw, world: World) -> Task:
    """Large deals of a rep have no next step, against the handbook; the last note on each says what it is."""
    facts = RuleViolations.draw(draw, world)
    return Task(
        goal=facts.goal(draw),
        setup=facts.setup,
        outcome=facts.outcome_of(facts.wanted),
        without=facts.without(),
        gold=facts.one_by_one(facts.broken),
        alternatives=(facts.by_search, facts.in_the_list),
    )


@dataclass(frozen=True)
class RuleViolations:
    """Deals that break a rule of validation."""

    day: date
    bare: list[Deal]  # all large deals without a next step
    broken: list[Deal]  # of these, those that close by the day
    afterwards: list[Deal]  # the others
    spared: list[Deal]  # are not large, and have none either
    soon: list[Deal]  # of these, those that close by the day
    steps: dict[int, list[str]]  # by deal, the one that was noted first, and the last
    notes: dict[int, tuple[str, str]]
    wanted: dict[int, str]
    tidied: dict[int, str]  # others without a next step that get one
    seed: int

    @classmethod
    def draw(cls, draw: Draw, world: World) -> Self:
        rep = persona(world, "sales_rep")
        with world.session() as db:
            usual, renewal = policy(db, "large_deal").value, policy(db, "large_deal", "Renewal").value
            days = [db.today + timedelta(days=number) for number in range(3, 130)]
        mine = open_deals(world, Deal.owner_id == rep.id)
        named = {deal.id for deal in uniquely_named(mine, deals(world))}

        def is_large(deal: Deal) -> bool:
            return deal.amount > (renewal if deal.type == "Renewal" else usual)

        large = [deal for deal in mine if is_large(deal) and deal.id in named]
        bare = [deal for deal in mine if is_large(deal) and not deal.next_step]
        between = [deal for deal in mine if not is_large(deal) and deal.amount > usual and deal.id in named]
        others = [deal for deal in large if deal.next_step]
        if not {deal.id for deal in bare} <= named:
            raise NoInstance("deals without a next step share their names")

        tidied: list[Deal] = []
        if not _fitting(days, bare, others) and len(bare) > _MOST:
            # Of a rep with hundreds of deals the others that had no next step have got one.
            kept = draw.sample(bare, _MOST)
            tidied = [deal for deal in bare if deal not in kept]
            bare, others = kept, [*others, *tidied]
        if not (close_by := _fitting(days, bare, others)):
            raise NoInstance("the rep has too few large deals, or too many without a next step")
        day = draw.choice(close_by)
        sooner_ones = [deal for deal in others if deal.close_date <= day]
        later_ones = [deal for deal in others if deal.close_date > day]
        count = max(0, draw.integer(4, 6) - sum(deal.close_date <= day for deal in bare))
        stripped = draw.sample(sooner_ones, min(count, len(sooner_ones))) + draw.sample(
            later_ones, min(1, len(later_ones))
        )
        every = sorted([*bare, *stripped], key=lambda deal: deal.id)
        broken = [deal for deal in every if deal.close_date <= day]
        afterwards = [deal for deal in every if deal.close_date > day]
        # Renewals that would be large if they were none have no next step either, and are let be.
        left = draw.sample(between, min(len(between), 2))
        soon = [deal for deal in left if deal.close_date <= day]
        pairs = {deal.id: draw.sample(_STEPS, 2) for deal in [*every, *left]}
        return cls(
            day=day,
            bare=every,
            broken=broken,
            afterwards=afterwards,
            spared=left,
            soon=soon,
            steps=pairs,
            notes={
                deal.id: (
                    draw.choice(_FIRST).format(step=pairs[deal.id][0]),
                    draw.choice(_LAST).format(step=pairs[deal.id][1]),
                )
                for deal in [*every, *left]
            },
            wanted={deal.id: pairs[deal.id][1] for deal in broken},
            tidied={deal.id: draw.choice(_STEPS) for deal in tidied if deal not in stripped},
            seed=draw.integer(0, 999_999),
        )

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            "Large deals need a next step now (see “How Alder is set up”), older ones too. Find my open deals "
            "closing by {day} that break this rule and enter the next step that the last note on each gives in "
            "quotation marks, word for word.",
            "Which of my open deals with a close date up to {day} are large by our definition and have no next "
            "step? Fill it in from the newest note on each, word for word what's in the quotes. Leave all the "
            "others alone.",
            "Please fix my open deals before Monday: the ones that close by {day} and that the rule for large deals "
            "in the setup article would refuse. The next step is quoted in the latest note on each deal; copy it as "
            "it is, without the quotes.",
            "I still have large deals without a next step, which is against our rule. Look up what counts as large, "
            "then take each missing step from the most recent note on the deal (the quoted words only). Only open "
            "ones that close on {day} or earlier; the rest can wait.",
            "Bring my open deals that close no later than {day} in line with the rule on large deals: where the "
            "deal is large and the next step is missing, enter what was agreed last, exactly as quoted in the "
            "notes. Smaller ones stay as they are.",
            day=spoken_date(self.day),
        )

    def setup(self, db: Db) -> None:
        for id, step in self.tidied.items():
            db.get_one(Deal, id).next_step = step
        for deal in [*self.bare, *self.spared]:
            db.get_one(Deal, deal.id).next_step = None
            earliest = max(written_until(db, "deal", deal.id) or deal.created_at, db.now - timedelta(days=16))
            for text, at in zip(self.notes[deal.id], work_moments(db, self.seed + deal.id, 2, earliest), strict=True):
                with acting(db, at, deal.owner_id):
                    actions.add_note(db, "deal", deal.id, text)

    def outcome_of(self, steps: Mapping[int, str]) -> Outcome:
        def outcome(db: Db) -> None:
            for id, step in steps.items():
                actions.update_deal(db, id, next_step=step)

        return outcome

    def with_more(self, more: Sequence[Deal]) -> Outcome:
        return self.outcome_of({**self.wanted, **{deal.id: self.steps[deal.id][1] for deal in more}})

    def without(self) -> dict[str, Outcome]:
        return {
            "the day": self.with_more(self.afterwards),
            "the last note": self.outcome_of({deal.id: self.steps[deal.id][0] for deal in self.broken}),
            **({"what is large of a renewal": self.with_more(self.soon)} if self.soon else {}),
        }

    def one_by_one(self, order: Sequence[Deal]) -> Callable[[User], None]:
        def play(user: User) -> None:
            Knowledge(user).look_up(HOW_IT_IS_SET_UP)
            DealList(user).open("mine")
            for deal in order:
                self._fill_in(DealList(user).open("mine").search(deal.name).open_record(deal.name), deal)
            user.done()

        return play

    def by_search(self, user: User) -> None:
        Knowledge(user).look_up(HOW_IT_IS_SET_UP)
        for deal in self.broken[::-1]:
            self._fill_in(DealPage.find(user, deal.name), deal)
        user.done()

    def in_the_list(self, user: User) -> None:
        Knowledge(user).look_up(HOW_IT_IS_SET_UP)
        for deal in self.broken:
            DealList(user).open("mine").search(deal.name).open_record(deal.name).activity()
            listed = DealList(user).open("mine").search(deal.name)
            listed.set_cell(deal.name, "next_step", self.wanted[deal.id]).save()
        user.done()

    def _fill_in(self, page: DealPage, deal: Deal) -> None:
        page.activity().exact.edit().set(next_step=self.wanted[deal.id]).save()


def _fitting(days: Sequence[date], bare: Sequence[Deal], others: Sequence[Deal]) -> list[date]:
    """Days by which a few deals close that have no next step, and after which others close."""
    found = []
    for day in days:
        mended_by = sum(deal.close_date <= day for deal in bare)
        sooner = sum(deal.close_date <= day for deal in others)
        if mended_by <= _MOST and mended_by + sooner >= 2 and len(bare) + len(others) > mended_by + sooner:
            found.append(day)
    return found

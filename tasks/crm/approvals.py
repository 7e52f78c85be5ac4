"""Decisions on requests for approval: an inbox by the handbook's rule."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta
from typing import Self

from sqlalchemy import select

from ...apps.crm import actions
from ...apps.crm.models import ApprovalRequest, Quote
from ...apps.crm.models import User as CrmUser
from ...apps.crm.quotes import depth_of
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..matchers import SameText
from ..policies import ABOVE, BELOW, rejection
from ..registry import family
from ..task import Outcome, Task
from .facts.pleas import ARTICLE, Plea, plea_for, unquoted
from .pages.knowledge import Knowledge
from .pages.quotes import ApprovalList
from .queries import persona, users
from .sales_queries import pending, rule
from .working_hours import acting, work_moments


@dataclass(frozen=True)
class _Comment:
    """The words that the handbook wants for a rejection; beside an approval, whatever was said or nothing."""

    def __call__(self, text: str | None, wanted: str | None) -> bool:
        return wanted is None or SameText()(text, wanted)

    def examples(self, wanted: str) -> tuple[str, ...]:
        return SameText().examples(wanted)

    def counterexamples(self, wanted: str) -> tuple[str, ...]:
        return ("", "No", BELOW if wanted == ABOVE else ABOVE, f"Not {wanted.lower()}")


@family("crm-approvals", app="crm", kind="bulk", steps=120, persona="sales_manager")
def decide_the_inbox(draw: Draw, world: World) -> Task:
    """Decide on the requests of two colleagues: approve what the handbook allows, reject the rest with its words."""
    facts = ApprovalInbox.draw(draw, world)
    return Task(
        goal=facts.goal(draw),
        setup=facts.setup,
        outcome=facts.outcome_of(facts.verdicts),
        matchers={"crm_approval_request.comment": _Comment()},
        without={name: facts.outcome_of(others) for name, others in facts.slips.items() if others != facts.verdicts},
        gold=facts.gold,
        alternatives=(facts.from_all_that_wait, facts.person_by_person),
        steps=len(facts.names) * 11 + 26,
    )


@dataclass(frozen=True)
class ApprovalInbox:
    """Quotes that wait for an approval, with what decides on each."""

    longest: int  # days for which a quote may be valid
    first: CrmUser
    second: CrmUser
    pleas: list[tuple[int, Plea]]  # each with who sends it in
    seed: int
    verdicts: dict[int, str | None]  # the comment with which a deal's quote is rejected, None where it is approved
    names: dict[int, str]  # of the deals whose quotes wait
    asked_by: dict[int, int | None]  # by deal
    slips: dict[str, dict[int, str | None]]  # the verdicts of somebody who leaves a condition out

    @classmethod
    def draw(cls, draw: Draw, world: World) -> Self:
        manager = persona(world, "sales_manager")
        ceiling, minimum = rule(world, "quote_ceiling"), rule(world, "quote_minimum")
        team = [
            user for user in users(world) if user.team_id == manager.team_id and user.person.manager_id == manager.id
        ]
        free = {user.id: unquoted(world, user.id) for user in team}
        first, second = draw.sample((user for user in team if len(free[user.id]) >= 3), 2)
        kinds = {first.id: ("fine", "deep", "small"), second.id: draw.sample(("fine", "deep", "small"), 2)}
        pleas = [
            (user.id, plea_for(draw, deal, kind, world))
            for user in (first, second)
            for kind, deal in zip(kinds[user.id], draw.sample(free[user.id], len(kinds[user.id])), strict=True)
        ]
        pleas = draw.sample(pleas, len(pleas))
        former = [request for request in pending(world, manager.id) if request.created_by_id in (first.id, second.id)]

        def word(depth: int, net: int, ceiling: int = ceiling, minimum: int = minimum) -> str | None:
            return rejection(depth, net, ceiling=ceiling, minimum=minimum)

        def words(**others: int) -> dict[int, str | None]:
            """The verdict on each deal's quote."""
            found = {each.quote.deal_id: word(depth_of(each.quote), each.quote.net, **others) for each in former}
            return found | {plea.deal.id: word(plea.depth * 100, plea.net, **others) for _asks, plea in pleas}

        verdicts = words()
        names = {request.quote.deal_id: request.quote.deal.name for request in former}
        names |= {plea.deal.id: plea.deal.name for _asks, plea in pleas}
        asked = {request.quote.deal_id: request.created_by_id for request in former}
        asked |= {plea.deal.id: asks for asks, plea in pleas}
        return cls(
            first=first,
            second=second,
            pleas=pleas,
            verdicts=verdicts,
            names=names,
            asked_by=asked,
            longest=rule(world, "quote_validity", "large"),
            seed=draw.integer(0, 999_999),
            slips={
                "the ceiling": words(ceiling=100),
                "the minimum": words(minimum=0),
                "the words": {id: ABOVE if found else None for id, found in verdicts.items()},
            },
        )

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            "Decide every request from {a} and {b} in my approvals inbox by the rules in the handbook: approve what "
            "they allow, and reject the rest with the comment they ask for.",
            "{a} and {b} are waiting for me to approve several quotes. Go through all of theirs. The handbook "
            "section on quotes says what gets approved and what to write on a rejection. Requests from anybody else "
            "can wait.",
            "Clear the pending approvals that {a} and {b} have sent me, and only theirs. Stick to our policy on "
            "quotes, both for the decision and for the wording of rejections.",
            "Please work through the quotes from {a} and {b} that are waiting for me: approve where the handbook "
            "says yes, otherwise reject with the standard comment. I'll look at the others myself.",
            "The requests from {b} and {a} have to be decided today, strictly by the handbook's rule for quotes "
            "with a larger discount. Rejections need the comment given there. Leave everybody else's requests open.",
            a=self.first.name,
            b=self.second.name,
        )

    def setup(self, db: Db) -> None:
        """Sent in during the last working days, one after the other."""
        earliest = max(db.now - timedelta(days=6), *(plea.deal.created_at for _asks, plea in self.pleas))
        for (asks, plea), at in zip(self.pleas, work_moments(db, self.seed, len(self.pleas), earliest), strict=True):
            with acting(db, at, asks):
                plea.send(db, db.today + timedelta(days=self.longest - 1))

    def outcome_of(self, comments: Mapping[int, str | None]) -> Outcome:
        def outcome(db: Db) -> None:
            waiting = select(ApprovalRequest).join(ApprovalRequest.quote).where(ApprovalRequest.status == "Pending")
            for deal_id, comment in comments.items():
                request = db.scalars(waiting.where(Quote.deal_id == deal_id)).one()
                actions.decide_request(db, request.id, approve=comment is None, comment=comment)

        return outcome

    def gold(self, user: User) -> None:
        Knowledge(user).look_up(ARTICLE)
        for deal_id, name in self.names.items():
            self._decide(ApprovalList(user).open().search(name), deal_id)
        user.done()

    def from_all_that_wait(self, user: User) -> None:
        for deal_id, name in reversed(self.names.items()):
            self._decide(ApprovalList(user).open("pending").search(name), deal_id)
        user.done()

    def person_by_person(self, user: User) -> None:
        for colleague in (self.second, self.first):
            theirs = [deal_id for deal_id in self.names if self.asked_by[deal_id] == colleague.id]
            for deal_id in theirs:
                self._decide(ApprovalList(user).open().search(colleague.name), deal_id)
        user.done()

    def _decide(self, listed: ApprovalList, deal_id: int) -> None:
        request, comment = listed.open_request(self.names[deal_id]), self.verdicts[deal_id]
        if comment is None:
            request.approve()
        else:
            request.reject(comment)

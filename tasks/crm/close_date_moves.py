from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any, Self

from ...apps.crm import actions
from ...apps.crm.models import Deal
from ...apps.crm.models import User as CrmUser
from ...apps.platform.database import Db
from ...seeds.world import World
from ..answers import Answer, Number
from ..draw import Draw
from ..gold import ToolUser, User
from ..queries import uniquely_named
from ..registry import family
from ..task import Task
from .pages.deals import DealList, DealPage
from .queries import deals, open_deals, persona, users
from .working_hours import back_then


@family("crm-close-date-moves", app="crm", kind="answer", steps=20, persona="sales_manager")
def days_pushed_out(draw: Draw, world: World) -> Task:
    """Find out from a deal's stream by how many days one colleague has moved its close date later, in all."""
    facts = PushedDeal.draw(draw, world)
    return Task(
        goal=facts.goal(draw),
        setup=facts.setup,
        answer=Number(facts.pushed),
        without=facts.without(),
        gold=facts.gold,
        alternatives=(facts.by_the_history, facts.by_the_list),
        by_tools=facts.by_tools,
    )


@dataclass(frozen=True)
class PushedDeal:
    """A deal whose close date was pushed out several times."""

    deal: Deal
    owner: CrmUser
    moves: list[tuple[int, date]]  # who made each, and the new date
    pushed: int  # by the owner to later days, in days
    shifted: int  # by the owner in either direction
    every: int  # by anybody to later days
    ages: list[int]
    amount: int  # the move that changes something else as well

    @classmethod
    def draw(cls, draw: Draw, world: World) -> Self:
        manager = persona(world, "sales_manager")
        staff = {user.id: user for user in users(world)}
        team = {id for id, user in staff.items() if user.team_id == manager.team_id and id != manager.id}
        operations = persona(world, "sales_ops")
        with world.session() as db:
            now = db.now
        mine = [
            deal
            for deal in uniquely_named(open_deals(world), deals(world))
            if deal.owner_id in team and deal.updated_at < now - timedelta(days=30)
            # A year in the name would be said to be the answer, or a part of it.
            if not any(sign.isdigit() for sign in deal.name)
        ]
        deal = draw.choice(mine)
        owner, others = staff[deal.owner_id], (manager, operations)
        count = draw.integer(5, 7)
        # The owner moves it three times at least, once of these to an earlier day; others do in between.
        by_owner = set(draw.sample(range(count), draw.integer(3, count - 2)))
        earlier = draw.choice(sorted(by_owner))
        moves: list[tuple[int, date]] = []
        day, pushed, shifted, every = deal.close_date, 0, 0, 0
        for number in range(count):
            days = -draw.integer(2, 9) if number == earlier else draw.integer(2, 45)
            day += timedelta(days=days)
            moves.append((owner.id if number in by_owner else draw.choice(others).id, day))
            pushed += days if number in by_owner and days > 0 else 0
            shifted += days if number in by_owner else 0
            every += max(days, 0)
        return cls(
            deal=deal,
            owner=owner,
            moves=moves,
            pushed=pushed,
            shifted=shifted,
            every=every,
            ages=sorted(draw.sample(range(20, 600), count), reverse=True),
            amount=draw.integer(0, count - 1),
        )

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            'How many days in total has {who} pushed out the close date of "{deal}"? Add up each time it went to a '
            "later day; don't count moves to an earlier day or anybody else's changes.",
            '{who} keeps postponing "{deal}". Add up the calendar days by which {who}\'s own changes have pushed the '
            "close date out, leaving out any change to an earlier day.",
            'I need a number for the review: the total days by which {who} moved the close date of "{deal}" to '
            "later days. Changes by other people and moves to earlier days don't count.",
            'How many days did {who}\'s postponements push out the close date of "{deal}" in total? Count only their '
            "own moves to a later day.",
            'Check the history of "{deal}": if you add up only the times {who} set a later close date, how many '
            "calendar days is that?",
            who=self.owner.name,
            deal=self.deal.name,
        )

    def setup(self, db: Db) -> None:
        """Over the last weeks, once with another change in the same go."""
        for number, ((who, closes), age) in enumerate(zip(self.moves, self.ages, strict=True)):
            with back_then(db, db.now - timedelta(hours=age), who):
                more: dict[str, Any] = {"next_step": "Ask again"} if number == self.amount else {}
                actions.update_deal(db, self.deal.id, close_date=closes, **more)

    def without(self) -> dict[str, Answer]:
        return {"to a later day": Number(self.shifted), "whose moves": Number(self.every)}

    def gold(self, user: User) -> None:
        DealPage.find(user, self.deal.name).stream().updates()
        user.answer(str(self.pushed))

    def by_tools(self, user: ToolUser) -> None:
        user.call("crm_search_deals", query=self.deal.name, view="all")
        user.because("Every change of the close date, with who made it, stands in the deal's history.")
        user.call("crm_list_changes", kind="deal", record=self.deal.name)

    def by_the_history(self, user: User) -> None:
        DealPage.find(user, self.deal.name).related()
        user.answer(str(self.pushed))

    def by_the_list(self, user: User) -> None:
        DealList(user).open("open").search(self.deal.name).open_record(self.deal.name).changes()
        user.answer(str(self.pushed))

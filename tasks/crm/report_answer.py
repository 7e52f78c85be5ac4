from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import Self

from ...apps.crm.models import Deal
from ...seeds.world import World
from ..answers import Name
from ..draw import Draw
from ..errors import NoInstance
from ..gold import ToolUser, User
from ..queries import uniquely_named
from ..registry import family
from ..task import Task
from ..wording import dollars
from .pages.reports import ReportBuilder
from .queries import deals, everybody, users
from .report_queries import cycle

#: Amounts in cents, and wins, that are asked for: of a company that has sold little, and of one that has sold much.
_LITTLE = [(amount, wins) for amount in range(500_00, 20_000_01, 125_00) for wins in range(2, 9)]
_MUCH = [
    (amount, wins) for amount in range(5_000_00, 150_000_01, 2_500_00) for wins in (*range(2, 10), *range(10, 100, 5))
]
_MANY_WINS = 500
#: Where nobody but the slowest of all comes out at any of these.
_FURTHER = [(amount, wins) for amount in range(20_000_00, 120_000_01, 500_00) for wins in range(2, 9)]


@family("crm-report-answer", app="crm", kind="answer", steps=50, persona="sales_manager")
def slowest_seller(draw: Draw, world: World) -> Task:
    """Find who takes longest to win, among those who have won enough deals that are large enough."""
    facts = SlowestSeller.draw(draw, world)
    return Task(
        goal=facts.goal(draw),
        answer=Name(facts.name, facts.among),
        without={condition: Name(name, facts.among) for condition, name in facts.slips.items()},
        gold=facts.gold,
        alternatives=(facts.groups_first, facts.unsorted),
        by_tools=facts.by_tools,
    )


@dataclass(frozen=True)
class SlowestSeller:
    """How long each seller takes to win a deal."""

    name: str
    amount: int
    wins: int
    among: frozenset[str]
    slips: dict[str, str]  # whose average is the highest for somebody who leaves a condition out

    @classmethod
    def draw(cls, draw: Draw, world: World) -> Self:
        staff = {user.id: user.name for user in uniquely_named(users(world), users(world))}
        won = [deal for deal in deals(world) if deal.stage.is_won]
        days = {deal.id: cycle(world, deal) for deal in won}

        def averages(amount: int, wins: int) -> dict[int, float]:
            """Whose deals of an amount and more took how long, of those with so many."""
            found: dict[int, list[Deal]] = defaultdict(list)
            for deal in won:
                if deal.amount >= amount:
                    found[deal.owner_id].append(deal)
            return {
                owner: sum(days[deal.id] for deal in some) / len(some)
                for owner, some in found.items()
                if len(some) >= wins
            }

        def slowest(amount: int, wins: int) -> int | None:
            """None where the two slowest are as good as equal."""
            ranked = sorted(averages(amount, wins).items(), key=lambda pair: -pair[1])
            clear = len(ranked) > 2 and ranked[0][1] - ranked[1][1] >= 1
            return ranked[0][0] if clear else None

        def bites(asked: tuple[int, int]) -> bool:
            """Whether somebody is the slowest, and somebody else without either condition."""
            amount, wins = asked
            who = slowest(amount, wins)
            careless = averages(amount, 1), averages(0, wins)
            return who in staff and all(_first(each) != who for each in careless)

        try:
            amount, wins = draw.first(_MUCH if len(won) > _MANY_WINS else _LITTLE, bites)
        except NoInstance:
            amount, wins = draw.first(_FURTHER, bites)
        names = {user.id: user.name for user in everybody(world)}
        return cls(
            name=names[_first(averages(amount, wins))],
            amount=amount,
            wins=wins,
            among=frozenset(names.values()),
            slips={
                "how many wins": names[_first(averages(amount, 1))],
                "the amount": names[_first(averages(0, wins))],
            },
        )

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            "Of our people who have won at least {wins} deals of {amount} or more each, who has the longest average "
            "sales cycle? A deal's cycle runs from the day it was created to its close date; count only deals of "
            "that size.",
            "Who takes the longest on average to win a deal worth {amount} or more, counted in days from creation "
            "to close date? Leave out anybody with fewer than {wins} such wins.",
            "I'm looking for our slowest closer: the highest average sales cycle (created to close date) over won "
            "deals of {amount} and up, counting only owners with {wins} or more of them. Who is it?",
            "Which deal owner has the longest average sales cycle on wins of at least {amount}? Leave out anybody "
            "with fewer than {wins} of these wins, and leave out smaller deals. (Cycle: created to close date.)",
            "For the coaching plan: take won deals with an amount of {amount} or more, work out each owner's "
            "average days from creation to close date, ignore owners with fewer than {wins}, and tell me who comes "
            "out highest.",
            amount=dollars(self.amount),
            wins=self.wins,
        )

    def gold(self, user: User) -> None:
        self._finish(_put_together(self._narrow(ReportBuilder.begin(user, "deal"))))

    def by_tools(self, user: ToolUser) -> None:
        user.because("Reports know the sales cycle of a deal; first I see what they offer.")
        user.call("crm_list_report_fields", object="deal")
        filters = [
            {"field": "stage", "operator": "any", "value": "Closed Won"},
            {"field": "amount", "operator": "min", "value": self.amount / 100},
        ]
        asked = {
            "object": "deal", "groups": ["owner"], "measures": ["average:cycle", "count"], "filters": filters,
            "sort": "-average:cycle",
        }  # fmt: skip
        user.because(f"The first of those with at least {self.wins} wins is the slowest.")
        user.call("crm_run_report", definition=asked)

    def groups_first(self, user: User) -> None:
        self._finish(self._narrow(_put_together(ReportBuilder.begin(user, "deal"))))

    def unsorted(self, user: User) -> None:
        _put_together(self._narrow(ReportBuilder.begin(user, "deal"))).run()
        user.answer(self.name)

    def _narrow(self, builder: ReportBuilder) -> ReportBuilder:
        builder.aim("Filters").filter("stage", choices=["Closed Won"])
        return builder.filter("amount", condition="≥", typed={"Value": dollars(self.amount)})

    def _finish(self, builder: ReportBuilder) -> None:
        builder.sort_by_value("cycle", "Average").run()
        builder.user.answer(self.name)


def _put_together(builder: ReportBuilder) -> ReportBuilder:
    return builder.group("owner").measure("cycle", "Average")


def _first(averages: dict[int, float]) -> int:
    """Whose average is the highest."""
    return max(sorted(averages), key=lambda owner: averages[owner])

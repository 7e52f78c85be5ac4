from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Self

from ...apps.crm.models import Deal
from ...seeds.world import World
from ..answers import Money, Name, Table
from ..draw import Draw
from ..errors import NoInstance
from ..gold import ToolUser, User
from ..queries import uniquely_named
from ..registry import family
from ..task import Task
from ..wording import dollars
from .pages.reports import ReportBuilder
from .queries import everybody, open_deals, users
from .report_queries import quarter_of

_SUMS = tuple(amount * 100 for amount in (2_000, 3_000, 5_000, 7_500, 10_000, 12_500, 15_000, 20_000, 25_000))
_STAGES = (("Proposal", "Negotiation"), ("Qualification", "Proposal"), ("Qualification", "Negotiation"),
           ("Prospecting", "Qualification"))  # fmt: skip
_QUARTERS = {"is this quarter": 0, "is next quarter": 1}
_TOP = 3


@family("crm-pipeline-by-rep", app="crm", kind="answer", steps=50, persona="sales_manager")
def pipeline_by_rep(draw: Draw, world: World) -> Task:
    """Rank the owners of a pipeline that several conditions describe."""
    facts = PipelineByRep.draw(draw, world)
    return Task(
        goal=facts.goal(draw),
        answer=facts.ranking,
        without=facts.slips,
        gold=facts.gold,
        alternatives=(facts.unsorted, facts.by_stage),
        by_tools=facts.by_tools,
    )


@dataclass(frozen=True)
class PipelineByRep:
    """What each rep has in the pipeline."""

    stages: tuple[str, str]
    amount: int
    when: str
    ranking: Table
    slips: dict[str, Table]  # the ranking of somebody who leaves a condition out

    @classmethod
    def draw(cls, draw: Draw, world: World) -> Self:
        staff = {user.id: user.name for user in uniquely_named(users(world), users(world))}
        with world.session() as db:
            today = db.today
        found = open_deals(world)

        def counts(deal: Deal, stages: tuple[str, ...] | None, amount: int, when: str | None) -> bool:
            first, after = quarter_of(today, _QUARTERS[when or "is this quarter"])
            return (
                (stages is None or deal.stage.name in stages)
                and deal.amount >= amount
                and (when is None or first <= deal.close_date < after)
            )

        def ranking(stages: tuple[str, ...] | None, amount: int, when: str | None) -> list[tuple[int, int]]:
            totals: Counter[int] = Counter()
            for deal in found:
                if counts(deal, stages, amount, when):
                    totals[deal.owner_id] += deal.amount
            return sorted(totals.items(), key=lambda pair: (-pair[1], pair[0]))

        def top(ranked: list[tuple[int, int]]) -> list[tuple[int, int]]:
            return ranked[:_TOP]

        fitting = []
        for stages in _STAGES:
            for amount in _SUMS:
                for when in _QUARTERS:
                    ranked = ranking(stages, amount, when)
                    clear = len(ranked) > _TOP and all(ranked[at][1] > ranked[at + 1][1] for at in range(_TOP))
                    careless = [ranking(None, amount, when), ranking(stages, 0, when), ranking(stages, amount, None)]
                    bites = all(top(each) != top(ranked) for each in careless)
                    if clear and bites and all(owner in staff for owner, _ in top(ranked)):
                        fitting.append((stages, amount, when))
        if not fitting:
            raise NoInstance("no pipeline has a clear order")
        stages, amount, when = draw.choice(fitting)
        names = {user.id: user.name for user in everybody(world)}
        people = frozenset(names.values())

        def table(ranked: list[tuple[int, int]]) -> Table:
            return Table(
                tuple((Name(names[owner], people), Money(total)) for owner, total in top(ranked)),
                ordered=True,
            )

        return cls(
            stages=stages,
            amount=amount,
            when=when,
            ranking=table(ranking(stages, amount, when)),
            slips={
                "the stages": table(ranking(None, amount, when)),
                "the amount": table(ranking(stages, 0, when)),
                "the quarter": table(ranking(stages, amount, None)),
            },
        )

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            "Which three people have the most in {one} and {two} combined, counting deals of {amount} or more that "
            "{when}? List them from the highest total down, one line each: name | total amount.",
            "I need the top three owners for the forecast call: deals in {one} or {two}, at least {amount} each, "
            "that {when}. Give me name | total amount per line, largest first.",
            "Rank our reps by what they have in the stages {one} and {two}. Count only deals of {amount} or more, "
            "and only those that {when}. I just need the top three, one line each: name | amount.",
            "Add up, per owner, the open deals in {one} and {two} with an amount of {amount} or more that {when}. "
            "Answer with the three largest, one per line as name | sum.",
            "Who are the three owners with the largest pipeline, looking only at {one} and {two}, at deals of "
            "{amount} or more, and at those that {when}? One line each, highest first: name | total.",
            one=self.stages[0],
            two=self.stages[1],
            amount=dollars(self.amount),
            when="close this quarter" if self.when == "is this quarter" else "close next quarter",
        )

    def gold(self, user: User) -> None:
        builder = self._narrow(ReportBuilder.begin(user, "deal")).group("owner").measure("amount")
        builder.sort_by_value("amount").run()
        user.answer(str(self.ranking))

    def by_tools(self, user: ToolUser) -> None:
        user.because("A report of deals can be narrowed to these and added up by owner; first I see what it offers.")
        user.call("crm_list_report_fields", object="deal")
        filters = [
            {"field": "stage", "operator": "any", "value": list(self.stages)},
            {"field": "amount", "operator": "min", "value": self.amount / 100},
            {"field": "close_date", "operator": "quarter" if self.when == "is this quarter" else "next-quarter"},
        ]
        asked = {
            "object": "deal", "groups": ["owner"], "measures": ["sum:amount"], "filters": filters, "sort": "-sum:amount"
        }  # fmt: skip
        user.call("crm_run_report", definition=asked)

    def unsorted(self, user: User) -> None:
        self._narrow(ReportBuilder.begin(user, "deal").group("owner").measure("amount"))
        user.answer(str(self.ranking))

    def by_stage(self, user: User) -> None:
        builder = ReportBuilder.begin(user, "deal").group("owner").group("stage", across=True).measure("amount")
        self._narrow(builder).run()
        user.answer(str(self.ranking))

    def _narrow(self, builder: ReportBuilder) -> ReportBuilder:
        builder.aim("Filters").filter("stage", choices=self.stages)
        builder.filter("amount", condition="≥", typed={"Value": dollars(self.amount)})
        return builder.filter("close_date", condition=self.when)

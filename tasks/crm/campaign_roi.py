from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Self

from ...apps.crm.models import DEAL_TYPES, Campaign, Deal
from ...seeds.world import World
from ..answers import Name
from ..draw import Draw
from ..errors import NoInstance
from ..gold import ToolUser, User
from ..queries import uniquely_named
from ..registry import family
from ..task import Task
from .campaign_queries import campaigns
from .pages.campaigns import CampaignList, CampaignPage
from .queries import deals

_LEAST, _MOST = 4, 9
#: How much better than the second one the best is, in hundredths, so that rounding decides nothing.
_CLEAR = 15


@family("crm-campaign-roi", app="crm", kind="answer", steps=60, persona="marketing")
def best_return(draw: Draw, world: World) -> Task:
    """Which campaign of a kind had the best return, counting won deals of one type only."""
    facts = CampaignReturn.draw(draw, world)
    return Task(
        goal=facts.goal(draw),
        answer=Name(facts.best, among=facts.names),
        without={said: Name(name, among=facts.names) for said, name in facts.slips.items()},
        gold=facts.gold,
        alternatives=(facts.by_search, facts.from_the_list),
        by_tools=facts.by_tools,
    )


@dataclass(frozen=True)
class CampaignReturn:
    """What campaigns have cost and brought in."""

    kinds: tuple[str, ...]
    campaigns: list[Campaign]  # of these kinds
    deal_type: str
    slips: dict[str, str]  # the best one for somebody who leaves a condition out
    best: str
    names: frozenset[str]

    @classmethod
    def draw(cls, draw: Draw, world: World) -> Self:
        everything = campaigns(world)
        ended = [c for c in uniquely_named(everything, everything) if c.status == "Completed" and c.actual_cost]
        brought = [deal for deal in deals(world) if deal.campaign_id is not None]

        def ranking(
            pool: list[Campaign], counts: Callable[[Deal], bool], *, by_cost: bool = True
        ) -> list[tuple[float, str]]:
            """Campaigns by what a unit of cost came back as, the best first."""
            totals = {campaign.id: 0 for campaign in pool}
            for deal in brought:
                if deal.campaign_id in totals and counts(deal):
                    totals[deal.campaign_id] += deal.amount
            found = [(totals[c.id] / (c.actual_cost or 1) if by_cost else totals[c.id], c.name) for c in pool]
            return sorted(found, reverse=True)

        def is_won(deal: Deal) -> bool:
            return deal.stage.is_won

        fitting = []
        for kinds in (("Trade show",), ("Direct mail",), ("Webinar",), ("E-mail",), ("Direct mail", "E-mail"),
                      ("Trade show", "Webinar"), ("Advertising", "Partner"), ("Advertising", "Direct mail"),
                      ("Advertising", "E-mail"), ("Advertising", "Trade show"), ("E-mail", "Webinar")):  # fmt: skip
            pool = [campaign for campaign in ended if campaign.type in kinds]
            for type in DEAL_TYPES:

                def counts(deal: Deal, type: str = type) -> bool:
                    return deal.stage.is_won and deal.type == type

                best = ranking(pool, counts)
                careless = {
                    "the type of the deals": ranking(pool, is_won),
                    "won deals alone": ranking(pool, lambda deal, type=type: deal.type == type),  # type: ignore[misc]
                    "the cost": ranking(pool, counts, by_cost=False),
                }
                others = {
                    said: each[0][1] for said, each in careless.items() if each and best and each[0][1] != best[0][1]
                }
                if _LEAST <= len(pool) <= _MOST and best[0][0] > best[1][0] * (100 + _CLEAR) / 100 and others:
                    fitting.append((kinds, type, best[0][1], others, pool))
        if not fitting:
            raise NoInstance("no campaign stands out by deals of one type")
        kinds, type, best_name, others, pool = draw.choice(fitting)
        return cls(
            kinds=kinds,
            campaigns=pool,
            deal_type=type,
            slips=others,
            best=best_name,
            names=frozenset(campaign.name for campaign in everything),
        )

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            "Of our completed campaigns of type {kinds}, which one had the best return on its actual cost, counting "
            "only won deals of type {type}? Tell me its name.",
            "I need the campaign with the best ROI among the completed ones of type {kinds}. Count only what we won "
            "in deals of type {type}, against the actual cost.",
            "Which completed campaign (type: {kinds}) paid off best? Please look only at won {type} deals and "
            "compare their amount with what the campaign actually cost.",
            "For the budget meeting: completed {kinds} campaigns, won deals of type {type} only, revenue per dollar "
            "of actual cost. Which campaign comes first?",
            "Name the completed campaign of type {kinds} that earned the most per dollar of actual cost. Only won "
            "deals of type {type} count.",
            kinds=" or ".join(self.kinds),
            type=self.deal_type,
        )

    def gold(self, user: User) -> None:
        for campaign in self.campaigns:
            CampaignList(user).open("all").open_record(campaign.name).exact.deals()
        user.answer(self.best)

    def by_tools(self, user: ToolUser) -> None:
        filters = [{"field": "type", "operator": "any", "value": list(self.kinds)}]
        user.call("crm_search_campaigns", view="completed", filters=filters, page_size=50)
        user.because("The deals that each brought, with their types, are on its page, as is what it cost.")
        for campaign in self.campaigns:
            user.call("crm_get_campaign", campaign=campaign.name, detailed=True)
        won = [
            {"field": "type", "operator": "any", "value": self.deal_type},
            {"field": "stage", "operator": "any", "value": "Closed Won"},
        ]
        asked = {"object": "deal", "groups": ["campaign"], "measures": ["sum:amount"], "filters": won}
        user.because("Only won deals of one type count: a report adds those up by campaign.")
        user.call("crm_run_report", definition=asked)

    def by_search(self, user: User) -> None:
        for campaign in reversed(self.campaigns):
            CampaignPage.find(user, campaign.name).exact.deals()
        user.answer(self.best)

    def from_the_list(self, user: User) -> None:
        for campaign in self.campaigns:
            listed = CampaignList(user).open("completed").search(campaign.name)
            listed.open_record(campaign.name).exact.deals()
        user.answer(self.best)

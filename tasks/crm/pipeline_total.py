from __future__ import annotations

from collections import Counter, defaultdict
from datetime import date

from ...apps.crm.models import Deal
from ...seeds.world import World
from ..answers import Money
from ..draw import Draw
from ..gold import ToolUser, User
from ..queries import uniquely_named
from ..registry import family
from ..task import Task
from ..wording import spoken_date, typed_date
from .pages.deals import DealList
from .queries import open_deals, stages, users

#: The largest number of deals that a goal asks to add up.
_MOST = 12


@family("crm-pipeline-total", app="crm", kind="answer", steps=30, persona="sales_manager")
def pipeline_total(draw: Draw, world: World) -> Task:
    """Add up what one person has in one stage of the pipeline."""
    staff = {user.id: user for user in uniquely_named(users(world), users(world))}
    groups: dict[tuple[int, str], list[Deal]] = defaultdict(list)
    for deal in open_deals(world):
        if deal.owner_id in staff:
            groups[deal.owner_id, deal.stage.name].append(deal)
    order = {name: stage.position for name, stage in stages(world).items()}
    keys = sorted(groups, key=lambda key: (key[0], order[key[1]]))
    # Both the person and the stage tell the deals from others.
    owners, places = Counter(owner for owner, _ in keys), Counter(stage for _, stage in keys)
    keys_that_bite = [key for key in keys if owners[key[0]] > 1 and places[key[1]] > 1]
    fitting: list[tuple[int, str, date | None]] = [
        (*key, None) for key in keys_that_bite if 2 <= len(groups[key]) <= _MOST
    ]
    if not fitting:
        # In a large world everybody has too many in each stage, and only the first to close are asked for.
        days = {key: _day_after_few(groups[key]) for key in keys_that_bite}
        fitting = [(*key, day) for key, day in days.items() if day is not None]
    owner_id, stage, before = draw.choice(fitting)
    owner = staff[owner_id]

    def total(*keys: tuple[int, str]) -> int:
        """What these groups of deals come to, within the time that is asked for."""
        return sum(deal.amount for key in keys for deal in groups[key] if before is None or deal.close_date < before)

    amount = total((owner_id, stage))

    def close_before(listed: DealList) -> DealList:
        if before is not None:
            listed.filter("close", condition="is before", typed={"Date": typed_date(before)})
        return listed

    def gold(user: User) -> None:
        close_before(DealList(user).open().filter("stage", choices=[stage]).filter_by_person("owner", owner.name))
        user.answer(str(Money(amount)))

    def sorted_by_stage(user: User) -> None:
        close_before(DealList(user).open().filter_by_person("owner", owner.name)).sort("stage", exact=False)
        user.answer(str(Money(amount)))

    return Task(
        goal=draw.phrase(
            "What is the total amount of {owner}'s deals in the stage {stage}?",
            "Add up the amounts of all deals that {owner} has in {stage}. What's the total?",
            "How much does {owner} have in {stage}? Give me the sum of the deal amounts.",
            "Tell me the sum of the amounts of the deals owned by {owner} that are now in {stage}.",
            owner=owner.name,
            stage=stage if before is None else f"{stage} with a close date before {spoken_date(before)}",
        ),
        answer=Money(amount),
        without={
            "the person": Money(total(*(key for key in keys if key[1] == stage))),
            "the stage": Money(total(*(key for key in keys if key[0] == owner_id))),
        },
        gold=gold,
        alternatives=(sorted_by_stage,),
        by_tools=lambda user: _list_by_tools(user, owner.name, stage, before),
    )


def _list_by_tools(user: ToolUser, owner: str, stage: str, before: date | None) -> None:
    asked: list[dict[str, object]] = [
        {"field": "owner", "operator": "is", "value": owner},
        {"field": "stage", "operator": "any", "value": stage},
    ]
    if before is not None:
        asked.append({"field": "close", "operator": "before", "value": before.isoformat()})
    user.because("All of these deals on one page can be added up.")
    user.call("crm_search_deals", view="open", filters=asked, page_size=50)


def _day_after_few(deals: list[Deal]) -> date | None:
    """The last day before which at least two and at most as many as can be added up are to close; None without one."""
    days = sorted(deal.close_date for deal in deals)
    counts = range(min(_MOST, len(days) - 1), 1, -1)
    return next((days[count] for count in counts if days[count - 1] < days[count]), None)

"""What happened to what the company sells: launches, price rounds, suppliers who are late, and what comes back."""

from __future__ import annotations

from datetime import timedelta
from random import Random

from ....apps.platform.models import Person
from ....apps.platform.values import MONTHS
from ...calendar import next_workday
from ...events import Facts
from ...inflection import counted
from ...names import place_name
from ...trades import Item
from ..sales import Article, Sales

# What any batch may have, and what one of things that come in sizes.
_FAULTS = ("finish uneven", "wrong label on the box", "scuffed in packing")
_OF_SIZES = ("not the size on the label", "runs a size small", "finish uneven")
_LAUNCHES, _DELAYS, _RECALLS = 5, 11, 3
_CAUSES = (
    "a strike at the port",
    "a machine is down",
    "the container missed its ship",
    "raw material is short",
    "customs wants another paper",
    "flu on their line",
    "flooding on the road in",
    "their new system",
)


def draw_goods(sales: Sales, holders: dict[str, Person]) -> None:
    random = sales.draft.random("chronicle", "goods")
    articles = random.sample(sales.articles, min(len(sales.articles), _LAUNCHES + _RECALLS))
    for article in articles[:_LAUNCHES]:
        _launch(sales, random, holders, article)
    for article in articles[_LAUNCHES:]:
        _recall(sales, random, holders, article)
    for _ in range(_DELAYS):
        _delay(sales, random, holders, random.choice(sales.articles))
    _price_round(sales, random, holders)


def _launch(sales: Sales, random: Random, holders: dict[str, Person], article: Article) -> None:
    """Announced with a date, which may move, and then on sale."""
    calendar, chronicle = sales.draft.calendar, sales.draft.chronicle
    who = (holders["product"].id, holders["marketing"].id)
    day = calendar.day_between(random, calendar.first_day + timedelta(days=120), calendar.today + timedelta(days=30))
    told = calendar.at_work(random, next_workday(day - timedelta(days=random.randrange(35, 60))))
    moves = random.randrange(5) < 2
    first = next_workday(day - timedelta(days=random.choice((7, 14, 21)))) if moves else day
    if told >= calendar.now:
        return
    last = chronicle.happened("launch-announced", told, who, {"article": article.name, "launch": first})
    again = calendar.at_work(random, next_workday(calendar.date_of(told) + timedelta(days=random.randrange(6, 13))))
    if moves and again < calendar.now:
        last = chronicle.happened(
            "launch-moved",
            again,
            who,
            {"article": article.name, "old": first, "launch": day, "reason": random.choice(_CAUSES)},
            cause=last,
        )
    if calendar.morning(day) < calendar.now:
        chronicle.happened("launched", calendar.morning(day), who, {"article": article.name, "launch": day}, cause=last)


def _delay(sales: Sales, random: Random, holders: dict[str, Person], article: Article) -> None:
    """A supplier is late: told with a new date, which does not always hold, until the goods are in."""
    calendar, chronicle = sales.draft.calendar, sales.draft.chronicle
    who = (holders["operations-2"].id, holders["operations-1"].id, holders["warehouse"].id)
    due = calendar.day_between(random, calendar.today - timedelta(days=330), calendar.today + timedelta(days=8))
    told = calendar.at_work(random, next_workday(due - timedelta(days=random.randrange(2, 9))))
    weeks = random.randrange(1, 6)
    arrival = next_workday(due + timedelta(weeks=weeks))
    supplier = f"{place_name(random)} {random.choice(('Works', 'Supply', 'Mills', 'Import', 'Industries'))}"
    facts: Facts = {"article": article.name, "supplier": supplier, "units": random.randrange(4, 60) * 10}
    facts["goods"] = counted(int(str(facts["units"])), article.name)
    if told >= calendar.now:
        return
    last = chronicle.happened(
        "supply-late", told, who, {"due": due, "arrival": arrival, "reason": random.choice(_CAUSES), **facts}
    )
    if random.randrange(3) == 0:
        second = calendar.at_work(random, next_workday(arrival - timedelta(days=random.randrange(1, 4))))
        old, arrival = arrival, next_workday(arrival + timedelta(days=random.choice((3, 7, 10))))
        if second < calendar.now:
            last = chronicle.happened(
                "supply-later", second, who, {"old": old, "arrival": arrival, **facts}, cause=last
            )
    arrived = calendar.at_work(random, arrival)
    if arrived < calendar.now:
        chronicle.happened("supply-in", arrived, who[::-1], {"arrival": arrival, **facts}, cause=last)


def _recall(sales: Sales, random: Random, holders: dict[str, Person], article: Article) -> None:
    """A fault in one batch: found by support, stopped by operations, done with weeks later."""
    calendar, chronicle, trade = sales.draft.calendar, sales.draft.chronicle, sales.draft.trade
    day = calendar.day_between(random, calendar.first_day + timedelta(days=150), calendar.today - timedelta(days=3))
    found = calendar.at_work(random, day)
    batch = MONTHS[(day.month - 3) % 12]
    facts: Facts = {
        "article": article.name,
        "batch": batch,
        "fault": random.choice([*trade.said_of(article.name, trade.faults), *_any_faults(trade.item(article.name))]),
    }
    last = chronicle.happened(
        "batch-stopped", found, (holders["support"].id, holders["operations"].id, holders["product"].id), facts
    )
    over = calendar.at_work(random, next_workday(day + timedelta(days=random.randrange(18, 50))))
    if over < calendar.now:
        chronicle.happened(
            "batch-settled",
            over,
            (holders["operations"].id, holders["support"].id),
            {"returned": random.randrange(6, 70), **facts},
            cause=last,
        )


def _any_faults(item: Item) -> tuple[str, ...]:
    return _OF_SIZES if "sizes" in item.traits else _FAULTS


def _price_round(sales: Sales, random: Random, holders: dict[str, Person]) -> None:
    """The list of the year: told in November, valid from the first working day of January."""
    calendar, chronicle = sales.draft.calendar, sales.draft.chronicle
    valid = next_workday(calendar.today.replace(month=1, day=2))
    told = calendar.at_work(random, next_workday(valid - timedelta(days=random.randrange(36, 50))))
    who = (holders["sales"].id, holders["product"].id, holders["finance"].id)
    last = chronicle.happened("prices-announced", told, who, {"valid": valid, "year": valid.year})
    chronicle.happened("prices-changed", calendar.morning(valid), who, {"valid": valid, "year": valid.year}, cause=last)

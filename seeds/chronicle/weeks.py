"""Weeks, as they are summed up on the next Monday: by sales, by the shop, by support and by the warehouse."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date, datetime, time, timedelta

from ...apps.crm.models import Case
from ...apps.platform.models import Person
from ...apps.store.models import Order
from ..calendar import next_workday
from ..draft import Draft
from ..events import Event, Fact, Money

_MOST_ROWS = 9
_DAYS = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")
_PRIORITIES = ("Urgent", "High", "Normal", "Low")


@dataclass(frozen=True)
class Listing:
    """What a sum is made of: rows under their heads, and the events that they tell of, with the facts they state."""

    heads: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]
    events: list[tuple[Event, tuple[str, ...]]] = field(default_factory=list)


@dataclass
class Weeks:
    """The listings of the weeks, by the number of their event."""

    listings: dict[int, Listing] = field(default_factory=dict)


def draw_weeks(draft: Draft, holders: dict[str, Person], days: int) -> Weeks:
    """Enter the sums of each whole week of the last `days`; reads what happened to records."""
    random, calendar, weeks = draft.random("chronicle", "weeks"), draft.calendar, Weeks()
    deals = {kind: _Strand(draft.chronicle.events(f"deal-{kind}")) for kind in ("opened", "won", "lost")}
    # Edited orders bear another name, so that nobody speaks of one alone.
    shipped, refunded = (
        _Strand(draft.chronicle.events(f"order-{kind}", f"altered-{kind}")) for kind in ("shipped", "refunded")
    )
    shop, desk = _Shop(draft), _Desk(draft)
    monday = calendar.today - timedelta(days=calendar.today.weekday() + 7 * (days // 7))
    while (told := next_workday(monday + timedelta(days=7))) < calendar.today:
        first, last = calendar.moment(monday, time()), calendar.moment(monday + timedelta(days=7), time())
        week: dict[str, Fact] = {"week": monday}
        won = deals["won"].between(first, last)
        in_week = {
            "sales": _sales(won, deals["opened"].between(first, last), deals["lost"].between(first, last)),
            "store": shop.week(monday, len(refunded.between(first, last))),
            "support": desk.week(first, last),
            "hall": _hall(shipped.between(first, last)),
        }
        for kind, (facts, listing) in in_week.items():
            key = {"sales": "sales-ops", "store": "store", "support": "support-lead", "hall": "warehouse"}[kind]
            at = calendar.moment(told, time(8, 10)) + timedelta(seconds=random.randrange(5400))
            event = draft.chronicle.happened(f"week-{kind}", at, (holders[key].id,), {**week, **facts})
            if listing.rows:
                weeks.listings[event.number] = listing
        monday += timedelta(days=7)
    return weeks


class _Strand:
    """Events of a kind, oldest first."""

    def __init__(self, events: Sequence[Event]) -> None:
        self._events = events
        self._moments = [event.at for event in events]

    def between(self, first: datetime, last: datetime) -> Sequence[Event]:
        return self._events[bisect_left(self._moments, first) : bisect_left(self._moments, last)]


def _sum(events: Sequence[Event]) -> Money:
    return Money(sum(amount for event in events if isinstance(amount := event.facts["amount"], int)))


def _sales(won: Sequence[Event], opened: Sequence[Event], lost: Sequence[Event]) -> tuple[dict[str, Fact], Listing]:
    facts: dict[str, Fact] = {"won": len(won), "opened": len(opened), "lost": len(lost)}
    facts |= {"sum": _sum(won), "new": _sum(opened)}
    rows = [tuple(event.words()[name] for name in ("account", "deal", "amount")) for event in won]
    if len(rows) > _MOST_ROWS:
        return facts, Listing((), [])
    return facts, Listing(("Customer", "Deal", "Amount"), rows, [(event, ("account", "amount")) for event in won])


def _hall(shipped: Sequence[Event]) -> tuple[dict[str, Fact], Listing]:
    carriers = Counter(str(event.facts.get("carrier", "Untracked")) for event in shipped)
    rows = [(carrier, str(count)) for carrier, count in sorted(carriers.items())]
    return {"parcels": len(shipped)}, Listing(("Carrier", "Parcels"), rows)


class _Shop:
    """What came in at the store, by day."""

    def __init__(self, draft: Draft) -> None:
        self._counts: Counter[date] = Counter()
        self._sums: Counter[date] = Counter()
        for order in draft.all(Order):
            day = draft.calendar.date_of(order.placed_at)
            self._counts[day] += 1
            self._sums[day] += order.total

    def week(self, monday: date, refunds: int) -> tuple[dict[str, Fact], Listing]:
        days = [monday + timedelta(days=n) for n in range(7)]
        rows = [
            (name, str(self._counts[day]), f"${self._sums[day] / 100:,.2f}")
            for name, day in zip(_DAYS, days, strict=True)
        ]
        count, cents = sum(self._counts[day] for day in days), sum(self._sums[day] for day in days)
        facts: dict[str, Fact] = {"orders": count, "revenue": f"${cents / 100:,.2f}", "refunds": refunds}
        return facts, Listing(("Day", "Orders", "Revenue"), rows)


class _Desk:
    """What came in and what was closed at support, by priority."""

    def __init__(self, draft: Draft) -> None:
        cases = draft.all(Case)
        self._opened = {
            priority: sorted(case.created_at for case in cases if case.priority == priority) for priority in _PRIORITIES
        }
        self._closed = {
            priority: sorted(case.closed_at for case in cases if case.priority == priority and case.closed_at)
            for priority in _PRIORITIES
        }

    def week(self, first: datetime, last: datetime) -> tuple[dict[str, Fact], Listing]:
        counts = []
        for priority in _PRIORITIES:
            (before, opened), (gone, closed) = (
                (bisect_left(moments, first), bisect_left(moments, last))
                for moments in (self._opened[priority], self._closed[priority])
            )
            counts.append((opened - before, closed - gone, opened - closed))
        rows = [(name, *map(str, count)) for name, count in zip(_PRIORITIES, counts, strict=True)]
        came, done, left = (sum(column) for column in zip(*counts, strict=True))
        facts: dict[str, Fact] = {"came": came, "done": done, "left": left}
        return facts, Listing(("Priority", "New", "Closed", "Open"), rows)

"""Campaigns and trade shows: what was planned, and what came of it."""

from __future__ import annotations

from datetime import timedelta

from ...apps.platform.models import Person
from ..calendar import next_workday
from ..draft import Draft
from ..events import Facts, Money
from ..places import CITIES

_SHOWS = 6
# Campaigns, with the month in which each begins if it has a season, and what they may be run by.
_IDEAS: dict[str, tuple[int, tuple[str, ...]]] = {
    "spring catalog mailing": (3, ("postcards", "newsletter")),
    "summer sale": (6, ("newsletter", "search ads", "retargeting")),
    "back-to-school push": (7, ("newsletter", "search ads", "postcards")),
    "fall reorder reminder": (9, ("newsletter", "postcards")),
    "year-end budget push": (11, ("newsletter", "search ads")),
    "holiday gift guide": (11, ("newsletter", "retargeting", "search ads")),
    "winter clearance": (1, ("newsletter", "search ads", "retargeting")),
    "win-back offer": (0, ("newsletter", "postcards")),
    "new arrivals showcase": (0, ("sample boxes", "newsletter", "webinar")),
    "dealer program launch": (0, ("a partner's magazine", "newsletter", "webinar")),
    "free freight week": (0, ("newsletter", "retargeting")),
    "referral program": (0, ("newsletter", "postcards", "a partner's magazine")),
    "sample program": (0, ("sample boxes",)),
    "website quote push": (0, ("search ads", "retargeting")),
}
_CAMPAIGNS = 9


def draw_campaigns(draft: Draft, holders: dict[str, Person]) -> None:
    random = draft.random("chronicle", "campaigns")
    calendar, chronicle = draft.calendar, draft.chronicle
    director, manager = holders["marketing"].id, holders["marketing-2"].id
    chosen = random.sample(sorted(_IDEAS), _CAMPAIGNS)
    for name in chosen:
        month, channels = _IDEAS[name]
        start = calendar.day_between(random, calendar.today - timedelta(days=420), calendar.today - timedelta(days=4))
        if month:
            start = start.replace(month=month, day=random.randrange(1, 29))
            start = next_workday(start if start < calendar.today else start.replace(year=start.year - 1))
        facts: Facts = {"campaign": name, "channel": random.choice(channels)}
        budget, leads = Money(random.randrange(8, 90) * 100_00), random.randrange(9, 120)
        at = calendar.at_work(random, start)
        last = chronicle.happened("campaign-started", at, (manager, director), {"budget": budget, **facts})
        over = calendar.at_work(random, next_workday(start + timedelta(days=random.randrange(16, 34))))
        if over < calendar.now:
            chronicle.happened(
                "campaign-ended",
                over,
                (manager, director),
                {"leads": leads, "spent": Money(budget * random.randrange(82, 109) // 100 // 10000 * 10000), **facts},
                cause=last,
            )
    for city in random.sample(CITIES, _SHOWS):
        day = calendar.day_between(random, calendar.today - timedelta(days=400), calendar.today + timedelta(days=45))
        booked = calendar.at_work(random, next_workday(day - timedelta(days=random.randrange(50, 90))))
        staff = random.choice([p for p in holders.values() if p.department == "Sales" and p.is_active])
        if booked >= calendar.now:
            continue
        facts = {"city": city.name, "staff": staff.name}
        last = chronicle.happened("show-booked", booked, (manager, staff.id, director), {"day": day, **facts})
        held = calendar.at_work(random, next_workday(day + timedelta(days=1)))
        if held < calendar.now:
            chronicle.happened(
                "show-held",
                held,
                (staff.id, manager),
                {"day": day, "leads": random.randrange(8, 70), **facts},
                cause=last,
            )

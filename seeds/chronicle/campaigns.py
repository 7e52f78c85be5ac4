"""Campaigns and trade shows: what was planned, and what came of it."""

from __future__ import annotations

from datetime import timedelta

from ...apps.platform.models import Person
from ..calendar import next_workday
from ..draft import Draft
from ..events import Facts, Money
from ..places import CITIES

_SHOWS = 6
_CHANNELS = ("newsletter", "search ads", "postcards", "webinar", "a partner's magazine", "retargeting", "sample boxes")
# How campaigns are called, and what is sent to people, which may be a mailing.
_CALLED = ("campaign", "push", "drive", "offer", "promotion")
_MAILED = ("newsletter", "postcards", "sample boxes")
# Themes, with the month in which each begins if it has a season.
_THEMES = {"spring": 3, "summer": 5, "autumn": 9, "holiday": 11, "welcome back": 0, "new range": 0, "clearance": 1,
           "reseller": 0, "schools": 8}  # fmt: skip


def draw_campaigns(draft: Draft, holders: dict[str, Person]) -> None:
    random = draft.random("chronicle", "campaigns")
    calendar, chronicle = draft.calendar, draft.chronicle
    director, manager = holders["marketing"].id, holders["marketing-2"].id
    for theme, month in _THEMES.items():
        start = calendar.day_between(random, calendar.today - timedelta(days=420), calendar.today - timedelta(days=4))
        if month:
            start = start.replace(month=month, day=random.randrange(1, 29))
            start = next_workday(start if start < calendar.today else start.replace(year=start.year - 1))
        channel = random.choice(_CHANNELS)
        called = (*_CALLED, "mailing", "mailing") if channel in _MAILED else _CALLED
        facts: Facts = {"campaign": f"{theme} {random.choice(called)}", "channel": channel}
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

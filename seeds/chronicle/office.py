"""What concerns everybody: closures, outages, audits, drills and months that are summed up."""

from __future__ import annotations

from datetime import date, timedelta
from random import Random

from ...apps.handbook.holidays import is_workday
from ...apps.platform.models import Person
from ..calendar import last_workday, next_workday
from ..draft import Draft
from ..events import Facts

_SYSTEMS = ("the phone system", "the label printer in the hall", "the Wi-Fi upstairs", "email", "the scanner server",
            "the card reader", "the VPN")  # fmt: skip
_OUTAGES, _AUDITS, _DRILLS = 14, 4, 3
_AUDITORS = ("the fire marshal", "the bank's auditor", "the insurance inspector", "a customer's quality team",
             "the state sales tax auditor")  # fmt: skip


def draw_office(draft: Draft, holders: dict[str, Person]) -> None:
    random = draft.random("chronicle", "office")
    _closures(draft, random, holders)
    _outages(draft, random, holders)
    _audits(draft, random, holders)
    calendar = draft.calendar
    for _ in range(_DRILLS):
        day = calendar.day_between(random, calendar.today - timedelta(days=300), calendar.today + timedelta(days=6))
        told = calendar.at_work(random, last_workday(day - timedelta(days=random.randrange(3, 8))))
        if told < calendar.now:
            draft.chronicle.happened("drill-told", told, (holders["coo"].id, holders["it"].id), {"day": day})


def _closures(draft: Draft, random: Random, holders: dict[str, Person]) -> None:
    """Each holiday that falls on a working day is announced."""
    calendar, day = draft.calendar, draft.calendar.first_day
    while day < calendar.today + timedelta(days=14):
        if day.weekday() < 5 and not is_workday(day):
            told = calendar.at_work(random, last_workday(day - timedelta(days=random.randrange(6, 12))))
            if calendar.first_moment < told < calendar.now:
                before, after = last_workday(day), next_workday(day)
                draft.chronicle.happened(
                    "closure-told",
                    told,
                    (holders["assistant"].id, holders["coo"].id),
                    {"day": day, "weekday": f"{day:%A}", "before": before, "after": after},
                )
        day += timedelta(days=1)


def _outages(draft: Draft, random: Random, holders: dict[str, Person]) -> None:
    calendar = draft.calendar
    for _ in range(_OUTAGES):
        begun = calendar.recent(random, calendar.now - timedelta(days=360))
        minutes = random.choice((15, 20, 25, 35, 40, 50, 70, 90, 130))
        facts: Facts = {"system": random.choice(_SYSTEMS), "minutes": minutes}
        who = (holders[random.choice(("it", "it-1", "it-2"))].id, holders["it"].id)
        last = draft.chronicle.happened("outage", begun, who, facts)
        over = begun + timedelta(minutes=minutes)
        if over < calendar.now:
            draft.chronicle.happened("outage-over", over, who, facts, cause=last)


def _audits(draft: Draft, random: Random, holders: dict[str, Person]) -> None:
    calendar = draft.calendar
    for auditor in random.sample(_AUDITORS, _AUDITS):
        day: date = calendar.day_between(
            random, calendar.today - timedelta(days=380), calendar.today + timedelta(days=10)
        )
        who = (holders["finance-1"].id, holders["coo"].id, holders["warehouse"].id)
        told = calendar.at_work(random, last_workday(day - timedelta(days=random.randrange(8, 20))))
        if told >= calendar.now:
            continue
        last = draft.chronicle.happened("audit-told", told, who, {"auditor": auditor, "day": day})
        over = calendar.at_work(random, next_workday(day + timedelta(days=1)))
        if over < calendar.now:
            draft.chronicle.happened(
                "audit-over", over, who, {"auditor": auditor, "day": day, "findings": random.randrange(5)}, cause=last
            )

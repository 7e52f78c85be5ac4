"""Who came, left, rose and was away."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from random import Random

from ...apps.platform.models import Person
from ..calendar import next_workday
from ..draft import Draft
from ..people import POSITIONS
from .presence import WrittenDays

# Jobs that somebody took over within these years, as likely as any; those who run a department were there before.
_OFTEN_NEW = (
    "Support agent", "Warehouse associate", "Sales development representative", "Account executive", "Catalogue editor",
    "Help desk technician", "Recruiter", "Campaign manager", "Accounts receivable clerk",
)  # fmt: skip
_HIRES, _PROMOTIONS, _ABSENCES = 9, 4, 7
# What somebody did before who does this now.
_BEFORE = {
    "Senior account executive": "Account executive",
    "Support team lead": "Support agent",
    "Shift lead": "Warehouse associate",
    "Controller": "Financial analyst",
    "Content manager": "Content editor",
    "Demand planner": "Purchasing assistant",
    "Product specialist": "Support agent",
    "Merchandiser": "Catalogue editor",
    "CRM administrator": "Sales operations analyst",
}
_REASONS = ("parental leave", "vacation", "jury duty", "knee surgery", "a training course", "vacation", "vacation")


def draw_people(draft: Draft, holders: dict[str, Person]) -> None:
    random = draft.random("chronicle", "people")
    _draw_hires(draft, random, holders)
    _draw_promotions(draft, random, holders)
    _draw_leavers(draft, random, holders)


def _draw_hires(draft: Draft, random: Random, holders: dict[str, Person]) -> None:
    """New colleagues, announced some days before they begin."""
    calendar = draft.calendar
    new = [p for p in POSITIONS if p.title in _OFTEN_NEW and not p.left and not p.persona]
    for position in random.sample(new, _HIRES):
        person, boss = holders[position.key], holders[position.boss]
        start = calendar.day_between(
            random, calendar.first_day + timedelta(days=60), calendar.today - timedelta(days=12)
        )
        told = calendar.between(
            random, calendar.midday(start - timedelta(days=12)), calendar.midday(start - timedelta(days=2))
        )
        signed = draft.chronicle.happened(
            "hire-signed",
            told,
            (holders["hr-1"].id, boss.id),
            {"person": person.name, "title": position.title, "start": start, "boss": boss.name},
        )
        draft.chronicle.happened(
            "hired",
            calendar.morning(start),
            (person.id, boss.id),
            {"person": person.name, "title": position.title, "start": start, "boss": boss.name},
            cause=signed,
        )


def _draw_promotions(draft: Draft, random: Random, holders: dict[str, Person]) -> None:
    calendar = draft.calendar
    risen = [p for p in POSITIONS if p.title in _BEFORE and not p.left]
    for position in random.sample(risen, _PROMOTIONS):
        person, boss = holders[position.key], holders[position.boss]
        start = calendar.day_between(
            random, calendar.first_day + timedelta(days=90), calendar.today - timedelta(days=5)
        )
        draft.chronicle.happened(
            "promoted",
            calendar.morning(start),
            (boss.id, person.id),
            {
                "person": person.name,
                "title": position.title,
                "former": _BEFORE[position.title],
                "start": start,
                "boss": boss.name,
            },
        )


def _draw_leavers(draft: Draft, random: Random, holders: dict[str, Person]) -> None:
    """Those who left: who takes over what they looked after is named on the way."""
    calendar = draft.calendar
    for position in POSITIONS:
        if position.left:
            person, boss = holders[position.key], holders[position.boss]
            heir = holders[f"{position.boss}-{random.randrange(1, 4)}"]
            last = calendar.day_between(
                random, calendar.today - timedelta(days=160), calendar.today - timedelta(days=25)
            )
            draft.chronicle.happened(
                "left",
                calendar.midday(last),
                (person.id, boss.id, heir.id),
                {
                    "person": person.name,
                    "title": position.title,
                    "last": last,
                    "heir": heir.name,
                    "territory": position.territory,
                },
            )


def draw_absences(draft: Draft, holders: dict[str, Person]) -> None:
    """Who is away and who covers, some of it still ahead; told a week before.

    Drawn once the CRM is written, for those who wrote nothing there in that time.
    """
    random, calendar, written = draft.random("chronicle", "absences"), draft.calendar, WrittenDays(draft)
    keys = [p.key for p in POSITIONS if not p.left and p.boss and p.department in ("Sales", "Support", "Finance")]
    found = 0
    for key in random.sample(keys, len(keys)):
        person = holders[key]
        reason = random.choice(_REASONS)
        weeks = random.randrange(6, 15) if reason == "parental leave" else random.choice((1, 1, 2))
        drawn = calendar.day_between(random, calendar.today - timedelta(days=90), calendar.today + timedelta(days=20))
        first = written.free_from(person.id, drawn, 7 * weeks)
        if first is None or not _is_here(draft, person, first):
            continue
        told = calendar.between(
            random, calendar.midday(first - timedelta(days=16)), calendar.midday(first - timedelta(days=3))
        )
        if told < calendar.now:
            _enter_absence(
                draft, random, holders, person, reason, told, first, next_workday(first + timedelta(weeks=weeks))
            )
            found += 1
        if found == _ABSENCES:
            return


def _is_here(draft: Draft, person: Person, day: date) -> bool:
    """Whether somebody had been with the company for a while by that day."""
    hired = [event.at for event in draft.chronicle.events("hired") if event.who[0] == person.id]
    return all(draft.calendar.date_of(at) + timedelta(days=60) < day for at in hired)


def _enter_absence(
    draft: Draft,
    random: Random,
    holders: dict[str, Person],
    person: Person,
    reason: str,
    told: datetime,
    first: date,
    back: date,
) -> None:
    colleagues = [
        other
        for other in holders.values()
        if other.department == person.department and other is not person and other.is_active
    ]
    cover = random.choice(colleagues)
    draft.chronicle.happened(
        "away",
        told,
        (person.id, cover.id),
        {"person": person.name, "cover": cover.name, "reason": reason, "first": first, "back": back},
    )

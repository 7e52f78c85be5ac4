"""Which days count as working days: all families ask here, so that each knows weekends and the handbook's holidays."""

from __future__ import annotations

import re
from datetime import date, timedelta

from ..apps.crm.models import Contact
from ..apps.handbook.holidays import is_workday

#: How the records of contacts say that somebody does not work on all days.
_LAST_DAY = re.compile(r"Works Monday to (\w+)\.")


def workdays(after: date, count: int) -> list[date]:
    """The next working days after a day."""
    days: list[date] = []
    while len(days) < count:
        after += timedelta(days=1)
        if is_workday(after):
            days.append(after)
    return days


def workday_before(day: date, count: int) -> date:
    """The working day so many of them before a day."""
    while count:
        day -= timedelta(days=1)
        count -= is_workday(day)
    return day


def is_there(contact: Contact) -> bool:
    """Whether a contact's record does not say that they have left."""
    return not (contact.description or "").startswith("No longer there")


def works_on(contact: Contact, day: date) -> bool:
    """Whether a contact's record lets somebody expect them at work on a day."""
    found = _LAST_DAY.search(contact.description or "")
    is_late = found is not None and day.weekday() > _WEEK.index(found[1])
    return is_workday(day) and not is_late


def works_all_week(contact: Contact) -> bool:
    """Whether a contact's record says nothing of days on which they do not work."""
    return _LAST_DAY.search(contact.description or "") is None


_WEEK = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday")

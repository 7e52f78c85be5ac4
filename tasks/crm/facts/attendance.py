"""Who was at a show or a webinar: people as colleagues write them down, and the posts of the chat that tell of it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from ....apps.chat import actions as chat
from ....apps.crm.actions.duplicates import normalized
from ....apps.crm.models import Contact, Lead
from ....apps.handbook.holidays import is_workday
from ....apps.platform.database import Db
from ....seeds.names import slug, without_accents
from ...draw import Draw
from ..working_hours import back_then

#: How a person is written down.
_FORMS = (
    "{first} {last}, {company}",
    "{initial}. {last} ({company})",
    "{last}, {first} ({company})",
    "{last} {initial}. / {company}",
)
_LEGAL = re.compile(r"(, | )(Inc|LLC|Ltd|PLC|Group|Co|Company)\.?$")
_LIST = (
    "Typed up from the sign-in sheets for {event}, in no particular order:\n{lines}\nAsk me if something looks off.",
    "Here's who was at {event}:\n{lines}\nIncludes both afternoon sheets.",
    "{event}: everybody who signed in, as best I can read it.\n{lines}\nThat's everyone.",
)
_LATE = (
    "Two things on the {event} list: {absent} wasn't there after all, a coworker used the badge. And {late} came "
    "for the last hour without signing in.",
    "The {event} list isn't quite right. {late} is missing, I talked to them myself. {absent} never showed, that "
    "was my mistake at the desk.",
    "For {event} please count {late} too, they came late. Not {absent}, though: somebody else signed them in.",
)
_CALLED_OFF = (
    "{one} and {two} canceled ahead of {event}, both by e-mail. Somebody should enter that.",
    "Two people told us beforehand they weren't coming to {event}: {one} had the flu, {two} was needed on site.",
    "{event}: {one} couldn't make it and said so the week before, and so did {two}.",
)
_ELSEWHERE = (
    "By the way, {person} stopped by at {event}. Long talk.",
    "Saw {person} at {event} with half their team.",
    "And {person} was at {event}, didn't expect that.",
)
_RULES = (
    "Since it came up again, how we update members after an event: anyone who was there is Attended, whether "
    "they were a member before or not. Anyone who was Registered and didn't come is a No-show. {called_off} "
    "Anyone who opted out of e-mail, or of the campaign, stays exactly as they are, and isn't added either. "
    "Nobody else changes.",
    "One more time for everybody. After an event: there = Attended (add them if they weren't members yet). "
    "Registered and not there = No-show. {called_off} Don't touch opt-outs of any kind, and don't add them. "
    "Everybody else keeps their status.",
)
#: What becomes of those who called off, by the status that they get then; None is that they keep what they have.
_CALLED = {
    "Declined": "Anyone who canceled beforehand is Declined.",
    None: "Anyone who canceled beforehand stays Registered, they get the next invitation first.",
}


@dataclass(frozen=True)
class Told:
    """One post: by whom it is, and what it says."""

    author_id: int
    text: str


def key_of(first: str | None, last: str, company: str | None) -> tuple[str, str, str]:
    """By what somebody is found again who is written down with an initial."""
    return slug(first or "")[:1], slug(last), slug(normalized(_short(company or "")))


def key(person: Contact | Lead) -> tuple[str, str, str]:
    return key_of(person.first_name, person.last_name, company_of(person))


def company_of(person: Contact | Lead) -> str | None:
    if isinstance(person, Lead):
        return person.company
    return person.account.name if person.account else None


def recognizable(people: Iterable[Contact | Lead]) -> set[tuple[str, str, str]]:
    """The keys of those of whom there is but one."""
    counted = Counter(key(person) for person in people if person.first_name and company_of(person))
    return {found for found, count in counted.items() if count == 1}


def written(draw: Draw, first: str, last: str, company: str) -> str:
    """A person as somebody writes them down."""
    text = draw.choice(_FORMS).format(first=first, last=last, initial=first[0], company=_short(company))
    return without_accents(text)


def _short(company: str) -> str:
    return _LEGAL.sub("", company)


def listed(draw: Draw, event: str, people: Sequence[str]) -> str:
    return draw.choice(_LIST).format(event=event, lines="\n".join(f"- {person}" for person in people))


def corrected(draw: Draw, event: str, *, absent: str, late: str) -> str:
    return draw.choice(_LATE).format(event=event, absent=absent, late=late)


def called_off(draw: Draw, event: str, one: str, two: str) -> str:
    return draw.choice(_CALLED_OFF).format(event=event, one=one, two=two)


def seen_elsewhere(draw: Draw, event: str, person: str) -> str:
    return draw.choice(_ELSEWHERE).format(event=event, person=person)


def rules(draw: Draw) -> tuple[str | None, str]:
    """The status of those who called off, and how all the rules are said."""
    status = draw.choice(_CALLED)
    return status, draw.choice(_RULES).format(called_off=_CALLED[status])


def tell(db: Db, channel_id: int, posts: Sequence[Told], since: datetime) -> None:
    """Have these posted between `since` and now, in their order, in the office's hours as far as there is time."""
    hours = [db.now - timedelta(days=day, minutes=47 * turn + 13) for day in range(13, -1, -1) for turn in (3, 2, 1, 0)]
    free = [at for at in hours if at > since and is_workday(at.astimezone(db.timezone).date())]
    if len(free) < len(posts):
        free = [since + (db.now - since) * number / (len(posts) + 1) for number in range(1, len(posts) + 1)]
    for number, post in enumerate(posts):
        at = free[number * len(free) // len(posts)] - timedelta(minutes=number * 5 % 11, seconds=17 * number)
        with back_then(db, max(at, since), post.author_id, after=since):
            chat.create_post(db, channel_id, post.text, notify_all=True)
            since = db.now

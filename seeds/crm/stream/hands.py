"""How people put the points of a note together: as sentences, or run on with semicolons or dashes."""

from __future__ import annotations

import re
from random import Random

from ....apps.crm.models import Account, Contact, Lead
from ...random_source import chance
from ..sales import Sales

#: What each hand puts between points, and of a hundred ends of sentences how many become that.
_NOTES = (("; ", 96), ("; ", 92), (" - ", 94), (", ", 88), ("; ", 86), ("; ", 78))
_POSTS = ((" - ", 75), (", ", 75), (" - ", 50), (", ", 50), ("; ", 60))
#: How a post that begins by naming somebody may begin besides.
_GREETINGS = ("{} ", "{} ", "Hey {}, ", "Hi {}, ", "{}, ", "{} hi, ", "{}: ")
#: And where it asks for something short.
_QUICK = "{} quick one: "
# Where a sentence ends and another begins, on one line; a point in a list or a quotation stays as it is.
_END = re.compile(r"(?<=[a-z\d)])(?<!\bBros)(?<!\bSt)(?<!\bMt)(?<!\bFt)\. (?=[A-Z][a-z']+\b|[AI] |\$)")
# What keeps its capital within a sentence.
_CAPITAL = re.compile(
    r"(?:I\b|I'|\$|[A-Z]\w*[A-Z]|[A-Z]-\d|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:January|February|March|April|June)"
    r"\b|(?:July|August|September|October|November|December|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b|Finance)"
)


def run_on(random: Random, author_id: int, text: str, names: tuple[str, ...], *, is_post: bool = False) -> str:
    """A note or post in the hand of its author: some of its sentences become one."""
    if "\n" in text or '"' in text:
        return text
    hands = _POSTS if is_post else _NOTES
    mark, share = hands[author_id * 7 % 11 % len(hands)]
    found = _END.split(text)
    joined, last = found[0], ""
    for part in found[1:]:
        # Two dashes in a row are hard to read.
        last = mark if chance(random, share) and (last, mark) != (" - ", " - ") else ". "
        joined += last + (part if last == ". " else _continued(part, names))
    return joined


def proper_names(sales: Sales) -> tuple[str, ...]:
    """With what a sentence may begin that keeps its capital."""
    draft = sales.draft
    names = {person.first_name for person in draft.people}
    names |= {contact.first_name or contact.last_name for contact in draft.all(Contact)}
    names |= {lead.first_name or lead.last_name for lead in draft.all(Lead)}
    names |= {account.name for account in draft.all(Account)} | {lead.company for lead in draft.all(Lead)}
    names |= {competitor.split(" ", 1)[0] for competitor in sales.competitors}
    names |= {article.name.split(" ", 1)[0] for article in sales.articles}
    return tuple(sorted((name for name in names if name[:1].isupper()), key=lambda name: (-len(name), name)))


def _continued(part: str, names: tuple[str, ...]) -> str:
    """A sentence as the rest of another one."""
    # Most begin with no name at all, which is found out much faster.
    is_name = part.startswith(names) and any(
        part.startswith(name) and not part[len(name) : len(name) + 1].isalpha() for name in names
    )
    return part if is_name or _CAPITAL.match(part) else part[0].lower() + part[1:]


def addressed(random: Random, text: str, name: str) -> str:
    """A post that begins with the name of somebody, begun as people do."""
    if not text.startswith(f"{name} "):
        return text
    said = text.removeprefix(f"{name} ")
    is_question = re.match(r"[^.?!]*\?", said) is not None
    return random.choice((*_GREETINGS, _QUICK) if is_question else _GREETINGS).format(name) + said

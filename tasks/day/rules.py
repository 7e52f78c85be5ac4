"""Questions whose rule stands in the company's handbook and nowhere else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ...apps.handbook.models import HandbookSection, Policy
from ...apps.handbook.policies import policy
from ...seeds.world import World
from ..answers import Answer, Money, Number
from ..draw import Draw
from ..gold import User
from ..queries import companies


@dataclass(frozen=True)
class Question:
    """What somebody wants to know, the right answer, and how one finds it in the handbook."""

    text: str
    answer: Answer
    look_up: Callable[[User], None]


@dataclass(frozen=True)
class Rule:
    """A number of the handbook; `wordings` ask for it, or for so many times of it."""

    key: str
    subject: str | None
    wordings: tuple[str, ...]
    most: int = 0  # up to how many times; 0 asks for the number itself


RULES = (
    Rule("hotel", "East", (
        "I stay {count} nights at a hotel in the East territory. What is the most that I may pay for all of them?",
        "Hotel in the East, {count} nights: up to how much in all is fine by our rules?",
    ), 6),
    Rule("hotel", "West", (
        "I stay {count} nights at a hotel in the West territory. What is the most that I may pay for all of them?",
        "Hotel out West, {count} nights: up to how much in all is fine by our rules?",
    ), 6),
    Rule("meals", "guest", (
        "I take {count} people from {account} out to dinner. How much may their meals cost together, at the most?",
        "Dinner for {count} guests from {account}: what is the limit for all the guests together, by our rules?",
    ), 9),
    Rule("mileage", None, (
        "The way to {account} and back was {count} miles altogether, in my own car. What do I get for that?",
        "{count} miles in all for {account}, in my own car. How much is that by our rules?",
    ), 180),
    Rule("leave_notice", "long", (
        "I want two weeks off. How many days ahead do I have to ask, at least?",
        "How many days in advance must a vacation of two weeks be asked for?",
    )),
    Rule("doctors_note", None, (
        "After how many days of being sick do we need a doctor's note?",
        "Somebody in my team is sick. Once they have been away for how many days is a doctor's note needed?",
    )),
    Rule("privacy_request", None, (
        "{account} asks what we have on file about one of their people. Within how many days is that to be answered?",
        "A request about personal data came in from {account}. How many days do we have to answer it?",
    )),
    Rule("claim", "hand in", (
        "I'm back from {account}. Within how many days do I have to hand in my travel claim?",
        "How many days after a trip can a travel claim be handed in?",
    )),
    Rule("retention", "Applications", (
        "For how many months do we keep applications of people whom we did not hire?",
        "An applicant whom we turned down wants to know how many months we keep the papers. What do I write?",
    )),
)  # fmt: skip


def question(draw: Draw, world: World) -> Question:
    """A question that only the handbook answers."""
    rule = draw.choice(RULES)
    with world.session() as db:
        found: Policy = policy(db, rule.key, rule.subject)
        section = db.get_one(HandbookSection, found.section_id).key
        value, unit = found.value, found.unit
    count = draw.integer(2, rule.most) if rule.most else 1
    text = draw.choice(rule.wordings).format(count=count, account=draw.choice(companies(world)).name.rstrip("."))
    answer = Money(value * count) if unit == "USD cents" else Number(value * count)
    return Question(text, answer, lambda user: user.visit("handbook", f"/sections/{section}"))

"""Questions whose rule stands in the company's handbook and nowhere else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ...apps.handbook.models import HandbookSection, Policy
from ...apps.handbook.policies import policy
from ...seeds.world import World
from ..answers import Answer, Money, Number
from ..draw import Draw
from ..gold import ToolUser, User
from ..queries import companies


@dataclass(frozen=True)
class Question:
    """What somebody wants to know, the right answer, and how one finds it in the handbook."""

    text: str
    answer: Answer
    look_up: Callable[[User], None]
    look_up_by_tools: Callable[[ToolUser], object]


@dataclass(frozen=True)
class Rule:
    """A number of the handbook; `wordings` ask for it, or for so many times of it."""

    key: str
    subject: str | None
    wordings: tuple[str, ...]
    most: int = 0  # up to how many times; 0 asks for the number itself


RULES = (
    Rule("hotel", "East", (
        "I'm staying {count} nights at a hotel in the East territory. What's the most I can spend on all of them "
        "together?",
        "Hotel in the East territory, {count} nights: what's the limit for the whole stay by our rules?",
    ), 6),
    Rule("hotel", "West", (
        "I'm staying {count} nights at a hotel in the West territory. What's the most I can spend on all of them "
        "together?",
        "Hotel in the West territory, {count} nights: what's the limit for the whole stay by our rules?",
    ), 6),
    Rule("meals", "guest", (
        "I'm taking {count} people from {account} out to dinner. What's the most their meals can cost all together?",
        "Dinner for {count} guests from {account}: what's the limit for all the guests together by our rules?",
    ), 9),
    Rule("mileage", None, (
        "The drive to {account} and back was {count} miles altogether, in my own car. How much do I get reimbursed "
        "for that?",
        "{count} miles in all to see {account}, in my own car. How much do I get for that by our rules?",
    ), 180),
    Rule("leave_notice", "long", (
        "I want to take two weeks off. How many days ahead do I have to ask, at least?",
        "How many days in advance do you have to ask for a two-week vacation?",
    )),
    Rule("doctors_note", None, (
        "After how many sick days do we need a doctor's note?",
        "Somebody on my team is out sick. After how many days do they need a doctor's note?",
    )),
    Rule("privacy_request", None, (
        "{account} is asking what we have on file about one of their people. How many days do we have to answer "
        "that?",
        "We got a request about personal data from {account}. How many days do we have to answer it?",
    )),
    Rule("claim", "hand in", (
        "I'm back from {account}. How many days do I have to submit my travel claim?",
        "How many days after a trip do I have to submit the travel claim?",
    )),
    Rule("retention", "Applications", (
        "For how many months do we keep applications from people we didn't hire?",
        "An applicant we turned down wants to know how many months we keep the papers. What should I tell them?",
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
    return Question(
        text,
        answer,
        look_up=lambda user: user.visit("handbook", f"/sections/{section}"),
        look_up_by_tools=lambda user: user.call("handbook_read_section", section=section),
    )

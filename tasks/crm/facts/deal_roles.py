"""What colleagues write of who plays which part in a deal, place by place and week by week."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from ....apps.crm import actions
from ....apps.platform.database import Db
from ...draw import Draw
from ..working_hours import back_then

#: By what is told. a, b, c … are people, `deal` is another deal than the one in whose stream it stands.
SAID = {
    "decides": (
        "{c} is the decision maker on this now. {a} just has input from here on.",
        "The decision is {c}'s from now on, {a} still gets heard.",
        "Talked to them: {c} has the final say, {a} can give an opinion.",
    ),
    "after all": (
        "By the way, on “{deal}” it's {d} after all who decides. {c} compares the quotes for them, nothing more.",
        "They told me about “{deal}” too: {d} has the final say there, and {c} is the one looking at the quotes.",
        "Unrelated to this case: {d} decides on “{deal}”, I have it in writing. {c} evaluates.",
    ),
    "call first": (
        "Anyone who needs somebody on this: call {d} first, always.",
        "{d} is our first contact on this from now on, for everything.",
        "Please go to {d} first with anything, that's how they want it.",
    ),
    "handed over": (
        "{b} handed the decision to {a}.",
        "It's {a} who decides here, no longer {b}.",
        "Not {b} anymore: {a} makes the call.",
    ),
    "tests": (
        "{c} is testing the samples for this, and is the one to call first from now on.",
        "For questions here call {c} first, who's also doing the testing.",
        "{c} is evaluating what we sent and wants to be our first contact.",
    ),
    "gone": (
        "{b} left and works for {other} now.",
        "News: {b} started at {other} on Monday, so they're no longer here.",
        "{b} is gone. New employer is {other}, same phone.",
    ),
    "left out": (
        "{e} asked to be left out of this one. Please take them off.",
        "{e} has nothing to do with this anymore and doesn't want our emails about it.",
        "Nothing more on this to {e}, please, they're out of it.",
    ),
    "wrong place": (
        "{d} is testing what we sent.",
        "Samples are with {d}, who's evaluating them.",
        "{d} is trying ours against what they have.",
    ),
    "put right": (
        "That belongs on “{deal}”, I think? Nobody's testing anything here.",
        "Are you sure? I only know that from “{deal}”, there's nothing to test on this one.",
        "Wrong deal, isn't it? “{deal}” is where {d} is doing that.",
    ),
    "admitted": ("Right, sorry. It's the other one.", "True, my mistake.", "Yep, I was on the wrong page."),
    "rumour": (
        "Heard {e} may be leaving, too. Nothing certain.",
        "{a} might take on more of this one day, they say. Not yet.",
        "Somebody said {c} would like to make these calls. So far that's just talk.",
    ),
    "beside": (
        "Sent {a} the drawings.",
        "{a} is out until Monday, nothing new.",
        "Asked {e} for the delivery address.",
    ),
}  # fmt: skip


@dataclass(frozen=True)
class Entry:
    """A post, or with `answers` the answer to an earlier one of them, so many days ago, at one of the places."""

    place: str
    age: timedelta
    author_id: int
    text: str
    answers: int | None = None


def entry(
    draw: Draw, told: str, place: str, days: int, author_id: int, words: Mapping[str, str], answers: int | None = None
) -> Entry:
    """One of the wordings of what is told."""
    age = timedelta(days=days, minutes=draw.integer(1, 290))
    return Entry(place, age, author_id, draw.choice(SAID[told]).format(**words), answers)


def write(db: Db, entries: Sequence[Entry], places: Mapping[str, tuple[str, int]]) -> None:
    """Have them posted, the oldest first; `places` are records, by object and id."""
    made: dict[int, int] = {}
    last: datetime | None = None
    for number, one in sorted(enumerate(entries), key=lambda pair: pair[1].age, reverse=True):
        kind, id = places[one.place]
        # Two that would fall on a weekend keep their order.
        with back_then(db, db.now - one.age, one.author_id, after=last):
            root = None if one.answers is None else made[one.answers]
            note = actions.add_note(db, kind, id, one.text, root_id=root)
            made[number], last = note.id, db.now

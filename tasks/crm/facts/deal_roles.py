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
        "{c} decides on this now. {a} only has a say from here on.",
        "The decision is {c}'s from now on, {a} is still heard.",
        "Talked to them: {c} has the last word, {a} may give an opinion.",
    ),
    "after all": (
        "By the way, for “{deal}” it is {d} after all who decides. {c} compares the offers for them, nothing more.",
        "They told me about “{deal}” as well: {d} has the last word there, and {c} is the one who looks at the offers.",
        "Unrelated to this case: on “{deal}” {d} decides, I have it in writing. {c} evaluates.",
    ),
    "call first": (
        "Whoever needs somebody on this: call {d} first, always.",
        "{d} is our first contact for it from now on, please, for everything.",
        "Please go to {d} first with anything, that is how they want it.",
    ),
    "handed over": (
        "{b} has handed the decision to {a}.",
        "It is {a} who decides here, no longer {b}.",
        "Not {b} any more: {a} takes the decision.",
    ),
    "tests": (
        "{c} tests the samples for it, and is the one to call first from now on.",
        "For questions here call {c} first, who also does the testing.",
        "{c} evaluates what we sent, and wants to be our first contact.",
    ),
    "gone": (
        "{b} has left them and works for {other} now.",
        "News: {b} started at {other} on Monday, so no longer here.",
        "{b} is gone from here. New employer is {other}, same phone.",
    ),
    "left out": (
        "{e} asked to be left out of this one. Take them off, please.",
        "{e} has nothing to do with this any more and does not want our mail about it.",
        "No more of this to {e}, please, they are out of it.",
    ),
    "wrong place": (
        "{d} is testing what we sent.",
        "Samples are with {d}, who evaluates them.",
        "{d} tries ours against what they have.",
    ),
    "put right": (
        "That belongs to “{deal}”, I think? Here nobody tests anything.",
        "Are you sure? I know this of “{deal}” only, there is nothing to test on this one.",
        "This is the wrong deal, isn't it. “{deal}” is where {d} does that.",
    ),
    "admitted": ("Right, sorry. It is the other one.", "True, my mistake.", "Yes, I was on the wrong page."),
    "rumour": (
        "Heard that {e} may be leaving them, too. Nothing is certain.",
        "{a} might take over more of this one day, they say. Not yet.",
        "Somebody said {c} would like to decide such things. So far that is talk.",
    ),
    "beside": (
        "Sent {a} the drawings.",
        "{a} was away until Monday, nothing new.",
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

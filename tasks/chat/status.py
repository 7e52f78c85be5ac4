from __future__ import annotations

from datetime import datetime, time

from ...apps.chat import actions
from ...apps.chat.forms import CLEAR_AFTER
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..matchers import Anything
from ..registry import family
from ..task import Task
from ..wording import spoken_date, typed_time
from .pages import OwnMenu
from .queries import now, persona

_AT = dict(CLEAR_AFTER)["at"]
STATUSES = (
    "Interviews", "At the trade school", "Writing contracts", "Onboarding day", "Reviewing applications",
    "Leadership workshop", "On the road", "Budget planning", "Training new colleagues", "At the dentist",
)  # fmt: skip


@family("chat-status", app="chat", kind="update", steps=30, persona="hr")
def set_status(draw: Draw, world: World) -> Task:
    """Set a status until a given time and keep notifications off."""
    me, start = persona(world, "hr"), now(world)
    day = draw.day(start.date(), 1, 12)
    until = datetime.combine(day, time(draw.integer(9, 17), draw.choice((0, 15, 30, 45))), start.tzinfo)
    text = draw.choice(STATUSES)

    def outcome(db: Db) -> None:
        actions.set_status(db, text=text, until=until)
        actions.set_dnd(db, True, until=until)

    def gold(user: User) -> None:
        OwnMenu(user, me).set_status().set(text=text, clear=_AT, is_dnd=True, day=day, at=until).save()
        user.done()

    def from_the_profile(user: User) -> None:
        form = OwnMenu(user, me).set_status_in_profile().set(day=day.isoformat(), at=f"{until:%H:%M}")
        form.set(is_dnd=True, clear=_AT, text=text).enter()
        user.done()

    return Task(
        goal=draw.phrase(
            'Set my status to "{text}" until {day}, {time}, and turn on do not disturb until then.',
            'Until {time} on {day} my status should be "{text}", with do not disturb on for the same time.',
            'Please set my status to "{text}" and turn on do not disturb, both until {day} at {time}.',
            'I don\'t want to be disturbed before {day}, {time}. Turn on do not disturb and show "{text}" as my '
            "status until then.",
            text=text,
            day=spoken_date(day),
            time=typed_time(until),
        ),
        outcome=outcome,
        # Nobody asked for a particular emoji.
        matchers={"chat_member.status_emoji": Anything(needed=True)},
        gold=gold,
        alternatives=(from_the_profile,),
    )

from __future__ import annotations

from datetime import datetime, time

from ...apps.chat import actions
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..matchers import SameText
from ..registry import family
from ..task import Task
from ..wording import spoken_date, typed_time
from .pages import ChannelPage
from .queries import now, persona, sentence, writable


@family("chat-schedule", app="chat", kind="create", steps=25, persona="warehouse")
def schedule_message(draw: Draw, world: World) -> Task:
    """Write a message now that goes out on another morning."""
    channel = draw.choice(writable(world, persona(world, "warehouse")))
    text, start = sentence(draw, world), now(world)
    day = draw.day(start.date(), 2, 20)
    at = datetime.combine(day, time(draw.integer(7, 11), draw.choice((0, 10, 20, 30, 40, 50))), start.tzinfo)

    def gold(user: User) -> None:
        ChannelPage(user, channel).go_to().schedule().set(body=text, day=day, at=at).save()
        user.done()

    def from_the_message_box(user: User) -> None:
        page = ChannelPage(user, channel).go_to()
        page.type(text)
        page.schedule().set(at=f"{at:%H:%M}", day=day.isoformat()).enter()
        user.done()

    return Task(
        goal=draw.phrase(
            'Schedule "{text}" in #{channel} for {day} at {time}.',
            'This should go out in #{channel} on {day} at {time}: "{text}" Please schedule it.',
            'Write "{text}" in #{channel}, but schedule it for {day}, {time} rather than sending it now.',
            'I\'ll be out on {day}. Schedule my message for {time} that day in #{channel}: "{text}"',
            text=text,
            channel=channel.name,
            day=spoken_date(day),
            time=typed_time(at),
        ),
        outcome=lambda db: actions.schedule_post(db, channel.id, text, at),
        matchers={"chat_scheduled_post.body": SameText()},
        gold=gold,
        alternatives=(from_the_message_box,),
    )

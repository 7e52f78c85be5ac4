from __future__ import annotations

from datetime import datetime, time

from ...apps.chat import actions
from ...apps.chat.models import Post
from ...seeds.world import World
from ..draw import Draw
from ..gold import ToolUser, User
from ..registry import family
from ..task import Task
from ..wording import spoken_date, typed_time
from .pages import find_post
from .queries import draw_account_named, now, persona, writable


@family("chat-remind", app="chat", kind="update", steps=25, persona="support_agent", split="test")
def set_reminder(draw: Draw, world: World) -> Task:
    """Have a colleague's message come back on another day."""
    me, here, start = persona(world, "support_agent"), now(world), now(world)

    def single(found: list[Post]) -> bool:
        return len(found) == 1 and found[0].root_id is None and found[0].author_id != me.id

    _, account, (post,) = draw_account_named(draw, world, writable(world, me), single)
    day = draw.day(start.date(), 1, 14)
    at = datetime.combine(day, time(draw.integer(8, 16), draw.choice((0, 15, 30, 45))), start.tzinfo)

    def gold(user: User) -> None:
        find_post(user, post, here, account).remind().set(day=day, at=at).save()
        user.done()

    def moved_afterwards(user: User) -> None:
        message = find_post(user, post, here, account)
        for hour in (at.replace(hour=17), at):
            message.remind().set(day=day.isoformat(), at=f"{hour:%H:%M}").save()
        user.done()

    def by_tools(user: ToolUser) -> None:
        found = user.call("chat_search_messages", query=f'in:{post.channel.name} "{account}"')
        moment = at.replace(tzinfo=None).isoformat(timespec="minutes")
        user.call("chat_set_reminder", message=found["items"][0]["id"], at=moment)

    return Task(
        goal=draw.phrase(
            "On {day} at {time}, remind me of {author}'s message about {account} in #{channel}.",
            "Set a reminder for {day}, {time}, on what {author} wrote about {account} in #{channel}.",
            "{author} wrote about {account} in #{channel}. Set a reminder on that message for {time} on {day}.",
            "I want a reminder on {day} at {time} about the message in #{channel} where {author} mentions {account}.",
            author=post.author.name,
            account=account,
            channel=post.channel.name,
            day=spoken_date(day),
            time=typed_time(at),
        ),
        outcome=lambda db: actions.set_reminder(db, post.id, at),
        gold=gold,
        alternatives=(moved_afterwards,),
        by_tools=by_tools,
    )

from __future__ import annotations

from datetime import timedelta

from ...apps.chat.models import Post
from ...seeds.world import World
from ..answers import Name
from ..draw import Draw
from ..gold import ToolUser, User
from ..registry import family
from ..task import Task
from .pages import Found, label
from .queries import channels, colleagues, draw_account_named, now, persona, staff


@family("chat-first-to-name", app="chat", kind="answer", steps=15, persona="sales_ops")
def find_first_to_name(draw: Draw, world: World) -> Task:
    """Find out who was the first to bring up an account in a channel."""
    me, here = persona(world, "sales_ops"), now(world)
    known = {person.id for person in colleagues(world, me)}

    def several(found: list[Post]) -> bool:
        # Named by several people, in so few messages that they fit on one page of results.
        if not 3 <= len(found) <= 15 or len({post.author_id for post in found}) == 1:
            return False
        return found[0].author_id in known and found[0].created_at < found[1].created_at

    place, account, (first, *_) = draw_account_named(draw, world, channels(world, me), several)
    channel = place.name

    def gold(user: User) -> None:
        Found(user, f'in:{channel} "{account}"').search()
        user.answer(first.author.name)

    def at_the_message(user: User) -> None:
        day = first.created_at.date() + timedelta(days=2)
        found = Found(user, f'"{account}" in:{channel} before:{day}').search()
        found.follow(first.author.name, f"{label(first, here)}, #{channel}")
        user.answer(first.author.name.upper())

    def by_tools(user: ToolUser) -> None:
        user.because("Results come latest first, all on one page: the last of them is the first mention.")
        user.call("chat_search_messages", query=f'in:{channel} "{account}"')

    return Task(
        goal=draw.phrase(
            "Who was the first to mention {account} in #{channel}, threads included? Give the full name.",
            "Who brought up {account} first in #{channel}? Replies in threads count too. Answer with the full name.",
            "Of all messages and replies in #{channel} that mention {account}, who wrote the oldest? Full name, "
            "please.",
            "I want to know who mentioned {account} first in the channel #{channel}, either in a message or in a "
            "reply. Tell me the person's full name.",
            account=account,
            channel=channel,
        ),
        answer=Name(first.author.name, staff(world)),
        gold=gold,
        alternatives=(at_the_message,),
        by_tools=by_tools,
    )

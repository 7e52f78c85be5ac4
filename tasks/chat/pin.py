from __future__ import annotations

from ...apps.chat import actions
from ...apps.chat.models import Post
from ...seeds.world import World
from ..draw import Draw
from ..gold import ToolUser, User
from ..registry import family
from ..task import Task
from .pages import Found, Message, find_post, label, moment
from .queries import draw_account_named, now, persona, writable


@family("chat-pin", app="chat", kind="update", steps=20, persona="sales_manager")
def pin_message(draw: Draw, world: World) -> Task:
    """Pin the message in which somebody wrote about an account."""
    me, here = persona(world, "sales_manager"), now(world)

    def single(found: list[Post]) -> bool:
        post = found[0]
        # What a set-up has somebody say is said by several in one minute.
        is_older = post.created_at < here
        return len(found) == 1 and post.root_id is None and not post.is_pinned and post.author_id != me.id and is_older

    _, account, (post,) = draw_account_named(draw, world, writable(world, me), single)

    def gold(user: User) -> None:
        find_post(user, post, here, account).pin()
        user.done()

    def from_a_wider_search(user: User) -> None:
        found = Found(user, f'"{account}"').search()
        found.follow(moment(post.created_at, here), f"{label(post, here)}, #{post.channel.name}")
        Message(user, label(post, here)).pin()
        user.done()

    def by_tools(user: ToolUser) -> None:
        found = user.call("chat_search_messages", query=f'in:{post.channel.name} "{account}"')
        user.call("chat_pin_message", message=found["items"][0]["id"])

    return Task(
        goal=draw.phrase(
            "Pin {author}'s message about {account} in #{channel}.",
            "In #{channel}, {author} wrote about {account}. Please pin that message to the channel.",
            "Find what {author} said about {account} in #{channel} and pin it there.",
            "{author}'s message in #{channel} that mentions {account} should be pinned.",
            author=post.author.name,
            account=account,
            channel=post.channel.name,
        ),
        outcome=lambda db: actions.pin_post(db, post.id),
        gold=gold,
        alternatives=(from_a_wider_search,),
        by_tools=by_tools,
    )

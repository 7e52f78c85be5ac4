from __future__ import annotations

from collections import defaultdict

from ...apps.chat import actions
from ...apps.chat.models import Channel, Post
from ...seeds.world import World
from ..draw import Draw
from ..gold import ToolUser, User
from ..registry import family
from ..task import Task
from .pages import find_post
from .queries import colleagues, now, persona, posts, writable

EMOJI = ("raised_hands", "tada", "clap", "heart", "rocket", "pray", "fire", "bulb", "handshake", "muscle")


def latest(world: World, channel: Channel) -> list[Post]:
    """Everybody's latest message in a channel, where it is clear which that is: no reply, no second in its minute."""
    by_author: dict[int, list[Post]] = defaultdict(list)
    for post in posts(world, Post.channel_id == channel.id, load=Post.reactions):
        by_author[post.author_id].append(post)
    found = []
    for own in by_author.values():
        last = own[-1]
        minute = last.created_at.replace(second=0, microsecond=0)
        if last.root_id is None and sum(post.created_at >= minute for post in own) == 1:
            found.append(last)
    return found


@family("chat-react", app="chat", kind="update", steps=25, persona="operations")
def react_to_latest(draw: Draw, world: World) -> Task:
    """React to somebody's latest message in a channel."""
    me, here = persona(world, "operations"), now(world)
    known = {person.id for person in colleagues(world, me)}
    emoji = draw.choice(EMOJI)

    def candidates(channel: Channel) -> list[Post]:
        return [
            post
            for post in latest(world, channel)
            if post.author_id in known
            and not any(reaction.person_id == me.id and reaction.emoji == emoji for reaction in post.reactions)
        ]

    # Some channels have no candidate, because everybody there wrote last in a thread.
    channel = draw.first(writable(world, me), lambda channel: bool(candidates(channel)))
    post = draw.choice(candidates(channel))

    def gold(user: User) -> None:
        find_post(user, post, here).react().search(emoji).choose(emoji)
        user.done()

    def by_keys(user: User) -> None:
        find_post(user, post, here).react().search(f":{emoji}:").choose_first()
        user.done()

    def by_tools(user: ToolUser) -> None:
        user.because("Results come latest first.")
        found = user.call("chat_search_messages", query=f'in:{channel.name} from:"{post.author.name}"')
        user.call("chat_add_reaction", message=found["items"][0]["id"], emoji=emoji)

    return Task(
        goal=draw.phrase(
            "React with :{emoji}: to {author}'s latest message in #{channel}.",
            "Put a :{emoji}: on the last thing {author} wrote in #{channel}.",
            "{author}'s most recent message in #{channel} deserves a :{emoji}: from me.",
            "Add my :{emoji}: reaction to the newest message by {author} in the channel #{channel}.",
            emoji=emoji,
            author=post.author.name,
            channel=channel.name,
        ),
        outcome=lambda db: actions.add_reaction(db, post.id, emoji),
        gold=gold,
        alternatives=(by_keys,),
        by_tools=by_tools,
    )

from __future__ import annotations

from collections import Counter
from datetime import timedelta

from ...apps.chat.models import Post
from ...seeds.world import World
from ..answers import Name
from ..draw import Draw
from ..gold import User
from ..records import spoken_date
from ..registry import family
from ..task import Task
from .records import channels, colleagues, now, persona, posts


@family("chat-most-files", app="chat", kind="answer", level="hard", steps=20, persona="operations")
def find_busiest_sharer(draw: Draw, world: World) -> Task:
    """Find out who posted the most messages with files in a channel since a given day."""
    me, start = persona(world, "operations"), now(world)
    known = {person.id: person for person in colleagues(world, me)}
    mine = {channel.id: channel.name for channel in channels(world, me)}
    with_files = [post for post in posts(world, Post.channel_id.in_(mine), load=Post.files) if post.files]
    pool = []
    for ago in range(20, 110, 9):
        day = start.date() - timedelta(days=ago)
        for channel_id, name in sorted(mine.items()):
            counts = Counter(
                post.author_id
                for post in with_files
                if post.channel_id == channel_id and post.created_at.astimezone(start.tzinfo).date() > day
            )
            top = counts.most_common(2)
            # Clearly the most, and few enough for two pages of results.
            if len(top) == 2 and top[0][1] > top[1][1] and counts.total() <= 36 and top[0][0] in known:
                pool.append((name, day, known[top[0][0]], counts.total()))
    channel, day, busiest, total = draw.choice(pool)

    def gold(user: User) -> None:
        user.search(f"in:{channel} has:file after:{day.isoformat()}")
        if total > 20:
            user.click("link", "Older", within="Pages")
        user.answer(busiest.name)

    return Task(
        goal=draw.phrase(
            "Who has posted the most messages with files in #{channel} after {day}? Give the full name.",
            "In #{channel}, whose messages carried files most often after {day}? I need the full name.",
            "Count the messages with files in #{channel} since the day after {day}: who wrote the most? Full name, "
            "please.",
            "Tell me the full name of whoever wrote more messages with files in #{channel} after {day} than anybody "
            "else.",
            channel=channel,
            day=spoken_date(day),
        ),
        answer=Name(busiest.name),
        gold=gold,
    )

from __future__ import annotations

from collections import Counter
from datetime import timedelta
from functools import partial

from ...apps.chat.actions import create_post
from ...apps.chat.models import Post
from ...apps.chat.permissions import acting
from ...apps.platform.database import Db
from ...apps.platform.uploads import Upload
from ...seeds.world import World
from ..answers import Name
from ..draw import Draw
from ..gold import ToolUser, User
from ..registry import family
from ..task import Task
from ..wording import spoken_date
from .pages import ChannelPage, Found
from .queries import colleagues, now, persona, posts, staff, writable

_PAGE = 20
_SAYING = (
    ("The count for bay {bay} is in the file.", "count-bay-{bay}.csv"),
    ("Here is what we found damaged in bay {bay}.", "damages-bay-{bay}.csv"),
    ("Bay {bay} is done, list below.", "bay-{bay}.csv"),
    ("Here's a list of what is still missing in bay {bay}.", "missing-bay-{bay}.csv"),
)


@family("chat-most-files", app="chat", kind="answer", steps=20, persona="operations")
def find_busiest_sharer(draw: Draw, world: World) -> Task:
    """Find out who posted the most messages with files in a channel since a given day."""
    me, start = persona(world, "operations"), now(world)
    channel = draw.choice(writable(world, me))
    day = start.date() - timedelta(days=draw.integer(20, 110))
    before = Counter(
        post.author_id
        for post in posts(world, Post.channel_id == channel.id, load=Post.files)
        if post.files and post.created_at.astimezone(start.tzinfo).date() > day
    )
    inside = {member.person_id for member in channel.members}
    busiest, *others = draw.sample((person for person in colleagues(world, me) if person.id in inside), 4)
    # The files that are there already count too, so enough are added to put one person clearly ahead.
    added = [other for other in others for _ in range(draw.integer(1, 2))]
    rivals = before + Counter(other.id for other in added)
    del rivals[busiest.id]
    added += [busiest] * max(1, max(rivals.values()) + draw.integer(1, 2) - before[busiest.id])
    draw.random.shuffle(added)
    sharing = [
        (person.id, bay, draw.choice(_SAYING))
        for person, bay in zip(added, draw.sample(range(11, 98), len(added)), strict=True)
    ]
    pages = -(-(before.total() + len(added)) // _PAGE)

    def share(db: Db) -> None:
        for person_id, bay, (body, name) in sharing:
            file = Upload(name.format(bay=bay), b"Shelf,Pieces\nA,12\nB,7\n")
            with acting(db, person_id):
                create_post(db, channel.id, body.format(bay=bay), files=[file])

    def gold(user: User) -> None:
        found = Found(user, f"in:{channel.name} has:file after:{day.isoformat()}").search()
        for _ in range(pages - 1):
            found.older()
        user.answer(busiest.name)

    def in_the_list_of_files(user: User) -> None:
        ChannelPage(user, channel).go_to().show_files()
        user.answer(busiest.name)

    return Task(
        goal=draw.phrase(
            "Who has posted the most messages with files in #{channel} after {day}? Give the full name.",
            "Whose messages in #{channel} had files attached most often after {day}? I need the full name.",
            "Count the messages with files in #{channel} posted after {day}. Who wrote the most? Full name, please.",
            "Tell me the full name of the person who posted more messages with files in #{channel} after {day} than "
            "anybody else.",
            channel=channel.name,
            day=spoken_date(day),
        ),
        setup=share,
        answer=Name(busiest.name, staff(world)),
        gold=gold,
        alternatives=(in_the_list_of_files,),
        by_tools=partial(_by_tools, query=f"in:{channel.name} has:file after:{day.isoformat()}", pages=pages),
    )


def _by_tools(user: ToolUser, query: str, pages: int) -> None:
    user.because("I count the messages on all pages by author.")
    for page in range(1, pages + 1):
        user.call("chat_search_messages", query=query, page=page)

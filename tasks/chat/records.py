"""What the chat families look up in an untouched world."""

from __future__ import annotations

from collections import Counter
from datetime import datetime
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import joinedload, selectinload

from ...apps.chat.actions import create_post
from ...apps.chat.models import Channel, ChannelMember, Member, Post
from ...apps.chat.permissions import acting
from ...apps.platform.database import Db
from ...apps.platform.models import Person
from ...seeds.world import World
from ..crm.records import accounts
from ..draw import Draw


def persona(world: World, key: str) -> Person:
    """The person who stands for a role."""
    with world.session() as db:
        return db.scalars(select(Person).where(Person.persona == key).options(joinedload(Person.manager))).one()


def members(world: World) -> list[Member]:
    """Everybody who can be written to, by id."""
    with world.session() as db:
        query = select(Member).join(Member.person).where(Member.is_active, Person.is_active)
        return list(db.scalars(query.options(joinedload(Member.person).joinedload(Person.manager)).order_by(Member.id)))


def colleagues(world: World, persona: Person) -> list[Person]:
    """The people whom a persona can write to and whose full name is theirs alone."""
    everybody = [member.person for member in members(world)]
    bearers = Counter(person.name for person in everybody)
    return [person for person in everybody if person.id != persona.id and bearers[person.name] == 1]


def channels(world: World, person: Person, *, where: Any = True) -> list[Channel]:
    """The open named channels that a person is in, with their members, by name."""
    with world.session() as db:
        query = (
            select(Channel)
            .join(ChannelMember)
            .where(ChannelMember.person_id == person.id, Channel.name.is_not(None), Channel.archived_at.is_(None))
            .where(where)
            .options(selectinload(Channel.members).joinedload(ChannelMember.person))
        )
        return list(db.scalars(query.order_by(Channel.name)))


def writable(world: World, person: Person) -> list[Channel]:
    """The open channels of a person in which everybody may post."""
    return channels(world, person, where=~Channel.is_announcement)


def posts(world: World, *where: Any, load: Any = None) -> list[Post]:
    """The messages and replies that fit, in the order they were written, with authors and perhaps a list more."""
    with world.session() as db:
        query = select(Post).where(Post.deleted_at.is_(None), Post.kind == "message", *where)
        query = query.options(joinedload(Post.author), joinedload(Post.channel))
        if load is not None:
            query = query.options(selectinload(load))
        return list(db.scalars(query.order_by(Post.id)))


def posts_by_account(world: World, *where: Any) -> dict[tuple[int, str], list[Post]]:
    """Messages and replies by channel and account named in full; left out where one of them names another as well."""
    names = sorted({account.name for account in accounts(world)})
    found: dict[tuple[int, str], list[Post]] = {}
    unclear: set[tuple[int, str]] = set()
    for post in posts(world, *where):
        body = post.body
        named = [name for name in names if name in body]
        for name in named:
            found.setdefault((post.channel_id, name), []).append(post)
            if len(named) > 1:
                unclear.add((post.channel_id, name))
    return {key: about for key, about in found.items() if key not in unclear}


def accounts_without(world: World, word: str) -> list[str]:
    """The accounts, by full name, of which no message says `word`; none whose name is a part of another's."""
    names = sorted({account.name for account in accounts(world)})
    with world.session() as db:
        bodies = db.scalars(select(Post.body).where(Post.deleted_at.is_(None), Post.kind == "message"))
        said = [body for body in bodies if word in body.casefold()]
    alone = [name for name in names if sum(name in other for other in names) == 1]
    return [name for name in alone if not any(name in body for body in said)]


def now(world: World) -> datetime:
    """The moment at which an episode begins, at the office."""
    with world.session() as db:
        return db.now.astimezone(db.timezone)


def say(db: Db, channel_id: int, author_id: int, body: str, *, under: str | None = None) -> Post:
    """Set up a message of somebody's, perhaps as a reply to the message that says `under`."""
    root_id = saying(db, channel_id, under).id if under is not None else None
    with acting(db, author_id):
        return create_post(db, channel_id, body, root_id=root_id)


def saying(db: Db, channel_id: int, body: str) -> Post:
    """The message of a channel that says exactly this."""
    wanted = select(Post).where(Post.channel_id == channel_id, Post.body == body, Post.deleted_at.is_(None))
    return db.scalars(wanted).one()


_SENTENCES = (
    "Samples for {account} are packed, pickup is at {time}.",
    "Call with {account} moved to {time}, same people.",
    "{account} confirmed {number} pieces; paperwork follows by {time}.",
    "Visit at {account} is on for {time}, I bring the folders.",
    "Quote for {account} went out, {number} pieces, valid for thirty days.",
    "Feedback from {account} is in: {number} points, summary at {time}.",
    "Please keep {number} boxes aside for {account} until {time}.",
    "Truck for {account} is booked, loading starts at {time}.",
)


def sentence(draw: Draw, world: World) -> str:
    """Something to say that nobody has said yet."""
    return draw.choice(_SENTENCES).format(
        account=draw.choice(accounts(world)).name.rstrip("."),
        time=f"{draw.integer(1, 5)}:{draw.choice(('05', '10', '20', '25', '35', '40', '50'))}",
        number=draw.integer(12, 97),
    )

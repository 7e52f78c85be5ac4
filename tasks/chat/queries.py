"""What the chat families look up in an untouched world."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from datetime import datetime
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import joinedload, selectinload

from ...apps.chat.actions import create_post
from ...apps.chat.models import Channel, ChannelMember, Coworker, Member, Post
from ...apps.chat.permissions import acting
from ...apps.crm.models import Event
from ...apps.platform.database import Db
from ...apps.platform.models import Person
from ...seeds.world import World
from ..draw import Draw
from ..queries import accounts, companies, fetch_all, played

#: What those have as their status who do not work.
_NOT_AT_WORK = ("On vacation", "Out sick")


def persona(world: World, key: str) -> Person:
    """The person who stands for a role."""
    query = select(Person).where(Person.persona == played(world, key))
    return fetch_all(world, query.options(joinedload(Person.manager)))[0]


def members(world: World) -> list[Member]:
    """Everybody who can be written to, by id."""
    query = select(Member).join(Member.person).where(Member.is_active, Person.is_active).order_by(Member.id)
    return fetch_all(world, query.options(joinedload(Member.person).joinedload(Person.manager)))


def staff(world: World) -> frozenset[str]:
    """The names of everybody who works here, or did."""
    return frozenset(person.name for person in fetch_all(world, select(Person).order_by(Person.id)))


def colleagues(world: World, persona: Person) -> list[Person]:
    """The people whom a persona can write to and whose full name is theirs alone."""
    everybody = [member.person for member in members(world)]
    bearers = Counter(person.name for person in everybody)
    return [person for person in everybody if person.id != persona.id and bearers[person.name] == 1]


def colleagues_present(world: World, persona: Person) -> list[Person]:
    """Those of them who are at work when the episode begins, by their status, their deputy and the calendar."""
    everybody = colleagues(world, persona)
    with world.session() as db:
        away = {
            member.id
            for member in db.scalars(select(Member).where(Member.status_text.in_(_NOT_AT_WORK)))
            if member.has_status(db.now)
        }
        away |= set(db.scalars(select(Coworker.id).where(Coworker.away_until > db.now)))
        absent = Event.deleted_at.is_(None) & (Event.kind == "Absence") & (Event.status != "Not Held")
        away |= set(db.scalars(select(Event.owner_id).where(absent, Event.starts_at <= db.now, Event.ends_at > db.now)))
    return [person for person in everybody if person.id not in away]


def channels(world: World, person: Person, *, where: Any = True) -> list[Channel]:
    """The open named channels that a person is in, with their members, by name."""
    query = (
        select(Channel)
        .join(ChannelMember)
        .where(ChannelMember.person_id == person.id, Channel.name.is_not(None), Channel.archived_at.is_(None))
        .where(where)
        .options(selectinload(Channel.members).joinedload(ChannelMember.person))
    )
    return fetch_all(world, query.order_by(Channel.name))


def writable(world: World, person: Person) -> list[Channel]:
    """The open channels of a person in which everybody may post."""
    return channels(world, person, where=~Channel.is_announcement)


def posts(world: World, *where: Any, load: Any = None) -> list[Post]:
    """The messages and replies that fit, in the order they were written, with authors and perhaps a list more."""
    query = select(Post).where(Post.deleted_at.is_(None), Post.kind == "message", *where)
    # Many messages have few authors, which a join would read again and again.
    query = query.options(selectinload(Post.author), selectinload(Post.channel))
    if load is not None:
        query = query.options(selectinload(load))
    return fetch_all(world, query.order_by(Post.id))


def draw_account_named(
    draw: Draw, world: World, places: list[Channel], wanted: Callable[[list[Post]], bool]
) -> tuple[Channel, str, list[Post]]:
    """A channel, an account and the messages there that name it in full, if these are `wanted` and name no other."""
    named_in = spotter(account.name for account in accounts(world))
    fitting: list[tuple[str, list[Post]]] = []

    def fits(place: Channel) -> bool:
        found: dict[str, list[Post]] = {}
        unclear: set[str] = set()
        for post in posts(world, Post.channel_id == place.id):
            named = named_in(post.body)
            for name in named:
                found.setdefault(name, []).append(post)
            if len(named) > 1:
                unclear |= named
        fitting[:] = [(name, about) for name, about in sorted(found.items()) if name not in unclear and wanted(about)]
        return bool(fitting)

    # A world has many messages: channels are read one by one, until one fits.
    place = draw.first(places, fits)
    return place, *draw.choice(fitting)


def accounts_without(world: World, word: str) -> list[str]:
    """The accounts, by full name, of which no message says `word`; none whose name is a part of another's."""
    names = sorted({account.name for account in accounts(world)})
    named_in = spotter(names)
    holders = Counter(inner for name in names for inner in named_in(name))
    query = select(Post.body).where(Post.deleted_at.is_(None), Post.kind == "message", Post.body.icontains(word))
    said = {name for body in fetch_all(world, query) for name in named_in(body)}
    real = {account.name for account in companies(world)}
    return [name for name in names if name in real and holders[name] == 1 and name not in said]


def spotter(names: Iterable[str]) -> Callable[[str], set[str]]:
    """Which of the names a text holds; each place of the text is looked at once, however many names there are."""
    names = set(names)
    length = min(map(len, names))
    by_start: dict[str, list[str]] = defaultdict(list)
    for name in names:
        by_start[name[:length]].append(name)

    def named_in(text: str) -> set[str]:
        starts = ((at, by_start.get(text[at : at + length])) for at in range(len(text) - length + 1))
        return {name for at, some in starts if some for name in some if text.startswith(name, at)}

    return named_in


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
    "Call with {account} moved to {time}, same attendees.",
    "{account} confirmed {number} units; paperwork to follow by {time}.",
    "Visit at {account} is on for {time}, I'll bring the folders.",
    "Quote for {account} went out, {number} units, valid for 30 days.",
    "Feedback from {account} is in: {number} points, summary at {time}.",
    "Please set aside {number} boxes for {account} until {time}.",
    "Truck for {account} is booked, loading starts at {time}.",
)


def sentence(draw: Draw, world: World) -> str:
    """Something to say that nobody has said yet."""
    return draw.choice(_SENTENCES).format(
        account=draw.choice(companies(world)).name.rstrip("."),
        time=f"{draw.integer(1, 5)}:{draw.choice(('05', '10', '20', '25', '35', '40', '50'))}",
        number=draw.integer(12, 97),
    )

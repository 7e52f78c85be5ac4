from __future__ import annotations

from sqlalchemy import select

from ...apps.chat import actions
from ...apps.chat.forms import KINDS
from ...apps.chat.models import Channel
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..matchers import SameText
from ..policies import channel_prefix
from ..registry import family
from ..task import Outcome, Task
from .pages import NewChannel, add_people
from .partitions import partitions
from .queries import colleagues, persona

_PRIVATE = dict(KINDS)["private"]
_WHAT = ("audit", "catalog", "fair", "launch", "offsite", "pilot", "relabel", "rebate", "inventory", "survey")
_WHEN = ("autumn", "spring", "summer", "winter", "2026", "2027", "north", "south")
_PURPOSES = (
    "Dates and open items for the {what}.",
    "Who does what for the {what}.",
    "Planning for the {what}, decisions only.",
    "All questions about the {what} go here.",
)


@family("chat-create-channel", app="chat", kind="create", steps=40, persona="store_manager")
def create_private_channel(draw: Draw, world: World) -> Task:
    """Create a private channel with a purpose and two people."""
    me = persona(world, "store_manager")
    people = draw.sample(colleagues(world, me), 2)
    with world.session() as db:
        taken = set(db.scalars(select(Channel.name)))
    what = draw.choice(_WHAT)
    department = channel_prefix(me.department)
    name = draw.first([f"{department}{what}-{when}" for when in _WHEN], lambda name: name not in taken)
    purpose = draw.choice(_PURPOSES).format(what=what)
    names = [person.name for person in people]

    def outcome(first: list[int], *later: list[int]) -> Outcome:
        def create(db: Db) -> None:
            channel = actions.create_channel(db, name=name, is_private=True, purpose=purpose, member_ids=first)
            for group in later:
                actions.add_members(db, channel.id, group)

        return create

    def gold(user: User) -> None:
        form = NewChannel(user).open().set(name=name, kind=_PRIVATE, purpose=purpose)
        form.choose("member_ids", names).save()
        user.done()

    def people_later(user: User) -> None:
        NewChannel(user).open_from_list().set(purpose=purpose, kind=_PRIVATE, name=name).enter()
        for person in reversed(names):
            add_people(user, f"#{name}", [person])
        user.done()

    # People are added when the channel is created or later, one by one or together: each leaves other rows. Of a
    # partition, the group that holds 0 is added at the creation.
    sequences = [
        (next(([id for id in group if id] for group in groups if 0 in group), []), [g for g in groups if 0 not in g])
        for groups in partitions([0, *(person.id for person in people)])
    ]
    return Task(
        goal=draw.phrase(
            'Create a private channel #{name} with the purpose "{purpose}" and add {people}.',
            'I need a private channel called {name}. Its purpose: "{purpose}" Members besides me: {people}.',
            'Open a channel {name} that only its members can see, purpose "{purpose}", and add {people}.',
            'Please set up #{name} as a private channel for me, {people}. Use "{purpose}" as its purpose.',
            name=name,
            purpose=purpose,
            people=" and ".join(names),
        ),
        outcome=tuple(outcome(first, *later) for first, later in sequences),
        matchers={"chat_channel.purpose": SameText()},
        gold=gold,
        alternatives=(people_later,),
    )

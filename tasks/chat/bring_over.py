from __future__ import annotations

from functools import partial

from ...apps.chat import actions
from ...apps.chat.models import Channel
from ...apps.platform.database import Db
from ...apps.platform.models import Person
from ...seeds.world import World
from ..draw import Draw
from ..gold import ToolUser, User
from ..registry import family
from ..task import Outcome, Task
from .pages import ChannelPage
from .partitions import partitions
from .queries import channels, colleagues, persona, writable


@family("chat-bring-over", app="chat", kind="bulk", steps=60, persona="marketing")
def bring_people_over(draw: Draw, world: World) -> Task:
    """Add everybody who is in one channel to another, but for one person."""
    me = persona(world, "marketing")
    known = {person.id: person for person in colleagues(world, me)}

    def missing(source: Channel, target: Channel) -> list[Person]:
        inside = {place.person_id for place in target.members}
        return [known[place.person_id] for place in source.members if place.person_id in known.keys() - inside]

    targets = writable(world, me)
    # Only a source whose members can all be added: none has left the company or shares a name with somebody.
    source, target = draw.choice(
        (source, target)
        for source in channels(world, me)
        for target in targets
        if source.id != target.id
        and {place.person_id for place in source.members} <= {me.id, *known}
        and 3 <= len(missing(source, target)) <= 4
    )
    candidates = missing(source, target)
    spared = draw.choice(candidates)
    people = [person for person in candidates if person is not spared]

    def outcome(groups: list[list[int]]) -> Outcome:
        def add(db: Db) -> None:
            for group in groups:
                actions.add_members(db, target.id, group)

        return add

    def gold(user: User) -> None:
        for channel in (source, target):
            page = ChannelPage(user, channel).go_to().show_members()
            user.press("Escape")
        page.add_people(person.name for person in people)
        user.done()

    def one_by_one(user: User) -> None:
        page = ChannelPage(user, target).go_to()
        for person in reversed(people):
            page.add_people([person.name])
        user.done()

    return Task(
        goal=draw.phrase(
            "Add everybody from #{source} who isn't in #{target} yet to #{target}, except {spared}.",
            "Everyone in #{source} should be in #{target} too. Please add the ones who are missing, except {spared}.",
            "#{target} is missing some of the people from #{source}. Add them all, but not {spared}.",
            "Whoever is in #{source} belongs in #{target} as well, with the exception of {spared}. Please add them.",
            source=source.name,
            target=target.name,
            spared=spared.name,
        ),
        outcome=tuple(outcome(groups) for groups in partitions([person.id for person in people])),
        gold=gold,
        alternatives=(one_by_one,),
        by_tools=partial(_by_tools, source=source, target=target, people=people),
    )


def _by_tools(user: ToolUser, source: Channel, target: Channel, people: list[Person]) -> None:
    for channel in (source, target):
        user.call("chat_get_channel", channel=f"#{channel.name}", detailed=True)
    user.because(f"Who is in #{source.name} alone, but for the one whom I leave out.")
    names = [f"@{person.username}" for person in people]
    user.call("chat_add_members", channel=f"#{target.name}", people=names)

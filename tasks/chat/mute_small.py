from __future__ import annotations

from functools import partial

from ...apps.chat import actions
from ...apps.chat.models import Channel
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..gold import ToolUser, User
from ..registry import family
from ..task import Outcome, Task
from .pages import Browser, ChannelPage
from .queries import channels, persona


@family("chat-mute-small", app="chat", kind="bulk", steps=80, persona="marketing")
def mute_small_channels(draw: Draw, world: World) -> Task:
    """Mute all of one's channels that have fewer members than a given number, but for one."""
    me = persona(world, "marketing")
    mine = channels(world, me)
    muted = {
        place.channel_id for channel in mine for place in channel.members if place.person_id == me.id and place.is_muted
    }

    def small(limit: int) -> list[str]:
        """The channels below the limit that are not muted yet."""
        return [str(channel.name) for channel in mine if channel.id not in muted and len(channel.members) < limit]

    limit = draw.choice(
        limit for limit in range(6, 55) if 3 <= len(small(limit)) <= 6 and len(small(limit)) < len(small(10**6))
    )
    spared = draw.choice(small(limit))
    todo = [channel for channel in mine if channel.name in small(limit) and channel.name != spared]

    unmuted = [channel for channel in mine if channel.id not in muted]

    def mute(some: list[Channel]) -> Outcome:
        def outcome(db: Db) -> None:
            for channel in some:
                actions.set_notifications(db, channel.id, is_muted=True)

        return outcome

    def gold(user: User) -> None:
        Browser(user).open().only_mine()
        for channel in todo:
            ChannelPage(user, channel).go_to().mute()
        user.done()

    def from_the_list(user: User) -> None:
        for channel in reversed(todo):
            Browser(user).open().open_channel(channel).mute_in_dialog()
        user.done()

    return Task(
        goal=draw.phrase(
            "Mute every channel I am in that has fewer than {limit} members, except #{spared}.",
            "Please mute my small channels, the ones with fewer than {limit} members. Leave #{spared} as it is.",
            "All channels I've joined that have fewer than {limit} members should be muted, but not #{spared}.",
            "Apart from #{spared}, please mute each of my channels with fewer than {limit} people in it.",
            limit=limit,
            spared=spared,
        ),
        outcome=mute(todo),
        without={
            "the number": mute([channel for channel in unmuted if channel.name != spared]),
            "the one spared": mute([channel for channel in unmuted if channel.name in small(limit)]),
        },
        gold=gold,
        alternatives=(from_the_list,),
        by_tools=partial(_by_tools, limit=limit, spared=spared, todo=todo),
    )


def _by_tools(user: ToolUser, limit: int, spared: str, todo: list[Channel]) -> None:
    user.call("chat_search_channels", show="mine")
    user.because(f"Those with fewer than {limit} members that are not muted, except #{spared}.")
    for channel in todo:
        user.call("chat_set_notifications", channel=f"#{channel.name}", muted=True)

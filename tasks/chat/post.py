"""Two families that look alike: in one channel everybody may post, in the other its admins alone."""

from __future__ import annotations

from sqlalchemy import select

from ...apps.chat import actions
from ...apps.chat.models import Channel, Member
from ...apps.chat.permissions import acting
from ...apps.platform.database import Db
from ...apps.platform.models import Person
from ...seeds.world import World
from ..draw import Draw
from ..errors import NoInstance
from ..gold import ToolUser, User
from ..matchers import SameText
from ..registry import family
from ..task import Reason, Task
from .pages import Browser, ChannelPage
from .queries import members, persona, sentence, writable

WORDINGS = (
    'Post "{text}" in #{channel}.',
    'Please write in #{channel}: "{text}"',
    'Send this message to the channel #{channel}: "{text}"',
    'Tell everybody in #{channel}: "{text}" Post it in the channel itself.',
)


def _channels(draw: Draw, world: World, poster: Person) -> tuple[Channel, Channel]:
    """Two public channels of the poster that somebody else runs."""
    pool = [
        channel
        for channel in writable(world, poster)
        if channel.kind == "public"
        and not channel.is_default
        and not any(place.is_admin and place.person_id == poster.id for place in channel.members)
    ]
    first, second = draw.sample(pool, 2)
    return first, second


def _limit(db: Db, channel: Channel) -> None:
    """Set up that only admins post in a channel."""
    admin = db.scalars(select(Member.id).where(Member.role == "admin").order_by(Member.id)).first()
    with acting(db, admin):
        actions.set_announcement(db, channel.id, True)


@family("chat-post", app="chat", kind="create", steps=20, persona="store_manager")
def post_message(draw: Draw, world: World) -> Task:
    """Post a message in a channel."""
    channel, other = _channels(draw, world, persona(world, "store_manager"))
    text = sentence(draw, world)

    def gold(user: User) -> None:
        ChannelPage(user, channel).go_to().write(text)
        user.done()

    def by_keys(user: User) -> None:
        ChannelPage(user, channel).go_to().write_by_enter(text)
        user.done()

    return Task(
        goal=draw.phrase(*WORDINGS, text=text, channel=channel.name),
        setup=lambda db: _limit(db, other),
        outcome=lambda db: actions.create_post(db, channel.id, text),
        matchers={"chat_post.body": SameText()},
        gold=gold,
        alternatives=(by_keys,),
    )


@family(
    "chat-post-limited",
    app="chat",
    kind="infeasible",
    steps=20,
    persona="store_manager",
    twin="chat-post",
)
def post_where_admins_post(draw: Draw, world: World) -> Task:
    """Post in a channel in which only its admins may."""
    me = persona(world, "store_manager")
    if any(member.id == me.id and member.role == "admin" for member in members(world)):
        raise NoInstance("who runs the workspace may post anywhere")
    channel, _ = _channels(draw, world, me)
    text = sentence(draw, world)

    def gold(user: User) -> None:
        ChannelPage(user, channel).go_to()
        user.infeasible(Reason.NOT_PERMITTED)

    def from_the_list(user: User) -> None:
        Browser(user).open().open_channel(channel)
        user.infeasible(Reason.NOT_PERMITTED)

    def by_tools(user: ToolUser) -> None:
        user.because("May I post there?")
        user.call("chat_read_channel", channel=f"#{channel.name}")
        user.because("Only its admins may.")

    return Task(
        goal=draw.phrase(*WORDINGS, text=text, channel=channel.name),
        setup=lambda db: _limit(db, channel),
        infeasible=Reason.NOT_PERMITTED,
        gold=gold,
        alternatives=(from_the_list,),
        by_tools=by_tools,
    )

"""Two families that look alike: one's own message can be corrected, a colleague's cannot."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from ...apps.chat import actions
from ...apps.chat.models import Channel
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..gold import ToolUser, User
from ..registry import family
from ..task import Reason, Task
from .pages import ChannelPage, Found, Message, moment
from .queries import accounts_without, colleagues, now, persona, say, saying, writable

WORDINGS = (
    "The quote for {account} that's in one of our channels is too high. Correct the amount in that message; it "
    "should be {percent}% lower.",
    "There's a message with a quote for {account} in one of the channels. Make the amount {percent}% lower and "
    "leave the rest of the message as it is.",
    "{account} gets {percent}% off what we quoted in one of the channels. Edit that message so it has the new "
    "amount instead of the old one.",
    "Somewhere in the channels there's a message with a quote for {account}. It should be {percent}% less: edit the "
    "message itself, only the amount.",
)
_QUOTES = (
    "Quote for {account} is out: {number} units, {amount} total, good for thirty days.",
    "I sent {account} the quote, {amount} for {number} units. They'll get back to us next week.",
    "{account}: quote went out this morning, {number} units for {amount}, freight included.",
)
_BUDGETS = (
    "I hear {account} has {amount} left in this year's budget.",
    "For the forecast: {account} bought {amount} worth last year.",
)


@dataclass(frozen=True)
class QuoteSlip:
    """A quote that is too high, and a remark about the same account that is not to be touched."""

    account: str
    channel: Channel
    author_id: int
    author: str
    old: str
    new: str
    percent: int
    body: str
    remark: str
    elsewhere: Channel
    other_id: int

    def setup(self, db: Db) -> None:
        say(db, self.elsewhere.id, self.other_id, self.remark)
        say(db, self.channel.id, self.author_id, self.body)

    def find(self, user: User, start: datetime) -> None:
        place = f"#{self.channel.name}"
        found = Found(user, f'"{self.account}" quote').search()
        found.follow(place, f"{self.author}, {moment(start, start)}, {place}")

    def find_by_tools(self, user: ToolUser) -> int:
        """The id of the message, which its search tells, as whose it is."""
        found = user.call("chat_search_messages", query=f'"{self.account}" quote')
        return int(found["items"][0]["id"])


def _slip(draw: Draw, world: World, *, own: bool) -> QuoteSlip:
    me = persona(world, "sales_rep")
    channel, elsewhere = draw.sample(writable(world, me), 2)
    inside = {place.person_id for place in (channel if not own else elsewhere).members}
    colleague = draw.choice(person for person in colleagues(world, me) if person.id in inside)
    author, other = (me, colleague) if own else (colleague, me)
    account = draw.choice(accounts_without(world, "quot"))
    percent, amount = draw.choice((5, 10, 15, 20, 25)), draw.integer(3, 45) * 2000
    old, new = f"${amount:,}", f"${amount * (100 - percent) // 100:,}"
    body = draw.choice(_QUOTES).format(account=account, number=draw.integer(12, 97), amount=old)
    remark = draw.choice(_BUDGETS).format(account=account, amount=f"${draw.integer(51, 90) * 2000:,}")
    return QuoteSlip(account, channel, author.id, author.name, old, new, percent, body, remark, elsewhere, other.id)


def _goal(draw: Draw, slip: QuoteSlip) -> str:
    return draw.phrase(*WORDINGS, account=slip.account, percent=slip.percent)


@family("chat-fix-figure", app="chat", kind="update", steps=25, persona="sales_rep")
def fix_own_figure(draw: Draw, world: World) -> Task:
    """Find the message with a quote in some channel, compute what it should say, and correct it: it is one's own."""
    slip, start = _slip(draw, world, own=True), now(world)
    corrected = slip.body.replace(slip.old, slip.new)

    def gold(user: User) -> None:
        slip.find(user, start)
        Message(user, slip.body).edit(corrected)
        user.done()

    def in_the_channel(user: User) -> None:
        ChannelPage(user, slip.channel).go_to()
        Message(user, slip.body).edit_by_enter(corrected)
        user.done()

    def by_tools(user: ToolUser) -> None:
        message = slip.find_by_tools(user)
        user.because(f"The message is mine. {slip.old} less {slip.percent}% is {slip.new}.")
        user.call("chat_edit_message", message=message, body=corrected)

    return Task(
        goal=_goal(draw, slip),
        setup=slip.setup,
        outcome=lambda db: actions.edit_post(db, saying(db, slip.channel.id, slip.body).id, corrected),
        gold=gold,
        alternatives=(in_the_channel,),
        by_tools=by_tools,
    )


@family(
    "chat-fix-figure-of-other",
    app="chat",
    kind="infeasible",
    steps=25,
    persona="sales_rep",
    twin="chat-fix-figure",
)
def fix_figure_of_other(draw: Draw, world: World) -> Task:
    """Find the message with a quote, which turns out to be a colleague's: only its author can edit it."""
    slip, start = _slip(draw, world, own=False), now(world)

    def gold(user: User) -> None:
        slip.find(user, start)
        Message(user, slip.body).open_menu()
        user.infeasible(Reason.NOT_PERMITTED)

    def in_the_channel(user: User) -> None:
        ChannelPage(user, slip.channel).go_to()
        Message(user, slip.body).open_menu()
        user.press("Escape")
        user.infeasible(Reason.NOT_PERMITTED)

    def by_tools(user: ToolUser) -> None:
        slip.find_by_tools(user)
        user.because(f"{slip.author} wrote it, and only whoever wrote a message can edit it.")

    return Task(
        goal=_goal(draw, slip),
        setup=slip.setup,
        infeasible=Reason.NOT_PERMITTED,
        gold=gold,
        alternatives=(in_the_channel,),
        by_tools=by_tools,
    )

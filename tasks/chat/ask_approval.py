from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta

from sqlalchemy import select

from ...apps.chat import actions
from ...apps.chat.models import Channel
from ...apps.clock import advance
from ...apps.crm.models import Role
from ...apps.crm.models import User as CrmUser
from ...apps.platform.database import Db
from ...apps.platform.models import Person
from ...seeds.world import World
from ..draw import Draw
from ..gold import ToolUser, User
from ..matchers import SameText
from ..queries import accounts, companies, fetch_all, uniquely_named
from ..reading import plain
from ..reading.courtesy import words_of
from ..reading.requests import asks, is_polite
from ..registry import family
from ..task import Outcome, Task
from .pages import Browser, ChannelPage, ConversationPage, Message, NewMessage
from .queries import colleagues, persona, writable

_APPROVALS = ("Fine with me, go ahead.", "Yes, that works for us.", "All right, you have my word.")
_REFUSALS = ("That's too much, sorry.", "I can't sign off on that one.", "No, not at that level.")
_QUESTION = "What percent do they want?"


@dataclass(frozen=True)
class Conversation:
    """A request in whatever words that the colleague understands; all else to the letter, but for case and the like."""

    request: str
    percent: int
    account: str
    names: tuple[str, ...]  # of the colleague

    def __call__(self, text: str | None, wanted: str | None) -> bool:
        if text is None or wanted is None:
            return text == wanted
        if not self._asks(wanted):
            return plain(text) == plain(wanted)
        return self._asks(text)

    def tolerates(self, text: str, wanted: str) -> bool:
        """Good manners: a greeting before the request and a thank-you after the answer."""
        return self._asks(wanted) and is_polite(text, self.names)

    def is_free(self, wanted: str) -> bool:
        return self._asks(wanted)

    def _asks(self, text: str) -> bool:
        return asks(text, self._is_about_it, self.names, of=f"{self.account} {self.percent} discount")

    def _is_about_it(self, words: frozenset[str]) -> bool:
        if words & {"approved", "declined"}:
            return False
        figures = {word for word in words if word.isdecimal()} - set(words_of(self.account))
        return figures <= {str(self.percent)} and ("discount" in words or bool(figures))

    def examples(self, wanted: str) -> tuple[str, ...]:
        if not self._asks(wanted):
            return SameText().examples(wanted)
        return f"May I offer {self.account} a {self.percent}% discount?", f"{self.percent} percent, please?"

    def counterexamples(self, wanted: str) -> tuple[str, ...]:
        if not self._asks(wanted):
            return self.request, f"not {wanted}", ""
        return "Hello!", f"{self.account}: {self.percent}% is approved.", "", f"No {self.percent}% discount, please."


WORDINGS = (
    "Send {boss} a direct message asking to approve a {percent}% discount for {account}, and wait for the reply. If "
    'the answer is yes, post "{good}" in #{channel}; if it\'s no, post "{bad}"',
    "Get {boss}'s decision on a {percent}% discount for {account} by direct message. Then post in #{channel}: "
    '"{good}" if {boss} agrees, "{bad}" if not.',
    "Please ask {boss} once, by direct message, about a {percent}% discount for {account}, and wait for an answer. "
    'Then post the outcome in #{channel}: "{good}" or "{bad}"',
    "{account} wants a {percent}% discount. Send {boss} a direct message asking for approval and, depending on the "
    'answer, post "{good}" or "{bad}" in #{channel}.',
)


@dataclass(frozen=True)
class Approval:
    """A discount that somebody is asked for, what they decide, and the channel that is to read it."""

    boss: Person
    channel: Channel
    account: str
    percent: int
    is_approved: bool
    limit: int
    approval: str
    refusal: str

    @property
    def request(self) -> str:
        return f"Would you approve a {self.percent}% discount for {self.account}?"

    @property
    def parts(self) -> tuple[str, str]:
        """The same in two messages."""
        return f"Discount for {self.account}?", f"{self.percent}%"

    def news(self, is_approved: bool) -> str:
        return f"{self.account}: {self.percent}% is {'approved' if is_approved else 'declined'}."

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            *WORDINGS, boss=self.boss.name, percent=self.percent, account=self.account, good=self.news(True),
            bad=self.news(False), channel=self.channel.name,
        )  # fmt: skip

    def setup(self, db: Db) -> None:
        actions.teach_coworker(db, self.boss.id, seconds=1)
        # A request is understood that calls it a discount, or that only has the figure.
        for topic in ("discount", str(self.percent)):
            actions.teach_rule(
                db, self.boss.id, topic, unit="percent", at_most=self.limit, approval=self.approval,
                refusal=self.refusal, question=_QUESTION,
            )  # fmt: skip

    def outcome(self, *requests: str) -> Outcome:
        def do(db: Db) -> None:
            for text in requests:
                actions.post_direct(db, [self.boss.id], text)
                advance(db, timedelta(seconds=5))
            actions.create_post(db, self.channel.id, self.news(self.is_approved))

        return do

    def gold(self, user: User) -> None:
        asked = ConversationPage(user, self.boss.name)
        asked.go_to().write(self.request)
        # Some seconds later the reply is there.
        asked.go_to()
        Message(user, self.approval if self.is_approved else self.refusal).open_author(self.boss.name)
        user.press("Escape")
        ChannelPage(user, self.channel).go_to().write(self.news(self.is_approved))
        user.done()

    def by_tools(self, user: ToolUser) -> None:
        user.call("chat_send_direct_message", people=[self.boss.name], body=self.request)
        user.because("Some seconds later the reply is there.")
        user.wait(5)
        user.call("chat_read_channel", channel=f"@{self.boss.username}")
        user.call("chat_send_message", channel=f"#{self.channel.name}", body=self.news(self.is_approved))

    def in_two_messages(self, user: User) -> None:
        first, second = self.parts
        asked = NewMessage(user).open().to(self.boss.name)
        asked.write(first)
        asked.write_by_enter(second)
        Browser(user).open().open_channel(self.channel).write_by_enter(self.news(self.is_approved))
        user.done()


@family("chat-ask-approval", app="chat", kind="multi-step", steps=45, persona="sales_rep")
def ask_approval(draw: Draw, world: World) -> Task:
    """Ask a colleague to approve a discount, wait for the reply, and post what came of it."""
    me = persona(world, "sales_rep")
    people = colleagues(world, me)
    # The handbook leaves larger discounts to them.
    query = select(CrmUser.id).join(CrmUser.role).where(Role.name.in_(("Sales manager", "Sales operations")))
    approvers = set(fetch_all(world, query.where(CrmUser.is_active, ~CrmUser.is_frozen)))
    boss = draw.choice(person for person in people if person.id in approvers)
    channel = draw.choice(channel for channel in writable(world, me) if channel.kind == "public")
    account = draw.choice(uniquely_named(companies(world), accounts(world))).name
    percent = draw.integer(6, 30)
    is_approved = draw.choice((True, False))
    limit = percent + draw.integer(0, 4) if is_approved else percent - draw.integer(1, 4)
    asked = Approval(
        boss, channel, account, percent, is_approved, limit, draw.choice(_APPROVALS), draw.choice(_REFUSALS)
    )
    heard = Conversation(asked.request, percent, account, (boss.name, boss.first_name))
    return Task(
        goal=asked.goal(draw),
        setup=asked.setup,
        outcome=(asked.outcome(asked.request), asked.outcome(*asked.parts)),
        matchers={"chat_post.body": heard},
        gold=asked.gold,
        alternatives=(asked.in_two_messages,),
        by_tools=asked.by_tools,
    )

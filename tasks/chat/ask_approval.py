from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta

from sqlalchemy import select

from ...apps.chat import actions
from ...apps.clock import advance
from ...apps.crm.models import Role
from ...apps.crm.models import User as CrmUser
from ...apps.platform.database import Db
from ...seeds.world import World
from ..crm.queries import accounts, companies
from ..draw import Draw
from ..gold import User
from ..matchers import SameText
from ..queries import fetch_all, uniquely_named
from ..reading import plain
from ..reading.courtesy import words_of
from ..reading.requests import asks, is_polite
from ..registry import family
from ..task import Outcome, Task
from .gold_steps import go_to, write
from .queries import colleagues, persona, writable

_APPROVALS = ("Fine with me, go ahead.", "Yes, that works for us.", "All right, you have my word.")
_REFUSALS = ("That is too much, sorry.", "I can't go along with that one.", "No, not at that level.")
_QUESTION = "How many per cent do they want?"


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
        return f"May I offer {self.account} a {self.percent} % discount?", f"{self.percent} per cent, please?"

    def counterexamples(self, wanted: str) -> tuple[str, ...]:
        if not self._asks(wanted):
            return self.request, f"not {wanted}", ""
        return "Hello!", f"{self.account}: {self.percent} % is approved.", "", f"No {self.percent} % discount, please."


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
    approval, refusal = draw.choice(_APPROVALS), draw.choice(_REFUSALS)
    said = approval if is_approved else refusal
    good, bad = f"{account}: {percent} % is approved.", f"{account}: {percent} % is declined."
    news = good if is_approved else bad
    request = f"Would you approve {percent} % discount for {account}?"

    def setup(db: Db) -> None:
        actions.teach_coworker(db, boss.id, seconds=1)
        # A request is understood that calls it a discount, or that only has the figure.
        for topic in ("discount", str(percent)):
            actions.teach_rule(
                db,
                boss.id,
                topic,
                unit="percent",
                at_most=limit,
                approval=approval,
                refusal=refusal,
                question=_QUESTION,
            )

    def outcome(*requests: str) -> Outcome:
        def do(db: Db) -> None:
            for text in requests:
                actions.post_direct(db, [boss.id], text)
                advance(db, timedelta(seconds=5))
            actions.create_post(db, channel.id, news)

        return do

    def gold(user: User) -> None:
        go_to(user, boss.name)
        write(user, boss.name, request)
        # Some seconds later the reply is there.
        go_to(user, boss.name)
        user.click("link", boss.name, within=said)
        user.press("Escape")
        go_to(user, str(channel.name))
        write(user, f"#{channel.name}", news)
        user.done()

    def in_two_messages(user: User) -> None:
        user.click("link", "New message")
        user.choose("To", boss.name)
        user.click("button", "Start", within="New message")
        write(user, boss.name, f"Discount for {account}?")
        user.fill(f"Message {boss.name}", f"{percent} %")
        user.press("Enter")
        user.click("link", "Browse channels")
        user.click("link", str(channel.name), within=f"#{channel.name}")
        user.fill(f"Message #{channel.name}", news)
        user.press("Enter")
        user.done()

    return Task(
        goal=draw.phrase(
            "Ask {boss} in a direct message to approve a discount of {percent} % for {account} and wait for the reply. "
            'After a yes post "{good}" in #{channel}, after a no "{bad}"',
            "Get {boss}'s decision on a {percent} % discount for {account} by direct message. Then post in #{channel}: "
            '"{good}" if {boss} agrees, "{bad}" if not.',
            '#{channel} should read "{good}" or "{bad}", whichever {boss} decides. Ask {boss} directly about the '
            "{percent} % discount for {account}, once, and wait for an answer.",
            "{account} wants a discount of {percent} %. Send {boss} a direct message asking for approval; depending on "
            'the answer write "{good}" or "{bad}" in #{channel}.',
            boss=boss.name,
            percent=percent,
            account=account,
            good=good,
            bad=bad,
            channel=channel.name,
        ),
        setup=setup,
        outcome=(outcome(request), outcome(f"Discount for {account}?", f"{percent} %")),
        matchers={"chat_post.body": Conversation(request, percent, account, (boss.name, boss.first_name))},
        gold=gold,
        alternatives=(in_two_messages,),
    )

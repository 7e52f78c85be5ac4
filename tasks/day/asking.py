"""What only a coworker knows, who answers by rule when asked."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import timedelta

from ...apps.chat import actions
from ...apps.clock import advance
from ...apps.platform.database import Db
from ...apps.platform.models import Person
from ...seeds.world import World
from ..answers import Number
from ..chat.pages import ConversationPage, Message
from ..draw import Draw
from ..gold import ToolUser, User
from ..matchers import Says
from ..queries import companies
from ..reading import plain
from ..reading.courtesy import words_of
from ..reading.inquiries import is_inquiry
from ..reading.requests import is_polite
from ..reading.text import undressed

_SHRUG = "Got it, thanks. If you need something from me, let me know what it is."
#: What is known: the word by which the coworker understands what is asked, what it is, the answer.
_THINGS = (
    ("dock", "which dock we should use at {account}", "Dock {value}, around the back."),
    ("room", "which room the meeting at {account} is in", "Room {value}, on the left."),
    ("extension", "the extension of the front desk at {account}", "It's {value}, ask for the front desk."),
    ("locker", "which locker the samples for {account} are in", "Locker {value}, it's open."),
)


@dataclass(frozen=True)
class Knowledge:
    """What a coworker knows."""

    coworker: Person = field(repr=False)  # named by what is asked of them
    word: str
    what: str
    said: str
    value: int

    @property
    def request(self) -> str:
        return f"Hi {self.coworker.first_name}, can you tell me {self.what}?"

    def teach(self, db: Db) -> None:
        actions.teach_coworker(db, self.coworker.id, seconds=2, shrug=_SHRUG)
        actions.teach_fact(db, self.coworker.id, self.word, self.said)

    def tell(self, db: Db, person: Person) -> None:
        """Ask the coworker, and tell somebody what they say."""
        actions.post_direct(db, [self.coworker.id], self.request)
        advance(db, timedelta(seconds=5))
        actions.post_direct(db, [person.id], str(self.value))

    def ask(self, user: User) -> None:
        asked = ConversationPage(user, self.coworker.name)
        asked.visit().write(self.request)
        # Some seconds later the answer is there.
        asked.go_to()
        Message(user, self.said).open_author(self.coworker.name)
        user.press("Escape")

    def ask_by_tools(self, user: ToolUser) -> None:
        user.call("chat_send_direct_message", people=[self.coworker.name], body=self.request)
        user.because("Some seconds later the answer is there.")
        user.wait(5)
        user.call("chat_read_channel", channel=f"@{self.coworker.username}")


@dataclass(frozen=True)
class Inquiry:
    """A question in any words that the coworker understands, their reply, and what is made of it."""

    knowledge: Knowledge
    to: tuple[str, ...] = ()  # whom the answer is told

    def __call__(self, text: str | None, wanted: str | None) -> bool:
        if text is None or wanted is None:
            return text == wanted
        if wanted == self.knowledge.request:
            return self._asks(text)
        if wanted == self.knowledge.said:
            return plain(text) == plain(wanted)
        return self._answer(text, wanted)

    def tolerates(self, text: str, wanted: str) -> bool:
        """The question asked once more and good manners towards the coworker, and what they say to that."""
        if wanted == self.knowledge.request:
            return self._asks(text) or is_polite(text, self._names)
        return wanted == self.knowledge.said and text in (self.knowledge.said, _SHRUG)

    def examples(self, wanted: str) -> tuple[str, ...]:
        if wanted == self.knowledge.request:
            return f"{self.knowledge.word.capitalize()}?", f"I need to know {self.knowledge.what}."
        return () if wanted == self.knowledge.said else self._answer.examples(wanted)

    def counterexamples(self, wanted: str) -> tuple[str, ...]:
        if wanted == self.knowledge.request:
            return "Hello!", "", f"Never tell me {self.knowledge.what}.", f"Please close the {self.knowledge.word}."
        return ("", "yes") if wanted == self.knowledge.said else self._answer.counterexamples(wanted)

    def is_free(self, wanted: str) -> bool:
        return wanted == self.knowledge.request

    def _asks(self, text: str) -> bool:
        said = words_of(undressed(text))
        return self.knowledge.word in said and is_inquiry(text, self.knowledge.coworker.name, self.knowledge.what)

    @property
    def _names(self) -> tuple[str, ...]:
        return self.knowledge.coworker.name, self.knowledge.coworker.first_name

    @property
    def _answer(self) -> Says:
        return Says(Number(self.knowledge.value), self.knowledge.what, self.to)


def knowledge(draw: Draw, world: World, coworker: Person) -> Knowledge:
    """Something that the coworker knows about a customer."""
    word, what, said = draw.choice(_THINGS)
    account, value = draw.choice(companies(world)).name.rstrip("."), draw.integer(12, 98)
    return Knowledge(coworker, word, what.format(account=account), said.format(value=value), value)

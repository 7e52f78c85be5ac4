"""Tasks of a chain as somebody does them in turn."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, cast

from ...apps.platform.models import Person
from ..chat.pages import ConversationPage
from ..gold import ToolUser, User
from ..task import Solution

#: Says what was found to whoever wants to know.
Telling = Callable[[User, str], None]


def message_to(person: Person, text: str | None = None) -> Telling:
    """Write somebody what was found, or `text` in its place, in a direct message."""

    def write_to(user: User, found: str) -> None:
        ConversationPage(user, person.name).visit().write(found.strip() if text is None else text)

    return write_to


def message_by_tools(user: ToolUser, person: Person, text: str) -> None:
    """The same through tools."""
    user.call("chat_send_direct_message", people=[f"@{person.username}"], body=text)


class _OneTask:
    """Somebody who does one task of several: its ending ends nothing, and what it comes to is told."""

    def __init__(self, user: User, telling: Telling | None) -> None:
        self._user, self._telling = user, telling

    def __getattr__(self, call: str) -> Any:
        return getattr(self._user, call)

    def answer(self, value: str) -> None:
        assert self._telling is not None, "only a question is answered"
        self._telling(self._user, value)

    def infeasible(self, reason: str) -> None:
        self.answer(reason)

    def done(self) -> None:
        """The next task follows."""


def as_one_task(solution: Solution, host: str, start: str, telling: Telling | None = None) -> Solution:
    """A solution that leaves the episode going, from wherever somebody is."""

    def play(user: User) -> None:
        user.visit(host, start)
        solution(cast(User, _OneTask(user, telling)))

    return play


def one_by_one(*solutions: Solution) -> Solution:
    """One solution after the other."""

    def play(user: User) -> None:
        for solution in solutions:
            solution(user)

    return play


def in_turn(solutions: Iterable[Solution]) -> Solution:
    """The same, and the end."""
    return one_by_one(*solutions, lambda user: user.done())

"""Tasks of other families as parts of a chain: each changes something, and its solutions leave the episode going."""

from __future__ import annotations

from dataclasses import replace

from ...apps.chat import actions
from ...apps.platform.models import Person
from ..gold import ToolUser
from ..matchers import Says
from ..registry import Family
from ..task import Outcome, Task, ToolSolution
from .playing import Telling, as_one_task, message_by_tools, message_to
from .reasons import Explains

#: Steps that a message more may take.
TELLING = 12


def as_part(task: Task, family: Family, *, goal: str | None = None, telling: Telling | None = None) -> Task:
    """A task of a family that changes something; with `telling` one that does not yet: who is told what it comes to."""
    host = task.host or family.app
    gold, *alternatives = (as_one_task(solution, host, task.start, telling) for solution in task.solutions)
    return replace(
        task,
        goal=goal or task.goal,
        host=host,
        steps=(task.steps or family.steps) + (0 if telling is None else TELLING),
        gold=gold,
        alternatives=tuple(alternatives),
    )


def answer_sent(task: Task, family: Family, person: Person, goal: str) -> Task:
    """A question whose answer is sent to somebody."""
    answer = task.answer
    assert answer is not None
    return replace(
        as_part(task, family, goal=goal, telling=message_to(person)),
        answer=None,
        by_tools=told_by_tools(task, person, str(answer)),
        outcome=writing(person, str(answer)),
        matchers={"chat_post.body": Says(answer, task.goal, called(person))},
        without={name: writing(person, str(other)) for name, other in task.without.items() if not callable(other)},
    )


def explained(task: Task, family: Family, person: Person) -> Task:
    """What cannot or must not be done, with the reason told to somebody."""
    assert task.infeasible is not None
    explains = Explains(task.infeasible, called(person))
    return replace(
        as_part(task, family, telling=message_to(person, explains.text)),
        infeasible=None,
        by_tools=told_by_tools(task, person, explains.text),
        outcome=writing(person, explains.text),
        matchers={"chat_post.body": explains},
        without={},
    )


def told_by_tools(task: Task, person: Person, text: str) -> ToolSolution | None:
    """A task that changes nothing through tools, if it says how, and what it comes to told to somebody."""
    by_tools = task.by_tools
    if by_tools is None:
        return None

    def play(user: ToolUser) -> None:
        by_tools(user)
        message_by_tools(user, person, text)

    return play


def called(person: Person) -> tuple[str, ...]:
    """What a greeting may call a colleague."""
    return person.name, person.first_name


def writing(person: Person, text: str) -> Outcome:
    """Sending somebody a direct message."""
    return lambda db: actions.post_direct(db, [person.id], text)

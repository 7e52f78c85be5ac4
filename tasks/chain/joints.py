"""Joints: tasks of a chain to which earlier ones lead, by what they find out or by whether they could be done."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TypeVar

from ...apps.chat import actions
from ...apps.platform.models import Person
from ...seeds.world import World
from ..answers import Answer, Money, Name
from ..chat.pages import ConversationPage
from ..chat.queries import colleagues, sentence, writable
from ..draw import Draw
from ..errors import NoInstance
from ..gold import User
from ..matchers import SameText, Says
from ..task import Matcher, Outcome, Task
from ..wording import dollars
from .as_part import TELLING, called, writing
from .playing import message_to

A = TypeVar("A", bound=Answer)


@dataclass(frozen=True)
class Finding:
    """What the task of this number finds out."""

    number: int
    answer: Answer


@dataclass
class Scene:
    """Where the next task of a chain is drawn: what the earlier ones came to, and what there is besides."""

    draw: Draw
    world: World
    me: Person
    addressee: Callable[[], Person]
    another: Callable[[], Task]  # a task that can be done now
    findings: list[Finding] = field(default_factory=list)
    done: dict[int, bool] = field(default_factory=dict)  # whether a task could be done, by its number

    def found(self, kind: type[A], count: int = 1) -> list[tuple[int, A]]:
        """The numbers and answers of some tasks that found out something of a kind."""
        known = [(each.number, each.answer) for each in self.findings if isinstance(each.answer, kind)]
        return sorted(self.draw.sample(known, count), key=lambda pair: pair[0])

    def colleague(self, count: int = 1) -> list[tuple[int, Person]]:
        """The numbers of some tasks that found out who of the colleagues it is, and who it is."""
        people = {person.name: person for person in colleagues(self.world, self.me)}
        known = [
            (each.number, people[each.answer.value])
            for each in self.findings
            if isinstance(each.answer, Name) and each.answer.value in people
        ]
        return self.draw.sample(known, count)


Joint = Callable[[Scene], Task]


def post_it(scene: Scene) -> Task:
    """Post in a channel what a task found out."""
    finding = scene.draw.choice(scene.findings)
    number, answer = finding.number, finding.answer
    channel = scene.draw.choice(writable(scene.world, scene.me))

    def gold(user: User) -> None:
        ConversationPage(user, f"#{channel.name}").visit().write(str(answer))

    return _message(
        scene.draw.phrase(
            "Post what you found out for number {number} in #{channel} as well: just that, nothing else.",
            "#{channel} needs the answer to number {number} too. Post it there, without any other words.",
            "Also post the result of number {number} in the channel #{channel}, just the result.",
            "The people in #{channel} should get the answer to number {number} too, in a message that says nothing "
            "else.",
            number=number,
            channel=channel.name,
        ),
        lambda db: actions.create_post(db, channel.id, str(answer)),
        Says(answer),
        gold,
    )


def take_it_to_whom_it_found(scene: Scene) -> Task:
    """Send what one task found out to the colleague whom another one found."""
    whose, person = scene.colleague()[0]
    number, answer = scene.draw.choice((f.number, f.answer) for f in scene.findings if f.number != whose)
    return _told(
        scene.draw.phrase(
            "Also send the answer to number {number} to the person you found for number {whose}, in a direct message.",
            "Whoever you found for number {whose} should get the answer to number {number} as a direct message.",
            "The person from number {whose} needs the answer to number {number} too. Send it to them in a direct "
            "message.",
            "Let the colleague whose name answers number {whose} have the answer to number {number} too, in a "
            "direct message.",
            number=number,
            whose=whose,
        ),
        person,
        answer,
    )


def write_to_whom_it_found(scene: Scene) -> Task:
    """Write to the colleague whom a task found."""
    number, person = scene.colleague()[0]
    text = sentence(scene.draw, scene.world)
    return _written(
        scene.draw.phrase(
            'Send the person you found for number {number} a direct message: "{text}"',
            'Write to whoever you found for number {number}, just the two of you: "{text}"',
            'Please send this to the colleague from number {number} in a direct message: "{text}"',
            'Direct message to the person from number {number}, please: "{text}"',
            number=number,
            text=text,
        ),
        person,
        text,
    )


def write_to_their_manager(scene: Scene) -> Task:
    """Write to the manager of the colleague whom a task found."""
    number, found = scene.colleague()[0]
    managers = {person.id: person for person in colleagues(scene.world, scene.me)}
    text = sentence(scene.draw, scene.world)
    manager = managers.get(found.manager_id or 0)
    if manager is None:
        raise NoInstance("who was found has no manager who can be written to")
    return _written(
        scene.draw.phrase(
            'Send the manager of the person you found for number {number} a direct message: "{text}"',
            'Write to the manager of whoever you found for number {number}, just the two of you: "{text}"',
            "The colleague from number {number} reports to a manager. Please send this to that manager in a direct "
            'message: "{text}"',
            'Look up who the person from number {number} reports to, and send that manager a direct message: "{text}"',
            number=number,
            text=text,
        ),
        manager,
        text,
    )


def add_up(scene: Scene) -> Task:
    """Send somebody the sum of two amounts."""
    (one, first), (other, second) = scene.found(Money, 2)
    person = scene.addressee()
    return _told(
        scene.draw.phrase(
            "Add up the amounts from numbers {one} and {other} and send {person} the sum in a direct message.",
            "{person} needs the sum of the answers to {one} and {other}. Send just the figure in a direct message.",
            "How much do the amounts from number {one} and number {other} add up to? Send {person} the figure in a "
            "direct message.",
            "Send {person} a direct message with the total of the two amounts from {one} and {other}.",
            one=one,
            other=other,
            person=person.name,
        ),
        person,
        Money(first.cents + second.cents),
        without={"the first amount": second, "the second amount": first},
    )


def send_the_larger(scene: Scene) -> Task:
    """Send somebody the larger of two amounts."""
    (one, first), (other, second) = scene.found(Money, 2)
    if first == second:
        raise NoInstance("neither amount is larger")
    person = scene.addressee()
    larger, smaller = sorted((first, second), key=lambda amount: -amount.cents)
    return _told(
        scene.draw.phrase(
            "Send {person} the larger of the amounts from numbers {one} and {other} in a direct message.",
            "Which is more, the answer to {one} or the answer to {other}? Send the larger amount to {person} in a "
            "direct message.",
            "{person} should get a direct message with the larger of the two amounts from {one} and {other}, and "
            "only that.",
            "Compare the amounts that answer {one} and {other}, and send the larger one to {person} in a direct "
            "message.",
            one=one,
            other=other,
            person=person.name,
        ),
        person,
        larger,
        without={"which is larger": smaller},
    )


def if_above(scene: Scene) -> Task:
    """One thing if an amount is above a limit, another if not."""
    number, amount = scene.found(Money)[0]
    limit = _limit(scene.draw, amount)
    return _either(
        scene,
        amount.cents > limit,
        "If the amount from number {number} is above {limit}, do this: {then} Otherwise, do this: {otherwise}",
        "Look at the amount from number {number}. If it's above {limit}: {then} If it isn't: {otherwise}",
        "Only if number {number} came to more than {limit}: {then} If it did not: {otherwise}",
        "The next step depends on the answer to number {number}. If it's more than {limit}: {then} If it's not: "
        "{otherwise}",
        number=number,
        limit=dollars(limit),
    )


def unless_below(scene: Scene) -> Task:
    """A thing that is to be done unless an amount is below a limit, and what to do in its place."""
    number, amount = scene.found(Money)[0]
    limit = _limit(scene.draw, amount)
    return _either(
        scene,
        amount.cents >= limit,
        "Unless the amount from number {number} is below {limit}: {then} If it is below, do this instead: {otherwise}",
        "Do this unless number {number} came to less than {limit}: {then} If it came to less: {otherwise}",
        "{then} But not if the answer to number {number} is below {limit}. In that case, do this instead: {otherwise}",
        "{then} That applies unless number {number} came to less than {limit}; in that case: {otherwise}",
        number=number,
        limit=dollars(limit),
    )


def if_it_is(scene: Scene) -> Task:
    """One thing if a task found a certain name, another if not."""
    number, name = scene.found(Name)[0]
    others = sorted(name.among - {name.value})
    asked = name.value if not others or scene.draw.random.random() < 0.5 else scene.draw.choice(others)
    return _either(
        scene,
        asked == name.value,
        "If the answer to number {number} is {name}, do this: {then} Otherwise, do this: {otherwise}",
        "Is {name} the one you found for number {number}? If so: {then} If not: {otherwise}",
        "Only if number {number} led to {name}: {then} If it led to anybody else: {otherwise}",
        "The next step depends on the name from number {number}. If it's {name}: {then} If it's anybody else: "
        "{otherwise}",
        number=number,
        name=asked,
    )


def if_it_could_be_done(scene: Scene) -> Task:
    """One thing if another task could be done, another if not."""
    # It is asked of what was refused, if anything was, as often as of what was done.
    refused = [number for number, could in scene.done.items() if not could]
    number = scene.draw.choice(refused if refused and scene.draw.random.random() < 0.5 else scene.done)
    return _either(
        scene,
        scene.done[number],
        "If number {number} could be done, do this: {then} If it could not, do this: {otherwise}",
        "Only if you could do number {number}: {then} If that was not possible: {otherwise}",
        "Did number {number} work out? If so: {then} If it was impossible or not allowed: {otherwise}",
        "Unless number {number} turned out to be impossible or not allowed: {then} If it did: {otherwise}",
        number=number,
    )


#: All kinds of joints.
JOINTS: tuple[Joint, ...] = (
    post_it,
    take_it_to_whom_it_found,
    write_to_whom_it_found,
    write_to_their_manager,
    add_up,
    send_the_larger,
    if_above,
    unless_below,
    if_it_is,
    if_it_could_be_done,
)


def _limit(draw: Draw, amount: Money) -> int:
    """A limit as people name one, in cents, which the amount does not meet, and is above as often as below."""
    share = draw.choice((0.6, 0.75, 0.9, 1.1, 1.3, 1.6))
    unit: int = 10 ** max(2, len(str(amount.cents)) - 2)
    limit = round(amount.cents * share / unit) * unit
    if limit in (0, amount.cents):
        raise NoInstance("there is no limit near the amount")
    return limit


def _either(scene: Scene, holds: bool, *wordings: str, **values: object) -> Task:
    then, otherwise = scene.another(), scene.another()
    task, other = (then, otherwise) if holds else (otherwise, then)
    goal = scene.draw.phrase(*wordings, then=then.goal, otherwise=otherwise.goal, **values)
    return replace(task, goal=goal, without={"the condition": other.outcomes[0]})


def _told(goal: str, person: Person, answer: Answer, *, without: dict[str, Answer] | None = None) -> Task:
    others = {name: writing(person, str(other)) for name, other in (without or {}).items()}
    return _message(
        goal,
        writing(person, str(answer)),
        Says(answer, goal, called(person)),
        lambda user: message_to(person)(user, str(answer)),
        others,
    )


def _written(goal: str, person: Person, text: str) -> Task:
    return _message(goal, writing(person, text), SameText(), lambda user: message_to(person)(user, text))


def _message(
    goal: str,
    outcome: Outcome,
    matcher: Matcher,
    gold: Callable[[User], None],
    without: dict[str, Outcome] | None = None,
) -> Task:
    return Task(
        goal=goal,
        host="chat",
        outcome=outcome,
        matchers={"chat_post.body": matcher},
        without=dict(without or {}),
        steps=2 * TELLING,
        gold=gold,
    )

"""Two families that look alike: a group message holds eight people, not more."""

from __future__ import annotations

from ...apps.chat import actions
from ...apps.chat.actions.direct import MAX_PEOPLE
from ...apps.platform.models import Person
from ...seeds.world import World
from ..draw import Draw
from ..gold import ToolUser, User
from ..matchers import SameText
from ..registry import family
from ..task import Reason, Task
from .pages import ConversationPage, NewMessage
from .queries import colleagues, persona, sentence

WORDINGS = (
    'Start one group message with {people} and write: "{text}"',
    'Write to {people} together, in a single group message: "{text}"',
    'Send "{text}" to {people}. They should all be in one group message with me.',
    'I need {people} in one group message with me. Start it with "{text}"',
)


def _people(draw: Draw, world: World, count: int) -> list[Person]:
    return draw.sample(colleagues(world, persona(world, "marketing")), count)


def _goal(draw: Draw, people: list[Person], text: str) -> str:
    names = [person.name for person in people]
    return draw.phrase(*WORDINGS, people=f"{', '.join(names[:-1])} and {names[-1]}", text=text)


def _begin(user: User, people: list[Person]) -> None:
    NewMessage(user).open().to_all(person.name for person in people)


def _begin_by_keys(user: User, people: list[Person]) -> None:
    NewMessage(user).open().to_all_by_keys(person.name for person in reversed(people))


@family("chat-group", app="chat", kind="create", steps=60, persona="marketing")
def begin_group(draw: Draw, world: World) -> Task:
    """Begin a group message with as many colleagues as one can hold."""
    people = _people(draw, world, MAX_PEOPLE - 1)
    text = sentence(draw, world)
    shown = ", ".join(person.name for person in sorted(people, key=lambda person: person.id))

    def gold(user: User) -> None:
        _begin(user, people)
        conversation = ConversationPage(user, shown)
        conversation.type(text)
        conversation.send()
        user.done()

    def by_keys(user: User) -> None:
        _begin_by_keys(user, people)
        ConversationPage(user, shown).write_by_enter(text)
        user.done()

    return Task(
        goal=_goal(draw, people, text),
        outcome=lambda db: actions.post_direct(db, [person.id for person in people], text),
        matchers={"chat_post.body": SameText()},
        gold=gold,
        alternatives=(by_keys,),
    )


@family(
    "chat-group-too-large",
    app="chat",
    kind="infeasible",
    steps=60,
    persona="marketing",
    twin="chat-group",
)
def begin_too_large_group(draw: Draw, world: World) -> Task:
    """Begin a group message with one more than it can hold."""
    people = _people(draw, world, MAX_PEOPLE)

    def gold(user: User) -> None:
        _begin(user, people)
        user.infeasible(Reason.BLOCKED_BY_RULE)

    def by_keys(user: User) -> None:
        _begin_by_keys(user, people)
        user.infeasible(Reason.BLOCKED_BY_RULE)

    def by_tools(user: ToolUser) -> None:
        user.call("chat_search_people")
        user.because(f"They are all there. With me they are {len(people) + 1}, and a group holds {MAX_PEOPLE}.")

    return Task(
        goal=_goal(draw, people, sentence(draw, world)),
        infeasible=Reason.BLOCKED_BY_RULE,
        gold=gold,
        alternatives=(by_keys,),
        by_tools=by_tools,
    )

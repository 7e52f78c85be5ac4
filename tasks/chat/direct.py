from __future__ import annotations

from ...apps.chat import actions
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..matchers import SameText
from ..registry import family
from ..task import Task
from .pages import ConversationPage, NewMessage
from .queries import colleagues, persona, sentence


@family("chat-direct", app="chat", kind="create", steps=20, persona="support_agent")
def write_to_colleague(draw: Draw, world: World) -> Task:
    """Write somebody a direct message, whether or not they have talked before."""
    person = draw.choice(colleagues(world, persona(world, "support_agent")))
    text = sentence(draw, world)

    def gold(user: User) -> None:
        ConversationPage(user, person.name).go_to().write(text)
        user.done()

    def as_a_new_message(user: User) -> None:
        NewMessage(user).open().to(person.name).write_by_enter(text)
        user.done()

    return Task(
        goal=draw.phrase(
            'Send {person} a direct message: "{text}"',
            'Write to {person}, just the two of you: "{text}"',
            'Please let {person} know in a direct message: "{text}"',
            'Please send this to {person} in a direct message, not in a channel: "{text}"',
            person=person.name,
            text=text,
        ),
        outcome=lambda db: actions.post_direct(db, [person.id], text),
        matchers={"chat_post.body": SameText()},
        gold=gold,
        alternatives=(as_a_new_message,),
    )

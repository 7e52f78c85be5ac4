from __future__ import annotations

from ...apps.chat import actions
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..gold import ToolUser, User
from ..registry import family
from ..task import Task
from .pages import ChannelPage, Found, Message, moment
from .queries import colleagues, now, persona, say, saying, writable

# What was pasted, and the words that a search finds it by.
_PASTED = (
    ("the door code of gate {number}", "gate {number}", "Code for gate {number}: {secret}"),
    ("the alarm code of room {number}", "room {number}", "Alarm code, room {number}, is {secret}"),
    (
        "the Wi-Fi password for meeting room {number}",
        "meeting room {number}",
        "Wi-Fi in meeting room {number}: {secret}",
    ),
    ("the PIN of fuel card {number}", "fuel card {number}", "PIN for fuel card {number} is {secret}"),
    ("the combination of key safe {number}", "key safe {number}", "{secret} opens key safe {number}, second row"),
    (
        "the log-in of carrier portal {number}",
        "portal {number}",
        "Log-in to carrier portal {number}: dispatch / {secret}",
    ),
)


@family("chat-delete-pasted", app="chat", kind="delete", steps=20, persona="finance_analyst")
def delete_pasted(draw: Draw, world: World) -> Task:
    """Delete a message of one's own that should not have been posted, wherever it stands."""
    me, start = persona(world, "finance_analyst"), now(world)
    number = draw.integer(21, 89)
    what, words, template = (text.replace("{number}", str(number)) for text in draw.choice(_PASTED))
    channel, other = draw.sample(writable(world, me), 2)
    body = template.format(secret=f"{draw.integer(10, 99)}-{draw.integer(100, 999)}-{draw.integer(10, 99)}")
    inside = {place.person_id for place in other.members}
    colleague = draw.choice(person for person in colleagues(world, me) if person.id in inside)
    question = f"Does anybody have {what}? Please not in a channel."

    def setup(db: Db) -> None:
        """A colleague has the same words in a message that stays."""
        say(db, other.id, colleague.id, question)
        say(db, channel.id, me.id, body)

    def gold(user: User) -> None:
        found = Found(user, f'from:me "{words}"').search()
        found.follow(f"#{channel.name}", f"{me.name}, {moment(start, start)}, #{channel.name}")
        Message(user, body).delete()
        user.done()

    def in_the_channel(user: User) -> None:
        ChannelPage(user, channel).go_to()
        user.press("Escape")
        Message(user, body).delete()
        user.done()

    def by_tools(user: ToolUser) -> None:
        found = user.call("chat_search_messages", query=f'from:me "{words}"')
        user.call("chat_delete_message", message=found["items"][0]["id"])

    return Task(
        goal=draw.phrase(
            "I pasted {what} into one of my channels by mistake. Please delete that message.",
            "One of my messages today gives away {what}. Find it and delete it, please.",
            "I accidentally posted {what} somewhere in the chat. That message needs to be deleted.",
            "Please delete the message where I posted {what} for everybody to see. I forget which channel it was in.",
            what=what,
        ),
        setup=setup,
        outcome=lambda db: actions.delete_post(db, saying(db, channel.id, body).id),
        gold=gold,
        alternatives=(in_the_channel,),
        by_tools=by_tools,
    )

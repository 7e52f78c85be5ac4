from __future__ import annotations

from datetime import date, timedelta
from functools import partial

from ...apps.chat.models import Channel
from ...apps.handbook.holidays import is_workday
from ...apps.platform.database import Db
from ...seeds.world import World
from ..answers import Date
from ..draw import Draw
from ..gold import ToolUser, User
from ..registry import family
from ..task import Task
from ..wording import spoken_date, typed_time
from .pages import ChannelPage, Found, Message
from .queries import channels, colleagues, now, persona, say

_PRODUCTS = (
    "customer portal",
    "price configurator",
    "repair program",
    "rental pool",
    "loyalty card",
    "spare-part app",
)


@family("chat-launch-date", app="chat", kind="answer", steps=20, persona="sales_rep", split="test")
def find_launch_date(draw: Draw, world: World) -> Task:
    """Find the latest agreed launch date, which was moved more than once and questioned after that."""
    me, start = persona(world, "sales_rep"), now(world)
    known = {person.id: person for person in colleagues(world, me)}
    channel = draw.choice(channels(world, me, where=Channel.name.startswith("project-")))
    inside = [known[place.person_id] for place in channel.members if place.person_id in known]
    lead, asker, doubter = draw.sample(inside, 3)
    what = draw.choice(_PRODUCTS)
    first, second, third = _days(draw, start.date(), 3)
    # The last proposal is as often agreed on as turned down.
    is_agreed = draw.choice((True, False))
    opening = f"Launch of the {what}: I propose {spoken_date(first)}. Objections?"
    verdict = (
        draw.choice(("Agreed, so be it.", "OK with everybody, settled."))
        if is_agreed
        else draw.choice(
            (
                "No, we can't move again. It stays as it was.",
                "Checked with everybody, that doesn't work. Keep the old plan.",
            )
        )
    )

    def setup(db: Db) -> None:
        say(db, channel.id, lead.id, opening)
        for author, body in (
            (asker, "Fine for us."),
            (doubter, f"The labels come late. Could we say {spoken_date(second)}?"),
            (lead, "Good point, let's do that. Please make a note of it."),
            (asker, f"One more try: what about {spoken_date(third)}?"),
            (lead, verdict),
        ):
            say(db, channel.id, author.id, body, under=opening)

    def gold(user: User) -> None:
        Found(user, f'in:{channel.name} "{what}"').search().follow(f"#{channel.name}", opening)
        Message(user, opening).reply()
        user.answer(str(Date(third if is_agreed else second)))

    def by_the_replies(user: User) -> None:
        ChannelPage(user, channel).go_to()
        Message(user, opening).open_replies(5, typed_time(start))
        user.answer(spoken_date(third if is_agreed else second))

    return Task(
        goal=draw.phrase(
            "Which launch date was last agreed on for the {what} in #{channel}? It was discussed more than once.",
            "When does the {what} launch, going by the latest agreement in #{channel}? Several dates were proposed.",
            "There was a lot of back and forth in #{channel} about the launch of the {what}. Which date did they "
            "finally agree on?",
            "I need the launch date of the {what} as last agreed on in #{channel}, not one that was only proposed.",
            what=what,
            channel=channel.name,
        ),
        setup=setup,
        answer=Date(third if is_agreed else second),
        gold=gold,
        alternatives=(by_the_replies,),
        by_tools=partial(_by_tools, channel=str(channel.name), what=what),
    )


def _days(draw: Draw, today: date, count: int) -> list[date]:
    """Different working days, in no order."""
    days = [today + timedelta(days=ahead) for ahead in range(20, 110)]
    return draw.sample([day for day in days if is_workday(day)], count)


def _by_tools(user: ToolUser, channel: str, what: str) -> None:
    found = user.call("chat_search_messages", query=f'in:{channel} "{what}"')
    user.because("What they agreed on stands in the thread.")
    user.call("chat_read_thread", message=found["items"][0]["id"])

"""Tools of the chat: reading counts as read, and people go by names."""

from __future__ import annotations

from typing import Any

import pytest
from deskgym.apps.chat import actions
from deskgym.apps.chat.models import ChannelMember, ThreadMember
from deskgym.apps.chat.permissions import acting
from deskgym.apps.chat.tools import toolbox
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.tools import Outcome, call_tool
from sqlalchemy import select

from ..cast import Cast


def call(db: Db, name: str, **arguments: Any) -> Outcome:
    return call_tool(db, toolbox().by_name[name], arguments)


def read_up_to(db: Db, channel: int, person: int) -> int:
    place = select(ChannelMember.last_read_id).where(
        ChannelMember.channel_id == channel, ChannelMember.person_id == person
    )
    return db.scalars(place).one()


@pytest.fixture
def news(db: Db, cast: Cast) -> list[int]:
    """What Cleo has written in #sales, a day after Ben last looked."""
    with acting(db, cast.cleo):
        found = [actions.create_post(db, cast.sales, f"News {number}").id for number in range(70)]
    db.commit()
    return found


def test_reading_a_channel_to_its_end_counts_it_as_read(db: Db, cast: Cast, news: list[int]) -> None:
    assert call(db, "chat_list_conversations", unread_only=True).value["items"]
    assert call(db, "chat_read_channel", channel="#sales").value["items"][-1]["id"] == news[-1]
    db.rollback()
    assert read_up_to(db, cast.sales, cast.ben) == news[-1]


def test_reading_what_is_further_up_leaves_the_rest_unread(db: Db, cast: Cast, news: list[int]) -> None:
    call(db, "chat_read_channel", channel="#sales", before=news[5])
    db.rollback()
    assert read_up_to(db, cast.sales, cast.ben) < news[0]


def test_reading_a_thread_counts_its_replies_as_read(db: Db, cast: Cast) -> None:
    with acting(db, cast.cleo):
        reply = actions.create_post(db, cast.sales, "Good morning", root_id=cast.hello).id
    db.commit()
    assert call(db, "chat_read_thread", message=cast.hello).value["items"][-1]["id"] == reply
    db.rollback()
    place = select(ThreadMember.last_read_id).where(ThreadMember.root_id == cast.hello)
    assert db.scalars(place.where(ThreadMember.person_id == cast.ben)).one() == reply


def test_a_tool_that_marks_does_not_say_that_it_only_reads() -> None:
    says = {name: tool.annotations["readOnlyHint"] for name, tool in toolbox().by_name.items() if tool.reads_only}
    assert sorted(name for name, only in says.items() if not only) == ["chat_read_channel", "chat_read_thread"]


def test_somebody_is_found_by_any_of_their_names(db: Db, cast: Cast) -> None:
    for name in ("@cleo.park", "cleo.park", "Cleo Park", "cleo park"):
        assert call(db, "chat_get_person", person=name).value["username"] == "cleo.park"
    assert "Nobody here is called" in call(db, "chat_get_person", person="Cleo").error


def test_a_group_that_is_too_large_is_refused_in_words(db: Db, cast: Cast) -> None:
    everybody = [person["name"] for person in call(db, "chat_search_people").value["items"]]
    assert "people: " in call(db, "chat_send_direct_message", people=everybody, body="Hi").error


def test_every_tool_that_writes_says_what_it_would_have_been_asked_for() -> None:
    for tool in toolbox():
        assert tool.reads_only == (tool.action is None) == (tool.told is None), tool.name

"""What is unread, and for whom a badge is shown."""

from __future__ import annotations

from deskgym.apps.chat import actions, queries
from deskgym.apps.chat.queries import SidebarEntry
from deskgym.apps.platform.database import Db

from ..conftest import As
from .cast import Cast


def entry(db: Db, channel_id: int) -> SidebarEntry:
    return next(entry for entry in queries.sidebar(db).entries if entry.channel.id == channel_id)


def test_messages_of_others_are_unread_until_looked_at(seat: As, cast: Cast) -> None:
    actions.create_post(seat(cast.cleo), cast.sales, "Hello")
    actions.create_post(seat(cast.cleo), cast.sales, "@ben.okafor?")
    db = seat(cast.ben)
    assert (entry(db, cast.sales).unread, entry(db, cast.sales).badge) == (2, 1)
    actions.view_channel(db, cast.sales)
    assert not entry(db, cast.sales).is_unread
    assert not entry(seat(cast.cleo), cast.sales).is_unread


def test_every_direct_message_counts(seat: As, cast: Cast) -> None:
    post = actions.post_direct(seat(cast.cleo), [cast.ben], "Hi")
    actions.post_direct(seat(cast.cleo), [cast.ben], "You there?")
    assert entry(seat(cast.ben), post.channel_id).badge == 2


def test_muted_channels_show_nothing(seat: As, cast: Cast) -> None:
    actions.set_notifications(seat(cast.ben), cast.sales, is_muted=True)
    actions.create_post(seat(cast.cleo), cast.sales, "@ben.okafor?")
    shown = entry(seat(cast.ben), cast.sales)
    assert (shown.is_unread, shown.badge) == (False, 0)


def test_mentions_only_is_strong_only_for_mentions(seat: As, cast: Cast) -> None:
    actions.set_notifications(seat(cast.ben), cast.sales, notify="mentions")
    actions.create_post(seat(cast.cleo), cast.sales, "Hello")
    assert not entry(seat(cast.ben), cast.sales).is_unread
    actions.create_post(seat(cast.cleo), cast.sales, "@channel hello")
    assert entry(seat(cast.ben), cast.sales).is_unread


def test_unread_from_here_begins_at_the_message(seat: As, cast: Cast) -> None:
    first = actions.create_post(seat(cast.cleo), cast.sales, "One")
    actions.create_post(seat(cast.cleo), cast.sales, "Two")
    db = seat(cast.ben)
    actions.view_channel(db, cast.sales)
    actions.mark_unread(db, first.id)
    assert entry(db, cast.sales).unread == 2


def test_followed_threads_count_their_new_replies(seat: As, cast: Cast) -> None:
    reply = actions.create_post(seat(cast.cleo), cast.sales, "Great!", root_id=cast.hello)
    db = seat(cast.ben)
    assert queries.sidebar(db).threads == 1
    assert [(item.line.post.id, item.unread) for item in queries.threads(db)] == [(cast.hello, 1)]
    actions.view_thread(db, cast.hello)
    assert queries.sidebar(db).threads == 0
    actions.mark_unread(db, reply.id)
    assert queries.sidebar(db).threads == 1
    actions.follow_thread(db, cast.hello, False)
    assert queries.sidebar(db).threads == 0
    assert queries.threads(db) == []


def test_a_page_marks_the_first_unread_message_of_somebody_else(seat: As, cast: Cast) -> None:
    db = seat(cast.ben)
    read = actions.create_post(db, cast.sales, "Mine").id
    own = actions.create_post(db, cast.sales, "Mine too")
    actions.create_post(seat(cast.cleo), cast.sales, "Yours")
    db = seat(cast.ben)
    page = queries.page_of(db, own.channel, unread_after=read)
    assert [line.post.body for line in page.lines if line.is_first_unread] == ["Yours"]


def test_long_channels_come_in_pages(seat: As, cast: Cast) -> None:
    db = seat(cast.ben)
    posts = [actions.create_post(db, cast.sales, f"Number {number}") for number in range(90)]
    channel = posts[0].channel
    last = queries.page_of(db, channel)
    assert (len(last.lines), last.has_older, last.has_newer) == (40, True, False)
    before = queries.page_of(db, channel, before=last.lines[0].post.id)
    assert before.lines[-1].post.id == last.lines[0].post.id - 1
    around = queries.page_of(db, channel, around=posts[45].id)
    assert (around.has_older, around.has_newer) == (True, True)
    assert posts[45].id in [line.post.id for line in around.lines]
    after = queries.page_of(db, channel, after=posts[80].id)
    assert [line.post.id for line in after.lines] == [post.id for post in posts[81:]]

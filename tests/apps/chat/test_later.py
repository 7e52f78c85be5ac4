from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from deskgym.apps.chat import actions
from deskgym.apps.chat.models import Draft, Post, Reminder, SavedPost, ScheduledPost
from deskgym.apps.clock import advance
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Blocked, Forbidden, Invalid, NotFound

from ..conftest import As
from .cast import Cast

HOUR = timedelta(hours=1)


def test_a_scheduled_post_goes_out_when_the_clock_passes(seat: As, cast: Cast) -> None:
    db = seat(cast.ben)
    scheduled = actions.schedule_post(db, cast.sales, "@cleo.park Good morning", db.now + HOUR)
    clock = seat(None)
    advance(clock, HOUR - timedelta(seconds=1))
    assert clock.get_one(ScheduledPost, scheduled.id).sent_at is None
    advance(clock, timedelta(seconds=1))
    sent = clock.get_one(ScheduledPost, scheduled.id)
    post = clock.get_one(Post, sent.post_id)
    assert (post.author_id, post.body, post.created_by_id) == (cast.ben, "@cleo.park Good morning", cast.ben)
    advance(clock, HOUR)
    assert clock.query(Post).filter_by(body=post.body).count() == 1


def test_what_cannot_be_sent_fails_with_the_reason(seat: As, cast: Cast) -> None:
    db = seat(cast.cleo)
    removed = actions.schedule_post(db, cast.harbor, "Hello", db.now + HOUR)
    archived = actions.schedule_post(db, cast.sales, "Hello", db.now + HOUR)
    boss = seat(cast.ben)
    actions.remove_member(boss, cast.harbor, cast.cleo)
    actions.archive_channel(boss, cast.sales)
    clock = seat(None)
    advance(clock, HOUR)
    reasons = [clock.get_one(ScheduledPost, row.id).failed_reason for row in (removed, archived)]
    assert reasons == [
        "This channel does not exist, or you are not in it.",
        "#sales is archived: nobody can post in it.",
    ]


def test_nothing_is_scheduled_for_the_past(db: Db, cast: Cast) -> None:
    for at in (db.now, db.now - HOUR, db.now + timedelta(days=400)):
        with pytest.raises(Invalid):
            actions.schedule_post(db, cast.sales, "Hello", at)
        with pytest.raises(Invalid):
            actions.set_reminder(db, cast.hello, at)


def test_a_scheduled_post_can_be_changed_canceled_and_sent_now(db: Db, cast: Cast) -> None:
    scheduled = actions.schedule_post(db, cast.sales, "Hello", db.now + HOUR)
    actions.update_scheduled(db, scheduled.id, body="Hello again", at=db.now + 2 * HOUR)
    post = actions.send_now(db, scheduled.id)
    assert (post.body, scheduled.post_id) == ("Hello again", post.id)
    with pytest.raises(Blocked):
        actions.cancel_scheduled(db, scheduled.id)
    other = actions.schedule_post(db, cast.sales, "Later", db.now + HOUR)
    actions.cancel_scheduled(db, other.id)
    assert not other.is_waiting


def test_scheduled_posts_and_reminders_are_private(seat: As, cast: Cast) -> None:
    db = seat(cast.ben)
    scheduled = actions.schedule_post(db, cast.sales, "Hello", db.now + HOUR)
    reminder = actions.set_reminder(db, cast.hello, db.now + HOUR)
    other = seat(cast.cleo)
    with pytest.raises(NotFound):
        actions.cancel_scheduled(other, scheduled.id)
    with pytest.raises(NotFound):
        actions.finish_reminder(other, reminder.id)


def test_nobody_schedules_where_they_cannot_post(seat: As, cast: Cast) -> None:
    db = seat(cast.dan)
    with pytest.raises(Forbidden):
        actions.schedule_post(db, cast.sales, "Hello", db.now + HOUR)
    with pytest.raises(NotFound):
        actions.schedule_post(db, cast.harbor, "Hello", db.now + HOUR)


def test_a_reminder_comes_back_once(seat: As, cast: Cast) -> None:
    db = seat(cast.ben)
    reminder = actions.set_reminder(db, cast.hello, db.now + HOUR)
    assert actions.set_reminder(db, cast.hello, db.now + 2 * HOUR).id == reminder.id
    clock = seat(None)
    advance(clock, 2 * HOUR)
    assert clock.get_one(Reminder, reminder.id).reminded_at == clock.now
    db = seat(cast.ben)
    actions.finish_reminder(db, reminder.id)
    assert db.get_one(Reminder, reminder.id).done_at == db.now


def test_a_post_is_saved_once(db: Db, cast: Cast) -> None:
    actions.save_post(db, cast.hello)
    actions.save_post(db, cast.hello)
    assert db.query(SavedPost).count() == 1
    actions.unsave_post(db, cast.hello)
    assert db.query(SavedPost).count() == 0


def test_a_draft_is_kept_until_it_is_posted(db: Db, cast: Cast) -> None:
    actions.save_draft(db, cast.sales, "Hel")
    actions.save_draft(db, cast.sales, "Hello")
    actions.save_draft(db, cast.sales, "In thread", root_id=cast.hello)
    assert [draft.body for draft in db.query(Draft)] == ["Hello", "In thread"]
    actions.create_post(db, cast.sales, "Hello")
    assert [draft.body for draft in db.query(Draft)] == ["In thread"]


def test_a_status_holds_until_its_moment(db: Db, cast: Cast) -> None:
    until = db.now + HOUR
    who = actions.set_status(db, text="Lunch", emoji=":pizza:", until=until)
    actions.set_dnd(db, True, until=until)
    assert who.has_status(db.now)
    assert who.wants_quiet(db.now)
    advance(db, HOUR)
    assert not who.has_status(db.now)
    assert not who.wants_quiet(db.now)
    with pytest.raises(Invalid):
        actions.set_status(db, text="Lunch", until=db.now)
    with pytest.raises(Invalid):
        actions.set_status(db, text="x" * 101)
    for until in (datetime(2101, 1, 1, tzinfo=UTC), datetime(9999, 1, 1, tzinfo=UTC)):
        with pytest.raises(Invalid, match="years 1990 to 2100"):
            actions.set_status(db, text="Lunch", until=until)
        with pytest.raises(Invalid, match="years 1990 to 2100"):
            actions.set_dnd(db, True, until=until)


def test_only_administrators_deactivate(seat: As, cast: Cast) -> None:
    with pytest.raises(Forbidden):
        actions.set_active(seat(cast.ben), cast.cleo, False)
    actions.set_active(seat(cast.amy), cast.cleo, False)
    with pytest.raises(Forbidden, match="no access"):
        actions.create_post(seat(cast.cleo), cast.sales, "Still here")

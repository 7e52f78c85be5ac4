"""Slips in the chat: taken back before anybody acted on them they leave no trace, else they fail."""

from __future__ import annotations

from datetime import timedelta

import pytest
from deskgym.apps.chat import actions
from deskgym.apps.chat.actions.direct import conversation_with
from deskgym.apps.chat.models import (
    Channel,
    ChannelMember,
    Coworker,
    Member,
    Post,
    Reminder,
    ScheduledPost,
    SectionChannel,
    ThreadMember,
)
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.models import Person
from sqlalchemy import select

from .episodes import Opened, Play, Step, describe, newest


def member(play: Play) -> int:
    assert play.instance.person_id is not None
    return play.instance.person_id


def _public(db: Db, play: Play, *, joined: bool = True) -> list[Channel]:
    """Public channels that the task is not about, which the persona is in, but in no section of theirs, or not in."""
    mine = select(ChannelMember.channel_id).where(ChannelMember.person_id == member(play))
    wanted = {change.after["channel_id"] for change in play.wanted("chat_post") if change.after is not None}
    found = select(Channel).where(
        Channel.kind == "public",
        Channel.archived_at.is_(None),
        Channel.is_announcement.is_(False),
        Channel.is_default.is_(False),
        Channel.id.in_(mine) if joined else Channel.id.not_in(mine),
        Channel.id.not_in(wanted),
        # Who leaves a channel loses its place in a section.
        Channel.id.not_in(select(SectionChannel.channel_id)),
    )
    return list(db.scalars(found.order_by(Channel.id)))


def other(db: Db, play: Play, *, joined: bool = True) -> Channel:
    return _public(db, play, joined=joined)[0]


def post_elsewhere(play: Play, body: str = "Wrong channel") -> Step:
    return lambda db: actions.create_post(db, other(db, play).id, body)


def delete_newest(db: Db) -> None:
    actions.delete_post(db, newest(db, Post).id)


def edit_newest(body: str) -> Step:
    return lambda db: actions.edit_post(db, newest(db, Post).id, body)


def test_ones_own_typo_edited(play: Opened) -> None:
    post = play("chat-post")
    wanted = post.after("chat_post")["body"]
    typo, mend = edit_newest(f"{wanted} typo"), edit_newest(wanted)
    verdict = post.verdict(post.right, typo, mend)
    assert verdict.passed, describe(verdict)
    assert not verdict.clean
    assert not post.verdict(post.right, typo).passed
    assert post.verdict(post.right).clean


def test_a_figure_corrected_wrong_and_then_right(play: Opened) -> None:
    post = play("chat-fix-figure")
    (id,) = post.updated("chat_post")
    wanted = post.after("chat_post")["body"]

    def write(body: str) -> Step:
        return lambda db: actions.edit_post(db, id, body)

    verdict = post.verdict(write(f"{wanted} typo"), write(wanted))
    assert verdict.passed, describe(verdict)
    assert not post.verdict(post.right, write(f"{wanted} typo")).passed


def test_an_edit_put_back_leaves_no_trace(play: Opened) -> None:
    post = play("chat-fix-figure")
    (id,) = post.updated("chat_post")
    before = next(change.before for change in post.wanted("chat_post"))
    assert before is not None
    verdict = post.verdict(
        lambda db: actions.edit_post(db, id, "Something else"), lambda db: actions.edit_post(db, id, before["body"])
    )
    assert not verdict.passed
    assert not verdict.collateral
    assert {check.actual for check in verdict.checks} <= {"unchanged", "missing"}


def test_a_wrong_message_deleted_and_then_the_right_one(play: Opened) -> None:
    post = play("chat-post")
    for wrong in (post_elsewhere(post), post_elsewhere(post, f"@{_colleague(post)} see here")):
        verdict = post.verdict(wrong, delete_newest, post.right)
        assert verdict.passed, describe(verdict)
        assert not post.verdict(wrong, post.right).passed


def _colleague(play: Play) -> str:
    with play.instance.world.session() as db:
        members = other(db, play).members
        return next(each.person.username for each in members if each.person_id != member(play))


def test_the_right_message_deleted_and_posted_again(play: Opened) -> None:
    post = play("chat-post")
    verdict = post.verdict(post.right, delete_newest, post.right)
    assert verdict.passed, describe(verdict)
    assert not post.verdict(post.right, delete_newest).passed


def test_a_message_to_the_wrong_person_deleted(play: Opened) -> None:
    post = play("chat-post")
    with post.instance.world.session(member(post)) as db:
        everybody = db.scalars(select(Member).where(Member.is_active, Member.id != member(post)))
        stranger = next(each.id for each in everybody if conversation_with(db, [each.id]) is None)

    def wrong(db: Db) -> None:
        actions.post_direct(db, [stranger], "Not for you")

    verdict = post.verdict(wrong, delete_newest, post.right)
    assert verdict.passed, describe(verdict)
    assert not post.verdict(wrong, post.right).passed


def test_a_message_to_everybody_has_rung_all_phones(play: Opened) -> None:
    post = play("chat-post")

    def wrong(db: Db) -> None:
        actions.create_post(db, other(db, post).id, "@channel lunch?", notify_all=True)

    assert not post.verdict(wrong, delete_newest, post.right).passed
    assert not post.verdict(wrong, edit_newest("lunch?"), delete_newest, post.right).passed


def test_a_reply_in_the_wrong_thread_deleted(play: Opened) -> None:
    post = play("chat-post")

    def wrong(db: Db) -> None:
        channel = other(db, post)
        plain = select(Post).where(Post.channel_id == channel.id, Post.root_id.is_(None), Post.kind == "message")
        threads = select(Post.root_id).where(Post.root_id.is_not(None))
        root = db.scalars(plain.where(Post.id.not_in(threads), Post.deleted_at.is_(None)).limit(1)).one()
        actions.create_post(db, channel.id, "Wrong thread", root_id=root.id)

    verdict = post.verdict(wrong, delete_newest, post.right)
    assert verdict.passed, describe(verdict)
    assert not post.verdict(wrong, post.right).passed


def colleague(db: Db, play: Play) -> Person:
    """Whom the task is to ask: they answer by themselves."""
    return db.scalars(select(Person).join(Coworker, Coworker.id == Person.id)).one()


def test_a_message_that_a_coworker_has_answered_stays(play: Opened) -> None:
    asked = play("chat-ask-approval")

    def wrong(db: Db) -> None:
        boss = colleague(db, asked)
        channel = next(each for each in _public(db, asked) if boss.id in {place.person_id for place in each.members})
        actions.create_post(db, channel.id, f"@{boss.username} lunch?")

    def answered(db: Db) -> None:
        assert newest(db, Post).author_id == colleague(db, asked).id
        actions.delete_post(db, newest(db, Post).root_id)

    def at_once(db: Db) -> None:
        wrong(db)
        delete_newest(db)

    verdict = asked.verdict(at_once, asked.right)
    assert verdict.passed, describe(verdict)
    assert not asked.verdict(wrong, answered, asked.right).passed


def test_a_greeting_before_asking_and_a_thank_you_after(play: Opened) -> None:
    asked = play("chat-ask-approval")

    def say(text: str) -> Step:
        return lambda db: actions.post_direct(db, [colleague(db, asked).id], text.format(colleague(db, asked)))

    verdict = asked.verdict(say("Hi {0.first_name}!"), asked.right, say("Thank you!"))
    assert verdict.passed, describe(verdict)
    assert not asked.verdict(say("Lunch?"), asked.right).passed
    assert not asked.verdict(asked.right, post_elsewhere(asked, "Thank you!")).passed


def test_a_reminder_set_and_then_finished(play: Opened) -> None:
    post = play("chat-post")

    def wrong(db: Db) -> None:
        actions.set_reminder(db, newest(db, Post).id, db.now + timedelta(days=1))

    def mend(db: Db) -> None:
        actions.finish_reminder(db, newest(db, Reminder).id)

    verdict = post.verdict(post.right, wrong, mend)
    assert verdict.passed, describe(verdict)
    assert not post.verdict(post.right, wrong).passed


def test_a_scheduled_message_canceled(play: Opened) -> None:
    post = play("chat-post")

    def wrong(db: Db) -> None:
        actions.schedule_post(db, other(db, post).id, "Later", db.now + timedelta(days=1))

    def soon(db: Db) -> None:
        actions.schedule_post(db, other(db, post).id, "Soon", db.now + timedelta(seconds=10))

    def mend(db: Db) -> None:
        actions.cancel_scheduled(db, newest(db, ScheduledPost).id)

    verdict = post.verdict(wrong, mend, post.right)
    assert verdict.passed, describe(verdict)
    assert not post.verdict(wrong, post.right).passed
    # It went out before it was deleted.
    assert not post.verdict(soon, delete_newest, post.right).passed


def test_a_channel_joined_and_left(play: Opened) -> None:
    post = play("chat-post")

    def join(db: Db) -> None:
        actions.join_channel(db, other(db, post, joined=False).id)

    def leave(db: Db) -> None:
        actions.leave_channel(db, newest(db, ChannelMember).channel_id)

    verdict = post.verdict(join, leave, post.right)
    assert verdict.passed, describe(verdict)
    assert not post.verdict(join, post.right).passed


def test_a_channel_left_and_joined_again(play: Opened) -> None:
    post = play("chat-post")
    with post.instance.world.session() as db:
        id = other(db, post).id

    def leave(db: Db) -> None:
        actions.leave_channel(db, id)

    def join(db: Db) -> None:
        actions.join_channel(db, id)

    verdict = post.verdict(leave, join, post.right)
    assert verdict.passed, describe(verdict)
    assert not post.verdict(leave, post.right).passed


@pytest.mark.parametrize("what", ["header", "purpose"])
def test_a_header_changed_and_put_back(play: Opened, what: str) -> None:
    post = play("chat-post")
    set_text = actions.set_header if what == "header" else actions.set_purpose
    with post.instance.world.session() as db:
        channel = other(db, post)
        id, before = channel.id, getattr(channel, what) or ""

    def wrong(db: Db) -> None:
        set_text(db, id, "Mistaken")

    def mend(db: Db) -> None:
        set_text(db, id, before)

    verdict = post.verdict(wrong, mend, post.right)
    assert verdict.passed, describe(verdict)
    assert not post.verdict(wrong, post.right).passed


@pytest.mark.parametrize("what", ["header", "purpose", "name"])
def test_a_new_channel_changed_and_put_back(play: Opened, what: str) -> None:
    made = play("chat-create-channel")
    wanted = made.after("chat_channel")
    change = {"header": actions.set_header, "purpose": actions.set_purpose, "name": actions.rename_channel}[what]

    def wrong(db: Db) -> None:
        change(db, newest(db, Channel).id, "mistaken")

    def mend(db: Db) -> None:
        change(db, newest(db, Channel).id, wanted[what] or "")

    verdict = made.verdict(made.right, wrong, mend)
    assert verdict.passed, describe(verdict)
    assert not verdict.clean
    assert not made.verdict(made.right, wrong).passed


def test_a_reply_deleted_from_a_thread_that_goes_on(play: Opened) -> None:
    post = play("chat-post")

    def wrong(db: Db) -> None:
        followed = select(ThreadMember.root_id).where(ThreadMember.person_id == member(post))
        roots = select(Post.root_id).where(Post.deleted_at.is_(None))
        mine = [channel.id for channel in _public(db, post)]
        thread = select(Post).where(Post.id.in_(roots), Post.id.not_in(followed), Post.channel_id.in_(mine))
        root = db.scalars(thread.where(Post.deleted_at.is_(None)).limit(1)).one()
        actions.create_post(db, root.channel_id, "Wrong thread", root_id=root.id)

    verdict = post.verdict(wrong, delete_newest, post.right)
    assert verdict.passed, describe(verdict)
    assert not post.verdict(wrong, post.right).passed

"""What can be done wrong in the chat and mended there: messages, channels, who is in them, what is put aside."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import timedelta
from typing import Any

from sqlalchemy import ColumnElement, ColumnExpressionArgument, select

from .....apps.chat import actions
from .....apps.chat.models import (
    Channel,
    ChannelMember,
    Member,
    Post,
    Reaction,
    Reminder,
    SavedPost,
    ScheduledPost,
    Section,
    SectionChannel,
    ThreadMember,
)
from .....apps.platform.database import Db
from .....apps.platform.errors import DomainError
from ..deed import AppDeeds, Deed, Editor, Maker, Mend
from ..scene import CannotBeDone, Scene

_MISTAKEN = "Mistaken"


def _in(scene: Scene) -> ColumnElement[bool]:
    """Channels that the persona is in."""
    return Channel.id.in_(select(ChannelMember.channel_id).where(ChannelMember.person_id == scene.actor_id))


def _channel(db: Db, scene: Scene) -> Channel:
    """A channel in which everybody may write, and that the work does not write in."""
    open_ = Channel.archived_at.is_(None), ~Channel.is_announcement, Channel.kind.in_(("public", "private"))
    return scene.pick(db, Channel, _in(scene), *open_)


def _message(db: Db, scene: Scene, *where: ColumnExpressionArgument[bool]) -> Post:
    channel = _channel(db, scene)
    return scene.pick(db, Post, Post.channel_id == channel.id, Post.kind == "message", Post.root_id.is_(None), *where)


def _post(db: Db, scene: Scene) -> Post:
    return actions.create_post(db, _channel(db, scene).id, _MISTAKEN)


def _post_to_somebody(db: Db, scene: Scene) -> Mend:
    """A message that names somebody of its channel, deleted."""
    channel = _channel(db, scene)
    others = [place.person.username for place in channel.members if place.person_id != scene.actor_id]
    post = actions.create_post(db, channel.id, f"@{scene.draw.choice(others)} {_MISTAKEN}")
    return _deleted(post)


def _reply(db: Db, scene: Scene) -> Mend:
    root = _message(db, scene)
    return _deleted(actions.create_post(db, root.channel_id, _MISTAKEN, root_id=root.id))


def _direct(db: Db, scene: Scene) -> Mend:
    """A message to somebody with whom the persona may have never talked."""
    other = scene.pick(db, Member, Member.is_active, Member.id != scene.actor_id)
    return _deleted(actions.post_direct(db, [other.id], _MISTAKEN))


def _deleted(post: Post) -> Mend:
    id = post.id
    return lambda db: actions.delete_post(db, id)


def _schedule(db: Db, scene: Scene) -> ScheduledPost:
    at = db.now + timedelta(days=scene.draw.integer(1, 9))
    return actions.schedule_post(db, _channel(db, scene).id, _MISTAKEN, at)


def _remind(db: Db, scene: Scene) -> Reminder:
    waiting = select(Reminder.post_id).where(Reminder.person_id == scene.actor_id, Reminder.done_at.is_(None))
    post = _message(db, scene, Post.id.not_in(waiting))
    return actions.set_reminder(db, post.id, db.now + timedelta(days=1))


def _save(db: Db, scene: Scene) -> SavedPost:
    kept = select(SavedPost.post_id).where(SavedPost.person_id == scene.actor_id)
    return actions.save_post(db, _message(db, scene, Post.id.not_in(kept)).id)


def _react(db: Db, scene: Scene) -> Reaction:
    own = select(Reaction.post_id).where(Reaction.person_id == scene.actor_id)
    return actions.add_reaction(db, _message(db, scene, Post.id.not_in(own)).id, "eyes")


def _take_reaction_back(db: Db, scene: Scene) -> Mend:
    reaction = scene.pick(db, Reaction, Reaction.person_id == scene.actor_id)
    post, emoji = reaction.post_id, reaction.emoji
    actions.remove_reaction(db, post, emoji)
    return lambda db: actions.add_reaction(db, post, emoji)


def _unsave(db: Db, scene: Scene) -> Mend:
    post = scene.pick(db, SavedPost, SavedPost.person_id == scene.actor_id).post_id
    actions.unsave_post(db, post)
    return lambda db: actions.save_post(db, post)


def _join(db: Db, scene: Scene) -> Mend:
    channel = scene.pick(db, Channel, ~_in(scene), Channel.kind == "public", Channel.archived_at.is_(None)).id
    actions.join_channel(db, channel)
    return lambda db: actions.leave_channel(db, channel)


def _leave(db: Db, scene: Scene) -> Mend:
    """A public channel left and joined again; its admins would come back as plain members."""
    plain = select(ChannelMember.channel_id).where(
        ChannelMember.person_id == scene.actor_id,
        ~ChannelMember.is_admin,
        ~ChannelMember.is_muted,
        ~ChannelMember.is_favorite,
        ChannelMember.notify == "all",
    )
    where = Channel.kind == "public", Channel.archived_at.is_(None), ~Channel.is_default, Channel.id.in_(plain)
    channel = scene.pick(db, Channel, *where, Channel.id.not_in(_kept_in_sections(scene))).id
    actions.leave_channel(db, channel)
    return lambda db: actions.join_channel(db, channel)


def _kept_in_sections(scene: Scene) -> Any:
    return select(SectionChannel.channel_id).join(Section).where(Section.person_id == scene.actor_id)


def _add_somebody(db: Db, scene: Scene) -> Mend:
    """Somebody added to a channel, and taken out again."""
    run = select(ChannelMember.channel_id).where(ChannelMember.person_id == scene.actor_id, ChannelMember.is_admin)
    where = Channel.kind.in_(("public", "private")), Channel.archived_at.is_(None)
    channel = scene.pick(db, Channel, *where, ~Channel.is_default, Channel.id.in_(run))
    known = [place.person_id for place in channel.members]
    id, other = channel.id, scene.pick(db, Member, Member.is_active, Member.id.not_in(known)).id
    actions.add_members(db, id, [other])
    return lambda db: actions.remove_member(db, id, other)


def _archive(db: Db, scene: Scene) -> Mend:
    for channel in scene.rows(db, Channel, _in(scene), Channel.archived_at.is_(None)):
        id = channel.id
        try:
            with db.begin_nested():
                actions.archive_channel(db, id)
        except DomainError:
            continue
        return lambda db: actions.restore_channel(db, id)
    raise CannotBeDone("no channel that may be archived")


def _put_in_section(db: Db, scene: Scene) -> Mend:
    section = scene.pick(db, Section, Section.person_id == scene.actor_id)
    channel = scene.pick(db, Channel, _in(scene), Channel.id.not_in(_kept_in_sections(scene))).id
    actions.place_channel(db, channel, section.id)
    return lambda db: actions.place_channel(db, channel, None)


def _follow(db: Db, scene: Scene) -> Mend:
    """A thread followed, and no longer."""
    followed = select(ThreadMember.root_id).where(ThreadMember.person_id == scene.actor_id)
    root = _message(db, scene, Post.id.in_(select(Post.root_id)), Post.id.not_in(followed)).id
    actions.follow_thread(db, root)
    return lambda db: actions.follow_thread(db, root, follow=False)


def _save_post(db: Db, post: Post, values: Mapping[str, Any]) -> None:
    if "body" in values:
        actions.edit_post(db, post.id, values["body"])
    if "is_pinned" in values:
        (actions.pin_post if values["is_pinned"] else actions.unpin_post)(db, post.id)


_CHANNEL: dict[str, Callable[[Db, int, Any], object]] = {
    "name": actions.rename_channel,
    "header": lambda db, id, text: actions.set_header(db, id, text or ""),
    "purpose": lambda db, id, text: actions.set_purpose(db, id, text or ""),
    "is_announcement": actions.set_announcement,
    "kind": lambda db, id, kind: actions.convert_channel(db, id, to=kind),
}


def _save_channel(db: Db, channel: Channel, values: Mapping[str, Any]) -> None:
    for name, value in values.items():
        _CHANNEL[name](db, channel.id, value)


def _save_place(db: Db, place: ChannelMember, values: Mapping[str, Any]) -> None:
    if place.person_id != db.actor_id:
        raise CannotBeDone("a place of somebody else")
    actions.set_notifications(db, place.channel_id, **values)


def _save_status(db: Db, member: Member, values: Mapping[str, Any]) -> None:
    """A status as it is but for some `values`."""
    if member.id != db.actor_id:
        raise CannotBeDone("somebody else's status")
    new = {name: values.get(name, getattr(member, name)) for name in _STATUS}
    if new["status_text"] is None and new["status_emoji"] is None:
        actions.clear_status(db)
    else:
        text, emoji, until = new.values()
        actions.set_status(db, text=text or "", emoji=emoji, until=until)


def _save_quiet(db: Db, member: Member, values: Mapping[str, Any]) -> None:
    if member.id != db.actor_id:
        raise CannotBeDone("somebody else's quiet")
    on = values.get("is_dnd", member.is_dnd)
    actions.set_dnd(db, on, until=values.get("dnd_until", member.dnd_until) if on else None)


def _save_follower(db: Db, place: ThreadMember, values: Mapping[str, Any]) -> None:
    if place.person_id != db.actor_id:
        raise CannotBeDone("a place of somebody else")
    actions.follow_thread(db, place.root_id, values["is_following"])


def _save_scheduled(db: Db, scheduled: ScheduledPost, values: Mapping[str, Any]) -> None:
    actions.update_scheduled(db, scheduled.id, body=values.get("body"), at=values.get("send_at"))


_STATUS = ("status_text", "status_emoji", "status_until")

DEEDS = AppDeeds(
    editors=(
        Editor(Post, ("body",), _save_post),
        Editor(Post, ("is_pinned",), _save_post),
        Editor(Channel, tuple(_CHANNEL), _save_channel),
        Editor(ChannelMember, ("notify", "is_muted", "is_favorite"), _save_place),
        Editor(
            ChannelMember,
            ("is_admin",),
            lambda db, place, values: actions.set_channel_admin(db, place.channel_id, place.person_id, **values),
        ),
        Editor(Member, _STATUS, _save_status),
        Editor(Member, ("is_dnd", "dnd_until"), _save_quiet),
        Editor(
            Section, ("name",), lambda db, section, values: actions.rename_section(db, section.id, values["name"] or "")
        ),
        Editor(ScheduledPost, ("body", "send_at"), _save_scheduled),
        Editor(ThreadMember, ("is_following",), _save_follower),
    ),
    makers=(
        Maker(Post, _post, lambda db, row: actions.delete_post(db, row.id)),
        Maker(ScheduledPost, _schedule, lambda db, row: actions.cancel_scheduled(db, row.id)),
        Maker(Reminder, _remind, lambda db, row: actions.finish_reminder(db, row.id)),
        Maker(SavedPost, _save, lambda db, row: actions.unsave_post(db, row.post_id)),
        Maker(Reaction, _react, lambda db, row: actions.remove_reaction(db, row.post_id, row.emoji)),
        Maker(
            Section,
            lambda db, _: actions.create_section(db, _MISTAKEN),
            lambda db, row: actions.delete_section(db, row.id),
        ),
    ),
    others=(
        Deed("chat_post to somebody by name, deleted", _post_to_somebody),
        Deed("chat_post in a thread, deleted", _reply),
        Deed("chat_post as a direct message, deleted", _direct),
        Deed("chat_reaction taken back and given again", _take_reaction_back),
        Deed("chat_saved_post let go and saved again", _unsave),
        Deed("chat_channel joined and left", _join),
        Deed("chat_channel left and joined", _leave),
        Deed("chat_channel somebody added and taken out", _add_somebody),
        Deed("chat_channel archived and restored", _archive),
        Deed("chat_channel put in a section and taken out", _put_in_section),
        Deed("chat_thread_member followed and no longer", _follow),
    ),
)

"""Channels: the conversation itself with its pins and files, browsing, joining, the threads and mentions inboxes."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, abort, g, redirect, render_template, request, url_for
from flask.typing import ResponseReturnValue
from sqlalchemy import select

from ...platform.pages import done, go
from ...platform.parameters import read_id, read_search, read_text
from .. import actions, queries
from ..models import Channel, ChannelMember, Draft
from ..pages import address
from ..permissions import channel_named, find_channel, find_post, me, member_count, membership, why_not_write

blueprint = Blueprint("channels", __name__)
TABS = ("messages", "pinned", "files")


@blueprint.get("/")
def home() -> ResponseReturnValue:
    """The default channel, or for guests their first one."""
    own = select(Channel).join(ChannelMember).where(ChannelMember.person_id == me(g.db).id)
    first = g.db.scalar(own.order_by(Channel.is_default.desc(), Channel.name.is_(None), Channel.name, Channel.id))
    return redirect(address(first)) if first is not None else redirect(url_for(".browse"))


@blueprint.get("/channels/<name>")
def show(name: str) -> ResponseReturnValue:
    channel = channel_named(g.db, name)
    if name != channel.name:
        return redirect(f"{address(channel)}?{request.query_string.decode()}")
    return conversation_page(channel)


def conversation_page(channel: Channel) -> ResponseReturnValue:
    """The page of a channel or conversation, at its messages, pins or files, perhaps with a thread beside it."""
    tab = read_text("tab", "messages")
    if tab not in TABS:
        abort(404)
    place = membership(g.db, channel.id)
    post_id, root_id = read_id("post"), read_id("thread")
    context: dict[str, Any] = {"channel": channel, "place": place, "tab": tab}
    context["people"] = [] if channel.is_named else queries.others_in(g.db, channel)
    context["member_count"] = member_count(g.db, channel.id)
    if tab == "messages":
        around = find_post(g.db, post_id) if post_id is not None else None
        if around is not None and around.channel_id != channel.id:
            abort(404)
        read = place.last_read_id if place is not None else None
        context["page"] = queries.page_of(g.db, channel, around=around.id if around else None, unread_after=read)
        context["marked"] = post_id
        context["refusal"] = why_not_write(g.db, channel)
        context["draft"] = _draft(channel.id, None)
    elif tab == "pinned":
        context["pinned"] = queries.pinned(g.db, channel)
    else:
        context["files"] = queries.files_of(g.db, channel)
    if root_id is not None:
        context["thread"] = thread_context(root_id) | {"marked": read_id("reply")}
    return render_template("chat/channel.html", **context)


def thread_context(root_id: int) -> dict[str, Any]:
    """What the panel of a thread shows."""
    root = find_post(g.db, root_id)
    if root.root_id is not None:
        root = find_post(g.db, root.root_id)
    return {
        "root": root,
        "lines": queries.thread_of(g.db, root),
        "is_following": queries.is_following(g.db, root.id),
        "refusal": why_not_write(g.db, root.channel),
        "draft": _draft(root.channel_id, root.id),
    }


def _draft(channel_id: int, root_id: int | None) -> str:
    own = select(Draft.body).where(Draft.person_id == g.db.actor_id, Draft.channel_id == channel_id)
    return g.db.scalar(own.where(Draft.root_id.is_(None) if root_id is None else Draft.root_id == root_id)) or ""


@blueprint.get("/channels/<int:channel_id>/posts")
def more(channel_id: int) -> str:
    """The messages before or after a post, for the page that is already open."""
    channel = find_channel(g.db, channel_id)
    before, after = read_id("before"), read_id("after")
    page = queries.page_of(g.db, channel, before=before, after=after)
    return render_template("chat/more.html", channel=channel, page=page, is_older=before is not None)


@blueprint.get("/channels/<int:channel_id>/thread/<int:root_id>")
def thread(channel_id: int, root_id: int) -> str:
    find_channel(g.db, channel_id)
    return render_template("chat/thread.html", thread=thread_context(root_id))


@blueprint.get("/browse")
def browse() -> str:
    """All channels that the person may join or is in."""
    query, kind = read_search(), read_text("show", "all")
    channels = queries.browse(g.db, query, kind)
    return render_template("chat/browse.html", channels=channels, query=query, show=kind)


@blueprint.post("/channels/<int:channel_id>/join")
def join(channel_id: int) -> ResponseReturnValue:
    place = actions.join_channel(g.db, channel_id)
    return done(f"You joined #{place.channel.name}.", address(place.channel))


@blueprint.post("/channels/<int:channel_id>/view")
def view(channel_id: int) -> ResponseReturnValue:
    actions.view_channel(g.db, channel_id)
    return "", 204


@blueprint.get("/threads")
def threads() -> str:
    return render_template("chat/threads.html", entries=queries.threads(g.db))


@blueprint.post("/threads/read")
def read_threads() -> ResponseReturnValue:
    actions.view_all(g.db)
    return go(url_for(".threads"))


@blueprint.post("/threads/<int:root_id>/view")
def view_thread(root_id: int) -> ResponseReturnValue:
    actions.view_thread(g.db, root_id)
    return "", 204


@blueprint.post("/threads/<int:root_id>/follow")
def follow(root_id: int) -> ResponseReturnValue:
    actions.follow_thread(g.db, root_id, request.form.get("follow") == "yes")
    return "", 204


@blueprint.get("/mentions")
def mentions() -> str:
    return render_template("chat/mentions.html", entries=queries.mentions(g.db))

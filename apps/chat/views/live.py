"""What open pages ask for every other second: what has changed since they last asked."""

from __future__ import annotations

from flask import Blueprint, g, get_template_attribute, jsonify, render_template
from flask.typing import ResponseReturnValue

from ...platform.parameters import read_id, read_number
from .. import queries
from ..models import Channel, Post
from ..permissions import can_read

blueprint = Blueprint("live", __name__)


@blueprint.get("/live")
def live() -> ResponseReturnValue:
    """The new sequence number, the changed messages of the page's channel and thread, and the sidebar."""
    since = read_number("since")
    channel_id, root_id = read_id("channel"), read_id("thread")
    channel = g.db.get(Channel, channel_id) if channel_id is not None else None
    if channel is not None and not can_read(g.db, channel):
        return jsonify(reload=True)
    news = queries.news(g.db, since, channel_id)
    if not news.is_any:
        return jsonify(sequence=news.sequence)
    if news.is_too_much or news.is_channel_changed:
        return jsonify(sequence=news.sequence, reload=True)
    posts = []
    for post_id in news.post_ids:
        post = g.db.get(Post, post_id)
        if post is None or post.channel_id != channel_id:
            continue
        if post.root_id is not None:
            root = g.db.get_one(Post, post.root_id)
            posts.append(_state(root, "stream"))
            if post.root_id == root_id:
                posts.append(_state(post, "thread"))
        else:
            posts.append(_state(post, "stream"))
            if post.id == root_id:
                posts.append(_state(post, "thread"))
    return jsonify(
        sequence=news.sequence,
        posts=posts,
        sidebar=render_template("chat/sidebar.html", current=channel),
        badge=queries.sidebar(g.db).badge,
    )


def _state(post: Post, within: str) -> dict[str, object]:
    """A message as it now stands; without `html` if it is gone."""
    if post.deleted_at is not None:
        return {"id": post.id, "within": within, "html": None, "mine": False}
    line = queries.line_of(g.db, post)
    if within == "thread" and post.root_id is None:
        line.replies = None
    show = get_template_attribute("chat/lines.html", "show")
    html = str(show(line, within, post.channel))
    return {"id": post.id, "within": within, "html": html, "mine": line.is_mine}

"""Messages: post, edit, delete, react, pin, save, mark unread; and the files that hang on them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flask import Blueprint, Response, g, jsonify, redirect, render_template, request
from flask.typing import ResponseReturnValue

from ...platform.errors import DomainError, Invalid, NotFound
from ...platform.file_pages import file_response, read_uploads
from ...platform.forms import PlatformForm
from ...platform.parameters import read_id, read_version
from ...platform.wording import told
from .. import actions, queries
from ..actions.posts import named_outsiders
from ..errors import NotifiesMany
from ..models import File, Post
from ..pages import address, done_here
from ..permissions import find_post

blueprint = Blueprint("posts", __name__)


def answer(action: Callable[[str, bool], Post], *, opens: bool = False) -> ResponseReturnValue:
    """Do what a composer asks for; its errors come back as data, for the composer stays where it is."""
    try:
        post = action(request.form.get("body", ""), request.form.get("confirmed") == "yes")
        outsiders = named_outsiders(g.db, post)
        g.db.flush()
    except DomainError as error:
        g.db.rollback()
        status = 409 if isinstance(error, NotifiesMany) else 422
        fields = error.errors if isinstance(error, Invalid) else {}
        return jsonify(error=told(str(error)), fields=fields, asks=isinstance(error, NotifiesMany)), status
    names = " and ".join(member.name for member in outsiders)
    notice = f"{names} will not see this: not in the channel." if names and post.channel.is_named else ""
    return jsonify(id=post.id, notice=told(notice), opens=address(post.channel) if opens else None)


@blueprint.post("/channels/<int:channel_id>/posts")
def create(channel_id: int) -> ResponseReturnValue:
    root_id = read_id("root_id")
    return answer(
        lambda body, confirmed: actions.create_post(
            g.db, channel_id, body, root_id=root_id, files=read_uploads(), notify_all=confirmed
        )
    )


@blueprint.get("/posts/<int:post_id>")
def link(post_id: int) -> ResponseReturnValue:
    """A message's own address leads to its place in the conversation."""
    post = find_post(g.db, post_id)
    if post.root_id is not None:
        return redirect(address(post.channel, post=post.root_id, thread=post.root_id, reply=post.id))
    return redirect(address(post.channel, post=post.id))


@blueprint.get("/posts/<int:post_id>/edit")
def edit_form(post_id: int) -> str:
    return render_template("chat/edit.html", post=find_post(g.db, post_id))


@blueprint.post("/posts/<int:post_id>/edit")
def edit(post_id: int) -> ResponseReturnValue:
    version = read_version()
    return answer(lambda body, _: actions.edit_post(g.db, post_id, body, version=version))


@blueprint.route("/posts/<int:post_id>/delete", methods=["GET", "POST"])
def delete(post_id: int) -> ResponseReturnValue:
    post = find_post(g.db, post_id)
    form = PlatformForm.of(post)
    if form.submitted(lambda _: actions.delete_post(g.db, post_id, version=form.version)):
        return done_here("The message was deleted.")
    line = queries.line_of(g.db, post)
    has_replies = post.root_id is None and line.replies is not None
    title = "Delete this message with all replies?" if has_replies else "Delete this message?"
    return form.page("chat/delete.html", title=title, line=line)


@blueprint.get("/posts/<int:post_id>/history")
def history(post_id: int) -> str:
    """What an edited message said before."""
    post = find_post(g.db, post_id)
    return render_template("chat/history.html", post=post, edits=queries.edits_of(g.db, post))


_CHANGES: dict[str, Callable[[int], Any]] = {
    "pin": lambda post_id: actions.pin_post(g.db, post_id),
    "unpin": lambda post_id: actions.unpin_post(g.db, post_id),
    "save": lambda post_id: actions.save_post(g.db, post_id),
    "unsave": lambda post_id: actions.unsave_post(g.db, post_id),
    "unread": lambda post_id: actions.mark_unread(g.db, post_id),
    "react": lambda post_id: actions.toggle_reaction(g.db, post_id, request.form.get("emoji", "")),
}


@blueprint.post("/posts/<int:post_id>/<any(pin,unpin,save,unsave,unread,react):change>")
def change(post_id: int, change: str) -> ResponseReturnValue:
    try:
        _CHANGES[change](post_id)
        g.db.flush()
    except DomainError as error:
        g.db.rollback()
        return jsonify(error=told(str(error))), 404 if isinstance(error, NotFound) else 422
    return "", 204


@blueprint.get("/files/<int:file_id>/<name>")
def file(file_id: int, name: str) -> Response:
    """A file's content: images are shown, all else is downloaded."""
    found = g.db.get(File, file_id)
    if found is None or found.deleted_at is not None or found.name != name:
        raise NotFound("This file does not exist.")
    find_post(g.db, found.post_id)
    inline = found.is_image and "download" not in request.args
    return file_response(found.name, found.media_type, found.content, inline=inline)

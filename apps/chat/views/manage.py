"""The dialogs of a channel: create, rename, header, purpose, members, notifications, archive and the rest."""

from __future__ import annotations

from collections.abc import Callable

from flask import Blueprint, g, render_template, request, url_for
from flask.typing import ResponseReturnValue
from sqlalchemy import select
from sqlalchemy.orm import joinedload

from ...platform.errors import DomainError
from ...platform.forms import PlatformForm
from ...platform.models import Person
from ...platform.pages import done, go, is_fragment
from .. import actions, queries
from ..forms import (
    AddPeopleForm,
    ChannelForm,
    HeaderForm,
    MoveForm,
    NotificationsForm,
    PurposeForm,
    RenameForm,
    SectionForm,
)
from ..models import Channel, ChannelMember, Member
from ..pages import address
from ..permissions import find_channel, is_channel_admin, joined, me, membership

blueprint = Blueprint("manage", __name__)


@blueprint.route("/new-channel", methods=["GET", "POST"])
def create() -> ResponseReturnValue:
    form = ChannelForm.new(kind="public")
    if form.submitted(
        lambda values: actions.create_channel(
            g.db,
            name=values["name"],
            is_private=values["kind"] == "private",
            purpose=values["purpose"] or "",
            member_ids=values["member_ids"],
        )
    ):
        return done(f"#{form.result.name} was created.", address(form.result))
    return form.page("chat/channel_form.html", title="Create a channel", submit="Create channel")


def _edit(channel: Channel, form: PlatformForm, title: str, action: Callable[[], object]) -> ResponseReturnValue:
    """A dialog with one field of a channel."""
    if form.submitted(lambda _: action()):
        return done("Saved.", address(channel))
    return form.page("chat/channel_form.html", title=title, submit="Save")


@blueprint.route("/channels/<int:channel_id>/rename", methods=["GET", "POST"])
def rename(channel_id: int) -> ResponseReturnValue:
    channel = find_channel(g.db, channel_id)
    form = RenameForm.of(channel)
    title = f"Rename #{channel.name}"
    return _edit(channel, form, title, lambda: actions.rename_channel(
        g.db, channel_id, form["name"].data, version=form.version))  # fmt: skip


@blueprint.route("/channels/<int:channel_id>/header", methods=["GET", "POST"])
def header(channel_id: int) -> ResponseReturnValue:
    channel = find_channel(g.db, channel_id)
    form = HeaderForm.of(channel)
    return _edit(channel, form, "Edit the header", lambda: actions.set_header(
        g.db, channel_id, form["header"].data or "", version=form.version))  # fmt: skip


@blueprint.route("/channels/<int:channel_id>/purpose", methods=["GET", "POST"])
def purpose(channel_id: int) -> ResponseReturnValue:
    channel = find_channel(g.db, channel_id)
    form = PurposeForm.of(channel)
    return _edit(channel, form, "Edit the purpose", lambda: actions.set_purpose(
        g.db, channel_id, form["purpose"].data or "", version=form.version))  # fmt: skip


@blueprint.route("/channels/<int:channel_id>/notifications", methods=["GET", "POST"])
def notifications(channel_id: int) -> ResponseReturnValue:
    channel = find_channel(g.db, channel_id)
    form = NotificationsForm.of(joined(g.db, channel))
    title = f"Notifications of {queries.place(g.db, channel)}"
    if not channel.is_named:
        form["is_muted"].label.text = "Mute conversation"
    return _edit(channel, form, title, lambda: actions.set_notifications(
        g.db, channel_id, notify=form["notify"].data, is_muted=form["is_muted"].data))  # fmt: skip


@blueprint.post("/channels/<int:channel_id>/mute")
def mute(channel_id: int) -> ResponseReturnValue:
    place = actions.set_notifications(g.db, channel_id, is_muted=request.form.get("on") == "yes")
    return done("Muted: it shows no badge anymore." if place.is_muted else "Unmuted.", address(place.channel))


@blueprint.post("/channels/<int:channel_id>/favorite")
def favorite(channel_id: int) -> ResponseReturnValue:
    place = actions.set_notifications(g.db, channel_id, is_favorite=request.form.get("on") == "yes")
    return go(address(place.channel))


@blueprint.route("/channels/<int:channel_id>/section", methods=["GET", "POST"])
def move(channel_id: int) -> ResponseReturnValue:
    channel = find_channel(g.db, channel_id)
    form = MoveForm.new(section_id=queries.section_of(g.db, channel_id))
    title = f"Move {queries.place(g.db, channel)} to a section"
    return _edit(channel, form, title, lambda: actions.place_channel(g.db, channel_id, form["section_id"].data))


@blueprint.route("/channels/<int:channel_id>/new-section", methods=["GET", "POST"])
def new_section(channel_id: int) -> ResponseReturnValue:
    channel = find_channel(g.db, channel_id)
    form = SectionForm.new()
    title = f"Move {queries.place(g.db, channel)} to a new section"
    return _edit(channel, form, title, lambda: actions.create_section(g.db, form["name"].data, [channel_id]))


@blueprint.get("/channels/<int:channel_id>/members")
def members(channel_id: int) -> ResponseReturnValue:
    return _members(find_channel(g.db, channel_id))


def _members(channel: Channel, status: int = 200, error: DomainError | None = None) -> ResponseReturnValue:
    places = (
        select(ChannelMember)
        .join(ChannelMember.person)
        .where(ChannelMember.channel_id == channel.id)
        .options(joinedload(ChannelMember.person))
        .order_by(Person.first_name, Person.last_name, Person.id)
    )
    template = "chat/members.html" if is_fragment() else "chat/members_page.html"
    here = select(ChannelMember.person_id).where(ChannelMember.channel_id == channel.id)
    can_add = channel.is_named and channel.archived_at is None and me(g.db).role != "guest"
    return render_template(
        template,
        channel=channel,
        places=g.db.scalars(places).all(),
        members={member.id: member for member in g.db.scalars(select(Member).where(Member.id.in_(here)))},
        is_admin=is_channel_admin(g.db, channel) and channel.archived_at is None,
        can_add=can_add and membership(g.db, channel.id) is not None,
        error=error,
    ), status


@blueprint.route("/channels/<int:channel_id>/add", methods=["GET", "POST"])
def add(channel_id: int) -> ResponseReturnValue:
    channel = find_channel(g.db, channel_id)
    form = AddPeopleForm.new()
    if form.submitted(lambda values: actions.add_members(g.db, channel_id, values["person_ids"])):
        return done("Added.", address(channel))
    return form.page("chat/channel_form.html", title=f"Add people to #{channel.name}", submit="Add")


@blueprint.post("/channels/<int:channel_id>/members/<int:person_id>")
def change_member(channel_id: int, person_id: int) -> ResponseReturnValue:
    """Remove a member or change their role; the dialog stays open."""
    channel = find_channel(g.db, channel_id)
    what = request.form.get("what")
    try:
        if what == "remove":
            actions.remove_member(g.db, channel_id, person_id)
        else:
            actions.set_channel_admin(g.db, channel_id, person_id, what == "promote")
        g.db.flush()
    except DomainError as error:
        g.db.rollback()
        return _members(channel, 422, error)
    return _members(channel) if is_fragment() else go(url_for(".members", channel_id=channel_id))


def _confirm(
    channel_id: int, title: str, text: str, submit: str, action: Callable[[], object], said: str, to: str | None = None
) -> ResponseReturnValue:
    channel = find_channel(g.db, channel_id)
    form = PlatformForm.new()
    name = f"#{channel.name}"
    if form.submitted(lambda _: action()):
        return done(said.format(name=name), to or address(channel))
    return form.confirm(title.format(name=name), text.format(name=name), submit, danger=submit in ("Archive", "Leave"))


@blueprint.route("/channels/<int:channel_id>/archive", methods=["GET", "POST"])
def archive(channel_id: int) -> ResponseReturnValue:
    text = "Nobody can post in {name} anymore. It can still be read and found, and you can restore it."
    return _confirm(channel_id, "Archive {name}?", text, "Archive",
                    lambda: actions.archive_channel(g.db, channel_id), "{name} was archived.")  # fmt: skip


@blueprint.post("/channels/<int:channel_id>/restore")
def restore(channel_id: int) -> ResponseReturnValue:
    channel = actions.restore_channel(g.db, channel_id)
    return done(f"#{channel.name} was restored.", address(channel))


@blueprint.route("/channels/<int:channel_id>/leave", methods=["GET", "POST"])
def leave(channel_id: int) -> ResponseReturnValue:
    text = "You will get no more messages of {name}. A private channel you can only enter again if somebody adds you."
    return _confirm(channel_id, "Leave {name}?", text, "Leave",
                    lambda: actions.leave_channel(g.db, channel_id), "You left {name}.", "/")  # fmt: skip


@blueprint.route("/channels/<int:channel_id>/convert", methods=["GET", "POST"])
def convert(channel_id: int) -> ResponseReturnValue:
    channel = find_channel(g.db, channel_id)
    is_public = channel.kind == "public"

    def change() -> Channel:
        return actions.convert_channel(g.db, channel_id, to="private" if is_public else "public")

    if is_public:
        text = "Only its members will see {name} and what was said in it."
        return _confirm(channel_id, "Make {name} private?", text, "Make private", change, "{name} is private now.")
    text = "Everybody will be able to find {name}, join it and read all that was said in it."
    return _confirm(channel_id, "Make {name} public?", text, "Make public", change, "{name} is public now.")


@blueprint.post("/channels/<int:channel_id>/posting")
def posting(channel_id: int) -> ResponseReturnValue:
    channel = actions.set_announcement(g.db, channel_id, request.form.get("on") == "yes")
    who = "Only admins" if channel.is_announcement else "All members"
    return done(f"{who} can post in #{channel.name} now.", address(channel))

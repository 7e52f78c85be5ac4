"""Direct and group messages: by their people's names, so that a conversation has an address before its first word."""

from __future__ import annotations

from flask import Blueprint, g, redirect, render_template, url_for
from flask.typing import ResponseReturnValue
from sqlalchemy import select

from ...platform.errors import NotFound
from ...platform.file_pages import read_uploads
from ...platform.models import Person
from ...platform.pages import go
from .. import actions, queries
from ..actions.direct import check_people, conversation_with
from ..forms import ConversationForm
from ..models import Member
from ..pages import address
from ..permissions import me
from .channels import conversation_page
from .posts import answer

blueprint = Blueprint("direct", __name__)


@blueprint.get("/direct")
def index() -> str:
    entries = queries.conversations(g.db, named=False)
    last = queries.last_lines(g.db, [entry.last_post_id for entry in entries])
    return render_template("chat/direct.html", entries=entries, last=last)


@blueprint.get("/direct/<key>")
def show(key: str) -> ResponseReturnValue:
    people = people_of(key)
    channel = conversation_with(g.db, [member.id for member in people])
    if channel is not None:
        canonical = address(channel, queries.others_in(g.db, channel))
        return conversation_page(channel) if canonical == url_for(".show", key=key) else redirect(canonical)
    check_people(g.db, [member.id for member in people])
    return render_template("chat/new_conversation.html", people=people, key=key)


def people_of(key: str) -> list[Member]:
    """The people named in an address; NotFound if one does not exist."""
    usernames = list(dict.fromkeys(name.lower() for name in key.split("+") if name))
    found = select(Member).join(Member.person).where(Person.username.in_(usernames))
    people = [member for member in g.db.scalars(found.order_by(Member.id)) if member.id != me(g.db).id]
    if not people or len(people) < len([name for name in usernames if name != me(g.db).person.username]):
        raise NotFound("There is no conversation at this address.")
    return people


@blueprint.route("/new-message", methods=["GET", "POST"])
def new() -> ResponseReturnValue:
    form = ConversationForm.new()
    if form.submitted(lambda values: check_people(g.db, values["people"])):
        people = [g.db.get_one(Member, person_id) for person_id in form.result]
        return go(url_for(".show", key="+".join(sorted(member.person.username for member in people))))
    return form.page("chat/channel_form.html", title="New message", submit="Start")


@blueprint.post("/direct/<key>/posts")
def post(key: str) -> ResponseReturnValue:
    """The first message of a conversation; the page then opens it."""
    people = [member.id for member in people_of(key)]
    return answer(lambda body, _: actions.post_direct(g.db, people, body, files=read_uploads()), opens=True)

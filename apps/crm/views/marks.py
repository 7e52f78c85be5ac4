"""Follow, star, tags: of one record from its page or its row in a list, follow also of many."""

from __future__ import annotations

from functools import partial

from flask import Blueprint, g, render_template
from flask.typing import ResponseReturnValue

from ...platform.pages import done
from .. import actions, lists
from ..forms import ConfirmForm, TagForm
from ..marks import TAGGED, followers_of
from ..models import PARENTS
from ..objects import OBJECTS, Parent, label_of, url_of
from ..permissions import require
from ..queries import find
from .common import form_page, page_behind, staying

blueprint = Blueprint("marks", __name__)

_BY_PLURAL = {OBJECTS[key].plural.lower(): OBJECTS[key] for key in PARENTS}
_RECORD = f"/<any({', '.join(_BY_PLURAL)}):plural>/<int:id>"
_TAGGED = f"/<any({', '.join(OBJECTS[key].plural.lower() for key in TAGGED)}):plural>/<int:id>"


@blueprint.post(f"{_RECORD}/follow")
def follow(plural: str, id: int) -> ResponseReturnValue:
    record = _record(plural, id)
    new = actions.follow_records(g.db, _BY_PLURAL[plural].key, [id])
    own = record.owner_id == g.db.actor_id
    said = f"You follow {label_of(record)} now." if new else f"You follow {label_of(record)} already."
    return done(
        f"{label_of(record)} is yours: you are told of it anyway." if own else said, page_behind(url_of(record))
    )


@blueprint.post(f"{_RECORD}/unfollow")
def unfollow(plural: str, id: int) -> ResponseReturnValue:
    record = _record(plural, id)
    actions.unfollow_records(g.db, _BY_PLURAL[plural].key, [id])
    return done(f"You no longer follow {label_of(record)}.", page_behind(url_of(record)))


@blueprint.get(f"{_RECORD}/followers")
def followers(plural: str, id: int) -> str:
    record = _record(plural, id)
    return render_template("crm/followers.html", record=record, people=followers_of(g.db, record))


@blueprint.post(f"{_RECORD}/star")
def star(plural: str, id: int) -> ResponseReturnValue:
    record = actions.star_record(g.db, _BY_PLURAL[plural].key, id)
    return done(f"{label_of(record)} was starred.", page_behind(url_of(record)))


@blueprint.post(f"{_RECORD}/unstar")
def unstar(plural: str, id: int) -> ResponseReturnValue:
    record = actions.unstar_record(g.db, _BY_PLURAL[plural].key, id)
    return done(f"{label_of(record)} is no longer starred.", page_behind(url_of(record)))


@blueprint.route(f"{_TAGGED}/tags/new", methods=["GET", "POST"])
def add_tag(plural: str, id: int) -> ResponseReturnValue:
    record = _record(plural, id)
    require(g.db, "edit", record)
    form = TagForm.new()
    if form.submitted(lambda values: actions.add_tag(g.db, _BY_PLURAL[plural].key, id, values["tag"])):
        return done(f"The tag {form.result.name} was added.", staying(url_of(record)))
    return form_page(form, "Add tag", submit="Add tag", about=label_of(record))


@blueprint.post(f"{_TAGGED}/tags/<int:tag_id>/remove")
def remove_tag(plural: str, id: int, tag_id: int) -> ResponseReturnValue:
    tag = actions.remove_tag(g.db, _BY_PLURAL[plural].key, id, tag_id)
    return done(f"The tag {tag.name} was removed.", staying(url_of(_record(plural, id))))


def follow_many(plural: str) -> ResponseReturnValue:
    view, base = lists.LISTS[plural]
    ids = [record.id for record in view.selected(g.db, base(g.db))]
    entry, form = _BY_PLURAL[plural], ConfirmForm.new()
    if form.submitted(lambda _values: actions.follow_records(g.db, entry.key, ids)):
        count = len(form.result)
        known = f" {len(ids) - count:,} you are told of already." if count < len(ids) else ""
        noun = entry.key if count == 1 else plural
        return done(f"You follow {count:,} more {noun} now.{known}", view.shown_url)
    text = "The bell tells you of posts, files and changes on them."
    title = f"Follow {len(ids):,} {plural if len(ids) != 1 else entry.key}?"
    return form.confirm(title, text, "Follow", danger=False)


for _plural in _BY_PLURAL:
    blueprint.add_url_rule(
        f"/{_plural}/follow", f"{_plural}_follow", partial(follow_many, _plural), methods=["GET", "POST"]
    )


def _record(plural: str, id: int) -> Parent:
    return find(g.db, _BY_PLURAL[plural].model, id)  # type: ignore[return-value]

"""The contents, and each section as it stands, stood, or will stand."""

from __future__ import annotations

from flask import Blueprint, g, render_template
from flask.typing import ResponseReturnValue

from .. import queries
from ..models import HandbookRevision, HandbookSection
from ..text import filled, render

blueprint = Blueprint("sections", __name__, url_prefix="/sections")


@blueprint.get("")
def index() -> str:
    return render_template("handbook/contents.html", entries=queries.contents(g.db))


@blueprint.get("/<key>")
def show(key: str) -> ResponseReturnValue:
    section = queries.section_of(g.db, key)
    return _page(section, queries.entry(g.db, section).current)


@blueprint.get("/<key>/versions/<int:number>")
def version(key: str, number: int) -> ResponseReturnValue:
    section = queries.section_of(g.db, key)
    return _page(section, queries.revision_of(section, number))


@blueprint.get("/<key>/versions/<int:number>/changes")
def changes(key: str, number: int) -> ResponseReturnValue:
    section = queries.section_of(g.db, key)
    revision = queries.revision_of(section, number)
    if number == 1:  # which has none before it
        return _page(section, revision)
    before = queries.revision_of(section, number - 1)
    return _page(section, revision, lines=queries.changes(g.db, section, revision), before=before)


def _page(section: HandbookSection, revision: HandbookRevision, **more: object) -> str:
    """A version beside the list of sections and that of its own versions."""
    return render_template(
        "handbook/section.html",
        entries=queries.contents(g.db),
        entry=queries.entry(g.db, section),
        section=section,
        revision=revision,
        state=queries.state_of(revision, g.db.today),
        state_of=lambda other: queries.state_of(other, g.db.today),
        text=render(filled(revision, queries.policies(g.db))),
        **more,
    )

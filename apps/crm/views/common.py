"""What the CRM's views share: forms with or without an owner, record pages, where to go next."""

from __future__ import annotations

import re
from typing import Any, TypeVar

from flask import g, render_template, request, url_for
from werkzeug.wrappers import Response

from ...platform.forms import PlatformForm
from ...platform.models import Person
from ...platform.pages import local_path
from .. import queries
from ..history import changes_of
from ..models import Event, Note, Task
from ..objects import OBJECTS, CrmRecord, Parent, object_of, url_of
from ..permissions import may_assign, require, require_create

F = TypeVar("F", bound=PlatformForm)


def create_form(form_class: type[F], key: str, source: CrmRecord | None = None, **first: Any) -> F:
    """The form of a new record: a copy of `source`, or prefilled from the query string, else with first values."""
    require_create(g.db, key)
    names = [name for name in form_class.__dict__ if not name.startswith("_")]
    copied = {name: getattr(source, name) for name in names if hasattr(source, name)} if source else {}
    values: dict[str, Any] = {**copied, "owner_id": g.db.actor_id, **first}
    for name in names:
        if name in request.args:
            text = request.args[name]
            values[name] = int(text) if text.isdigit() else text
    form = form_class.new(**values)
    if not may_assign(g.db):
        del form["owner_id"]
    return form


def edit_form(form_class: type[F], record: CrmRecord) -> F:
    """The form that edits a record; its owner changes by Change owner only."""
    require(g.db, "edit", record)
    form = form_class.of(record)
    del form["owner_id"]
    return form


def form_page(form: PlatformForm, title: str, template: str = "crm/form.html", **context: Any) -> Response:
    """The answer that shows a form, in its sections unless `template` says otherwise."""
    return form.page(template, title=title, cancel=_back(), **context)


def _back() -> str:
    """Where Cancel leads from a form that is a page of its own: the record, else the list, else home."""
    plurals = "|".join(OBJECTS[key].plural.lower() for key in TABS)
    found = re.match(rf"/({plurals})(/\d+)?(?=/)", request.path)
    return found[0] if found else url_for("home.index")


#: The tabs of a record's page.
TABS = {
    "account": ("details", "related", "activity", "changes"),
    "contact": ("details", "related", "activity", "changes"),
    "lead": ("details", "activity", "changes"),
    "deal": ("details", "related", "activity", "changes"),
    "task": ("details", "changes"),
    "case": ("details", "activity", "changes"),
}


def record_page(template: str, record: CrmRecord, **context: Any) -> str:
    """A record's page at the tab that the query string names."""
    entry = object_of(record)
    tabs = TABS[entry.key]
    tab = request.args.get("tab", "details")
    tab = tab if tab in tabs else "details"
    if tab == "changes":
        creator = g.db.get(Person, record.created_by_id) if record.created_by_id else None
        context |= {"changes": changes_of(g.db, record), "creator": creator.name if creator else "System"}
    if tab in ("details", "activity") and isinstance(record, Parent):
        activities = queries.activities_of(g.db, record)
        authors = queries.people(g.db, [note.created_by_id for note in activities.notes])
        context |= {"activities": activities, "authors": authors}
    return render_template(template, record=record, entry=entry, tabs=tabs, tab=tab, **context)


def page_of(activity: Task | Event | Note) -> str:
    """Where to go after a change of an activity: to its parent's activities, else to itself."""
    if activity.parent_type is not None:
        return f"{OBJECTS[activity.parent_type].path}/{activity.parent_id}?tab=activity"
    return url_of(activity)


def next_page(otherwise: str) -> str:
    """The path of this app that the form asks to return to."""
    return local_path(request.form.get("next", "")) or otherwise


def require_field(form: PlatformForm, name: str) -> None:
    """Make a field required that is optional elsewhere."""
    for field in form.controls:
        if field.short_name == name:
            field.required, field.help = True, ""

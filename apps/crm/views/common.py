"""What the CRM's views share: forms, record pages, where to go next."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

from flask import g, render_template, request, url_for
from werkzeug.wrappers import Response

from ...platform.forms import PlatformForm
from ...platform.models import Person
from ...platform.pages import done, local_path
from ...platform.parameters import read_id, read_page, read_text
from ...platform.record_fields import RecordFields
from ...platform.uploads import ACCEPTED
from .. import queries
from ..actions.documents import documents_of, may_change_document
from ..field_access import not_writable, restricted
from ..history import changes_of
from ..mailings import letters_to
from ..marks import marks_of
from ..models import Contact, Event, Lead, Note, Task
from ..objects import OBJECTS, CrmRecord, Parent, label_of, object_of, url_of
from ..permissions import require, require_create
from ..stream import KINDS, mentioned, stream_of


def create_form(
    fields: RecordFields, source: CrmRecord | None = None, *, prefix: str = "", **first: Any
) -> PlatformForm:
    """The form of a new record: a copy of `source`, or with first values; the query string may give others.

    The prefix is that of the controls' names, where the form stands above another one.
    """
    require_create(g.db, object_of(fields.model).key)
    form = fields.form_of_new.begun({**fields.first_values(g.db, source), **first}, prefix)
    if request.method == "GET":
        form.fill_in(request.args)
    for field in fields:
        if field.allowed is not None and field.name in form and not field.allowed(g.db):
            del form[field.name]
    return _without(form, restricted(g.db, object_of(fields.model).key))


def edit_form(fields: RecordFields, record: CrmRecord) -> PlatformForm:
    """The form that edits a record."""
    require(g.db, "edit", record)
    return _without(fields.form_of_record.of(record), not_writable(g.db, record))


def _without(form: PlatformForm, names: Iterable[str]) -> PlatformForm:
    """The form without fields that the person does not write, or does not even see."""
    for name in names:
        if name in form:
            del form[name]
    return form


def form_page(form: PlatformForm, title: str, template: str = "crm/form.html", **context: Any) -> Response:
    """The answer that shows a form, in its sections unless `template` says otherwise."""
    return form.page(template, title=title, cancel=_back(), **context)


def _back() -> str:
    """Where Cancel leads from a form that is a page of its own: the record, else the list, else home."""
    plurals = "|".join(entry.plural.lower() for entry in OBJECTS.values() if entry.tabs)
    found = re.match(rf"/({plurals})(/\d+)?(?=/)", request.path)
    return found[0] if found else url_for("home.index")


def record_page(template: str, record: CrmRecord, **context: Any) -> str:
    """A record's page at the tab that the query string names."""
    entry = object_of(record)
    tab = read_text("tab", "details")
    tab = tab if tab in entry.tabs else "details"
    if tab == "changes":
        creator = g.db.get(Person, record.created_by_id) if record.created_by_id else None
        context |= {"changes": changes_of(g.db, record), "creator": creator.name if creator else "System"}
    if tab in ("details", "activity") and isinstance(record, Parent):
        activities = queries.activities_of(g.db, record)
        authors = queries.people(g.db, [note.created_by_id for note in activities.notes])
        context |= {"activities": activities, "authors": authors}
    if tab == "activity" and isinstance(record, Contact | Lead):
        context["letters"] = letters_to(g.db, record)
    if isinstance(record, Parent):
        context["marks"] = marks_of(g.db, record)
    if tab == "stream" and isinstance(record, Parent):
        shown = stream_of(g.db, record, kind=read_text("show", "all"), page=read_page(), post_id=read_id("post"))
        context |= {"stream": shown, "named": mentioned(g.db, shown), "kinds": KINDS}
    if tab == "files" and isinstance(record, Parent):
        files = documents_of(g.db, record)
        uploaders = queries.people(g.db, [file.created_by_id for file in files])
        changeable = {file.id for file in files if may_change_document(g.db, file, record)}
        context |= {"files": files, "uploaders": uploaders, "changeable": changeable, "accepted": ACCEPTED}
    return render_template(template, record=record, entry=entry, tabs=entry.tabs, tab=tab, **context)


def page_of_kept(model: type[CrmRecord], id: int) -> Response | None:
    """Where an old link to a merged record leads: to the one that was kept, which says so."""
    kept = queries.kept_instead(g.db, model, id)
    if kept is None:
        return None
    query = request.query_string.decode()
    told = f"{label_of(g.db.get_one(model, id))} was merged into this {object_of(kept).singular.lower()}."
    return done(told, url_of(kept) + (f"?{query}" if query else ""), "info")


def were(noun: str, count: int) -> str:
    """So many records and the verb of what was done to them: "1 case was", "12 cases were"."""
    return f"1 {noun} was" if count == 1 else f"{count:,} {noun}s were"


def page_of(activity: Task | Event | Note) -> str:
    """Where to go after a change of an activity: to the tab of its parent on which that was begun, else to the parent's
    activities; without a parent to itself, or to the calendar at its day."""
    if activity.parent_type is not None:
        page = f"{OBJECTS[activity.parent_type].path}/{activity.parent_id}"
        begun = page_behind(page)
        return begun if begun.partition("?")[0] == page and begun != page else f"{page}?tab=activity"
    if isinstance(activity, Event):
        return url_for("calendar.index", date=activity.starts_at.astimezone(g.db.timezone).date().isoformat())
    return url_of(activity)


def next_page(otherwise: str) -> str:
    """The path of this app that the form asks to return to."""
    return local_path(request.form.get("next", "")) or otherwise


def staying(record_page: str) -> str:
    """Where a change of a record was begun: at a tab of its page or in its list; else the record's page."""
    begun = page_behind(record_page)
    return begun if urlsplit(begun).path in (record_page, record_page.rpartition("/")[0]) else record_page


def begun_at(otherwise: str, *pages: str) -> str:
    """Where a change was begun, if that is at a tab of one of these pages; else another page."""
    begun = page_behind(otherwise)
    return begun if urlsplit(begun).path in pages else otherwise


def page_behind(otherwise: str) -> str:
    """The page of this app from which a request was made, be it behind a dialog."""
    begun = urlsplit(request.headers.get("HX-Current-URL") or request.referrer or "")
    return local_path(f"{begun.path}?{begun.query}" if begun.query else begun.path) or otherwise


def require_field(form: PlatformForm, name: str) -> None:
    """Make a field required that is optional elsewhere."""
    for field in form.controls:
        if field.short_name == name:
            field.required, field.help = True, ""

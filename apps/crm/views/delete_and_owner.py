"""What works alike for every kind of record: delete, change of owner or of a field, export; of one or of many."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Any, cast

from flask import Blueprint, Response, g
from flask.typing import ResponseReturnValue

from ...platform.errors import NotFound
from ...platform.fields import SelectField
from ...platform.forms import PlatformForm
from ...platform.guard import FILE_POLICY
from ...platform.listview import Column
from ...platform.models import Record
from ...platform.undo import undoable
from .. import actions, lists
from ..actions.bulk.changing import mass_fields
from ..actions.bulk.deleting import obstacles, taken_along
from ..field_access import for_reader, restricted
from ..forms import ConfirmForm, OwnerForm
from ..models import (
    ApprovalRequest,
    DealContactRole,
    DealLine,
    Document,
    Event,
    Note,
    QuoteLine,
    User,
)
from ..objects import OBJECTS, CrmRecord, label_of, object_of, url_of
from ..permissions import require, require_export, require_mass_update
from ..queries import find
from .common import form_page, page_of, staying, were

blueprint = Blueprint("records", __name__)

#: How many records a question names before it only counts them.
_NAMED = 8

_BY_PLURAL = {entry.plural.lower(): entry for entry in OBJECTS.values()}
_RECORD = f"/<any({', '.join(_BY_PLURAL)}):plural>"
_NOUNS: dict[type[Record], str] = {
    **{entry.model: entry.key for entry in OBJECTS.values()},
    DealLine: "deal product",
    DealContactRole: "contact role",
    QuoteLine: "quote product",
    Document: "file",
    ApprovalRequest: "approval request",
}


@blueprint.route(f"{_RECORD}/<int:id>/delete", methods=["GET", "POST"])
def delete(plural: str, id: int) -> ResponseReturnValue:
    entry = _BY_PLURAL[plural]
    record: CrmRecord = find(g.db, entry.model, id)
    require(g.db, "delete", record)
    label = label_of(record)
    after = page_of(record) if isinstance(record, Event | Note) else entry.path
    form = ConfirmForm.of(record)
    if form.submitted(lambda _values: actions.delete_records(g.db, entry.key, [id])):
        return undoable(f"{label} was deleted.", after, f"{label} was restored.")
    return _delete_page(form, entry.key, [record], f"Delete {entry.key}")


@blueprint.route(f"{_RECORD}/<int:id>/owner", methods=["GET", "POST"])
def change_owner(plural: str, id: int) -> ResponseReturnValue:
    entry = _BY_PLURAL[plural]
    if entry.key == "note":
        raise NotFound("A note belongs to whoever wrote it.")
    record = find(g.db, entry.model, id)
    form = OwnerForm.of(record)

    def change(values: dict[str, Any]) -> list[Any]:
        return actions.change_owner(g.db, entry.key, [id], values["owner_id"], version=form.version)

    if form.submitted(change):
        label = label_of(record)
        return undoable(f"{label} now belongs to {_name(form)}.", staying(url_of(record)), f"{label} was given back.")
    return form_page(form, "Change owner", about=label_of(record))


def delete_many(plural: str) -> ResponseReturnValue:
    entry, records = _BY_PLURAL[plural], _selected(plural)
    ids = [record.id for record in records]
    require_mass_update(g.db, len(ids))
    form = ConfirmForm.new()
    if form.submitted(lambda _values: actions.delete_records(g.db, entry.key, ids)):
        what = were(entry.key, len(ids))
        return undoable(f"{what} deleted.", lists.LISTS[plural][0].shown_url, f"{what} restored.")
    return _delete_page(form, entry.key, records, f"Delete {len(ids):,} {plural if len(ids) != 1 else entry.key}?")


def _delete_page(form: PlatformForm, key: str, records: list[CrmRecord], title: str) -> ResponseReturnValue:
    """Asks whether to delete records: which ones, what goes along, or what stands in the way."""
    found = obstacles(g.db, key, records)
    return form_page(
        form,
        title,
        "crm/delete.html",
        records=records[:_NAMED],
        count=len(records),
        noun=key if len(records) == 1 else OBJECTS[key].plural.lower(),
        obstacles=found[:_NAMED],
        obstacle_count=len(found),
        taken=[] if found else taken_words(records),
    )


def change_owner_many(plural: str) -> ResponseReturnValue:
    entry, ids = _BY_PLURAL[plural], [record.id for record in _selected(plural)]
    form = OwnerForm.new()
    if form.submitted(lambda values: actions.change_owner(g.db, entry.key, ids, values["owner_id"])):
        said = f"{were(entry.key, len(ids))} given to {_name(form)}."
        back = f"{were(entry.key, len(form.result))} given back."
        return undoable(said, lists.LISTS[plural][0].shown_url, back)
    about = f"{len(ids):,} {plural if len(ids) != 1 else entry.key} selected"
    return form_page(form, "Change owner", about=about)


def update_many(plural: str) -> ResponseReturnValue:
    entry, ids = _BY_PLURAL[plural], [record.id for record in _selected(plural)]
    form_class, labels = _mass_form(entry.key)
    form = form_class.new(field=next(iter(labels)))
    chosen = str(form["field"].data)
    for name in labels:
        if name != chosen:
            # What is not chosen is neither asked nor checked.
            form[name].required = False  # type: ignore[attr-defined]
            form[name].raw_data = form[name].process_errors = []

    def change(values: dict[str, Any]) -> list[Any]:
        return actions.update_records(g.db, entry.key, ids, values["field"], values[values["field"]])

    if form.submitted(change):
        count = len(form.result)
        noun = entry.key if count == 1 else plural
        same = f" {len(ids) - count:,} had that value already." if count < len(ids) else ""
        said = f"{labels[chosen]} was changed of {count:,} {noun}.{same}"
        back = f"{labels[chosen]} is as it was before, of {count:,} {noun}."
        return undoable(said, lists.LISTS[plural][0].shown_url, back)
    about = f"{len(ids):,} {plural if len(ids) != 1 else entry.key} selected. All of them are changed, or none."
    return form_page(form, "Change a field", "crm/mass_update.html", about=about)


def _mass_form(key: str) -> tuple[type[PlatformForm], dict[str, str]]:
    """The form that changes one field of many records, and what each field is called."""
    fields = [field for field in mass_fields(key) if field.name not in restricted(g.db, key)]
    labels = {field.name: field.label for field in fields}
    choice = SelectField("Field", choices=list(labels.items()), required=True)
    members = {"field": choice, **{field.name: field.control() for field in fields}}
    return cast(type[PlatformForm], type("MassForm", (PlatformForm,), members)), labels


def export(plural: str) -> Response:
    """What a list finds, or the chosen ones of it, as a file with the columns that it shows."""
    require_export(g.db)
    view, rows = lists.LISTS[plural]
    columns, records = for_reader(g.db, view).all_found(g.db, rows(g.db))
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow([column.label for column in columns])
    for record in records:
        writer.writerow([_plain(column, column.of(record)) for column in columns])
    name = f"{plural}-{g.db.today.isoformat()}.csv"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Content-Security-Policy": FILE_POLICY}
    return Response(text.getvalue().encode("utf-8-sig"), content_type="text/csv; charset=utf-8", headers=headers)


for _listed in lists.LISTS:
    blueprint.add_url_rule(f"/{_listed}/export.csv", f"export_{_listed}", partial(export, _listed))


def _plain(column: Column, value: Any) -> str:
    """A value as a file has it: amounts and dates that other programs read."""
    if value is None:
        return ""
    match column.kind:
        case "money":
            return f"{value / 100:.2f}"
        case "date":
            return str(value.isoformat())
        case "moment":
            return str(value.astimezone(g.db.timezone).strftime("%Y-%m-%d %H:%M"))
        case "person":
            return str(value.name)
    return str(value)


for _plural in lists.LISTS:
    for _verb, _view in (("delete", delete_many), ("owner", change_owner_many), ("update", update_many)):
        blueprint.add_url_rule(
            f"/{_plural}/{_verb}", f"{_plural}_{_verb}", partial(_view, _plural), methods=["GET", "POST"]
        )


def _selected(plural: str) -> list[Any]:
    listview, base = lists.LISTS[plural]
    return for_reader(g.db, listview).selected(g.db, base(g.db))


def _name(form: OwnerForm) -> str:
    user: User = g.db.get_one(User, form.values["owner_id"])
    return user.name


def taken_words(records: Sequence[CrmRecord]) -> list[str]:
    """What deleting records of one kind takes along, in words: "2 contacts", "1 task"."""
    if not records:
        return []
    counts = Counter(_NOUNS[type(part)] for part in taken_along(g.db, object_of(records[0]).key, records))
    return [f"{count:,} {noun if count == 1 else f'{noun}s'}" for noun, count in counts.items()]

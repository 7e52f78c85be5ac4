"""One field of a record, or those that go with it, changed in its place on the record's page."""

from __future__ import annotations

from typing import Any

from flask import g, make_response, render_template, request
from flask.typing import ResponseReturnValue

from ...platform.forms import PlatformForm
from ...platform.pages import done, is_fragment
from ...platform.parameters import read_text
from .. import actions
from ..actions.pricebooks import find_product
from ..actions.quotes import load_editable
from ..models import Quote
from ..objects import OBJECTS, label_of
from ..pencils import PENCILLED, fields_of, opened
from ..permissions import require, require_price
from ..queries import find
from .common import form_page, staying
from .delete_and_owner import blueprint


@blueprint.route(f"/<any({', '.join(PENCILLED)}):plural>/<int:id>/field", methods=["GET", "POST"])
def edit_field(plural: str, id: int) -> ResponseReturnValue:
    """The controls of the field that the query string names, or saves them by the object's own action."""
    key, name = PENCILLED[plural], read_text("name")
    record = _record(key, id)
    names = opened(g.db, record, name)
    label, here = fields_of(record).label(name), f"/{plural}/{id}"
    form = _form(record, names)
    more = {"anyway": form.confirmed} if key == "event" else {}
    update = actions.update_product if key == "product" else OBJECTS[key].action("update")
    if form.submitted(lambda values: update(g.db, id, version=form.version, **more, **values)):
        saved = form.result.name if key == "product" else label_of(form.result)
        return done(f"{saved} was saved.", staying(here))
    if not is_fragment():
        return form_page(form, f"Edit {label}")
    page = render_template("crm/field_editor.html", form=form, label=label, url=request.full_path, here=here)
    return make_response(page, form.http_status)


def _record(key: str, id: int) -> Any:
    """The record, which the acting user may edit."""
    if key == "product":
        require_price(g.db)
        return find_product(g.db, id)
    if key == "quote":
        return load_editable(g.db, id)
    record = find(g.db, OBJECTS[key].model, id)
    require(g.db, "edit", record)
    return record


def _form(record: Any, names: list[str]) -> PlatformForm:
    """The form that edits the record, but of these fields alone. Its prefix keeps ids apart from those of a dialog."""
    sent = request.form if request.method == "POST" else None
    form = fields_of(record).form_of_record(sent, obj=record, prefix="field-")
    for control in form.controls:
        if control.short_name not in names:
            del form[control.short_name]
    if isinstance(record, Quote) and "contact_id" in form:
        form["contact_id"].given["account"] = record.deal.account_id  # type: ignore[attr-defined]
    return form

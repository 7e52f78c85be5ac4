"""Editing a list in place: one cell's control, and saving all changed cells together or not at all."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from flask import make_response, render_template, request, url_for
from werkzeug.wrappers import Response as AnyResponse

from .database import Db
from .errors import Conflict, DomainError, Invalid
from .forms import PlatformForm
from .listview import ListView
from .pages import done
from .parameters import read_number, read_text


def save_cells(
    view: ListView, load: Callable[[int], Any], update: Callable[[int, int, dict[str, Any]], Any], db: Db
) -> AnyResponse:
    """Answer the inline editor: the control of one cell, or all changed cells saved together or not at all."""
    return _editor(view, load) if request.method == "GET" else _save(view, load, update, db)


def _editor(view: ListView, load: Callable[[int], Any]) -> AnyResponse:
    """The control of the cell that `id` and `field` name."""
    id, name = read_number("id"), read_text("field")
    column = next((column for column in view.columns if column.edit == name), None)
    if column is None or not name:
        raise Invalid({"": "This column cannot be edited here."})
    form = _form(view, load(id), id, {name}, None)
    return make_response(render_template("platform/cell.html", form=form, name=name, column=column, id=id))


def _save(
    view: ListView, load: Callable[[int], Any], update: Callable[[int, int, dict[str, Any]], Any], db: Db
) -> AnyResponse:
    """Save the posted cells, named "{row id}-{field}" with each row's "{row id}-version"; 422 lists what was wrong."""
    editable = {column.edit for column in view.columns}
    by_row: dict[int, set[str]] = {}
    for key in request.form:
        if (match := re.fullmatch(r"([0-9]{1,12})-(\w+)", key)) and match[2] in editable:
            by_row.setdefault(int(match[1]), set()).add(match[2])
    forms = {id: _form(view, load(id), id, names, request.form) for id, names in sorted(by_row.items())}
    wrong = [
        (id, problem.field.short_name if problem.field else "", problem.text)
        for id, form in forms.items()
        if not form.check()
        for problem in form.problems
    ]
    versions: dict[int, int] = {}
    for id, form in forms.items() if not wrong else ():
        try:
            update(id, form.version, form.values)
            db.flush()
        except DomainError as error:
            db.rollback()
            messages = error.errors if isinstance(error, Invalid) else {"": str(error)}
            if isinstance(error, Conflict):
                form.take(error)
                versions[id] = form.version
                messages = told_of(error, {each.field.short_name: each.theirs for each in form.differences})
            wrong = [(id, name if name in form else "", text) for name, text in messages.items()]
            break
    if wrong:
        return make_response(render_template("platform/cell_errors.html", wrong=wrong, versions=versions), 422)
    noun = view.one if len(forms) == 1 else view.many
    return done(f"{len(forms)} {noun} saved.", request.referrer or url_for(view.endpoint))


def told_of(conflict: Conflict, theirs: Mapping[str, str]) -> dict[str, str]:
    """What stands at the cells that somebody else has changed, by name, with what they saved there; the next time the
    person saves over it.
    """
    again = "Save again to keep yours, or discard it."
    told = {name: f"{conflict.changed_by} saved “{text or '–'}” here. {again}" for name, text in theirs.items()}
    return told or {"": f"{conflict} Nothing that you typed is lost: save again to keep it."}


def _form(view: ListView, record: Any, id: int, names: set[str], sent: Any) -> PlatformForm:
    assert view.edit_form is not None, f"list {view.key!r} declares no edit_form"
    form = view.edit_form(sent, obj=record, prefix=f"{id}-")
    for each in form.controls:
        if each.short_name not in names:
            del form[each.short_name]
    return form

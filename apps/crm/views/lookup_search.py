"""The advanced search of a lookup: a list with columns and filters, in the dialog above the form."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from flask import g, render_template, request
from werkzeug.datastructures import MultiDict

from ...platform import forms
from ...platform.filters import EMPTY, ChoiceFilter, Filter, TextFilter
from ...platform.listview import ListView
from ...platform.parameters import read_id, read_search, read_text
from ..field_access import for_reader
from ..lists.choosing import CHOOSERS, GROUPS, choice
from ..objects import OBJECTS
from .lookups import blueprint, more, read_account

#: Of the names of the filters' controls.
_PREFIX = "f"


def _search(name: str) -> Callable[[], str]:
    """The search of one kind, or of a group of kinds: with `among` that of one of them."""

    def search() -> str:
        if name not in GROUPS:
            return _page("", name)
        among = read_text("among")
        return _page(name, among if among in GROUPS[name] else GROUPS[name][0])

    return search


for _name in (*CHOOSERS, *GROUPS):
    blueprint.add_url_rule(f"/search/{_name}", f"search_{_name}", _search(_name))


def _page(group: str, kind: str) -> str:
    """The dialog, or with `part` its rows alone."""
    chooser = CHOOSERS[kind]
    given = {"account": read_account(), "book": read_id("book")}
    view = for_reader(g.db, chooser.listed(given))
    form = _form(view)
    state = view.state(g.db, _asked(form, view))
    page = view.result(g.db, chooser.rows(g.db, given), state, *(() if state.sort else chooser.first(given)))
    context = {
        "list": page,
        "choices": [choice(chooser, group, kind, row) for row in page.rows],
        "is_narrowed": bool(state.filters or state.q),
        "new": _new(group, kind, given),
    }
    if read_text("part") == "rows":
        return render_template("crm/lookup/rows.html", **context)
    return render_template(
        "crm/lookup/search.html",
        form=form,
        text=read_search(),
        groups=[
            (each, (OBJECTS[each].plural if each in OBJECTS else "Colleagues"), each == kind)
            for each in GROUPS.get(group, ())
        ],
        **context,
    )


def _form(view: ListView) -> forms.PlatformForm:
    """The filters, each as one control: what one may ask most simply of it."""
    controls = {filter.key: control for filter in view.filters if (control := _control(filter)) is not None}
    form_class = cast(type[forms.PlatformForm], type("SearchForm", (forms.PlatformForm,), controls))
    return form_class(request.args, prefix=_PREFIX)


def _control(filter: Filter) -> Any:
    if isinstance(filter, TextFilter):
        return forms.TextField(filter.label, placeholder="Any")
    if isinstance(filter, ChoiceFilter):
        pairs = [(f"any:{key}", label) for key, (_, label) in filter.pairs(g.db).items()]
    else:
        plain = [each for each in filter.operators if not each.control and each not in EMPTY]
        pairs = [(f"{each.key}:", each.label.removeprefix("is ").capitalize()) for each in plain]
    return forms.SelectField(filter.label, choices=pairs, empty="Any")


def _asked(form: forms.PlatformForm, view: ListView) -> MultiDict[str, str]:
    """What the form asks, as the list's own address would say it."""
    form.check()
    texts = {filter.key for filter in view.filters if isinstance(filter, TextFilter)}
    parts = [
        (f"f.{field.short_name}", f"has:{field.data}" if field.short_name in texts else str(field.data))
        for field in form.controls
        if field.data
    ]
    return MultiDict([*parts, ("sort", read_text("sort"))])


def _new(group: str, kind: str, given: dict[str, int | None]) -> forms.More | None:
    """The way on to a new record, for whom nothing was the right one."""
    about: dict[str, Any] = {"for": group} if group else {}
    about |= {key: value for key, value in given.items() if value is not None}
    if read_text("more") == "search":
        return None
    return next(
        (each for each in more("product" if kind == "unpriced" else kind, **about) if each.icon == "plus"), None
    )

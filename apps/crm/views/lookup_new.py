"""A record made from a lookup: its short form, in the dialog above the form that the lookup is in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flask import g, request, url_for
from flask.typing import ResponseReturnValue

from ...platform import forms
from ...platform.errors import Reference
from ...platform.pages import done, is_fragment
from ...platform.parameters import read_id, read_text
from ..actions.pricebooks import find_pricebook
from ..fields import ENTRY, PRODUCT
from ..models import Product
from ..objects import OBJECTS, label_of, url_of
from ..permissions import require_price
from ..short_forms import SHORT_FIELDS, SHORT_FORMS
from .common import create_form, form_page
from .lookups import PREFIX, blueprint


class ProductForm(PRODUCT.form_of_new):  # type: ignore[name-defined, misc]
    """A product, and what it costs in the price book from which it is to be sold."""

    unit_price = ENTRY["unit_price"].control()


def _product_form() -> forms.PlatformForm:
    require_price(g.db)
    form: forms.PlatformForm = ProductForm.begun(PRODUCT.first_values(g.db), PREFIX)
    if request.method == "GET":
        form.fill_in(request.args)
    book_id = read_id("book")
    if book_id is None:
        del form["unit_price"]
    else:
        find_pricebook(g.db, book_id)
    return form


def _new(key: str) -> Callable[[], ResponseReturnValue]:
    short = SHORT_FORMS[key]
    noun = OBJECTS[key].singular.lower() if key in OBJECTS else key

    def new() -> ResponseReturnValue:
        form = create_form(SHORT_FIELDS[key], prefix=PREFIX) if key in SHORT_FIELDS else _product_form()
        is_whole = read_text("fields") == "all"
        for field in form.controls:
            if isinstance(field, forms.LookupField):
                field.given["more"] = "no"
            if not is_whole and not field.required and field.short_name not in short.names:
                del form[field.short_name]
        more: dict[str, Any] = {"allow_duplicate": form.confirmed} if short.finds_duplicates else {}
        if key == "product":
            more["book_id"] = read_id("book")
        if form.submitted(lambda values: short.create(g.db, **more, **values)):
            return _chosen(form.result)
        about: dict[str, Any] = {"for": "attendee"} if _is_for_event() else {}
        whole_url = "" if is_whole or key == "product" else url_for(f".new_{key}", fields="all", **about)
        title = f"New {noun}"
        twins = _twins(form, key)
        return form_page(form, title, "crm/lookup/new.html", whole_url=whole_url, is_begun=is_whole, twins=twins)

    return new


def _twins(form: forms.PlatformForm, key: str) -> list[tuple[str, Reference]]:
    """The records that the new one resembles, which may be chosen instead: what the lookup then holds, and each."""
    if form.duplicates is None:
        return []
    path = f"{OBJECTS[key].path}/"
    found = [each for each in form.duplicates.candidates if each.url and each.url.startswith(path)]
    return [(_value((each.url or "").removeprefix(path)), each) for each in found]


def _value(id: object) -> str:
    """What the lookup holds of a record."""
    return f"contact-{id}" if _is_for_event() else str(id)


def _is_for_event() -> bool:
    """Whether it is somebody to be invited to an event, whom the form names by their kind as well."""
    return read_text("for") == "attendee"


def _chosen(record: Any) -> ResponseReturnValue:
    if isinstance(record, Product):
        label, url = record.name, url_for("products.show", id=record.id)
    else:
        label, url = label_of(record), url_of(record)
    if not is_fragment():
        return done(f"{label} was created.", url)
    return forms.chosen(_value(record.id), label)


for _key in SHORT_FORMS:
    _plural = f"{_key}s"
    blueprint.add_url_rule(f"/{_plural}/new", f"new_{_key}", _new(_key), methods=["GET", "POST"])

"""A record made from a lookup: its short form, in the dialog above the form that the lookup is in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flask import g, request, url_for
from flask.typing import ResponseReturnValue

from ...platform import forms
from ...platform.errors import Reference
from ...platform.pages import done, is_fragment
from ...platform.parameters import read_id, read_search, read_text
from ..actions.pricebooks import find_pricebook
from ..fields import ENTRY, PRODUCT
from ..lists.choosing import GROUPS, held
from ..models import Product
from ..objects import OBJECTS, label_of, url_of
from ..permissions import require_price
from ..short_forms import SHORT_FORMS
from .common import create_form, form_page
from .lookups import PREFIX, blueprint, makeable, noun_of


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

    def new() -> ResponseReturnValue:
        form = _product_form() if key == "product" else create_form(short.fields, prefix=PREFIX)
        if request.method == "GET":
            typed = {f"{PREFIX}-{name}": text for name, text in short.typed(read_search()).items()}
            form.fill_in({name: text for name, text in typed.items() if text and name not in request.args})
        is_whole = read_text("fields") == "all"
        for field in form.controls:
            if isinstance(field, forms.LookupField):
                field.given["more"] = "no"
            if not is_whole and not field.required and field.short_name not in (*short.names, "unit_price"):
                del form[field.short_name]
        more: dict[str, Any] = {"allow_duplicate": form.confirmed} if short.finds_duplicates else {}
        if key == "product":
            more["book_id"] = read_id("book")
        if form.submitted(lambda values: short.create(g.db, **more, **values)):
            return _chosen(key, form.result)
        about: dict[str, Any] = {"for": _group() or None, "q": read_search() or None}
        whole_url = "" if is_whole or key == "product" else url_for(f".new_{key}", fields="all", **about)
        return form_page(
            form,
            f"New {noun_of(key)}",
            "crm/lookup/new.html",
            whole_url=whole_url,
            is_begun=is_whole,
            twins=_twins(form, key),
            kinds=_kinds(key, about),
        )

    return new


def _kinds(shown: str, about: dict[str, Any]) -> list[tuple[str, str, bool]]:
    """The kinds that one may make instead, where there are several: label, address, and whether it is the one shown."""
    kinds = makeable(_group() or shown) if is_fragment() else []
    if len(kinds) < 2:
        return []
    return [(OBJECTS[kind].singular, url_for(f".new_{kind}", **about), kind == shown) for kind in kinds]


def _twins(form: forms.PlatformForm, key: str) -> list[tuple[str, str, Reference]]:
    """The records that the new one resembles, which may be chosen instead: what the lookup then holds and shows."""
    if form.duplicates is None:
        return []
    path = f"{OBJECTS[key].path}/"
    found = [each for each in form.duplicates.candidates if each.url and each.url.startswith(path)]
    return [(*held(_group(), key, (each.url or "").removeprefix(path), each.label), each) for each in found]


def _group() -> str:
    """The kinds among which the lookup finds, if it holds more than one: their values name the kind as well."""
    group = read_text("for")
    return group if group in GROUPS else ""


def _chosen(key: str, record: Any) -> ResponseReturnValue:
    if isinstance(record, Product):
        label, url = record.name, url_for("products.show", id=record.id)
    else:
        label, url = label_of(record), url_of(record)
    if not is_fragment():
        return done(f"{label} was created.", url)
    return forms.chosen(*held(_group(), key, record.id, label))


for _key in SHORT_FORMS:
    _plural = f"{_key}s"
    blueprint.add_url_rule(f"/{_plural}/new", f"new_{_key}", _new(_key), methods=["GET", "POST"])

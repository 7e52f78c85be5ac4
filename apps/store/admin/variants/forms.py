"""The form of the option builder, which has as many lines as are sent; those of the table of variants."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, cast

from flask import request
from werkzeug.datastructures import MultiDict

from ....platform import forms
from ....platform.limits import LARGEST_COUNT
from ....platform.values import record_id
from ... import limits
from ...actions import WantedOption, WantedValue
from ...models import StoreProduct
from ..forms import location_choices

#: More lines than any product's options have are not read.
_MOST_LINES = 400
_STAYS = "As it is"
SELLING = ("Keep selling when out of stock", "Stop when out of stock")


def posted_options() -> list[WantedOption]:
    """The options as the builder sends them: in each line "option:ID" or "value:ID", no ID if new, and its text."""
    found: list[tuple[int | None, str, list[WantedValue]]] = []
    lines = zip(request.form.getlist("part"), request.form.getlist("text"), strict=False)
    for part, text in list(lines)[:_MOST_LINES]:
        match = re.fullmatch(r"(option|value):([0-9]*)", part)
        if match is None:
            continue
        id = record_id(match[2]) if match[2] else None
        if match[1] == "option":
            found.append((id, text, []))
        elif found:
            found[-1][2].append(WantedValue(text, id))
    return [WantedOption(name, tuple(values), id) for id, name, values in found]


def builder_form(options: Sequence[WantedOption], *, delete_variants: bool) -> forms.PlatformForm:
    """The builder's form: a text for each option and value, by its place."""
    fields: dict[str, Any] = {"delete_variants": forms.CheckboxField("Delete these variants")}
    texts = MultiDict({"delete_variants": "1"} if delete_variants else {})
    for n, option in enumerate(options, start=1):
        fields[f"option{n}_name"] = forms.TextField(f"Name of option {n}")
        texts[f"option{n}_name"] = option.name
        for m, value in enumerate(option.values, start=1):
            fields[f"option{n}_value{m}"] = forms.TextField(f"Value {m} of option {n}")
            texts[f"option{n}_value{m}"] = value.name
    return cast(type[forms.PlatformForm], type("OptionBuilderForm", (forms.PlatformForm,), fields))(texts)


class CellsForm(forms.PlatformForm):
    """What is edited in the table of variants; the levels come by `cells_form`."""

    sku = forms.TextField("SKU", max=limits.LONGEST_SKU, required=True)
    barcode = forms.TextField("Barcode", max=limits.LONGEST_BARCODE)
    price = forms.MoneyField("Price", required=True, minimum=1)
    compare_at_price = forms.MoneyField("Price before", minimum=1)


def cells_form(places: Sequence[tuple[int, str]]) -> type[CellsForm]:
    """The form of a row: also what is available at each of these locations, by id and name."""
    fields = {
        f"stock_{id}": forms.IntegerField(f"Available at {name}", required=True, minimum=0, maximum=LARGEST_COUNT)
        for id, name in places
    }
    return cast(type[CellsForm], type("VariantCellsForm", (CellsForm,), fields))


class TogetherForm(forms.PlatformForm):
    price = forms.MoneyField("New price", minimum=1)
    percent = forms.IntegerField(
        "Or change prices by %", minimum=-99, maximum=1_000, help="For example 10, or -15 to lower them."
    )
    amount = forms.MoneyField("Or by an amount", help="For example 5, or -2.50 to lower them.")
    round_up = forms.CheckboxField("Round changed prices up to .99")
    compare_at_price = forms.MoneyField("Price before", minimum=1)
    no_compare = forms.CheckboxField("Remove the price before")
    cost = forms.MoneyField("Cost", minimum=0)
    weight = forms.IntegerField("Weight in grams", minimum=0, maximum=limits.HEAVIEST)
    limit_per_customer = forms.IntegerField("Limit per customer", minimum=1, maximum=limits.MOST_OF_ONE)
    selling = forms.SelectField("When out of stock", choices=SELLING, in_order=False, empty=_STAYS)


class StockForm(forms.PlatformForm):
    location_id = forms.SelectField("Location", choices=location_choices, required=True)
    available = forms.IntegerField(
        "Available", required=True, minimum=0, maximum=LARGEST_COUNT, help="Of each of these variants."
    )


def title_of(product: StoreProduct, verb: str, count: int) -> str:
    """What a dialog over several variants is called."""
    return f"{verb} {count} variant{'' if count == 1 else 's'} of {product.title}"

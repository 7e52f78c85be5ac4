"""The forms of collections: what they say, and rows of conditions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from ....platform import forms
from ....platform.errors import Invalid
from ... import actions, limits
from ...actions.catalogue.conditions import COMPARED, OPERATORS
from ...models import Collection
from .. import queries as products
from ..forms import vendor_choices
from . import queries

#: What a row of conditions can ask, by the value of its control: "price-is-less-than".
ASKED = {
    f"{field} {operator}".lower().replace(" ", "-"): (field, operator)
    for field, operators in OPERATORS.items()
    for operator in operators
}
#: The control in which a field's value is entered.
CONTROLS = {"Title": "text", "Tag": "text", "Vendor": "vendor", "Category": "category", "Price": "amount",
            "Stock": "count"}  # fmt: skip
#: Which controls a row has, and what is asked where each is shown.
SHOWN = {
    control: [key for key, (field, _operator) in ASKED.items() if CONTROLS[field] == control]
    for control in dict.fromkeys(CONTROLS.values())
}


class CollectionForm(forms.PlatformForm):
    title = forms.TextField("Title", required=True, wide=True)
    description = forms.TextAreaField("Description", max=limits.LONGEST_DESCRIPTION, help="The shop shows it above.")
    handle = forms.TextField("Web address", help="Made from the title if empty.")
    is_shown = forms.CheckboxField("Show in the shop")


class AddToCollectionForm(forms.PlatformForm):
    collection_id = forms.SelectField("Collection", choices=queries.by_hand, required=True, empty="Choose one")


def conditions_form(rows: int) -> type[CollectionForm]:
    """The form of a collection by conditions, with so many rows of them."""
    choices = [(key, f"{field} {operator}") for key, (field, operator) in ASKED.items()]
    fields: dict[str, Any] = {
        "match": forms.SelectField(
            "Products must meet", choices=[("All", "All conditions"), ("Any", "Any condition")], required=True,
            in_order=False,
        )
    }  # fmt: skip
    for row in range(1, rows + 1):
        fields[f"asks{row}"] = forms.SelectField(f"Condition {row}", choices=choices, in_order=False, empty="None")
        fields[f"text{row}"] = forms.TextField(f"Text of condition {row}")
        fields[f"vendor{row}"] = forms.SelectField(f"Vendor of condition {row}", choices=vendor_choices, empty="None")
        fields[f"category{row}"] = forms.SelectField(
            f"Category of condition {row}", choices=products.categories, empty="None", in_order=False
        )
        fields[f"amount{row}"] = forms.MoneyField(f"Amount of condition {row}", minimum=0)
        fields[f"count{row}"] = forms.IntegerField(f"Number of condition {row}", minimum=0)
    return cast(type[CollectionForm], type("ConditionsForm", (CollectionForm,), fields))


def first_values(collection: Collection) -> dict[str, Any]:
    """What the form of a collection holds at first."""
    names = ("title", "description", "handle", "is_shown")
    found: dict[str, Any] = {name: getattr(collection, name) for name in names}
    if collection.is_by_hand:
        return found
    found["match"] = collection.match
    for row, condition in enumerate(collection.conditions, start=1):
        found[f"asks{row}"] = f"{condition.field} {condition.operator}".lower().replace(" ", "-")
        found[f"{CONTROLS[condition.field]}{row}"] = getattr(condition, COMPARED[condition.field])
    return found


def read_conditions(values: dict[str, Any], rows: Sequence[int]) -> list[actions.Condition]:
    """The conditions of a form, which go out of its values. Raises Invalid for a row without a value."""
    found, missing = [], {}
    for row in rows:
        asked = {control: values.pop(f"{control}{row}") for control in SHOWN}
        key = values.pop(f"asks{row}")
        if not key:
            continue
        field, operator = ASKED[key]
        control = CONTROLS[field]
        if asked[control] in (None, ""):
            missing[f"{control}{row}"] = f"Say what “{field} {operator}” compares with."
        found.append(actions.Condition(field, operator, asked[control]))
    if missing:
        raise Invalid(missing)
    return found

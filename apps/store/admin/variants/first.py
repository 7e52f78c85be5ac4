"""The variants of a new product on its form: a row for each combination of the options that are typed there."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product as combinations
from typing import Any, cast

from flask import request
from werkzeug.datastructures import MultiDict

from ....platform import forms
from ....platform.limits import LARGEST_COUNT
from ....platform.values import one_line
from ... import limits
from ...actions import FirstVariant, OptionSpec
from ...sku import value_code
from ..forms import NewProductForm

_OPTIONS = (1, 2, 3)


@dataclass(frozen=True)
class FirstRow:
    """A combination of values, with the names of its fields and what its SKU is by the pattern."""

    values: tuple[str, ...]
    key: str
    sku: str
    is_made: bool

    @property
    def title(self) -> str:
        return " / ".join(self.values)


def options_typed(values: dict[str, Any]) -> list[OptionSpec]:
    """The options as the form has them, "Size" with "S, M"; takes them out of `values`."""
    pairs = [(values.pop(f"option{n}_name"), values.pop(f"option{n}_values")) for n in _OPTIONS]
    return [OptionSpec.of(name or "", texts or "") for name, texts in pairs]


def _typed() -> list[OptionSpec]:
    return options_typed({f"option{n}_{part}": request.form.get(f"option{n}_{part}", "")
                          for n in _OPTIONS for part in ("name", "values")})  # fmt: skip


def new_product_form(**first: Any) -> tuple[NewProductForm, list[FirstRow]]:
    """The form with the rows of its variants. What was typed of a combination stays, wherever that stands by now."""
    if request.method != "POST":
        return NewProductForm(None, data=first), []
    lists = [spec.values for spec in _typed() if spec.values]
    count = 1
    for values in lists:
        count *= len(values)
    if not lists or count > limits.MOST_VARIANTS:
        return NewProductForm(request.form, data=first), []
    shown = {request.form[key]: key[: -len("title")] for key in request.form if key.endswith("_title")}
    sku, sent = one_line(request.form.get("sku", "")).upper(), MultiDict(request.form)
    rows, fields = [], dict[str, Any]()
    for n, names in enumerate(combinations(*lists), start=1):
        title, key = " / ".join(names), f"variant{n}_"
        before = shown.get(title)
        is_made = before is None or f"{before}made" in request.form
        rows.append(FirstRow(names, key, "-".join([sku, *(value_code(name) for name in names)]), is_made))
        for name, field in _fields(title).items():
            fields[key + name] = field
            sent[key + name] = request.form.get(f"{before}{name}", "") if before else ""
    made = cast(type[NewProductForm], type("NewProductWithVariantsForm", (NewProductForm,), fields))
    return made(sent, data=first), rows


def _fields(title: str) -> dict[str, forms.PlatformField]:
    return {
        "price": forms.MoneyField(f"Price of {title}", minimum=1),
        "sku": forms.TextField(f"SKU of {title}", max=limits.LONGEST_SKU),
        "quantity": forms.IntegerField(f"Quantity of {title}", minimum=0, maximum=LARGEST_COUNT),
    }


def particular(values: dict[str, Any], rows: list[FirstRow]) -> list[FirstVariant]:
    """What the rows say of their variants; takes it out of `values`."""
    found = []
    for row in rows:
        price, sku, quantity = (values.pop(row.key + name) for name in ("price", "sku", "quantity"))
        if price is not None or sku or quantity is not None or not row.is_made:
            found.append(FirstVariant(row.values, price, sku or None, quantity, leave_out=not row.is_made))
    return found

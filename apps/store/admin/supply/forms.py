"""The forms of suppliers, purchase orders and transfers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

from ....platform import forms
from ....platform.database import Db
from ....platform.limits import LARGEST_COUNT
from ... import limits
from ...models import CURRENCIES, PAYMENT_TERMS, PurchaseLine, TransferLine, Variant
from ..forms import location_choices
from . import queries


class SupplierForm(forms.PlatformForm):
    name = forms.TextField("Name", required=True, wide=True)
    contact_name = forms.TextField("Contact person", max=limits.LONGEST_PERSON_NAME)
    email = forms.EmailField("E-mail")
    phone = forms.PhoneField("Phone")
    lead_days = forms.IntegerField(
        "Lead time in days", required=True, minimum=0, maximum=limits.LONGEST_LEAD_TIME,
        help="From an order until the goods arrive.",
    )  # fmt: skip
    currency = forms.SelectField("Currency", choices=CURRENCIES, in_order=False, required=True)
    terms = forms.SelectField("Payment terms", choices=PAYMENT_TERMS, required=True)
    notes = forms.TextAreaField("Notes", max=limits.LONGEST_NOTE)


def variant_name(db: Db, variant_id: int) -> str | None:
    variant = db.get(Variant, variant_id)
    return variant.sku if variant is not None and variant.deleted_at is None else None


class SupplierItemForm(forms.PlatformForm):
    cost = forms.MoneyField("Cost of one", required=True, minimum=0)
    supplier_sku = forms.TextField("Supplier SKU", max=limits.LONGEST_SKU, help="The supplier's own number of it.")


class NewSupplierItemForm(forms.PlatformForm):
    variant_id = forms.LookupField(
        "Variant", lookup="suppliers.variants", label_of=variant_name, required=True, placeholder="SKU or product",
        wide=True,
    )  # fmt: skip
    cost = forms.MoneyField("Cost of one", required=True, minimum=0)
    supplier_sku = forms.TextField("Supplier SKU", max=limits.LONGEST_SKU, help="The supplier's own number of it.")


class PurchaseForm(forms.PlatformForm):
    supplier_id = forms.SelectField("Supplier", choices=queries.supplier_choices, required=True)
    location_id = forms.SelectField("Deliver to", choices=location_choices, required=True)
    expected_on = forms.DateField("Expected", help="Empty: by the supplier's lead time, once it is ordered.")
    reference = forms.TextField("Reference", max=limits.LONGEST_REFERENCE, help="The supplier's quote or order number.")
    shipping = forms.MoneyField("Shipping", minimum=0)
    note = forms.TextAreaField("Note", max=limits.LONGEST_NOTE)


class OrderedPurchaseForm(forms.PlatformForm):
    expected_on = forms.DateField("Expected")
    note = forms.TextAreaField("Note", max=limits.LONGEST_NOTE)


class PurchaseLineForm(forms.PlatformForm):
    quantity = forms.IntegerField("Quantity", required=True, minimum=1, maximum=LARGEST_COUNT)
    cost = forms.MoneyField("Cost of one", required=True, minimum=0)


class TransferForm(forms.PlatformForm):
    origin_id = forms.SelectField("From", choices=location_choices, required=True)
    destination_id = forms.SelectField("To", choices=location_choices, required=True)
    expected_on = forms.DateField("Expected")
    reference = forms.TextField("Reference", max=limits.LONGEST_REFERENCE)
    note = forms.TextAreaField("Note", max=limits.LONGEST_NOTE)


class SentTransferForm(forms.PlatformForm):
    expected_on = forms.DateField("Expected")
    note = forms.TextAreaField("Note", max=limits.LONGEST_NOTE)


class TransferLineForm(forms.PlatformForm):
    quantity = forms.IntegerField("Quantity", required=True, minimum=1, maximum=LARGEST_COUNT)


class ReasonForm(forms.PlatformForm):
    reason = forms.TextField("Reason", required=True, wide=True)


class ReceivePurchaseForm(forms.PlatformForm):
    delivery_note = forms.TextField(
        "Delivery note", max=limits.LONGEST_REFERENCE, help="Its number, as it stands on the paper."
    )


def receive_form(
    base: type[forms.PlatformForm], lines: Iterable[PurchaseLine] | Iterable[TransferLine]
) -> type[forms.PlatformForm]:
    """A form with two numbers for each line of which something is to come: in order, and damaged."""
    fields: dict[str, forms.PlatformField] = {}
    for line in lines:
        fields[f"line-{line.id}"] = forms.IntegerField(f"Accepted of {line.sku}", minimum=0)
        fields[f"damaged-{line.id}"] = forms.IntegerField(f"Damaged of {line.sku}", minimum=0)
    return cast(type[forms.PlatformForm], type("ReceiveForm", (base,), fields))


def picking_form(variants: Iterable[Variant]) -> type[forms.PlatformForm]:
    """A form with a number for each of some variants: how many are to be on a draft."""
    fields = {
        f"line-{variant.id}": forms.IntegerField(f"Quantity of {variant.sku}", minimum=0, maximum=LARGEST_COUNT)
        for variant in variants
    }
    return cast(type[forms.PlatformForm], type("PickingForm", (forms.PlatformForm,), fields))


def counts(values: Mapping[str, Any], prefix: str) -> dict[int, int]:
    """The numbers of fields by the id that follows the prefix in their names."""
    return {int(name[len(prefix) :]): value or 0 for name, value in values.items() if name.startswith(prefix)}


def fields_of(form: forms.PlatformForm, prefix: str) -> dict[int, forms.PlatformField]:
    return {
        int(field.short_name[len(prefix) :]): field for field in form.controls if field.short_name.startswith(prefix)
    }


def variant_options(db: Db, text: str, limit: int = 12) -> Sequence[forms.Option]:
    """Variants that hold every word, for a lookup."""
    found = queries.variants_found(text).limit(limit)
    return [forms.Option(each.id, each.sku, each.full_title) for each in db.scalars(found)]

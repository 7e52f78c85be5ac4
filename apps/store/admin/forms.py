"""The admin's forms."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar, cast

from sqlalchemy import select

from ...platform import forms
from ...platform.database import Db
from ...platform.limits import LARGEST_COUNT, LONGEST_SHORT
from .. import limits
from ..models import (
    ADJUST_REASONS,
    CANCEL_REASONS,
    CARRIERS,
    CONDITIONS,
    DISCOUNT_KINDS,
    DISPOSITIONS,
    DRAFT_DISCOUNT_KINDS,
    HOLD_REASONS,
    PAID_BY,
    PRODUCT_STATUSES,
    RETURN_SHIPPING,
    Customer,
    DraftLine,
    DraftOrder,
    Order,
    OrderLine,
    ReturnLine,
    StoreProduct,
    Variant,
)
from ..places import COUNTRIES
from . import queries

#: What completing a draft says of its money.
PAYMENTS = ("Paid", "Payment pending")
L = TypeVar("L", OrderLine, DraftLine)


def location_choices(db: Db) -> list[tuple[int, str]]:
    return [(location.id, location.name) for location in queries.locations(db)]


def vendor_choices(db: Db) -> list[str]:
    return list(db.scalars(select(StoreProduct.vendor).distinct().order_by(StoreProduct.vendor)))


def lines_form(
    base: type[forms.PlatformForm], lines: Iterable[L], most: Callable[[L], int]
) -> type[forms.PlatformForm]:
    """A form with a number for each order line, up to `most` of it."""
    fields = {
        f"line-{line.id}": forms.IntegerField(f"Quantity of {line.sku}", minimum=0, maximum=most(line))
        for line in lines
    }
    return cast(type[forms.PlatformForm], type("LinesForm", (base,), fields))


class EditForm(forms.PlatformForm):
    reason = forms.TextField("Reason of the edit", wide=True, help="Staff read it on the timeline.")
    restock = forms.CheckboxField("Make items that are taken off available again", wide=True)


def edit_form(lines: Iterable[OrderLine], rows: int) -> type[EditForm]:
    """The form that edits an order: how many of each line stay, and rows for what is added."""
    most = limits.MOST_OF_ONE
    fields: dict[str, Any] = {
        f"line-{line.id}": forms.IntegerField(f"Quantity of {line.sku}", required=True, minimum=0, maximum=most)
        for line in lines
    }
    for row in range(1, rows + 1):
        fields[f"variant-{row}"] = forms.LookupField(
            f"Item {row}", lookup="drafts.variants", label_of=lambda db, id: db.get_one(Variant, id).full_title
        )
        fields[f"count-{row}"] = forms.IntegerField(f"Quantity of item {row}", minimum=1, maximum=most)
        fields[f"percent-{row}"] = forms.IntegerField(f"Discount of item {row}", minimum=1, maximum=100)
        fields[f"why-{row}"] = forms.TextField(f"Reason of item {row}")
    return cast(type[EditForm], type("OrderEditForm", (EditForm,), fields))


def quantities(values: dict[str, Any]) -> dict[int, int]:
    """The numbers of a `lines_form` by order line id."""
    return {int(name[5:]): value or 0 for name, value in values.items() if name.startswith("line-")}


def line_fields(form: forms.PlatformForm) -> dict[int, forms.PlatformField]:
    return {int(field.short_name[5:]): field for field in form.controls if field.short_name.startswith("line-")}


class FulfilForm(forms.PlatformForm):
    location_id = forms.SelectField("Ship from", choices=location_choices, required=True)
    carrier = forms.SelectField("Carrier", choices=CARRIERS, in_order=False, empty="No tracking yet")
    tracking_number = forms.TextField("Tracking number", max=limits.LONGEST_TRACKING_NUMBER)


class FulfilManyForm(forms.PlatformForm):
    location_id = forms.SelectField("Ship from", choices=location_choices, required=True)
    skip = forms.CheckboxField("Skip orders that cannot be sent")


class CaptureForm(forms.PlatformForm):
    amount = forms.MoneyField("Amount", required=True, minimum=1)


class HoldForm(forms.PlatformForm):
    reason = forms.SelectField("Reason", choices=HOLD_REASONS, in_order=False, required=True, empty="Choose a reason")
    note_text = forms.TextAreaField("Note", max=limits.LONGEST_COMMENT, help="Required for another reason.")


class TrackingForm(forms.PlatformForm):
    carrier = forms.SelectField("Carrier", choices=CARRIERS, in_order=False, required=True)
    tracking_number = forms.TextField("Tracking number", max=limits.LONGEST_TRACKING_NUMBER, required=True)


class RefundForm(forms.PlatformForm):
    shipping = forms.MoneyField("Refund shipping", minimum=0)
    amount = forms.MoneyField("Refund this amount instead", minimum=1, help="Empty: the items and shipping above.")
    restock_location_id = forms.SelectField("Restock items at", choices=location_choices, empty="Do not restock")
    reason = forms.TextField("Reason")


class CancelForm(forms.PlatformForm):
    reason = forms.SelectField("Reason", choices=CANCEL_REASONS, in_order=False, required=True)
    restock = forms.CheckboxField("Make the items available again")


class DeclineForm(forms.PlatformForm):
    reason = forms.TextAreaField("Reason, as the customer will read it", max=limits.LONGEST_COMMENT, required=True)


class ReturnWayForm(forms.PlatformForm):
    shipping = forms.SelectField("Return shipping", choices=RETURN_SHIPPING, in_order=False, required=True)
    location_id = forms.SelectField("Return to", choices=location_choices, empty="Not said yet")
    carrier = forms.SelectField("Carrier", choices=CARRIERS, in_order=False, empty="No label")
    tracking_number = forms.TextField("Tracking number", max=limits.LONGEST_TRACKING_NUMBER)
    label_charge = forms.MoneyField("Label, kept back", minimum=0, help="Where the customer pays for our label.")
    instructions = forms.TextAreaField(
        "Instructions, as the customer will read them", max=limits.LONGEST_COMMENT, rows=2
    )


class ReturnPlaceForm(forms.PlatformForm):
    location_id = forms.SelectField("Received at", choices=location_choices, required=True)


def receive_return_form(lines: Iterable[ReturnLine]) -> type[forms.PlatformForm]:
    """A form with two numbers for each line of which something is to come: what came, and what never will."""
    fields: dict[str, forms.PlatformField] = {}
    for line in lines:
        sku = line.order_line.sku
        fields[f"line-{line.order_line_id}"] = forms.IntegerField(f"Received of {sku}", minimum=0)
        fields[f"missing-{line.order_line_id}"] = forms.IntegerField(f"Never came of {sku}", minimum=0)
    return cast(type[forms.PlatformForm], type("ReceiveReturnForm", (ReturnPlaceForm,), fields))


def inspect_form(lines: Iterable[ReturnLine]) -> type[forms.PlatformForm]:
    """A form with a group of units for each line of which something waits to be looked at."""
    fields: dict[str, forms.PlatformField] = {}
    for line in lines:
        id = line.order_line_id
        fields[f"line-{id}"] = forms.IntegerField("Units", minimum=0)
        fields[f"condition-{id}"] = forms.SelectField("Condition", choices=CONDITIONS, in_order=False)
        fields[f"disposition-{id}"] = forms.SelectField("What becomes of it", choices=DISPOSITIONS, in_order=False)
        fields[f"note-{id}"] = forms.TextField("Note")
    return cast(type[forms.PlatformForm], type("InspectForm", (forms.PlatformForm,), fields))


class SettleForm(forms.PlatformForm):
    fee_percent = forms.IntegerField("Restocking fee in per cent", minimum=0, maximum=100)
    fee = forms.MoneyField("Or restocking fee as an amount", minimum=0)
    fee_reason = forms.TextField("Reason of the fee", help="The customer reads it.")
    shipping = forms.MoneyField("Refund shipping", minimum=0)
    paid_by = forms.SelectField("Paid as", choices=PAID_BY, in_order=False, required=True)


#: How many different items can go out instead of a return.
EXCHANGE_ROWS = 4


def exchange_form() -> type[forms.PlatformForm]:
    """A form with rows for what goes out instead of what comes back."""
    fields: dict[str, forms.PlatformField] = {}
    for row in range(1, EXCHANGE_ROWS + 1):
        fields[f"variant-{row}"] = forms.LookupField(
            f"Item {row}", lookup="drafts.variants", label_of=lambda db, id: db.get_one(Variant, id).full_title
        )
        fields[f"count-{row}"] = forms.IntegerField(f"Quantity of item {row}", minimum=1, maximum=limits.MOST_OF_ONE)
    return cast(type[forms.PlatformForm], type("ExchangeForm", (forms.PlatformForm,), fields))


class CreditForm(forms.PlatformForm):
    amount = forms.MoneyField("Amount", required=True, help="For example 25, or -25 to take away.")
    reason = forms.TextField("Reason", required=True, wide=True, help="The customer reads it in their account.")


class ShipAddressForm(forms.PlatformForm):
    name = forms.TextField("Name", required=True)
    company = forms.TextField("Company")
    street = forms.TextField("Street", required=True, wide=True)
    city = forms.TextField("City", max=limits.LONGEST_PLACE, required=True)
    state = forms.TextField("State or province", max=limits.LONGEST_PLACE, required=True)
    postal_code = forms.TextField("Postal code", max=limits.LONGEST_POSTAL_CODE, required=True)
    country = forms.SelectField("Country", choices=list(COUNTRIES), in_order=False, required=True)
    phone = forms.PhoneField("Phone")


class NotesForm(forms.PlatformForm):
    note_text = forms.TextAreaField("Note", max=limits.LONGEST_NOTE)
    tag_text = forms.TextField("Tags", help="Separate tags by commas.", wide=True)


class CommentForm(forms.PlatformForm):
    text = forms.TextAreaField("Comment", max=limits.LONGEST_COMMENT, required=True, rows=2)


class TagForm(forms.PlatformForm):
    tag = forms.TextField("Tag", max=limits.LONGEST_TAG, required=True)


class ProductForm(forms.PlatformForm):
    title = forms.TextField("Title", required=True, wide=True)
    description = forms.TextAreaField("Description", max=limits.LONGEST_DESCRIPTION, rows=4)
    status = forms.SelectField("Status", choices=PRODUCT_STATUSES, required=True)
    category_id = forms.SelectField("Category", choices=queries.categories, required=True)
    vendor = forms.TextField("Vendor", max=limits.LONGEST_VENDOR, required=True)
    material = forms.TextField("Material", max=limits.LONGEST_MATERIAL)
    tags = forms.TextField("Tags", help="Separate tags by commas.")
    handle = forms.TextField("Web address", help="Made from the title if empty.")


class NewProductForm(ProductForm):
    sku = forms.TextField(
        "SKU", max=limits.LONGEST_SKU, required=True, help="Variants extend it: TNT-101 becomes TNT-101-MOS."
    )
    price = forms.MoneyField("Price", required=True, minimum=1)
    compare_at_price = forms.MoneyField("Price before", minimum=1)
    cost = forms.MoneyField("Cost", minimum=0)
    option1_name = forms.TextField("Option 1", max=limits.LONGEST_OPTION, placeholder="Size")
    option1_values = forms.TextField("Values of option 1", max=400, placeholder="S, M, L")
    option2_name = forms.TextField("Option 2", max=limits.LONGEST_OPTION, placeholder="Color")
    option2_values = forms.TextField("Values of option 2", max=400, placeholder="Moss, Slate")
    option3_name = forms.TextField("Option 3", max=limits.LONGEST_OPTION)
    option3_values = forms.TextField("Values of option 3", max=400)
    quantity = forms.IntegerField("Quantity of each variant", minimum=0, maximum=LARGEST_COUNT)
    location_id = forms.SelectField("Stocked at", choices=location_choices, empty="No stock yet")


class VariantForm(forms.PlatformForm):
    sku = forms.TextField("SKU", max=limits.LONGEST_SKU, required=True)
    price = forms.MoneyField("Price", required=True, minimum=1)
    compare_at_price = forms.MoneyField("Price before", minimum=1)
    cost = forms.MoneyField("Cost", minimum=0)
    barcode = forms.TextField("Barcode", max=limits.LONGEST_BARCODE)
    weight = forms.IntegerField("Weight in grams", minimum=0, maximum=limits.HEAVIEST, required=True)
    limit_per_customer = forms.IntegerField("Limit per customer", minimum=1, maximum=limits.MOST_OF_ONE)
    continue_when_oos = forms.CheckboxField("Keep selling when out of stock")


class OptionValueForm(forms.PlatformForm):
    name = forms.TextField("Value", max=limits.LONGEST_OPTION, required=True)
    price = forms.MoneyField("Price", minimum=1, help="Empty: as the other variants.")


class StatusForm(forms.PlatformForm):
    status = forms.SelectField("Status", choices=PRODUCT_STATUSES, required=True)


class AdjustForm(forms.PlatformForm):
    quantity = forms.IntegerField("Adjust by", required=True, help="For example 5, or -2 to take away.")
    reason = forms.SelectField("Reason", choices=ADJUST_REASONS, in_order=False, required=True)
    note = forms.TextField("Note", wide=True)


class CustomerForm(forms.PlatformForm):
    first_name = forms.TextField("First name", max=limits.LONGEST_PERSON_NAME, required=True)
    last_name = forms.TextField("Last name", max=limits.LONGEST_PERSON_NAME, required=True)
    email = forms.EmailField("E-mail", required=True)
    phone = forms.PhoneField("Phone")
    tag_text = forms.TextField("Tags", help="Separate tags by commas.", wide=True)
    note = forms.TextAreaField("Note", max=limits.LONGEST_NOTE)
    tax_exempt = forms.CheckboxField("Exempt from tax")
    tax_exempt_until = forms.DateField("Exempt until", help="The last day. Empty: no end.")
    accepts_marketing = forms.CheckboxField("Accepts marketing")


class DiscountForm(forms.PlatformForm):
    code = forms.TextField("Code", max=limits.LONGEST_DISCOUNT_CODE, required=True)
    kind = forms.SelectField("Kind", choices=DISCOUNT_KINDS, required=True)
    percent = forms.IntegerField("Percentage", after="kind", minimum=1, maximum=100, help="For a percentage.")
    amount = forms.MoneyField("Amount", after="kind", minimum=1, help="For a fixed amount.")
    category_id = forms.SelectField("Applies to", choices=queries.categories, empty="All products")
    min_subtotal = forms.MoneyField("Minimum purchase", minimum=1)
    min_quantity = forms.IntegerField("Minimum quantity", minimum=1)
    usage_limit = forms.IntegerField("Usage limit", minimum=1, help="How many orders may use it in all.")
    starts_on = forms.DateField("First day", required=True)
    ends_on = forms.DateField("Last day", help="Empty: no end.")
    once_per_customer = forms.CheckboxField("Once per customer")


class NewDraftForm(forms.PlatformForm):
    customer_id = forms.LookupField(
        "Customer", lookup="drafts.customers", label_of=lambda db, id: db.get_one(Customer, id).name, required=True,
        help="It goes to their default address.",
    )  # fmt: skip


class DraftItemForm(forms.PlatformForm):
    variant_id = forms.LookupField(
        "Item", lookup="drafts.variants", label_of=lambda db, id: db.get_one(Variant, id).full_title, required=True,
        wide=True,
    )  # fmt: skip
    quantity = forms.IntegerField("Quantity", required=True, minimum=1, maximum=limits.MOST_OF_ONE)


class CustomItemForm(forms.PlatformForm):
    title = forms.TextField("Title", required=True, wide=True, help="As the customer reads it on the invoice.")
    price = forms.MoneyField("Price", required=True, minimum=1)
    quantity = forms.IntegerField("Quantity", required=True, minimum=1, maximum=limits.MOST_OF_ONE)
    taxable = forms.CheckboxField("Charge tax on it")
    needs_shipping = forms.CheckboxField("It has to be shipped")


class DraftLinesForm(forms.PlatformForm):
    """Filled in by `lines_form`."""


class DraftDiscountForm(forms.PlatformForm):
    kind = forms.SelectField("Kind", choices=DRAFT_DISCOUNT_KINDS, empty="No discount")
    percent = forms.IntegerField("Percentage", after="kind", minimum=1, maximum=100, help="For a percentage.")
    amount = forms.MoneyField("Amount", after="kind", minimum=1, help="For a fixed amount.")
    reason = forms.TextField("Reason", help="The customer reads it on the invoice.")


def shipping_form(ways: Sequence[tuple[int, str]], first: Mapping[str, Any]) -> forms.PlatformForm:
    """How a draft is shipped: one of these ways, or what was agreed on."""
    fields = {
        "method_id": forms.SelectField("Shipping method", choices=ways, in_order=False, empty="Own name and price"),
        "name": forms.TextField("Name", max=LONGEST_SHORT, help="Of your own way of shipping."),
        "price": forms.MoneyField("Price", minimum=0),
    }
    return cast(type[forms.PlatformForm], type("DraftShippingForm", (forms.PlatformForm,), fields)).new(**first)


class DraftDetailsForm(NotesForm):
    tax_exempt = forms.CheckboxField("Charge no tax")


class InvoiceForm(forms.PlatformForm):
    email = forms.EmailField("Send to", required=True, wide=True)
    message = forms.TextAreaField("Cover note", max=limits.LONGEST_COMMENT)


class CompleteForm(forms.PlatformForm):
    payment = forms.SelectField("Payment", choices=PAYMENTS, required=True, empty="Choose one")


def ship_values(order: Order | DraftOrder) -> dict[str, Any]:
    """Where an order goes, by the names of `ShipAddressForm`."""
    names = ("name", "company", "street", "city", "state", "postal_code", "country", "phone")
    return {name: getattr(order, f"ship_{name}") for name in names}


def shown_version(form: forms.PlatformForm, version: int) -> forms.PlatformForm:
    """The form, carrying the version of the record that the person sees."""
    form.version = form.version or version
    return form

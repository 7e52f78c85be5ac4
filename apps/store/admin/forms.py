"""The admin's forms."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, cast

from sqlalchemy import select

from ...platform import forms
from ...platform.database import Db
from ...platform.limits import LARGEST_COUNT
from .. import limits
from ..models import (
    ADJUST_REASONS,
    CANCEL_REASONS,
    CARRIERS,
    DISCOUNT_KINDS,
    PRODUCT_STATUSES,
    Order,
    OrderLine,
    StoreProduct,
)
from ..places import COUNTRIES
from . import queries


def location_choices(db: Db) -> list[tuple[int, str]]:
    return [(location.id, location.name) for location in queries.locations(db)]


def vendor_choices(db: Db) -> list[str]:
    return list(db.scalars(select(StoreProduct.vendor).distinct().order_by(StoreProduct.vendor)))


def lines_form(
    base: type[forms.PlatformForm], lines: Iterable[OrderLine], most: Callable[[OrderLine], int]
) -> type[forms.PlatformForm]:
    """A form with a number for each order line, up to `most` of it."""
    fields = {
        f"line-{line.id}": forms.IntegerField(f"Quantity of {line.sku}", minimum=0, maximum=most(line))
        for line in lines
    }
    return cast(type[forms.PlatformForm], type("LinesForm", (base,), fields))


def quantities(values: dict[str, Any]) -> dict[int, int]:
    """The numbers of a `lines_form` by order line id."""
    return {int(name[5:]): value or 0 for name, value in values.items() if name.startswith("line-")}


def line_fields(form: forms.PlatformForm) -> dict[int, forms.PlatformField]:
    return {int(field.short_name[5:]): field for field in form.controls if field.short_name.startswith("line-")}


class FulfilForm(forms.PlatformForm):
    location_id = forms.SelectField("Ship from", choices=location_choices, required=True)
    carrier = forms.SelectField("Carrier", choices=CARRIERS, empty="No tracking yet")
    tracking_number = forms.TextField("Tracking number", max=limits.LONGEST_TRACKING_NUMBER)


class TrackingForm(forms.PlatformForm):
    carrier = forms.SelectField("Carrier", choices=CARRIERS, required=True)
    tracking_number = forms.TextField("Tracking number", max=limits.LONGEST_TRACKING_NUMBER, required=True)


class RefundForm(forms.PlatformForm):
    shipping = forms.MoneyField("Refund shipping", minimum=0)
    amount = forms.MoneyField("Refund this amount instead", minimum=1, help="Empty: the items and shipping above.")
    restock_location_id = forms.SelectField("Restock items at", choices=location_choices, empty="Do not restock")
    reason = forms.TextField("Reason")


class CancelForm(forms.PlatformForm):
    reason = forms.SelectField("Reason", choices=CANCEL_REASONS, required=True)
    restock = forms.CheckboxField("Make the items available again")


class DeclineForm(forms.PlatformForm):
    reason = forms.TextAreaField("Reason, as the customer will read it", max=limits.LONGEST_COMMENT, required=True)


class ShipAddressForm(forms.PlatformForm):
    name = forms.TextField("Name", required=True)
    company = forms.TextField("Company")
    street = forms.TextField("Street", required=True, wide=True)
    city = forms.TextField("City", max=limits.LONGEST_PLACE, required=True)
    state = forms.TextField("State or province", max=limits.LONGEST_PLACE, required=True)
    postal_code = forms.TextField("Postal code", max=limits.LONGEST_POSTAL_CODE, required=True)
    country = forms.SelectField("Country", choices=list(COUNTRIES), required=True)
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
    reason = forms.SelectField("Reason", choices=ADJUST_REASONS, required=True)
    note = forms.TextField("Note", wide=True)


class CustomerForm(forms.PlatformForm):
    first_name = forms.TextField("First name", max=limits.LONGEST_PERSON_NAME, required=True)
    last_name = forms.TextField("Last name", max=limits.LONGEST_PERSON_NAME, required=True)
    email = forms.EmailField("E-mail", required=True)
    phone = forms.PhoneField("Phone")
    tag_text = forms.TextField("Tags", help="Separate tags by commas.", wide=True)
    note = forms.TextAreaField("Note", max=limits.LONGEST_NOTE)
    accepts_marketing = forms.CheckboxField("Accepts marketing")
    tax_exempt = forms.CheckboxField("Exempt from tax")


class DiscountForm(forms.PlatformForm):
    code = forms.TextField("Code", max=limits.LONGEST_DISCOUNT_CODE, required=True)
    kind = forms.SelectField("Kind", choices=DISCOUNT_KINDS, required=True)
    percent = forms.IntegerField("Percentage", minimum=1, maximum=100, help="For a percentage.")
    amount = forms.MoneyField("Amount", minimum=1, help="For a fixed amount.")
    category_id = forms.SelectField("Applies to", choices=queries.categories, empty="All products")
    min_subtotal = forms.MoneyField("Minimum purchase", minimum=1)
    min_quantity = forms.IntegerField("Minimum quantity", minimum=1)
    usage_limit = forms.IntegerField("Usage limit", minimum=1, help="How many orders may use it in all.")
    starts_on = forms.DateField("First day", required=True)
    ends_on = forms.DateField("Last day", help="Empty: no end.")
    once_per_customer = forms.CheckboxField("Once per customer")


def ship_values(order: Order) -> dict[str, Any]:
    """Where an order goes, by the names of `ShipAddressForm`."""
    names = ("name", "company", "street", "city", "state", "postal_code", "country", "phone")
    return {name: getattr(order, f"ship_{name}") for name in names}


def shown_version(form: forms.PlatformForm, version: int) -> forms.PlatformForm:
    """The form, carrying the version of the record that the person sees."""
    form.version = form.version or version
    return form

"""The fields of products, of price books, and of what a product costs in one."""

from __future__ import annotations

from ...platform.record_fields import LongText, Money, RecordFields, Text, YesNo
from ..models import Pricebook, PricebookEntry, Product
from ..tones import tone


def _state(record: Product | Pricebook) -> str:
    return "Active" if record.is_active else "Inactive"


PRODUCT = RecordFields(
    Product,
    Text(Product.name, "Name", column=34, link=lambda product: f"/products/{product.id}", short_form=True),
    Text(Product.sku, "SKU", column=16, filter=True, short_form=True),
    Text(Product.family, "Family", column=16, filter=True, short_form=True),
    YesNo(Product.is_active, "Active", default=True, column=9, column_label="State", value=_state, tone=tone,
          filter="active", help="Only active products can be sold."),
)  # fmt: skip

PRICEBOOK = RecordFields(
    Pricebook,
    Text(Pricebook.name, "Name", column=24, link=lambda book: f"/pricebooks/{book.id}"),
    YesNo(Pricebook.is_active, "Active", default=True, column=10, column_label="State", value=_state, tone=tone,
          help="Deals and quotes can only use active price books."),
    LongText(Pricebook.description, "Description", column=38),
)  # fmt: skip

ENTRY = RecordFields(
    PricebookEntry,
    Money(PricebookEntry.unit_price, "Unit price", column=14, edit=True, filter=True),
)

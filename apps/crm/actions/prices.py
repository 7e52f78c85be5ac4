"""What products cost: the price of a price book, and whether a product can be sold by it."""

from __future__ import annotations

from sqlalchemy import select

from ...platform.database import Db
from ...platform.errors import Invalid
from ...platform.limits import LARGEST_AMOUNT
from ..models import Pricebook, PricebookEntry, Product


def list_price(db: Db, pricebook_id: int, product_id: int) -> int | None:
    """What a product costs in a price book, in cents; None when it is not in it."""
    entry = select(PricebookEntry.unit_price).where(
        PricebookEntry.pricebook_id == pricebook_id,
        PricebookEntry.product_id == product_id,
        PricebookEntry.deleted_at.is_(None),
    )
    return db.scalar(entry)


def price_for_sale(db: Db, pricebook_id: int, product_id: int) -> tuple[Product, int]:
    """The product and its price in the book, in cents. Raises Invalid unless it is for sale there."""
    product = db.get(Product, product_id)
    if product is None or product.deleted_at is not None or not product.is_active:
        raise Invalid(product_id="This product is not for sale. Choose another one.")
    price = list_price(db, pricebook_id, product.id)
    if price is None:
        book = db.get_one(Pricebook, pricebook_id)
        raise Invalid(product_id=f"{product.name} has no price in the price book {book.name}.")
    return product, price


def line_total(quantity: int, unit_price: int, discount_pct: int) -> int:
    """Quantity × price less the discount, in cents, halves rounded up. Raises Invalid when it grows too large."""
    total = (quantity * unit_price * (100 - discount_pct) + 50) // 100
    if total > LARGEST_AMOUNT:
        raise Invalid(
            quantity=f"The total would be more than {LARGEST_AMOUNT // 100:,}. Enter a smaller quantity or price."
        )
    return total

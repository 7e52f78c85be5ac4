"""Deal lines: the products that a deal sells, at the prices of its price book."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select

from ...handbook.policies import policy, reference
from ...platform.database import Db
from ...platform.errors import Blocked, Conflict, Invalid, NotFound
from ...platform.limits import LARGEST_AMOUNT
from ...platform.models import Person
from ..fields import LINE
from ..models import Deal, DealLine, Pricebook, PricebookEntry, Product
from ..permissions import may_approve
from .deals import sum_lines
from .saving import apply, load


def add_line(db: Db, deal_id: int, product_id: int, **values: Any) -> DealLine:
    """Add a product to a deal, at the price book's price unless one is given.

    A deal without a price book takes the standard one.
    """
    deal = load(db, Deal, deal_id)
    product = db.get(Product, product_id)
    if product is None or product.deleted_at is not None or not product.is_active:
        raise Invalid(product_id="This product is not for sale. Choose another one.")
    if deal.pricebook_id is None:
        deal.pricebook_id = standard_pricebook(db).id
    price = list_price(db, deal.pricebook_id, product.id)
    if price is None:
        book = db.get_one(Pricebook, deal.pricebook_id)
        raise Invalid(product_id=f"{product.name} has no price in the price book {book.name}.")
    given = LINE.with_defaults(db, values)
    if given.get("unit_price") is None:
        given["unit_price"] = price
    line = DealLine(deal_id=deal.id, product_id=product.id, **LINE.clean(db, given))
    line.total = _total(line)
    _check_discount(db, line, price)
    db.add(line)
    sum_lines(db, deal)
    return line


def update_line(db: Db, line_id: int, *, version: int | None = None, **values: Any) -> DealLine:
    line = _load(db, line_id)
    if version is not None and version != line.version:
        changed_by = db.get(Person, line.updated_by_id) if line.updated_by_id else None
        raise Conflict(line.product.name, changed_by.name if changed_by else "the system")
    before = _price(line)
    apply(line, LINE.clean(db, values, line))
    apply(line, {"total": _total(line)})
    if _price(line) < before:
        book = line.deal.pricebook_id
        _check_discount(db, line, None if book is None else list_price(db, book, line.product_id))
    sum_lines(db, line.deal)
    return line


def remove_line(db: Db, line_id: int) -> None:
    """Take a product off a deal; a won deal keeps its last one."""
    line = _load(db, line_id)
    deal = line.deal
    if deal.stage.is_won and len(deal.lines) == 1:
        raise Blocked(f"{deal.stage.name} needs at least one product on the deal.")
    db.delete(line)
    sum_lines(db, deal)


def standard_pricebook(db: Db) -> Pricebook:
    standard = select(Pricebook).where(Pricebook.is_standard, Pricebook.is_active, Pricebook.deleted_at.is_(None))
    return db.scalars(standard.order_by(Pricebook.id).limit(1)).one()


def list_price(db: Db, pricebook_id: int, product_id: int) -> int | None:
    """What a product costs in a price book, in cents; None when it is not in it."""
    entry = select(PricebookEntry.unit_price).where(
        PricebookEntry.pricebook_id == pricebook_id,
        PricebookEntry.product_id == product_id,
        PricebookEntry.deleted_at.is_(None),
    )
    return db.scalar(entry)


def _load(db: Db, line_id: int) -> DealLine:
    line = db.get(DealLine, line_id)
    if line is None or line.deleted_at is not None:
        raise NotFound("This product is no longer on the deal.")
    load(db, Deal, line.deal_id)
    return line


def _price(line: DealLine) -> int:
    """What a unit costs after the discount, in hundredths of a cent."""
    return line.unit_price * (100 - line.discount_pct)


def _check_discount(db: Db, line: DealLine, listed: int | None) -> None:
    """Raise Invalid when the price after the discount is below what the acting user may offer.

    `listed` is the price book's price; without one the discount counts alone. How much may be given follows from the
    person's job title, but for those who approve.
    """
    if may_approve(db):
        return
    largest = policy(db, "discount", db.get_one(Person, db.actor_id).title)
    if _price(line) >= (listed or line.unit_price) * (100 - largest.value):
        return
    field = "discount_pct" if line.discount_pct > largest.value else "unit_price"
    message = f"More than {largest.value} % below the price book needs a sales manager. {reference(largest)}"
    raise Invalid({field: message})


def _total(line: DealLine) -> int:
    """Quantity × price less the discount, in cents, halves rounded up."""
    total = (line.quantity * line.unit_price * (100 - line.discount_pct) + 50) // 100
    if total > LARGEST_AMOUNT:
        raise Invalid(quantity=f"The total would pass {LARGEST_AMOUNT // 100:,}. Enter a smaller quantity or price.")
    return total

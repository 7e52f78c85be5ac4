"""Deal lines: the products that a deal sells, at the prices of its price book."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...handbook.policies import policy, reference
from ...platform.database import Db
from ...platform.errors import Blocked, Invalid, NotFound
from ...platform.models import Person
from ..fields import LINE
from ..models import Deal, DealLine, QuoteLine
from ..permissions import may_approve
from ..queries import standard_pricebook
from .deals import sum_lines
from .line_rows import LineRow, save_rows
from .prices import line_total, list_price, price_for_sale
from .saving import apply, load


def add_line(db: Db, deal_id: int, product_id: int, **values: Any) -> DealLine:
    """Add a product to a deal, at the price book's price unless one is given.

    A deal without a price book takes the standard one.
    """
    deal = load(db, Deal, deal_id)
    line = _add(db, deal, product_id, values)
    sum_lines(db, deal)
    return line


def update_line(db: Db, line_id: int, *, version: int | None = None, **values: Any) -> DealLine:
    line = _update(db, _load(db, line_id), version, values)
    sum_lines(db, line.deal)
    return line


def remove_line(db: Db, line_id: int) -> None:
    """Take a product off a deal; a won deal keeps its last one."""
    line = _load(db, line_id)
    deal = line.deal
    db.delete(line)
    sum_lines(db, deal)
    _check_won(deal)


def save_lines(db: Db, deal_id: int, rows: Sequence[LineRow], *, version: int | None = None) -> Deal:
    """Save a deal's grid of lines: all rows or none. The amount, and its history, follow once."""
    deal = load(db, Deal, deal_id, version=version)
    save_rows(
        rows,
        add=lambda product_id, values: _add(db, deal, product_id, values),
        update=lambda id, version, values: _update(db, _of(db, deal, id), version, values),
        remove=lambda id: db.delete(_of(db, deal, id)),
    )
    sum_lines(db, deal)
    _check_won(deal)
    return deal


def _add(db: Db, deal: Deal, product_id: int, values: Mapping[str, Any]) -> DealLine:
    if deal.pricebook_id is None:
        deal.pricebook_id = standard_pricebook(db).id
    product, price = price_for_sale(db, deal.pricebook_id, product_id)
    given = LINE.with_defaults(db, values)
    if given.get("unit_price") is None:
        given["unit_price"] = price
    line = DealLine(deal_id=deal.id, product_id=product.id, **LINE.clean(db, given))
    line.total = line_total(line.quantity, line.unit_price, line.discount_pct)
    check_discount(db, line, price)
    db.add(line)
    return line


def _update(db: Db, line: DealLine, version: int | None, values: Mapping[str, Any]) -> DealLine:
    db.check_version(line, line.product.name, version)
    before = _price(line)
    apply(line, LINE.clean(db, values, line))
    apply(line, {"total": line_total(line.quantity, line.unit_price, line.discount_pct)})
    if _price(line) < before:
        book = line.deal.pricebook_id
        check_discount(db, line, None if book is None else list_price(db, book, line.product_id))
    return line


def _load(db: Db, line_id: int) -> DealLine:
    line = db.get(DealLine, line_id)
    if line is None or line.deleted_at is not None:
        raise NotFound("This product is no longer on the deal.")
    load(db, Deal, line.deal_id)
    return line


def _of(db: Db, deal: Deal, line_id: int) -> DealLine:
    line = db.get(DealLine, line_id)
    if line is None or line.deleted_at is not None or line.deal_id != deal.id:
        raise NotFound("This product is no longer on the deal. Reload the page.")
    return line


def _check_won(deal: Deal) -> None:
    if deal.stage.is_won and not deal.lines:
        raise Blocked(f"{deal.stage.name} needs at least one product on the deal.")


def _price(line: DealLine | QuoteLine) -> int:
    """What a unit costs after the discount, in hundredths of a cent."""
    return line.unit_price * (100 - line.discount_pct)


def check_discount(db: Db, line: DealLine | QuoteLine, listed: int | None) -> None:
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

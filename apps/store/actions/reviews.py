"""Reviews: buyers write them, staff decide which are shown."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import select

from ...platform.database import Db
from ...platform.errors import Blocked
from .. import limits
from ..access import require
from ..models import Order, OrderLine, Review, StoreProduct, Variant
from .saving import apply, load
from .values import Values


def bought(db: Db, customer_id: int, product_id: int) -> bool:
    """Whether the customer was sent this product."""
    found = (
        select(OrderLine.id)
        .join(Order, Order.id == OrderLine.order_id)
        .join(Variant, Variant.id == OrderLine.variant_id)
        .where(Order.customer_id == customer_id, Variant.product_id == product_id, OrderLine.fulfilled > 0)
    )
    return db.scalar(found.limit(1)) is not None


def own_review(db: Db, customer_id: int, product_id: int) -> Review | None:
    found = select(Review).where(Review.customer_id == customer_id, Review.product_id == product_id)
    return db.scalar(found)


def write_review(
    db: Db, customer_id: int, product_id: int, *, rating: int, title: str, body: str, nickname: str
) -> Review:
    """A buyer reviews a product, once; it waits for staff."""
    load(db, StoreProduct, product_id, "product")
    if not bought(db, customer_id, product_id):
        raise Blocked("Only customers who have received this product can review it.")
    if own_review(db, customer_id, product_id) is not None:
        raise Blocked("You have reviewed this product already.")
    values = Values()
    if rating not in (1, 2, 3, 4, 5):
        values.refuse("rating", "Choose from one to five stars.")
    cleaned = {
        "title": values.text("title", title, "Headline", longest=limits.LONGEST_HEADLINE),
        "body": values.text("body", body, "Review", longest=limits.LONGEST_REVIEW, lines=True),
        "nickname": values.text("nickname", nickname, "Name shown", longest=limits.LONGEST_NICKNAME),
    }
    values.done()
    review = Review(product_id=product_id, customer_id=customer_id, rating=rating, status="Pending", **cleaned)
    db.add(review)
    db.flush()
    return review


def moderate_reviews(db: Db, review_ids: Sequence[int], status: str) -> list[Review]:
    """Approve or reject reviews; returns those that changed."""
    require(db, "reviews")
    values = Values()
    values.choice("status", status, "Status", ("Approved", "Rejected"))
    values.done()
    found = [load(db, Review, review_id, "review") for review_id in review_ids]
    return [review for review in found if apply(review, {"status": status})]


def delete_reviews(db: Db, review_ids: Sequence[int]) -> None:
    """Delete reviews for good measure: spam, or what the law forbids."""
    require(db, "reviews")
    for review_id in review_ids:
        load(db, Review, review_id, "review").deleted_at = db.now
    db.flush()

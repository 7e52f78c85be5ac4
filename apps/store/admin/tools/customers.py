"""Tools for customers and for what they say: their details, their reviews."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Annotated, Any, Literal

from pydantic import Field

from ....platform.database import Db
from ....platform.limits import LONGEST_NAME, LONGEST_PHONE
from ....platform.tools import Arguments, Result, tool
from ....platform.tools.lists import search_tool
from ....platform.tools.values import at_office
from ... import actions, limits
from ...actions.saving import load
from ...models import Customer, Review
from ...naming import Done, PlaceResult, Version, address_result, other_than
from .. import pictures, queries
from ..lists import CUSTOMERS as CUSTOMER_LIST
from ..lists import REVIEWS as REVIEW_LIST
from .looking import customer_told
from .naming import CustomerName, customer_of
from .stock import OrderLineOfList, order_row

Told = Mapping[str, Any]

search_customers = search_tool("store", CUSTOMER_LIST, lambda _db: queries.customers())


class ReviewRow(Result):
    id: int
    title: str
    rating: int
    product: str
    status: str


class CustomerDetails(Result):
    id: int
    name: str
    email: str
    phone: str | None = None
    since: str
    orders: int
    spent: float
    store_credit: float
    accepts_marketing: bool
    tax_exempt: bool
    tax_exempt_until: str | None = None
    crm_contact: bool
    tags: str | None = None
    note: str | None = None
    addresses: tuple[PlaceResult, ...]
    reviews: tuple[ReviewRow, ...]
    last_orders: tuple[OrderLineOfList, ...]
    pictures: tuple[str, ...]
    version: int


class GetCustomer(Arguments):
    customer: CustomerName


@tool("store_get_customer", "Read a customer: details, addresses, the last 25 orders, reviews.")
def get_customer(db: Db, given: GetCustomer) -> CustomerDetails:
    customer = customer_of(db, given.customer)
    numbers = queries.numbers_by_customer(db, [customer.id]).get(customer.id, queries.Numbers(0, 0))
    same = ("id", "name", "email", "phone", "accepts_marketing", "tax_exempt", "tags", "note", "version")
    return CustomerDetails(
        since=customer.created_at.astimezone(db.timezone).date().isoformat(),
        orders=numbers.orders,
        spent=numbers.revenue / 100,
        store_credit=actions.credit_of(db, customer.id) / 100,
        crm_contact=customer.crm_contact_id is not None,
        addresses=tuple(address_result(each) for each in customer.addresses),
        reviews=tuple(_review(each) for each in queries.reviews_by(db, customer.id)),
        pictures=pictures.labels(pictures.of_customer(db, customer.id)),
        tax_exempt_until=customer.tax_exempt_until.isoformat() if customer.tax_exempt_until else None,
        last_orders=tuple(order_row(db, each) for each in queries.orders_of(db, customer.id)),
        **{name: getattr(customer, name) for name in same},
    )


def _review(review: Review) -> ReviewRow:
    title = review.product.title
    return ReviewRow(id=review.id, title=review.title, rating=review.rating, product=title, status=review.status)


class UpdateCustomer(Arguments):
    customer: CustomerName
    first_name: Annotated[str | None, Field(max_length=limits.LONGEST_PERSON_NAME)] = None
    last_name: Annotated[str | None, Field(max_length=limits.LONGEST_PERSON_NAME)] = None
    email: Annotated[str | None, Field(max_length=LONGEST_NAME)] = None
    phone: Annotated[str | None, Field(max_length=LONGEST_PHONE)] = None
    accepts_marketing: bool | None = None
    tax_exempt: bool | None = None
    tax_exempt_until: Annotated[date | None, Field(description="The last day of the exemption; empty: no end.")] = None
    tags: Annotated[str | None, Field(description="All of them, separated by commas.")] = None
    note: Annotated[str | None, Field(max_length=limits.LONGEST_NOTE)] = None
    version: Version = None


#: What is yes or no can't be emptied: null leaves it.
_YES_OR_NO = ("accepts_marketing", "tax_exempt")
_FIELDS = (
    "first_name", "last_name", "email", "phone", "accepts_marketing", "tax_exempt", "tax_exempt_until", "tags", "note",
)  # fmt: skip


def _customer_told(db: Db, asked: Told) -> dict[str, Any]:
    customer = db.get_one(Customer, asked["customer_id"])
    form = {name: asked.get(name, False if name in _YES_OR_NO else None) for name in _FIELDS}
    form["tags"] = asked.get("tag_text")
    changed = other_than(customer, form)
    if isinstance(until := changed.get("tax_exempt_until"), date):
        changed["tax_exempt_until"] = until.isoformat()
    return {"customer": customer_told(db, customer.id), **changed}


@tool("store_update_customer", "Change details, tags or the note of a customer; what is not given stays, null empties.",
      "change", repeats=True, action=actions.update_customer, told=_customer_told)  # fmt: skip
def update_customer(db: Db, given: UpdateCustomer) -> Done:
    customer = customer_of(db, given.customer)
    said = given.model_fields_set - {name for name in _YES_OR_NO if getattr(given, name) is None}
    values: Any = {name: getattr(given if name in said else customer, name) for name in _FIELDS}
    values["tag_text"] = values.pop("tags")
    actions.update_customer(db, customer.id, version=given.version, **values)
    return Done(done=f"{customer.name} was saved.", id=customer.id, version=customer.version)


CUSTOMERS = (search_customers, get_customer, update_customer)


# -- Reviews ---------------------------------------------------------------------------------------------------------

search_reviews = search_tool("store", REVIEW_LIST, lambda _db: queries.reviews())


class ReviewDetails(ReviewRow):
    body: str
    nickname: str
    customer: str
    written_at: str
    version: int


class OneReview(Arguments):
    review: Annotated[int, Field(ge=1, description="A review by the id that results give it.")]


@tool("store_get_review", "Read a review: all of its text, who wrote it and when.")
def get_review(db: Db, given: OneReview) -> ReviewDetails:
    review = load(db, Review, given.review, "review")
    return ReviewDetails(
        body=review.body,
        nickname=review.nickname,
        customer=review.customer.name,
        written_at=at_office(db, review.created_at),
        version=review.version,
        **_review(review).model_dump(),
    )


class ManyReviews(Arguments):
    reviews: Annotated[tuple[int, ...], Field(min_length=1, max_length=500, description="By their ids.")]


class ModerateReviews(ManyReviews):
    status: Literal["Approved", "Rejected"]


@tool("store_moderate_reviews", "Approve reviews, which shows them in the shop, or reject them.", "change",
      repeats=True, action=actions.moderate_reviews,
      told=lambda _db, asked: {"reviews": list(asked["review_ids"]), "status": asked["status"]})  # fmt: skip
def moderate_reviews(db: Db, given: ModerateReviews) -> Done:
    found = actions.moderate_reviews(db, given.reviews, given.status)
    return Done(done=f"{len(found)} review{'' if len(found) == 1 else 's'} {given.status.lower()}.")


@tool("store_delete_reviews", "Delete reviews for good.", "remove", action=actions.delete_reviews,
      told=lambda _db, asked: {"reviews": list(asked["review_ids"])})  # fmt: skip
def delete_reviews(db: Db, given: ManyReviews) -> Done:
    actions.delete_reviews(db, given.reviews)
    return Done(done=f"{len(given.reviews)} review{'' if len(given.reviews) == 1 else 's'} deleted.")


REVIEWS = (search_reviews, get_review, moderate_reviews, delete_reviews)

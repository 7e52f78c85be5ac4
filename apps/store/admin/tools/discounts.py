"""Tools for discount codes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import date
from typing import Annotated, Any, Literal

from pydantic import Field

from ....platform.database import Db
from ....platform.limits import LARGEST_COUNT
from ....platform.tools import Arguments, Result, tool
from ....platform.tools.lists import search_tool
from ....platform.tools.values import at_office
from ... import actions, limits
from ...models import DISCOUNT_KINDS, Discount
from ...naming import Dollars, Done, Version, dollars, in_cents, in_dollars, without_nothing
from .. import queries
from ..lists import DISCOUNTS as DISCOUNT_LIST
from .naming import CategoryName, CodeName, category_of, category_told, discount_of

Told = Mapping[str, Any]
_MONEY = ("amount", "min_subtotal")

search_discounts = replace(
    search_tool("store", DISCOUNT_LIST, lambda _db: queries.discounts()), name="store_search_discounts"
)


class UseRow(Result):
    order: str
    customer: str
    at: str
    discount: float


class DiscountDetails(Result):
    id: int
    code: str
    status: str
    kind: str
    percent: int | None = None
    amount: float | None = None
    category: str
    min_subtotal: float | None = None
    min_quantity: int | None = None
    usage_limit: int | None = None
    once_per_customer: bool
    starts_on: str
    ends_on: str | None = None
    uses: int
    last_used: tuple[UseRow, ...]
    version: int


class OneDiscount(Arguments):
    discount: CodeName


@tool("store_get_discount", "Read a discount code: what it takes off, its conditions, and its last twenty uses.")
def get_discount(db: Db, given: OneDiscount) -> DiscountDetails:
    discount = discount_of(db, given.discount)
    now = queries.code_figures(db, [discount.id])[discount.id]
    used = tuple(
        UseRow(order=order.name, customer=customer.name, at=at_office(db, use.at), discount=use.amount / 100)
        for use, order, customer in queries.uses_of(db, discount.id)
    )
    same = ("id", "code", "kind", "percent", "min_quantity", "usage_limit", "once_per_customer", "version")
    return DiscountDetails(
        status=now.status,
        amount=dollars(discount.amount),
        category=discount.category.name if discount.category else "All products",
        min_subtotal=dollars(discount.min_subtotal),
        starts_on=discount.starts_at.astimezone(db.timezone).date().isoformat(),
        ends_on=now.last_day.isoformat() if now.last_day else None,
        uses=now.uses,
        last_used=used,
        **{name: getattr(discount, name) for name in same},
    )


class Terms(Arguments):
    """What a code takes off, and when."""

    percent: Annotated[int | None, Field(ge=1, le=100, description="For a percentage.")] = None
    amount: Annotated[Dollars | None, Field(description="For a fixed amount, in dollars.")] = None
    category: Annotated[CategoryName | None, Field(description="Left out: for all products.")] = None
    min_subtotal: Annotated[Dollars | None, Field(description="The least purchase, in dollars.")] = None
    min_quantity: Annotated[int | None, Field(ge=1, le=LARGEST_COUNT)] = None
    usage_limit: Annotated[
        int | None, Field(ge=1, le=LARGEST_COUNT, description="How many orders may use it in all.")
    ] = None
    ends_on: Annotated[date | None, Field(description="The last day; left out: no end.")] = None


class CreateDiscount(Terms):
    code: Annotated[str, Field(max_length=limits.LONGEST_DISCOUNT_CODE)]
    kind: Literal[DISCOUNT_KINDS]  # type: ignore[valid-type]
    starts_on: Annotated[date, Field(description="The first day.")]
    once_per_customer: bool = False


def _terms_told(db: Db, given: Told) -> dict[str, Any]:
    told = in_dollars(given, *_MONEY)
    if "category_id" in told:
        told["category"] = category_told(db, told.pop("category_id"))
    return {name: value.isoformat() if isinstance(value, date) else value for name, value in told.items()}


def _terms(db: Db, values: dict[str, Any]) -> dict[str, Any]:
    category = values.pop("category", None)
    return {**in_cents(values, *_MONEY), "category_id": category_of(db, category) if category else None}


@tool("store_create_discount", "Add a discount code that holds from its first to its last day.", "add",
      action=actions.create_discount,
      told=lambda db, asked: without_nothing(_terms_told(db, asked.get("given", {}))))  # fmt: skip
def create_discount(db: Db, given: CreateDiscount) -> Done:
    values: Any = _terms(db, given.model_dump())
    discount = actions.create_discount(db, **values)
    return Done(done=f"{discount.code} was created.", id=discount.id, version=discount.version)


class UpdateDiscount(Terms, OneDiscount):
    code: Annotated[str | None, Field(max_length=limits.LONGEST_DISCOUNT_CODE, description="A new code.")] = None
    kind: Literal[DISCOUNT_KINDS] | None = None  # type: ignore[valid-type]
    starts_on: Annotated[date | None, Field(description="The first day.")] = None
    once_per_customer: bool | None = None
    version: Version = None


def _updated_told(db: Db, asked: Told) -> dict[str, Any]:
    given, now = asked.get("given", {}), queries.terms_of(db, db.get_one(Discount, asked["discount_id"]))
    form = {name: given.get(name, False if name == "once_per_customer" else None) for name in now}
    changed = {name: value for name, value in form.items() if value != now[name]}
    return {"discount": now["code"], **_terms_told(db, changed)}


@tool("store_update_discount", "Change a discount code; what is not given stays, null empties.", "change",
      repeats=True, action=actions.update_discount, told=_updated_told)  # fmt: skip
def update_discount(db: Db, given: UpdateDiscount) -> Done:
    discount = discount_of(db, given.discount)
    said = given.model_dump(exclude_unset=True, exclude={"discount", "version"})
    values: Any = {**queries.terms_of(db, discount), **_terms(db, dict(said))}
    if "category" not in said:
        values["category_id"] = discount.category_id
    actions.update_discount(db, discount.id, version=given.version, **values)
    return Done(done=f"{discount.code} was saved.", id=discount.id, version=discount.version)


class SwitchDiscount(OneDiscount):
    active: bool
    version: Version = None


@tool("store_switch_discount", "Switch a discount code on or off.", "change", repeats=True,
      action=actions.set_discount_active,
      told=lambda db, asked: {"discount": _code_told(db, asked["discount_id"]), "active": asked["active"]})  # fmt: skip
def switch_discount(db: Db, given: SwitchDiscount) -> Done:
    discount = discount_of(db, given.discount)
    actions.set_discount_active(db, discount.id, given.active, version=given.version)
    return Done(done=f"{discount.code} is {'on' if given.active else 'off'}.", version=discount.version)


@tool("store_delete_discount", "Delete a discount code that nobody has used.", "remove",
      action=actions.delete_discount,
      told=lambda db, asked: {"discount": _code_told(db, asked["discount_id"])})  # fmt: skip
def delete_discount(db: Db, given: OneDiscount) -> Done:
    discount = discount_of(db, given.discount)
    done = Done(done=f"{discount.code} was deleted.", id=discount.id)
    actions.delete_discount(db, discount.id)
    return done


def _code_told(db: Db, discount_id: int) -> str | int:
    """A code that is gone is called by its id."""
    discount = db.get(Discount, discount_id)
    return discount.code if discount is not None else discount_id


DISCOUNTS = (search_discounts, get_discount, create_discount, update_discount, switch_discount, delete_discount)

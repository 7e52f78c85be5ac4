"""Conditions of collections: what they can ask of a product, in words and in SQL."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, and_, false, func, not_, or_, select

from ....platform.formats import number as count_text
from ....platform.limits import LARGEST_AMOUNT, LARGEST_COUNT, LONGEST_NAME
from ...models import Category, Collection, CollectionProduct, InventoryLevel, StoreProduct, Variant
from ..values import Values

#: What can be asked of each field of a product.
OPERATORS: dict[str, tuple[str, ...]] = {
    "Title": ("contains", "does not contain", "begins with"),
    "Tag": ("is", "is not"),
    "Vendor": ("is", "is not"),
    "Category": ("is", "is not"),
    "Price": ("is less than", "is more than"),
    "Stock": ("is less than", "is more than"),
}
FIELDS = tuple(OPERATORS)
#: Which of a condition's values a field is compared with.
COMPARED = {"Title": "text", "Tag": "text", "Vendor": "text", "Category": "category_id", "Price": "number",
            "Stock": "number"}  # fmt: skip

_LOWEST_PRICE = (
    select(func.min(Variant.price))
    .where(Variant.product_id == StoreProduct.id, Variant.deleted_at.is_(None))
    .correlate(StoreProduct)
    .scalar_subquery()
)
_AVAILABLE = (
    select(func.coalesce(func.sum(InventoryLevel.available), 0))
    .join(Variant, Variant.id == InventoryLevel.variant_id)
    .where(Variant.product_id == StoreProduct.id, Variant.deleted_at.is_(None))
    .correlate(StoreProduct)
    .scalar_subquery()
)


@dataclass(frozen=True)
class Condition:
    """A condition as it is given: `value` is a text, cents, a count, or the id of a category."""

    field: str
    operator: str
    value: Any


def checked(values: Values, conditions: Sequence[Condition], categories: Sequence[int]) -> list[dict[str, Any]]:
    """Conditions by the columns of their table, each once; messages are called condition1, condition2 …"""
    found: list[dict[str, Any]] = []
    for place, condition in enumerate(conditions, start=1):
        name = f"condition{place}"
        if condition.field not in OPERATORS:
            values.refuse(name, f"Choose what is compared from: {', '.join(FIELDS)}.")
        elif condition.operator not in OPERATORS[condition.field]:
            values.refuse(name, f"{condition.field} can be asked: {', '.join(OPERATORS[condition.field])}.")
        else:
            row = {"field": condition.field, "operator": condition.operator, "text": None, "number": None,
                   "category_id": None, **_value(values, name, condition, categories)}  # fmt: skip
            if row not in found:
                found.append(row)
    return found


def _value(values: Values, name: str, condition: Condition, categories: Sequence[int]) -> dict[str, Any]:
    kind, value = COMPARED[condition.field], condition.value
    if kind == "text":
        return {"text": values.text(name, value, condition.field, longest=LONGEST_NAME)}
    if kind == "category_id":
        if value not in categories:
            values.refuse(name, "Choose a category from the list.")
        return {"category_id": value}
    most = LARGEST_AMOUNT if condition.field == "Price" else LARGEST_COUNT
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        values.refuse(
            name, f"{condition.field} needs {'an amount' if condition.field == 'Price' else 'a number'} from 0."
        )
    return {"number": value}


def _is_met(field: str, operator: str, text: str | None, number: int | None, category_id: int | None) -> Any:
    """What a condition asks, of a row of products."""
    word = text or ""
    match field, operator:
        case "Title", "begins with":
            return StoreProduct.title.istartswith(word, autoescape=True)
        case "Title", _:
            return _unless(operator, StoreProduct.title.icontains(word, autoescape=True))
        case "Tag", _:
            tags = ", " + func.lower(func.coalesce(StoreProduct.tags, "")) + ","
            return _unless(operator, tags.contains(f", {word.lower()},", autoescape=True))
        case "Vendor", _:
            return _unless(operator, func.lower(StoreProduct.vendor) == word.lower())
        case "Category", _:
            below = select(Category.id).where(or_(Category.id == category_id, Category.parent_id == category_id))
            return _unless(operator, StoreProduct.category_id.in_(below))
    measured = _LOWEST_PRICE if field == "Price" else _AVAILABLE
    return measured < number if operator == "is less than" else measured > number


def _unless(operator: str, found: ColumnElement[bool]) -> ColumnElement[bool]:
    return not_(found) if operator in ("does not contain", "is not") else found


def meets(rows: Sequence[dict[str, Any]], match: str) -> ColumnElement[bool]:
    """Whether a product meets conditions, given as `checked` gives them: all, or any of them; none meets none."""
    asked = [_is_met(**row) for row in rows]
    if not asked:
        return false()
    return or_(*asked) if match == "Any" else and_(*asked)


def belongs(collection: Collection) -> ColumnElement[bool]:
    """Whether a product is in a collection as the catalogue is now; drafts and archived ones may be, too."""
    if collection.is_by_hand:
        chosen = select(CollectionProduct.product_id).where(CollectionProduct.collection_id == collection.id)
        return StoreProduct.id.in_(chosen) & StoreProduct.deleted_at.is_(None)
    rows = [row_of(condition) for condition in collection.conditions]
    return meets(rows, collection.match) & StoreProduct.deleted_at.is_(None)


def row_of(condition: Any) -> dict[str, Any]:
    """A stored condition by the columns that say what it asks."""
    return {name: getattr(condition, name) for name in ("field", "operator", "text", "number", "category_id")}


def value_text(condition: Any, money: Any) -> str:
    """What a stored condition compares with, in words; `money` writes cents."""
    if condition.field == "Price":
        return str(money(condition.number))
    if condition.field == "Stock":
        return count_text(condition.number)
    if condition.category is not None:
        parent = condition.category.parent
        return f"{parent.name} › {condition.category.name}" if parent else str(condition.category.name)
    return str(condition.text)

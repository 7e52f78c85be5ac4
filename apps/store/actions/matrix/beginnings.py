"""The variants that a product begins with: one for each combination of its options' values, as its form has them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product as combinations

from sqlalchemy import select

from ....platform.database import Db
from ...models import Variant
from ..values import Values
from ..variants import MUST_BE_HIGHER, read_sku, title_of


@dataclass(frozen=True)
class FirstVariant:
    """What is particular to one combination of values, by their names: what is None is as of all others."""

    values: tuple[str, ...]
    price: int | None = None  # cents
    sku: str | None = None
    quantity: int | None = None
    leave_out: bool = False


def first_variants(
    db: Db,
    values: Values,
    options: Sequence[Sequence[str]],
    particular: Sequence[FirstVariant],
    *,
    before: int | None,
) -> list[FirstVariant]:
    """One for each combination that is made, checked. `before` is the price before, which all prices are below.

    What is wrong is refused as "variant3_price", "variant3_sku" or "variant3_quantity", counted over all combinations.
    """
    given = {tuple(name.lower() for name in each.values): each for each in particular}
    found = []
    for n, names in enumerate(combinations(*options), start=1):
        each = given.pop(tuple(name.lower() for name in names), FirstVariant(names))
        label = title_of(names) or "Only variant"
        if each.leave_out:
            continue
        price = values.maybe(values.cents, f"variant{n}_price", each.price, f"Price of {label}", 1)
        if price is not None and before is not None and before <= price:
            values.refuse(f"variant{n}_price", f"{label}: {MUST_BE_HIGHER}")
        count = values.maybe(values.whole, f"variant{n}_quantity", each.quantity, f"Quantity of {label}")
        found.append(FirstVariant(names, price, _sku(values, f"variant{n}_sku", each.sku), count))
    if not found:
        values.refuse("", "A product has at least one variant: leave one in.")
    if given:
        values.refuse("", f"There is no variant {title_of(next(iter(given.values())).values)}.")
    _check_free(db, values, options, found)
    return found


def _sku(values: Values, key: str, sku: str | None) -> str | None:
    if not sku:
        return None
    own = Values()
    found = read_sku(own, sku)
    for message in own.errors.values():
        values.refuse(key, message)
    return found


def _check_free(db: Db, values: Values, options: Sequence[Sequence[str]], found: Sequence[FirstVariant]) -> None:
    """Refuse SKUs that a variant has, and the second of two that are the same."""
    places = {names: n for n, names in enumerate(combinations(*options), start=1)}
    seen = set(db.scalars(select(Variant.sku).where(Variant.sku.in_([each.sku for each in found if each.sku]))))
    for each in found:
        if each.sku in seen:
            values.refuse(f"variant{places[each.values]}_sku", f"{each.sku} is taken.")
        if each.sku:
            seen.add(each.sku)

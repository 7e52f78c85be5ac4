"""Changing a product's options, and with them its variants."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import or_, select

from ....platform.database import Db
from ....platform.errors import Blocked, Invalid
from ...access import require
from ...models import Option, OptionValue, StoreProduct, Variant
from ..saving import apply, load
from ..variants import Planned, add_variants
from .leaving import refuse_if_kept, write_off
from .planning import Plan, WantedOption, plan_options, state_of, values_at


def set_options(
    db: Db,
    product_id: int,
    options: Sequence[WantedOption],
    *,
    delete_variants: bool = False,
    seen: str | None = None,
) -> Plan:
    """Give a product these options: what has an id is renamed or moved, what has none is added, what is missing goes.

    Variants keep SKU, price, stock and orders as long as their values stay. Where some go, `delete_variants` must say
    so; one that is promised, awaited or on a draft cannot go. `seen` is the `state_of` the product that was shown.
    """
    require(db, "products")
    product = load(db, StoreProduct, product_id, "product")
    if seen is not None and seen != state_of(product):
        raise Blocked("The options or variants were changed since you opened this page. Reload it, then change them.")
    plan = plan_options(db, product, options)
    refuse_if_kept(plan.lost)
    if plan.lost and not delete_variants:
        raise Invalid(delete_variants=_what_goes(plan))
    if not plan.changes:
        return plan
    write_off(db, plan.lost)
    gone = _dropped(product, plan.options)
    values = _save(db, product, plan.options)
    places = sorted([*(kept.place for kept in plan.kept), *(made.place for made in plan.made)])
    order = {place: n for n, place in enumerate(places, start=1)}
    for kept in plan.kept:
        ids = [*(value.id for value in values_at(values, kept.place)), None, None, None]
        changes = {"title": kept.title, "value1_id": ids[0], "value2_id": ids[1], "value3_id": ids[2]}
        apply(kept.variant, {**changes, "position": order[kept.place]})
    _drop(db, product, gone)
    made = [
        Planned(
            values_at(values, each.place),
            order[each.place],
            {name: getattr(each.like, name) for name in ("price", "compare_at_price", "cost", "weight")},
        )
        for each in plan.made
    ]
    add_variants(db, product, made)
    for option in product.options:
        db.expire(option, ["values"])
    return plan


def _what_goes(plan: Plan) -> str:
    skus = [each.variant.sku for each in plan.lost]
    named = ", ".join(skus[:3]) + (f" and {len(skus) - 3} more" if len(skus) > 3 else "")
    units = f", and writes off {plan.units} in stock" if plan.units > 0 else ""
    return f"This deletes {named}{units}. Confirm that they are to go."


def _save(db: Db, product: StoreProduct, wanted: Sequence[WantedOption]) -> list[list[OptionValue]]:
    """Write the names and places of options and values; the values of each, in order."""
    options = {option.id: option for option in product.options}
    known = {value.id: value for option in product.options for value in option.values}
    _make_way(db, [(options[each.id], each.name) for each in wanted if each.id is not None], list(options.values()))
    _make_way(
        db, [(known[v.id], v.name) for each in wanted for v in each.values if v.id is not None], list(known.values())
    )
    found = []
    for position, each in enumerate(wanted, start=1):
        option = options.get(each.id or 0) or Option(product_id=product.id)
        apply(option, {"name": each.name, "position": position})
        db.add(option)
        db.flush()
        values = [known.get(value.id or 0) or OptionValue(option_id=option.id) for value in each.values]
        for n, (value, text) in enumerate(zip(values, each.values, strict=True), start=1):
            apply(value, {"name": text.name, "position": n})
        db.add_all(values)
        db.flush()
        found.append(values)
    return found


def _make_way(db: Db, named: Sequence[tuple[Option | OptionValue, str]], rows: Sequence[Option | OptionValue]) -> None:
    """Names are unique at every moment: a row whose name another one is to have steps aside first."""
    finals = dict(named)
    for row in rows:
        if row.name in finals.values() and finals.get(row) != row.name:
            row.name = f"#{row.id}"
    db.flush()


def _dropped(product: StoreProduct, wanted: Sequence[WantedOption]) -> list[OptionValue | Option]:
    """Values and options that are wanted no more."""
    kept = {each.id for each in wanted}
    values = {value.id for each in wanted for value in each.values}
    gone: list[OptionValue | Option] = [v for option in product.options for v in option.values if v.id not in values]
    return gone + [option for option in product.options if option.id not in kept]


def _drop(db: Db, product: StoreProduct, gone: Sequence[OptionValue | Option]) -> None:
    """Delete them; variants that were deleted forget their values, but not their title."""
    ids = [row.id for row in gone if isinstance(row, OptionValue)]
    names = ("value1_id", "value2_id", "value3_id")
    holds = or_(*(getattr(Variant, name).in_(ids) for name in names))
    for variant in db.scalars(select(Variant).where(Variant.product_id == product.id, holds)).all():
        apply(variant, {name: None for name in names if getattr(variant, name) in ids})
    db.flush()
    for row in gone:
        db.delete(row)
    db.flush()

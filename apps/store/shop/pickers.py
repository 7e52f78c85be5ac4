"""The options of a product's page: to which variant each value leads, and whether it can be bought there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ..materials import color_of
from ..models import StoreProduct, Variant


@dataclass(frozen=True)
class Pick:
    """A value of an option: the variant it leads to, and why it cannot be had beside the other values chosen, if so."""

    name: str
    variant: Variant
    is_chosen: bool
    why_not: str  # "", "sold out", or "not with Moss": then it leads to what is nearest


@dataclass(frozen=True)
class Picker:
    option: str
    picks: Sequence[Pick]

    @property
    def chosen(self) -> str:
        return next((pick.name for pick in self.picks if pick.is_chosen), "")


def can_buy(variant: Variant, stock: Mapping[int, int]) -> bool:
    return bool(stock.get(variant.id, 0)) or variant.continue_when_oos


def pickers(product: StoreProduct, chosen: Variant, stock: Mapping[int, int]) -> list[Picker]:
    """A picker for each option, each with the values in which the product is still made."""
    by_values = {variant.value_ids: variant for variant in product.variants}
    found = []
    for position, option in enumerate(product.options):
        picks = []
        for value in option.values:
            wanted = (*chosen.value_ids[:position], value.id, *chosen.value_ids[position + 1 :])
            exact = by_values.get(wanted)
            leads_to = exact or _nearest(product, value.id, wanted, stock)
            if leads_to is None:
                continue
            why_not = "" if can_buy(leads_to, stock) else "sold out"
            if exact is None:
                why_not = _not_with(product, position, chosen)
            picks.append(Pick(value.name, leads_to, value.id in chosen.value_ids, why_not))
        found.append(Picker(option.name, picks))
    return found


def colored(product: StoreProduct) -> str:
    """The option whose values are shown as pictures: the first that has finishes, else the first."""
    names = [option.name for option in product.options]
    finishes = [option.name for option in product.options if any(color_of(None, v.name) for v in option.values)]
    return next(iter(finishes + names), "")


def _nearest(product: StoreProduct, value_id: int, wanted: tuple[int, ...], stock: Mapping[int, int]) -> Variant | None:
    """A variant of this value with as many of the other values as can be; of such, one that can be bought."""
    with_it = [variant for variant in product.variants if value_id in variant.value_ids]
    return max(with_it, key=lambda v: (len(set(v.value_ids) & set(wanted)), can_buy(v, stock)), default=None)


def _not_with(product: StoreProduct, position: int, chosen: Variant) -> str:
    names = {value.id: value.name for option in product.options for value in option.values}
    others = [names[id] for n, id in enumerate(chosen.value_ids) if n != position and id in names]
    return f"not with {' and '.join(others)}"

"""What other options would make of a product's variants: which stay, which are made, which go."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product as combinations
from math import prod

from ....platform.database import Db
from ... import limits
from ...models import OptionValue, StoreProduct, Variant
from ..values import Values
from ..variants import free_skus, title_of
from .leaving import Leaving, leaving

MOST_OPTIONS = 3


@dataclass(frozen=True)
class WantedValue:
    """A value as it is to be called; `id` where the product has it already."""

    name: str
    id: int | None = None


@dataclass(frozen=True)
class WantedOption:
    """An option with its values, in order; `id` where the product has it already."""

    name: str
    values: tuple[WantedValue, ...]
    id: int | None = None


Place = tuple[int, ...]  # which value of each option, counted from 0


@dataclass(frozen=True)
class Kept:
    """A variant that stays: SKU, price, stock and orders are as they were."""

    variant: Variant
    place: Place
    title: str


@dataclass(frozen=True)
class Made:
    """A variant to come: what it costs and weighs is as of `like`."""

    place: Place
    title: str
    sku: str
    like: Variant


@dataclass(frozen=True)
class Plan:
    """What wanted options come to."""

    options: tuple[WantedOption, ...]
    kept: tuple[Kept, ...]
    made: tuple[Made, ...]
    lost: tuple[Leaving, ...]
    changes: bool  # whether they differ from what the product has

    @property
    def blocked(self) -> list[Leaving]:
        return [each for each in self.lost if each.why_not]

    @property
    def units(self) -> int:
        """Units in stock that are written off with the variants that go."""
        return sum(each.units for each in self.lost)

    @property
    def count(self) -> int:
        return len(self.kept) + len(self.made)


def current(product: StoreProduct) -> tuple[WantedOption, ...]:
    """The product's options as they are."""
    return tuple(
        WantedOption(option.name, tuple(WantedValue(value.name, value.id) for value in option.values), option.id)
        for option in product.options
    )


def state_of(product: StoreProduct) -> str:
    """A short text that differs once options or variants do: whoever saves options says upon which."""
    seen = (current(product), [(variant.id, variant.value_ids) for variant in product.variants])
    return f"{zlib.crc32(repr(seen).encode()):08x}"


def plan_options(db: Db, product: StoreProduct, wanted: Sequence[WantedOption]) -> Plan:
    """What the variants become. Raises Invalid for names and values that cannot be; writes nothing."""
    options = _checked(product, wanted)
    places = _places(product, options)
    by_place: dict[Place, list[Variant]] = {}
    for variant, place in places.items():
        by_place.setdefault(place, []).append(variant)
    gone = [variant for variant in product.variants if variant not in places]
    rivals = [variant for variants in by_place.values() if len(variants) > 1 for variant in variants]
    fates = {each.variant.id: each for each in leaving(db, [*gone, *rivals])}
    kept = []
    for place, variants in sorted(by_place.items()):
        # Of those that become the same, the one that cannot go stays, else one with stock, else the first.
        stays = min(variants, key=lambda v: _ease(fates[v.id]) if v.id in fates else (0, 0))
        kept.append(Kept(stays, place, title_of(_names(options, place))))
    staying = {each.variant.id for each in kept}
    lost = tuple(fates[variant.id] for variant in product.variants if variant.id not in staying)
    made = _made(db, product, options, kept)
    return Plan(options, tuple(kept), made, lost, options != current(product))


def _ease(leaving: Leaving) -> tuple[int, int]:
    """How easily a variant goes, hardest first."""
    return 0 if leaving.why_not else 1, 0 if leaving.units > 0 else 1


def _checked(product: StoreProduct, wanted: Sequence[WantedOption]) -> tuple[WantedOption, ...]:
    values = Values()
    known = {option.id: {value.id for value in option.values} for option in product.options}
    if len(wanted) > MOST_OPTIONS:
        values.refuse("", f"A product can have {MOST_OPTIONS} options at most.")
    options = []
    for n, option in enumerate(wanted, start=1):
        name = values.text(f"option{n}_name", option.name, "Name of the option", longest=limits.LONGEST_OPTION)
        if option.id is not None and option.id not in known:
            values.refuse(f"option{n}_name", "The product does not have this option any more. Reload the page.")
        if not option.values:
            values.refuse(f"option{n}_name", f"Add a value to {name or 'this option'}, or remove the option.")
        options.append(
            WantedOption(name, _checked_values(values, n, option, known.get(option.id or 0, set())), option.id)
        )
    _check_twice(values, [(f"option{n}_name", each.name, each.id) for n, each in enumerate(options, start=1)], "option")
    count = prod(len(option.values) for option in options)
    if count > limits.MOST_VARIANTS:
        values.refuse("", f"These options make {count} variants; {limits.MOST_VARIANTS} at most are possible.")
    values.done()
    return tuple(options)


def _checked_values(values: Values, n: int, option: WantedOption, known: set[int]) -> tuple[WantedValue, ...]:
    found = []
    for m, value in enumerate(option.values, start=1):
        key = f"option{n}_value{m}"
        name = values.text(key, value.name, "Value", longest=limits.LONGEST_OPTION)
        if value.id is not None and value.id not in known:
            values.refuse(key, "The option does not have this value any more. Reload the page.")
        found.append(WantedValue(name, value.id))
    _check_twice(
        values, [(f"option{n}_value{m}", each.name, each.id) for m, each in enumerate(found, start=1)], "value"
    )
    return tuple(found)


def _check_twice(values: Values, named: Sequence[tuple[str, str, int | None]], what: str) -> None:
    """Refuse the second of two names that are the same, and of two ids."""
    names, ids = set(), set()
    for key, name, id in named:
        if (name and name.lower() in names) or id in ids:
            values.refuse(key, f"There is another {what} {name}.")
        names.add(name.lower())
        if id is not None:
            ids.add(id)


def _places(product: StoreProduct, options: Sequence[WantedOption]) -> dict[Variant, Place]:
    """Where each variant comes to stand. One whose value is gone has no place; of a new option it has the first."""
    columns = {option.id: n for n, option in enumerate(product.options)}
    found = {}
    for variant in product.variants:
        place = []
        for option in options:
            at = columns.get(option.id) if option.id is not None else None
            ids = [value.id for value in option.values]
            value_id = variant.value_ids[at] if at is not None and at < len(variant.value_ids) else None
            if at is None or value_id is None:
                place.append(0)
            elif value_id in ids:
                place.append(ids.index(value_id))
            else:
                break
        if len(place) == len(options):
            found[variant] = tuple(place)
    return found


def _names(options: Sequence[WantedOption], place: Place) -> list[str]:
    return [option.values[n].name for option, n in zip(options, place, strict=True)]


def _made(db: Db, product: StoreProduct, options: Sequence[WantedOption], kept: Sequence[Kept]) -> tuple[Made, ...]:
    """The variants to come: a combination that was deleted before, of values that all were there, stays so."""
    old = [n for n, option in enumerate(options) if option.id is not None]
    had = {tuple(each.place[n] for n in old) for each in kept}
    taken = {each.place for each in kept}
    places = []
    for place in combinations(*(range(len(option.values)) for option in options)):
        is_new = any(options[n].values[place[n]].id is None for n in old)
        if place not in taken and (is_new or not kept or tuple(place[n] for n in old) in had):
            places.append(place)
    skus = free_skus(db, product.sku, [_names(options, place) for place in places])
    models = [(each.place, each.variant) for each in kept] or [((), variant) for variant in product.variants[:1]]
    return tuple(
        Made(place, title_of(_names(options, place)), sku, max(models, key=lambda each: _alike(each[0], place))[1])
        for place, sku in zip(places, skus, strict=True)
    )


def _alike(one: Place, other: Place) -> int:
    """In how many options two variants have the same value."""
    return sum(a == b for a, b in zip(one, other, strict=False))


def values_at(values: Sequence[Sequence[OptionValue]], place: Place) -> tuple[OptionValue, ...]:
    return tuple(of_option[n] for of_option, n in zip(values, place, strict=True))

"""Who the store buys from: the makers of the catalogue, and firms of the company's scorecard."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from random import Random

from ....apps.store.models import PAYMENT_TERMS, Supplier, SupplierItem, Variant
from ...draft import Draft
from ...grammar import say
from ...names import slug
from ...places import CITIES
from ...random_source import chance
from ...rows import new
from ..phrases.procurement import SUPPLIER_NOTES
from ..shop import Shop


@dataclass
class Supply:
    """The suppliers, and who supplies which variant: the usual one first."""

    suppliers: dict[int, Supplier] = field(default_factory=dict)
    by_variant: dict[int, list[SupplierItem]] = field(default_factory=lambda: defaultdict(list))

    def usual(self, variant_id: int) -> int:
        """The id of the supplier from whom a variant is bought unless there is a reason."""
        return self.by_variant[variant_id][0].supplier_id

    def item(self, supplier_id: int, variant_id: int) -> SupplierItem | None:
        return next((each for each in self.by_variant[variant_id] if each.supplier_id == supplier_id), None)

    def named(self, name: str) -> int | None:
        return next((id for id, each in self.suppliers.items() if each.name == name), None)


def firms_of(draft: Draft, random: Random) -> list[str]:
    """The firms that the company keeps score of, those who were late among them; `random` is the scorecard's own."""
    towns = random.sample(sorted({city.name for city in CITIES}), 16)
    late = lateness(draft)
    firms = [*late, *(f"{town} {random.choice(('Supply', 'Parts', 'Trading', 'Works'))}" for town in towns)][:16]
    random.shuffle(firms)
    return firms


def lateness(draft: Draft) -> Counter[str]:
    """How often which firm was late, as people say."""
    return Counter(str(event.facts["supplier"]) for event in draft.chronicle.events("supply-late", "supply-later"))


def make_suppliers(shop: Shop) -> Supply:
    draft, random = shop.draft, shop.draft.random("store", "suppliers")
    makers = sorted({product.vendor for product in shop.products.values()} - {draft.company.name})
    firms = firms_of(draft, draft.random("sheet", "suppliers"))
    late = [firm for firm in lateness(draft) if firm in firms]
    # The last one was given up long ago: what people speak of came from others.
    idle = [firm for firm in firms if firm not in late][-1:]
    names = list(dict.fromkeys([*makers, *late, *(firm for firm in firms if firm not in idle)]))
    names = names[: shop.volume.suppliers - len(idle)] + idle
    supply, makes = Supply(), {}
    for place, name in enumerate(names):
        supplier = _add_supplier(shop, random, name, place)
        supply.suppliers[supplier.id] = supplier
        makes[name] = supplier.id
    others = [id for name, id in makes.items() if name not in makers] or list(makes.values())
    for name in idle:
        supply.suppliers[makes[name]].is_active = False
        others.remove(makes[name])
    by_category: dict[int, int] = {id: random.choice(others) for id in shop.categories}
    owed = {(str(e.facts["article"]), str(e.facts["supplier"])) for e in draft.chronicle.events("supply-late")}
    for variant in shop.variants:
        product = shop.products[variant.product_id]
        usual = makes.get(product.vendor, by_category[product.category_id])
        _add_item(shop, random, supply, usual, variant, 100)
        also = {makes[firm] for article, firm in owed if product.title.startswith(article) and firm in makes}
        if not also and variant.product_id % 6 == 1:
            also = {others[variant.product_id % len(others)]}
        for id in sorted(also - {usual}):
            _add_item(shop, random, supply, id, variant, random.randrange(96, 109))
    return supply


def _add_supplier(shop: Shop, random: Random, name: str, place: int) -> Supplier:
    first, last = shop.draft.vocabulary("store", "suppliers").full_name()
    return shop.draft.add(
        new(
            Supplier,
            name=name,
            contact_name=f"{first} {last}",
            email=f"{slug(first)}.{slug(last)}@{slug(name)}.example",
            # A number that is free of charge, which no customer has.
            phone=f"({random.choice(('800', '888', '877', '866'))}) 555-{100 + place:04d}",
            lead_days=random.choice((7, 10, 12, 14, 14, 18, 21, 25, 28, 35)),
            currency="CAD" if place % 7 == 5 else "USD",
            terms=random.choice(PAYMENT_TERMS[2:5]),
            notes=say(random, SUPPLIER_NOTES, {}).text if chance(random, 60) else None,
            is_active=True,
        ),
        by=shop.holders["operations-2"].id,
    )


def _add_item(shop: Shop, random: Random, supply: Supply, supplier_id: int, variant: Variant, percent: int) -> None:
    initials = "".join(word[0] for word in supply.suppliers[supplier_id].name.split() if word[0].isalpha())
    item = shop.draft.add(
        new(
            SupplierItem,
            supplier_id=supplier_id,
            variant_id=variant.id,
            supplier_sku=f"{initials}{random.randrange(10, 99)}-{variant.id * 7 + 1000}",
            cost=(variant.cost or variant.price // 2) * percent // 100,
        )
    )
    supply.by_variant[variant.id].append(item)

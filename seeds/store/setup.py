"""The store's settings and brand, its staff, locations, shipping and tax."""

from __future__ import annotations

from ...apps.store.models import (
    AREAS,
    Location,
    Setting,
    ShippingMethod,
    ShippingRegion,
    ShippingZone,
    Staff,
    StaffPermission,
    TaxRate,
)
from ...apps.store.places import COUNTRIES
from ..places import CITIES, City, city_named
from ..rows import new
from .shop import Shop

TYPEFACES = ("fraunces", "bricolage", "lora", "outfit")
EMBLEMS = ("arch", "disc", "leaf", "peak", "weave", "prism")
# Hues on which white text reads well once darkened.
HUES = (8, 22, 145, 168, 186, 204, 222, 262, 320, 342)

_ORDERS, _DESK = ("orders", "inventory"), ("orders", "refunds", "customers")
# Role, whether a manager, areas; by post.
STAFF = {
    "store": ("Store manager", True, AREAS),
    "store-1": ("Merchandiser", False, ("products", "inventory", "discounts", "reviews")),
    "store-2": ("Catalogue editor", False, ("products", "reviews")),
    "store-3": ("Order desk", False, (*_DESK, "reviews")),
    "support": ("Customer care lead", True, (*_DESK, "reviews")),
    "support-lead": ("Customer care", False, (*_DESK, "reviews")),
    "support-1": ("Customer care", False, _DESK),
    "support-2": ("Customer care", False, _DESK),
    "support-6": ("Returns desk", False, (*_DESK, "inventory")),
    "operations": ("Operations", True, ("orders", "inventory", "refunds")),
    "operations-1": ("Operations", False, _ORDERS),
    "operations-2": ("Purchasing", False, ("inventory",)),
    "warehouse": ("Warehouse lead", False, _ORDERS),
    "warehouse-1": ("Warehouse", False, _ORDERS),
    "warehouse-2": ("Warehouse", False, _ORDERS),
    "warehouse-3": ("Warehouse", False, _ORDERS),
    "marketing": ("Marketing", False, ("discounts", "customers")),
    "finance-2": ("Finance (view)", False, ()),
    "product": ("Product (view)", False, ()),
}
_RATES = (
    "AL 400 AZ 560 AR 650 CA 725 CO 290 CT 635 DC 600 FL 600 GA 400 HI 400 ID 600 IL 625 IN 700 IA 600 KS 650 KY 600 "
    "LA 445 ME 550 MD 600 MA 625 MI 600 MN 688 MS 700 MO 423 NE 550 NV 685 NJ 663 NM 488 NY 400 NC 475 ND 500 OH 575 "
    "OK 450 PA 600 RI 700 SC 600 SD 420 TN 700 TX 625 UT 610 VT 600 VA 530 WA 650 WV 600 WI 500 WY 400"
)


def make_setup(shop: Shop) -> None:
    draft = shop.draft
    random, manager = draft.random("store", "setup"), shop.holders["store"].id
    shop.setting = draft.add(
        new(
            Setting,
            id=1,
            name=draft.company.name,
            tagline=draft.company.tagline,
            hue=random.choice(HUES),
            typeface=random.choice(TYPEFACES),
            emblem=random.choice(EMBLEMS),
            ship_unpaid=False,
            low_stock=10,
        ),
        by=manager,
    )
    for key, (role, is_manager, areas) in STAFF.items():
        person = shop.holders[key]
        draft.add(new(Staff, id=person.id, role=role, is_manager=is_manager, is_active=True), by=manager)
        for area in areas:
            draft.add(new(StaffPermission, staff_id=person.id, area=area))
    _make_locations(shop)
    _make_shipping(shop)
    rates = _RATES.split()
    for state, rate in zip(rates[::2], rates[1::2], strict=True):
        _add_rate(shop, "United States", state, int(rate))
    for province in COUNTRIES["Canada"].states:
        _add_rate(shop, "Canada", province, 1300 if province == "ON" else 500)


def _add_rate(shop: Shop, country: str, state: str, rate: int) -> None:
    shop.draft.add(new(TaxRate, country=country, state=state, rate=rate))
    shop.tax_rates[country, state] = rate


def _make_locations(shop: Shop) -> None:
    random, vocabulary = shop.draft.random("store", "locations"), shop.draft.vocabulary("store", "locations")
    home = city_named(shop.draft.company.city)
    far = random.choice([city for city in CITIES if city.territory != home.territory])
    places: list[tuple[str, str, City]] = [
        ("Main warehouse", "MAIN", home),
        (f"{far.name} hub", "HUB", far),
        ("Showroom", "SHOW", home),
    ]
    for position, (name, code, city) in enumerate(places, start=1):
        shop.locations.append(
            shop.draft.add(
                new(
                    Location,
                    name=name,
                    code=code,
                    street=vocabulary.street(),
                    city=city.name,
                    state=city.state,
                    postal_code=city.postal_code(random),
                    position=position,
                    is_active=True,
                ),
                by=shop.holders["operations"].id,
            )
        )


def _make_shipping(shop: Shop) -> None:
    random, keeper = shop.draft.random("store", "shipping"), shop.holders["operations"].id
    us = [state for state in COUNTRIES["United States"].states if state not in ("AK", "HI")]
    base, free_from = random.choice((590, 690, 790, 890)), random.choice((15_000, 20_000, 25_000))
    zones = (
        ("Mainland United States", [("United States", state) for state in us], base, free_from),
        ("Alaska and Hawaii", [("United States", "AK"), ("United States", "HI")], base * 3, None),
        ("Canada", [("Canada", None)], base * 2 + 400, None),
    )
    for name, regions, price, free in zones:
        zone = shop.draft.add(new(ShippingZone, name=name), by=keeper)
        for country, state in regions:
            shop.draft.add(new(ShippingRegion, zone_id=zone.id, country=country, state=state))
        methods = (
            ("Standard", "3 to 5 working days", price, free, 30_000),
            ("Express", "1 to 2 working days", price * 3, None, 15_000),
            ("Freight", "5 to 8 working days, by appointment", price * 8, None, None),
        )
        shop.methods[name] = [
            shop.draft.add(
                new(
                    ShippingMethod,
                    zone_id=zone.id,
                    name=label,
                    delivery=delivery,
                    price=cost,
                    free_from=free_above,
                    max_weight=heaviest,
                    position=position,
                ),
                by=keeper,
            )
            for position, (label, delivery, cost, free_above, heaviest) in enumerate(methods, start=1)
        ]

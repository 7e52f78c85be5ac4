"""A small store for the tests: staff with and without rights, two customers, a lamp in two colors, a desk, a code."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta

from deskgym.apps.platform.database import Database, Db
from deskgym.apps.platform.models import WorldState
from deskgym.apps.store import actions
from deskgym.apps.store.models import (
    AREAS,
    Address,
    Category,
    Location,
    Setting,
    ShippingMethod,
    ShippingRegion,
    ShippingZone,
    Staff,
    StaffPermission,
    StoreProduct,
    TaxRate,
)
from deskgym.apps.tables import create_tables

from ...support.company import NOW, add_company, add_handbook, add_person


@dataclass(frozen=True)
class Cast:
    """Ids of the people and things of the store."""

    olga: int  # store manager
    paul: int  # order desk: orders and refunds, no manager
    vera: int  # may only look
    dana: int  # customer
    erik: int  # customer
    home: int  # Dana's address, in Illinois
    abroad: int  # Dana's address, in Mexico
    white: int  # lamp, 40.00, 10 in the main warehouse and 3 in the hub
    black: int  # lamp, 40.00, none left
    desk: int  # 450.00, 5 in the main warehouse, at most two per customer
    lamp: int  # the lamp as a product
    main: int
    hub: int
    standard: int  # shipping methods
    code: int  # LIGHT10: 10 % off lamps from 50.00, once per customer


def build(database: Database) -> Cast:
    """Fill an empty database with the store."""
    create_tables(database)
    with Db(database.engine) as db:
        add_company(db, now=NOW - timedelta(days=30))
        db.add(
            Setting(
                id=1, name="Brightwell", tagline="Light for work", hue=20, typeface="lora", emblem="disc",
                ship_unpaid=False, low_stock=5,
            )
        )  # fmt: skip
        olga = _staff(db, "Olga", "Store manager", AREAS, is_manager=True)
        add_handbook(db)
        paul = _staff(db, "Paul", "Order desk", ("orders", "refunds"))
        vera = _staff(db, "Vera", "Finance", ())
        main, hub = _location(db, "Main warehouse", 1), _location(db, "Hub", 2)
        standard = _shipping(db)
        lamps = _category(db, "Lamps")
        desks = _category(db, "Desks")
        lamp = _product(db, "Arc lamp", "LMP-1", 4_000, lamps, "Color", "White", "Black")
        desk = _product(db, "Oak desk", "DSK-1", 45_000, desks, "Size", "160 cm")
        white, black = lamp.variants
        only = desk.variants[0]
        only.limit_per_customer = 2
        for variant_id, location_id, count in ((white.id, main, 10), (white.id, hub, 3), (only.id, main, 5)):
            actions.adjust_stock(db, variant_id, location_id, count, "Received")
        dana = actions.register_customer(db, first_name="Dana", last_name="Reed", email="dana@inkwell.example")
        erik = actions.register_customer(db, first_name="Erik", last_name="Sol", email="erik@inkwell.example")
        home = _address(db, dana.id, "12 Elm St", "Chicago", "IL", "60601", "United States")
        abroad = _address(db, dana.id, "Calle 5", "Puebla", "Puebla", "72000", "Mexico")
        _address(db, erik.id, "9 Oak Ave", "Chicago", "IL", "60602", "United States")
        code = actions.create_discount(
            db, code="LIGHT10", kind="Percentage", percent=10, category_id=lamps, min_subtotal=5_000,
            once_per_customer=True, starts_on=(NOW - timedelta(days=40)).date(),
        )  # fmt: skip
        db.get_one(WorldState, 1).now = NOW
        db.commit()
        return Cast(
            olga, paul, vera, dana.id, erik.id, home, abroad, white.id, black.id, only.id, lamp.id, main, hub, standard,
            code.id,
        )  # fmt: skip


def _staff(db: Db, first: str, role: str, areas: tuple[str, ...], *, is_manager: bool = False) -> int:
    person = add_person(db, first, "Lund", title=role, department="Store")
    db.add(Staff(id=person.id, role=role, is_manager=is_manager, is_active=True))
    db.add_all(StaffPermission(staff_id=person.id, area=area) for area in areas)
    db.flush()
    return person.id


def _location(db: Db, name: str, position: int) -> int:
    location = Location(
        name=name, code=name[:3].upper(), street="1 Dock Rd", city="Chicago", state="IL", postal_code="60601",
        position=position, is_active=True,
    )  # fmt: skip
    db.add(location)
    db.flush()
    return location.id


def _shipping(db: Db) -> int:
    zone = ShippingZone(name="United States")
    db.add(zone)
    db.flush()
    db.add(ShippingRegion(zone_id=zone.id, country="United States", state=None))
    db.add(TaxRate(country="United States", state="IL", rate=625))
    method = ShippingMethod(
        zone_id=zone.id, name="Standard", delivery="3 days", price=700, free_from=50_000, max_weight=None, position=1
    )
    db.add(method)
    db.flush()
    return method.id


def _category(db: Db, name: str) -> int:
    category = Category(name=name, handle=name.lower(), position=1)
    db.add(category)
    db.flush()
    return category.id


def _product(db: Db, title: str, sku: str, price: int, category_id: int, option: str, *values: str) -> StoreProduct:
    return actions.create_product(
        db, title=title, sku=sku, price=price, category_id=category_id, vendor="Brightwell", status="Active",
        options=[actions.OptionSpec(option, values)],
    )  # fmt: skip


def _address(db: Db, customer_id: int, street: str, city: str, state: str, code: str, country: str) -> int:
    address: Address = actions.add_address(
        db, customer_id, name="Dana Reed", street=street, city=city, state=state, postal_code=code, country=country
    )
    return address.id

"""Addresses of one home as several people write them, and tags of accounts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....apps.platform.database import Db
from ....apps.store import actions
from ....apps.store.models import Address, Customer, Order
from ...draw import Draw

#: Words of streets, in full and short.
STREETS = (("Street", "St."), ("Avenue", "Ave."), ("Road", "Rd."), ("Lane", "Ln."), ("Drive", "Dr."), ("Court", "Ct."))
NAMES = (
    "Alder", "Birch", "Cedar", "Chestnut", "Cherry", "Dogwood", "Elm", "Hazel", "Hickory", "Juniper", "Laurel",
    "Linden", "Magnolia", "Maple", "Mulberry", "Poplar", "Spruce", "Sycamore", "Walnut", "Willow",
)  # fmt: skip
UNITS = ("Apt. {}", "#{}", "Unit {}", "Apartment {}", "Apt {}")


@dataclass(frozen=True)
class House:
    """A building with homes in it: its street in full and short, and where it stands."""

    number: int
    name: str
    words: tuple[str, str]
    city: str
    state: str
    postal_code: str

    @classmethod
    def draw(cls, draw: Draw, near: Order | Address) -> House:
        """One in the place to which an order went, or of an address."""
        if isinstance(near, Order):
            place = near.ship_city, near.ship_state, near.ship_postal_code
        else:
            place = near.city, near.state, near.postal_code
        return cls(draw.integer(12, 988), draw.choice(NAMES), draw.choice(STREETS), *place)

    def spellings(self, draw: Draw, unit: int) -> Iterator[str]:
        """A home of it, each time written otherwise."""
        ways = [(word, way) for word in self.words for way in UNITS]
        for word, way in draw.sample(ways, len(ways)):
            yield f"{self.number} {self.name} {word}, {way.format(unit)}"

    def take_in(self, db: Db, address_id: int, street: str) -> None:
        """Have it in an address book, before something is ordered there."""
        home = db.get_one(Address, address_id)
        home.company, home.street, home.city = None, street, self.city
        home.state, home.postal_code = self.state, self.postal_code

    def move_in(self, db: Db, order_id: int, street: str) -> None:
        """Have an order gone there, and its customer live there."""
        order = db.get_one(Order, order_id)
        place = {"company": None, "city": self.city, "state": self.state, "postal_code": self.postal_code}
        homes = db.query(Address).filter(Address.customer_id == order.customer_id, Address.deleted_at.is_(None)).all()
        home = next((each for each in homes if each.street == order.ship_street), homes[0] if homes else None)
        for name, value in {"street": street, **place}.items():
            setattr(order, f"ship_{name}", value)
            if home is not None:
                setattr(home, name, value)


@dataclass(frozen=True)
class SameTags:
    """The same tags, in any order."""

    def __call__(self, text: str | None, wanted: str | None) -> bool:
        return _tags(text) == _tags(wanted)

    def examples(self, wanted: str) -> tuple[str, ...]:
        return (", ".join(reversed(wanted.split(", "))),)


def _tags(text: str | None) -> set[str]:
    return {each.strip().casefold() for each in (text or "").split(",")}


def tagged(customer: Customer, tag: str) -> str:
    """The tags of an account with one more."""
    return f"{customer.tags}, {tag}" if customer.tags else tag


def tag_customer(db: Db, customer_id: int, tags: str) -> None:
    """Give an account these tags, all else as it is."""
    customer = db.get_one(Customer, customer_id)
    same = ("first_name", "last_name", "email", "phone", "accepts_marketing", "tax_exempt", "tax_exempt_until", "note")
    values = {name: getattr(customer, name) for name in same}
    actions.update_customer(db, customer_id, tag_text=tags, **values)

"""What the tools of both apps say alike: amounts in dollars, moments at the office, orders and their lines by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

from pydantic import Field
from sqlalchemy import select

from ..platform.database import Db
from ..platform.errors import Invalid, NotFound
from ..platform.limits import LARGEST_AMOUNT, LARGEST_COUNT, LONGEST_NAME, LONGEST_PHONE
from ..platform.models import Record
from ..platform.tools import Arguments, Result
from . import limits
from .actions.addresses import AddressValues
from .models import Address, Order, OrderLine
from .places import COUNTRIES

Dollars = Annotated[float, Field(ge=0, le=LARGEST_AMOUNT / 100, description="In dollars.")]
Country = Literal[tuple(COUNTRIES)]  # type: ignore[valid-type]
OrderName = Annotated[int | str, Field(description="An order by its number: #1042, or 1042.")]
#: A line of an order or a cart.
LineName = Annotated[int | str, Field(description="By its SKU; by the line's id where a SKU stands twice.")]
Version = Annotated[
    int | None,
    Field(ge=1, description="As it was read; refused if somebody has saved it since. Left out: whatever it is."),
]


class Units(Arguments):
    """So many units of one line of an order."""

    item: LineName
    quantity: Annotated[int, Field(ge=1, le=LARGEST_COUNT)]


class Done(Result):
    """What was done, and with what."""

    done: str
    id: int | None = None
    version: int | None = None


class Goods(Result):
    """So many units of something."""

    sku: str
    title: str
    variant: str | None = None
    quantity: int


class PlaceResult(Result):
    """Where something goes."""

    id: int | None = None
    name: str
    company: str | None = None
    street: str
    city: str
    state: str
    postal_code: str
    country: str
    phone: str | None = None
    default: bool | None = None
    version: int | None = None


class AddressFields(Arguments):
    """An address, all of it or what is to change of it."""

    name: Annotated[str | None, Field(max_length=LONGEST_NAME)] = None
    company: Annotated[str | None, Field(max_length=LONGEST_NAME)] = None
    street: Annotated[str | None, Field(max_length=LONGEST_NAME, description="Street and number.")] = None
    city: Annotated[str | None, Field(max_length=limits.LONGEST_PLACE)] = None
    state: Annotated[
        str | None,
        Field(max_length=limits.LONGEST_PLACE, description="State or province; two letters in the US and Canada."),
    ] = None
    postal_code: Annotated[str | None, Field(max_length=limits.LONGEST_POSTAL_CODE)] = None
    country: Country | None = None  # type: ignore[valid-type]
    phone: Annotated[str | None, Field(max_length=LONGEST_PHONE)] = None

    @property
    def given(self) -> dict[str, Any]:
        """What of an address was given; the rest stays as it is."""
        names = AddressValues.__annotations__
        return {name: value for name, value in self.model_dump(exclude_unset=True).items() if name in names}


def cents(name: str, dollars: float | None) -> int | None:
    """An amount as actions take it. Raises Invalid for parts of a cent."""
    if dollars is None:
        return None
    if abs(dollars) * 100 > LARGEST_AMOUNT:
        raise Invalid({name: "This is too much."})
    found = round(dollars * 100)
    if abs(found - dollars * 100) > 1e-6:
        raise Invalid({name: "Use at most two decimals."})
    return found


def dollars(cents: int | None) -> float | None:
    return None if cents is None else cents / 100


def in_cents(given: Mapping[str, Any], *names: str) -> dict[str, Any]:
    """Arguments with the amounts among them as actions take them."""
    return {name: cents(name, value) if name in names else value for name, value in given.items()}


def in_dollars(asked: Mapping[str, Any], *names: str) -> dict[str, Any]:
    """Values of an action with the amounts among them as arguments have them."""
    return {name: dollars(value) if name in names else value for name, value in asked.items()}


def number_of(given: int | str) -> int:
    """The number of an order. Raises NotFound for what is none."""
    text = str(given).strip().removeprefix("#")
    if not text.isdecimal() or len(text) > 9:
        raise NotFound(f"“{given}” is no order number. Give one such as #1042; search for the order to find it.")
    return int(text)


def line_of(lines: Sequence[OrderLine], given: int | str) -> OrderLine:
    """The line of an order that an argument names. Raises Invalid."""
    found = [line for line in lines if given == line.id or str(given).strip().upper() == line.sku.upper()]
    if len(found) == 1:
        return found[0]
    if found:
        raise Invalid({"items": f"{given} is on several lines: give the line's id, {_listed(found)}."})
    raise Invalid({"items": f"{given} is not on this order. On it are: {', '.join(line.sku for line in lines)}."})


def _listed(lines: Sequence[OrderLine]) -> str:
    return ", ".join(f"{line.id} ({line.quantity} units)" for line in lines)


def units_of(order: Order, given: Sequence[Units]) -> dict[int, int]:
    """How many units of each line, by its id."""
    found: dict[int, int] = {}
    for each in given:
        line = line_of(order.lines, each.item)
        found[line.id] = found.get(line.id, 0) + each.quantity
    return found


def units_told(db: Db, quantities: Mapping[int, int] | None) -> list[dict[str, Any]]:
    """Units by the ids of lines as an argument has them."""
    told = []
    for line_id, quantity in (quantities or {}).items():
        if quantity:
            line = db.get_one(OrderLine, line_id)
            alike = db.scalars(
                select(OrderLine.id).where(OrderLine.order_id == line.order_id, OrderLine.sku == line.sku)
            )
            told.append({"item": line.sku if len(alike.all()) == 1 else line.id, "quantity": quantity})
    return told


def order_told(db: Db, order_id: int) -> str:
    return db.get_one(Order, order_id).name


def goods(line: OrderLine, quantity: int) -> Goods:
    return Goods(sku=line.sku, title=line.title, variant=line.variant_title or None, quantity=quantity)


def ship_to(order: Order) -> PlaceResult:
    return PlaceResult(**{name: getattr(order, f"ship_{name}") for name in AddressValues.__annotations__})


def address_values(address: Address) -> dict[str, Any]:
    return {name: getattr(address, name) for name in AddressValues.__annotations__}


def address_result(address: Address) -> PlaceResult:
    values = address_values(address)
    return PlaceResult(id=address.id, default=address.is_default or None, version=address.version, **values)


def other_than(record: Record, told: Mapping[str, Any]) -> dict[str, Any]:
    """What of a form says something else than the record: nobody tells a tool what is to stay."""
    return {name: value for name, value in told.items() if getattr(record, name) != value}


def is_only_one(db: Db, model: type[Record], *where: Any) -> bool:
    """Whether there is one such record and no other, deleted ones left out."""
    return len(db.scalars(select(model.id).where(model.deleted_at.is_(None), *where).limit(2)).all()) == 1


def without_nothing(told: Mapping[str, Any]) -> dict[str, Any]:
    """Only what was given."""
    return {name: value for name, value in told.items() if value not in (None, "", [], ())}

"""Orders with snapshots of what was bought, their payments, fulfilments and refunds, and the timeline."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import CheckConstraint, ForeignKey, Index, UniqueConstraint, text
from sqlalchemy.orm import Mapped, mapped_column, relationship

from ...platform.models import (
    COUNTED,
    STAMPED,
    WITNESSED,
    Base,
    Cents,
    History,
    LongText,
    Name,
    Person,
    Pk,
    Record,
    Short,
    Stamp,
    UtcDateTime,
    undone_by,
)
from .catalogue import Variant
from .customers import Address, Customer
from .inventory import Allocation, Location

CANCEL_REASONS = ("Customer request", "Out of stock", "Payment problem", "Suspected fraud", "Entered by mistake")
FIRST_ORDER_NUMBER = 1001
#: Why items wait that go out instead of what a return brings; nobody chooses it.
EXCHANGE = "Exchange"
HOLD_REASONS = ("Awaiting stock", "Address problem", "Suspected fraud", "Customer request", "Other")
#: What stands for the card of an order that was paid by store credit alone.
STORE_CREDIT = "Store credit"
CARRIERS = ("Parcelway", "Northline Freight", "Swiftpost", "Metro Courier")


class Order(Record, Base):
    """An order keeps what it was placed with; later changes of prices, titles or addresses do not touch it."""

    __tablename__ = "store_order"
    __table_args__ = (
        CheckConstraint("total = subtotal - discount + shipping + tax", name="total_adds_up"),
        CheckConstraint("refunded <= captured AND captured <= total", name="money_in_bounds"),
        CheckConstraint("owed >= 0 AND owed <= total - captured", name="owed_is_to_come"),
    )

    number: Mapped[int] = mapped_column(unique=True)
    customer_id: Mapped[int] = mapped_column(ForeignKey("store_customer.id"), index=True)
    email: Mapped[Name]
    status: Mapped[Short] = mapped_column(index=True)  # Open, Completed, Canceled
    # Authorized, Partially paid, Paid, Partially refunded, Refunded, Voided
    payment_status: Mapped[Short] = mapped_column(index=True)
    fulfilment_status: Mapped[Short] = mapped_column(index=True)  # Unfulfilled, Partial, Fulfilled, …returned
    placed_at: Mapped[datetime] = mapped_column(UtcDateTime, info=STAMPED, index=True)
    edited_at: Mapped[datetime | None] = mapped_column(UtcDateTime, info=STAMPED)  # when its items last changed
    canceled_at: Mapped[datetime | None] = mapped_column(UtcDateTime, info=STAMPED)
    cancel_reason: Mapped[Short | None]

    ship_name: Mapped[Name]
    ship_company: Mapped[Name | None]
    ship_street: Mapped[Name]
    ship_city: Mapped[Short]
    ship_state: Mapped[Short]
    ship_postal_code: Mapped[Short]
    ship_country: Mapped[Short]
    ship_phone: Mapped[Short | None]
    shipping_method: Mapped[Short]

    discount_code: Mapped[Short | None]
    subtotal: Mapped[Cents]
    discount: Mapped[Cents]
    shipping: Mapped[Cents]
    tax: Mapped[Cents]
    total: Mapped[Cents]
    captured: Mapped[Cents] = mapped_column(default=0)
    refunded: Mapped[Cents] = mapped_column(default=0)
    shipping_refunded: Mapped[Cents] = mapped_column(default=0)
    # The balance: what an edit added after money was captured. No card has agreed to it; the customer is asked for it.
    owed: Mapped[Cents] = mapped_column(default=0, index=True)
    # When the customer was last sent an invoice of the balance.
    balance_invoiced_at: Mapped[datetime | None] = mapped_column(UtcDateTime, info=STAMPED | WITNESSED)
    card: Mapped[Short]  # "Testcard 0042"
    note: Mapped[LongText | None]
    tags: Mapped[Name | None]

    customer: Mapped[Customer] = relationship()
    lines: Mapped[list[OrderLine]] = relationship(order_by="OrderLine.id", back_populates="order")
    payments: Mapped[list[Payment]] = relationship(order_by="Payment.id")
    fulfilments: Mapped[list[Fulfilment]] = relationship(order_by="Fulfilment.id", back_populates="order")
    refunds: Mapped[list[Refund]] = relationship(order_by="Refund.id", back_populates="order")
    holds: Mapped[list[Hold]] = relationship(order_by="Hold.id", back_populates="order")
    events: Mapped[list[OrderEvent]] = relationship(
        order_by="OrderEvent.at.desc(), OrderEvent.id.desc()", viewonly=True
    )

    @property
    def name(self) -> str:
        return f"#{self.number}"

    @property
    def voided(self) -> int:
        """What was authorized and will not be collected, in cents."""
        return self._paid("Void")

    def _paid(self, kind: str) -> int:
        return sum(payment.amount for payment in self.payments if payment.kind == kind)

    @property
    def credit_paid(self) -> int:
        """What of `captured` the customer paid by store credit, in cents; the rest came from a card or a bank."""
        return self._paid("Credit spent")

    @property
    def exchanged(self) -> int:
        """What returns were worth and paid of the order itself, in cents: it counts as captured and as refunded."""
        return self._paid("Exchanged")

    @property
    def given_back(self) -> int:
        """What of `refunded` went back to the customer, in cents."""
        return self.refunded - self.exchanged

    @property
    def paid_by_card(self) -> int:
        """What of `captured` came from a card or a bank, in cents."""
        return self.captured - self.credit_paid - self.exchanged

    @property
    def credit_given(self) -> int:
        """What of `refunded` was given back as store credit, in cents."""
        return self._paid(STORE_CREDIT)

    def credit_of(self, amount: int) -> int:
        """How much of `amount` goes back as store credit where it was paid so: the credit first, then the card.

        Of an order's money, what was given as store credit before (for a return, say) has given back spent credit.
        """
        return min(amount, max(0, self.credit_paid - self.credit_given))

    @property
    def capturable(self) -> int:
        """What may still be collected, in cents; the balance that is owed is a part of it."""
        return self.total - self.captured - self.voided

    @property
    def authorized(self) -> int:
        """What the card has agreed to and may still be captured, in cents."""
        return self.capturable - self.owed

    @property
    def refundable(self) -> int:
        """What may still be given back, in cents."""
        return self.captured - self.refunded


class OrderLine(Base):
    __tablename__ = "store_order_line"
    __table_args__ = (
        CheckConstraint("quantity > 0", name="quantity_positive"),
        CheckConstraint("removed >= 0 AND returned >= 0 AND returned <= fulfilled", name="returned_was_sent"),
        CheckConstraint("fulfilled + removed <= quantity", name="not_more_than_ordered"),
        CheckConstraint("held >= 0 AND held <= quantity - removed - fulfilled", name="held_is_open"),
    )

    id: Mapped[Pk]
    order_id: Mapped[int] = mapped_column(ForeignKey("store_order.id"), index=True)
    # None for what the catalogue does not have: it was written on a draft by hand, and no stock is kept of it.
    variant_id: Mapped[int | None] = mapped_column(ForeignKey("store_variant.id"), index=True)
    title: Mapped[Name]
    variant_title: Mapped[Name]
    sku: Mapped[Short]
    price: Mapped[Cents]
    quantity: Mapped[int]
    # Its share of the order's discount; with a reason, what an edit took off instead.
    discount: Mapped[Cents] = mapped_column(default=0)
    discount_reason: Mapped[Name | None]
    tax: Mapped[Cents] = mapped_column(default=0)
    taxable: Mapped[bool] = mapped_column(default=True)
    needs_shipping: Mapped[bool] = mapped_column(default=True)  # it goes into a parcel, and can be sent back
    fulfilled: Mapped[int] = mapped_column(default=0)  # units sent
    removed: Mapped[int] = mapped_column(default=0)  # units taken off before they were sent
    returned: Mapped[int] = mapped_column(default=0)  # units sent and refunded
    held: Mapped[int] = mapped_column(default=0)  # open units that stay until their hold is released

    order: Mapped[Order] = relationship(back_populates="lines")
    variant: Mapped[Variant | None] = relationship()
    allocations: Mapped[list[Allocation]] = relationship(order_by="Allocation.id")

    @property
    def total(self) -> int:
        """What the line costs with its discount and tax, in cents."""
        return self.price * self.quantity - self.discount + self.tax

    @property
    def stocked(self) -> int:
        """The variant of which stock is kept; to be asked where the line is known to have one."""
        assert self.variant_id is not None, f"No stock is kept of {self.sku}."
        return self.variant_id

    @property
    def weight(self) -> int:
        """Of one unit, in grams; nobody knows what weighs what is not in the catalogue."""
        return self.variant.weight if self.variant else 0

    @property
    def open(self) -> int:
        """Units still to be sent."""
        return self.quantity - self.removed - self.fulfilled

    @property
    def kept(self) -> int:
        """Units that the order is about now, sent or still to be sent."""
        return self.quantity - self.removed

    @property
    def ready(self) -> int:
        """Open units that nothing holds: they can be sent."""
        return self.open - self.held

    @property
    def refunded(self) -> int:
        return self.removed + self.returned

    def worth(self, units: int) -> int:
        """What the next `units` to be refunded give back; all of a line's units add up to its total."""
        before = self.total * self.refunded // self.quantity
        return self.total * (self.refunded + units) // self.quantity - before


class Payment(Base):
    """One thing that happened to an order's money."""

    __tablename__ = "store_payment"
    # The bank has moved it.
    __table_args__ = (CheckConstraint("amount > 0", name="amount_positive"), {"info": WITNESSED})

    id: Mapped[Pk]
    order_id: Mapped[int] = mapped_column(ForeignKey("store_order.id"), index=True)
    # Authorization of all that is to be paid, Capture, Void, Refund; Credit spent, which pays as a capture does, and
    # Store credit, which is given back as a refund is; Exchanged, which pays a balance with what a
    # return is worth, and so is both; Release of what an edit made needless: it is not awaited, nor ever was due.
    kind: Mapped[Short]
    amount: Mapped[Cents]
    at: Mapped[Stamp]
    by_id: Mapped[int | None] = mapped_column(ForeignKey("org_person.id"))


class Fulfilment(Record, Base):
    """A parcel that left a location."""

    __tablename__ = "store_fulfilment"

    order_id: Mapped[int] = mapped_column(ForeignKey("store_order.id"), index=True)
    location_id: Mapped[int] = mapped_column(ForeignKey("store_location.id"))
    name: Mapped[Short] = mapped_column(info=COUNTED)  # "#1042-F1"
    # Shipped, Delivered, Canceled. A parcel can be called back until the carrier has delivered it.
    status: Mapped[Short] = mapped_column(info=undone_by("Canceled"))
    carrier: Mapped[Short | None]
    tracking_number: Mapped[Short | None]

    order: Mapped[Order] = relationship(back_populates="fulfilments")
    location: Mapped[Location] = relationship()
    lines: Mapped[list[FulfilmentLine]] = relationship(order_by="FulfilmentLine.id")

    @property
    def is_whole(self) -> bool:
        """Whether none of its units can have been refunded."""
        return all(line.quantity <= line.order_line.fulfilled - line.order_line.returned for line in self.lines)


class FulfilmentLine(Base):
    __tablename__ = "store_fulfilment_line"
    __table_args__ = (UniqueConstraint("fulfilment_id", "order_line_id"),)

    id: Mapped[Pk]
    fulfilment_id: Mapped[int] = mapped_column(ForeignKey("store_fulfilment.id"))
    order_line_id: Mapped[int] = mapped_column(ForeignKey("store_order_line.id"), index=True)
    quantity: Mapped[int]

    order_line: Mapped[OrderLine] = relationship()


class Refund(Record, Base):
    __tablename__ = "store_refund"
    # The customer has been told, and the bank.
    __table_args__ = (CheckConstraint("amount >= 0", name="amount_not_negative"), {"info": WITNESSED})

    order_id: Mapped[int] = mapped_column(ForeignKey("store_order.id"), index=True)
    amount: Mapped[Cents]
    shipping: Mapped[Cents] = mapped_column(default=0)
    reason: Mapped[Name | None]
    # What was kept back of what the goods are worth: a restocking fee, the label they came with.
    withheld: Mapped[Cents] = mapped_column(default=0)
    # Given as store credit, not to the card.
    is_credit: Mapped[bool] = mapped_column(default=False)
    # What of the amount went back to store credit because the order had been paid so; none of it where all is credit.
    credit_back: Mapped[Cents] = mapped_column(default=0)
    # What of the amount paid for what went out instead: it never left the order.
    exchanged: Mapped[Cents] = mapped_column(default=0)
    # Where the goods went back to; None when they did not.
    restock_location_id: Mapped[int | None] = mapped_column(ForeignKey("store_location.id"))

    order: Mapped[Order] = relationship(back_populates="refunds")
    restock_location: Mapped[Location | None] = relationship()
    lines: Mapped[list[RefundLine]] = relationship(order_by="RefundLine.id")

    @property
    def given_back(self) -> int:
        """What went to the customer, in cents."""
        return self.amount - self.exchanged


class RefundLine(Base):
    __tablename__ = "store_refund_line"
    __table_args__ = (UniqueConstraint("refund_id", "order_line_id"),)

    id: Mapped[Pk]
    refund_id: Mapped[int] = mapped_column(ForeignKey("store_refund.id"))
    order_line_id: Mapped[int] = mapped_column(ForeignKey("store_order_line.id"), index=True)
    quantity: Mapped[int]
    amount: Mapped[Cents]

    order_line: Mapped[OrderLine] = relationship()


class Hold(Record, Base):
    """Why open units of an order stay where they are for now. A unit is held once at most."""

    __tablename__ = "store_hold"

    order_id: Mapped[int] = mapped_column(ForeignKey("store_order.id"), index=True)
    reason: Mapped[Short]  # one of HOLD_REASONS, or EXCHANGE
    note: Mapped[LongText | None]
    # When it ended: somebody released it, or nothing of it was left to be sent.
    released_at: Mapped[datetime | None] = mapped_column(UtcDateTime, info=STAMPED | undone_by(), index=True)
    released_by_id: Mapped[int | None] = mapped_column(ForeignKey("org_person.id"))

    order: Mapped[Order] = relationship(back_populates="holds")
    lines: Mapped[list[HoldLine]] = relationship(order_by="HoldLine.id", cascade="all, delete-orphan")
    created_by: Mapped[Person | None] = relationship(foreign_keys="Hold.created_by_id", viewonly=True)
    released_by: Mapped[Person | None] = relationship(foreign_keys="Hold.released_by_id", viewonly=True)


class HoldLine(Base):
    __tablename__ = "store_hold_line"
    __table_args__ = (
        UniqueConstraint("hold_id", "order_line_id"),
        CheckConstraint("quantity > 0", name="held_something"),
    )

    id: Mapped[Pk]
    hold_id: Mapped[int] = mapped_column(ForeignKey("store_hold.id"))
    order_line_id: Mapped[int] = mapped_column(ForeignKey("store_order_line.id"), index=True)
    quantity: Mapped[int]

    order_line: Mapped[OrderLine] = relationship()


# What a line tells of: of the parcel for "tracking", of the return for "way", else of the order.
TIMELINE = History(
    key=("order_id", "fulfilment_id", "hold_id", "return_id"),
    kind="kind",
    tells={
        "tracking": ("carrier", "tracking_number"),
        "way": ("shipping", "carrier", "tracking_number", "label_charge", "instructions", "location_id"),
        "note": ("note",),
        "tags": ("tags",),
        "address": (
            "ship_name",
            "ship_company",
            "ship_street",
            "ship_city",
            "ship_state",
            "ship_postal_code",
            "ship_country",
            "ship_phone",
        ),
    },
)


class OrderEvent(Base):
    """One line of an order's timeline. Every change of an order writes one."""

    __tablename__ = "store_order_event"
    __table_args__ = (
        # Few lines are about a return.
        Index(None, "return_id", sqlite_where=text("return_id IS NOT NULL")),
        {"info": {"history": TIMELINE}},
    )

    id: Mapped[Pk]
    order_id: Mapped[int] = mapped_column(ForeignKey("store_order.id"), index=True)
    # The parcel that it is about, if any.
    fulfilment_id: Mapped[int | None] = mapped_column(ForeignKey("store_fulfilment.id"))
    # The hold that it is about, if any.
    hold_id: Mapped[int | None] = mapped_column(ForeignKey("store_hold.id"))
    # The return that it is about, if any.
    return_id: Mapped[int | None] = mapped_column(ForeignKey("store_return.id"))
    # placed, paid, shipped, tracking, refunded, canceled, return, way, comment, note, tags, address, tax, held,
    # released, edited, invoice
    kind: Mapped[Short]
    # The parcel is called by its name.
    message: Mapped[LongText] = mapped_column(info={"quotes": ("fulfilment_id", "name")})
    at: Mapped[Stamp]
    # Nobody for what a shopper or the store itself did.
    by_id: Mapped[int | None] = mapped_column(ForeignKey("org_person.id"))

    by: Mapped[Person | None] = relationship()


def ship_to(address: Address) -> dict[str, str | None]:
    """Where an order goes, as columns of the order."""
    return {
        "ship_name": address.name,
        "ship_company": address.company,
        "ship_street": address.street,
        "ship_city": address.city,
        "ship_state": address.state,
        "ship_postal_code": address.postal_code,
        "ship_country": address.country,
        "ship_phone": address.phone,
    }


def fulfilment_name(order: Order, number: int) -> str:
    """The name of an order's first, second, … parcel: "#1042-F1"."""
    return f"{order.name}-F{number}"

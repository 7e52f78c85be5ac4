"""What an order comes to: discount shared over its lines, shipping, tax. Pure sums in integer cents."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .models import Discount


@dataclass(frozen=True)
class Item:
    """So many of something at a price; `discountable` if the code in use covers it, `taxable` if tax is due on it."""

    price: int
    quantity: int
    discountable: bool = True
    taxable: bool = True

    @property
    def gross(self) -> int:
        return self.price * self.quantity


@dataclass(frozen=True)
class Off:
    """What a code takes off: per cent, or cents, of what it covers."""

    percent: int = 0
    amount: int = 0
    free_shipping: bool = False

    @classmethod
    def by(cls, discount: Discount) -> Off:
        return cls(discount.percent or 0, discount.amount or 0, discount.kind == "Free shipping")


@dataclass(frozen=True)
class Totals:
    subtotal: int
    discounts: tuple[int, ...]  # by line
    shipping: int
    taxes: tuple[int, ...]  # by line

    @property
    def discount(self) -> int:
        return sum(self.discounts)

    @property
    def tax(self) -> int:
        return sum(self.taxes)

    @property
    def total(self) -> int:
        return self.subtotal - self.discount + self.shipping + self.tax

    def columns(self) -> dict[str, int]:
        """The sums as columns of an order."""
        return {
            "subtotal": self.subtotal,
            "discount": self.discount,
            "shipping": self.shipping,
            "tax": self.tax,
            "total": self.total,
        }


def add_up(items: Sequence[Item], *, off: Off | None = None, shipping: int = 0, tax_rate: int = 0) -> Totals:
    """The totals of `items`; `tax_rate` in hundredths of a per cent, on goods after discount, not on shipping."""
    off = off or Off()
    weights = [item.gross if item.discountable else 0 for item in items]
    covered = sum(weights)
    discounts = spread(min(covered, (covered * off.percent + 50) // 100 + off.amount), weights)
    taxes = [
        tax_of(item.gross - discount, tax_rate if item.taxable else 0)
        for item, discount in zip(items, discounts, strict=True)
    ]
    return Totals(
        subtotal=sum(item.gross for item in items),
        discounts=tuple(discounts),
        shipping=0 if off.free_shipping else shipping,
        taxes=tuple(taxes),
    )


def tax_of(net: int, rate: int) -> int:
    """The tax on goods worth `net` cents after discount, at a rate in hundredths of a per cent."""
    return (net * rate + 5000) // 10_000


def spread(total: int, weights: Sequence[int]) -> list[int]:
    """`total` cents shared in proportion to `weights`, no cent lost (largest remainder; the first of equals)."""
    whole = sum(weights)
    if not whole:
        return [0] * len(weights)
    shares = [total * weight // whole for weight in weights]
    by_remainder = sorted(range(len(weights)), key=lambda n: -(total * weights[n] % whole))
    for n in by_remainder[: total - sum(shares)]:
        shares[n] += 1
    return shares

"""The sentences of an order's timeline, written alike by the actions and by the seeds."""

from __future__ import annotations

from collections.abc import Iterable

from ..platform.formats import money


def units(count: int) -> str:
    return f"{count} unit" if count == 1 else f"{count} units"


def goods(lines: Iterable[tuple[int, str]]) -> str:
    """(2, "TNT-1203-MOS") → "2 × TNT-1203-MOS"."""
    return ", ".join(f"{quantity} × {sku}" for quantity, sku in lines)


def placed(customer: str) -> str:
    return f"{customer} placed this order in the online store."


def authorized(amount: int, card: str, currency: str) -> str:
    return f"{money(amount, currency=currency)} was authorized on {card}."


def captured(amount: int, currency: str) -> str:
    return f"{money(amount, currency=currency)} was captured."


def voided(amount: int, currency: str) -> str:
    return f"The authorization of {money(amount, currency=currency)} was voided."


def shipped(name: str, lines: Iterable[tuple[int, str]], location: str) -> str:
    return f"{name} left {location}: {goods(lines)}."


def tracking(name: str, carrier: str, number: str) -> str:
    return f"{name} travels with {carrier}, tracking number {number}."


def delivered(name: str) -> str:
    return f"{name} was delivered."


def called_back(name: str) -> str:
    return f"{name} was canceled; its goods are to be sent again."


def refunded(amount: int, lines: Iterable[tuple[int, str]], restocked_at: str | None, currency: str) -> str:
    what = goods(lines)
    text = f"{money(amount, currency=currency)} was refunded"
    text += f" for {what}" if what else ""
    return f"{text}, restocked at {restocked_at}." if restocked_at else f"{text}."


def canceled(reason: str) -> str:
    return f"The order was canceled: {reason.lower()}."


def return_requested(name: str, lines: Iterable[tuple[int, str]], reason: str) -> str:
    return f"Return {name} was requested for {goods(lines)}: {reason.lower()}."


def return_approved(name: str) -> str:
    return f"Return {name} was approved."


def return_declined(name: str, reason: str) -> str:
    return f"Return {name} was declined: {reason}"


def return_closed(name: str) -> str:
    return f"Return {name} was closed with its refund."

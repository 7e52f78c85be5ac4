"""What tools for purchase orders and transfers share: units of variants, what arrived, timelines."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, TypeVar

from pydantic import Field

from ....platform.database import Db
from ....platform.errors import Invalid
from ....platform.limits import LARGEST_COUNT, LONGEST_NAME
from ....platform.tools import Arguments, Result
from ....platform.tools.values import at_office
from ...models import PurchaseLine, PurchaseOrder, Transfer, TransferLine
from .naming import VariantName, variant_of, variant_told

Line = TypeVar("Line", PurchaseLine, TransferLine)
Reason = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]


class VariantUnits(Arguments):
    """So many units of a variant."""

    variant: VariantName
    quantity: Annotated[int, Field(ge=0, le=LARGEST_COUNT)]


class ArrivedUnits(Arguments):
    """What arrived of an item: units in order, and damaged ones."""

    item: Annotated[str, Field(description="By its SKU.")]
    accepted: Annotated[int, Field(ge=0, le=LARGEST_COUNT)] = 0
    damaged: Annotated[int, Field(ge=0, le=LARGEST_COUNT)] = 0


class Event(Result):
    at: str
    text: str
    by: str | None = None


def quantities_of(db: Db, given: Sequence[VariantUnits]) -> dict[int, int]:
    """How many units of variants, by id."""
    return {variant_of(db, each.variant).id: each.quantity for each in given}


def quantities_told(db: Db, quantities: Mapping[int, int] | None) -> list[dict[str, Any]]:
    return [{"variant": variant_told(db, id), "quantity": count} for id, count in (quantities or {}).items()]


def line_of_draft(record: Any, sku: str) -> Any:
    """The line of a purchase order or a transfer that an argument names. Raises Invalid."""
    found = next((line for line in record.lines if line.sku.lower() == sku.strip().lower()), None)
    if found is None:
        there = ", ".join(line.sku for line in record.lines)
        raise Invalid({"item": f"{sku} is not on {record.name}. On it are: {there or 'no items'}."})
    return found


def arrived(lines: Iterable[Line], given: Sequence[ArrivedUnits]) -> tuple[dict[int, int], dict[int, int]]:
    """Units in order and damaged ones, each by line id. Raises Invalid."""
    by_sku = {line.sku.lower(): line for line in lines}
    accepted: dict[int, int] = {}
    damaged: dict[int, int] = {}
    for each in given:
        line = by_sku.get(each.item.strip().lower())
        if line is None:
            raise Invalid({"items": f"{each.item} is not on it. On it are: {', '.join(by_sku).upper()}."})
        accepted[line.id] = accepted.get(line.id, 0) + each.accepted
        damaged[line.id] = damaged.get(line.id, 0) + each.damaged
    return accepted, damaged


def arrived_told(
    db: Db, model: type[Line], accepted: Mapping[int, int], damaged: Mapping[int, int] | None
) -> list[dict[str, Any]]:
    broken: Mapping[int, int] = damaged or {}
    told: list[dict[str, Any]] = []
    for id in dict.fromkeys([*accepted, *broken]):
        counts = {"accepted": accepted.get(id, 0), "damaged": broken.get(id, 0)}
        if any(counts.values()):
            told.append({"item": db.get_one(model, id).sku, **{name: n for name, n in counts.items() if n}})
    return told


def events_of(db: Db, record: PurchaseOrder | Transfer) -> tuple[Event, ...]:
    """Its timeline, the latest first."""
    return tuple(
        Event(at=at_office(db, each.at), text=each.message, by=each.by.name if each.by else None)
        for each in record.events
    )

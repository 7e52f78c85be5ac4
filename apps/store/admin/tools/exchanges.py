"""Tools for exchanges: what goes out instead of what a return brings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from pydantic import Field

from ....platform.database import Db
from ....platform.tools import Arguments, Result, tool
from ... import actions, limits
from ...actions.exchanging.items import exchangeable, foresee
from ...naming import Done, Version, dollars
from .naming import VariantName, return_of, variant_of, variant_told
from .returns import OneReturn, OneReturnSeen, return_told

Told = Mapping[str, Any]


class Outgoing(Arguments):
    variant: VariantName
    quantity: Annotated[int, Field(ge=1, le=limits.MOST_OF_ONE)] = 1


class Exchanged(OneReturn):
    items: Annotated[tuple[Outgoing, ...], Field(min_length=1, description="What goes out, at the price of today.")]


class ExchangeReturn(Exchanged):
    version: Version = None


class OutlookRow(Result):
    goes_out: float
    comes_back: float
    label: float | None = None
    to_collect: float | None = None
    to_give_back: float | None = None


def _additions(db: Db, items: tuple[Outgoing, ...]) -> list[actions.Addition]:
    return [
        actions.Addition(variant_of(db, each.variant).id, each.quantity, row=row)
        for row, each in enumerate(items, start=1)
    ]


@tool("store_read_exchange", "Read what it would come to if other items went out instead of what a return brings, all "
      "of it accepted; a restocking fee comes on top when it is settled.")  # fmt: skip
def read_exchange(db: Db, given: Exchanged) -> OutlookRow:
    request = exchangeable(db, return_of(db, given.request).id)
    found = foresee(db, request, _additions(db, given.items))
    return OutlookRow(
        goes_out=found.added / 100,
        comes_back=found.back / 100,
        label=dollars(found.label or None),
        to_collect=dollars(found.balance) if found.balance > 0 else None,
        to_give_back=dollars(-found.balance) if found.balance < 0 else None,
    )


def _exchanged_told(db: Db, asked: Told) -> dict[str, Any]:
    items = [{"variant": variant_told(db, each.variant_id), "quantity": each.quantity} for each in asked["additions"]]
    return {**return_told(db, asked), "items": items}


@tool("store_exchange_return", "Have other items go out instead of what an approved return brings: they are put on the "
      "order, on hold until the return is settled, which pays for them.", "add", action=actions.exchange_return,
      told=_exchanged_told)  # fmt: skip
def exchange_return(db: Db, given: ExchangeReturn) -> Done:
    request = return_of(db, given.request)
    request = actions.exchange_return(db, request.id, _additions(db, given.items), version=given.version)
    return Done(done=f"Return {request.name} is an exchange now.", version=request.version)


@tool("store_cancel_exchange", "Take what was to go out instead of a return off the order again; the return goes on.",
      "remove", action=actions.cancel_exchange, told=return_told)  # fmt: skip
def cancel_exchange(db: Db, given: OneReturnSeen) -> Done:
    request = actions.cancel_exchange(db, return_of(db, given.request).id, version=given.version)
    return Done(done=f"The exchange of return {request.name} was canceled.", version=request.version)


EXCHANGES = (read_exchange, exchange_return, cancel_exchange)

"""Deals: opportunities on their way through the pipeline."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any, TypedDict, Unpack

from sqlalchemy import select

from ...platform.database import Db
from ...platform.errors import Invalid
from ...platform.models import Record
from ..fields import DEAL
from ..models import Deal, DealContactRole, DealLine, Quote, Stage
from . import stages
from .contact_roles import set_contact_role
from .quotes import cascade as parts_of_quotes
from .saving import activities, apply, bin_records, change, load, obey, start


class MoveValues(TypedDict, total=False):
    """What may come along with a move, to meet the stage's conditions."""

    account_id: int | None
    amount: int  # cents
    close_date: date
    type: str | None
    lead_source: str | None
    next_step: str | None
    description: str | None
    loss_reason: str | None
    decision_maker_id: int | None
    primary_contact_id: int | None


def create_deal(db: Db, **values: Any) -> Deal:
    """Create a deal; without a stage in the pipeline's first one, without a probability at the stage's own."""
    given = DEAL.with_defaults(db, {"amount": 0, **values})
    if given.get("probability") is None:
        stage = db.get(Stage, given["stage_id"])
        given["probability"] = stage.probability if stage else 0
    deal = Deal(**start(db, DEAL, given), stage_entered_at=db.now)
    stage = db.get_one(Stage, deal.stage_id)
    stages.check_probability(stage, deal.probability)
    db.add(deal)
    db.flush()
    _check_standing(db, deal, {})
    obey(db, deal)
    stages.record_history(db, deal, None)
    return deal


def update_deal(db: Db, deal_id: int, *, version: int | None = None, **values: Any) -> Deal:
    """Change a deal; a new stage brings its probability along and must be allowed for the deal.

    A probability of None is the stage's own.
    """
    deal = load(db, Deal, deal_id, version=version)
    before = stages.Standing.of(deal)
    if values.get("probability", 0) is None:
        del values["probability"]
        stage = db.get(Stage, values.get("stage_id") or deal.stage_id)
        values |= {"probability": stage.probability} if stage is not None else {}
    given = change(db, DEAL, deal, values)
    if "amount" in given and deal.lines:
        raise Invalid(amount="The amount is the sum of the products. Change the products instead.")
    if "pricebook_id" in given and deal.lines:
        raise Invalid(pricebook_id="The price book cannot change while the deal has products.")
    stage = db.get_one(Stage, given.get("stage_id", deal.stage_id))
    lacked = stages.missing(db, deal, stage) if stage.id == deal.stage_id else {}
    if stage.id != deal.stage_id:
        if refused := stages.reopening(db, deal, stage):
            raise Invalid(refused)
        given = {**stages.changes_of_move(db, deal, stage, given), **given}
    stages.check_probability(stage, given.get("probability", deal.probability))
    apply(deal, given)
    db.flush()
    db.expire(deal, ["stage", "last_stage", "account"])
    _check_standing(db, deal, lacked)
    obey(db, deal)
    stages.record_history(db, deal, before)
    return deal


def move_stage(
    db: Db, deal_id: int, stage_id: int, *, version: int | None = None, **values: Unpack[MoveValues]
) -> Deal:
    """Move a deal along the pipeline, meeting the stage's conditions on the way: roles, close date, loss reason."""
    return _meet(db, deal_id, version, values, stage_id=stage_id)


def prepare_move(db: Db, deal_id: int, *, version: int | None = None, **values: Unpack[MoveValues]) -> Deal:
    """Give a deal what a stage asks for, as far as that is known, and leave it where it is."""
    return _meet(db, deal_id, version, values)


def _meet(db: Db, deal_id: int, version: int | None, values: MoveValues, **stage: int) -> Deal:
    decision_maker_id, primary_contact_id = (
        values.pop("decision_maker_id", None),
        values.pop("primary_contact_id", None),
    )
    load(db, Deal, deal_id, version=version)
    if decision_maker_id is not None:
        set_contact_role(db, deal_id, decision_maker_id, role="Decision Maker")
    if primary_contact_id is not None:
        set_contact_role(db, deal_id, primary_contact_id, is_primary=True)
    return update_deal(db, deal_id, **stage, **values)


def delete_deal(db: Db, deal_id: int, *, version: int | None = None) -> Deal:
    """Put a deal with its products, contact roles and activities into the recycle bin."""
    deal = load(db, Deal, deal_id, to="delete", version=version)
    bin_records(db, [*cascade(db, [deal]), deal])
    return deal


def cascade(db: Db, deals: Sequence[Deal]) -> list[Record]:
    """The records that go into the recycle bin with deals."""
    return [*parts(db, deals), *activities(db, deals)]


def parts(db: Db, deals: Sequence[Deal]) -> list[Record]:
    """What deals are made of: products, contact roles, and quotes with what is theirs."""
    ids = [deal.id for deal in deals]
    found: list[Record] = []
    for model in (DealLine, DealContactRole):
        of_deals = select(model).where(model.deal_id.in_(ids), model.deleted_at.is_(None))
        found += db.scalars(of_deals.order_by(model.id))
    quotes = list(
        db.scalars(select(Quote).where(Quote.deal_id.in_(ids), Quote.deleted_at.is_(None)).order_by(Quote.id))
    )
    return [*found, *parts_of_quotes(db, quotes), *quotes]


def sum_lines(db: Db, deal: Deal) -> None:
    """Set the amount to the sum of the lines, and keep the history; a deal without lines keeps its last amount."""
    before = stages.Standing.of(deal)
    db.flush()
    totals = list(db.scalars(select(DealLine.total).where(DealLine.deal_id == deal.id, DealLine.deleted_at.is_(None))))
    if totals:
        apply(deal, {"amount": sum(totals)})
        obey(db, deal)
    db.expire(deal, ["lines"])
    stages.record_history(db, deal, before)


def _check_standing(db: Db, deal: Deal, lacked: Mapping[str, str]) -> None:
    """Raise Invalid unless the deal may stand where it now stands; what it `lacked` there already is let be."""
    lacks = {name: text for name, text in stages.missing(db, deal, deal.stage).items() if name not in lacked}
    if deal.loss_reason is not None and not deal.is_lost:
        lacks["loss_reason"] = "Only a lost deal has a loss reason."
    if lacks:
        raise Invalid(lacks)

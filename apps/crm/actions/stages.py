"""The pipeline's rules: what a stage asks of a deal, and the history that every move leaves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any

from ...platform.database import Db
from ...platform.errors import Invalid
from ..gates import requirements
from ..models import Deal, DealContactRole, Stage, StageHistory
from ..permissions import may_approve


def missing(db: Db, deal: Deal, stage: Stage, *, without: DealContactRole | None = None) -> dict[str, str]:
    """What `deal` lacks to be put into `stage`, by field; empty when it may.

    `decision_maker_id`, `primary_contact_id` and the empty name (products) are not columns of the deal: they are met by
    a contact role and by lines.
    """
    roles = [role for role in deal.contact_roles if role is not without]
    return {
        "" if each.key == "lines" else each.key: f"{stage.name} needs {each.need}."
        for each in requirements(stage)
        if not each.is_met(deal, roles, db.today)
    }


@dataclass(frozen=True)
class Standing:
    """What the stage history follows."""

    stage_id: int
    amount: int
    probability: int
    close_date: date

    @classmethod
    def of(cls, deal: Deal) -> Standing:
        return cls(deal.stage_id, deal.amount, deal.probability, deal.close_date)


def record_history(db: Db, deal: Deal, before: Standing | None) -> None:
    """Add a history row if the deal's standing is new or differs from `before`."""
    after = Standing.of(deal)
    if before == after:
        return
    db.flush()
    db.add(
        StageHistory(
            deal_id=deal.id,
            from_stage_id=before.stage_id if before else None,
            to_stage_id=after.stage_id,
            amount=after.amount,
            probability=after.probability,
            close_date=after.close_date,
            changed_at=db.now,
            changed_by_id=db.actor_id,
        )
    )
    db.flush()
    db.expire(deal, ["history"])


def reopening(db: Db, deal: Deal, stage: Stage) -> dict[str, str]:
    """Why the acting user may not move a won deal to another stage, by field; empty when they may."""
    if not deal.stage.is_won or stage.id == deal.stage_id or may_approve(db):
        return {}
    return {"stage_id": f"{deal.name} is won. Only a sales manager can reopen it."}


def changes_of_move(db: Db, deal: Deal, stage: Stage, given: Mapping[str, Any]) -> dict[str, Any]:
    """The columns that change with the stage: probability, time of entry, last open stage, loss reason."""
    old = db.get_one(Stage, deal.stage_id)
    changes: dict[str, Any] = {"stage_id": stage.id, "stage_entered_at": db.now}
    if stage.is_closed or "probability" not in given:
        changes["probability"] = stage.probability
    is_lost = stage.is_closed and not stage.is_won
    if is_lost and not old.is_closed:
        changes["last_stage_id"] = old.id
    if not is_lost:
        changes["last_stage_id"] = None
        changes["loss_reason"] = None
    return changes


def check_probability(stage: Stage, probability: int) -> None:
    if stage.is_closed and probability != stage.probability:
        raise Invalid(probability=f"A deal in {stage.name} has a probability of {stage.probability} %.")

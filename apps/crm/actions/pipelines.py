"""Changing the pipeline: its stages, their order, and what they ask of a deal; for administrators."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.orm import selectinload

from ...platform.database import Db
from ...platform.errors import Blocked, Invalid, NotFound
from ...platform.limits import LONGEST_SHORT
from ...platform.values import one_line
from ..gates import REQUIREMENTS, kind_of
from ..models import Deal, Pipeline, Stage
from ..objects import reference
from ..permissions import require_admin
from ..pipeline import FORECAST_CATEGORIES, STAGE_KINDS, default_pipeline, default_stages
from . import stages
from .ordering import put
from .saving import apply

_WHAT = "change the pipeline"
_PROBABILITY = {"Won": 100, "Lost": 0}


def rename_pipeline(db: Db, name: str | None, *, version: int | None = None) -> Pipeline:
    require_admin(db, _WHAT)
    pipeline = default_pipeline(db)
    db.check_version(pipeline, pipeline.name, version)
    text = one_line(name or "")
    if not text or len(text) > LONGEST_SHORT:
        raise Invalid(name=f"A pipeline needs a name of at most {LONGEST_SHORT} characters.")
    apply(pipeline, {"name": text})
    db.flush()
    return pipeline


def add_stage(db: Db, **values: Any) -> Stage:
    """Add a stage: an open one after the open ones, a closed one as the last. Values as in `update_stage`."""
    require_admin(db, _WHAT)
    rows = default_stages(db)
    checked = _checked(rows, None, {"requires": (), **values})
    # It takes its place among the others only once it is one of them.
    stage = Stage(pipeline_id=default_pipeline(db).id, position=len(rows) + 1, **checked)
    db.add(stage)
    open_ones = sum(not row.is_closed for row in rows)
    put([*rows, stage], stage, open_ones + 1 if not stage.is_closed else len(rows) + 1)
    db.flush()
    return stage


def update_stage(db: Db, stage_id: int, *, version: int | None = None, **values: Any) -> Stage:
    """Change a stage: `name`, `kind` (Open, Won, Lost), `probability`, `forecast_category`, `requires`.

    Deals that stand there keep their probability, and are let be where they lack what is asked from now on.
    """
    require_admin(db, _WHAT)
    stage = find_stage(db, stage_id)
    db.check_version(stage, stage.name, version)
    rows = default_stages(db)
    given = {"name": stage.name, "kind": kind_of(stage), "probability": stage.probability,
             "forecast_category": stage.forecast_category, "requires": stage.requires, **values}  # fmt: skip
    checked = _checked(rows, stage, given)
    if given["kind"] != kind_of(stage):
        if count := deal_count(db, stage.id):
            raise Blocked(f"{stage.name} has {_deals(count)}: it stays {kind_of(stage).lower()}. Move them first.")
        _check_last(rows, stage)
    was_closed = stage.is_closed
    apply(stage, checked)
    if stage.is_closed != was_closed:
        others = [row for row in rows if row is not stage]
        put(rows, stage, sum(not row.is_closed for row in others) + 1 if not stage.is_closed else len(rows))
    db.flush()
    return stage


def place_stage(db: Db, stage_id: int, place: int) -> Stage:
    """Put a stage at a place of the pipeline, from 1 on; open stages stay before closed ones."""
    require_admin(db, _WHAT)
    stage = find_stage(db, stage_id)
    rows = default_stages(db)
    ordered = put(rows, stage, place)
    if [row.is_closed for row in ordered] != sorted(row.is_closed for row in ordered):
        kinds = "after the open ones" if stage.is_closed else "before the closed ones"
        raise Blocked(f"{stage.name} is {kind_of(stage).lower()}: it stands {kinds}.")
    db.flush()
    return stage


def delete_stage(db: Db, stage_id: int, *, to_stage_id: int | None = None) -> Stage:
    """Delete a stage; its deals move to another one of its kind, where they must have what that asks for.

    The history of deals still names it.
    """
    require_admin(db, _WHAT)
    stage = find_stage(db, stage_id)
    rows = default_stages(db)
    _check_last(rows, stage)
    standing = select(Deal).where(Deal.stage_id == stage.id).order_by(Deal.id)
    deals = list(db.scalars(standing.options(selectinload(Deal.lines), selectinload(Deal.contact_roles))))
    if deals:
        target = next((row for row in rows if row.id == to_stage_id and row is not stage), None)
        if target is None or kind_of(target) != kind_of(stage):
            raise Invalid(to_stage_id=f"Choose the {kind_of(stage).lower()} stage to which {_deals(len(deals))} move.")
        lacking = [deal for deal in deals if stages.missing(db, deal, target)]
        if lacking:
            needs = ", ".join(REQUIREMENTS[key].label.lower() for key in target.requires)
            raise Blocked(
                f"{_deals(len(lacking)).capitalize()} are missing what {target.name} requires: {needs}.",
                [reference(deal) for deal in lacking[:10]],
            )
        for deal in deals:
            before = stages.Standing.of(deal)
            apply(deal, stages.changes_of_move(db, deal, target, {"loss_reason": None}))
            stages.record_history(db, deal, before)
    stage.deleted_at = db.now
    put(rows, stage, len(rows))
    db.flush()
    return stage


def find_stage(db: Db, stage_id: int) -> Stage:
    stage = db.get(Stage, stage_id)
    if stage is None or stage.deleted_at is not None:
        raise NotFound("There is no such stage.")
    return stage


def deal_count(db: Db, stage_id: int) -> int:
    """How many deals stand in a stage, those in the recycle bin too."""
    return db.scalar(select(func.count()).where(Deal.stage_id == stage_id)) or 0


def _deals(count: int) -> str:
    return "1 deal" if count == 1 else f"{count:,} deals"


def _check_last(rows: Sequence[Stage], stage: Stage) -> None:
    """Raise Blocked where `stage` is the only one of its kind."""
    if not any(row is not stage and kind_of(row) == kind_of(stage) for row in rows):
        raise Blocked(f"{stage.name} is the only {kind_of(stage).lower()} stage. Add another one first.")


def _checked(rows: Sequence[Stage], stage: Stage | None, given: Mapping[str, Any]) -> dict[str, Any]:
    """The columns of a stage that follow from what was given for it."""
    errors: dict[str, str] = {}
    name, kind, probability = one_line(given.get("name") or ""), given.get("kind"), given.get("probability")
    if not name:
        errors["name"] = "A stage needs a name."
    elif len(name) > LONGEST_SHORT:
        errors["name"] = f"Use at most {LONGEST_SHORT} characters; this has {len(name)}."
    elif any(row is not stage and row.name.casefold() == name.casefold() for row in rows):
        errors["name"] = f"There is a stage called {name} already."
    if kind not in STAGE_KINDS:
        errors["kind"] = f"Choose one of: {', '.join(STAGE_KINDS)}."
    elif kind in _PROBABILITY:
        if probability not in (None, _PROBABILITY[kind]):
            errors["probability"] = f"A {kind.lower()} stage has a probability of {_PROBABILITY[kind]} %."
        probability = _PROBABILITY[kind]
    elif not isinstance(probability, int) or not 0 <= probability <= 100:
        errors["probability"] = "Enter a whole number from 0 to 100."
    if given.get("forecast_category") not in FORECAST_CATEGORIES:
        errors["forecast_category"] = f"Choose one of: {', '.join(FORECAST_CATEGORIES)}."
    wanted = given.get("requires") or ()
    refused = [REQUIREMENTS[key].label for key in wanted if key in REQUIREMENTS and kind not in REQUIREMENTS[key].kinds]
    if any(key not in REQUIREMENTS for key in wanted):
        errors["requires"] = "Choose what the stage requires from the list."
    elif refused and kind in STAGE_KINDS:
        errors["requires"] = f"No {str(kind).lower()} stage can require: {', '.join(refused)}."
    if errors:
        raise Invalid(errors)
    return {
        "name": name,
        "probability": probability,
        "forecast_category": given["forecast_category"],
        "is_closed": kind != "Open",
        "is_won": kind == "Won",
        "requires": [key for key in REQUIREMENTS if key in wanted],
    }

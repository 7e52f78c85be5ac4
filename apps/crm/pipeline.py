"""The pipeline's stages: their order, the one in which deals start, and those that ask for something."""

from __future__ import annotations

from sqlalchemy import Select, select

from ..platform.database import Db
from .gates import is_gated
from .models import Pipeline, Stage

FORECAST_CATEGORIES = ("Pipeline", "Best case", "Commit", "Closed", "Omitted")
STAGE_KINDS = ("Open", "Won", "Lost")


def default_pipeline(db: Db) -> Pipeline:
    """The pipeline of all deals."""
    return db.scalars(select(Pipeline).where(Pipeline.is_default)).one()


def first_stage(db: Db) -> Stage:
    """Where a new deal starts: the first stage of the default pipeline."""
    return db.scalars(_stages().limit(1)).one()


def stage_choices(db: Db) -> list[tuple[int, str]]:
    """The stages of the default pipeline, in order."""
    return [(stage.id, stage.name) for stage in db.scalars(_stages())]


def default_stages(db: Db) -> list[Stage]:
    """The stages of the default pipeline, in order."""
    return list(db.scalars(_stages()))


def starting_stages(db: Db) -> list[tuple[int, str]]:
    """The stages in which a new deal may start."""
    return [(stage.id, stage.name) for stage in db.scalars(_stages()) if not is_gated(stage)]


def _stages() -> Select[Stage]:
    in_use = select(Stage).join(Stage.pipeline).where(Pipeline.is_default, Stage.deleted_at.is_(None))
    return in_use.order_by(Stage.position, Stage.id)

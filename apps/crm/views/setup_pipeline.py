"""The pipeline's page in setup: its stages in order, what they mean and ask for."""

from __future__ import annotations

from flask import Blueprint, g, render_template, url_for
from flask.typing import ResponseReturnValue
from sqlalchemy import func, select

from ...platform.pages import done
from ...platform.parameters import read_number
from ..actions import pipelines as actions
from ..forms import ConfirmForm
from ..gates import kind_of, requirements
from ..models import Deal
from ..permissions import require_admin
from ..pipeline import default_pipeline, default_stages
from ..setup_forms import DeleteStageForm, PipelineForm, StageForm
from .common import form_page

blueprint = Blueprint("setup_pipeline", __name__, url_prefix="/setup/pipeline")


@blueprint.before_request
def _admins() -> None:
    require_admin(g.db, "set up the CRM")


@blueprint.get("")
def index() -> ResponseReturnValue:
    rows = default_stages(g.db)
    counted = select(Deal.stage_id, func.count()).where(Deal.deleted_at.is_(None)).group_by(Deal.stage_id)
    return render_template(
        "crm/setup/pipeline.html",
        setup_key="pipeline",
        pipeline=default_pipeline(g.db),
        stages=[(row, kind_of(row), requirements(row)) for row in rows],
        counts={row[0]: row[1] for row in g.db.execute(counted)},
    )


@blueprint.route("/edit", methods=["GET", "POST"])
def rename() -> ResponseReturnValue:
    form = PipelineForm.of(default_pipeline(g.db))
    if form.submitted(lambda values: actions.rename_pipeline(g.db, version=form.version, **values)):
        return done(f"The pipeline is called {form.result.name} now.", url_for(".index"))
    return form_page(form, "Rename pipeline")


@blueprint.route("/stages/new", methods=["GET", "POST"])
def new() -> ResponseReturnValue:
    form = StageForm.new(kind="Open", forecast_category="Pipeline")
    if form.submitted(lambda values: actions.add_stage(g.db, **values)):
        return done(f"{form.result.name} was added.", url_for(".index"))
    return form_page(form, "New stage")


@blueprint.route("/stages/<int:id>/edit", methods=["GET", "POST"])
def edit(id: int) -> ResponseReturnValue:
    stage = actions.find_stage(g.db, id)
    form = StageForm.of(stage, kind=kind_of(stage))
    if form.submitted(lambda values: actions.update_stage(g.db, id, version=form.version, **values)):
        return done(f"{form.result.name} was saved.", url_for(".index"))
    return form_page(form, f"Edit {stage.name}")


@blueprint.post("/stages/<int:id>/place")
def place(id: int) -> ResponseReturnValue:
    stage = actions.place_stage(g.db, id, read_number("place"))
    return done(f"{stage.name} is number {stage.position} now.", url_for(".index"))


@blueprint.route("/stages/<int:id>/delete", methods=["GET", "POST"])
def delete(id: int) -> ResponseReturnValue:
    stage = actions.find_stage(g.db, id)
    count = actions.deal_count(g.db, id)
    if not count:
        empty = ConfirmForm.new()
        if empty.submitted(lambda _values: actions.delete_stage(g.db, id)):
            return done(f"{stage.name} was deleted.", url_for(".index"))
        return empty.confirm(f"Delete {stage.name}?", "No deal stands there. The history of deals still names it.")
    form = DeleteStageForm.new()
    if form.submitted(lambda values: actions.delete_stage(g.db, id, **values)):
        return done(f"{stage.name} was deleted; its deals were moved.", url_for(".index"))
    about = f"{count:,} deals stand in {stage.name}. They move to another {kind_of(stage).lower()} stage."
    return form_page(form, f"Delete {stage.name}", about=about, submit="Move and delete")

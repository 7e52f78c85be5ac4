"""The pipeline as administrators set it: stages, their order, and what they ask of a deal."""

from __future__ import annotations

from typing import Any

import pytest
from deskgym.apps.crm import actions
from deskgym.apps.crm.actions import pipelines
from deskgym.apps.crm.actions.validation_rules import save_validation_rule
from deskgym.apps.crm.models import Deal, Stage
from deskgym.apps.crm.pipeline import default_stages
from deskgym.apps.crm.setup_log import log
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Blocked, Forbidden, Invalid

from ..conftest import As
from .cast import TODAY, Cast


@pytest.fixture
def admin(seat: As, cast: Cast) -> Db:
    return seat(cast.adam)


def names(db: Db) -> list[str]:
    return [stage.name for stage in default_stages(db)]


def test_only_administrators_change_the_pipeline(db: Db, cast: Cast) -> None:
    with pytest.raises(Forbidden):
        pipelines.update_stage(db, cast.stages["Proposal"], probability=55)


def test_a_new_stage_stands_before_the_closed_ones(admin: Db) -> None:
    stage = pipelines.add_stage(
        admin, name="Contract out", kind="Open", probability=90, forecast_category="Commit", requires=["next_step"]
    )
    assert names(admin)[3:6] == ["Negotiation", "Contract out", "Closed Won"]
    assert (stage.position, stage.requires) == (5, ["next_step"])


def test_a_stage_asks_for_what_an_administrator_says(admin: Db, cast: Cast) -> None:
    pipelines.update_stage(admin, cast.stages["Proposal"], requires=["next_step", "lead_source"])
    deal = actions.create_deal(admin, name="Atrium", close_date=TODAY, amount=100)
    with pytest.raises(Invalid) as refusal:
        actions.move_stage(admin, deal.id, cast.stages["Proposal"])
    assert list(refusal.value.errors) == ["lead_source", "next_step"]
    admin.rollback()


def test_what_it_asks_for_can_come_along_with_the_move(admin: Db, cast: Cast) -> None:
    pipelines.update_stage(admin, cast.stages["Proposal"], requires=["next_step"])
    deal = actions.create_deal(admin, name="Atrium", close_date=TODAY, amount=100)
    actions.move_stage(admin, deal.id, cast.stages["Proposal"], next_step="Send samples")
    assert deal.next_step == "Send samples"


def test_deals_that_stand_there_are_let_be(admin: Db, cast: Cast) -> None:
    deal = actions.create_deal(admin, name="Atrium", close_date=TODAY, stage_id=cast.stages["Proposal"])
    pipelines.update_stage(admin, cast.stages["Proposal"], requires=["next_step"])
    assert actions.update_deal(admin, deal.id, amount=500).amount == 500


def test_what_a_stage_asks_for_cannot_be_taken_away_there(admin: Db, cast: Cast) -> None:
    pipelines.update_stage(admin, cast.stages["Proposal"], requires=["next_step"])
    deal = actions.create_deal(
        admin, name="Atrium", close_date=TODAY, stage_id=cast.stages["Proposal"], next_step="Call"
    )
    with pytest.raises(Invalid) as refusal:
        actions.update_deal(admin, deal.id, next_step=None)
    assert list(refusal.value.errors) == ["next_step"]


def test_open_stages_stay_before_closed_ones(admin: Db, cast: Cast) -> None:
    pipelines.place_stage(admin, cast.stages["Negotiation"], 1)
    assert names(admin)[0] == "Negotiation"
    with pytest.raises(Blocked):
        pipelines.place_stage(admin, cast.stages["Negotiation"], 5)


@pytest.mark.parametrize(
    ("values", "field"),
    [
        ({"name": "proposal"}, "name"),
        ({"name": ""}, "name"),
        ({"probability": 101}, "probability"),
        ({"kind": "Won", "probability": 90}, "probability"),
        ({"requires": ["loss_reason"]}, "requires"),
        ({"requires": ["mood"]}, "requires"),
        ({"forecast_category": "Sure"}, "forecast_category"),
    ],
)
def test_a_stage_that_makes_no_sense_is_refused_at_its_field(
    admin: Db, cast: Cast, values: dict[str, Any], field: str
) -> None:
    with pytest.raises(Invalid) as refusal:
        pipelines.update_stage(admin, cast.stages["Qualification"], **values)
    assert field in refusal.value.errors


def test_the_last_stage_of_its_kind_stays(admin: Db, cast: Cast) -> None:
    with pytest.raises(Blocked):
        pipelines.delete_stage(admin, cast.stages["Closed Won"])


def test_deleting_a_stage_moves_its_deals_and_keeps_its_history(admin: Db, cast: Cast) -> None:
    deal = actions.create_deal(admin, name="Atrium", close_date=TODAY, stage_id=cast.stages["Qualification"])
    with pytest.raises(Invalid):
        pipelines.delete_stage(admin, cast.stages["Qualification"])
    pipelines.delete_stage(admin, cast.stages["Qualification"], to_stage_id=cast.stages["Proposal"])
    admin.expire_all()
    assert admin.get_one(Deal, deal.id).stage.name == "Proposal"
    assert [row.to_stage.name for row in deal.history] == ["Qualification", "Proposal"]
    assert "Qualification" not in names(admin)
    assert [stage.position for stage in default_stages(admin)] == [1, 2, 3, 4, 5]


def test_deals_do_not_move_where_they_lack_what_is_asked(admin: Db, cast: Cast) -> None:
    deal = actions.create_deal(admin, name="Atrium", close_date=TODAY, stage_id=cast.stages["Qualification"])
    with pytest.raises(Blocked) as refusal:
        pipelines.delete_stage(admin, cast.stages["Qualification"], to_stage_id=cast.stages["Negotiation"])
    assert [each.label for each in refusal.value.because] == [deal.name]


def test_a_stage_with_deals_keeps_its_kind(admin: Db, cast: Cast) -> None:
    actions.create_deal(admin, name="Atrium", close_date=TODAY, stage_id=cast.stages["Proposal"])
    with pytest.raises(Blocked):
        pipelines.update_stage(admin, cast.stages["Proposal"], kind="Lost", probability=0)
    assert not admin.get_one(Stage, cast.stages["Proposal"]).is_closed


def test_the_log_of_setup_tells_of_stages_and_rules(admin: Db, cast: Cast) -> None:
    pipelines.update_stage(admin, cast.stages["Proposal"], probability=55, requires=["next_step"])
    condition = {"field": "last_name", "operator": "is empty", "value": "", "other": ""}
    save_validation_rule(admin, None, object="lead", name="Names", clauses=[condition], message="Write it.")
    told = {line.what: {label: after for label, _before, after in line.values} for line in log(admin).lines}
    assert told["Stage Proposal"] == {"Probability": "55", "Requires": "next step"}
    assert told["Rule Names"]["Clauses"] == "last name is empty"

"""How seeded worlds are set up: records obey the rules in force or are older; retired values are on old records."""

from __future__ import annotations

from deskgym.apps.crm.models import (
    Account,
    Case,
    Contact,
    Deal,
    Event,
    Lead,
    Note,
    PicklistValue,
    Quote,
    Stage,
    Task,
    ValidationRule,
)
from deskgym.apps.crm.picklists import PICKLISTS
from deskgym.apps.crm.validation import broken
from deskgym.seeds.world import World
from sqlalchemy import select


def test_records_obey_the_rules_in_force_or_are_older(world: World) -> None:
    models = {"account": Account, "contact": Contact, "lead": Lead, "deal": Deal, "task": Task, "case": Case}
    models |= {"event": Event, "quote": Quote, "note": Note}
    with world.session() as db:
        assert 2 <= len(db.scalars(select(ValidationRule)).all()) <= 7
        for key, model in models.items():
            for record in db.scalars(select(model).where(model.deleted_at.is_(None))):  # type: ignore[attr-defined]
                assert broken(db, key, record) == []


def test_retired_values_are_still_held_or_once_were(world: World) -> None:
    with world.session() as db:
        retired = db.scalars(select(PicklistValue).where(~PicklistValue.is_active)).all()
        assert 2 <= len(retired) <= 4
        held = [
            row.value
            for row in retired
            if any(db.scalar(select(column).where(column == row.value)) for column in PICKLISTS[row.picklist].columns)
        ]
        assert held


def test_stages_ask_for_the_usual_at_least(world: World) -> None:
    with world.session() as db:
        asked = {stage.name: stage.requires for stage in db.scalars(select(Stage))}
    assert "decision_maker_id" in asked["Negotiation"]
    assert {"primary_contact_id", "close_date", "lines"} <= set(asked["Closed Won"])
    assert "loss_reason" in asked["Closed Lost"]

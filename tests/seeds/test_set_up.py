"""How seeded worlds are set up: records obey the rules in force or are older; retired values are on old records."""

from __future__ import annotations

from deskgym.apps.crm.actions.roles import RIGHTS
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
    Role,
    Stage,
    Task,
    ValidationRule,
)
from deskgym.apps.crm.objects import OBJECTS
from deskgym.apps.crm.picklists import PICKLISTS
from deskgym.apps.crm.validation import broken
from deskgym.apps.handbook.models import HandbookSection
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


def test_the_handbook_says_what_roles_may_do(world: World) -> None:
    """Cell by cell: create, read, change, delete, and the further rights."""
    with world.session() as db:
        page = db.scalars(select(HandbookSection).where(HandbookSection.key == "people")).one().revisions[-1].body
        lines = [[cell.strip() for cell in line.split("|")[1:-1]] for line in page.splitlines() if line[:1] == "|"]
        told = {
            (row[0], name): cell
            for head in (line for line in lines if line[0] in ("Records", "Right"))
            for row in lines
            for name, cell in zip(head[1:], row[1:], strict=True)
        }
        seen = set()
        for role in db.scalars(select(Role).where(~Role.is_admin)):
            for right in role.permissions:
                levels = (right.create, right.read, right.edit, right.delete)
                if role.name == "Sales operations":
                    assert levels == (True, "all", "all", "all")
                elif role.name == "Read-only":
                    assert levels == (False, "all", "no", "no")
                else:
                    cell = f"{'yes' if right.create else 'no'}, {right.read}, {right.edit}, {right.delete}"
                    assert told[OBJECTS[right.object].plural, role.name] == cell
                    seen.add((role.name, right.object))
            for column, label in RIGHTS.items():
                usual = "yes" if role.name == "Sales operations" and column != "keeps_desk" else "no"
                assert told.get((label, role.name), usual) == ("yes" if getattr(role, column) else "no")
    assert len(seen) == 50


def test_stages_ask_for_the_usual_at_least(world: World) -> None:
    with world.session() as db:
        asked = {stage.name: stage.requires for stage in db.scalars(select(Stage))}
    assert "decision_maker_id" in asked["Negotiation"]
    assert {"primary_contact_id", "close_date", "lines"} <= set(asked["Closed Won"])
    assert "loss_reason" in asked["Closed Lost"]

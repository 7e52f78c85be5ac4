"""Slips in the CRM: mended by the app's own means they leave no trace, not mended they fail."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from deskgym.apps.crm import actions
from deskgym.apps.crm.models import Case, Contact, Deal, Note, Stage, StageHistory, Task
from deskgym.apps.platform.database import Db
from sqlalchemy import select

from .episodes import Opened, describe, newest


def test_a_wrong_close_date_and_then_the_right_one(play: Opened) -> None:
    deal = play("crm-fix-close-date")
    (id,) = deal.updated("crm_deal")

    def wrong(db: Db) -> None:
        actions.update_deal(db, id, close_date=db.get_one(Deal, id).close_date + timedelta(days=9))

    verdict = deal.verdict(wrong, deal.right)
    assert verdict.passed, describe(verdict)
    assert not verdict.clean
    assert not deal.verdict(deal.right, wrong).passed
    assert deal.verdict(deal.right).clean


@pytest.mark.parametrize(
    ("family", "model", "delete"),
    [
        ("crm-create-contact", Contact, lambda db, id: actions.delete_contact(db, id)),
        ("crm-create-task", Task, lambda db, id: actions.delete_task(db, id)),
    ],
)
def test_a_record_made_wrong_deleted_and_made_right(play: Opened, family: str, model: Any, delete: Any) -> None:
    made = play(family)
    name = "last_name" if model is Contact else "subject"

    def wrong(db: Db) -> None:
        made.right(db)
        setattr(newest(db, model), name, "Mistyped")

    def mend(db: Db) -> None:
        delete(db, newest(db, model).id)

    verdict = made.verdict(wrong, mend, made.right)
    assert verdict.passed, describe(verdict)
    assert not verdict.clean
    assert not made.verdict(wrong, made.right).passed
    gone = made.verdict(wrong, mend)
    assert not gone.passed
    assert any("deleted again" in check.actual and "Mistyped" in check.actual for check in gone.checks), gone.as_dict()


def test_the_status_of_a_new_case_moved_and_moved_back(play: Opened) -> None:
    opened = play("office-damaged-order")

    def move(status: str) -> Callable[[Db], object]:
        return lambda db: actions.update_case(db, newest(db, Case).id, status=status)

    was = opened.after("crm_case")["status"]
    other = next(status for status in ("Pending", "Assigned") if status != was)
    verdict = opened.verdict(opened.right, move(other), move(was))
    assert verdict.passed, describe(verdict)
    assert not opened.verdict(opened.right, move(other)).passed


def test_a_record_made_wrong_and_then_edited(play: Opened) -> None:
    made = play("crm-create-contact")
    wanted = made.after("crm_contact")

    def wrong(db: Db) -> None:
        made.right(db)
        actions.update_contact(db, newest(db, Contact).id, last_name="Mistyped")

    def mend(db: Db) -> None:
        actions.update_contact(db, newest(db, Contact).id, last_name=wanted["last_name"])

    verdict = made.verdict(wrong, mend)
    assert verdict.passed, describe(verdict)
    assert not made.verdict(wrong).passed


def test_a_note_on_the_wrong_account_removed_again(play: Opened) -> None:
    rating = play("crm-rate-account")
    (id,) = rating.updated("crm_account")

    def wrong(db: Db) -> None:
        actions.add_note(db, "account", id, "Hot?")

    def mend(db: Db) -> None:
        actions.delete_note(db, newest(db, Note).id)

    verdict = rating.verdict(wrong, mend, rating.right)
    assert verdict.passed, describe(verdict)
    assert not rating.verdict(wrong, rating.right).passed


def move(id: int, name: str) -> Callable[[Db], object]:
    def step(db: Db) -> None:
        stage = db.scalars(select(Stage).where(Stage.name == name)).first()
        assert stage is not None
        actions.move_stage(db, id, stage.id)

    return step


def test_a_deal_moved_in_two_steps(play: Opened) -> None:
    deal = play("crm-negotiation")
    (id,) = deal.updated("crm_deal")
    before = next(change.before for change in deal.wanted("crm_deal"))
    with deal.instance.world.session() as db:
        first = db.get_one(Stage, before["stage_id"] if before else 0).name
    between = "Proposal" if first != "Proposal" else "Qualification"
    verdict = deal.verdict(move(id, between), deal.right)
    assert verdict.passed, describe(verdict)
    assert not verdict.clean
    assert not deal.verdict(deal.right, move(id, between)).passed


def test_history_of_a_move_that_leads_nowhere_was_written_by_no_app(play: Opened) -> None:
    deal = play("crm-negotiation")

    def again(db: Db) -> None:
        last = db.scalars(select(StageHistory).order_by(StageHistory.id.desc())).first()
        assert last is not None
        columns = [column.name for column in StageHistory.__table__.columns if column.name != "id"]
        values = {name: getattr(last, name) for name in columns}
        db.add(StageHistory(**{**values, "from_stage_id": last.to_stage_id}))
        db.flush()

    assert deal.verdict(deal.right).passed
    assert not deal.verdict(deal.right, again).passed


def test_a_deal_moved_by_mistake_and_back(play: Opened) -> None:
    rating = play("crm-rate-account")
    with rating.instance.world.session() as db:
        mine = select(Deal).join(Stage, Deal.stage_id == Stage.id).where(Deal.owner_id == rating.instance.person_id)
        deal = db.scalars(mine.where(Stage.name == "Qualification", Deal.probability == Stage.probability)).first()
    assert deal is not None
    there, back = move(deal.id, "Prospecting"), move(deal.id, "Qualification")
    verdict = rating.verdict(there, back, rating.right)
    assert verdict.passed, describe(verdict)
    assert not rating.verdict(there, rating.right).passed


def test_a_lead_converted_with_a_deal_that_is_deleted_after(play: Opened) -> None:
    lead = play("crm-convert-lead")
    (id,) = lead.updated("crm_lead")
    account_id = None if any(change.before is None for change in lead.wanted("crm_account")) else "linked"

    def wrong(db: Db) -> None:
        linked = lead.after("crm_lead")["converted_account_id"] if account_id else None
        new = actions.NewDeal(name="Not wanted", amount=0, close_date=db.today)
        actions.convert_lead(db, id, account_id=linked, deal=new, allow_duplicate=True)

    def mend(db: Db) -> None:
        actions.delete_deal(db, newest(db, Deal).id)

    verdict = lead.verdict(wrong, mend)
    assert verdict.passed, describe(verdict)
    assert not lead.verdict(wrong).passed

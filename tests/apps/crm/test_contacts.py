from __future__ import annotations

import pytest
from deskgym.apps.crm import actions
from deskgym.apps.crm.models import Contact, Deal
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Blocked, Duplicates, Invalid

from .cast import Cast


def test_the_same_email_asks_first(db: Db) -> None:
    with pytest.raises(Duplicates) as refusal:
        actions.create_contact(db, last_name="Smith", email="DANA@norwood.example")
    (candidate,) = refusal.value.candidates
    assert (candidate.label, candidate.detail) == ("Dana Whitfield", "VP Operations · Norwood Supply Co.")


def test_the_same_name_asks_first_at_the_same_account_only(db: Db, cast: Cast) -> None:
    with pytest.raises(Duplicates):
        actions.create_contact(db, first_name="dana", last_name="WHITFIELD", account_id=cast.norwood)
    actions.create_contact(db, first_name="Dana", last_name="Whitfield", account_id=cast.westlake)
    actions.create_contact(db, first_name="Dana", last_name="Whitfield", account_id=cast.norwood, allow_duplicate=True)


def test_one_reports_to_a_colleague(db: Db, cast: Cast) -> None:
    outsider = actions.create_contact(db, last_name="Else", account_id=cast.westlake)
    with pytest.raises(Invalid, match="does not work at the same account"):
        actions.update_contact(db, cast.erik, reports_to_id=outsider.id)
    assert actions.update_contact(db, cast.erik, reports_to_id=cast.dana).reports_to_id == cast.dana


def test_nobody_reports_to_themselves_through_others(db: Db, cast: Cast) -> None:
    actions.update_contact(db, cast.erik, reports_to_id=cast.dana)
    with pytest.raises(Invalid, match="cannot report to themselves"):
        actions.update_contact(db, cast.dana, reports_to_id=cast.erik)
    with pytest.raises(Invalid, match="cannot report to themselves"):
        actions.update_contact(db, cast.dana, reports_to_id=cast.dana)


def test_who_moves_to_another_account_leaves_their_reporting_lines(db: Db, cast: Cast) -> None:
    third = actions.create_contact(db, last_name="Third", account_id=cast.norwood, reports_to_id=cast.erik)
    actions.update_contact(db, cast.erik, reports_to_id=cast.dana)
    moved = actions.update_contact(db, cast.erik, account_id=cast.westlake)
    assert (moved.reports_to_id, third.reports_to_id) == (None, None)


def test_deleting_a_contact_takes_them_off_deals(db: Db, cast: Cast, deal: Deal) -> None:
    actions.set_contact_role(db, deal.id, cast.dana, role="Evaluator")
    actions.delete_contact(db, cast.dana)
    db.expire(deal)
    assert deal.contact_roles == []
    assert db.get_one(Contact, cast.dana).deleted_at == db.now


def test_a_contact_whom_a_stage_needs_cannot_be_deleted(db: Db, cast: Cast, deal: Deal) -> None:
    actions.move_stage(db, deal.id, cast.stages["Negotiation"], decision_maker_id=cast.dana)
    with pytest.raises(Blocked) as refusal:
        actions.delete_contact(db, cast.dana)
    assert [row.label for row in refusal.value.because] == ["Norwood lobby"]
    actions.set_contact_role(db, deal.id, cast.erik, role="Decision Maker")
    actions.delete_contact(db, cast.dana)


def test_a_contact_with_an_open_case_cannot_be_deleted(db: Db, cast: Cast) -> None:
    case = actions.create_case(db, subject="Flicker", contact_id=cast.dana)
    with pytest.raises(Blocked):
        actions.delete_contact(db, cast.dana)
    actions.close_case(db, case.id, "New bulb")
    actions.delete_contact(db, cast.dana)

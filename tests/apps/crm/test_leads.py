from __future__ import annotations

import pytest
from deskgym.apps.crm import actions
from deskgym.apps.crm.actions import NewDeal
from deskgym.apps.crm.models import Account, Contact, Deal, Lead, Permission
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Blocked, Duplicates, Forbidden, Invalid
from sqlalchemy import func, select

from ..conftest import As
from .cast import TODAY, Cast


def count(db: Db) -> list[int]:
    return [db.scalar(select(func.count()).select_from(model)) or 0 for model in (Account, Contact, Deal)]


def test_converting_creates_account_contact_and_deal(db: Db, cast: Cast) -> None:
    task = actions.create_task(db, subject="Call Lena", parent_type="lead", parent_id=cast.lead)
    note = actions.add_note(db, "lead", cast.lead, "Wants warm light")
    done = actions.convert_lead(db, cast.lead, deal=NewDeal("Park Studios lamps", 250_000, TODAY))
    assert done.deal is not None
    assert (done.account.name, done.account.billing_city, done.account.owner_id) == (
        "Park Studios",
        "Chicago",
        cast.sam,
    )
    assert (done.contact.name, done.contact.title, done.contact.account_id) == ("Lena Park", "Owner", done.account.id)
    assert (done.deal.amount, done.deal.lead_source, done.deal.account_id) == (250_000, "Referral", done.account.id)
    assert [(role.contact_id, role.is_primary) for role in done.deal.contact_roles] == [(done.contact.id, True)]
    lead = done.lead
    assert (lead.status, lead.converted_at) == ("Converted", db.now)
    assert (lead.converted_account_id, lead.converted_contact_id, lead.converted_deal_id) == (
        done.account.id, done.contact.id, done.deal.id,
    )  # fmt: skip
    for activity in (task, note):
        assert (activity.parent_type, activity.parent_id) == ("contact", done.contact.id)


def test_converting_into_existing_records_creates_none(db: Db, cast: Cast) -> None:
    before = count(db)
    done = actions.convert_lead(db, cast.lead, account_id=cast.norwood, contact_id=cast.dana)
    assert (done.account.id, done.contact.id, done.deal) == (cast.norwood, cast.dana, None)
    assert count(db) == before


def test_converting_asks_before_it_makes_a_duplicate(db: Db, cast: Cast) -> None:
    actions.update_lead(db, cast.lead, company="Norwood Supply", email="dana@norwood.example")
    with pytest.raises(Duplicates) as refusal:
        actions.convert_lead(db, cast.lead)
    assert [row.label for row in refusal.value.candidates] == ["Norwood Supply Co.", "Dana Whitfield"]
    assert actions.convert_lead(db, cast.lead, allow_duplicate=True).account.id != cast.norwood


def test_the_contact_must_work_at_the_account(db: Db, cast: Cast) -> None:
    with pytest.raises(Invalid, match="not at Westlake Clinics"):
        actions.convert_lead(db, cast.lead, account_id=cast.westlake, contact_id=cast.dana)


def test_a_conversion_that_fails_leaves_nothing_behind(db: Db, cast: Cast) -> None:
    before = count(db)
    with pytest.raises(Invalid) as refusal:
        actions.convert_lead(db, cast.lead, deal=NewDeal("", -1, TODAY))
    assert sorted(refusal.value.errors) == ["deal_amount", "deal_name"]
    db.rollback()
    assert count(db) == before
    assert db.get_one(Lead, cast.lead).status == "New"


def test_converting_needs_the_right_to_create_each_object(seat: As, cast: Cast) -> None:
    system = seat(None)
    for permission in system.scalars(select(Permission).where(Permission.object == "deal")):
        permission.create = False
    db = seat(cast.sam)
    with pytest.raises(Forbidden, match="create deals"):
        actions.convert_lead(db, cast.lead, deal=NewDeal("Lamps", 1, TODAY))
    assert actions.convert_lead(db, cast.lead).deal is None


def test_a_converted_lead_is_read_only(db: Db, cast: Cast) -> None:
    actions.convert_lead(db, cast.lead)
    with pytest.raises(Blocked, match="read-only"):
        actions.update_lead(db, cast.lead, title="CEO")
    with pytest.raises(Blocked, match="read-only"):
        actions.delete_lead(db, cast.lead)
    with pytest.raises(Blocked, match="read-only"):
        actions.convert_lead(db, cast.lead)
    with pytest.raises(Invalid, match="read-only"):
        actions.add_note(db, "lead", cast.lead, "One more thing")


def test_a_manager_converts_for_the_owner_of_the_lead(seat: As, cast: Cast) -> None:
    assert actions.convert_lead(seat(cast.mona), cast.lead).account.owner_id == cast.sam


def test_the_new_records_can_go_to_somebody_else(seat: As, cast: Cast) -> None:
    assert actions.convert_lead(seat(cast.mona), cast.lead, owner_id=cast.walt).contact.owner_id == cast.walt


def test_a_rep_keeps_what_they_convert(db: Db, cast: Cast) -> None:
    with pytest.raises(Forbidden, match="assign records"):
        actions.convert_lead(db, cast.lead, owner_id=cast.rita)


def test_nobody_sets_the_status_converted_by_hand(db: Db, cast: Cast) -> None:
    with pytest.raises(Invalid, match="only by converting"):
        actions.update_lead(db, cast.lead, status="Converted")
    with pytest.raises(Invalid, match="only by converting"):
        actions.create_lead(db, last_name="New", company="New", status="Converted")


def test_a_new_lead_that_looks_like_a_lead_or_contact_asks_first(db: Db) -> None:
    with pytest.raises(Duplicates):
        actions.create_lead(db, first_name="lena", last_name="park", company="Park Studios LLC")
    with pytest.raises(Duplicates) as refusal:
        actions.create_lead(db, last_name="New", company="New", email="dana@norwood.example")
    assert [row.label for row in refusal.value.candidates] == ["Dana Whitfield"]

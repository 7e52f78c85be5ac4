"""Picklists as administrators keep them: what fields offer, and what records keep."""

from __future__ import annotations

from typing import Any

import pytest
from deskgym.apps.crm import actions
from deskgym.apps.crm.actions import picklists as changes
from deskgym.apps.crm.models import Account, ListView, PicklistValue
from deskgym.apps.crm.picklists import known, offered
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Blocked, Forbidden, Invalid

from ...support.client import OfficeClient
from ..conftest import As
from .cast import Cast


@pytest.fixture
def admin(seat: As, cast: Cast) -> Db:
    return seat(cast.adam)


def value(db: Db, text: str, key: str = "industry") -> PicklistValue:
    return next(row for row in changes.values_of(db, key) if row.value == text)


def test_only_administrators_change_picklists(db: Db) -> None:
    with pytest.raises(Forbidden):
        changes.add_picklist_value(db, "industry", "Mining")


def test_a_new_value_can_be_chosen(admin: Db, cast: Cast) -> None:
    changes.add_picklist_value(admin, "industry", "  Mining ")
    assert offered(admin, "industry")[-1] == "Mining"
    assert actions.update_account(admin, cast.norwood, industry="Mining").industry == "Mining"


def test_a_retired_value_stays_on_records_and_cannot_be_chosen(admin: Db, cast: Cast) -> None:
    actions.update_account(admin, cast.norwood, industry="Retail")
    changes.switch_picklist_value(admin, value(admin, "Retail").id, is_active=False)
    assert actions.update_account(admin, cast.norwood, industry="Retail", rating="Hot").industry == "Retail"
    with pytest.raises(Invalid) as refusal:
        actions.update_account(admin, cast.westlake, industry="Retail")
    assert "no longer in use" in refusal.value.errors["industry"]
    assert "Retail" in known(admin, "industry")


def test_the_form_of_an_old_record_keeps_its_retired_value(admin: Db, cast: Cast, client: OfficeClient) -> None:
    actions.update_account(admin, cast.norwood, industry="Retail")
    changes.switch_picklist_value(admin, value(admin, "Retail").id, is_active=False)
    admin.commit()
    form: dict[str, Any] = {
        "name": "Norwood",
        "type": "Customer",
        "industry": "Retail",
        "version": admin.get_one(Account, cast.norwood).version,
    }
    answer = client.post(f"/accounts/{cast.norwood}/edit", **form)
    assert answer.status_code == 303
    admin.expire_all()
    assert admin.get_one(Account, cast.norwood).name == "Norwood"


def test_renaming_changes_the_records_and_saved_views(admin: Db, cast: Cast) -> None:
    actions.update_account(admin, cast.norwood, industry="Retail")
    view = ListView(object="accounts", name="Shops", base="all", filters=[["industry", "any:Retail|Education"]],
                    columns=[], visibility="Only me", owner_id=cast.adam)  # fmt: skip
    admin.add(view)
    changes.rename_picklist_value(admin, value(admin, "Retail").id, "Shops")
    assert admin.get_one(Account, cast.norwood).industry == "Shops"
    assert view.filters == [["industry", "any:Shops|Education"]]


def test_renaming_without_the_records_retires_what_they_hold(admin: Db, cast: Cast) -> None:
    actions.update_account(admin, cast.norwood, industry="Retail")
    changes.rename_picklist_value(admin, value(admin, "Retail").id, "Shops", change_records=False)
    assert admin.get_one(Account, cast.norwood).industry == "Retail"
    assert not value(admin, "Retail").is_active
    assert "Shops" in offered(admin, "industry")


def test_replacing_gives_records_the_other_value_and_retires_the_old_one(admin: Db, cast: Cast) -> None:
    actions.update_account(admin, cast.norwood, industry="Retail")
    changes.replace_picklist_value(admin, value(admin, "Retail").id, value(admin, "Logistics").id)
    assert admin.get_one(Account, cast.norwood).industry == "Logistics"
    assert not value(admin, "Retail").is_active


@pytest.mark.parametrize("text", ["", "retail", "a|b", "x" * 200])
def test_a_text_that_no_value_can_have_is_refused(admin: Db, text: str) -> None:
    with pytest.raises(Invalid):
        changes.add_picklist_value(admin, "industry", text)


def test_values_that_rules_go_by_are_fixed(admin: Db) -> None:
    decision_maker = value(admin, "Decision Maker", "contact_role")
    with pytest.raises(Blocked):
        changes.rename_picklist_value(admin, decision_maker.id, "Chief")
    with pytest.raises(Blocked):
        changes.add_picklist_value(admin, "lead_status", "Sleeping")


def test_a_value_in_use_is_not_deleted(admin: Db, cast: Cast) -> None:
    actions.update_account(admin, cast.norwood, industry="Retail")
    with pytest.raises(Blocked):
        changes.delete_picklist_value(admin, value(admin, "Retail").id)
    changes.delete_picklist_value(admin, value(admin, "Logistics").id)
    assert "Logistics" not in known(admin, "industry")


def test_values_stand_in_the_order_that_is_given_to_them(admin: Db) -> None:
    changes.move_picklist_value(admin, value(admin, "Technology").id, 1)
    assert offered(admin, "industry")[:2] == ["Technology", "Construction"]


def test_new_records_begin_with_the_default(admin: Db) -> None:
    changes.default_picklist_value(admin, value(admin, "Reseller", "account_type").id)
    assert actions.create_account(admin, name="Fresh Ltd").type == "Reseller"
    with pytest.raises(Blocked):
        changes.switch_picklist_value(admin, value(admin, "Reseller", "account_type").id, is_active=False)

"""Duplicate rules: what is looked at when a record is created, and whether anybody may create it all the same."""

from __future__ import annotations

import pytest
from deskgym.apps.crm import actions
from deskgym.apps.crm.actions.duplicate_rules import change_duplicate_rule
from deskgym.apps.crm.models import DuplicateRule
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Blocked, Duplicates, Forbidden

from ..conftest import As
from .cast import Cast


@pytest.fixture
def admin(seat: As, cast: Cast) -> Db:
    return seat(cast.adam)


def rule(db: Db, object: str, match: str) -> int:
    return db.query(DuplicateRule).filter_by(object=object, match=match).one().id


def test_only_administrators_change_them(db: Db) -> None:
    with pytest.raises(Forbidden):
        change_duplicate_rule(db, 1, action="Block")


def test_a_rule_that_blocks_lets_nobody_confirm(admin: Db) -> None:
    change_duplicate_rule(admin, rule(admin, "account", "name"), action="Block")
    with pytest.raises(Blocked) as refusal:
        actions.create_account(admin, name="The Norwood Supply", allow_duplicate=True)
    assert [each.label for each in refusal.value.because] == ["Norwood Supply Co."]


def test_a_rule_that_is_off_finds_nothing(admin: Db) -> None:
    change_duplicate_rule(admin, rule(admin, "account", "name"), is_active=False)
    assert actions.create_account(admin, name="The Norwood Supply")
    with pytest.raises(Duplicates):
        actions.create_account(admin, name="Else", website="norwood.example")


def test_phone_numbers_are_looked_at_once_that_is_switched_on(admin: Db) -> None:
    assert actions.create_lead(admin, last_name="One", company="A", phone="(312) 555-0199")
    change_duplicate_rule(admin, rule(admin, "lead", "phone"), is_active=True)
    with pytest.raises(Duplicates) as refusal:
        actions.create_lead(admin, last_name="Two", company="B", phone="312 555 0199")
    assert [each.label for each in refusal.value.candidates] == ["One"]


def test_a_conversion_cannot_create_what_is_blocked(admin: Db, cast: Cast) -> None:
    change_duplicate_rule(admin, rule(admin, "contact", "name"), action="Block")
    lead = actions.create_lead(admin, first_name="Dana", last_name="Whitfield", company="Elsewhere")
    with pytest.raises(Blocked):
        actions.convert_lead(admin, lead.id, account_id=cast.norwood, allow_duplicate=True)

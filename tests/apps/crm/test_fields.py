from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest
from deskgym.apps.crm import actions
from deskgym.apps.crm.models import Account, Contact, Deal
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Invalid

from .cast import Cast


@pytest.mark.parametrize("email", ["plain", "a@b", "a b@c.com", "a@b..com", "@b.com", "a@b.com, c@d.com"])
def test_an_email_must_be_one_address(db: Db, cast: Cast, email: str) -> None:
    with pytest.raises(Invalid) as refusal:
        actions.update_contact(db, cast.dana, email=email)
    assert list(refusal.value.errors) == ["email"]


@pytest.mark.parametrize("phone", ["call me", "12345", "+1 312 555 0143 0000 0000 0000", "555<script>0143"])
def test_a_phone_number_has_digits(db: Db, cast: Cast, phone: str) -> None:
    with pytest.raises(Invalid, match="phone number such as"):
        actions.update_contact(db, cast.dana, phone=phone)


@pytest.mark.parametrize("phone", ["+1 312 555 0143", "(312) 555-0143", "312.555.0143 x12", "312-555-0143 ext. 9"])
def test_common_ways_to_write_a_phone_number_are_kept_as_typed(db: Db, cast: Cast, phone: str) -> None:
    assert actions.update_contact(db, cast.dana, phone=phone).phone == phone


@pytest.mark.parametrize("website", ["javascript:alert(1)", "nowhere", "ftp://files.example.com", "http://"])
def test_a_website_is_a_web_address(db: Db, cast: Cast, website: str) -> None:
    with pytest.raises(Invalid, match="web address"):
        actions.update_account(db, cast.norwood, website=website)


@pytest.mark.parametrize(
    "values",
    [
        {"employees": -1},
        {"annual_revenue": -1},
        {"annual_revenue": 10**16},
        {"employees": True},
        {"employees": "12"},
        {"type": "Enemy"},
        {"industry": "Piracy"},
        {"name": None},
        {"name": "   "},
        {"name": "x" * 161},
        {"parent_id": 999},
        {"description": "x" * 20_001},
    ],
)
def test_a_bad_value_is_refused_at_its_field(db: Db, cast: Cast, values: dict[str, Any]) -> None:
    with pytest.raises(Invalid) as refusal:
        actions.update_account(db, cast.norwood, **values)
    assert list(refusal.value.errors) == list(values)
    assert not db.dirty


def test_all_bad_values_are_named_at_once(db: Db) -> None:
    with pytest.raises(Invalid) as refusal:
        actions.create_contact(db, email="nope", phone="nope")
    assert sorted(refusal.value.errors) == ["email", "last_name", "phone"]


def test_text_is_trimmed_and_empty_text_is_no_value(db: Db, cast: Cast) -> None:
    contact = actions.update_contact(db, cast.dana, first_name="  Dana \t Marie ", title="  ")
    assert (contact.first_name, contact.title) == ("Dana Marie", None)


def test_a_date_is_not_a_text(db: Db, deal: Deal) -> None:
    with pytest.raises(Invalid, match="date such as"):
        actions.update_deal(db, deal.id, close_date="2026-01-01")
    assert actions.update_deal(db, deal.id, close_date=date(2026, 4, 1)).close_date == date(2026, 4, 1)


@pytest.mark.parametrize("year", [1, 1989, 2101, 9999])
def test_a_date_lies_in_the_years_1990_to_2100(db: Db, cast: Cast, deal: Deal, year: int) -> None:
    with pytest.raises(Invalid, match="years 1990 to 2100") as refusal:
        actions.update_deal(db, deal.id, close_date=date(year, 1, 1))
    assert list(refusal.value.errors) == ["close_date"]
    starts_at = datetime(year, 1, 2, 9, tzinfo=UTC)
    with pytest.raises(Invalid, match="years 1990 to 2100") as refusal:
        actions.create_event(
            db, kind="Meeting", subject="Kick-off", starts_at=starts_at, ends_at=starts_at + timedelta(hours=1)
        )
    assert list(refusal.value.errors) == ["starts_at", "ends_at"]


def test_an_unknown_field_is_a_mistake_of_the_programmer(db: Db, cast: Cast) -> None:
    with pytest.raises(TypeError, match="no field is_locked"):
        actions.update_account(db, cast.norwood, is_locked=True)


def test_an_update_that_changes_nothing_writes_nothing(db: Db, cast: Cast) -> None:
    before = db.get_one(Contact, cast.dana)
    version = before.version
    actions.update_contact(db, cast.dana, first_name="Dana", last_name=" Whitfield ")
    db.commit()
    assert db.get_one(Contact, cast.dana).version == version


def test_a_value_that_no_longer_passes_may_stay(db: Db, cast: Cast) -> None:
    account = db.get_one(Account, cast.norwood)
    account.phone = "unknown"
    db.commit()
    assert actions.update_account(db, cast.norwood, phone="unknown", employees=12).employees == 12

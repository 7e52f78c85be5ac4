"""Field permissions: what a role does not see, or only reads, wherever fields are shown and written."""

from __future__ import annotations

import pytest
from deskgym.apps.crm import actions
from deskgym.apps.crm.actions.field_permissions import set_field_access
from deskgym.apps.crm.models import Account, FieldPermission, Role
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Blocked, Forbidden, Invalid

from ...support.client import OfficeClient
from ..conftest import As
from .cast import Cast


@pytest.fixture
def admin(seat: As, cast: Cast) -> Db:
    return seat(cast.adam)


def keep(admin: Db, field: str, how: str | None, object: str = "account", role: str = "Sales rep") -> None:
    role_id = admin.query(Role).filter_by(name=role).one().id
    set_field_access(admin, role_id, object, field, how)
    admin.commit()


def test_only_administrators_keep_fields_from_roles(db: Db) -> None:
    with pytest.raises(Forbidden):
        set_field_access(db, 1, "account", "rating", "Hidden")


@pytest.mark.parametrize("field", ["name", "owner_id", "phone", "mood"])
def test_what_must_be_seen_cannot_be_hidden(admin: Db, field: str) -> None:
    with pytest.raises(Invalid):
        keep(admin, field, "Hidden")


def test_administrators_see_everything(admin: Db) -> None:
    with pytest.raises(Blocked):
        keep(admin, "rating", "Hidden", role="Administrator")


def test_a_hidden_field_is_nowhere(admin: Db, cast: Cast, client: OfficeClient) -> None:
    actions.update_account(admin, cast.norwood, annual_revenue=987_654_300)
    keep(admin, "annual_revenue", "Hidden")
    pages = [
        f"/accounts/{cast.norwood}",
        f"/accounts/{cast.norwood}?tab=changes",
        f"/accounts/{cast.norwood}/edit",
        "/accounts?columns=name,annual_revenue",
        "/accounts?f.revenue=min:1&sort=annual_revenue",
        "/reports/build?object=account&columns=name,annual_revenue",
    ]
    for page in pages:
        text = client.get(page).text
        assert "9,876,543" not in text, page
        if "reports" not in page:
            assert "Annual revenue" not in text, page


def test_a_report_finds_nothing_by_a_hidden_field(admin: Db, cast: Cast, client: OfficeClient) -> None:
    actions.update_account(admin, cast.norwood, annual_revenue=987_654_300)
    admin.commit()
    asked = "/reports/build?object=account&columns=name&f.annual_revenue=min:1"
    assert "Norwood Supply Co." in client.get(asked).text
    keep(admin, "annual_revenue", "Hidden")
    page = client.get(asked)
    assert page.status_code == 200
    assert "Norwood Supply Co." not in page.text


def test_a_field_that_is_only_read_is_shown_and_not_written(
    admin: Db, cast: Cast, client: OfficeClient, seat: As
) -> None:
    actions.update_account(admin, cast.norwood, rating="Hot")
    keep(admin, "rating", "Read only")
    assert "Hot" in client.get(f"/accounts/{cast.norwood}").text
    assert 'name="rating"' not in client.get(f"/accounts/{cast.norwood}/edit").text
    sam = seat(cast.sam)
    with pytest.raises(Forbidden):
        actions.update_account(sam, cast.norwood, rating="Cold")
    sam.rollback()
    with pytest.raises(Invalid):
        actions.update_records(sam, "account", [cast.norwood], "rating", "Cold")
    sam.rollback()
    assert actions.update_account(sam, cast.norwood, phone="+1 312 555 0100").phone == "+1 312 555 0100"


def test_a_conversion_passes_on_what_the_role_does_not_see(admin: Db, cast: Cast, seat: As) -> None:
    actions.update_lead(admin, cast.lead, rating="Hot")
    keep(admin, "rating", "Hidden")
    sam = seat(cast.sam)
    made = actions.convert_lead(sam, cast.lead)
    assert sam.get_one(Account, made.account.id).rating == "Hot"


def test_a_field_is_opened_again(admin: Db, cast: Cast, seat: As) -> None:
    keep(admin, "rating", "Hidden")
    keep(admin, "rating", None)
    assert admin.query(FieldPermission).count() == 0
    assert actions.update_account(seat(cast.sam), cast.norwood, rating="Cold").rating == "Cold"

"""Users, roles and teams as administrators set them up, and the handing over of what a leaver has."""

from __future__ import annotations

from datetime import timedelta

import pytest
from deskgym.apps.crm import actions
from deskgym.apps.crm.actions import handover, roles, teams, users
from deskgym.apps.crm.actions.list_views import Shown
from deskgym.apps.crm.models import (
    Account,
    ApprovalRequest,
    Contact,
    CrmNotification,
    Deal,
    ListView,
    Role,
    Team,
    User,
)
from deskgym.apps.crm.objects import OBJECTS
from deskgym.apps.crm.setup_log import log
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.platform.errors import Blocked, Conflict, Forbidden, Invalid
from playwright.sync_api import expect

from ...support.client import OfficeClient
from ..conftest import As
from .cast import TODAY, Cast
from .conftest import Open

NEW = {"first_name": "Nina", "last_name": "Falk", "title": "Account executive", "department": "Sales"}


@pytest.fixture
def admin(seat: As, cast: Cast) -> Db:
    return seat(cast.adam)


def role(db: Db, name: str) -> Role:
    return db.query(Role).filter_by(name=name).one()


def test_only_administrators_set_people_up(db: Db, cast: Cast, client: OfficeClient) -> None:
    with pytest.raises(Forbidden, match="Ask an administrator"):
        users.set_frozen(db, cast.rita, True)
    with pytest.raises(Forbidden):
        handover.hand_over(db, cast.rita, {})
    for page in ("users", f"users/{cast.rita}", f"users/{cast.rita}/hand-over", "roles", "teams", "log"):
        assert client.get(f"/setup/{page}").status_code == 403


def test_somebody_new_has_an_address_of_their_own(admin: Db, cast: Cast) -> None:
    rep = role(admin, "Sales rep").id
    nina = users.create_user(admin, **NEW, email="nina@example.com", role_id=rep, manager_id=cast.mona)
    assert (nina.name, nina.person.username, nina.is_active) == ("Nina Falk", "nina", True)
    with pytest.raises(Invalid, match="Nina Falk has this e-mail address"):
        users.create_user(admin, **NEW, email="NINA@example.com", role_id=rep)
    with pytest.raises(Invalid) as refused:
        users.create_user(admin, first_name="Nina")
    assert {"last_name", "email", "role_id", "title"} <= set(refused.value.errors)


def test_nobody_reports_to_those_who_report_to_them(admin: Db, cast: Cast) -> None:
    users.update_user(admin, cast.sam, manager_id=cast.mona)
    users.update_user(admin, cast.rita, manager_id=cast.sam)
    for manager in (cast.mona, cast.rita):
        with pytest.raises(Invalid, match="Choose another manager"):
            users.update_user(admin, cast.mona, manager_id=manager)
    with pytest.raises(Invalid, match="active"):
        users.update_user(admin, cast.sam, manager_id=cast.ina)


def test_there_always_is_an_administrator(admin: Db, cast: Cast) -> None:
    with pytest.raises(Invalid, match="last administrator"):
        users.update_user(admin, cast.adam, role_id=role(admin, "Sales rep").id)
    with pytest.raises(Blocked, match="by yourself"):
        users.set_frozen(admin, cast.adam, True)
    admin.actor_id = None
    with pytest.raises(Blocked, match="last administrator"):
        users.set_active(admin, cast.adam, False)


def test_whoever_is_frozen_gets_no_records_and_no_page(admin: Db, cast: Cast, database: Database) -> None:
    users.set_frozen(admin, cast.sam, True)
    with pytest.raises(Invalid, match="cannot receive records"):
        actions.change_owner(admin, "account", [cast.westlake], cast.sam)
    users.set_frozen(admin, cast.sam, False)
    actions.change_owner(admin, "account", [cast.westlake], cast.sam)


def test_a_role_does_what_its_grid_says(admin: Db, seat: As, cast: Cast) -> None:
    rep = role(admin, "Sales rep")
    seen = roles.version_of(rep)
    roles.save_rights(admin, rep.id, {"account": {"edit": "all"}}, {"can_export": True}, version=seen)
    admin.commit()
    actions.update_account(seat(cast.sam), cast.westlake, rating="Hot")
    with pytest.raises(Conflict, match="Adam Kessler"):
        roles.save_rights(admin, rep.id, {}, {}, version=seen)


@pytest.mark.parametrize("level", ["all", "team"])
def test_no_role_changes_what_it_cannot_read(admin: Db, level: str) -> None:
    with pytest.raises(Invalid, match="Deals: a role cannot edit further than it reads"):
        roles.save_rights(admin, role(admin, "Sales rep").id, {"deal": {"read": "own", "edit": level}}, {})


def test_what_administrators_may_do_stays(admin: Db) -> None:
    with pytest.raises(Blocked, match="may do everything"):
        roles.save_rights(admin, role(admin, "Administrator").id, {"deal": {"delete": "no"}}, {})


def test_a_role_begins_as_a_copy_and_goes_when_nobody_has_it(admin: Db, cast: Cast) -> None:
    copy = roles.create_role(admin, "Trainee", role(admin, "Sales rep").id)
    assert [row.edit for row in copy.permissions] == ["own"] * len(OBJECTS)
    users.update_user(admin, cast.rita, role_id=copy.id)
    with pytest.raises(Blocked, match="One user has the role Trainee") as refused:
        roles.delete_role(admin, copy.id)
    assert [each.label for each in refused.value.because] == ["Rita Lund"]
    users.update_user(admin, cast.rita, role_id=role(admin, "Sales rep").id)
    roles.delete_role(admin, copy.id)
    roles.create_role(admin, "Trainee", role(admin, "Sales rep").id)


def test_members_lead_their_team_and_no_other(admin: Db, cast: Cast) -> None:
    west = admin.query(Team).filter_by(name="West").one()
    with pytest.raises(Invalid, match="not an active member"):
        teams.update_team(admin, west.id, "West", cast.mona)
    teams.add_member(admin, west.id, cast.mona)
    teams.update_team(admin, west.id, "West", cast.mona)
    teams.remove_member(admin, west.id, cast.mona)
    assert west.lead_id is None
    with pytest.raises(Blocked, match="has a member"):
        teams.delete_team(admin, west.id)


def test_what_a_leaver_has_goes_to_their_heirs_and_they_are_frozen(admin: Db, deal: Deal, cast: Cast) -> None:
    users.update_user(admin, cast.sam, manager_id=cast.mona)
    found = {estate.key: estate.count for estate in handover.estates(admin, users.find_user(admin, cast.sam))}
    assert found == {"deals": 1, "accounts": 1, "contacts": 2, "leads": 1}
    moved = handover.hand_over(
        admin, cast.sam, {"deals": handover.MANAGER, "accounts": cast.rita, "contacts": cast.rita, "leads": None}
    )
    assert moved == {"deals": 1, "accounts": 1, "contacts": 2}
    assert admin.get_one(Deal, deal.id, populate_existing=True).owner_id == cast.mona
    assert admin.get_one(Account, cast.norwood).owner_id == cast.rita
    assert admin.get_one(Contact, cast.dana).owner_id == cast.rita
    assert admin.get_one(User, cast.sam).is_frozen


@pytest.fixture
def waiting(db: Db, deal: Deal, cast: Cast) -> ApprovalRequest:
    """A quote of Sam's, for which Mona is asked."""
    quote = actions.create_quote(db, deal_id=deal.id, expires_on=TODAY + timedelta(days=10))
    line = actions.add_quote_line(db, quote.id, cast.desk, quantity=2)
    actions.update_quote_line(db, line.id, discount_pct=18)
    request = actions.submit_quote(db, quote.id, "They compare prices")
    db.commit()
    assert request.approver_id == cast.mona
    return request


def test_what_waits_for_a_leaver_or_is_shared_by_them_has_heirs_too(
    db: Db, waiting: ApprovalRequest, seat: As, cast: Cast
) -> None:
    actions.create_view(db, "deals", Shown("open"), name="Mine", visibility="Only me")
    view = actions.create_view(db, "deals", Shown("open"), name="Ours", visibility="Only me")
    # From when they were a manager.
    view.visibility = "My team"
    admin = seat(cast.adam)
    campaign = actions.create_campaign(admin, name="Fair", type="Trade show", owner_id=cast.sam)
    found = {estate.key: estate.count for estate in handover.estates(admin, users.find_user(admin, cast.sam))}
    assert {key: found[key] for key in ("offers", "campaigns", "views")} == {"offers": 1, "campaigns": 1, "views": 1}
    assert "approvals" not in found

    handover.hand_over(admin, cast.sam, {"offers": cast.rita, "campaigns": cast.rita, "views": cast.rita})
    request = admin.get_one(ApprovalRequest, waiting.id)
    assert (request.quote.owner_id, campaign.owner_id) == (cast.rita, cast.rita)
    assert admin.get_one(ListView, view.id).owner_id == cast.rita
    assert request.approver_id == cast.mona

    with pytest.raises(Invalid, match="does not approve discounts"):
        handover.hand_over(admin, cast.mona, {"approvals": cast.walt})
    users.update_user(admin, cast.walt, role_id=role(admin, "Sales manager").id)
    handover.hand_over(admin, cast.mona, {"approvals": cast.walt})
    assert request.approver_id == cast.walt
    assert [told.kind for told in admin.query(CrmNotification).filter_by(person_id=cast.walt)] == ["asked"]


def test_a_quote_in_review_that_goes_to_its_approver_waits_for_the_next_above(
    waiting: ApprovalRequest, admin: Db, cast: Cast
) -> None:
    handover.hand_over(admin, cast.sam, {"offers": cast.mona})
    request = admin.get_one(ApprovalRequest, waiting.id)
    assert (request.quote.owner_id, request.approver_id) == (cast.mona, cast.adam)


@pytest.mark.parametrize("heir", ["fred", "vera", "sam"])
def test_nothing_is_handed_over_where_an_heir_cannot_have_it(admin: Db, cast: Cast, heir: str) -> None:
    with pytest.raises(Invalid):
        handover.hand_over(admin, cast.sam, {"accounts": cast.rita, "leads": getattr(cast, heir)})
    assert not admin.get_one(User, cast.sam).is_frozen
    assert admin.get_one(Account, cast.norwood).owner_id == cast.sam


def test_the_log_says_who_changed_what_from_what(admin: Db, cast: Cast) -> None:
    roles.save_rights(admin, role(admin, "Sales rep").id, {"deal": {"delete": "no"}}, {})
    users.update_user(admin, cast.rita, title="Senior rep")
    users.set_frozen(admin, cast.rita, True)
    newest = log(admin).lines[:3]
    said = [(line.who, line.what, label, after) for line in newest for label, _before, after in line.values]
    assert said == [
        ("Adam Kessler", "Rita Lund", "Frozen", "Yes"),
        ("Adam Kessler", "Rita Lund", "Title", "Senior rep"),
        ("Adam Kessler", "Sales rep: Deals", "Delete", "no"),
    ]
    assert newest[2].values == [("Delete", "own", "no")]


def test_a_leaver_is_handed_over_in_the_browser(open_as: Open, cast: Cast, database: Database) -> None:
    page = open_as(cast.adam)
    page.goto("/")
    page.get_by_role("link", name="Setup", exact=True).click()
    page.get_by_role("link", name="Sam Rivera").click()
    page.get_by_role("link", name="Hand over").click()
    page.get_by_text("Show accounts").click()
    expect(page.get_by_role("link", name="Norwood")).to_be_visible()
    for kind in ("Accounts", "Contacts", "Open leads"):
        page.get_by_role("combobox", name=f"{kind} go to").click()
        page.get_by_role("option", name="Rita Lund").click()
    page.get_by_role("button", name="Hand over and freeze").click()
    expect(page.get_by_role("status").last).to_contain_text("4 records of Sam Rivera changed hands")
    with database.session() as db:
        assert db.get_one(Account, cast.norwood).owner_id == cast.rita
        assert db.get_one(User, cast.sam).is_frozen


def test_a_role_is_changed_in_its_grid(open_as: Open, cast: Cast) -> None:
    page = open_as(cast.adam)
    page.goto("/setup/roles")
    page.get_by_role("link", name="Sales rep").click()
    page.get_by_role("combobox", name="Edit deals").click()
    page.get_by_role("option", name="All").click()
    page.get_by_role("checkbox", name="Export lists to files").check()
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("status").last).to_contain_text("What Sales rep may do was saved.")
    page.get_by_role("link", name="Setup log").click()
    expect(page.get_by_role("table", name="Changes")).to_contain_text("own → all")

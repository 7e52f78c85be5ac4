"""Everybody can look up who works in the CRM and in which team, and lists are narrowed to a team by its name."""

from __future__ import annotations

import pytest
from deskgym.apps.crm import actions
from deskgym.apps.crm.fields import DEAL
from deskgym.apps.crm.models import Deal, Permission, Team, User
from deskgym.apps.platform.database import Database, Db
from playwright.sync_api import Page, expect

from ...support.client import OfficeClient
from ..conftest import As
from .cast import TODAY, Cast


def team_id(db: Db, name: str) -> int:
    return db.query(Team).filter(Team.name == name).one().id


def test_a_rep_finds_who_is_in_a_team(page: Page, cast: Cast) -> None:
    page.goto("/people/")
    page.get_by_role("button", name="Add filter").click()
    page.get_by_role("menuitem", name="Team").click()
    page.get_by_role("dialog").get_by_role("checkbox", name="West").check()
    page.get_by_role("button", name="Apply").click()
    rows = page.get_by_role("table", name="People").locator("tbody tr")
    expect(rows).to_have_count(1)
    rows.get_by_role("link").first.click()
    facts = page.get_by_role("region", name="Person")
    expect(facts).to_contain_text("Sales rep")
    facts.get_by_role("link", name="West").click()
    expect(page.get_by_role("link", name="Remove filter Team is West")).to_be_visible()


def test_ones_own_page_is_in_the_menu_of_the_account(page: Page, deal: Deal) -> None:
    page.goto("/")
    page.get_by_role("button", name="Account of").click()
    page.get_by_role("menuitem", name="My page").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Sam Rivera")
    expect(page.get_by_role("region", name="East")).to_contain_text("Rita")
    page.get_by_role("region", name="Records of Sam").get_by_role("link").first.click()
    expect(page.get_by_role("link", name="Norwood lobby", exact=True)).to_be_visible()


def test_whoever_has_no_team_is_said_to_have_none(client: OfficeClient, seat: As, cast: Cast) -> None:
    db = seat(cast.adam)
    db.get_one(User, cast.walt).team_id = None
    db.commit()
    assert "is in no team." in client.get(f"/people/{cast.walt}").text
    assert client.get("/people/99999").status_code == 404


def test_records_of_a_kind_that_a_role_cannot_read_are_not_counted(db: Db, database: Database, cast: Cast) -> None:
    user = db.get_one(User, cast.sam)
    db.query(Permission).filter_by(role_id=user.role_id, object="lead").one().read = "no"
    db.commit()
    html = OfficeClient(database, "crm", cast.sam).get(f"/people/{cast.walt}").text
    assert "Open deals" in html
    assert "Open leads" not in html


def test_a_list_is_narrowed_to_the_records_of_teams(db: Db, deal: Deal, seat: As, cast: Cast) -> None:
    admin = seat(cast.adam)
    other = actions.create_deal(
        admin, name="Westlake", account_id=cast.westlake, amount=1, close_date=TODAY, owner_id=cast.walt
    )
    admin.commit()
    owner = next(each for each in DEAL.filters if each.key == "owner")
    east, west = team_id(db, "East"), team_id(db, "West")

    def found(value: str) -> set[int]:
        return {each.id for each in db.query(Deal).filter(owner.clause(db, "teams", value))}

    assert found(str(east)) == {deal.id}
    assert found(f"{east}|{west}") == {deal.id, other.id}
    assert owner.describe(db, "teams", f"{east}|{west}") == "Owner is in team East or West"
    with pytest.raises(ValueError, match="names a team that there is not"):
        found("77")


def test_the_dialog_shows_the_teams_that_are_chosen(page: Page, db: Db, deal: Deal) -> None:
    page.goto("/deals")
    page.get_by_role("button", name="Add filter").click()
    page.get_by_role("menuitem", name="Owner").click()
    page.get_by_role("combobox", name="Condition").click()
    page.get_by_role("option", name="is in team", exact=True).click()
    page.get_by_role("button", name="Apply").click()
    expect(page.get_by_role("dialog")).to_contain_text("Choose at least one")
    page.get_by_role("checkbox", name="West").check()
    page.get_by_role("button", name="Apply").click()
    expect(page.get_by_text("No deals match")).to_be_visible()
    page.get_by_role("link", name="Owner is in team West", exact=True).click()
    expect(page.get_by_role("checkbox", name="West")).to_be_checked()

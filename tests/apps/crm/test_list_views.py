"""Views of lists that people save: who sees and changes them, and what they show."""

from __future__ import annotations

from datetime import date

import pytest
from deskgym.apps.crm import actions
from deskgym.apps.crm.actions.list_views import Shown
from deskgym.apps.crm.models import Deal, Lead, ListView
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.platform.errors import Blocked, Forbidden, Invalid, NotFound
from playwright.sync_api import Page, expect

from ...support.client import OfficeClient
from ..conftest import As
from .cast import TODAY, Cast
from .conftest import Open

BIG = Shown("open", [("amount", "min:100000"), ("stage", "any:3")], "any", ["name", "amount"], "-amount")


def test_a_view_keeps_what_is_shown(db: Db) -> None:
    view = actions.create_view(db, "deals", BIG, name=" Big  ones ")
    assert (view.name, view.object, view.base, view.logic, view.sort) == ("Big ones", "deals", "open", "any", "-amount")
    assert view.filters == [["amount", "min:100000"], ["stage", "any:3"]]
    assert (view.columns, view.visibility, view.owner_id) == (["name", "amount"], "Only me", db.actor_id)


@pytest.mark.parametrize(
    ("shown", "message"),
    [
        (Shown("nothing"), "no view 'nothing'"),
        (Shown("open", [("weather", "is:1")]), "cannot be filtered by 'weather'"),
        (Shown("open", [("amount", "min:many")]), "cannot be filtered"),
        (Shown("open", BIG.filters, "1 AND 3"), "no filter 3"),
        (Shown("open", columns=["weather"]), "no column 'weather'"),
        (Shown("open", sort="weather"), "cannot be sorted"),
    ],
)
def test_what_a_list_has_not_cannot_be_saved(db: Db, shown: Shown, message: str) -> None:
    with pytest.raises(Invalid, match=message):
        actions.create_view(db, "deals", shown, name="Odd")


def test_a_name_is_taken_once_by_each_person_and_list(seat: As, cast: Cast) -> None:
    db = seat(cast.mona)
    actions.create_view(db, "deals", BIG, name="Big")
    actions.create_view(db, "leads", Shown("open"), name="Big")
    with pytest.raises(Invalid, match="There is a view called big already"):
        actions.create_view(db, "deals", BIG, name="big")
    actions.create_view(seat(cast.walt), "deals", BIG, name="Big")


def test_only_those_may_share_who_may_change_many(seat: As, cast: Cast) -> None:
    with pytest.raises(Invalid, match="does not allow you to share"):
        actions.create_view(seat(cast.sam), "deals", BIG, name="Big", visibility="Everyone")
    assert actions.create_view(seat(cast.mona), "deals", BIG, name="Big", visibility="Everyone").id


def test_a_teams_view_is_for_the_team(seat: As, cast: Cast) -> None:
    id = actions.create_view(seat(cast.mona), "deals", BIG, name="East", visibility="My team").id
    with pytest.raises(Forbidden, match="Only Mona"):
        actions.change_view(seat(cast.sam), id, name="Mine")
    with pytest.raises(NotFound):
        actions.change_view(seat(cast.walt), id, name="Mine")
    assert actions.change_view(seat(cast.adam), id, visibility="Everyone").visibility == "Everyone"
    assert actions.delete_view(seat(cast.mona), id).deleted_at is not None
    with pytest.raises(NotFound):
        actions.change_view(seat(cast.mona), id, name="Again")


def test_a_view_is_made_changed_and_left_in_the_list(page: Page, database: Database, deal: Deal) -> None:
    page.goto("/deals?view=all&f.amount=min:100&f.amount=max:900000000")
    page.get_by_role("button", name="All filters").click()
    page.get_by_role("menuitem", name="Filter logic…").click()
    page.get_by_role("textbox", name="Filter logic").fill("1 OR 3")
    page.get_by_role("button", name="Apply").click()
    expect(page.get_by_role("dialog")).to_contain_text("There is no filter 3")
    page.get_by_role("textbox", name="Filter logic").fill("1 or 2")
    page.get_by_role("button", name="Apply").click()
    expect(page.get_by_role("button", name="1 OR 2")).to_be_visible()
    page.get_by_role("button", name="Add filter").click()
    page.get_by_role("menuitem", name="Stage").click()
    page.get_by_role("dialog").get_by_role("checkbox").first.check()
    page.get_by_role("button", name="Apply").click()
    expect(page.get_by_role("button", name="(1 OR 2) AND 3")).to_be_visible()
    page.get_by_role("link", name="Remove filter 3.").click()
    page.get_by_role("button", name="Any filter").click()
    page.get_by_role("menuitem", name="Filter logic…").click()
    page.get_by_role("textbox", name="Filter logic").fill("1 or 2")
    page.get_by_role("button", name="Apply").click()
    expect(page.get_by_role("button", name="1 OR 2")).to_be_visible()
    page.get_by_role("button", name="View", exact=True).click()
    page.get_by_role("menuitem", name="Choose columns…").click()
    page.get_by_role("checkbox", name="Next step").uncheck()
    page.get_by_role("checkbox", name="Lead source").check()
    for _ in range(8):
        page.get_by_role("button", name="Move Lead source up").click()
    page.get_by_role("button", name="Apply").click()
    expect(page.get_by_role("columnheader").nth(2)).to_have_text("Lead source")
    page.get_by_role("button", name="View", exact=True).click()
    page.get_by_role("menuitem", name="Save as new view…").click()
    page.get_by_role("textbox", name="Name").fill("By source")
    page.get_by_role("button", name="Save view").click()
    expect(page.get_by_role("navigation", name="Views").get_by_role("link", name="By source")).to_have_attribute(
        "aria-current", "page"
    )
    with database.session() as db:
        view = db.query(ListView).one()
        assert (view.logic, view.columns[:2]) == ("1 OR 2", ["name", "lead_source"])
        assert view.filters == [["amount", "min:100"], ["amount", "max:900000000"]]
    page.get_by_role("link", name="Remove filter").first.click()
    expect(page.get_by_role("link", name="Undo changes")).to_be_visible()
    page.get_by_role("button", name="View", exact=True).click()
    page.get_by_role("menuitem", name="Save changes").click()
    expect(page.get_by_role("link", name="Undo changes")).to_have_count(0)
    with database.session() as db:
        assert db.query(ListView).one().filters == [["amount", "max:900000000"]]


def test_a_field_of_many_records_is_changed_or_none(seat: As, cast: Cast) -> None:
    db = seat(cast.mona)
    ids = [actions.create_lead(db, last_name=name, company="Dunes", owner_id=cast.sam).id for name in ("Ash", "Birch")]
    changed = actions.update_records(db, "lead", ids, "rating", "Hot")
    assert [lead.id for lead in changed] == ids
    assert actions.update_records(db, "lead", ids, "rating", "Hot") == []
    for name in ("last_name", "email", "owner_id"):
        with pytest.raises(Invalid, match="cannot be changed for several"):
            actions.update_records(db, "lead", ids, name, "x")
    with pytest.raises(Forbidden):
        actions.update_records(seat(cast.sam), "lead", ids, "rating", "Cold")


def test_one_refusal_changes_none(db: Db, deal: Deal, seat: As, cast: Cast) -> None:
    admin = seat(cast.adam)
    other = actions.create_deal(admin, name="Other", account_id=cast.norwood, amount=100, close_date=date(2026, 5, 1))
    actions.add_line(admin, other.id, cast.lamp, quantity=1)
    admin.commit()
    with pytest.raises((Blocked, Invalid)):
        actions.update_records(admin, "deal", [deal.id, other.id], "amount", 5_000)
    admin.rollback()
    assert admin.get_one(Deal, deal.id, populate_existing=True).amount != 5_000


def test_a_list_is_taken_away_as_it_shows(database: Database, cast: Cast, seat: As) -> None:
    db = seat(cast.adam)
    for name in ("Ash", "Birch"):
        actions.create_lead(db, last_name=name, company="Dunes, Inc", est_amount=123_450, owner_id=cast.sam)
    db.commit()
    answer = OfficeClient(database, "crm", cast.adam).get(
        "/leads/export.csv?view=all&q=dunes&sort=-name&columns=name,est_amount"
    )
    lines = answer.get_data(as_text=True).lstrip("\ufeff").split()
    assert lines == ["Name,Est.", "amount", "Birch,1234.50", "Ash,1234.50"]
    assert OfficeClient(database, "crm", cast.sam).get("/leads/export.csv").status_code == 403
    with database.session() as after:
        assert after.query(Lead).filter_by(company="Dunes, Inc").count() == 2


def test_the_rows_that_are_ticked_are_exported_as_the_list_shows_them(
    open_as: Open, database: Database, db: Db, deal: Deal, cast: Cast
) -> None:
    for number in (2, 1, 3):
        actions.create_deal(db, name=f"Deal {number}", account_id=cast.norwood, amount=number, close_date=TODAY)
    db.commit()
    page = open_as(cast.adam)
    page.goto("/deals?view=open&sort=-name&columns=name,amount")
    for number in (1, 3):
        page.get_by_role("checkbox", name=f"Select Deal {number}").check()
    with page.expect_download() as begun:
        page.get_by_role("toolbar").get_by_role("button", name="Export").click()
    text = begun.value.path().read_text("utf-8-sig")
    assert text.splitlines() == ["Name,Amount", "Deal 3,0.03", "Deal 1,0.01"]


def test_who_may_not_export_is_offered_no_export(client: OfficeClient, deal: Deal) -> None:
    assert "export" not in client.get("/deals").text
    assert client.get(f"/deals/export.csv?ids={deal.id}").status_code == 403

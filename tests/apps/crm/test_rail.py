"""Which pages people have at hand beside every page, and which under "More"."""

from __future__ import annotations

import re

import pytest
from deskgym.apps.crm import APP, actions, rail
from deskgym.apps.crm.permissions import access
from deskgym.apps.crm.workplaces import workplace
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.platform.errors import Invalid
from deskgym.apps.platform.preferences import preference
from playwright.sync_api import Page, expect

from ...support.client import OfficeClient
from ..conftest import As
from .cast import Cast
from .conftest import Open


def labels(db: Db) -> tuple[list[str], list[str]]:
    found = rail.rail(db)
    return [entry.label for entry in found.shown], [entry.label for entry in found.more]


@pytest.mark.parametrize(
    ("who", "kind"),
    [("sam", "sales"), ("mona", "sales management"), ("adam", "administration"), ("vera", "reading")],
)
def test_what_a_role_may_do_says_whose_work_it_is(seat: As, cast: Cast, who: str, kind: str) -> None:
    assert workplace(seat(getattr(cast, who))) == kind


def test_a_rep_has_sales_at_hand_and_all_else_under_more(db: Db) -> None:
    shown, more = labels(db)
    assert {"Accounts", "Leads", "Deals", "Quotes"} < set(shown)
    assert {"Cases", "Support", "Products"} < set(more)
    assert not set(shown) & set(more)


def test_pages_of_records_that_a_role_cannot_read_are_nowhere(db: Db, cast: Cast) -> None:
    who = access(db)
    assert who is not None
    who.permissions["lead"].read = "no"
    shown, more = labels(db)
    assert "Leads" not in shown + more


def test_pinned_pages_stay_in_their_order(db: Db) -> None:
    actions.choose_entries(db, ["home.index", "cases.index", "deals.index"])
    db.commit()
    assert labels(db)[0] == ["Home", "Cases", "Deals"]


def test_what_everybody_has_is_no_choice(db: Db) -> None:
    usual = [entry.endpoint for entry in rail.rail(db).shown]
    actions.choose_entries(db, ["home.index"])
    actions.choose_entries(db, usual)
    db.flush()
    assert [entry.endpoint for entry in rail.rail(db).shown] == usual
    assert preference(db, "crm", rail.PREFERENCE) is None


@pytest.mark.parametrize(
    ("chosen", "why"),
    [
        ([], "at least one"),
        (["home.index", "wages.index"], "wages.index"),
        ([entry.endpoint for entry in APP.navigation], "At most 12"),
    ],
)
def test_no_choice_that_makes_no_sense(db: Db, chosen: list[str], why: str) -> None:
    with pytest.raises(Invalid, match=why):
        actions.choose_entries(db, chosen)


def test_the_rail_is_ones_own(seat: As, cast: Cast) -> None:
    db = seat(cast.sam)
    actions.choose_entries(db, ["home.index"])
    db.commit()
    assert len(rail.rail(seat(cast.rita)).shown) > 1


def test_the_open_page_shows_although_it_is_under_more(client: OfficeClient) -> None:
    html = client.get("/cases").text
    nav = html[html.index('<nav class="rail"') : html.index("</nav>")]
    assert re.search(r'href="/cases" aria-current="page"', nav)


def test_pages_are_pinned_and_put_back(page: Page, database: Database, cast: Cast) -> None:
    page.goto("/contacts")
    main = page.get_by_role("navigation", name="Main")
    main.get_by_role("button", name="More").press("Enter")
    expect(page.get_by_role("menuitem", name="Products")).to_be_focused()
    page.get_by_role("menuitem", name="Choose pinned pages…").click()
    dialog = page.get_by_role("dialog", name="Pinned pages")
    dialog.get_by_role("checkbox", name="Leads").uncheck()
    dialog.get_by_role("checkbox", name="Knowledge").check()
    dialog.get_by_role("button", name="Save").click()
    expect(page.get_by_role("status")).to_contain_text("Your pinned pages were saved.")
    expect(page).to_have_url(re.compile("/contacts$"))
    expect(main.get_by_role("link", name="Knowledge")).to_be_visible()
    expect(main.get_by_role("link", name="Leads")).to_have_count(0)
    main.get_by_role("button", name="More").click()
    page.get_by_role("menuitem", name="Choose pinned pages…").click()
    dialog.get_by_role("button", name="Back to the usual").click()
    expect(main.get_by_role("link", name="Leads")).to_be_visible()


def test_the_rail_of_a_manager_fits_the_page(open_as: Open, cast: Cast) -> None:
    page = open_as(cast.mona)
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto("/")
    expect(page.get_by_role("button", name="More")).to_be_in_viewport(ratio=1)

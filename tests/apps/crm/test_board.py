"""The board of deals: columns, narrowing, and cards that are moved by mouse and by menu."""

from __future__ import annotations

from datetime import date, timedelta

from deskgym.apps.crm import actions
from deskgym.apps.crm.board import FIRST, Quarter, columns
from deskgym.apps.crm.models import Deal
from deskgym.apps.platform.database import Db
from playwright.sync_api import Locator, Page, expect

from ...support.client import OfficeClient
from ..conftest import As
from .cast import TODAY, Cast


def column(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=name, exact=True)


def drag(page: Page, name: str, to: str) -> None:
    start = page.get_by_role("listitem", name=name).bounding_box()
    end = column(page, to).bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + 40, start["y"] + start["height"] - 8)
    page.mouse.down()
    page.mouse.move(end["x"] + 60, end["y"] + 120, steps=4)
    page.mouse.up()


def test_quarters_go_over_the_turn_of_the_year() -> None:
    last = Quarter.of(date(2026, 12, 31))
    assert (last.key, last.label, last.last) == ("2026-Q4", "Q4 2026", date(2026, 12, 31))
    assert (last.shifted(1).key, last.shifted(-4).key) == ("2027-Q1", "2025-Q4")


def test_a_column_counts_all_and_shows_the_first(db: Db, cast: Cast) -> None:
    for number in range(FIRST + 3):
        day = TODAY + timedelta(days=number)
        actions.create_deal(db, name=f"Deal {number:02}", amount=100, close_date=day, account_id=cast.norwood)
    (first, *_rest) = columns(db, owner_id=None, quarter=None, shown={})
    assert (first.count, first.amount, first.left) == (FIRST + 3, 100 * (FIRST + 3), 3)
    assert first.deals[0].name == "Deal 00"
    (first, *_rest) = columns(db, owner_id=None, quarter=None, shown={first.stage.id: 2 * FIRST})
    assert first.left == 0
    (first, *_rest) = columns(db, owner_id=cast.walt, quarter=None, shown={})
    assert (first.count, first.deals) == (0, [])
    (first, *_rest) = columns(db, owner_id=None, quarter=Quarter.of(TODAY).shifted(1), shown={})
    assert first.count == 0


def test_a_card_is_dragged_into_another_stage(page: Page, deal: Deal) -> None:
    page.goto("/deals/board")
    expect(column(page, "Prospecting").get_by_role("list")).to_have_accessible_name("Prospecting: 1 deal, $1,200.00")
    drag(page, "Norwood lobby", "Proposal")
    expect(page.get_by_role("status")).to_contain_text("Norwood lobby is now in Proposal.")
    expect(column(page, "Proposal").get_by_role("listitem", name="Norwood lobby")).to_be_visible()
    expect(page).to_have_url("/deals/board")


def test_a_gate_asks_for_what_is_missing_and_leaves_the_card_when_it_is_refused(page: Page, deal: Deal) -> None:
    page.goto("/deals/board?owner=all")
    drag(page, "Norwood lobby", "Negotiation")
    form = page.get_by_role("dialog", name="Move to Negotiation")
    form.get_by_role("button", name="Cancel").click()
    expect(column(page, "Prospecting").get_by_role("listitem", name="Norwood lobby")).to_be_visible()
    drag(page, "Norwood lobby", "Negotiation")
    form.get_by_role("combobox", name="Decision maker").fill("dana")
    form.get_by_role("option").filter(has_text="Dana Whitfield").click()
    form.get_by_role("button", name="Save").click()
    expect(column(page, "Negotiation").get_by_role("listitem", name="Norwood lobby")).to_be_visible()
    expect(page).to_have_url("/deals/board?owner=all")


def test_the_menu_of_a_card_moves_it_by_keyboard(page: Page, deal: Deal) -> None:
    page.goto("/deals/board")
    page.get_by_role("button", name="Move Norwood lobby").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(column(page, "Proposal").get_by_role("listitem", name="Norwood lobby")).to_be_visible()
    expect(page.get_by_role("button", name="Move Norwood lobby")).to_be_focused()


def test_a_card_of_somebody_else_stays(page: Page, deal: Deal, seat: As, cast: Cast) -> None:
    actions.create_deal(seat(cast.walt), name="Walt's deal", amount=100, close_date=TODAY, account_id=cast.westlake)
    seat(None).commit()
    page.goto("/deals/board?owner=all")
    expect(page.get_by_role("button", name="Move Walt's deal")).to_have_count(0)
    drag(page, "Walt's deal", "Proposal")
    expect(column(page, "Prospecting").get_by_role("listitem", name="Walt's deal")).to_be_visible()


def test_a_stale_card_is_refused(client: OfficeClient, deal: Deal, cast: Cast) -> None:
    answer = client.post(f"/deals/{deal.id}/drop/{cast.stages['Proposal']}", version=deal.version + 3)
    assert (answer.status_code, "was changed by" in answer.text) == (409, True)


def test_addresses_that_make_no_sense_show_the_board(client: OfficeClient, deal: Deal) -> None:
    for query in ("owner=x", "owner=99999", "quarter=1900-Q9", "show1=-4", "show999999999=3", "show1=x"):
        assert client.get(f"/deals/board?{query}").status_code == 200

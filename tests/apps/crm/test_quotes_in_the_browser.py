"""How a quote goes from the board to the accepted offer, in the browsers of a rep and of a manager."""

from __future__ import annotations

from deskgym.apps.crm.models import Deal
from deskgym.apps.platform.database import Database
from playwright.sync_api import Page, expect

from .cast import Cast
from .conftest import Open
from .test_board import column, drag


def test_a_deal_is_dragged_through_a_gate_quoted_approved_and_accepted(
    open_as: Open, database: Database, deal: Deal, cast: Cast
) -> None:
    rep, manager = open_as(cast.sam), open_as(cast.mona)

    rep.goto("/deals/board")
    drag(rep, "Norwood lobby", "Negotiation")
    gate = rep.get_by_role("dialog", name="Move to Negotiation")
    gate.get_by_role("combobox", name="Decision maker").fill("dana")
    gate.get_by_role("option").filter(has_text="Dana Whitfield").click()
    gate.get_by_role("button", name="Save").click()
    expect(column(rep, "Negotiation").get_by_role("listitem", name="Norwood lobby")).to_be_visible()

    rep.get_by_role("link", name="Norwood lobby").click()
    rep.get_by_role("link", name="Related").click()
    rep.get_by_role("button", name="New quote").click()
    dialog = rep.get_by_role("dialog", name="New quote")
    dialog.get_by_role("textbox", name="Expires on").fill("03/30/2026")
    dialog.get_by_role("button", name="Save").click()
    expect(rep.get_by_role("heading", level=1)).to_have_text("Q-01001 Norwood lobby")
    offer(rep, quantity=4, discount=18)
    # Eighteen percent is more than anybody may present unasked.
    rep.get_by_role("button", name="Present").click()
    rep.get_by_role("dialog").get_by_role("button", name="Present").click()
    expect(rep.get_by_role("alert")).to_contain_text("needs approval before it is presented")
    rep.keyboard.press("Escape")
    rep.get_by_role("button", name="Submit for approval").click()
    dialog = rep.get_by_role("dialog")
    dialog.get_by_role("textbox", name="Reason").fill("They take four at once")
    dialog.get_by_role("button", name="Submit").click()
    rep.get_by_role("link", name="Open request").click()
    expect(rep.get_by_role("heading", level=1)).to_contain_text("Norwood lobby")
    expect(rep.get_by_role("button", name="Approve")).to_have_count(0)

    manager.goto("/approvals")
    manager.get_by_role("link", name="Norwood lobby").first.click()
    manager.get_by_role("button", name="Approve").click()
    manager.get_by_role("dialog").get_by_role("button", name="Approve").click()
    expect(manager.get_by_role("main")).to_contain_text("Approved")

    rep.get_by_role("link", name="Open quote").click()
    rep.get_by_role("button", name="Present").click()
    rep.get_by_role("dialog").get_by_role("button", name="Present").click()
    rep.get_by_role("button", name="Accept").click()
    rep.get_by_role("dialog").get_by_role("button", name="Accept").click()
    expect(rep.get_by_role("button", name="Accept")).to_have_count(0)

    manager.goto(f"/deals/{deal.id}?tab=related")
    expect(manager.get_by_role("textbox", name="Discount of Standing desk")).to_have_value("18")
    with database.session() as db:
        found = db.get_one(Deal, deal.id)
        assert [(line.product_id, line.quantity, line.discount_pct) for line in found.lines] == [(cast.desk, 4, 18)]
        assert found.amount == found.lines[0].total == 4 * 45_050 * 82 // 100


def offer(page: Page, *, quantity: int, discount: int) -> None:
    """Put standing desks into the grid of the open quote and save it."""
    grid = page.get_by_role("form", name="Products")
    grid.get_by_role("combobox", name="Add product").fill("desk")
    grid.get_by_role("option").filter(has_text="Standing desk").click()
    grid.get_by_role("textbox", name="Quantity of Standing desk").fill(str(quantity))
    grid.get_by_role("textbox", name="Discount of Standing desk").fill(str(discount))
    grid.get_by_role("group", name="Unsaved changes").get_by_role("button", name="Save").click()
    expect(page.get_by_text("Products saved.")).to_be_visible()

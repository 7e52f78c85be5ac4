"""Lists are as somebody wants them: which columns in which order, how wide, by what they are filtered and sorted."""

from __future__ import annotations

import re
from importlib import import_module
from pkgutil import iter_modules

import pytest
from deskgym.apps.crm import APP, actions, lists
from deskgym.apps.crm.actions import list_preferences
from deskgym.apps.crm.actions.list_views import Shown
from deskgym.apps.crm.models import Deal
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Invalid, NotFound
from deskgym.apps.platform.list_preferences import CHOICES, NARROWEST, kept_parts, kept_widths
from deskgym.apps.platform.listview import ListView
from deskgym.apps.platform.models import Preference
from deskgym.apps.platform.preferences import set_preference
from playwright.sync_api import Locator, Page, expect
from sqlalchemy import select

from ...support.client import OfficeClient
from ..conftest import As
from .cast import TODAY, Cast
from .conftest import Open


def edge(page: Page, label: str) -> Locator:
    return page.get_by_role("separator", name=f"Width of {label}", exact=True)


def widths(page: Page) -> dict[str, int]:
    found: dict[str, int] = page.evaluate(
        "Object.fromEntries([...document.querySelectorAll('th[data-column]')]"
        ".map(each => [each.dataset.column, Math.round(each.getBoundingClientRect().width)]))"
    )
    return found


def drag(page: Page, what: Locator, to_x: float) -> None:
    box = what.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 10)
    page.mouse.down()
    page.mouse.move((box["x"] + to_x) / 2, box["y"] + 10)
    page.mouse.move(to_x, box["y"] + 10)
    page.mouse.up()


def test_widths_are_kept_for_each_person_and_view(db: Db, seat: As, cast: Cast) -> None:
    actions.set_widths(db, "deals", "open", {"name": 300})
    actions.set_widths(db, "deals", "open", {"amount": 120})
    actions.set_widths(db, "deals", "won", {"name": 200})
    assert kept_widths(db, APP.key, "deals", "open") == {"name": 300, "amount": 120}
    db.commit()
    assert kept_widths(seat(cast.walt), APP.key, "deals", "open") == {}
    actions.reset_widths(db, "deals", "open")
    assert kept_widths(db, APP.key, "deals", "open") == {}
    assert kept_widths(db, APP.key, "deals", "won") == {"name": 200}


def test_widths_of_a_deleted_view_are_forgotten(db: Db) -> None:
    view = actions.create_view(db, "deals", Shown("open"), name="Mine")
    actions.set_widths(db, "deals", f"saved-{view.id}", {"name": 300})
    actions.delete_view(db, view.id)
    with pytest.raises(NotFound, match="may have been deleted"):
        actions.set_widths(db, "deals", f"saved-{view.id}", {"name": 310})
    actions.set_widths(db, "deals", "open", {"name": 200})
    assert kept_widths(db, APP.key, "deals", f"saved-{view.id}") == {}


def test_what_cannot_be_is_refused(db: Db) -> None:
    with pytest.raises(NotFound, match="no list 'wishes'"):
        actions.set_widths(db, "wishes", "open", {"name": 300})
    with pytest.raises(Invalid, match="no column 'color'"):
        actions.set_widths(db, "deals", "open", {"color": 300})
    with pytest.raises(Invalid, match="Amount can be 64 to 960 pixels wide, not 9000"):
        actions.set_widths(db, "deals", "open", {"amount": 9000})
    with pytest.raises(Invalid, match="at least one column"):
        actions.set_widths(db, "deals", "open", {})


def test_a_width_that_is_no_number_is_refused(client: OfficeClient) -> None:
    assert client.post("/columns/deals/open/widths", width="amount:wide").status_code == 422


def test_an_edge_is_moved_by_the_keyboard_and_stays(page: Page, deal: Deal) -> None:
    page.goto("/deals")
    before = widths(page)
    expect(edge(page, "Account")).to_have_attribute("aria-valuenow", str(before["account"]))
    edge(page, "Account").focus()
    page.keyboard.press("ArrowRight")
    with page.expect_response("**/widths"):
        page.keyboard.press("Shift+ArrowRight")
    expect(edge(page, "Account")).to_have_attribute("aria-valuenow", str(before["account"] + 60))
    after = {**before, "account": before["account"] + 60}
    assert widths(page) == after
    page.reload()
    assert widths(page) == after


def test_an_edge_is_dragged_and_widths_are_reset(page: Page, deal: Deal) -> None:
    page.goto("/deals")
    before = widths(page)
    box = edge(page, "Name").bounding_box()
    assert box is not None
    with page.expect_response("**/widths"):
        drag(page, edge(page, "Name"), box["x"] + box["width"] / 2 - 80)
    assert widths(page) == {**before, "name": before["name"] - 80}
    page.get_by_role("button", name="View", exact=True).click()
    page.get_by_role("menuitem", name="Reset widths").click()
    expect(page.get_by_role("status")).to_contain_text("usual widths")
    assert widths(page) == before
    page.get_by_role("button", name="View", exact=True).click()
    expect(page.get_by_role("menuitem", name="Reset widths")).to_have_count(0)


def test_a_column_fits_what_stands_in_it(page: Page, deal: Deal) -> None:
    page.goto("/deals")
    edge(page, "Name").focus()
    with page.expect_response("**/widths"):
        page.keyboard.press("Home")
    name = page.get_by_role("cell", name="Norwood lobby", exact=True)
    assert name.evaluate("each => each.scrollWidth > each.clientWidth")
    with page.expect_response(lambda answer: answer.url.endswith("/widths") and answer.ok):
        edge(page, "Name").dblclick()
    assert not name.evaluate("each => each.scrollWidth > each.clientWidth")


def test_a_heading_is_dragged_elsewhere(page: Page, deal: Deal) -> None:
    page.goto("/deals")
    stage = page.get_by_role("columnheader", name="Stage", exact=True).bounding_box()
    assert stage is not None
    drag(page, page.get_by_role("columnheader", name="Close date"), stage["x"] + 4)
    expect(page.get_by_role("columnheader").nth(3)).to_have_text("Close date")
    # The press is no click on the heading: the order of the rows stays.
    assert "sort=" not in page.url


def test_the_chooser_moves_lines_by_the_keyboard(page: Page, deal: Deal) -> None:
    page.goto("/deals")
    page.get_by_role("button", name="View", exact=True).click()
    page.get_by_role("menuitem", name="Choose columns…").click()
    page.get_by_role("checkbox", name="Amount").focus()
    for _ in range(3):
        page.keyboard.press("Alt+ArrowUp")
    expect(page.get_by_role("checkbox", name="Amount")).to_be_focused()
    page.get_by_role("button", name="Apply").click()
    expect(page.get_by_role("columnheader").nth(2)).to_have_text("Amount")


@pytest.fixture
def something(db: Db, deal: Deal, cast: Cast) -> None:
    """A record in every list."""
    actions.create_task(db, subject="Call", parent_type="deal", parent_id=deal.id)
    actions.create_case(db, subject="Broken", account_id=cast.norwood)
    actions.create_quote(db, deal_id=deal.id)
    actions.create_campaign(db, name="Spring", start_date=TODAY)
    db.commit()


@pytest.mark.usefixtures("something")
@pytest.mark.parametrize("name", list(lists.LISTS))
def test_every_column_that_is_added_is_seen_and_its_width_is_kept(open_as: Open, cast: Cast, name: str) -> None:
    view, page = lists.LISTS[name][0], open_as(cast.adam)
    own, more = ([column.key for column in found] for found in (view.columns, view.more_columns))
    everything = next(each.key for each in view.views if each.where is None)
    for chosen in ([*own, more[0]], [*own, *more]):
        page.goto(f"/{name}?view={everything}&columns={','.join(chosen)}")
        found = widths(page)
        assert list(found) == chosen
        assert min(found.values()) >= NARROWEST
    label = next(column.label for column in view.more_columns if column.key == more[0])
    edge(page, label).focus()
    with page.expect_response(lambda answer: answer.url.endswith("/widths") and answer.ok):
        page.keyboard.press("ArrowRight")
    after = widths(page)
    assert after == {**found, more[0]: found[more[0]] + 10}
    page.reload()
    assert widths(page) == after


def test_every_list_whose_columns_have_edges_keeps_their_widths() -> None:
    modules = [import_module(f"{lists.__name__}.{found.name}") for found in iter_modules(lists.__path__)]
    arranged = {
        each.key
        for module in modules
        for each in vars(module).values()
        if isinstance(each, ListView) and each.preferences
    }
    assert arranged == set(list_preferences.ARRANGED)


NAMED = Shown("open", [("amount", "min:100000")], "", ["name", "lead_source"], "-amount")


def remembered(db: Db, view: str = "open") -> list[tuple[str, str]]:
    return list(kept_parts(db, APP.key, "deals", view))


def test_what_is_chosen_is_remembered_for_a_view_and_columns_for_the_list(db: Db) -> None:
    actions.remember_list(db, "deals", NAMED, CHOICES)
    columns = ("columns", "name,lead_source")
    assert remembered(db) == [columns, ("f.amount", "min:100000"), ("sort", "-amount")]
    assert remembered(db, "won") == [columns]
    actions.remember_list(db, "deals", Shown("open", sort="name"), ["order"])
    assert remembered(db) == [columns, ("f.amount", "min:100000"), ("sort", "name")]
    actions.reset_list(db, "deals", "open")
    assert remembered(db) == []


def test_usual_columns_are_not_kept(db: Db) -> None:
    usual = [column.key for column in lists.DEALS.columns]
    actions.remember_list(db, "deals", Shown("open", columns=usual), CHOICES)
    assert db.scalars(select(Preference)).all() == []


def test_what_a_list_has_not_is_not_remembered(db: Db) -> None:
    for shown in (
        Shown("open", [("weather", "is:1")]),
        Shown("open", columns=["weather"]),
        Shown("open", sort="weather"),
    ):
        with pytest.raises(Invalid):
            actions.remember_list(db, "deals", shown, CHOICES)
    with pytest.raises(NotFound):
        actions.remember_list(db, "deals", Shown("nothing"), CHOICES)


def test_a_list_is_found_again_as_it_was_left(client: OfficeClient, db: Db, deal: Deal) -> None:
    actions.remember_list(db, "deals", NAMED, CHOICES)
    db.commit()
    listed = client.get("/deals").text
    assert "Amount ≥ $1,000.00" in listed
    assert 'data-column="lead_source"' in listed
    # A link that says what it leads to shows just that, in the columns that were chosen.
    whole = client.get("/deals?view=open&edited=1").text
    assert "Amount ≥" not in whole
    assert 'data-column="lead_source"' in whole


def test_a_filter_that_is_no_more_is_not_missed(client: OfficeClient, db: Db, deal: Deal) -> None:
    gone = [["f.stage", "any:99"], ["sort", "-amount"]]
    set_preference(db, APP.key, "look of deals", {"open": gone})
    db.commit()
    assert deal.name in client.get("/deals").text


def test_choices_in_the_browser_are_remembered_until_reset(page: Page, deal: Deal) -> None:
    page.goto("/deals")
    heading = page.get_by_role("columnheader", name="Amount", exact=True)
    reset = page.get_by_role("button", name="Reset", exact=True)
    expect(reset).to_have_count(0)
    with page.expect_response(lambda answer: answer.url.endswith("/look") and answer.ok):
        heading.get_by_role("link").click()
    page.get_by_role("link", name="Accounts", exact=True).click()
    page.get_by_role("link", name="Deals", exact=True).click()
    expect(page).to_have_url(re.compile("/deals$"))
    expect(heading).to_have_attribute("aria-sort", "ascending")
    with page.expect_response(lambda answer: answer.url.endswith("/look") and answer.ok):
        heading.get_by_role("link").click()
    expect(heading).to_have_attribute("aria-sort", "descending")
    # Back is to what was shown, which is chosen so.
    with page.expect_response(lambda answer: answer.url.endswith("/look") and answer.ok):
        page.go_back()
    expect(heading).to_have_attribute("aria-sort", "ascending")
    reset.click()
    expect(page.get_by_role("status")).to_contain_text("as usual")
    expect(heading).not_to_have_attribute("aria-sort", re.compile("."))
    expect(reset).to_have_count(0)


def test_a_link_from_elsewhere_chooses_nothing(page: Page, db: Db, deal: Deal) -> None:
    page.goto("/accounts")
    page.goto("/deals?view=open&sort=amount")
    page.get_by_role("link", name="Accounts", exact=True).click()
    page.get_by_role("link", name="Deals", exact=True).click()
    expect(page.get_by_role("columnheader", name="Close date")).to_have_attribute("aria-sort", "ascending")
    assert remembered(db) == []

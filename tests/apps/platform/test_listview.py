"""The list view: what the query string says is what the rows are."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import date

import pytest
from deskgym.apps.platform.database import Database
from deskgym.apps.platform.filters import DateFilter
from deskgym.apps.platform.models import AppSession, Person
from flask.testing import FlaskClient
from playwright.sync_api import Page, expect
from sqlalchemy import column, select

from ...support.statements import recorded_statements


def names(html: str) -> list[str]:
    return re.findall(r'aria-label="Select (?!all)([^"]+)"', html)


def total(html: str) -> int:
    found = re.search(r'data-total="(\d+)"', html)
    assert found is not None
    return int(found[1])


def test_a_page_has_twenty_rows_in_the_lists_own_order(client: FlaskClient) -> None:
    html = client.get("/people/").text
    assert names(html)[:2] == ["Frieda Frost", "Alex Morena"]
    assert (len(names(html)), total(html)) == (20, 60)


def test_rows_are_sorted_either_way_and_ties_go_by_id(client: FlaskClient) -> None:
    assert names(client.get("/people/?sort=-number").text)[0] == "Robin Number60"
    ties = names(client.get("/people/?sort=title").text)
    assert ties[:4] == ["Alex Moreno", "Alex Morena", "Frieda Frost", "Olaf Outsider"]
    assert 'aria-sort="descending"' in client.get("/people/?sort=-number").text


def test_pages_follow_each_other_and_end(client: FlaskClient) -> None:
    assert names(client.get("/people/?sort=number&page=3").text)[-1] == "Robin Number60"
    assert names(client.get("/people/?sort=number&page=99").text)[-1] == "Robin Number60"


@pytest.mark.parametrize(
    ("query", "count"),
    [
        ("q=number07", 1),
        ("q=ALEX+mor", 2),
        ("q=%25", 0),
        ("view=service", 15),
        ("view=service&q=alex", 1),
        ("f.department=any:Sales|Finance", 30),
        ("f.department=not:Sales", 45),
        ("f.number=min:51", 10),
        ("f.number=min:51&f.department=any:Sales", 2),
        ("f.title=has:REP", 60),
        ("f.title=is:sales%20rep", 60),
        ("f.title=is:sales%25", 0),
        ("f.title=empty:", 0),
        ("f.title=not:sales%20rep", 0),
        ("f.title=ends:REP", 60),
        ("f.title=ends:sale", 0),
        ("f.title=like:s%25r_p", 60),
        ("f.title=unlike:s%25r_p", 0),
        ("f.title=any:boss;%20sales%20rep", 60),
        ("f.title=none:boss;sales%20rep", 0),
        ("f.number=not:5", 59),
        ("f.number=over:58", 2),
        ("f.number=under:3", 2),
        ("f.number=between:5|7", 3),
        ("f.self=me:", 1),
        ("f.self=not:1", 59),
        ("f.active=no:", 0),
    ],
)
def test_search_views_and_filters_narrow_the_rows(client: FlaskClient, query: str, count: int) -> None:
    assert total(client.get(f"/people/?{query}").text) == count


@pytest.mark.parametrize(
    ("asked", "first", "last"),
    [
        ("between:2026-03-01|2026-03-09", "2026-03-01", "2026-03-09"), ("older:7", None, "2026-03-08"),
        ("later:7", "2026-03-24", None), ("yesterday:", "2026-03-15", "2026-03-15"), ("past:", None, "2026-03-15"),
        ("tomorrow:", "2026-03-17", "2026-03-17"), ("future:", "2026-03-17", None),
        ("week:", "2026-03-16", "2026-03-22"), ("last-week:", "2026-03-09", "2026-03-15"),
        ("next-week:", "2026-03-23", "2026-03-29"), ("next-year:", "2027-01-01", "2027-12-31"),
        ("last-year:", "2025-01-01", "2025-12-31"),
    ],
)  # fmt: skip
def test_a_filter_by_date_means_these_days(asked: str, first: str | None, last: str | None) -> None:
    operator, _, value = asked.partition(":")
    span = DateFilter("day", "Day", column("day")).span(date(2026, 3, 16), operator, value)
    assert span == tuple(each and date.fromisoformat(each) for each in (first, last))


def test_two_values_are_typed_in_one_control(client: FlaskClient) -> None:
    address = "/people/?edit_filter=number&operator=between&numbers="
    answer = client.get(f"{address}7+to+1,005", headers={"HX-Request": "true"})
    assert answer.headers["HX-Redirect"] == "/people/?view=all&f.number=between%3A7%7C1005"
    wrong = client.get(f"{address}7", headers={"HX-Request": "true"})
    assert "Enter two values such as 100 to 500." in wrong.text
    again = client.get("/people/?edit_filter=number&at=0&f.number=between:7|1005").text
    assert 'value="7 to 1,005"' in again
    assert "is between 7 and 1,005" in client.get("/people/?f.number=between:7|1005").text


@pytest.mark.parametrize("query", ["page=-1", "page=x", "page=9999", "sort=secret", "columns=secret"])
def test_nonsense_about_the_look_of_a_list_is_left_out(client: FlaskClient, query: str) -> None:
    answer = client.get(f"/people/?{query}")
    assert (answer.status_code, total(answer.text)) == (200, 60)


@pytest.mark.parametrize(
    "query",
    ["view=none", "f.number=min:lots", "f.department=any:Moon", "f.number=%00:1", "f.department=:",
     "f.title=has:", "f.none=is:1", "f.number=min:" + "9" * 5000, "f.number=is:" + "9" * 20, "f.seen=last:" + "9" * 15,
     "f.number=between:5", "f.number=between:5|6|7", "f.title=any:;", "f.seen=between:2026-03-01",
     "f.seen=older:" + "9" * 15, "f.seen=on:0001-01-01", "f.seen=before:0001-01-01", "f.seen=after:9999-12-31",
     "f.=", "f.number=min",
     "f.department=any:Sales&f.color=is:red", "q=a&f.color=is:red"],
)  # fmt: skip
def test_a_list_that_cannot_be_narrowed_as_asked_lists_nothing(client: FlaskClient, query: str) -> None:
    answer = client.get(f"/people/?{query}")
    assert (answer.status_code, total(answer.text)) == (200, 0)
    assert "Nothing is listed, since" in answer.text
    assert "Clear filters" in answer.text


@pytest.mark.parametrize(
    ("operator", "value", "span"),
    [
        ("last", "7", (date(2026, 3, 9), date(2026, 3, 16))),
        ("month", "", (date(2026, 3, 1), date(2026, 3, 31))),
        ("last-month", "", (date(2026, 2, 1), date(2026, 2, 28))),
        ("quarter", "", (date(2026, 1, 1), date(2026, 3, 31))),
        ("last-quarter", "", (date(2025, 10, 1), date(2025, 12, 31))),
        ("next-quarter", "", (date(2026, 4, 1), date(2026, 6, 30))),
        ("before", "2026-03-01", (None, date(2026, 2, 28))),
    ],
)
def test_dates_are_counted_from_the_worlds_today(
    operator: str, value: str, span: tuple[date | None, date | None]
) -> None:
    assert DateFilter("close", "Close date", None).span(date(2026, 3, 16), operator, value) == span


def test_a_list_takes_a_handful_of_queries_however_many_rows(client: FlaskClient, database: Database) -> None:
    with recorded_statements(database) as statements:
        client.get("/people/")
    assert len(statements) <= 7, statements


def test_a_filters_errors_stand_at_its_field(client: FlaskClient) -> None:
    address = "/people/?edit_filter=number&operator=min&number=lots"
    answer = client.get(address, headers={"HX-Request": "true"})
    assert answer.status_code == 422
    assert "Enter a whole number such as 250." in answer.text
    answer = client.get(address.replace("lots", "1,250"), headers={"HX-Request": "true"})
    assert answer.headers["HX-Redirect"] == "/people/?view=all&f.number=min%3A1250"


def test_a_filter_takes_no_year_that_no_record_has(client: FlaskClient) -> None:
    address = "/people/?edit_filter=seen&operator=before&date="
    answer = client.get(f"{address}01/01/0001", headers={"HX-Request": "true"})
    assert (answer.status_code, "Enter a date in the years 1990 to 2100." in answer.text) == (422, True)
    answer = client.get(f"{address}01/01/1990", headers={"HX-Request": "true"})
    assert answer.headers["HX-Redirect"] == "/people/?view=all&f.seen=before%3A1990-01-01"


def test_a_bulk_action_reaches_the_chosen_rows_or_all_that_is_found(client: FlaskClient, database: Database) -> None:
    with database.session() as db:
        sent = {"csrf_token": db.scalars(select(AppSession.csrf)).one()}
    client.post("/people/move?ids=2,3,x", data=sent)
    assert moved(database) == [2, 3]
    client.post("/people/move?f.number=min%3A58&all=1", data=sent)
    assert moved(database) == [2, 3, 58, 59, 60]
    client.post("/people/move", data=sent)
    assert len(moved(database)) == 5


def test_after_a_bulk_action_the_list_stands_as_it_stood(client: FlaskClient, database: Database) -> None:
    with database.session() as db:
        sent = {"csrf_token": db.scalars(select(AppSession.csrf)).one()}
    shown = "/people/?view=service&q=robin&page=2"
    for current, after in ((shown, shown), ("/people/", "/people/"), ("/elsewhere/?q=robin", "/people/")):
        headers = {"HX-Request": "true", "HX-Current-URL": f"http://demo.localhost{current}"}
        answer = client.post("/people/move?ids=2", data=sent, headers=headers)
        went = answer.headers.get("HX-Redirect", current if answer.headers.get("HX-Refresh") else "")
        assert went == after


def moved(database: Database) -> list[int]:
    with database.session() as db:
        return list(db.scalars(select(Person.id).where(Person.city == "Boston").order_by(Person.id)))


def test_cells_are_saved_together_or_not_at_all(client: FlaskClient, database: Database) -> None:
    with database.session() as db:
        sent = {"csrf_token": db.scalars(select(AppSession.csrf)).one()}
    answer = client.post("/people/cells", data={**sent, "5-title": "Boss", "6-title": "King"})
    assert answer.status_code == 422
    assert '<li data-cell="6-title">There is no such title here.</li>' in answer.text
    answer = client.post("/people/cells", data={**sent, "5-title": "Boss", "6-phone": "call me"})
    assert 'data-cell="6-phone"' in answer.text
    with database.session() as db:
        assert db.get_one(Person, 5).title == "Sales rep"
    assert client.post("/people/cells", data={**sent, "5-title": "Boss", "6-email": "x"}).status_code == 303
    with database.session() as db:
        assert db.get_one(Person, 5).title == "Boss"
        assert db.get_one(Person, 6).email == "robin.number06@northfold.test"


def test_sixteen_rows_are_in_sight(page: Page) -> None:
    page.goto("/people/")
    seen = page.locator("tbody tr").evaluate_all(
        """rows => { const foot = document.querySelector('.list-foot').getBoundingClientRect().top;
           return rows.filter(row => row.getBoundingClientRect().bottom <= foot).length }"""
    )
    assert seen >= 16


def test_a_filter_is_added_changed_and_removed(page: Page) -> None:
    page.goto("/people/")
    page.get_by_role("button", name="Add filter").click()
    page.get_by_role("menuitem", name="Number").click()
    page.get_by_role("textbox", name="Value").fill("51")
    page.keyboard.press("Enter")
    expect(page.get_by_text("10 people")).to_be_visible()
    page.get_by_role("link", name="Number ≥ 51", exact=True).click()
    page.get_by_role("combobox", name="Condition").click()
    page.get_by_role("option", name="is empty").click()
    expect(page.get_by_role("textbox", name="Value")).to_be_hidden()
    page.get_by_role("button", name="Apply").click()
    expect(page.get_by_text("No people match")).to_be_visible()
    page.go_back()
    expect(page.get_by_text("10 people")).to_be_visible()
    page.get_by_role("link", name="Remove filter Number ≥ 51").click()
    expect(page.get_by_text("60 people", exact=True)).to_be_visible()


def test_rows_are_chosen_and_changed_together(page: Page, database: Database) -> None:
    page.goto("/people/?view=all&f.number=min:31")
    page.get_by_label("Select all on this page").check()
    bar = page.get_by_role("toolbar")
    expect(bar).to_contain_text("20 selected")
    bar.get_by_role("button", name="Select all 30 people").click()
    bar.get_by_role("button", name="Move").click()
    expect(page.get_by_role("dialog")).to_contain_text("Move 30 people to Boston?")
    page.get_by_role("dialog").get_by_role("button", name="Move").click()
    expect(page.get_by_role("status").last).to_contain_text("30 people moved.")
    assert len(moved(database)) == 30


def test_cells_are_edited_in_place_by_keyboard_and_saved(page: Page, database: Database) -> None:
    page.goto("/people/?sort=number")
    page.get_by_role("button", name="Edit Title of Frieda Frost").press("F2")
    page.get_by_role("textbox", name="Title").fill("King")
    page.keyboard.press("Enter")
    page.get_by_role("cell", name="(312) 555-0101").nth(4).dblclick()
    page.get_by_role("textbox", name="Phone").fill("(312) 555-0199")
    page.keyboard.press("Tab")
    page.get_by_role("button", name="Edit Manager of Robin Number06").click()
    page.get_by_role("combobox", name="Manager").fill("frieda")
    page.get_by_role("option", name="Frieda Frost").click()
    page.keyboard.press("Enter")
    bar = page.get_by_role("form", name="Unsaved changes")
    expect(bar).to_contain_text("3 unsaved changes")
    bar.get_by_role("button", name="Save").click()
    expect(page.get_by_role("alert")).to_have_text("There is no such title here.")
    page.get_by_role("button", name="Edit Title of Frieda Frost").press("Enter")
    page.keyboard.press("Escape")
    expect(bar).to_contain_text("2 unsaved changes")
    bar.get_by_role("button", name="Save").click()
    expect(page.get_by_text("2 people saved.")).to_be_visible()
    with database.session() as db:
        assert db.get_one(Person, 5).phone == "(312) 555-0199"
        assert db.get_one(Person, 6).manager_id == 3
        assert db.get_one(Person, 3).title == "Sales rep"


@pytest.fixture
def changed(page: Page) -> Page:
    """The list of people, where one title was changed and not saved."""
    page.goto("/people/?sort=number")
    page.get_by_role("button", name="Edit Title of Frieda Frost").click()
    page.get_by_role("textbox", name="Title").fill("Boss")
    page.keyboard.press("Enter")
    return page


def test_a_changed_cell_says_that_it_is_not_saved_and_the_bar_what_keeps_it(changed: Page) -> None:
    pencil = changed.get_by_role("button", name="Edit Title of Frieda Frost")
    expect(pencil).to_have_accessible_description("changed, not saved")
    expect(changed.get_by_role("form", name="Unsaved changes")).to_contain_text("1 unsaved change. Save keeps it.")
    changed.get_by_role("button", name="Discard").click()
    expect(pencil).not_to_have_attribute("aria-description", "changed, not saved")
    expect(changed.get_by_role("form", name="Unsaved changes")).to_be_hidden()


def search(page: Page) -> None:
    page.get_by_role("searchbox", name="Search this list").fill("frieda")
    page.keyboard.press("Enter")


def sort(page: Page) -> None:
    page.get_by_role("columnheader", name="Title").get_by_role("link").click()


def turn_over(page: Page) -> None:
    page.get_by_role("link", name="Next page").click()


def narrow(page: Page) -> None:
    dialog = page.get_by_role("dialog", name="Filter by title")
    if not dialog.is_visible():
        page.get_by_role("button", name="Add filter").click()
        page.get_by_role("menuitem", name="Title", exact=True).click()
        dialog.get_by_label("Text").fill("rep")
    dialog.get_by_role("button", name="Apply").click()


@pytest.mark.parametrize("leave", [search, sort, turn_over, narrow])
def test_leaving_a_list_with_unsaved_cells_asks_first(changed: Page, leave: Callable[[Page], None]) -> None:
    before = changed.url
    asked = changed.get_by_role("dialog", name="Discard your changes?")
    bar = changed.get_by_role("form", name="Unsaved changes")
    leave(changed)
    asked.get_by_role("button", name="Keep editing").click()
    expect(changed.locator("td.dirty")).to_have_text("Boss")
    expect(bar).to_be_visible()
    assert changed.url == before
    leave(changed)
    asked.get_by_role("button", name="Discard").click()
    expect(bar).to_be_hidden()
    expect(changed).not_to_have_url(before)
    expect(changed.locator("td.dirty")).to_have_count(0)


def test_pencils_are_seen_without_pointing_and_cover_no_text(page: Page, database: Database) -> None:
    with database.session() as db:
        db.get_one(Person, 3).title = "Senior vice president of whatever does not fit into one column"
        db.commit()
    page.goto("/people/?sort=number")
    pencil = page.get_by_role("button", name="Edit Title of Frieda Frost")
    assert pencil.evaluate("pencil => Number(getComputedStyle(pencil).opacity)") >= 0.3
    covered = page.locator("td .edit").evaluate_all(
        """pencils => pencils.filter(pencil => {
           const cell = pencil.parentElement, room = parseFloat(getComputedStyle(cell).paddingRight);
           return pencil.getBoundingClientRect().left < cell.getBoundingClientRect().right - room
        }).length"""
    )
    assert covered == 0


def test_a_cell_that_cannot_be_edited_any_more_says_so(page: Page) -> None:
    page.goto("/people/")
    page.route("**/people/cells?*", lambda route: route.continue_(url=route.request.url.replace("title", "name")))
    page.get_by_role("button", name="Edit Title of Frieda Frost").click()
    expect(page.get_by_role("dialog")).to_contain_text("This column cannot be edited here.")


def test_a_choice_made_in_a_cell_can_be_saved_at_once(page: Page, database: Database) -> None:
    page.goto("/people/?sort=number")
    bar = page.get_by_role("form", name="Unsaved changes")
    page.get_by_role("button", name="Edit Department of Frieda Frost").click()
    page.get_by_role("combobox", name="Department").click()
    page.get_by_role("option", name="Finance").click()
    expect(bar).to_contain_text("1 unsaved change")
    pencil = page.get_by_role("button", name="Edit Department of Robin Number05")
    pencil.press("Enter")
    expect(page.get_by_role("combobox", name="Department")).to_be_focused()
    for key in ("Enter", "End", "Enter"):
        page.keyboard.press(key)
    expect(bar).to_contain_text("2 unsaved changes")
    expect(pencil).to_be_focused()
    bar.get_by_role("button", name="Save").click()
    expect(page.get_by_text("2 people saved.")).to_be_visible()
    with database.session() as db:
        assert [db.get_one(Person, id).department for id in (3, 5)] == ["Finance", "Finance"]


def test_a_long_value_that_was_refused_stays_in_its_column(page: Page) -> None:
    page.goto("/people/?sort=number")
    page.get_by_role("button", name="Edit Title of Frieda Frost").click()
    page.get_by_role("textbox", name="Title").fill("x" * 400)
    page.keyboard.press("Enter")
    page.get_by_role("form", name="Unsaved changes").get_by_role("button", name="Save").click()
    expect(page.get_by_role("alert")).to_contain_text("characters at most")
    cell = page.locator("td.wrong")
    assert cell.locator(".shown").evaluate("shown => shown.offsetWidth < shown.parentElement.offsetWidth")


@pytest.mark.parametrize(
    ("query", "told"),
    [
        ("f.color=is:red", "There is no filter “color” here; there are "),
        ("f.department=any:Moon", "The filter Department cannot be “any:Moon”: “Moon” is no value of it; there are "),
        ("f.number=near:7", "cannot be “near:7”: it takes min, max, is"),
        ("view=lost", "There is no view “lost” any more, or not for you. "),
        ("f.number=min:1&f.number=max:9&logic=1+AND+7", "The filter logic “1 AND 7” does not go with these filters"),
        ("&".join(f"f.number=min:{n}" for n in range(12)), "takes 10 filters at most, not 12."),
    ],
)
def test_what_would_narrow_the_list_and_cannot_is_refused_above_it(client: FlaskClient, query: str, told: str) -> None:
    html = client.get(f"/people/?{query}").text
    assert told in html.replace("&#39;", "'")
    assert names(html) == []


@pytest.mark.parametrize(
    ("query", "told"),
    [
        ("sort=-color", "There is nothing to sort by that is called “color”."),
        ("columns=name,color", "The column “color” isn't known"),
    ],
)
def test_what_an_address_asks_in_vain_is_told_above_the_list(client: FlaskClient, query: str, told: str) -> None:
    html = client.get(f"/people/?{query}").text
    assert told in html.replace("&#39;", "'")
    assert len(names(html)) > 0


def test_what_is_known_is_not_told_of(client: FlaskClient) -> None:
    html = client.get(
        "/people/?view=service&f.number=min:3&f.number=max:50&logic=1+OR+2&sort=-number&columns=name"
    ).text
    assert "list-note" not in html


def test_what_was_left_out_is_not_carried_along(page: Page) -> None:
    page.goto("/people/?columns=name,color&f.number=max:9")
    note = page.get_by_text("“color” isn't known")
    expect(note).to_be_visible()
    page.get_by_role("link", name="Dismiss").click()
    expect(note).to_have_count(0)
    expect(page.get_by_role("link", name="Remove filter")).to_have_count(1)
    assert "color" not in page.url


def test_the_way_out_of_a_refused_filter_is_the_list_without_filters(page: Page) -> None:
    page.goto("/people/?f.color=is:red&f.number=max:9")
    expect(page.get_by_role("alert")).to_contain_text("There is no filter “color” here")
    expect(page.get_by_role("row")).to_have_count(0)
    page.get_by_role("alert").get_by_role("link", name="Clear filters").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_role("row").first).to_be_visible()
    assert "f." not in page.url.partition("?")[2]

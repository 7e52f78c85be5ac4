"""What comes first in a look: other places for the same things, and never another thing."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from deskgym.apps.office import Office
from deskgym.apps.platform import forms
from deskgym.apps.platform.database import Database
from deskgym.apps.platform.looks import look_of
from deskgym.apps.platform.looks.arranging import (
    columns,
    entries,
    fields,
    first_weekday,
    menu,
    navigation,
    options,
    rows,
)
from deskgym.apps.platform.looks.arranging import sorting as sorted_by
from deskgym.apps.platform.looks.order import FEATURES
from deskgym.apps.platform.looks.serving import KEY
from deskgym.apps.platform.sessions import cookie_name
from flask import Flask
from flask.testing import FlaskClient
from playwright.sync_api import Browser

from ....support.browsing import browsing
from ....support.serving import serving
from .. import demo
from ..conftest import client_of

Opens = Callable[[str], FlaskClient]
VALUES = [(feature.key, value) for feature in FEATURES for value in feature.values]
PAGES = ("/", "/people/", "/people/1/edit")


@contextmanager
def served_in(value: str) -> Iterator[None]:
    with Flask("outside").test_request_context(environ_overrides={KEY: look_of(f"order:{value}")}):
        yield


@pytest.fixture
def opens(database: Database, token: str) -> Opens:
    """Alex Moreno's browser at an office in some look."""

    def in_look(look: str) -> FlaskClient:
        client = client_of(Office(database, apps=[demo.APP], look=look_of(look)))
        client.set_cookie(cookie_name("demo"), token, domain="demo.deskgym.test")
        return client

    return in_look


def controls(html: str) -> list[str]:
    """The names and targets of what a page's controls are, in any order."""
    found = re.findall(r'<(?:a|button|input|textarea|th|div)\b[^>]*?(?:href|name|role|aria-label)="[^"]*"', html)
    return sorted(re.sub(r' (?:id|tabindex|aria-selected)="[^"]*"', "", each) for each in found)


def labels(html: str) -> list[str]:
    return re.findall(r'class="label" id="(\w+)-label"', html)


def headings(html: str) -> list[str]:
    return re.findall(r'<th scope="col"[^>]*>(?:<a[^>]*><span class="cut">)?([A-Z][\w-]+)', html)


def names(html: str) -> list[str]:
    return re.findall(r'aria-label="Select (?!all)([^"]+)"', html)


@pytest.mark.parametrize("value", [value for key, value in VALUES if key not in ("sorting", "rows")])
def test_every_look_shows_the_same_things_and_always_the_same_way(opens: Opens, value: str) -> None:
    for page in PAGES:
        plain, looked = opens("0").get(page).text, opens(f"order:{value}").get(page).text
        assert controls(looked) == controls(plain)
        assert opens(f"order:{value}").get(page).text == looked


def test_a_list_keeps_the_column_that_names_its_rows_first() -> None:
    declared = ["name", "title", "account", "phone", "owner"]
    found = {}
    for value in ("columns-declared", "columns-turned", "columns-shuffled", "columns-backwards"):
        with served_in(value):
            found[value] = columns(declared, str, "contacts")
    assert all(order[0] == "name" and sorted(order) == sorted(declared) for order in found.values())
    assert len({tuple(order) for order in found.values()}) == 4


def test_the_columns_of_a_list_stand_over_their_cells(opens: Opens) -> None:
    html = opens("order:columns-backwards").get("/people/").text
    assert headings(html) == ["Name", "Manager", "Salary", "Phone", "E-mail", "Department", "Title"]
    cells = re.findall(r"<td class=[^>]*>(.*?)</td>", html.split('<tr data-id="3">')[1].split("</tr>")[0], re.DOTALL)
    assert [index for index, cell in enumerate(cells) if "$37,035" in cell] == [3]


def test_columns_that_somebody_has_chosen_stand_as_they_were_chosen(opens: Opens) -> None:
    html = opens("order:columns-backwards").get("/people/?columns=name,email,title").text
    assert headings(html) == ["Name", "E-mail", "Title"]


def test_the_dialog_of_columns_begins_with_the_declared_order(opens: Opens) -> None:
    plain = opens("0").get("/people/?edit_columns=1").text
    assert opens("order:columns-backwards").get("/people/?edit_columns=1").text == plain


def test_what_destroys_something_stays_last_in_a_menu() -> None:
    items = [("Edit", "/"), ("Delete", "/", "", {"danger": True}), ("Clone", "/"), ("Archive", "/", "", {})]
    with served_in("menus-declared"):
        assert menu(items) == items
    with served_in("menus-by-name"):
        assert [item[0] for item in menu(items)] == ["Archive", "Clone", "Edit", "Delete"]
    with served_in("menus-backwards"):
        assert [item[0] for item in menu(items)] == ["Archive", "Clone", "Edit", "Delete"]


def test_home_stays_first_in_the_navigation() -> None:
    items = ["Deals", "Home", "Accounts", "Tasks"]
    with served_in("entries-by-name"):
        assert navigation(items, str, "Home".__eq__) == ["Home", "Accounts", "Deals", "Tasks"]
    with served_in("entries-declared"):
        assert navigation(items, str, "Home".__eq__) == items
    with served_in("entries-backwards"):
        assert entries(["a", "b", "c", "d"], str, first=2) == ["a", "b", "d", "c"]


def test_the_tab_that_opens_is_the_same_in_every_look(opens: Opens) -> None:
    for look in ("0", "order:tabs-by-name", "order:tabs-backwards"):
        html = opens(look).get("/").text
        assert re.findall(r'aria-controls="panel-(\w+)" aria-selected="true"', html) == ["people"]
        assert re.findall(r'aria-current="page">(\w+)', opens(look).get("/people/").text)[-1:] == ["All"]


class Meeting(forms.PlatformForm):
    subject = forms.TextField("Subject", required=True)
    first_name = forms.TextField("First name")
    last_name = forms.TextField("Last name", required=True)
    kind = forms.SelectField("Kind", choices=("Call", "Visit"))
    direction = forms.TextField("Direction", after="kind")
    day = forms.DateField("Day", required=True)
    at = forms.TimeField("At")
    about = forms.TextAreaField("About")
    city = forms.TextField("City")
    state = forms.TextField("State")
    budget = forms.MoneyField("Budget", required=True)


def names_of(form: forms.PlatformForm) -> list[str]:
    return [field.short_name for field in fields(form.controls)]


def test_fields_move_in_their_part_and_together_with_what_belongs_to_them() -> None:
    with served_in("fields-required-first"):
        assert names_of(Meeting()) == [
            "subject", "first_name", "last_name", "day", "at", "kind", "direction", "about", "budget", "city", "state",
        ]  # fmt: skip
    with served_in("fields-by-name"):
        assert names_of(Meeting()) == [
            "subject", "day", "at", "kind", "direction", "first_name", "last_name", "about", "budget", "city", "state",
        ]  # fmt: skip
    with served_in("fields-backwards"):
        assert names_of(Meeting()) == [
            "subject", "day", "at", "kind", "direction", "first_name", "last_name", "about", "budget", "city", "state",
        ]  # fmt: skip


@pytest.mark.parametrize("value", ["fields-required-first", "fields-by-name", "fields-backwards"])
def test_forms_begin_with_the_same_field_and_end_with_their_long_texts(opens: Opens, value: str) -> None:
    found = labels(opens(f"order:{value}").get("/people/1/edit").text)
    assert found[:2] == ["first_name", "last_name"]
    assert found[-1] == "about"
    assert found != labels(opens("0").get("/people/1/edit").text) or value == "fields-required-first"


def test_a_list_is_sorted_otherwise_until_somebody_sorts_it(opens: Opens) -> None:
    with served_in("sorting-backwards"):
        assert [sorted_by("name", "name"), sorted_by("-day", "name")] == ["-name", "day"]
    with served_in("sorting-by-name"):
        assert [sorted_by("-day", "name"), sorted_by("-day", None)] == ["name", "-day"]
    looked = opens("order:sorting-backwards")
    assert 'aria-sort="descending"' in looked.get("/people/").text
    assert names(looked.get("/people/?sort=name").text)[:2] == ["Frieda Frost", "Alex Morena"]


@pytest.mark.parametrize("count", [10, 15, 25, 50, 100])
def test_pages_of_any_length_show_every_row_once(opens: Opens, count: int) -> None:
    client = opens(f"order:rows-{count}")
    pages = -(-60 // count)
    found = [name for number in range(1, pages + 1) for name in names(client.get(f"/people/?page={number}").text)]
    assert len(found) == len(set(found)) == 60
    assert f"<span>Page 1 of {pages}</span>" in client.get("/people/").text


def test_rows_are_as_many_as_the_list_declares_unless_the_look_says_otherwise() -> None:
    with served_in("rows-usual"):
        assert rows(18) == 18
    with served_in("rows-100"):
        assert rows(18) == 100


def test_choices_without_an_order_of_their_own_go_by_name_and_other_comes_last() -> None:
    with served_in("options-by-name"):
        assert [label for _, label in options([("1", "Swift"), ("2", "Other"), ("3", "metro"), ("4", "Parcel")])] == [
            "metro", "Parcel", "Swift", "Other",
        ]  # fmt: skip


def test_nothing_is_arranged_where_nobody_asks_for_a_page() -> None:
    assert (rows(20), first_weekday(6), sorted_by("name", "title")) == (20, 6, "name")
    assert columns(["a", "b", "c"], str, "list") == ["a", "b", "c"]


@pytest.mark.parametrize(("value", "first"), [("week-usual", "Su"), ("week-monday", "Mo"), ("week-saturday", "Sa")])
def test_a_date_picker_begins_its_weeks_as_the_look_does(
    browser: Browser, database: Database, value: str, first: str
) -> None:
    office = Office(database, apps=[demo.APP], look=look_of(f"order:{value}"))
    with (
        serving(office) as port,
        browsing(browser, database, f"http://demo.localhost:{port}", "demo", 1) as context,
    ):
        page = context.new_page()
        page.goto("/people/1/edit")
        page.get_by_role("button", name="Choose Start date").click()
        calendar = page.get_by_role("dialog", name="Choose Start date")
        assert calendar.get_by_role("columnheader").first.inner_text() == first
        assert calendar.get_by_role("columnheader").count() == 7
        # March 2, 2026 is a Monday.
        page.keyboard.press("Home")
        begun = calendar.locator('td [tabindex="0"]')
        assert begun.get_attribute("aria-label") == {
            "Su": "Sunday, March 1, 2026", "Mo": "Monday, March 2, 2026", "Sa": "Saturday, February 28, 2026",
        }[first]  # fmt: skip
        assert begun.evaluate("button => button.closest('td').cellIndex") == 0

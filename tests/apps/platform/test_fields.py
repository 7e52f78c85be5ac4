"""What people type, as values, or as a message that says what to do."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from typing import Any

import pytest
from deskgym.apps.platform import forms
from deskgym.apps.platform.database import Database
from flask import Flask, g
from werkzeug.datastructures import MultiDict


class Everything(forms.PlatformForm):
    text = forms.TextField("Name", max=10)
    email = forms.EmailField("E-mail")
    phone = forms.PhoneField("Phone")
    url = forms.UrlField("Website")
    amount = forms.MoneyField("Amount", minimum=0)
    count = forms.IntegerField("Count", minimum=1, maximum=500)
    day = forms.DateField("Day")
    choice = forms.SelectField("Stage", choices=((1, "New"), (2, "Won")))
    choices = forms.ChecklistField("Days", choices=("Mon", "Tue"))
    flag = forms.CheckboxField("Flag")


@pytest.fixture(autouse=True)
def request_context(database: Database) -> Iterator[None]:
    with Flask("fields").test_request_context(), database.session() as db:
        g.db = db
        yield


def read(name: str, *typed: str) -> Any:
    form = Everything(MultiDict([(name, each) for each in typed]))
    return form[name].data if form.check() else form.problems[0].text


@pytest.mark.parametrize(
    ("name", "typed", "value"),
    [
        ("text", "  two   words ", "two words"),
        ("text", " ", None),
        ("email", "a.b@c-d.test", "a.b@c-d.test"),
        ("phone", "(312) 555-0142", "(312) 555-0142"),
        ("phone", "+44 20 7946 0018 x12", "+44 20 7946 0018 x12"),
        ("url", "www.example.com/path", "www.example.com/path"),
        ("amount", "12,500", 1_250_000),
        ("amount", "$12500.5", 1_250_050),
        ("amount", ".75", 75),
        ("count", "500", 500),
        ("day", "04/12/2026", date(2026, 4, 12)),
        ("day", "4/2/2026", date(2026, 4, 2)),
        ("day", "2026-04-12", date(2026, 4, 12)),
        ("day", "Apr 12, 2026", date(2026, 4, 12)),
        ("day", "12 april 2026", date(2026, 4, 12)),
        ("choice", "2", 2),
        ("flag", "1", True),
    ],
)
def test_what_is_typed_is_understood(name: str, typed: str, value: object) -> None:
    assert read(name, typed) == value


@pytest.mark.parametrize(
    ("name", "typed", "message"),
    [
        ("text", "eleven char", "Name can have 10 characters at most; this has 11."),
        ("email", "a@b", "Enter an e-mail address such as name@example.com."),
        ("email", "a@b.test, c@d.test", "Enter an e-mail address such as name@example.com."),
        ("phone", "call me", "Enter a phone number such as (312) 555-0142, with area code."),
        ("phone", "12", "Enter a phone number such as (312) 555-0142, with area code."),
        ("url", "my site", "Enter a web address such as www.example.com."),
        ("amount", "12.345", "Enter an amount such as 12,500.00."),
        ("amount", "1,25", "Enter an amount such as 12,500.00."),
        ("amount", "9" * 5000, "Enter an amount such as 12,500.00."),
        ("amount", "-1", "Amount must be 0.00 or more."),
        ("amount", "9999999999999", "Amount must be 1,000,000,000.00 or less."),
        ("count", "2.5", "Enter a whole number such as 250."),
        ("count", "0", "Count must be 1 or more."),
        ("count", "501", "Count must be 500 or less."),
        ("day", "13/40/2026", "Enter a date such as 04/12/2026."),
        ("day", "02/29/2026", "Enter a date such as 04/12/2026."),
        ("choice", "3", "Choose stage from the list."),
        ("choices", "Sun", "Choose days from the list."),
    ],
)
def test_what_is_not_understood_is_said(name: str, typed: str, message: str) -> None:
    assert read(name, typed) == message


def test_a_checklist_takes_any_number() -> None:
    assert read("choices", "Mon", "Tue") == ["Mon", "Tue"]
    assert read("choices") == []


def test_values_are_shown_as_people_write_them() -> None:
    form = Everything(data={"amount": 1_250_000, "count": 1200, "day": date(2026, 4, 2), "choices": ["Mon"]})
    assert [form[name].text for name in ("amount", "count", "day")] == ["12,500.00", "1,200", "04/02/2026"]  # type: ignore[attr-defined]
    assert form["choices"].options == [("Mon", "Mon"), ("Tue", "Tue")]  # type: ignore[attr-defined]


def test_a_forged_version_is_none() -> None:
    assert Everything(MultiDict({"version": "7"})).version == 7
    assert Everything(MultiDict({"version": "x"})).version == 0

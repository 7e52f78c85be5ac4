"""One rule for each kind of value, whichever app it is typed in."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, time

import pytest
from deskgym.apps.platform import values
from deskgym.apps.platform.limits import LARGEST_AMOUNT


@pytest.mark.parametrize(
    "text",
    ["555-0142", "(312) 555-0142", "+44 20 7946 0018 x12", "312.555.0142 ext. 123456", "+123456789012345 X123456"],
)
def test_a_phone_number_is_kept_as_typed_with_its_extension(text: str) -> None:
    assert values.phone(text) == text


@pytest.mark.parametrize(
    "text",
    [
        "12",
        "555-014",
        "call me",
        "+1 312 555 0143 0000 0000",
        "x1234567",
        "12345 x12",
        "555-0142 x1234567",
        "٣١٢٥٥٥٠١٤٢",
    ],
)
def test_a_phone_number_has_7_to_15_digits_before_an_extension_of_at_most_6(text: str) -> None:
    with pytest.raises(ValueError, match="phone number such as"):
        values.phone(text)


@pytest.mark.parametrize("text", ["a@b.co", "o'neil+crm@mail.north-wood.example"])
def test_an_email_address_has_a_name_and_a_host(text: str) -> None:
    assert values.email(text) == text


@pytest.mark.parametrize(
    "text", ["a@b", "a b@c.com", "a@b..com", "a@-b.com", "@b.com", "a@b.com, c@d.com", "<a@b.com>"]
)
def test_what_is_no_single_email_address_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="e-mail address such as"):
        values.email(text)


@pytest.mark.parametrize("text", ["www.example.com", "HTTPS://example.com:8080/a?b=c#d", "example.co?page=2"])
def test_a_web_address_needs_no_scheme(text: str) -> None:
    assert values.website(text) == text


@pytest.mark.parametrize("text", ["nowhere", "javascript:alert(1)", "ftp://a.example.com", "http://", "www.a b.com"])
def test_what_is_no_web_address_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="web address such as"):
        values.website(text)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("2:30 PM", time(14, 30)),
        ("2.30pm", time(14, 30)),
        ("2 p.m.", time(14)),
        ("12 am", time(0)),
        ("12:05 PM", time(12, 5)),
        ("14:05", time(14, 5)),
        ("9", time(9)),
    ],
)
def test_a_time_of_day_is_read_as_people_write_it(text: str, value: time) -> None:
    assert values.time_of_day(text) == value


@pytest.mark.parametrize("text", ["25:00", "8:75", "13 PM", "0:30 am", "noon", "8m", ""])
def test_what_is_no_time_of_day_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="time such as 2:30 PM"):
        values.time_of_day(text)


@pytest.mark.parametrize("text", ["01/01/1990", "2100-12-31", "Apr 12 2026"])
def test_a_date_of_a_record_lies_in_the_years_1990_to_2100(text: str) -> None:
    assert values.day(text) == values.any_day(text)


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("05/09/2026", "2026-05-09"), ("2026-05-09", "2026-05-09"), ("5/9/26", "2026-05-09"), ("5.9.26", "2026-05-09"),
        ("5-9-2026", "2026-05-09"), ("5/9", "2026-05-09"), ("May 9", "2026-05-09"), ("may 9th, 2027", "2027-05-09"),
        ("9 May", "2026-05-09"), ("9 may 26", "2026-05-09"), ("Sept. 3", "2026-09-03"), ("today", "2026-03-16"),
        ("Tomorrow", "2026-03-17"), ("yesterday", "2026-03-15"), ("Fri", "2026-03-20"), ("monday", "2026-03-23"),
    ],
)  # fmt: skip
def test_a_date_is_read_as_people_type_it(text: str, read: str) -> None:
    assert values.typed_day(text, date(2026, 3, 16)) == date.fromisoformat(read)


@pytest.mark.parametrize("text", ["13/1/26", "2/30", "soon", "Feb", "May", "5/9/1", "31 June"])
def test_what_is_typed_and_is_no_date_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="date such as"):
        values.typed_day(text, date(2026, 3, 16))


@pytest.mark.parametrize("text", ["01/01/0001", "12/31/1989", "1 January 2101", "9999-12-31"])
def test_a_year_beyond_these_is_refused_with_the_bounds(text: str) -> None:
    with pytest.raises(ValueError, match="years 1990 to 2100"):
        values.day(text)
    assert isinstance(values.any_day(text), date)


@pytest.mark.parametrize("read", [values.day, values.any_day])
def test_what_is_no_date_is_refused_as_such(read: Callable[[str], date]) -> None:
    with pytest.raises(ValueError, match="date such as"):
        read("02/29/2026")


@pytest.mark.parametrize("text", ["12", "12 %", "12%", "12.0", "12.00 %"])
def test_a_whole_per_cent_is_read_as_people_type_it(text: str) -> None:
    assert values.whole_percent(text) == 12
    with pytest.raises(ValueError, match="without decimals"):
        values.whole_percent("12.5")


def test_the_largest_amount_is_allowed_and_no_cent_more() -> None:
    assert values.check_amount(LARGEST_AMOUNT) == LARGEST_AMOUNT
    with pytest.raises(ValueError, match="1,000,000,000 or less"):
        values.check_amount(LARGEST_AMOUNT + 1)
    with pytest.raises(ValueError, match="0 or more"):
        values.check_amount(-1)


def test_tags_are_kept_once_each_in_the_order_typed() -> None:
    assert values.tags(" late,fragile ,, late") == "late, fragile"
    assert values.tags(" , ") is None


@pytest.mark.parametrize(
    ("dollars", "cents"), [(0, 0), (12.5, 1250), (-3.07, -307), (LARGEST_AMOUNT / 100, LARGEST_AMOUNT)]
)
def test_an_amount_that_a_program_gives_is_whole_cents(dollars: float, cents: int) -> None:
    assert values.whole_cents(dollars) == cents


@pytest.mark.parametrize("dollars", [1e308, -1e308, float("nan"), float("inf"), LARGEST_AMOUNT / 100 + 1, 0.005])
def test_parts_of_a_cent_and_what_is_too_much_are_refused_in_words(dollars: float) -> None:
    with pytest.raises(ValueError, match=r"two decimals|or less"):
        values.whole_cents(dollars)

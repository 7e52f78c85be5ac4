"""What cells show: numbers in 236 formats, and texts."""

from __future__ import annotations

from datetime import date

import pytest
from deskgym.apps.platform.database import Db
from deskgym.apps.sheet import actions, exports
from deskgym.apps.sheet.engine import Area, Engine, parse_area
from deskgym.apps.sheet.engine.entry import money_sign, read
from deskgym.apps.sheet.engine.number_formats import is_moment, shown, shown_text
from deskgym.apps.sheet.models import Sheet

from ..cast import Cast
from .formats import Shown, cases, expected

CASES = cases()


@pytest.mark.parametrize(("case", "text"), list(zip(CASES, expected(), strict=True)), ids=str)
def test_numbers_look_as_in_other_spreadsheets(case: Shown, text: str) -> None:
    assert shown(case.number, case.format) == text


def test_the_table_has_its_size() -> None:
    assert len({case.format for case in CASES}) >= 200


@pytest.mark.parametrize(
    ("number", "format", "text"),
    [
        (0.48983152767237503, "0", "0"),
        (-0.5190127921724774, "0", "-1"),
        (0.7352276845006616, "0.00", "0.74"),
        (9534765513105836.0, "0", "9534765513105840"),
        (1e300, "0", "1" + "0" * 300),
        (-0.001, "0.00", "0.00"),
        (-5.0, "yyyy-mm-dd", "1899-12-25"),
        (3e6, "yyyy-mm-dd", "########"),
        (-0.5, "[h]:mm", "-12:00"),
    ],
)
def test_numbers_at_the_edges(number: float, format: str, text: str) -> None:
    assert shown(number, format) == text


@pytest.mark.parametrize(
    ("format", "text"),
    [
        ("general", "abc"),
        ("0.00", "abc"),
        ("@", "abc"),
        ("0;-0;0;", ""),
        (";;;", ""),
        ('0;-0;0;"<"@">"', "<abc>"),
        ('"Dear "@', "Dear abc"),
        ('_(* #,##0_);_(* (#,##0);_(* "-"_);_(@_)', " abc "),
    ],
)
def test_texts_have_a_section_of_their_own(format: str, text: str) -> None:
    assert shown_text("abc", format) == text


@pytest.mark.parametrize("format", ["mm:ss.0", "[h]:mm", "[$-409]mmm\\-yy;@", "h:mm AM/PM", "d", "yyyy-mm-dd"])
def test_days_and_times_are_told_from_numbers(format: str) -> None:
    assert is_moment(format)
    assert not any(map(is_moment, ("general", "0", '0 "days"', "[Red]0.00", "$#,##0", "0.0x", "@")))


@pytest.mark.parametrize(
    ("number", "format", "text"),
    [
        ("2.5", "0", "3"),
        ("-2.5", "0", "-3"),
        ("0.125", "0.00", "0.13"),
        ("19.985", "$#,##0.00", "$19.99"),
        ("0.00994", "0.0%", "1.0%"),
        ("0.125", "0%", "13%"),
        ("-0.125", "0.00%", "-12.50%"),
        ("12.5", "0E+00", "1E+01"),
        ("3", "0.0x", "3.0x"),
    ],
)
def test_a_cell_rounds_half_away_from_zero(number: str, format: str, text: str) -> None:
    engine = Engine.create()
    key = engine.sheets()[0].key
    engine.enter(key, 1, 1, read(number, date(2026, 3, 16)))
    engine.restyle(key, Area(1, 1, 1, 1), {"f": format})
    engine.collect()
    reading = engine.reading(key, 1, 1)
    assert reading is not None
    assert reading.formatted == text


@pytest.mark.parametrize(
    ("first", "then", "text", "format"),
    [
        ("3/1/2026", "-5", "-5", None),
        ("3/1/2026", "5%", "5%", "0%"),
        ("3/1/2026", "10:30", "10:30", "h:mm"),
        ("3/1/2026", "$5", "$5", "$#,##0"),
        ("3/1/2026", "1,234", "1,234", "#,##0"),
        ("3/1/2026", "5", "1/4/1900", "m/d/yyyy"),
        ("3/1/2026", "2026-04-02", "4/2/2026", "m/d/yyyy"),
        ("$5.00", "7", "$7.00", "$#,##0.00"),
        ("$5.00", "1,250", "$1,250.00", "$#,##0.00"),
        ("$5.00", "12%", "12%", "0%"),
        ("$5.00", "3/1/2026", "3/1/2026", "m/d/yyyy"),
        ("5%", "7", "7%", "0%"),
        ("5%", "£3", "£3", "£#,##0"),
        ("7", "€3.50", "€3.50", "€#,##0.00"),
    ],
)
def test_a_new_kind_of_value_brings_its_format(first: str, then: str, text: str, format: str | None) -> None:
    engine = Engine.create()
    key = engine.sheets()[0].key
    for typed in (first, then):
        own = str(engine.style(key, 1, 1).get("f", "general"))
        engine.enter(key, 1, 1, read(typed, date(2026, 3, 16), own))
    engine.collect()
    reading = engine.reading(key, 1, 1)
    assert reading is not None
    assert (reading.formatted, engine.style(key, 1, 1).get("f")) == (text, format)


@pytest.mark.parametrize(
    ("format", "sign"),
    [("$#,##0", "$"), ("£0.00", "£"), ("[$€-407]0", "€"), ("[$USD] 0", ""), ("#,##0", ""), ("[$-409]mmm", "")],
)
def test_charts_know_the_sign_of_a_currency(format: str, sign: str) -> None:
    assert money_sign(format) == sign


def test_a_csv_file_holds_what_is_shown(db: Db, cast: Cast) -> None:
    actions.set_cells(db, cast.summary, {(1, 1): "2.5", (1, 2): "0.125", (1, 3): "19.985", (1, 4): '=TEXT(2.5,"0")'})
    for area, format in (("A1", "0"), ("B1", "0.00"), ("C1", "$0.00")):
        actions.format_cells(db, cast.summary, [parse_area(area)], {"f": format})
    sheet = db.get_one(Sheet, cast.summary)
    assert exports.to_delimited(db, sheet, "csv").decode("utf-8-sig").splitlines()[0] == "3,0.13,$19.99,3"

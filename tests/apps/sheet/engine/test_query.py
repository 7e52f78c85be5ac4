"""QUERY over a small table: what each clause does, and in which words it refuses what it cannot do."""

from __future__ import annotations

from datetime import date

import pytest
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Invalid
from deskgym.apps.sheet import actions
from deskgym.apps.sheet.engine import Engine
from deskgym.apps.sheet.engine.entry import read

from ..cast import Cast
from ..looking import check_mirror, column, shown

TABLE = (
    ("Region", "Kind", "Signed", "Amount", "Note"),
    ("East", "new", "1/5/2026", "120", ""),
    ("West", "renewal", "2/9/2026", "80", "late"),
    ("East", "renewal", "3/2/2026", "40", ""),
    ("North", "new", "12/30/2025", "300", "a_b"),
    ("West", "new", "3/15/2026", "", "n/a"),
)


@pytest.fixture(scope="module")
def engine() -> Engine:
    engine = Engine.create()
    key = engine.sheets()[0].key
    for row, line in enumerate(TABLE, start=1):
        for at, text in enumerate(line, start=2):  # from B on: letters are the sheet's
            if text:
                engine.enter(key, row, at, read(text, date(2026, 3, 16)))
    return engine


def answer(engine: Engine, query: str, given: str = "B1:F6", headers: str = ",1") -> list[list[str]]:
    """What a query gives, as it shows, row by row."""
    key = engine.sheets()[0].key
    engine.enter_formula(key, 20, 1, f'=QUERY({given},"{query}"{headers})')
    engine.collect()
    found: list[list[str]] = []
    for row in range(20, 30):
        line = []
        for at in range(1, 7):
            reading = engine.reading(key, row, at)
            if reading is not None and (reading.spilled or (row, at) == (20, 1)):
                line.append(reading.formatted)
        if line:
            found.append(line)
    return found


@pytest.mark.parametrize(
    ("query", "wanted"),
    [
        ("select B, E where C = 'new'", [["Region", "Amount"], ["East", "120"], ["North", "300"], ["West", ""]]),
        ("select B where E > 50 and not B = 'East'", [["Region"], ["West"], ["North"]]),
        ("select B where D > date '2026-02-01' order by E desc", [["Region"], ["West"], ["East"], ["West"]]),
        ("select B, sum(E) group by B", [["Region", "sum Amount"], ["East", "160"], ["North", "300"], ["West", "80"]]),
        ("select B, sum(E) where E is not null group by B order by sum(E) desc limit 2 label sum(E) 'Total'",
         [["Region", "Total"], ["North", "300"], ["East", "160"]]),
        ("select count(E), avg(E), min(B), max(D)",
         [["count Amount", "avg Amount", "min Region", "max Signed"], ["4", "135", "East", "46096"]]),
        ("select E*2 where F is null", [["Amount * 2"], ["240"], ["80"]]),
        ("select B where F like 'a\\_b' or F matches 'l.te' or C ends with 'wal'", [["Region"], ["West"], ["East"]]),
        ("select B where F like '_/a' or B starts with 'No'", [["Region"], ["North"], ["West"]]),
        ("select month(D), sum(E) where year(D) = 2026 group by month(D)",
         [["month(Signed)", "sum Amount"], ["0", "120"], ["1", "80"], ["2", "40"]]),
        ("select upper(B) limit 1 offset 2", [["upper(Region)"], ["EAST"]]),
        ("select B where B = 'east'", [["Region"]]),
        ("select Col1 where Col4 >= 120 label Col1 ''", [["East"], ["North"]]),
    ],
)  # fmt: skip
def test_clauses(engine: Engine, query: str, wanted: list[list[str]]) -> None:
    assert answer(engine, query) == wanted


def test_all_columns_without_select(engine: Engine) -> None:
    assert answer(engine, "where E = 40")[1][:2] == ["East", "renewal"]


def test_headers_are_guessed_where_texts_stand_over_numbers(engine: Engine) -> None:
    assert answer(engine, "select E where E > 100", headers="") == [["Amount"], ["120"], ["300"]]
    assert answer(engine, "select B limit 1", given="B1:C6", headers="") == [["Region"]]


def test_computed_tables_have_columns_by_number(engine: Engine) -> None:
    assert answer(engine, "select Col1, sum(Col2) group by Col1", given="CHOOSECOLS(B2:F6,1,4)", headers=",0") == [
        ["", "sum"], ["East", "160"], ["North", "300"], ["West", "80"],
    ]  # fmt: skip


def test_nothing_found_is_an_error_where_no_header_shows(engine: Engine) -> None:
    assert answer(engine, "select B where E > 1000", given="B2:F6", headers=",0") == [["#N/A"]]


def test_a_query_follows_its_cells(db: Db, cast: Cast) -> None:
    query = """=QUERY(A1:E5,"select A, sum(C) group by A order by sum(C) desc label sum(C) 'Units'",1)"""
    actions.set_cells(db, cast.sales, {(1, 7): query})
    assert column(db, cast.sales, "G1:H4") == ["Region", "Units", "East", "32", "West", "7", "North", "3"]
    actions.set_cells(db, cast.sales, {(5, 3): "50"})
    assert column(db, cast.sales, "G2:H2") == ["North", "50"]
    actions.insert_lines(db, cast.sales, "row", 1)
    assert shown(db, cast.sales, "G3") == "North"
    check_mirror(db, cast.workbook)


@pytest.mark.parametrize(
    ("query", "words"),
    [
        ("select A pivot B", "pivot is not supported: insert a pivot table"),
        ("select A, sum(C)", "A is neither added up nor grouped by"),
        ("select * group by A", r"\* does not go with it"),
        ("select Z", "The range has no column Z"),
        ("select A where sum(C) > 3", "it cannot ask for sums"),
        ("where A = East", "'East' is no column. Columns are letters"),
        ("limit 2 select A", "select stands too late"),
        ("select median(C)", r"median\(\) is not supported"),
        ("select A where D > date '16.3.2026'", "write date '2026-03-16'"),
        ("select A where (B = 'x'", "A parenthesis is not closed"),
        ("select A limit few", "limit wants a whole number"),
        ("select A ; drop", "'; drop' cannot be read"),
        ("pick A", "'pick' is not expected here"),
        ("select", "The query ends where a column or a value is expected"),
    ],
)
def test_what_is_not_understood_is_refused_in_words(db: Db, cast: Cast, query: str, words: str) -> None:
    with pytest.raises(Invalid, match=f"QUERY: .*{words}"):
        actions.set_cells(db, cast.sales, {(1, 7): f'=QUERY(A1:E5,"{query}",1)'})


def test_a_query_that_is_put_together_shows_an_error(db: Db, cast: Cast) -> None:
    actions.set_cells(db, cast.sales, {(1, 7): '=QUERY(A1:E5,"select "&"Z",1)'})
    assert shown(db, cast.sales, "G1") == "#VALUE!"

"""Links lead to the web or to a place of the workbook, and follow both ends."""

from __future__ import annotations

import pytest
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Blocked, Forbidden, Invalid
from deskgym.apps.sheet import actions
from deskgym.apps.sheet.engine import parse_area
from deskgym.apps.sheet.models import CellLink

from ..conftest import As
from .cast import Cast
from .looking import formula, shown


def links(db: Db, sheet: int) -> list[tuple[int, int, str | None]]:
    db.expire_all()
    found = db.query(CellLink).filter_by(sheet_id=sheet).order_by(CellLink.row, CellLink.column)
    return [(link.row, link.column, link.url or link.target) for link in found]


@pytest.mark.parametrize(
    ("typed", "url"),
    [
        ("www.example.com/a", "https://www.example.com/a"),
        ("http://x.example", "http://x.example"),
        ("ann@x.example", "mailto:ann@x.example"),
    ],
)
def test_a_web_address_is_completed(db: Db, cast: Cast, typed: str, url: str) -> None:
    actions.set_link(db, cast.summary, 4, 1, url=typed)
    assert links(db, cast.summary) == [(4, 1, url)]
    assert shown(db, cast.summary, "A4") == typed


def test_text_and_formula_of_a_cell_stay_unless_another_text_is_given(db: Db, cast: Cast) -> None:
    actions.set_link(db, cast.summary, 1, 2, target="Sales!A1:E5")
    assert formula(db, cast.summary, "B1") == "=SUM(Sales!E2:E5)"
    actions.set_link(db, cast.summary, 1, 1, target="'sales'!C2", text="Go there")
    assert shown(db, cast.summary, "A1") == "Go there"
    assert links(db, cast.summary) == [(1, 1, "C2"), (1, 2, "A1:E5")]


def test_both_ends_follow(db: Db, cast: Cast) -> None:
    actions.set_link(db, cast.summary, 1, 1, target="Sales!A2:E3")
    actions.insert_lines(db, cast.sales, "row", 1, 2)
    actions.insert_lines(db, cast.summary, "column", 1)
    actions.rename_sheet(db, cast.sales, "Turnover")
    assert links(db, cast.summary) == [(1, 2, "A4:E5")]
    assert db.query(CellLink).one().target_id == cast.sales
    actions.paste(db, cast.sales, parse_area("A1:E9"), cast.sales, parse_area("B1"), cut=True)
    actions.paste(db, cast.summary, parse_area("B1"), cast.summary, parse_area("D7"), cut=True)
    assert links(db, cast.summary) == [(7, 4, "B4:F5")]


def test_copies_bring_it_along_and_write_over_others(db: Db, cast: Cast) -> None:
    actions.set_link(db, cast.summary, 1, 1, url="x.example")
    actions.set_link(db, cast.summary, 6, 1, url="y.example")
    actions.paste(db, cast.summary, parse_area("A1"), cast.summary, parse_area("A5:A6"))
    assert links(db, cast.summary) == [
        (1, 1, "https://x.example"),
        (5, 1, "https://x.example"),
        (6, 1, "https://x.example"),
    ]
    actions.duplicate_sheet(db, cast.summary)
    assert db.query(CellLink).count() == 6


def test_an_emptied_cell_has_no_link_until_that_is_undone(db: Db, cast: Cast) -> None:
    actions.set_link(db, cast.summary, 1, 1, url="x.example")
    actions.clear_cells(db, cast.summary, [parse_area("A1")])
    assert links(db, cast.summary) == []
    actions.undo(db, cast.workbook)
    assert links(db, cast.summary) == [(1, 1, "https://x.example")]


def test_a_sorted_row_keeps_its_link(db: Db, cast: Cast) -> None:
    actions.set_link(db, cast.sales, 3, 1, url="x.example")
    actions.sort_range(db, cast.sales, parse_area("A1:E5"), [actions.SortKey(1)], header=True)
    assert links(db, cast.sales) == [(5, 1, "https://x.example")]


def test_where_a_sheet_went_the_link_leads_nowhere_until_undo(db: Db, cast: Cast) -> None:
    actions.set_link(db, cast.summary, 1, 1, target="Sales!A1")
    actions.delete_sheet(db, cast.sales)
    db.commit()
    assert (links(db, cast.summary), db.query(CellLink).one().target_id) == ([(1, 1, None)], None)
    actions.undo(db, cast.workbook)
    db.commit()
    assert db.query(CellLink).one().target_id == cast.sales


def test_links_are_taken_off(db: Db, cast: Cast) -> None:
    actions.set_link(db, cast.summary, 1, 1, url="x.example")
    actions.remove_links(db, cast.summary, parse_area("A1:B2"))
    assert (links(db, cast.summary), shown(db, cast.summary, "A1")) == ([], "Total")
    with pytest.raises(Blocked, match="There is no link on A1:B2"):
        actions.remove_links(db, cast.summary, parse_area("A1:B2"))


@pytest.mark.parametrize("url", ["nowhere", "javascript:alert(1)", "ftp://x.example", "http://", "a b.example"])
def test_what_is_no_web_address_is_refused(db: Db, cast: Cast, url: str) -> None:
    with pytest.raises(Invalid, match="Type a web address"):
        actions.set_link(db, cast.summary, 1, 1, url=url)


def test_what_leads_nowhere_is_refused(db: Db, cast: Cast, seat: As) -> None:
    for target, message in (("Nowhere!A1", "no sheet called Nowhere"), ("Sales!nonsense", "is not a range")):
        with pytest.raises(Invalid, match=message):
            actions.set_link(db, cast.summary, 1, 1, target=target)
        db.rollback()
    with pytest.raises(Invalid, match="or choose a place"):
        actions.set_link(db, cast.summary, 1, 1)
    actions.protect(db, cast.summary, areas="A1")
    db.commit()
    with pytest.raises(Blocked, match="protected"):
        actions.set_link(seat(cast.eddie), cast.summary, 1, 1, url="x.example")
    with pytest.raises(Forbidden):
        actions.set_link(seat(cast.cora), cast.summary, 1, 1, url="x.example")

"""Removing duplicates keeps the first of each kind, and only the cells of the area move up."""

from __future__ import annotations

import pytest
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Blocked, Forbidden, Invalid
from deskgym.apps.sheet import actions
from deskgym.apps.sheet.engine import parse_area
from deskgym.apps.sheet.models import Comment

from ..conftest import As
from .cast import Cast
from .looking import check_mirror, column, digest, formula, shown

PEOPLE = (
    ("Name", "E-mail", "Twice"),
    ("Ann", "ann@x.example", "=LEN(B2)"),
    ("Bo", "bo@x.example", "=LEN(B3)"),
    ("ANN ", " Ann@X.example", "=LEN(B4)"),
    ("Cy", "", "=LEN(B5)"),
    ("Bo", "BO@x.example", "=LEN(B6)"),
    ("Di", "", "=LEN(B7)"),
)
AREA = parse_area("A1:C7")


@pytest.fixture
def people(db: Db, cast: Cast) -> int:
    actions.set_cells(
        db, cast.summary, {(r, c): text for r, line in enumerate(PEOPLE, 1) for c, text in enumerate(line, 1)}
    )
    actions.set_cells(db, cast.summary, {(3, 5): "beside", (9, 1): "below"})
    return cast.summary


def test_the_first_of_each_kind_stays(db: Db, cast: Cast, people: int) -> None:
    work = actions.remove_duplicates(db, people, AREA, [2], header=True)
    # Two people without an address are alike in it.
    assert work.notice == "3 duplicate rows removed; 3 unique rows remain."
    assert column(db, people, "A1:A9") == ["Name", "Ann", "Bo", "Cy", "", "", "", "", "below"]
    assert formula(db, people, "C4") == "=LEN(B4)"
    assert shown(db, people, "E3") == "beside"
    check_mirror(db, cast.workbook)


def test_all_compared_columns_have_to_agree(db: Db, people: int) -> None:
    actions.remove_duplicates(db, people, AREA, [1, 2], header=True)
    assert column(db, people, "A2:A7") == ["Ann", "Bo", "Cy", "Di", "", ""]


def test_it_is_one_step_to_undo(db: Db, cast: Cast, people: int) -> None:
    before = digest(db, cast.workbook)
    actions.remove_duplicates(db, people, AREA, [2], header=True)
    actions.undo(db, cast.workbook)
    assert digest(db, cast.workbook) == before


def test_comments_go_along_or_go(db: Db, people: int) -> None:
    for row in (4, 5):
        actions.add_comment(db, people, row, 1, f"On row {row}")
    actions.remove_duplicates(db, people, AREA, [2], header=True)
    assert [(c.row, c.body) for c in db.query(Comment).filter_by(deleted_at=None)] == [(4, "On row 5")]
    assert db.query(Comment).filter(Comment.deleted_at.is_not(None)).one().body == "On row 4"


def test_numbers_agree_whatever_their_format(db: Db, cast: Cast) -> None:
    actions.set_cells(db, cast.summary, {(1, 4): "1000", (2, 4): "$1,000.00", (3, 4): "'1000"})
    actions.remove_duplicates(db, cast.summary, parse_area("D1:D3"), [4])
    assert column(db, cast.summary, "D1:D3") == ["1000", "1000", ""]


def test_rows_that_a_filter_hides_stay(db: Db, people: int) -> None:
    actions.create_filter(db, people, AREA)
    actions.set_criterion(db, people, 1, hidden_values=["Bo"])
    actions.remove_duplicates(db, people, AREA, [2], header=True)
    assert column(db, people, "A2:A7") == ["Ann", "Bo", "Cy", "", "Bo", ""]


def test_what_cannot_be_done_is_refused(db: Db, people: int) -> None:
    db.commit()
    with pytest.raises(Blocked, match="No row of A1:C3 is like another one"):
        actions.remove_duplicates(db, people, parse_area("A1:C3"), [2], header=True)
    with pytest.raises(Invalid, match="at least one column"):
        actions.remove_duplicates(db, people, AREA, [])
    with pytest.raises(Invalid, match="Choose columns of A1:C7"):
        actions.remove_duplicates(db, people, AREA, [4])
    db.rollback()
    actions.merge_cells(db, people, parse_area("D6:E7"))
    with pytest.raises(Blocked, match="merged cells"):
        actions.remove_duplicates(db, people, parse_area("A1:E7"), [2])


def test_who_may_not_edit_or_not_there_is_refused(db: Db, cast: Cast, people: int, seat: As) -> None:
    actions.protect(db, people, areas="A4")
    db.commit()
    with pytest.raises(Forbidden):
        actions.remove_duplicates(seat(cast.vic), people, AREA, [2], header=True)
    with pytest.raises(Blocked, match="A4 of Summary is protected"):
        actions.remove_duplicates(seat(cast.eddie), people, AREA, [2], header=True)

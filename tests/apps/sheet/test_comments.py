"""Comments, and the rows that they stand on."""

from __future__ import annotations

import pytest
from deskgym.apps.platform.database import Db
from deskgym.apps.sheet import actions
from deskgym.apps.sheet.models import Comment
from sqlalchemy import select

from .cast import Cast


@pytest.fixture
def said(db: Db, cast: Cast) -> Db:
    for row, body in ((3, "Is this West?"), (5, "North is new.")):
        actions.add_comment(db, cast.sales, row, 1, body)
    return db


def places(db: Db) -> list[tuple[str, int, int, bool]]:
    comments = db.scalars(select(Comment).order_by(Comment.id))
    return [(each.body, each.row, each.column, each.deleted_at is not None) for each in comments]


@pytest.mark.parametrize("rows", [(3, 2), (2, 2)], ids=["from below", "from above"])
def test_a_deleted_row_takes_its_comment_along_whichever_row_goes_first(
    said: Db, cast: Cast, rows: tuple[int, int]
) -> None:
    for row in rows:
        actions.delete_lines(said, cast.sales, "row", row)
    assert places(said) == [("Is this West?", 0, 0, True), ("North is new.", 3, 1, False)]


def test_undo_brings_a_comment_back_to_its_cell(said: Db, cast: Cast) -> None:
    actions.delete_lines(said, cast.sales, "row", 2, 2)
    actions.undo(said, cast.workbook)
    assert places(said) == [("Is this West?", 3, 1, False), ("North is new.", 5, 1, False)]

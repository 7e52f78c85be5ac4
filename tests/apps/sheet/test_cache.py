"""A workbook that begins as in an earlier episode is edited without reading all its cells again."""

from __future__ import annotations

import pytest
from cachetools import LRUCache
from deskgym.apps.platform.database import Db
from deskgym.apps.sheet import actions, cache, mirror

from .cast import Cast
from .looking import column


@pytest.fixture
def reads(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The ids of the workbooks whose cells were read from the tables, by engines that were not kept."""
    read: list[int] = []
    recall = mirror.recall

    def recalled(db: Db, workbook_id: int) -> mirror.Readings:
        read.append(workbook_id)
        return recall(db, workbook_id)

    monkeypatch.setattr(mirror, "recall", recalled)
    monkeypatch.setattr(cache, "_engines", LRUCache(cache._engines.maxsize))
    monkeypatch.setattr(cache, "_readings", LRUCache(cache._readings.maxsize, getsizeof=len))
    return read


def _edit_and_take_back(db: Db, cast: Cast, text: str) -> None:
    with db.begin_nested() as tried:
        actions.set_cells(db, cast.sales, {(2, 3): text})
        assert column(db, cast.sales, "E2:E2") == [f"${4.5 * int(text):.2f}"]
        tried.rollback()


def test_cells_are_read_once_for_all_who_begin_with_the_same_workbook(db: Db, cast: Cast, reads: list[int]) -> None:
    for text in ("30", "40", "30"):
        _edit_and_take_back(db, cast, text)
    assert reads == [cast.workbook]
    assert column(db, cast.sales, "C2:C2") == ["12"]


def test_workbooks_too_large_to_be_kept_are_read_each_time(
    db: Db, cast: Cast, reads: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache, "_readings", LRUCache(10, getsizeof=len))
    for text in ("30", "40"):
        _edit_and_take_back(db, cast, text)
    assert reads == [cast.workbook] * 2
    assert not cache._readings

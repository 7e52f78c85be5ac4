"""Versions: every hour's work and every name can be brought back, whole or by the sheet, and that can be undone."""

from __future__ import annotations

from datetime import timedelta

import pytest
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.platform.errors import Blocked, DomainError, Forbidden, Invalid, NotFound
from deskgym.apps.sheet import actions
from deskgym.apps.sheet.engine import Area, parse_area
from deskgym.apps.sheet.models import Cell, Comment, Filter, NamedVersion, Protection, Sheet, Workbook
from deskgym.apps.sheet.versions import Version, versions

from ..conftest import As
from .cast import Cast
from .looking import check_mirror, digest, formula, rows, shown
from .test_views import Browser


@pytest.fixture
def yesterday(db: Db, cast: Cast) -> str:
    """The key of the version that today's changes of both sheets come after."""
    _later(db)
    actions.set_cells(db, cast.sales, {(2, 3): "99"})
    actions.set_cells(db, cast.summary, {(4, 1): "Today's note"})
    return _found(db, cast)[1].key


def _later(db: Db, hours: int = 24) -> None:
    db.set_clock(db.now + timedelta(hours=hours))
    db.flush()


def _found(db: Db, cast: Cast) -> list[Version]:
    return versions(db, db.get_one(Workbook, cast.workbook))


def test_what_one_person_does_in_an_hour_is_one_version(db: Db, seat: As, cast: Cast) -> None:
    _later(db)
    for text in ("1", "2", "3"):
        actions.set_cells(db, cast.sales, {(9, 1): text})
    _later(db, 2)
    actions.set_cells(db, cast.sales, {(9, 1): "4"})
    keys = [(v.key == "current", len(v.changes)) for v in _found(db, cast)]
    assert keys == [(True, 1), (False, 3), (False, 4), (False, 1)]


def test_a_version_is_restored_to_the_cell(db: Db, cast: Cast, yesterday: str) -> None:
    actions.restore_version(db, cast.workbook, yesterday)
    assert shown(db, cast.sales, "C2") == "12"
    assert shown(db, cast.summary, "A4") == ""
    assert shown(db, cast.summary, "B1") == "$185.50"
    check_mirror(db, cast.workbook)


def test_restoring_is_a_change_that_can_be_undone(db: Db, cast: Cast, yesterday: str) -> None:
    before, looked = digest(db, cast.workbook), rows(db, cast.workbook)
    actions.restore_version(db, cast.workbook, yesterday)
    assert _found(db, cast)[0].changes[0].startswith("Restoring the version")
    actions.undo(db, cast.workbook)
    assert (digest(db, cast.workbook), rows(db, cast.workbook)) == (before, looked)


def test_what_there_was_before_restoring_is_a_version_itself(db: Db, cast: Cast, yesterday: str) -> None:
    actions.restore_version(db, cast.workbook, yesterday)
    latest = _found(db, cast)[1].key
    actions.restore_version(db, cast.workbook, latest)
    assert (shown(db, cast.sales, "C2"), shown(db, cast.summary, "A4")) == ("99", "Today's note")


def test_one_sheet_is_restored_and_the_other_keeps_todays_work(db: Db, cast: Cast, yesterday: str) -> None:
    actions.restore_sheet(db, cast.workbook, yesterday, cast.sales)
    assert (shown(db, cast.sales, "C2"), formula(db, cast.sales, "E2")) == ("12", "=C2*D2")
    assert (shown(db, cast.summary, "A4"), shown(db, cast.summary, "B1")) == ("Today's note", "$185.50")
    check_mirror(db, cast.workbook)


def test_after_a_sheet_is_restored_its_cells_still_hold_their_own_values(db: Db, cast: Cast, yesterday: str) -> None:
    actions.restore_sheet(db, cast.workbook, yesterday, cast.sales)
    actions.set_cells(db, cast.summary, {(5, 1): "And one more"})
    assert db.query(Cell).filter_by(sheet_id=cast.sales, is_spilled=True).all() == []
    check_mirror(db, cast.workbook)


def test_one_sheet_brings_sizes_merges_looks_and_frozen_rows_back(db: Db, cast: Cast) -> None:
    actions.resize_lines(db, cast.sales, "column", 2, 1, 222)
    actions.hide_lines(db, cast.sales, "row", 4, 1)
    actions.merge_cells(db, cast.sales, parse_area("A8:B9"))
    actions.format_cells(db, cast.sales, [parse_area("A1:E1")], {"b": 1, "g": "#FECACA"})
    actions.freeze(db, cast.sales, 1, 0)
    _later(db)
    before = rows(db, cast.workbook)
    actions.clear_cells(db, cast.sales, [parse_area("A1:E5")], formats=True)
    actions.freeze(db, cast.sales, 0, 2)
    actions.hide_lines(db, cast.sales, "row", 4, 1, hidden=False)
    actions.resize_lines(db, cast.sales, "column", 2, 1, 50)
    actions.unmerge_cells(db, cast.sales, parse_area("A8:B9"))
    actions.restore_sheet(db, cast.workbook, _found(db, cast)[1].key, cast.sales)
    assert rows(db, cast.workbook) == before


def test_a_deleted_sheet_comes_back_alone(db: Db, cast: Cast, yesterday: str) -> None:
    actions.delete_sheet(db, cast.sales)
    actions.add_sheet(db, cast.workbook, "Stranger")
    work = actions.restore_sheet(db, cast.workbook, yesterday, cast.sales)
    names = [info.name for info in work.engine.sheets()]
    assert names == ["Sales", "Summary", "Stranger"]
    back = db.query(Sheet).filter_by(workbook_id=cast.workbook, name="Sales").one()
    assert (shown(db, back.id, "C2"), shown(db, back.id, "E2")) == ("12", "$54.00")
    assert shown(db, cast.summary, "A4") == "Today's note"


def test_a_sheet_renamed_meanwhile_gets_its_name_back_and_keeps_its_formulas(
    db: Db, cast: Cast, yesterday: str
) -> None:
    actions.rename_sheet(db, cast.sales, "Turnover")
    actions.restore_sheet(db, cast.workbook, yesterday, cast.summary)
    assert formula(db, cast.summary, "B1") == "=SUM(Turnover!E2:E5)"
    actions.restore_sheet(db, cast.workbook, yesterday, cast.sales)
    assert formula(db, cast.summary, "B1") == "=SUM(Sales!E2:E5)"


def test_filters_come_back_and_comments_stay(db: Db, cast: Cast) -> None:
    actions.create_filter(db, cast.sales, Area(1, 1, 5, 5))
    _later(db)
    actions.remove_filter(db, cast.sales)
    actions.add_comment(db, cast.sales, 2, 2, "Said today")
    actions.restore_version(db, cast.workbook, _found(db, cast)[1].key)
    assert db.get(Filter, cast.sales) is not None
    assert [comment.body for comment in db.query(Comment)] == ["Said today"]


def test_a_named_version_outlives_the_log(db: Db, cast: Cast) -> None:
    row = actions.name_version(db, cast.workbook, "Before the audit")
    for number in range(110):
        actions.set_cells(db, cast.sales, {(2, 3): str(number)})
    listed = {version.name: version for version in _found(db, cast)}
    assert "Before the audit" in listed
    actions.restore_version(db, cast.workbook, f"named-{row.id}")
    assert shown(db, cast.sales, "C2") == "12"


def test_a_version_too_old_says_so(db: Db, cast: Cast, yesterday: str) -> None:
    for number in range(110):
        actions.set_cells(db, cast.sales, {(2, 3): str(number)})
    with pytest.raises(Blocked, match="too old"):
        actions.restore_version(db, cast.workbook, yesterday)


def test_names_of_versions_are_unique_and_can_be_changed_and_removed(db: Db, cast: Cast, yesterday: str) -> None:
    row = actions.name_version(db, cast.workbook, "Draft", key=yesterday)
    with pytest.raises(Invalid, match="already"):
        actions.name_version(db, cast.workbook, "draft")
    actions.name_version(db, cast.workbook, "Final", key=f"named-{row.id}")
    assert row.name == "Final"
    actions.unname_version(db, cast.workbook, f"named-{row.id}")
    assert db.query(NamedVersion).count() == 0


@pytest.mark.parametrize("who", ["vic", "cora"])
def test_only_editors_name_and_restore(seat: As, cast: Cast, yesterday: str, who: str) -> None:
    db = seat(getattr(cast, who))
    with pytest.raises(Forbidden):
        actions.restore_version(db, cast.workbook, yesterday)
    with pytest.raises(Forbidden):
        actions.name_version(db, cast.workbook, "Mine")


@pytest.mark.parametrize("key", ["made-9999", "named-9", "old", "made-x"])
def test_there_is_no_other_version(db: Db, cast: Cast, key: str) -> None:
    with pytest.raises(NotFound):
        actions.restore_version(db, cast.workbook, key)
    with pytest.raises(Blocked):
        actions.restore_version(db, cast.workbook, "current")


def test_the_page_shows_a_version_and_restores_a_sheet(database: Database, db: Db, cast: Cast, yesterday: str) -> None:
    db.commit()
    olga, path = Browser(database, cast.olga), f"/workbooks/{cast.workbook}/versions"
    page = olga.get(f"{path}/{yesterday}")
    assert page.status_code == 200
    assert "Restore this version" in page.text
    data = olga.get(f"{path}/{yesterday}/sheets/{cast.sales}").get_json()
    cells = data["sheet"]["cells"]
    assert [cells[at + 2] for at in range(0, len(cells), 8) if cells[at : at + 2] == [2, 3]] == ["12"]
    assert olga.get(f"{path}/{yesterday}/restore?sheet={cast.sales}").status_code == 200
    olga.post(f"{path}/{yesterday}/restore", sheet=cast.sales)
    with database.session() as after:
        assert (shown(after, cast.sales, "C2"), shown(after, cast.summary, "A4")) == ("12", "Today's note")


@pytest.mark.parametrize(("who", "status"), [("vic", 403), ("cora", 403), ("nina", 404), ("gus", 404)])
def test_only_editors_see_what_was(
    database: Database, db: Db, cast: Cast, yesterday: str, who: str, status: int
) -> None:
    db.commit()
    browser, path = Browser(database, getattr(cast, who)), f"/workbooks/{cast.workbook}/versions"
    assert browser.get(path).status_code == status
    assert browser.get(f"{path}/{yesterday}").status_code == status
    assert browser.get(f"{path}/{yesterday}/sheets/{cast.sales}").status_code == status


def test_what_is_protected_from_somebody_they_cannot_bring_back(seat: As, db: Db, cast: Cast, yesterday: str) -> None:
    db.add(
        Protection(
            sheet_id=cast.sales, areas=[[1, 1, 2, 2]], exceptions=[], editors=[], warns_only=False, description=""
        )
    )
    db.flush()
    eddie = seat(cast.eddie)
    with pytest.raises(DomainError, match="protected"):
        actions.restore_version(eddie, cast.workbook, yesterday)
    eddie.rollback()
    with pytest.raises(DomainError, match="protected"):
        actions.restore_sheet(eddie, cast.workbook, yesterday, cast.sales)
    eddie.rollback()
    actions.restore_sheet(eddie, cast.workbook, yesterday, cast.summary)
    assert shown(eddie, cast.summary, "A4") == ""
    assert eddie.query(Protection).count() == 1

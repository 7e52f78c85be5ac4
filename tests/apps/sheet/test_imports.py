"""Files that are uploaded, looked at, and brought into a workbook in one of several ways."""

from __future__ import annotations

import io
import zipfile
from typing import Any

import pytest
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.platform.errors import DomainError, Forbidden, Invalid, NotFound
from deskgym.apps.sheet import actions
from deskgym.apps.sheet.actions import Into
from deskgym.apps.sheet.delimited import Settings
from deskgym.apps.sheet.engine import Area
from deskgym.apps.sheet.models import Filter, Sheet, Upload, Workbook

from ..conftest import As
from .cast import Cast
from .looking import check_mirror, column, digest, formula, shown
from .test_views import Browser

MORE = b"Amount;Units;Region;Note\n1.234,50;7;South;late\n;8;East;\n"


@pytest.fixture
def olga(database: Database, cast: Cast) -> Browser:
    return Browser(database, cast.olga)


def uploaded(db: Db, data: bytes, name: str = "more.csv") -> int:
    return actions.add_upload(db, filename=name, data=data).id


def test_a_new_workbook_is_called_like_the_file(db: Db) -> None:
    book = actions.import_workbook(db, uploaded(db, b"Day,Units\n2026-03-05,12\n", "till_march.csv"))
    sheet = db.query(Sheet).filter_by(workbook_id=book.id).one()
    assert (book.title, sheet.name) == ("till march", "till march")
    assert column(db, sheet.id, "A1:B2") == ["Day", "Units", "2026-03-05", "12"]
    check_mirror(db, book.id)


def test_a_new_sheet_works_out_its_formulas_or_keeps_them_as_text(db: Db, cast: Cast) -> None:
    id = uploaded(db, b"A,B\n2,=A2*3\n")
    before = {cast.sales, cast.summary}
    first = actions.new_sheet_id(actions.import_upload(db, id, Into(cast.sales)), before)
    assert (shown(db, first, "B2"), formula(db, first, "B2")) == ("6", "=A2*3")
    as_text = Settings(formulas=False)
    second = actions.new_sheet_id(actions.import_upload(db, id, Into(cast.sales), settings=as_text), before | {first})
    assert (shown(db, second, "B2"), formula(db, second, "B2")) == ("=A2*3", None)


def test_appended_columns_go_below_their_headings_and_look_like_the_last_row(db: Db, cast: Cast) -> None:
    actions.format_cells(db, cast.sales, [Area(2, 5, 5, 5)], {"f": "$#,##0.00"})
    actions.import_upload(db, uploaded(db, MORE), Into(cast.sales, "append"))
    assert column(db, cast.sales, "A6:E7") == ["South", "", "7", "", "$1,234.50", "East", "", "8", "", ""]
    actions.undo(db, cast.workbook)
    assert column(db, cast.sales, "A6:E6") == [""] * 5
    check_mirror(db, cast.workbook)


def test_appended_columns_may_stand_in_their_order(db: Db, cast: Cast) -> None:
    actions.import_upload(db, uploaded(db, MORE), Into(cast.sales, "append", by_heading=False))
    assert column(db, cast.sales, "A6:D6") == ["1,234.50", "7", "South", "late"]


def test_headings_that_the_sheet_has_not_at_all_are_refused(db: Db, cast: Cast) -> None:
    id = uploaded(db, b"X,Y\n1,2\n")
    with pytest.raises(Invalid, match="None of the file's headings"):
        actions.import_upload(db, id, Into(cast.sales, "append"))


def test_what_is_replaced_goes_with_its_filter_and_merges_and_can_be_undone(db: Db, cast: Cast) -> None:
    actions.merge_cells(db, cast.sales, Area(8, 1, 9, 2))
    actions.create_filter(db, cast.sales, Area(1, 1, 5, 5))
    actions.set_criterion(db, cast.sales, 1, hidden_values=["West"])
    before = digest(db, cast.workbook)
    actions.import_upload(db, uploaded(db, b"A,B\n1,2\n"), Into(cast.sales, "replace"))
    assert column(db, cast.sales, "A1:C3") == ["A", "B", "", "1", "2", "", "", "", ""]
    assert db.get(Filter, cast.sales) is None
    check_mirror(db, cast.workbook)
    actions.undo(db, cast.workbook)
    assert digest(db, cast.workbook) == before
    assert db.get(Filter, cast.sales) is not None


def test_it_may_be_written_over_a_sheet_from_a_cell_on(db: Db, cast: Cast) -> None:
    actions.import_upload(
        db, uploaded(db, b"a,\n,b\n"), Into(cast.sales, "cell", row=2, column=1), settings=Settings(header=0)
    )
    assert column(db, cast.sales, "A2:C3") == ["a", "", "12", "", "b", "7"]


def test_a_formula_that_cannot_be_worked_out_names_its_line(db: Db, cast: Cast) -> None:
    id = uploaded(db, b'A\n1\n"=SUM(IF(A1:A2>0,A1:A2))+ISFORMULA(A1)"\n')
    with pytest.raises(DomainError, match="Line 3"):
        actions.import_upload(db, id, Into(cast.sales))


def test_nothing_is_written_into_protected_cells(db: Db, cast: Cast, seat: As) -> None:
    actions.protect(db, cast.sales)
    id = actions.add_upload(db, filename="more.csv", data=MORE, is_shared=True).id
    eddie = seat(cast.eddie)
    for way in ("append", "replace", "cell"):
        with pytest.raises(DomainError, match="protected"):
            actions.import_upload(eddie, id, Into(cast.sales, way))
        eddie.rollback()


def test_uploads_are_their_owners_until_they_are_shared(db: Db, cast: Cast, seat: As) -> None:
    id = uploaded(db, MORE)
    for who in (cast.eddie, cast.gus):
        with pytest.raises(NotFound):
            actions.visible_upload(seat(who), id)
    actions.share_upload(seat(cast.olga), id)
    eddie = seat(cast.eddie)
    assert actions.visible_upload(eddie, id).name == "more.csv"
    with pytest.raises(Forbidden, match="Only Olga Marsh"):
        actions.delete_upload(eddie, id)
    with pytest.raises(NotFound):
        actions.visible_upload(seat(cast.gus), id)
    with pytest.raises(Forbidden, match="Guests"):
        actions.add_upload(seat(cast.gus), filename="a.csv", data=b"a")


def test_a_viewer_imports_nothing_into_a_workbook(db: Db, cast: Cast, seat: As) -> None:
    id = actions.add_upload(db, filename="more.csv", data=MORE, is_shared=True).id
    with pytest.raises(Forbidden):
        actions.import_upload(seat(cast.vic), id, Into(cast.sales))


def _bomb() -> bytes:
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("xl/workbook.xml", b"<workbook/>")
        archive.writestr("xl/worksheets/sheet1.xml", b" " * 40_000_000)
    return target.getvalue()


@pytest.mark.parametrize(
    ("name", "data", "message"),
    [
        ("big.csv", b"a,b\n" * 1_500_000, "6.0 MB"),
        ("fake.xlsx", b"this is no archive", "not an xlsx file"),
        ("bomb.xlsx", _bomb(), "too large once unpacked"),
        ("empty.csv", b"", "empty"),
        ("blob.csv", b"a\x00b", "binary"),
        ("picture.png", b"png", ".xlsx, .csv"),
    ],
)
def test_a_bad_file_is_refused_with_a_clear_message(
    database: Database, olga: Browser, name: str, data: bytes, message: str
) -> None:
    answer = olga.upload("/import", name, data)
    assert answer.status_code == 422
    assert message in answer.text
    with database.session() as db:
        assert db.query(Upload).count() == 0


def test_a_damaged_xlsx_file_leaves_no_workbook(db: Db) -> None:
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as archive:
        archive.writestr("xl/workbook.xml", b"<!DOCTYPE x [<!ENTITY a 'b'>]><workbook/>")
    id = uploaded(db, target.getvalue(), "odd.xlsx")
    with pytest.raises(Invalid, match="entities"):
        actions.import_workbook(db, id)
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as archive:
        archive.writestr("xl/workbook.xml", b"<workbook>")
    id = uploaded(db, target.getvalue(), "broken.xlsx")
    with pytest.raises(Invalid, match="damaged"):
        actions.import_workbook(db, id)
    assert db.query(Workbook).count() == 1


def test_the_pages_lead_from_a_file_to_the_sheet(database: Database, olga: Browser, cast: Cast) -> None:
    answer = olga.upload(f"/import?sheet={cast.sales}&at=B2", "more.csv", MORE)
    assert answer.status_code == 303
    page = answer.headers["Location"]
    assert page.endswith(f"/uploads/1?sheet={cast.sales}&at=B2")
    text = olga.get(page).text
    assert "2 rows, 4 columns" in text
    settings: dict[str, Any] = {
        "encoding": "utf-8", "separator": "semicolon", "header": "1", "dates": "dmy", "decimals": "comma",
        "quotes": "1", "converts": "1", "keeps_zeros": "1", "formulas": "1", "name": "",
        "cell": "B2", "columns": "heading",
    }  # fmt: skip
    told = olga.post(page.replace("/uploads/1?", "/uploads/1/preview?"), way="append", **settings).text
    assert "The rows go to row 6 and below. Left out, for the sheet has no such heading: Note." in told
    assert olga.post(page, way="append", **settings).status_code == 303
    with database.session() as db:
        assert shown(db, cast.sales, "A6") == "South"


def test_an_xlsx_comes_back_as_it_went(database: Database, olga: Browser, cast: Cast) -> None:
    olga.operate(cast, "set", cells=[[7, 1, "=TODAY()"]])
    packed = olga.get(f"/workbooks/{cast.workbook}/download.xlsx").data
    assert b"GW_" not in packed
    assert olga.upload("/import", "again.xlsx", packed).status_code == 303
    assert olga.post("/uploads/1", name="Once more").status_code == 303
    with database.session() as db:
        again = db.query(Workbook).filter_by(title="Once more").one().id
        sheet = db.query(Sheet).filter_by(workbook_id=again, name="Sales").one().id
        assert [shown(db, sheet, at) for at in ("A1", "E2", "A7")] == ["Region", "$54.00", "3/16/2026"]


def test_a_sheet_is_downloaded_as_tsv_too(olga: Browser, cast: Cast) -> None:
    answer = olga.get(f"/workbooks/{cast.workbook}/download.tsv?sheet={cast.sales}")
    assert answer.data.decode("utf-8-sig").splitlines()[1] == "East\tJan\t12\t$4.50\t$54.00"

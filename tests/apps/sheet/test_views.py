"""The pages refuse what they must: no CSRF token, wrong role, stale page, bad values, bad files."""

from __future__ import annotations

from typing import Any, get_args

import pytest
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.sheet import actions
from deskgym.apps.sheet.models import Workbook
from deskgym.apps.sheet.views.requests import AnyRequest
from pydantic import BaseModel
from sqlalchemy.exc import IntegrityError
from werkzeug.test import TestResponse

from ...support.client import OfficeClient
from ...support.statements import recorded_statements
from .cast import Cast
from .looking import digest, rows


class Browser(OfficeClient):
    """Somebody logged in to the spreadsheet."""

    def __init__(self, database: Database, person_id: int) -> None:
        super().__init__(database, "sheet", person_id)

    def upload(self, path: str, name: str, data: bytes) -> TestResponse:
        # By hand, because Werkzeug's client leaves its temporary file open.
        parts = (f'--x\r\nContent-Disposition: form-data; name="csrf_token"\r\n\r\n{self.csrf}\r\n'
                 f'--x\r\nContent-Disposition: form-data; name="file"; filename="{name}"\r\n\r\n').encode()  # fmt: skip
        body = parts + data + b"\r\n--x--\r\n"
        return self.send(path, data=body, content_type="multipart/form-data; boundary=x")

    def operate(self, cast: Cast, op: str, *, csrf: str | None = None, **args: Any) -> TestResponse:
        with self.database.session() as db:
            revision = db.get_one(Workbook, cast.workbook).revision
        body = {"op": op, "sheet": cast.sales, "revision": revision, **args}
        headers = {"X-CSRF-Token": self.csrf if csrf is None else csrf}
        return self.send(f"/workbooks/{cast.workbook}/operations", json=body, headers=headers)


@pytest.fixture
def olga(database: Database, cast: Cast) -> Browser:
    return Browser(database, cast.olga)


def state(database: Database, cast: Cast) -> object:
    with database.session() as db:
        return digest(db, cast.workbook), rows(db, cast.workbook)


def test_an_edit_answers_with_every_cell_that_it_changed_on_this_sheet(olga: Browser, cast: Cast) -> None:
    answer = olga.operate(cast, "set", cells=[[2, 3, "100"]])
    assert answer.status_code == 200
    assert [cell[:3] for cell in answer.get_json()["cells"]] == [[2, 3, "100"], [2, 5, "$450.00"]]


@pytest.mark.parametrize(("who", "status"), [("vic", 403), ("cora", 403), ("nina", 404), ("gus", 404)])
def test_only_editors_edit(database: Database, cast: Cast, who: str, status: int) -> None:
    before = state(database, cast)
    browser = Browser(database, getattr(cast, who))
    assert browser.operate(cast, "set", cells=[[2, 3, "100"]]).status_code == status
    assert state(database, cast) == before


def test_nothing_is_done_without_the_csrf_token(database: Database, olga: Browser, cast: Cast) -> None:
    before = state(database, cast)
    assert olga.operate(cast, "set", csrf="", cells=[[1, 1, "x"]]).status_code == 403
    assert state(database, cast) == before


def test_a_stale_page_is_told_so(database: Database, olga: Browser, cast: Cast) -> None:
    before = state(database, cast)
    answer = olga.operate(cast, "set", cells=[[1, 1, "x"]], revision=0)
    assert (answer.status_code, answer.get_json()["conflict"]) == (409, True)
    assert state(database, cast) == before


@pytest.mark.parametrize(
    ("op", "args"),
    [
        ("set", {"cells": "A1"}),
        ("set", {"cells": [[0, 1, "x"]]}),
        ("set", {"cells": [[1, 1, "x"], [99_999_999, 1, "x"]]}),
        ("set", {"cells": [[1, 1, "x" * 9000]]}),
        ("format", {"area": [1, 1, 1, 1], "change": {"f": 5}}),
        ("format", {"area": [1, 1, 1, 1], "change": {"c": "red;}"}}),
        ("format", {"area": [5, 5, 1, 1], "change": {"b": 1}}),
        ("insert", {"axis": "page", "at": 1}),
        ("insert", {"axis": "row", "at": 1, "count": 5000}),
        ("resize", {"axis": "row", "at": 1, "size": -4}),
        ("merge", {"area": [1, 1, 2, 2]}),
        ("sort", {"area": [1, 1, 5, 5], "keys": [{"column": 9}]}),
        ("fill", {"source": [1, 1, 1, 1], "area": [1, 1, 3, 3]}),
        ("freeze", {"rows": 900, "columns": 0}),
        ("rename_sheet", {"name": "a/b"}),
        ("rename_sheet", {"name": "SUMMARY"}),
        ("color_sheet", {"color": "#123456"}),
        ("criterion", {"column": 1}),
        ("define_name", {"name": "AB12", "refers_to": "A1"}),
        ("borders", {"area": [1, 1, 1, 1], "preset": "wavy"}),
        ("redo", {}),
        ("launch", {}),
    ],
)
def test_bad_values_change_nothing(
    database: Database, olga: Browser, cast: Cast, op: str, args: dict[str, Any]
) -> None:
    before = state(database, cast)
    answer = olga.operate(cast, op, **args)
    assert answer.status_code == 422
    assert answer.get_json()["message"]
    assert state(database, cast) == before


@pytest.mark.parametrize(
    ("op", "args", "message"),
    [
        ("set", {"cells": [[1, 1, 5]]}, "cells[0][2] is not a text."),
        ("set", {"cells": [[1, True, "x"]]}, "cells[0][1] is not a number."),
        ("set", {}, "cells is missing."),
        ("clear", {"area": [5, 5, 1, 1]}, "area is not an area."),
        ("insert", {"axis": "page", "at": 1}, "axis must be 'row' or 'column'."),
        ("insert", {"axis": "row", "at": 1.5}, "at is not a number."),
        ("insert", {"axis": "row", "at": 10**40}, "at is not a number."),
        ("sort", {"area": [1, 1, 5, 5], "keys": [{"column": "A"}]}, "keys[0].column is not a number."),
        ("rename_sheet", {"name": 7}, "name is not a text."),
        ("define_name", {"name": "Total", "refers_to": "nowhere!"}, "That is not an area."),
        ("comment", {"row": 1, "column": None, "body": "x"}, "column is not a number."),
        ("undo", {"revision": "1"}, "revision is not a number."),
        ("undo", {"sheet": []}, "sheet is not a number."),
        ("launch", {}, "There is no operation 'launch'."),
    ],
)
def test_a_refusal_names_the_field(olga: Browser, cast: Cast, op: str, args: dict[str, Any], message: str) -> None:
    answer = olga.operate(cast, op, **args)
    assert (answer.status_code, answer.get_json()["message"]) == (422, message)


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b'"set"', b"{}", b'{"op": 5}', b'{"op": null}', b"[" * 100_000])
def test_what_is_no_operation_is_refused(olga: Browser, cast: Cast, body: bytes) -> None:
    path, headers = f"/workbooks/{cast.workbook}/operations", {"X-CSRF-Token": olga.csrf}
    answer = olga.send(path, data=body, headers=headers, content_type="application/json")
    assert (answer.status_code, bool(answer.get_json()["message"])) == (422, True)


@pytest.mark.parametrize(
    ("query", "status"),
    [
        ("find=pear&regex=true", 422),
        ("sheet=1&find=pear&regex=false", 200),
        ("sheet=1&find=pear&regex=maybe", 422),
        ("sheet=one&find=pear", 422),
        ("sheet=999&find=pear", 422),
        ("sheet=99999999999999999999&find=pear", 422),
    ],
)
def test_a_search_is_understood_or_refused(olga: Browser, cast: Cast, query: str, status: int) -> None:
    query = query.replace("sheet=1&", f"sheet={cast.sales}&")
    assert olga.get(f"/workbooks/{cast.workbook}/find?{query}").status_code == status


@pytest.mark.parametrize("model", get_args(AnyRequest))
def test_no_operation_takes_any_value_for_its_fields(olga: Browser, cast: Cast, model: type[BaseModel]) -> None:
    (op,) = get_args(model.model_fields["op"].annotation)
    for name, field in model.model_fields.items():
        if name != "op" and field.annotation is not bool:
            args: dict[str, Any] = {name: {"un": "known"}}
            answer = olga.operate(cast, op, **args)
            assert (answer.status_code, bool(answer.get_json()["message"])) == (422, True), name


def test_a_formula_that_breaks_the_engine_leaves_the_workbook_unharmed(
    database: Database, olga: Browser, cast: Cast
) -> None:
    before = state(database, cast)
    answer = olga.operate(cast, "set", cells=[[9, 1, "=XNPV(C2,C2)"]])
    assert answer.status_code == 422
    assert "Nothing was changed" in answer.get_json()["message"]
    assert state(database, cast) == before
    assert olga.operate(cast, "set", cells=[[9, 1, "=1+1"]]).status_code == 200


@pytest.mark.parametrize(
    "path", ["/files", "/files?layout=grid", "/files?view=trash", "/folders", "/import", "/uploads", "/files/new"]
)
def test_a_page_opens_and_writes_nothing(database: Database, olga: Browser, path: str) -> None:
    before = database.snapshot()
    assert olga.get(path).status_code == 200
    assert database.snapshot() == before


def test_the_editor_opens_for_a_viewer_without_tools_and_writes_nothing(database: Database, cast: Cast) -> None:
    vic = Browser(database, cast.vic)
    before = database.snapshot()
    page = vic.get(f"/workbooks/{cast.workbook}").text
    assert "View only" in page
    assert 'aria-label="Formatting"' not in page
    assert database.snapshot() == before


def test_renaming_leads_to_no_other_site(olga: Browser, cast: Cast) -> None:
    for wanted, leads_to in (("/files?view=mine", "/files?view=mine"), ("//elsewhere.example/", "/files")):
        answer = olga.send(
            f"/files/{cast.workbook}/rename",
            query_string={"next": wanted},
            data={"title": "Plan", "csrf_token": olga.csrf},
        )
        assert answer.location == leads_to


def test_files_are_filtered_by_their_owner(olga: Browser, cast: Cast) -> None:
    assert "/lookup/people" in olga.get("/files?edit_filter=owner").text
    assert "1 workbook" in olga.get(f"/files?f.owner=is:{cast.olga}").text
    assert "No workbooks" in olga.get(f"/files?f.owner=is:{cast.nina}").text


def test_the_list_of_files_takes_a_fixed_number_of_queries_and_offers_what_each_share_allows(
    database: Database, olga: Browser, cast: Cast
) -> None:
    def share(number: int, level: str) -> None:
        with database.session(cast.olga) as db:
            workbook = actions.create_workbook(db, title=f"Shared {level} {number}")
            actions.share_workbook(db, workbook.id, cast.nina, level)

    def queries() -> int:
        with recorded_statements(database) as statements:
            assert nina.get("/files").status_code == 200
        return len(statements)

    nina = Browser(database, cast.nina)
    share(0, "viewer")
    queries()
    few = queries()
    for number in range(1, 6):
        share(number, "viewer")
    share(6, "editor")
    assert queries() == few
    page = nina.get("/files?q=Shared").text
    with database.session() as db:
        ids = {
            workbook.title: workbook.id for workbook in db.query(Workbook).filter(Workbook.title.startswith("Shared"))
        }
    offers = {title: f"/files/{id}/rename" in page for title, id in ids.items()}
    assert offers == {title: "editor" in title for title in ids}


def test_a_level_that_is_none_is_refused_as_data(db: Db, cast: Cast) -> None:
    db.get_one(Workbook, cast.workbook).company_access = "reader"
    with pytest.raises(IntegrityError):
        db.flush()

"""The preview of an import: all rows in pages, those with errors and duplicates alone, and what is said of each."""

from __future__ import annotations

import html
import re

import pytest
from deskgym.apps.crm import actions
from deskgym.apps.crm.models import ImportJob, Lead
from deskgym.apps.crm.paging import Paging
from deskgym.apps.platform.database import Database, Db
from sqlalchemy import func, select

from ...support.client import OfficeClient
from ..conftest import As
from .cast import Cast

HEADINGS = "First name,Surname,Company,Mail,Status\n"


@pytest.fixture
def adam(database: Database, cast: Cast) -> OfficeClient:
    return OfficeClient(database, "crm", cast.adam)


@pytest.fixture
def job(seat: As, cast: Cast) -> ImportJob:
    """A file of 64 lines: 56 that are new, four that are wrong, three of one of the others, one of whom we know."""
    rows = [f"Ann,Bell{n:02},Firm {n},ann{n}@firm.example,New" for n in range(56)]
    rows[20:20] = ["Bo,,Firm,bo@firm.example,New", "Cy,Cole,Firm,cy-at-firm,Odd"]
    rows[40:40] = ["Lena,Park,Somewhere,LENA@parkstudios.example,New"]
    rows += ["Di,Dent,,di@firm.example,New", "Ed,East,Firm,ed@firm,New"]
    rows += ["Ann,Bell00,Firm 0,ann0@firm.example,New"] * 3
    db = seat(cast.adam)
    job = actions.start_import(db, "lead", filename="show.csv", data=(HEADINGS + "\n".join(rows)).encode())
    actions.map_import(db, job.id, {0: "first_name", 1: "last_name", 2: "company", 3: "email", 4: "status"})
    db.commit()
    return job


def preview(client: OfficeClient, job: ImportJob, query: str = "") -> str:
    return html.unescape(client.get(f"/import/{job.id}/preview{query}").text)


def lines(page: str) -> list[int]:
    return [int(line) for line in re.findall(r'<tr><td class="number">(\d+)</td>', page)]


def cell(page: str, line: int, place: int) -> str:
    row = re.search(rf'<tr><td class="number">{line}</td>(.*?)</tr>', page, re.DOTALL)
    assert row is not None
    return str(re.findall(r"<td>(.*?)</td>", row[1], re.DOTALL)[place])


def test_all_rows_can_be_paged_through(adam: OfficeClient, job: ImportJob) -> None:
    pages = [lines(preview(adam, job, f"?page={page}")) for page in (1, 2, 3, 4)]
    assert [line for page in pages for line in page] == list(range(2, 66))
    assert [len(page) for page in pages] == [20, 20, 20, 4]
    assert "41–60 of 64" in preview(adam, job, "?page=3")
    assert lines(preview(adam, job, "?page=99")) == pages[3]


def test_rows_with_errors_and_duplicates_are_shown_alone(adam: OfficeClient, job: ImportJob) -> None:
    page = preview(adam, job, "?outcome=check")
    assert lines(page) == [22, 23, 42, 61, 62, 63, 64, 65]
    assert 'href="/import/1/preview?outcome=check" aria-current="page"' in page
    assert lines(preview(adam, job, "?outcome=failed")) == [22, 23, 61, 62]
    assert lines(preview(adam, job, "?outcome=nonsense"))[0] == 2


def test_errors_name_the_columns_of_the_file(adam: OfficeClient, job: ImportJob) -> None:
    page = preview(adam, job, "?outcome=failed")
    assert "Surname: Last name is required." in cell(page, 22, 1)
    assert '<mark class="wrong"' in cell(page, 22, 3)
    assert ">empty</mark>" in cell(page, 22, 3)
    assert "Mail: " in cell(page, 23, 1)
    assert "Status: " in cell(page, 23, 1)
    assert ">cy-at-firm</mark>" in cell(page, 23, 5)
    assert cell(page, 23, 2) == "Cy"


def test_a_duplicate_leads_to_the_record_or_names_the_line(adam: OfficeClient, job: ImportJob, cast: Cast) -> None:
    page = preview(adam, job, "?outcome=skipped")
    assert lines(page) == [42, 63, 64, 65]
    assert f'<a class="reason" href="/leads/{cast.lead}"' in cell(page, 42, 1)
    assert "Looks like the lead Lena Park." in cell(page, 42, 1)
    assert "Looks like the lead Ann Bell00. See line 2." in re.sub("<[^>]+>", "", cell(page, 65, 1))
    assert "/leads/" not in cell(page, 65, 1)


def test_looking_through_the_pages_imports_nothing(adam: OfficeClient, database: Database, job: ImportJob) -> None:
    for page in (1, 4):
        preview(adam, job, f"?page={page}")
    with database.session() as db:
        assert db.scalar(select(func.count()).select_from(Lead)) == 1


def test_the_report_of_what_failed_names_line_and_column(adam: OfficeClient, job: ImportJob, db: Db) -> None:
    adam.send(f"/import/{job.id}/preview", data={"csrf_token": adam.csrf})
    report = adam.get(f"/import/{job.id}/failed.csv").data.decode("utf-8-sig").splitlines()
    assert report[0] == "First name,Surname,Company,Mail,Status,Line,Problem"
    assert report[1].startswith("Bo,,Firm,bo@firm.example,New,22,Surname: Last name is required.")
    assert "41–56 of 56" in html.unescape(adam.get(f"/import/{job.id}?outcome=created&page=3").text)


@pytest.mark.parametrize(
    ("asked", "total", "number", "shown"),
    [(1, 0, 1, (0, 0)), (0, 5, 1, (1, 5)), (3, 40, 2, (21, 40)), (2, 25, 2, (21, 25))],
)
def test_paging_never_leaves_the_rows(asked: int, total: int, number: int, shown: tuple[int, int]) -> None:
    paging = Paging(asked, total, 20, str)
    assert (paging.number, (paging.first, paging.last)) == (number, shown)
    assert (paging.previous_url is None) == (number == 1)
    assert (paging.next_url is None) == (number == paging.pages)

"""From the editor to an upload and back: the preview follows the settings, downloads say what they lack."""

from __future__ import annotations

import io

import openpyxl
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.sheet import actions
from playwright.sync_api import expect

from .cast import Cast
from .conftest import Visit
from .looking import column

DATA = "Region;Units;Day\nSouth;1.250,5;03.04.2026\nEast;7;31.02.2026\nWest;8;14.04.2026\n"


def uploaded(database: Database, cast: Cast) -> None:
    with Db(database.engine, actor_id=cast.olga) as db:
        actions.add_upload(db, filename="more.csv", data=DATA.encode())
        actions.add_comment(db, cast.sales, 2, 2, "Please look", assignee_id=cast.eddie)
        db.commit()


def test_a_file_is_chosen_looked_at_and_appended(visit: Visit, database: Database, cast: Cast) -> None:
    uploaded(database, cast)
    page = visit(f"/workbooks/{cast.workbook}?sheet={cast.sales}")
    page.get_by_role("button", name="File", exact=True).click()
    page.get_by_role("menuitem", name="Import…").click()
    page.get_by_role("link", name="more.csv").click()
    preview = page.get_by_role("region", name="Preview")
    expect(preview).to_contain_text("3 rows, 3 columns")
    expect(preview).to_contain_text("Line 3: “31.02.2026” under Day cannot be read as a date and stays a text.")
    expect(preview.get_by_role("cell", name="1,250.50")).to_be_visible()
    page.get_by_role("combobox", name="Numbers").click()
    page.get_by_role("option", name="1,234.56").click()
    expect(preview.get_by_role("cell", name="1.250,5")).to_be_visible()
    page.get_by_role("combobox", name="Numbers").click()
    page.get_by_role("option", name="1.234,56").click()
    # The form is drawn anew with the preview, which closes a list that was opened meanwhile.
    expect(preview.get_by_role("cell", name="1,250.50")).to_be_visible()
    page.get_by_role("combobox", name="Import as").click()
    page.get_by_role("option", name="Append to the sheet Sales").click()
    expect(preview).to_contain_text("The rows go to row 6 and below. Left out, for the sheet has no such heading: Day.")
    page.get_by_role("button", name="Import", exact=True).click()
    expect(page.get_by_role("status").get_by_text("more.csv was imported.")).to_be_visible()
    with database.session() as db:
        assert column(db, cast.sales, "A6:C8") == ["South", "", "1,250.50", "East", "", "7", "West", "", "8"]


def test_a_download_says_what_it_leaves_out(visit: Visit, database: Database, cast: Cast) -> None:
    uploaded(database, cast)
    page = visit(f"/workbooks/{cast.workbook}")
    page.get_by_role("button", name="File", exact=True).click()
    page.get_by_role("menuitem", name="Download workbook (.xlsx)…").click()
    dialog = page.get_by_role("dialog", name="Download “Quarter”")
    expect(dialog).to_contain_text("1 comment: whom it is given to")
    with page.expect_download() as waited:
        dialog.get_by_role("link", name="Download").click()
    expect(dialog).to_be_hidden()
    file = openpyxl.load_workbook(io.BytesIO(waited.value.path().read_bytes()))
    assert file.sheetnames == ["Sales", "Summary"]

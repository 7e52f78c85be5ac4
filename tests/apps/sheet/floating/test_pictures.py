"""Pictures float over a sheet: inserted, described, moved, resized, deleted, undone, taken along in files."""

from __future__ import annotations

from io import BytesIO

import pytest
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.platform.errors import Blocked, Forbidden, Invalid
from deskgym.apps.sheet import actions, xlsx
from deskgym.apps.sheet.models import Picture, Sheet, Workbook
from deskgym.apps.sheet.models.pictures import MOST_PICTURES
from PIL import Image
from playwright.sync_api import FilePayload, expect

from ...conftest import As
from ..cast import Cast
from ..conftest import Visit


def png(width: int = 60, height: int = 40) -> bytes:
    target = BytesIO()
    Image.new("RGB", (width, height), "#16A34A").save(target, "PNG")
    return target.getvalue()


def put(db: Db, cast: Cast, **given: object) -> Picture:
    actions.add_picture(db, cast.sales, "logo.png", png(), alt="Our logo", row=3, column=2, **given)  # type: ignore[arg-type]
    return db.query(Picture).order_by(Picture.id.desc()).first()  # type: ignore[return-value]


def placed(db: Db) -> list[tuple[int, int, int, int]]:
    found = db.query(Picture).order_by(Picture.id).populate_existing()
    return [(picture.row, picture.column, picture.width, picture.height) for picture in found]


def test_a_picture_is_put_at_a_cell_in_its_own_size_or_smaller(db: Db, cast: Cast) -> None:
    put(db, cast)
    actions.add_picture(db, cast.sales, "wide.png", png(960, 100), row=1, column=1)
    assert placed(db) == [(3, 2, 60, 40), (1, 1, 480, 50)]


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("notes.txt", b"words", "not a picture"),
        ("broken.png", b"\x89PNG\r\n\x1a\nrest", "damaged"),
        ("empty.png", b"", "empty"),
        ("noise.png", png() + bytes(1_000_001), "at most 1 MB"),
    ],
)
def test_what_is_no_picture_is_refused(db: Db, cast: Cast, name: str, content: bytes, said: str) -> None:
    with pytest.raises(Invalid, match=said):
        actions.add_picture(db, cast.sales, name, content)


def test_a_sheet_has_no_more_pictures_than_it_can_hold(db: Db, cast: Cast) -> None:
    for _ in range(MOST_PICTURES):
        put(db, cast)
    with pytest.raises(Blocked, match="at most 20 pictures"):
        put(db, cast)


def test_a_viewer_cannot_insert_one(cast: Cast, seat: As) -> None:
    with pytest.raises(Forbidden):
        put(seat(cast.vic), cast)


def test_a_picture_follows_its_cell_and_is_undone(db: Db, cast: Cast) -> None:
    picture = put(db, cast)
    actions.insert_lines(db, cast.sales, "row", 1, 2)
    actions.place_picture(db, picture.id, row=5, column=2, width=120, height=3000)
    actions.edit_picture(db, picture.id, "The logo of Kestrel")
    assert placed(db) == [(5, 2, 120, 2000)]
    actions.delete_picture(db, picture.id)
    assert placed(db) == []
    for _ in range(3):
        actions.undo(db, cast.workbook)
    assert placed(db) == [(5, 2, 60, 40)]
    actions.undo(db, cast.workbook)
    actions.undo(db, cast.workbook)
    assert placed(db) == []


def test_a_copy_of_a_sheet_has_its_pictures(db: Db, cast: Cast) -> None:
    put(db, cast)
    actions.duplicate_sheet(db, cast.sales)
    assert placed(db) == [(3, 2, 60, 40)] * 2


def test_a_picture_goes_out_with_a_file_and_comes_back(db: Db, cast: Cast) -> None:
    picture = put(db, cast)
    actions.place_picture(db, picture.id, row=4, column=3, down=7, across=9, width=150, height=90)
    data = xlsx.write(db, db.get_one(Workbook, cast.workbook))
    assert xlsx.read(data, "UTC").lost == []
    upload = actions.add_upload(db, filename="back.xlsx", data=data)
    copy = actions.import_workbook(db, upload.id)
    back = db.query(Picture).join(Sheet).filter(Sheet.workbook_id == copy.id).one()
    assert (back.row, back.column, back.down, back.across, back.alt) == (4, 3, 7, 9, "Our logo")
    assert (abs(back.width - 150) < 2, abs(back.height - 90) < 2) == (True, True)
    assert back.content == picture.content


def test_a_picture_is_inserted_moved_described_and_deleted_in_the_browser(
    visit: Visit, database: Database, cast: Cast
) -> None:
    page = visit()
    page.get_by_role("gridcell", name="F2").click()
    page.get_by_role("toolbar", name="Formatting").get_by_role("button", name="Insert picture").click()
    dialog = page.get_by_role("dialog", name="Insert picture")
    dialog.get_by_role("button", name="Insert").click()
    expect(dialog.get_by_role("paragraph").filter(has_text="Choose a picture.")).to_be_visible()
    logo = FilePayload(name="logo.png", mimeType="image/png", buffer=png(200, 120))
    dialog.get_by_label("Picture").set_input_files(logo)
    dialog.get_by_role("textbox", name="Description").fill("Our logo")
    dialog.get_by_role("button", name="Insert").click()
    figure = page.get_by_role("figure", name="Picture: Our logo")
    expect(figure).to_be_focused()
    expect(figure.get_by_role("img", name="Our logo")).to_have_js_property("naturalWidth", 200)
    box = figure.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 60, box["y"] + 60)
    page.mouse.down()
    page.mouse.move(box["x"] + 60, box["y"] + 160)
    page.mouse.up()
    figure.press("Shift+ArrowRight")
    figure.press("Enter")
    page.get_by_role("dialog", name="Describe the picture").get_by_role("textbox", name="Description").fill("The logo")
    page.keyboard.press("Enter")
    figure = page.get_by_role("figure", name="Picture: The logo")
    expect(figure).to_be_visible()
    with database.session() as db:
        (row, column, width, height) = placed(db)[0]
        assert (row > 2, column, width, height) == (True, 6, 210, 120)
    figure.focus()
    figure.press("Delete")
    expect(figure).to_have_count(0)
    page.get_by_role("button", name="Undo").click()
    expect(figure).to_be_visible()

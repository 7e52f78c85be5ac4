"""Files on records."""

from __future__ import annotations

from io import BytesIO

import pytest
from deskgym.apps.crm import actions
from deskgym.apps.crm.actions.documents import documents_of, find_document
from deskgym.apps.crm.models import Account, CrmNotification, Deal, Document
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Blocked, Forbidden, Invalid, NotFound
from deskgym.apps.platform.uploads import MAX_BYTES, Upload
from PIL import Image
from werkzeug.datastructures import FileStorage

from ...support.client import OfficeClient
from ..conftest import As
from .cast import Cast


def png() -> bytes:
    out = BytesIO()
    Image.new("RGB", (3, 2), "navy").save(out, "PNG")
    return out.getvalue()


def add(db: Db, deal: Deal, name: str = "offer.txt", content: bytes = b"12 lamps") -> Document:
    return actions.add_documents(db, "deal", deal.id, [Upload(name, content)])[0]


def test_files_come_in_all_or_none(db: Db, deal: Deal) -> None:
    with pytest.raises(Invalid, match="cannot be uploaded"):
        actions.add_documents(db, "deal", deal.id, [Upload("offer.txt", b"x"), Upload("virus.exe", b"x")])
    db.rollback()
    assert documents_of(db, deal) == []
    files = actions.add_documents(db, "deal", deal.id, [Upload("../offer.txt", b"12 lamps"), Upload("plan.png", png())])
    assert [(file.name, file.media_type, file.size) for file in files] == [
        ("offer.txt", "text/plain", 8), ("plan.png", "image/png", len(png())),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("name", "content", "says"),
    [
        ("big.txt", b"x" * (MAX_BYTES + 1), "Files can have 5 MB at most"),
        ("none.txt", b"", "is empty"),
        ("plan.png", b"no picture", "damaged or not an image"),
        ("offer.csv", b"\xff\xfe", "not a text file"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(db: Db, deal: Deal, name: str, content: bytes, says: str) -> None:
    with pytest.raises(Invalid, match=says):
        add(db, deal, name, content)


def test_a_name_that_is_taken_gets_a_number(db: Db, deal: Deal) -> None:
    assert [add(db, deal).name, add(db, deal, "OFFER.txt").name, add(db, deal).name] == [
        "offer.txt", "OFFER (2).txt", "offer (3).txt",
    ]  # fmt: skip


def test_a_new_name_keeps_its_ending_and_is_nobody_elses(db: Db, deal: Deal) -> None:
    first, second = add(db, deal), add(db, deal, "terms.txt")
    assert actions.rename_document(db, first.id, " Signed offer.TXT ").name == "Signed offer.txt"
    with pytest.raises(Invalid, match="already"):
        actions.rename_document(db, second.id, "signed offer")
    for name in ("  ", ".txt"):
        with pytest.raises(Invalid, match="Enter a name"):
            actions.rename_document(db, second.id, name)
    assert actions.rename_document(db, second.id, "TERMS").name == "TERMS.txt"


def test_who_may_edit_the_record_brings_files_in_and_changes_their_own(seat: As, deal: Deal, cast: Cast) -> None:
    with pytest.raises(Forbidden):
        add(seat(cast.walt), deal)
    file = add(seat(cast.sam), deal)
    for who in (cast.walt, cast.rita):
        with pytest.raises(Forbidden, match=r"Only the person who uploaded offer\.txt"):
            actions.delete_document(seat(who), file.id)
    actions.delete_document(seat(cast.mona), file.id)
    with pytest.raises(NotFound, match="may have been deleted"):
        find_document(seat(cast.sam), file.id)


def test_who_cannot_see_the_record_does_not_see_its_files(seat: As, deal: Deal, cast: Cast) -> None:
    file = add(seat(cast.sam), deal)
    with pytest.raises(NotFound):
        find_document(seat(cast.vera), file.id)


def test_files_go_and_come_back_with_their_record_and_move_by_a_merge(seat: As, deal: Deal, cast: Cast) -> None:
    db = seat(cast.adam)
    file = add(db, deal)
    actions.delete_deal(db, deal.id)
    assert file.deleted_at is not None
    actions.restore_records(db, "deal", [deal.id])
    assert documents_of(db, deal) == [file]
    twin = actions.create_account(db, name="Norwood Inc", owner_id=cast.sam, allow_duplicate=True)
    actions.add_documents(db, "account", twin.id, [Upload("a.md", b"# A")])
    master = actions.merge_records(db, "account", cast.norwood, [twin.id])
    assert isinstance(master, Account)
    assert [each.name for each in documents_of(db, master)] == ["a.md"]


def test_a_converted_lead_takes_no_files(db: Db, cast: Cast) -> None:
    actions.add_documents(db, "lead", cast.lead, [Upload("card.png", png())])
    made = actions.convert_lead(db, cast.lead)
    assert [each.name for each in documents_of(db, made.contact)] == ["card.png"]
    with pytest.raises(Blocked, match="has been converted"):
        actions.add_documents(db, "lead", cast.lead, [Upload("b.txt", b"b")])


def test_followers_are_told_of_new_files(seat: As, deal: Deal, cast: Cast) -> None:
    actions.follow_records(seat(cast.walt), "deal", [deal.id])
    db = seat(cast.sam)
    add(db, deal)
    db.flush()
    row = db.query(CrmNotification).filter_by(kind="file").one()
    assert (row.person_id, row.title, row.body) == (cast.walt, "Norwood lobby", "offer.txt")


def test_a_file_is_shown_and_downloaded_without_running_anything(seat: As, client: OfficeClient, deal: Deal) -> None:
    def send(name: str, content: bytes) -> int:
        files = {"files": FileStorage(BytesIO(content), name), "csrf_token": client.csrf}
        return client.send(f"/deals/{deal.id}/files", data=files).status_code

    assert send("terms.csv", b"Item,Pieces\nLamp,12\n") == 303
    assert send("plan.png", png()) == 303
    assert send("plan.exe", b"MZ") == 422
    terms, plan = (file.id for file in seat(None).query(Document).order_by(Document.id))
    assert '<th scope="col">Pieces</th>' in client.get(f"/files/{terms}").text
    assert f'src="/files/{plan}/content"' in client.get(f"/files/{plan}").text
    answer = client.get(f"/files/{terms}/download")
    assert answer.headers["Content-Disposition"].startswith("attachment")
    assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
    assert client.get(f"/files/{terms}/content").status_code == 404
    assert client.get(f"/files/{plan}/content").headers["Content-Type"] == "image/png"
    assert client.get(f"/deals/{deal.id}?tab=files").text.count('id="file-menu-') == 2

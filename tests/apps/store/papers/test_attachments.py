"""Photos and scanned papers: what they show is in the picture, and is said nowhere."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from io import BytesIO
from typing import Any

import numpy as np
import pytest
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.platform.errors import Forbidden, Invalid
from deskgym.apps.store import actions
from deskgym.apps.store.models import Attachment, Customer, StaffPermission
from deskgym.apps.store.papers import Certificate, DeliveryNote, NoteRow, Photo, packed, picture_of, unpacked
from deskgym.apps.store.papers.damage import NARROW
from deskgym.apps.store.papers.specs import DAMAGES
from deskgym.apps.store.picture import KINDS
from PIL import Image
from sqlalchemy import delete, select

from ..cast import Cast
from ..conftest import Buy, ready
from ..test_procurement_pages import at_work
from ..test_requests import Browser

__all__ = ["at_work"]
Enter = Callable[[int], Browser]
DENTED = Photo("stock pot", "Steel", "black", 1, "dent", 7)
NOTE = DeliveryNote(
    "Hollis Makers", "1 Foundry Road", "DN-48213", "PO-1027", "Mar 3, 2026", "Main warehouse",
    (NoteRow("LMP-1", "Lamp", 24, 24), NoteRow("LMP-2", "Lamp, tall", 12, 12, 10, 2)), "MAR 4 2026", 5,
)  # fmt: skip
CERTIFICATE = Certificate("Lakeside Clinic", "1 Oak St", "OH-1", "OH", "March 1, 2025", "March 17, 2027", "D. Reed", 3)


def pixels(spec: Photo) -> np.ndarray:
    return np.asarray(Image.open(BytesIO(picture_of("Photo", packed(spec)))).convert("RGB"), dtype=int)


@pytest.mark.parametrize(("kind", "spec"), [("Photo", DENTED), ("Delivery note", NOTE), ("Certificate", CERTIFICATE)])
def test_a_spec_is_kept_as_a_short_text(kind: str, spec: Photo | DeliveryNote | Certificate) -> None:
    assert unpacked(kind, packed(spec)) == spec
    assert picture_of.__wrapped__(kind, packed(spec)) == picture_of.__wrapped__(kind, packed(spec))


@pytest.mark.parametrize("damage", [damage for damage in DAMAGES if damage])
@pytest.mark.parametrize("kind", sorted(KINDS)[::9])
def test_damage_can_be_seen_on_goods_of_each_kind(kind: str, damage: str) -> None:
    if kind in NARROW:
        return
    for finish in ("black", "white"):
        sound, hurt = (pixels(Photo(kind, None, finish, 1, each, 11)) for each in ("", damage))
        changed = (np.abs(sound - hurt).max(axis=2) > 60).sum()
        # The damage draws its own dice first, so goods lie otherwise: what matters is that much is other than before.
        assert changed > 600, f"{damage} on a {finish} {kind}"


def test_a_paper_says_other_things_in_other_pixels() -> None:
    other = replace(NOTE, rows=NOTE.rows[:1])
    assert picture_of("Delivery note", packed(NOTE)) != picture_of("Delivery note", packed(other))


@pytest.fixture
def dented(database: Database, cast: Cast) -> str:
    """The page of a return of one lamp, which somebody has photographed."""
    with database.session(cast.olga) as db:
        ready(db, cast, {cast.white: 1}, None, cast.dana)
        order = actions.capture_payment(db, actions.place_order(db, cast.dana).id)
        line = order.lines[0].id
        actions.fulfil_order(db, order.id, cast.main, {line: 1})
        request = actions.request_return(db, cast.dana, order.number, {line: 1}, "Defective")
        actions.approve_return(db, request.id, shipping="Customer pays")
        actions.receive_return(db, request.id, cast.main, {line: 1})
        for seed in (1, 2):
            photo = Photo("stock pot", "Steel", "black", 1, "dent", seed)
            actions.add_photo(db, request.lines[0].id, 1, photo)
        return f"/returns/{request.id}"


def test_a_page_says_that_there_are_photos_and_not_what_they_show(dented: str, cast: Cast, at_work: Enter) -> None:
    olga = at_work(cast.olga)
    page = olga.get(dented).text
    links = re.findall(r'href="(/attachments/[0-9a-f]{16})"', page)
    assert len(links) == 2
    assert 'alt="Photo of LMP-1-WHI, unit 1, 2 of 2"' in page
    large = olga.get(links[1]).text
    assert f'href="{links[0]}"' in large
    for text in (page, large):
        assert not re.search(r"dent|stock pot|Damaged", text)
    answer = olga.get(f"{links[0]}/picture")
    assert answer.content_type == "image/png"
    assert Image.open(BytesIO(answer.data)).size == (720, 500)
    assert not re.search(rb"dent|stock pot", answer.data)


def test_a_photo_is_of_a_unit_that_came(db: Db, cast: Cast, buy: Buy) -> None:
    order = actions.capture_payment(db, buy({cast.white: 1}).id)
    line = order.lines[0].id
    actions.fulfil_order(db, order.id, cast.main, {line: 1})
    request = actions.request_return(db, cast.dana, order.number, {line: 1}, "Defective")
    with pytest.raises(Invalid):
        actions.add_photo(db, request.lines[0].id, 1, DENTED)


def test_papers_are_put_in_by_who_works_there(db: Db, cast: Cast) -> None:
    actions.add_certificate(db, cast.dana, CERTIFICATE)
    kept = db.scalars(select(Attachment)).one()
    assert (kept.kind, kept.customer_id) == ("Certificate", cast.dana)
    db.execute(delete(StaffPermission).where(StaffPermission.staff_id == cast.olga))
    db.expire_all()
    with pytest.raises(Forbidden):
        actions.add_certificate(db, cast.dana, CERTIFICATE)


def details(customer: Customer) -> dict[str, Any]:
    return {"first_name": customer.first_name, "last_name": customer.last_name, "email": customer.email}


def test_an_exemption_holds_through_its_last_day(db: Db, cast: Cast, buy: Buy) -> None:
    customer, today = db.get_one(Customer, cast.dana), db.today
    actions.update_customer(db, cast.dana, **details(customer), tax_exempt=True, tax_exempt_until=today)
    assert buy({cast.white: 1}).tax == 0
    until = today - timedelta(days=1)
    actions.update_customer(db, cast.dana, **details(customer), tax_exempt=True, tax_exempt_until=until)
    assert buy({cast.white: 1}).tax > 0


def test_the_end_of_an_exemption_goes_with_it(db: Db, cast: Cast) -> None:
    customer, until = db.get_one(Customer, cast.dana), db.today + timedelta(days=9)
    with pytest.raises(Invalid):
        actions.update_customer(db, cast.dana, **details(customer), tax_exempt_until=until)
    actions.update_customer(db, cast.dana, **details(customer), tax_exempt=True, tax_exempt_until=until)
    actions.update_customer(db, cast.dana, **details(customer), tax_exempt=False, tax_exempt_until=until)
    assert (customer.tax_exempt, customer.tax_exempt_until) == (False, None)

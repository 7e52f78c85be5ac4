"""The requests behind the table of variants and the form of a new product."""

from __future__ import annotations

from collections.abc import Callable

from deskgym.apps.platform.database import Database
from deskgym.apps.store import actions
from deskgym.apps.store.models import StoreProduct, Variant
from sqlalchemy import select

from ..cast import Cast
from ..test_procurement_pages import at_work, text_of
from ..test_requests import Browser

__all__ = ["at_work"]
Enter = Callable[[int], Browser]


def test_cells_that_are_none_are_refused(database: Database, cast: Cast, at_work: Enter) -> None:
    olga, cells = at_work(cast.olga), f"/products/{cast.lamp}/variants/cells"
    for field in (f"{cast.white}-title", f"{cast.white}-stock_99", f"{cast.desk}-price", "999-price"):
        assert olga.post(cells, csrf_token=olga.csrf, **{field: "12"}).status_code == 422
    assert olga.get(f"{cells}?id={cast.white}&field=title").status_code == 422
    assert olga.get(f"{cells}?id={cast.desk}&field=price").status_code == 404


def test_a_cell_that_somebody_else_has_saved_is_told(database: Database, cast: Cast, at_work: Enter) -> None:
    olga = at_work(cast.olga)
    with database.session() as db:
        seen = db.get_one(Variant, cast.white).version
    with database.session(cast.olga) as db:
        actions.update_variant(db, cast.white, price=4_100)
        db.commit()
    sent = {f"{cast.white}-price": "45", f"{cast.white}-version": str(seen)}
    answer = olga.post(f"/products/{cast.lamp}/variants/cells", csrf_token=olga.csrf, **sent)

    assert answer.status_code == 422
    assert "Olga Lund saved “41.00” here" in text_of(answer.text)


def test_who_may_only_look_changes_no_variant(database: Database, cast: Cast, at_work: Enter) -> None:
    vera = at_work(cast.vera)
    page = vera.get(f"/products/{cast.lamp}").text
    assert "Edit options" not in page
    assert "Select LMP-1-WHI" not in page
    for path in ("options", "options/preview", "variants/cells", "variants/change?ids=1", "variants/delete?ids=1"):
        assert vera.post(f"/products/{cast.lamp}/{path}", csrf_token=vera.csrf).status_code == 403
    assert vera.post("/products/new/variants", csrf_token=vera.csrf).status_code == 403


def test_what_was_typed_of_a_new_variant_follows_it(database: Database, cast: Cast, at_work: Enter) -> None:
    olga = at_work(cast.olga)
    basics = {"title": "Desk mat", "sku": "MAT-1", "price": "19", "category_id": "1", "vendor": "Us", "status": "Draft"}
    options = {"option1_name": "Size", "option1_values": "S, M", "option2_name": "Color", "option2_values": "Moss"}
    # The row was the first one before S came.
    typed = {"variant1_title": "M / Moss", "variant1_price": "24", "variant1_sku": "", "variant1_quantity": "3",
             "variant1_made": "1", "location_id": str(cast.hub)}  # fmt: skip
    rows = olga.post("/products/new/variants", csrf_token=olga.csrf, **basics, **options, **typed).text
    assert 'value="S / Moss"' in rows
    assert 'placeholder="MAT-1-M-MOS"' in rows
    answer = olga.post("/products/new", csrf_token=olga.csrf, **basics, **options, **typed)

    assert answer.status_code == 303, text_of(answer.text)
    with database.session() as db:
        mat = db.scalars(select(StoreProduct).where(StoreProduct.sku == "MAT-1")).one()
        assert [(each.title, each.price) for each in mat.variants] == [("S / Moss", 1_900), ("M / Moss", 2_400)]

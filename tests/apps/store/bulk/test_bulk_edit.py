"""Many cells changed together: all of them or none, each refusal at its cell, others' changes told."""

from __future__ import annotations

import pytest
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.platform.errors import Forbidden, Invalid
from deskgym.apps.platform.models import AuditEntry
from deskgym.apps.store import actions, limits
from deskgym.apps.store.actions import Change
from deskgym.apps.store.models import StoreProduct, Variant
from sqlalchemy import select

from ....support.statements import recorded_statements
from ..cast import Cast

PRICE_BEFORE = "The price before must be higher than the price."


def test_cells_of_products_and_variants_are_saved_together(db: Db, cast: Cast) -> None:
    desks = db.get_one(Variant, cast.desk).product.category_id
    lamp_cells = {"title": Change("Arch  lamp"), "category_id": Change(desks), "tags": Change("new, new, x")}
    white_cells = {"price": Change(4_200), "cost": Change(1_800)}
    edited = actions.edit_products(
        db,
        products={cast.lamp: lamp_cells},
        variants={cast.white: white_cells, cast.desk: {"barcode": Change("290001")}},
    )
    assert (edited.cells, len(edited.products)) == (6, 2)
    lamp, white = db.get_one(StoreProduct, cast.lamp), db.get_one(Variant, cast.white)
    assert (lamp.title, lamp.category.name, lamp.tags, lamp.handle) == ("Arch lamp", "Desks", "new, x", "arc-lamp")
    assert (white.price, white.cost, db.get_one(Variant, cast.desk).barcode) == (4_200, 1_800, "290001")


def test_what_stays_the_same_is_no_change(db: Db, cast: Cast) -> None:
    version = db.get_one(Variant, cast.white).version
    edited = actions.edit_products(db, variants={cast.white: {"price": Change(4_000), "sku": Change("LMP-1-WHI")}})
    assert (edited.cells, edited.products) == (0, ())
    assert db.get_one(Variant, cast.white).version == version


def test_every_wrong_cell_is_told_and_nothing_is_written(db: Db, cast: Cast) -> None:
    with pytest.raises(actions.RefusedCells) as refused:
        actions.edit_products(
            db,
            products={cast.lamp: {"title": Change(" "), "status": Change("Gone"), "category_id": Change(99)}},
            variants={
                cast.white: {"price": Change(0), "sku": Change("no good!")},
                cast.black: {"compare_at_price": Change(4_000)},
                cast.desk: {"price": Change(39_900)},
            },
        )
    assert refused.value.cells == {
        ("product", cast.lamp, "title"): "Title is required.",
        ("product", cast.lamp, "status"): "Choose status from: Draft, Active, Archived.",
        ("product", cast.lamp, "category_id"): "Choose a category from the list.",
        ("variant", cast.white, "price"): "Price must be more than 0.",
        ("variant", cast.white, "sku"): "A SKU has letters, digits and hyphens, such as TNT-101-GRN.",
        ("variant", cast.black, "compare_at_price"): PRICE_BEFORE,
    }
    db.expire_all()
    assert db.get_one(Variant, cast.desk).price == 45_000


def test_a_price_above_the_price_before_is_refused_at_the_price(db: Db, cast: Cast) -> None:
    actions.update_variant(db, cast.white, compare_at_price=5_000)
    with pytest.raises(actions.RefusedCells, match=PRICE_BEFORE) as refused:
        actions.edit_products(db, variants={cast.white: {"price": Change(6_000)}})
    assert list(refused.value.cells) == [("variant", cast.white, "price")]
    actions.edit_products(db, variants={cast.white: {"price": Change(6_000), "compare_at_price": Change(None)}})


def test_a_sku_is_given_once(db: Db, cast: Cast) -> None:
    with pytest.raises(actions.RefusedCells) as refused:
        actions.edit_products(
            db, variants={cast.white: {"sku": Change("new-1")}, cast.black: {"sku": Change("NEW-1")},
                          cast.desk: {"sku": Change("LMP-1-WHI")}},
        )  # fmt: skip
    assert refused.value.cells == {
        ("variant", cast.black, "sku"): "NEW-1 is taken.",
        ("variant", cast.desk, "sku"): "LMP-1-WHI is taken.",
    }


def test_what_somebody_else_has_changed_is_told_by_cell(db: Db, cast: Cast) -> None:
    actions.update_variant(db, cast.white, price=4_400, cost=2_000)
    db.flush()
    mine = {"price": Change(4_500, was=4_000), "cost": Change(2_000, was=None), "barcode": Change("1", was=None)}
    with pytest.raises(actions.RefusedCells) as refused:
        actions.edit_products(db, variants={cast.white: mine})
    cell = ("variant", cast.white, "price")
    assert refused.value.cells == {cell: "Olga Lund has changed this meanwhile."}
    assert refused.value.theirs == {cell: 4_400}
    actions.edit_products(db, variants={cast.white: {**mine, "price": Change(4_500, was=4_400)}})
    assert db.get_one(Variant, cast.white).price == 4_500


def test_what_is_gone_is_told_by_cell(db: Db, cast: Cast) -> None:
    actions.delete_variant(db, cast.black)
    with pytest.raises(actions.RefusedCells, match="This variant does not exist any more"):
        actions.edit_products(db, variants={cast.black: {"price": Change(1)}})
    with pytest.raises(actions.RefusedCells, match="This product does not exist any more"):
        actions.edit_products(db, products={999: {"title": Change("X")}})
    with pytest.raises(actions.RefusedCells, match="This cannot be changed here"):
        actions.edit_products(db, products={cast.lamp: {"handle": Change("x")}})


def test_so_many_products_can_be_changed_at_once(db: Db, monkeypatch: pytest.MonkeyPatch, cast: Cast) -> None:
    monkeypatch.setattr(limits, "MOST_PRODUCTS_AT_ONCE", 1)
    with pytest.raises(Invalid, match="1 products at most can be changed at once, not 2"):
        actions.edit_products(
            db, products={cast.lamp: {"title": Change("A")}}, variants={cast.desk: {"price": Change(1)}}
        )


def test_only_who_may_change_products_edits_them(db: Db, cast: Cast) -> None:
    db.actor_id = cast.paul
    with pytest.raises(Forbidden, match="not allowed to change products"):
        actions.edit_products(db, variants={cast.white: {"price": Change(1)}})


def test_the_log_has_an_entry_for_each_record(db: Db, cast: Cast) -> None:
    last = db.scalars(select(AuditEntry.id).order_by(AuditEntry.id.desc())).first() or 0
    actions.edit_products(
        db, products={cast.lamp: {"vendor": Change("Elm")}},
        variants={cast.white: {"price": Change(4_100), "cost": Change(9)}, cast.black: {"price": Change(4_100)}},
    )  # fmt: skip
    entries = db.scalars(select(AuditEntry).where(AuditEntry.id > last).order_by(AuditEntry.id)).all()
    assert [(each.table, each.pk) for each in entries] == [
        ("store_product", str(cast.lamp)), ("store_variant", str(cast.white)), ("store_variant", str(cast.black)),
    ]  # fmt: skip


def test_many_rows_are_checked_in_few_questions(database: Database, db: Db, cast: Cast) -> None:
    with recorded_statements(database) as asked:
        some = (cast.white, cast.black, cast.desk)
        actions.edit_products(
            db,
            products={cast.lamp: {"vendor": Change("Elm"), "title": Change("A")}},
            variants={id: {"price": Change(4_100), "sku": Change(f"N-{id}")} for id in some},
        )
    assert len([each for each in asked if each.startswith("SELECT")]) <= 12

"""Collections: by hand in an order, by conditions always up to date, on pages of the shop."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from deskgym.apps.platform.database import Database, Db
from deskgym.apps.platform.errors import Blocked, Conflict, Forbidden, Invalid, NotFound
from deskgym.apps.store import actions, limits
from deskgym.apps.store.actions import Condition
from deskgym.apps.store.admin.collections import queries
from deskgym.apps.store.models import Collection, CollectionCondition, CollectionProduct, StoreProduct, Variant
from sqlalchemy import func, select

from ..cast import Cast
from ..test_requests import Browser


def desk_of(db: Db, cast: Cast) -> int:
    return db.get_one(Variant, cast.desk).product_id


def titles(db: Db, collection: Collection) -> list[str]:
    return [product.title for product in db.scalars(queries.products_in(collection)).unique()]


def by_conditions(db: Db, *conditions: Condition, match: str = "All") -> list[str]:
    title = f"Number {db.scalar(select(func.count(Collection.id)))}"
    made = actions.create_collection(db, kind="By conditions", title=title, match=match, conditions=conditions)
    return titles(db, made)


def test_a_collection_by_hand_has_its_products_in_order(db: Db, cast: Cast) -> None:
    desk = desk_of(db, cast)
    found = actions.create_collection(db, kind="By hand", title="Work  light", product_ids=[desk, cast.lamp])
    assert (found.title, found.handle, found.is_shown) == ("Work light", "work-light", True)
    assert titles(db, found) == ["Oak desk", "Arc lamp"]
    assert actions.add_to_collection(db, found.id, [cast.lamp, desk]) == []
    actions.order_collection(db, found.id, [cast.lamp, desk])
    assert titles(db, found) == ["Arc lamp", "Oak desk"]
    assert actions.remove_from_collection(db, found.id, [cast.lamp]) == [cast.lamp]
    assert [(place.product_id, place.position) for place in found.places] == [(desk, 1)]
    with pytest.raises(Invalid, match="Load the page again"):
        actions.order_collection(db, found.id, [cast.lamp, desk])
    with pytest.raises(Invalid, match="does not exist any more"):
        actions.add_to_collection(db, found.id, [999])


def test_a_collection_by_hand_has_so_many_products(db: Db, cast: Cast, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_COLLECTED", 1)
    with pytest.raises(Invalid, match="can have 1 products at most"):
        actions.create_collection(db, kind="By hand", title="Two", product_ids=[cast.lamp, desk_of(db, cast)])


@pytest.mark.parametrize(
    ("field", "operator", "value", "wanted"),
    [
        ("Title", "contains", "LAMP", ["Arc lamp"]),
        ("Title", "does not contain", "lamp", ["Oak desk"]),
        ("Title", "begins with", "oak", ["Oak desk"]),
        ("Title", "contains", "%", []),
        ("Tag", "is", "New", ["Arc lamp"]),
        ("Tag", "is not", "new", ["Oak desk"]),
        ("Tag", "is", "ne", []),
        ("Vendor", "is", "brightwell", ["Arc lamp", "Oak desk"]),
        ("Vendor", "is not", "Brightwell", []),
        ("Category", "is", 1, ["Arc lamp"]),
        ("Category", "is not", 1, ["Oak desk"]),
        ("Price", "is less than", 45_000, ["Arc lamp"]),
        ("Price", "is more than", 3_999, ["Arc lamp", "Oak desk"]),
        ("Stock", "is more than", 5, ["Arc lamp"]),
        ("Stock", "is less than", 6, ["Oak desk"]),
    ],
)
def test_a_condition_is_met_by(
    db: Db, cast: Cast, field: str, operator: str, value: object, wanted: Sequence[str]
) -> None:
    actions.update_product(db, cast.lamp, tags="sale, new")
    assert by_conditions(db, Condition(field, operator, value)) == wanted


def test_all_conditions_are_met_or_any(db: Db, cast: Cast) -> None:
    conditions = Condition("Price", "is less than", 5_000), Condition("Title", "contains", "desk")
    assert by_conditions(db, *conditions) == []
    assert by_conditions(db, *conditions, match="Any") == ["Arc lamp", "Oak desk"]


def test_a_category_counts_with_those_below_it(db: Db, cast: Cast) -> None:
    lamp, desk = db.get_one(StoreProduct, cast.lamp), db.get_one(StoreProduct, desk_of(db, cast))
    lamp.category.parent_id = desk.category_id
    db.flush()
    assert by_conditions(db, Condition("Category", "is", desk.category_id)) == ["Arc lamp", "Oak desk"]


def test_who_meets_the_conditions_is_in_it_at_once(db: Db, cast: Cast) -> None:
    cheap = actions.create_collection(
        db, kind="By conditions", title="Cheap", conditions=[Condition("Price", "is less than", 4_000)]
    )
    assert titles(db, cheap) == []
    actions.update_variant(db, cast.black, price=3_500)
    assert titles(db, cheap) == ["Arc lamp"]
    assert [each.title for each in queries.collections_of(db, cast.lamp)] == ["Cheap"]
    assert queries.counts(db, [cheap.id]) == {cheap.id: 1}


def test_conditions_that_stay_are_the_same_rows(db: Db, cast: Cast) -> None:
    kept, other = Condition("Stock", "is more than", 0), Condition("Tag", "is", "new")
    found = actions.create_collection(db, kind="By conditions", title="A", conditions=[other, kept, kept])
    ids = {condition.field: condition.id for condition in found.conditions}
    actions.update_collection(db, found.id, conditions=[Condition("Title", "contains", "x"), kept], match="Any")
    assert {condition.field for condition in found.conditions} == {"Stock", "Title"}
    assert ids["Stock"] in {condition.id for condition in found.conditions}


def test_a_collection_is_refused_for_what_is_wrong_with_it(db: Db, cast: Cast) -> None:
    def refused(**values: object) -> dict[str, str]:
        with pytest.raises(Invalid) as error:
            actions.create_collection(db, **{"kind": "By conditions", "title": "A", **values})  # type: ignore[arg-type]
        return error.value.errors

    assert refused(title=" ", conditions=[Condition("Tag", "is", "x")]) == {"title": "Title is required."}
    assert refused() == {"conditions": "Add at least one condition."}
    assert "Choose kind from" in refused(kind="?")["kind"]
    assert refused(conditions=[Condition("Color", "is", "x")])["condition1"].startswith("Choose what is compared from:")
    assert refused(conditions=[Condition("Price", "is", 1)]) == {
        "condition1": "Price can be asked: is less than, is more than."
    }
    assert refused(conditions=[Condition("Price", "is less than", "x")]) == {
        "condition1": "Price needs an amount from 0."
    }
    assert refused(conditions=[Condition("Tag", "is", "")]) == {"condition1": "Tag is required."}
    assert refused(conditions=[Condition("Category", "is", 99)]) == {"condition1": "Choose a category from the list."}
    most = [Condition("Stock", "is more than", n) for n in range(11)]
    assert refused(conditions=most) == {"conditions": "A collection can have 10 conditions at most."}
    assert "by hand" in refused(kind="By hand", conditions=most[:1])["conditions"]
    assert "choose the products" in refused(conditions=most[:1], product_ids=[cast.lamp])["product_ids"]
    actions.create_collection(db, kind="By hand", title="A")
    assert refused(kind="By hand") == {"handle": "Another collection has this web address."}


def test_a_collection_by_conditions_takes_no_products(db: Db, cast: Cast) -> None:
    found = actions.create_collection(
        db, kind="By conditions", title="A", conditions=[Condition("Stock", "is more than", 0)]
    )
    with pytest.raises(Blocked, match="The products of A are chosen by its conditions"):
        actions.add_to_collection(db, found.id, [cast.lamp])


def test_a_deleted_collection_leaves_its_products(db: Db, cast: Cast) -> None:
    found = actions.create_collection(db, kind="By hand", title="A", product_ids=[cast.lamp])
    db.flush()
    with pytest.raises(Conflict):
        actions.delete_collection(db, found.id, version=found.version + 1)
    actions.delete_collection(db, found.id)
    for table in (Collection, CollectionCondition, CollectionProduct):
        assert db.scalars(select(table)).all() == []
    assert db.get_one(StoreProduct, cast.lamp).is_on_sale
    with pytest.raises(NotFound, match="This collection does not exist"):
        actions.update_collection(db, 1, title="B")


def test_only_who_may_change_products_changes_collections(db: Db, cast: Cast) -> None:
    found = actions.create_collection(db, kind="By hand", title="A", product_ids=[cast.lamp])
    db.actor_id = cast.vera
    for refused in (
        lambda: actions.create_collection(db, kind="By hand", title="B"),
        lambda: actions.update_collection(db, found.id, title="B"),
        lambda: actions.add_to_collection(db, found.id, [cast.lamp]),
        lambda: actions.remove_from_collection(db, found.id, [cast.lamp]),
        lambda: actions.order_collection(db, found.id, [cast.lamp]),
        lambda: actions.delete_collection(db, found.id),
    ):
        with pytest.raises(Forbidden):
            refused()


# -- The shop ---------------------------------------------------------------------------------------------------------


def text_of(browser: Browser, path: str) -> str:
    page = browser.get(path).get_data(as_text=True)
    main = page[page.index("<main") : page.index("</main")]
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", main))


def test_the_shop_shows_collections_with_something_on_sale(database: Database, cast: Cast) -> None:
    guest = Browser(database, "shop")
    assert "/collections" not in guest.get("/").get_data(as_text=True)
    with database.session(cast.olga) as db:
        desk = desk_of(db, cast)
        actions.create_collection(
            db, kind="By hand", title="At work", description="For long days.", product_ids=[desk, cast.lamp]
        )
        actions.create_collection(db, kind="By hand", title="Empty so far")
        actions.create_collection(db, kind="By hand", title="Secret", is_shown=False, product_ids=[desk])
    assert 'href="/collections"' in guest.get("/").get_data(as_text=True)
    assert "At work" in text_of(guest, "/")
    listed = text_of(guest, "/collections")
    assert "1 collection" in listed
    assert "2 products" in listed
    shown = text_of(guest, "/collections/at-work")
    assert "For long days." in shown
    assert shown.index("Oak desk") < shown.index("Arc lamp")
    cheap_first = text_of(guest, "/collections/at-work?sort=price")
    assert cheap_first.index("Arc lamp") < cheap_first.index("Oak desk")
    assert "Arc lamp" not in text_of(guest, "/collections/at-work?low=100")
    assert "Nothing here at the moment" in text_of(guest, "/collections/empty-so-far")
    assert guest.get("/collections/secret").status_code == 404
    assert guest.get("/collections/no-such").status_code == 404
    with database.session(cast.olga) as db:
        actions.set_status(db, [desk], "Archived")
    assert "Oak desk" not in text_of(guest, "/collections/at-work")

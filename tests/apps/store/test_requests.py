"""What the store's two hosts answer to requests that no page would send."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import timedelta
from urllib.parse import quote

import pytest
from deskgym.apps import get_app
from deskgym.apps.accounts import account_in, log_in
from deskgym.apps.handbook.models import Policy
from deskgym.apps.office import Office
from deskgym.apps.platform.database import Database
from deskgym.apps.platform.formats import money
from deskgym.apps.platform.sessions import cookie_name
from deskgym.apps.store import actions
from deskgym.apps.store.admin import queries
from deskgym.apps.store.models import Customer, Discount, Order, Review, StoreProduct, Variant
from sqlalchemy import select
from werkzeug.test import Client, TestResponse

from .cast import Cast
from .conftest import ready

SHOP, ADMIN = get_app("shop"), get_app("admin")


class Browser:
    """A browser at one host, logged in as somebody."""

    def __init__(self, database: Database, label: str, cookie: str = "", token: str = "", csrf: str = "") -> None:
        self._client, self.csrf = Client(Office(database, apps=(SHOP, ADMIN))), csrf
        self._url = f"http://{label}.deskgym.test"
        if token:
            self._client.set_cookie(cookie, token, domain=f"{label}.deskgym.test")

    def get(self, path: str) -> TestResponse:
        return self._client.get(path, base_url=self._url)

    def post(self, path: str, origin: str | None = None, **values: str) -> TestResponse:
        headers = {"Origin": origin} if origin else {}
        return self._client.post(path, base_url=self._url, data=values, headers=headers)


Shopper = Callable[[int], Browser]


@pytest.fixture
def shopper(database: Database) -> Shopper:
    def enter(customer_id: int) -> Browser:
        with database.session() as db:
            session = log_in(db, SHOP, account_in(SHOP, customer_id))
        return Browser(database, "shop", session.cookie, session.token, session.csrf)

    return enter


@pytest.fixture
def clerk(database: Database) -> Callable[[int], Browser]:
    def enter(person_id: int) -> Browser:
        with database.session() as db:
            session = log_in(db, ADMIN, account_in(ADMIN, person_id))
        return Browser(database, "admin", session.cookie, session.token, session.csrf)

    return enter


@pytest.fixture
def order_id(database: Database, cast: Cast) -> int:
    with database.session(cast.olga) as db:
        ready(db, cast, {cast.white: 1}, None, cast.dana)
        return actions.place_order(db, cast.dana).id


SHOP_PAGES = [
    "/", "/categories/lamps", "/categories/lamps?color=White&sort=price&low=1&stock=1", "/search?q=lamp", "/search",
    "/products/arc-lamp", "/products/arc-lamp?variant=LMP-1-BLA", "/cart", "/login", "/register",
]  # fmt: skip
OWN_PAGES = [
    "/account", "/account/orders/1001", "/account/orders/1001/return", "/account/addresses", "/account/addresses/new",
    "/account/details",
]  # fmt: skip
ADMIN_PAGES = [
    "/", "/orders", "/orders?view=unpaid&f.total=min:100", "/orders/1", "/orders/1/fulfil", "/orders/1/cancel",
    "/orders/1/notes", "/orders/1/address", "/products", "/products/1", "/products/new", "/products/1/edit",
    "/inventory", "/inventory/1", "/inventory/1/adjust", "/customers", "/customers/1", "/customers/1/edit",
    "/returns", "/returns?view=all&f.reason=is:Defective", "/customers/1/credit", "/discounts", "/discounts/1",
    "/discounts/new", "/discounts/1/edit", "/reviews", "/search?q=lamp",
]  # fmt: skip


def test_every_page_answers_and_no_get_writes(
    database: Database, cast: Cast, order_id: int, shopper: Shopper, clerk: Shopper
) -> None:
    dana, olga, guest = shopper(cast.dana), clerk(cast.olga), Browser(database, "shop")
    before = database.snapshot()
    for browser, pages in ((guest, SHOP_PAGES), (dana, SHOP_PAGES[:-2] + OWN_PAGES), (olga, ADMIN_PAGES)):
        assert {path: browser.get(path).status_code for path in pages} == dict.fromkeys(pages, 200)
    assert database.snapshot() == before


@pytest.mark.parametrize("path", ["/account", "/checkout/address", "/account/addresses"])
def test_a_guest_is_asked_to_log_in(database: Database, path: str) -> None:
    assert "/login?next=" in Browser(database, "shop").get(path).headers["Location"]


def test_a_post_without_the_token_changes_nothing(database: Database, cast: Cast, shopper: Shopper) -> None:
    dana = shopper(cast.dana)

    assert dana.post("/cart/add", variant_id=str(cast.white)).status_code == 403
    assert dana.post(f"/account/addresses/{cast.home}/delete").status_code == 403
    assert dana.post("/cart/add", variant_id=str(cast.white), csrf_token=dana.csrf).status_code == 303


def test_another_site_cannot_fill_a_guests_cart(database: Database, cast: Cast) -> None:
    guest = Browser(database, "shop")

    assert guest.post("/cart/add", origin="http://evil.example", variant_id=str(cast.white)).status_code == 403
    assert guest.post("/cart/add", variant_id=str(cast.white), quantity="1").status_code == 303


@pytest.mark.parametrize("quantity", ["0", "-3", "1.5", "many", "99999999999", ""])
def test_a_senseless_quantity_is_refused_beside_the_field(cast: Cast, shopper: Shopper, quantity: str) -> None:
    dana = shopper(cast.dana)
    answer = dana.post("/cart/add", variant_id=str(cast.white), quantity=quantity, csrf_token=dana.csrf)

    assert answer.status_code == 422
    assert "Enter a number from 1 to 999" in answer.text


def test_nobody_sees_somebody_elses_order(cast: Cast, shopper: Shopper, order_id: int) -> None:
    erik = shopper(cast.erik)

    assert erik.get("/account/orders/1001").status_code == 404
    assert erik.get("/checkout/thanks/1001").status_code == 404
    assert erik.post(f"/account/addresses/{cast.home}", csrf_token=erik.csrf, name="X").status_code == 404


def test_who_has_no_place_in_the_admin_is_kept_out(database: Database, cast: Cast, shopper: Shopper) -> None:
    assert Browser(database, "admin").get("/orders").headers["Location"].startswith("/login")
    dana = shopper(cast.dana)
    assert Browser(database, "admin", cookie_name("admin"), dana.csrf).get("/orders").status_code == 303


def test_a_forged_request_is_refused_as_the_page_would(
    database: Database, cast: Cast, clerk: Shopper, order_id: int
) -> None:
    vera = clerk(cast.vera)
    before = database.snapshot()

    for path, values in (
        (f"/orders/{order_id}/capture", {}),
        (f"/orders/{order_id}/cancel", {"reason": "Customer request"}),
        ("/products/variants/1/edit", {"sku": "X", "price": "1", "weight": "0"}),
        ("/discounts/1/delete", {}),
    ):
        assert vera.post(path, csrf_token=vera.csrf, **values).status_code in (403, 422)
    assert database.snapshot() == before


def test_a_stale_page_saves_nothing(database: Database, cast: Cast, clerk: Shopper, order_id: int) -> None:
    olga = clerk(cast.olga)
    with database.session() as db:
        seen = str(db.get_one(Order, order_id).version)
    first = olga.post(f"/orders/{order_id}/notes", csrf_token=olga.csrf, version=seen, note_text="One")
    second = olga.post(f"/orders/{order_id}/notes", csrf_token=olga.csrf, version=seen, note_text="Two")

    assert (first.status_code, second.status_code) == (303, 409)
    with database.session() as db:
        assert db.scalar(select(Order.note)) == "One"


def test_a_wrong_price_is_shown_at_its_field(database: Database, cast: Cast, clerk: Shopper) -> None:
    olga = clerk(cast.olga)
    answer = olga.post(
        f"/products/variants/{cast.white}/edit", csrf_token=olga.csrf, sku="LMP-1-BLA", price="0", weight="x"
    )

    assert answer.status_code == 422
    assert "Price must be" in answer.text
    with database.session() as db:
        assert db.get_one(Variant, cast.white).price == 4_000


def test_pictures_are_cached_for_good(database: Database) -> None:
    guest = Browser(database, "shop")
    picture = guest.get("/media/v/dome-tent/ripstop-nylon/moss-2.svg")

    assert picture.status_code == 200
    assert "immutable" in picture.headers["Cache-Control"]
    assert guest.get("/media/v/spaceship/ripstop-nylon/moss-2.svg").status_code == 404


def test_the_address_dialog_shows_who_receives_the_order_not_its_number(
    clerk: Callable[[int], Browser], cast: Cast, order_id: int
) -> None:
    page = clerk(cast.olga).get(f"/orders/{order_id}/address").text
    assert 'name="name" value="Dana Reed"' in page


def test_a_guest_without_a_cart_may_type_a_code_in_vain(database: Database) -> None:
    answer = Browser(database, "shop").post("/cart/code", code="WELCOME10")
    assert answer.status_code == 422
    assert "Set-Cookie" not in answer.headers


def parcel_of(database: Database, cast: Cast, order_id: int) -> int:
    """The order's goods on their way."""
    with database.session(cast.olga) as db:
        order = actions.capture_payment(db, order_id)
        return actions.fulfil_order(db, order_id, cast.main, {order.lines[0].id: 1}).id


def test_an_order_page_offers_to_cancel_only_what_can_be_canceled(
    database: Database, cast: Cast, clerk: Shopper, order_id: int
) -> None:
    olga = clerk(cast.olga)
    assert f'href="/orders/{order_id}/cancel"' in olga.get(f"/orders/{order_id}").text

    parcel_of(database, cast, order_id)
    page = olga.get(f"/orders/{order_id}").text
    assert f'href="/orders/{order_id}/cancel"' not in page
    assert "Order #1001 has been sent. Cancel its fulfilments first" in page
    assert olga.get(f"/orders/{order_id}/cancel").status_code == 422


def test_who_may_not_give_back_so_much_is_told_so_on_the_order(database: Database, cast: Cast, clerk: Shopper) -> None:
    with database.session(cast.olga) as db:
        ready(db, cast, {cast.desk: 1}, None, cast.dana)
        order = actions.capture_payment(db, actions.place_order(db, cast.dana).id)
        path = f"/orders/{order.id}"

    assert "Refunds above $200.00 need a manager." in clerk(cast.paul).get(path).text
    assert f'href="{path}/cancel"' in clerk(cast.olga).get(path).text


def test_what_is_refunded_without_items_is_told_by_its_reason_alone(
    database: Database, cast: Cast, clerk: Shopper, order_id: int
) -> None:
    with database.session(cast.olga) as db:
        actions.capture_payment(db, order_id)
        actions.refund_order(db, order_id, amount=100, reason="Charged twice")
    page = clerk(cast.olga).get(f"/orders/{order_id}").text
    assert re.search(r'<span class="muted">\s*Charged twice\s*</span>', page)


def test_nothing_is_offered_for_the_parcels_of_a_canceled_order(
    database: Database, cast: Cast, clerk: Shopper, order_id: int
) -> None:
    olga, parcel = clerk(cast.olga), parcel_of(database, cast, order_id)
    assert f"/orders/fulfilments/{parcel}/" in olga.get(f"/orders/{order_id}").text
    with database.session(cast.olga) as db:
        order = db.get_one(Order, order_id)
        actions.refund_order(db, order_id, {order.lines[0].id: 1})
        actions.cancel_order(db, order_id, "Customer request")

    assert f"/orders/fulfilments/{parcel}/" not in olga.get(f"/orders/{order_id}").text


def test_a_parcel_of_which_something_came_back_is_not_offered_to_be_called_back(
    database: Database, cast: Cast, clerk: Shopper, order_id: int
) -> None:
    olga, parcel = clerk(cast.olga), parcel_of(database, cast, order_id)
    assert f"/orders/fulfilments/{parcel}/cancel" in olga.get(f"/orders/{order_id}").text
    with database.session(cast.olga) as db:
        order = db.get_one(Order, order_id)
        actions.refund_order(db, order_id, {order.lines[0].id: 1})

    assert f"/orders/fulfilments/{parcel}/cancel" not in olga.get(f"/orders/{order_id}").text


def test_two_tabs_that_switch_a_code_off_do_not_switch_it_on_again(
    database: Database, cast: Cast, clerk: Shopper
) -> None:
    olga, path = clerk(cast.olga), f"/discounts/{cast.code}/switch"
    seen = re.findall(r'name="version" value="(\d+)"', olga.get(path).text)
    answers = [olga.post(path, csrf_token=olga.csrf, version=seen[0]).status_code for _tab in range(2)]

    assert answers == [303, 409]
    with database.session() as db:
        assert not db.get_one(Discount, cast.code).is_active


def test_a_code_that_nobody_can_use_any_more_says_so(database: Database, cast: Cast, clerk: Shopper) -> None:
    with database.session(cast.olga) as db:
        code = actions.create_discount(
            db, code="ONCE", kind="Percentage", percent=10, usage_limit=1, starts_on=db.today
        )  # fmt: skip
        id = code.id
    olga = clerk(cast.olga)
    assert "Used up" not in olga.get(f"/discounts/{id}").text + olga.get("/discounts").text
    with database.session() as db:
        ready(db, cast, {cast.white: 1}, "ONCE", cast.dana)
        actions.place_order(db, cast.dana)

    assert "Used up" in olga.get(f"/discounts/{id}").text
    assert "Used up" in olga.get("/discounts").text
    assert "ONCE" not in olga.get("/discounts?view=active").text


def test_what_is_left_to_send_is_listed_to_fulfil_though_some_came_back(
    database: Database, cast: Cast, clerk: Shopper
) -> None:
    with database.session(cast.olga) as db:
        ready(db, cast, {cast.white: 1, cast.desk: 1}, None, cast.dana)
        order = actions.capture_payment(db, actions.place_order(db, cast.dana).id)
        actions.fulfil_order(db, order.id, cast.main, {order.lines[0].id: 1})
        actions.refund_order(db, order.id, {order.lines[0].id: 1})
        assert order.fulfilment_status == "Partially returned"
    olga = clerk(cast.olga)

    assert "#1001" in olga.get("/orders?view=unfulfilled").text
    with database.session(cast.olga) as db:
        actions.fulfil_order(db, order.id, cast.main, {order.lines[1].id: 1})
    assert "#1001" not in olga.get("/orders?view=unfulfilled").text


def test_a_return_that_was_refunded_otherwise_can_be_brought_to_an_end(
    database: Database, cast: Cast, clerk: Shopper, order_id: int
) -> None:
    olga = clerk(cast.olga)
    parcel_of(database, cast, order_id)
    with database.session(cast.olga) as db:
        lamp = db.get_one(Order, order_id).lines[0].id
        request = actions.request_return(db, cast.dana, 1001, {lamp: 1}, "Wrong size")
        actions.approve_return(db, request.id)
    assert f"/orders/{order_id}/refund?return=" in olga.get(f"/orders/{order_id}").text
    with database.session(cast.olga) as db:
        actions.refund_order(db, order_id, {lamp: 1})
        path = f"/returns/{request.id}/decline"

    page = olga.get(f"/orders/{order_id}").text
    assert path in page
    assert f"/orders/{order_id}/refund?return=" not in page
    assert olga.post(path, csrf_token=olga.csrf, reason="Refunded at the counter").status_code == 303


def test_an_own_order_links_to_what_is_still_sold_only(
    database: Database, cast: Cast, shopper: Shopper, order_id: int
) -> None:
    dana = shopper(cast.dana)
    assert '"/products/arc-lamp?variant=LMP-1-WHI"' in dana.get("/account/orders/1001").text
    with database.session(cast.olga) as db:
        actions.add_to_cart(db, actions.cart_of(db, cast.dana).id, cast.white)
        actions.set_status(db, [cast.lamp], "Archived")

    for path in ("/account/orders/1001", "/cart"):
        page = dana.get(path).text
        assert "Arc lamp" in page
        assert '"/products/arc-lamp' not in page


def test_a_products_page_lists_what_its_description_names_and_how_long_it_can_be_sent_back(
    database: Database, cast: Cast, shopper: Shopper
) -> None:
    with database.session(cast.olga) as db:
        lamp = db.get_one(StoreProduct, cast.lamp)
        lamp.description = "A lamp.\n\nColor: White\nWeight: 20 lb\nPack: 1 piece\nCare: Dust it off."
        db.get_one(Variant, cast.white).weight = 1_250
        days = db.scalars(select(Policy).where(Policy.key == "return_days")).first()
        assert days is not None
        rule = {"key": "return_days_of", "subject": "Lamps", "value": 20, "unit": "days"}
        db.add(Policy(**rule, section_id=days.section_id, valid_from=days.valid_from))
    page = shopper(cast.dana).get("/products/arc-lamp?variant=LMP-1-WHI").text
    shown = dict(re.findall(r"<dt>([^<]+)</dt><dd>([^<]+)</dd>", page))
    # What can be chosen stands above; the variant knows its weight better than the text does.
    assert shown == {
        "Article": "LMP-1-WHI", "Weight": "2.8 lb", "Pack": "1 piece", "Care": "Dust it off.",
        "Returns": "20 days from the day of the order",
    }  # fmt: skip
    assert '<p class="prose description">A lamp.</p>' in page


def test_the_page_of_a_return_says_of_what_it_is_too_late(
    database: Database, cast: Cast, shopper: Shopper, order_id: int
) -> None:
    with database.session(cast.olga) as db:
        order = actions.capture_payment(db, order_id)
        actions.fulfil_order(db, order.id, cast.main, {order.lines[0].id: 1})
        order.placed_at -= timedelta(days=31)
    dana = shopper(cast.dana)
    page = dana.get("/account/orders/1001/return").text
    assert "It is too late for Arc lamp, White: items can be sent back for 30 days." in page
    assert "Request return" not in page
    assert "/account/orders/1001/return" not in dana.get("/account/orders/1001").text


def test_a_product_without_options_is_called_by_its_title_alone(
    database: Database, cast: Cast, shopper: Shopper
) -> None:
    with database.session(cast.olga) as db:
        cup = actions.create_product(
            db, title="Pen cup", sku="PEN-1", price=900, category_id=1, vendor="Brightwell", status="Active",
            quantity=7, location_id=cast.main,
        )  # fmt: skip
        ready(db, cast, {cup.variants[0].id: 2}, None, cast.dana)
    dana = shopper(cast.dana)

    cart = dana.get("/cart").text
    assert 'aria-label="Quantity of Pen cup"' in cart
    assert '<span class="muted">$9.00 each</span>' in cart
    assert '<span class="muted">2</span>' in dana.get("/checkout/review").text
    assert "0 finishes" not in dana.get("/").text


def test_checkout_goes_back_to_the_step_that_is_missing(database: Database, cast: Cast, shopper: Shopper) -> None:
    with database.session() as db:
        ready(db, cast, {cast.white: 1}, None, cast.dana)
    dana = shopper(cast.dana)
    assert dana.get("/checkout/review").status_code == 200

    dana.post(f"/account/addresses/{cast.home}/delete", csrf_token=dana.csrf)
    for step in ("/checkout/review", "/checkout/payment", "/checkout/shipping"):
        assert dana.get(step).headers["Location"] == "/checkout/address"
    with database.session() as db:
        cart = actions.cart_of(db, cast.dana)
        actions.set_cart_quantity(db, cart.id, actions.quote(db, cart.id).lines[0].id, 0)
    assert "Your cart is empty" in dana.get("/checkout/review").text


def test_the_orders_list_finds_an_order_by_its_number_as_it_is_written(
    database: Database, cast: Cast, clerk: Shopper, order_id: int
) -> None:
    with database.session() as db:
        name = db.get_one(Order, order_id).name
    assert name.startswith("#")
    found = clerk(cast.olga).get(f"/orders?q={quote(name)}").text
    assert f'href="/orders/{order_id}"' in found


def test_the_products_list_finds_a_product_by_the_sku_of_one_of_its_variants(
    database: Database, cast: Cast, clerk: Shopper
) -> None:
    with database.session() as db:
        white = db.get_one(Variant, cast.white)
        sku, link = white.sku, f'href="/products/{white.product_id}"'
    assert link in clerk(cast.olga).get(f"/products?q={sku}").text
    assert link not in clerk(cast.olga).get(f"/products?q={sku}-X").text


def test_a_customer_page_has_all_their_reviews_and_their_number(
    database: Database, cast: Cast, clerk: Shopper, order_id: int
) -> None:
    with database.session() as db:
        lamp = db.get_one(StoreProduct, cast.lamp)
        same = {"status": "Active", "vendor": lamp.vendor, "description": "", "category_id": lamp.category_id}
        stamps = {"created_at": db.now, "updated_at": db.now}
        for number in range(12):
            product = StoreProduct(sku=f"S{number}", title=f"Lamp {number}", handle=f"lamp-{number}", **same, **stamps)
            db.add(product)
            db.flush()
            review = {"nickname": "Dana", "rating": 5, "title": f"Bright {number}", "body": "So.", "status": "Pending"}
            db.add(Review(product_id=product.id, customer_id=cast.dana, **review, **stamps))
        db.commit()
    shown = clerk(cast.olga).get(f"/customers/{cast.dana}").text
    assert all(f">Bright {number}</a>" in shown for number in range(12))
    assert re.search(r"Reviews\s*<span class=\"count\">12</span>", re.sub(r"</h2>", "", shown))


def test_a_code_with_more_uses_than_its_page_shows_leads_to_all_its_orders(
    database: Database, cast: Cast, clerk: Shopper, monkeypatch: pytest.MonkeyPatch
) -> None:
    with database.session() as db:
        db.get_one(Discount, cast.code).once_per_customer = False
        db.commit()
    orders = []
    for _ in range(2):
        with database.session(cast.olga) as db:
            ready(db, cast, {cast.white: 3}, "LIGHT10", cast.dana)
            orders.append(actions.place_order(db, cast.dana).id)
    olga, link = clerk(cast.olga), "/orders?f.code=is:LIGHT10"
    assert link not in olga.get(f"/discounts/{cast.code}").text
    monkeypatch.setattr(queries, "MOST_USES", 1)
    assert link in olga.get(f"/discounts/{cast.code}").text
    assert all(f'href="/orders/{id}"' in olga.get(link).text for id in orders)


def test_a_bulk_action_says_what_it_did(cast: Cast, clerk: Shopper, order_id: int) -> None:
    olga = clerk(cast.olga)
    olga.post(f"/orders/tag?ids={order_id}", csrf_token=olga.csrf, tag="late")
    assert "1 order tagged." in olga.get("/orders").text


def test_the_refund_dialog_says_what_the_numbers_come_to(
    database: Database, cast: Cast, clerk: Shopper, order_id: int
) -> None:
    with database.session(cast.olga) as db:
        line = actions.capture_payment(db, order_id).lines[0]
        named, worth = f"line-{line.id}", money(line.worth(1), currency="USD")
    olga = clerk(cast.olga)
    assert "$0.00" in olga.get(f"/orders/{order_id}/refund").text
    total = f"/orders/{order_id}/refund/total"
    assert worth in olga.get(f"{total}?{named}=1&shipping=&amount=").text
    assert "$0.00" in olga.get(f"{total}?{named}=7&shipping=much").text
    assert "$12.50" in olga.get(f"{total}?{named}=1&amount=12.50").text


def test_the_search_finds_what_stands_on_parcels_boxes_and_business_cards(
    database: Database, cast: Cast, clerk: Shopper, order_id: int
) -> None:
    with database.session(cast.olga) as db:
        order = actions.capture_payment(db, order_id)
        units = {order.lines[0].id: 1}
        actions.fulfil_order(db, order_id, cast.main, units, carrier="Parcelway", tracking_number="PW-88-1204")
        db.get_one(Customer, cast.erik).phone = "(312) 555-0142"
        db.get_one(Variant, cast.desk).barcode = "0412345678905"
        desk = db.get_one(Variant, cast.desk).product_id
    olga = clerk(cast.olga)
    for text, link in (
        ("PW-88-1204", f"/orders/{order_id}"),
        ("3125550142", f"/customers/{cast.erik}"),
        ("0412345678905", f"/products/{desk}"),
        ("light10", f"/discounts/{cast.code}"),
    ):
        assert f'href="{link}"' in olga.get(f"/search?q={text}").text, text
    assert "Nothing found" in olga.get("/search?q=3125550143").text


def test_one_review_is_spoken_of_as_one(database: Database, cast: Cast, clerk: Shopper) -> None:
    with database.session() as db:
        for title, writer in (("Bright", cast.dana), ("Dim", cast.erik)):
            db.add(
                Review(
                    product_id=cast.lamp, customer_id=writer, rating=4, title=title, body=title, nickname="D",
                    status="Pending",
                )
            )  # fmt: skip
        db.flush()
        one, two = db.scalars(select(Review.id).order_by(Review.id))
    olga = clerk(cast.olga)
    assert "It will be gone for good." in olga.get(f"/reviews/delete?ids={one}").text
    assert "They will be gone for good." in olga.get(f"/reviews/delete?ids={one}&ids={two}").text

from __future__ import annotations

from datetime import date

from ...apps.crm import actions
from ...apps.crm.actions import LineRow
from ...apps.crm.actions.prices import line_total, list_price
from ...apps.crm.models import Product
from ...apps.platform.database import Db
from ...seeds.crm.deal_names import deal_name
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..policies import WHOLESALE
from ..queries import uniquely_named
from ..registry import family
from ..task import Outcome, Task
from ..wording import spoken_date, typed_date
from .gold_steps import open_record
from .queries import accounts, companies
from .sales_queries import plainly_named, pricebook, prices

_PROJECTS = ("reorder", "second site", "spare stock", "autumn order", "depot restock", "trial order")
_NUMBERS = (2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 24, 30, 40)


@family("crm-deal-lines", app="crm", kind="create", steps=48, persona="sales_rep")
def open_deal_with_lines(draw: Draw, world: World) -> Task:
    """Open a deal for an account, by a price book, with its products, quantities and discounts."""
    account = draw.choice(uniquely_named(companies(world), accounts(world)))
    with world.session() as db:
        today = db.today
    # Discounts on wholesale prices are for sales operations to agree to.
    wholesale, listed = pricebook(world, WHOLESALE), pricebook(world, "List prices")
    day = draw.day(today, 10, 80)
    name = deal_name(f"{draw.choice(_PROJECTS)} {draw.integer(2, 9)}", account)
    resold = {entry.product_id for entry in prices(world, wholesale.name)}
    entries = draw.sample(
        (entry for entry in plainly_named(prices(world, listed.name)) if entry.product_id in resold), 3
    )
    products = [entry.product for entry in entries]
    counts = draw.sample(_NUMBERS, 3)
    off = draw.choice((3, 4, 5, 6, 8))

    def deal_by(book_id: int, discounts: tuple[int, ...], closes: date, sold: list[Product]) -> Outcome:
        def outcome(db: Db) -> None:
            # With the amount that its lines come to, so that its history has one step.
            sold_at = [list_price(db, book_id, product.id) or 0 for product in sold]
            amount = sum(map(line_total, counts, sold_at, discounts))
            deal = actions.create_deal(
                db, name=name, account_id=account.id, close_date=closes, pricebook_id=book_id, amount=amount
            )
            rows = [
                LineRow(f"new{number}", product_id=product.id, values={"quantity": count, "discount_pct": discount})
                for number, (product, count, discount) in enumerate(zip(sold, counts, discounts, strict=True))
            ]
            actions.save_lines(db, deal.id, rows)

        return outcome

    def fill_in(user: User, dialog: str) -> None:
        user.fill("Name", name, within=dialog)
        user.fill("Close date", typed_date(day), within=dialog)
        user.fill("Amount", "0", within=dialog)
        user.choose("Price book", listed.name, within=dialog)
        user.click("button", "Save", within=dialog)

    def add_products(user: User) -> None:
        user.click("link", "Related")
        for product, count in zip(products, counts, strict=True):
            user.choose("Add product", product.name, within="Products")
            user.fill(f"Quantity of {product.name}", str(count))
        user.fill(f"Discount of {products[0].name}", str(off))
        user.click("button", "Save", within="Unsaved changes")
        user.done()

    def gold(user: User) -> None:
        user.open("Deals")
        user.click("button", "New deal")
        user.choose("Account", account.name, within="New deal")
        fill_in(user, "New deal")
        add_products(user)

    def from_the_account(user: User) -> None:
        open_record(user, "Accounts", account.name)
        user.click("link", "Related")
        user.click("button", "New deal")
        fill_in(user, "New deal")
        add_products(user)

    def one_by_one(user: User) -> None:
        user.open("Deals")
        user.click("link", "Board")
        user.click("button", "New deal")
        user.choose("Account", account.name, within="New deal")
        fill_in(user, "New deal")
        user.click("link", "Related")
        for number, (product, count) in enumerate(zip(products, counts, strict=True)):
            user.choose("Add product", product.name, within="Products")
            user.fill(f"Quantity of {product.name}", str(count))
            if number == 0:
                user.fill("Discount for all lines", str(off))
                user.press("Enter")
            user.click("button", "Save", within="Unsaved changes")
        user.done()

    discounts = (off, 0, 0)
    return Task(
        goal=draw.phrase(
            'Open a deal "{deal}" for {account}: {a} × {first} at {off} % off, {b} × {second} and {c} × {third}, '
            "price book {book}, closing {day}.",
            "{account} wants {a} × {first}, {b} × {second} and {c} × {third}. Make a deal of it by the price book "
            '{book}, call it "{deal}", close date {day}, and take {off} % off the first product only.',
            'Please enter a new deal for {account}, "{deal}", due to close on {day}. Price book: {book}. Products: '
            "{a} × {first} (discount {off} %), {b} × {second}, {c} × {third}.",
            "New deal with {account} by the price book {book}: {b} × {second}, {c} × {third}, and {a} × {first} with "
            '{off} % discount. It is called "{deal}" and should close {day}.',
            'I need "{deal}" in Alder as a deal of {account}, price book {book}, close date {day}: {c} × {third}, '
            "{b} × {second}, {a} × {first}, that one {off} % cheaper.",
            deal=name,
            book=listed.name,
            account=account.name,
            a=counts[0],
            b=counts[1],
            c=counts[2],
            first=products[0].name,
            second=products[1].name,
            third=products[2].name,
            off=off,
            day=spoken_date(day),
        ),
        outcome=deal_by(listed.id, discounts, day, products),
        without={
            "the price book": deal_by(wholesale.id, discounts, day, products),
            "the discount": deal_by(listed.id, (0, 0, 0), day, products),
            "which product": deal_by(listed.id, (off, off, off), day, products),
        },
        gold=gold,
        alternatives=(from_the_account, one_by_one),
    )

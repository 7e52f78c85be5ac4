from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Self

from ...apps.crm import actions
from ...apps.crm.actions import LineRow
from ...apps.crm.actions.prices import line_total, list_price
from ...apps.crm.models import Account, Pricebook, Product
from ...apps.platform.database import Db
from ...seeds.crm.deal_names import deal_name, short_name
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..pages import Form
from ..policies import WHOLESALE
from ..queries import accounts, companies, uniquely_named
from ..registry import family
from ..task import Task, leaving_out
from ..wording import spoken_date
from .pages.accounts import AccountPage
from .pages.deals import Board, DealList, DealPage
from .sales_queries import plainly_named, pricebook, prices

_PROJECTS = ("reorder", "second site", "spare stock", "fall order", "depot restock", "trial order")
_NUMBERS = (2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 24, 30, 40)


@family("crm-deal-lines", app="crm", kind="create", steps=48, persona="sales_rep")
def open_deal_with_lines(draw: Draw, world: World) -> Task:
    """Open a deal for an account, by a price book, with its products, quantities and discounts."""
    facts = DealWithLines.draw(draw, world)
    return Task(
        goal=facts.goal(draw),
        outcome=facts.outcome,
        without=leaving_out(facts.outcome, "the price book", "the discount", "which product"),
        gold=facts.gold,
        alternatives=(facts.from_the_account, facts.one_by_one),
    )


@dataclass(frozen=True)
class DealWithLines:
    """A new deal and what is sold in it."""

    account: Account
    wholesale: Pricebook
    list_prices: Pricebook
    day: date
    name: str
    products: list[Product]
    counts: list[int]
    discount: int  # on the first product

    @classmethod
    def draw(cls, draw: Draw, world: World) -> Self:
        account = draw.choice(uniquely_named(companies(world), accounts(world)))
        with world.session() as db:
            today = db.today
        # Discounts on wholesale prices are for sales operations to agree to.
        wholesale, listed = pricebook(world, WHOLESALE), pricebook(world, "List prices")
        day = draw.day(today, 10, 80)
        name = deal_name(f"{draw.choice(_PROJECTS)} {draw.integer(2, 9)}", short_name(account.name))
        resold = {entry.product_id for entry in prices(world, wholesale.name)}
        entries = draw.sample(
            (entry for entry in plainly_named(prices(world, listed.name)) if entry.product_id in resold), 3
        )
        counts = draw.sample(_NUMBERS, 3)
        off = draw.choice((3, 4, 5, 6, 8))
        return cls(
            account=account,
            wholesale=wholesale,
            list_prices=listed,
            day=day,
            name=name,
            counts=counts,
            discount=off,
            products=[entry.product for entry in entries],
        )

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            'Open a deal "{deal}" for {account}: {a} × {first} at {off}% off, {b} × {second} and {c} × {third}, '
            "price book {book}, closing {day}.",
            "{account} wants {a} × {first}, {b} × {second} and {c} × {third}. Make it a deal with the price book "
            '{book}, call it "{deal}", close date {day}, and take {off}% off the first product only.',
            'Please enter a new deal for {account}, "{deal}", due to close on {day}. Price book: {book}. Products: '
            "{a} × {first} (discount {off}%), {b} × {second}, {c} × {third}.",
            "New deal for {account} with the price book {book}: {b} × {second}, {c} × {third}, and {a} × {first} "
            'with a {off}% discount on that one. It\'s called "{deal}" and should close {day}.',
            'I need "{deal}" in Alder as a deal for {account}, price book {book}, close date {day}. Products: {c} × '
            "{third}, {b} × {second}, and {a} × {first}, which gets {off}% off.",
            deal=self.name,
            book=self.list_prices.name,
            account=self.account.name,
            a=self.counts[0],
            b=self.counts[1],
            c=self.counts[2],
            first=self.products[0].name,
            second=self.products[1].name,
            third=self.products[2].name,
            off=self.discount,
            day=spoken_date(self.day),
        )

    def outcome(self, db: Db, *, without: str = "") -> None:
        book = self.wholesale if without == "the price book" else self.list_prices
        first = 0 if without == "the discount" else self.discount
        others = self.discount if without == "which product" else 0
        discounts = (first, others, others)
        # With the amount that its lines come to, so that its history has one step.
        sold_at = [list_price(db, book.id, product.id) or 0 for product in self.products]
        deal = actions.create_deal(
            db, name=self.name, account_id=self.account.id, close_date=self.day, pricebook_id=book.id,
            amount=sum(map(line_total, self.counts, sold_at, discounts)),
        )  # fmt: skip
        rows = [
            LineRow(f"new{number}", product_id=product.id, values={"quantity": count, "discount_pct": discount})
            for number, (product, count, discount) in enumerate(zip(self.products, self.counts, discounts, strict=True))
        ]
        actions.save_lines(db, deal.id, rows)

    def gold(self, user: User) -> None:
        self._enter(DealList(user).open().new().set(account_id=self.account.name))
        self._add_products(user)

    def from_the_account(self, user: User) -> None:
        self._enter(AccountPage.find(user, self.account.name).related().new("deal"))
        self._add_products(user)

    def one_by_one(self, user: User) -> None:
        self._enter(Board(user).open().new().set(account_id=self.account.name))
        page = DealPage(user).related()
        for number, (product, count) in enumerate(zip(self.products, self.counts, strict=True)):
            page.add_product(product.name).set_quantity(product.name, count)
            if number == 0:
                page.discount_all(self.discount, by_key=True)
            page.save_lines()
        user.done()

    def _enter(self, form: Form) -> None:
        form.set(name=self.name, close_date=self.day, amount=0, pricebook_id=self.list_prices.name).save()

    def _add_products(self, user: User) -> None:
        page = DealPage(user).related()
        for product, count in zip(self.products, self.counts, strict=True):
            page.add_product(product.name).set_quantity(product.name, count)
        page.set_discount(self.products[0].name, self.discount).save_lines()
        user.done()

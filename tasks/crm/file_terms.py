from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Self

from sqlalchemy import select

from ...apps.crm import actions
from ...apps.crm.actions import LineRow
from ...apps.crm.models import Deal, DealLine, Product
from ...apps.crm.models import User as CrmUser
from ...apps.platform.database import Db
from ...apps.platform.uploads import Upload
from ...seeds.world import World
from ..draw import Draw
from ..errors import NoInstance
from ..gold import User
from ..matchers import SameText
from ..policies import WHOLESALE
from ..queries import fetch_all, uniquely_named
from ..registry import family
from ..task import Task, leaving_out
from ..wording import spoken_date
from .pages.deals import DealPage
from .queries import deals, open_deals, persona
from .sales_queries import pricebook, rule
from .working_hours import back_then

_QUANTITIES = (4, 6, 8, 9, 12, 14, 15, 18, 20, 25, 30, 36, 40, 48)
_NAMES = ("order-form.txt", "order-form-rev.txt", "form-from-customer.txt", "order-papers.txt", "customer-copy.txt")


@dataclass(frozen=True)
class _Form:
    """What one version of the order form says."""

    name: str
    quantities: tuple[int, ...]
    discounts: tuple[int, ...]
    delivery: date
    signed: date | None
    at: datetime  # when it was put on the deal


@family("crm-file-terms", app="crm", kind="update", steps=60, persona="sales_rep")
def terms_from_the_order_form(draw: Draw, world: World) -> Task:
    """Bring a deal's products and next step into line with the order form that was signed last."""
    facts = OrderForm.draw(draw, world)
    return Task(
        goal=facts.goal(draw),
        setup=facts.setup,
        outcome=facts.outcome,
        without=leaving_out(facts.outcome, "the last", "signed", "discounts"),
        matchers={"crm_deal.next_step": SameText()},
        gold=facts.gold,
        alternatives=(facts.step_first, facts.line_by_line),
    )


@dataclass(frozen=True)
class OrderForm:
    """Deals, and the terms that their order forms have."""

    rep: CrmUser
    today: date
    product_names: dict[int, str]
    deal: Deal
    lines: Sequence[DealLine]
    forms: list[_Form]
    valid: _Form  # the one that was signed last

    @classmethod
    def draw(cls, draw: Draw, world: World) -> Self:
        rep = persona(world, "sales_rep")
        with world.session() as db:
            now, today = db.now, db.today
        # Discounts on wholesale prices are for sales operations to agree to.
        most, wholesale = rule(world, "discount", rep.person.title), pricebook(world, WHOLESALE)
        fitting = [
            deal
            for deal in uniquely_named(open_deals(world, Deal.owner_id == rep.id), deals(world))
            if 2 <= len(deal.lines) <= 5 and len({line.product_id for line in deal.lines}) == len(deal.lines)
            and (now - deal.created_at).days > 24
            and deal.pricebook_id != wholesale.id
        ]  # fmt: skip
        if not fitting:
            raise NoInstance("no open deal of the rep sells a handful of products")
        deal = draw.choice(fitting)
        lines: Sequence[DealLine] = deal.lines
        files = draw.sample(_NAMES, 3)
        days = sorted(draw.sample(range(3, 20), 3), reverse=True)
        # Signed, signed later, and not signed at all: the last one to be put there is not the one that counts.
        signed = (today - timedelta(days=days[0]), today - timedelta(days=days[1]), None)
        order = draw.sample((0, 1, 2), 3)
        while order[-1] == 1:
            order = draw.sample((0, 1, 2), 3)
        forms = []
        for number, file in enumerate(files):
            age = timedelta(days=2 - order.index(number), hours=draw.integer(1, 6))
            forms.append(_Form(
                file, tuple(draw.sample(_QUANTITIES, len(lines))),
                (draw.integer(1, max(2, most)), *(draw.integer(0, max(1, most - 1)) for _ in lines[1:])),
                draw.day(today, 20 + 8 * number, 27 + 8 * number), signed[number], now - age,
            ))  # fmt: skip

        assert deal.account is not None
        return cls(
            rep=rep,
            today=today,
            deal=deal,
            lines=lines,
            forms=forms,
            product_names={product.id: product.name for product in fetch_all(world, select(Product))},
            valid=forms[1],
        )

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            'There are several order forms in the files on the deal "{deal}". The one the customer signed last '
            "counts: update the quantities and discounts of the products to match it, and set the next step to "
            '"Deliver by" and the delivery date it gives, for example "Deliver by {example}".',
            '"{deal}" still shows what we offered. Take the quantity and discount of each product from the latest '
            'signed order form in its files, and make the next step "Deliver by …" with the delivery date from the '
            "form, written like {example}.",
            'Please update the deal "{deal}" to what was ordered. Of the order forms in its files, the one with the '
            'latest signature counts: quantities, discounts, and as the next step "Deliver by" plus its delivery '
            "date (written like {example}).",
            'There are a few versions of the order form on "{deal}", and not all of them are signed. The one with '
            "the latest signature is right. Update the products' quantities and discounts from it, and set the next "
            'step to "Deliver by" with the delivery date, in the form {example}.',
            'Find the order form that the customer signed last on "{deal}". Put its quantities and discounts on the '
            "deal's products, change nothing else about them, and put its delivery date in the next step, written "
            'like "Deliver by {example}".',
            deal=self.deal.name,
            example=spoken_date(date(self.today.year, 12, 24)),
        )

    def setup(self, db: Db) -> None:
        for form in sorted(self.forms, key=lambda form: form.at):
            with back_then(db, form.at, self.rep.id):
                text = _text(db, self.deal, [self.product_names[line.product_id] for line in self.lines], form)
                actions.add_documents(db, "deal", self.deal.id, [Upload(form.name, text.encode())])

    def outcome(self, db: Db, *, without: str = "") -> None:
        form = {"the last": self.forms[0], "signed": self.forms[2]}.get(without, self.valid)
        rows = []
        for place, line in enumerate(self.lines):
            values = {"quantity": form.quantities[place]}
            if without != "discounts":
                values["discount_pct"] = form.discounts[place]
            rows.append(LineRow(str(line.id), id=line.id, values=values))
        actions.save_lines(db, self.deal.id, rows)
        actions.update_deal(db, self.deal.id, next_step=_step(form))

    def gold(self, user: User) -> None:
        page = self._read_all(user)
        self._change_lines(page)
        self._change_step(page)
        user.done()

    def step_first(self, user: User) -> None:
        page = self._read_all(user)
        self._change_step(page)
        self._change_lines(page)
        user.done()

    def line_by_line(self, user: User) -> None:
        page = DealPage.find(user, self.deal.name).exact
        self._change_lines(page, by_key=True)
        self._change_step(page)
        user.done()

    def _read_all(self, user: User) -> DealPage:
        page = DealPage.find(user, self.deal.name).exact.files()
        for form in self.forms:
            page.read_file(form.name)
        return page

    def _change_lines(self, page: DealPage, *, by_key: bool = False) -> None:
        page.related()
        for line, quantity, discount in zip(self.lines, self.valid.quantities, self.valid.discounts, strict=True):
            name = self.product_names[line.product_id]
            page.set_quantity(name, quantity).set_discount(name, discount, by_key=by_key)
        page.save_lines()

    def _change_step(self, page: DealPage) -> None:
        page.edit().set(next_step=_step(self.valid)).save()


def _step(form: _Form) -> str:
    return f"Deliver by {spoken_date(form.delivery)}"


def _text(db: Db, deal: Deal, products: Sequence[str], form: _Form) -> str:
    """The form as a text: what is ordered, when it is wanted, and whether it is signed."""
    assert deal.account is not None
    lines = [f"ORDER FORM: {deal.name}", "", f"Customer: {deal.account.name}", f"Supplier: {db.company.legal_name}", ""]
    for product, quantity, discount in zip(products, form.quantities, form.discounts, strict=True):
        off = f", discount {discount}%" if discount else ", no discount"
        lines.append(f"{quantity:>5} x {product}{off}")
    lines += ["", f"Delivery: by {spoken_date(form.delivery)}", ""]
    lines.append(f"Signed for the customer on {spoken_date(form.signed)}" if form.signed else "Not signed yet")
    return "\n".join(lines) + "\n"

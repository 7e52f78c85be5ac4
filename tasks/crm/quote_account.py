from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from datetime import date
from typing import Self

from ...apps.crm import actions
from ...apps.crm.models import Contact, Deal, PricebookEntry
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..matchers import Anything, NobodyOr
from ..pages import Form
from ..queries import uniquely_named
from ..registry import family
from ..task import Task, leaving_out
from ..wording import spoken_date
from .pages.deals import DealPage
from .pages.quotes import QuoteList, QuotePage
from .queries import contacts, deals, open_deals, persona
from .sales_queries import plainly_named, prices, quotes, rule

_NUMBERS = (4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40)


@family("crm-quote", app="crm", kind="conditional", steps=60, persona="sales_rep")
def quote_an_account(draw: Draw, world: World) -> Task:
    """Quote products at a discount until a day, and take the quote as far as the handbook lets one go alone."""
    facts = AccountQuote.draw(draw, world)
    return Task(
        goal=facts.goal(draw),
        outcome=facts.outcome,
        matchers={
            "crm_approval_request.reason": Anything(needed=True),
            "crm_quote.contact_id": NobodyOr(facts.contact_ids),
        },
        without=leaving_out(facts.outcome, "the next step", "the discount"),
        gold=facts.gold,
        alternatives=(facts.line_by_line, facts.saved_in_between),
    )


@dataclass(frozen=True)
class AccountQuote:
    """What an account wants to be quoted."""

    deal: Deal
    account_name: str
    entries: list[PricebookEntry]  # of the price book
    counts: list[int]
    discount: int
    needs_approval: bool
    until: date
    contact_ids: frozenset[int]
    items: list[str]  # each as the goal has it

    @classmethod
    def draw(cls, draw: Draw, world: World) -> Self:
        rep = persona(world, "sales_rep")
        quoted = {quote.deal_id for quote in quotes(world)}
        mine = uniquely_named(open_deals(world, Deal.owner_id == rep.id), deals(world))
        per_account = Counter(deal.account_id for deal in mine)
        # By the list price book, whose limit leaves room on both sides.
        fitting = [
            deal
            for deal in mine
            if deal.account and deal.id not in quoted and per_account[deal.account_id] == 1 and not deal.lines
            and deal.pricebook_id is None
        ]  # fmt: skip
        deal = draw.choice(fitting)
        assert deal.account is not None
        entries = plainly_named(prices(world, "List prices"))
        chosen: list[PricebookEntry] = draw.sample((entry for entry in entries if entry.unit_price > 20_00), 3)
        counts = draw.sample(_NUMBERS, 3)
        limit = rule(world, "quote_discount")
        # Just within the limit, or beyond it.
        off = draw.choice((limit, limit - 1, limit + 1, limit + 2, limit + 3))
        with world.session() as db:
            today = db.today
        longest = rule(world, "quote_validity", "large")
        until = draw.day(today, 2, max(5, longest - 2))
        until = until if (until - today).days <= longest else today
        return cls(
            deal=deal,
            account_name=deal.account.name,
            entries=chosen,
            counts=counts,
            discount=off,
            until=until,
            needs_approval=off > limit,
            contact_ids=frozenset(contact.id for contact in contacts(world, Contact.account_id == deal.account_id)),
            items=[f"{count} × {entry.product.name}" for count, entry in zip(counts, chosen, strict=True)],
        )

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            "Quote {account} for {a}, {b} and {c}, all at {off}% off, valid until {day}. Then take it as far as our "
            "approval policy lets you.",
            "{account} needs a quote on their open deal: {a}, {b}, {c}. {off}% off everything, valid through {day}. "
            "Check the handbook to see whether it can go to the customer or has to be approved first, and do that.",
            "Make a quote for {account}'s deal with a {off}% discount on each line ({a}; {b}; {c}), good until "
            "{day}, and then do what the handbook asks for next: present it, or send it for approval.",
            "Please get a quote out for {account}: {b}, {c} and {a}, {off}% off the price book for each, expiring "
            "{day}. Follow the policy on approvals.",
            "Offer {account} {off}% off on {a}, {b} and {c} until {day}. If policy allows, present the quote; "
            "otherwise submit it for approval.",
            account=self.account_name,
            a=self.items[0],
            b=self.items[1],
            c=self.items[2],
            off=self.discount,
            day=spoken_date(self.until),
        )

    def outcome(self, db: Db, *, without: str = "") -> None:
        """The quote, submitted or presented, or left a draft."""
        discount = 0 if without == "the discount" else self.discount
        quote = actions.create_quote(db, deal_id=self.deal.id, expires_on=self.until)
        for entry, count in zip(self.entries, self.counts, strict=True):
            actions.add_quote_line(db, quote.id, entry.product_id, quantity=count, discount_pct=discount)
        if without == "the next step":
            return
        if self.needs_approval and discount:
            actions.submit_quote(db, quote.id, "They compare prices")
        else:
            actions.present_quote(db, quote.id)

    def gold(self, user: User) -> None:
        page = self._enter(DealPage.find(user, self.deal.name).related().new("quote"))
        self._finish(page.discount_all(self.discount))

    def line_by_line(self, user: User) -> None:
        page = self._enter(QuoteList(user).open().new().set(deal_id=self.deal.name))
        for entry in self.entries:
            page.set_discount(entry.product.name, self.discount)
        self._finish(page)

    def saved_in_between(self, user: User) -> None:
        page = self._enter(DealPage.find(user, self.deal.name).related().new("quote"))
        self._finish(page.save_lines().discount_all(self.discount, by_key=True))

    def _enter(self, form: Form) -> QuotePage:
        form.set(expires_on=self.until).save()
        page = QuotePage(form.user)
        for entry, count in zip(self.entries, self.counts, strict=True):
            page.add_product(entry.product.name).set_quantity(entry.product.name, count)
        return page

    def _finish(self, page: QuotePage) -> None:
        page.save_lines()
        if self.needs_approval:
            page.submit("They compare us with others.")
        else:
            page.present()
        page.user.done()

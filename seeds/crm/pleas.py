"""Why customers get in touch: a stopped batch, goods that are late, new prices, what they bought and ordered."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cached_property
from random import Random

from ...apps.crm.models import Account, Contact
from ..events import Event
from ..grammar import say
from .context import is_at_a_place
from .sales import Sales
from .stories.goods import buyer_tags, handles_money, tags_of, words_for
from .stories.shelf import Shelf
from .stories.story import Story
from .ties import Ties

# For each event of a kind, how many cases there are in the small world.
_PER_BATCH, _PER_DELAY, _PER_PRICES = 9, 3, 9
_ORDER_GROUPS = {
    "order-refunded": "refunded",
    "order-shipped": "shipped",
    "order-canceled": "canceled",
    "order-delivered": "receipt",
}
# Of a hundred orders that had such an end.
_ORDER_SHARES = {"order-refunded": 85, "order-canceled": 40, "order-shipped": 9, "order-delivered": 5}
# What of ten ordinary cases: a question, a fault, else something about the account itself.
_QUESTIONS, _FAULTS = 4, 7
# So many of a hundred questions and faults are such as only this trade has.
_OF_TRADE = 50
# For so long nobody wonders about a parcel that never came.
_SEARCH = timedelta(days=12)
# It takes so long at least until something has come back.
_SENT_BACK = timedelta(days=3)


@dataclass(frozen=True)
class Plea:
    """What somebody comes to support with: when, about what, and since when it is settled, if that is known."""

    at: datetime
    account: Account
    contact: Contact
    group: str
    story: Story
    facts: dict[str, str]
    event: Event | None = None
    settled: datetime | None = None
    #: The event that settled it, if another one did.
    outcome: Event | None = None
    #: What is true of the goods and of who writes.
    tags: frozenset[str] = frozenset()


def _tags_of(account: Account, contact: Contact) -> frozenset[str]:
    return buyer_tags(account.name, account.industry, contact.title)


class Pleas:
    """Draws why customers write."""

    def __init__(self, sales: Sales, random: Random, ties: Ties, shelf: Shelf) -> None:
        self.sales, self.random, self.ties, self.shelf = sales, random, ties, shelf
        self._calendar = sales.draft.calendar
        self._factor = max(1, sales.volume.cases // 350)
        self._customers = [
            c
            for c in sales.customers
            if not c.is_test and c.account.type != "Prospect" and sales.contacts[c.account.id]
        ]

    def caused(self) -> Iterator[Plea]:
        """All that follows from an event, each once."""
        chronicle = self.sales.draft.chronicle
        for event in chronicle.events("batch-stopped"):
            over = self._after(event, "batch-settled")
            for _ in range(_PER_BATCH * self._factor):
                yield from self._about_goods(event, over, "batch", 0, 15)
        for event in chronicle.events("supply-late"):
            arrived = self._after(self._after(event, "supply-later") or event, "supply-in")
            for _ in range(_PER_DELAY * self._factor):
                yield from self._about_goods(event, arrived, "late", 0, 20)
        for event in chronicle.events("prices-changed"):
            for _ in range(_PER_PRICES * self._factor):
                yield from self._about_goods(event, None, "prices", 4, 45)
        won = chronicle.events("deal-won")
        for event in self.random.sample(won, len(won) * 2 // 5):
            yield from self._about_delivery(event)
        for several in self.ties.orders.values():
            for event in several:
                group = _ORDER_GROUPS.get(event.kind)
                if group and self.random.randrange(100) < _ORDER_SHARES[event.kind]:
                    if group == "receipt" and self.random.randrange(2):
                        group = "parts"
                    yield from self._about_order(event, group)

    def ordinary(self, earliest: datetime, latest: datetime) -> Plea:
        """A question or a single complaint that nothing led up to."""
        random = self.random
        at = self._calendar.between(random, earliest, latest)
        while True:
            customer = random.choice(self._customers)
            if customer.account.created_at < at:
                break
        kind = random.randrange(10)
        group = "question" if kind < _QUESTIONS else "fault" if kind < _FAULTS else "office"
        article = random.choice(self._goods_of(customer.account))
        facts = {"article": article} if group != "office" else {}
        contact = self._contact(customer.account, at, group)
        is_told = group == "office" or self.shelf.has(
            group, tags_of(self.sales.draft.trade, article) | _tags_of(customer.account, contact)
        )
        if group != "office" and (random.randrange(100) < _OF_TRADE or not is_told):
            facts |= self._matter(group, article)
            group = group if is_told or len(facts) > 1 else "question"
        return self._plea(at, customer.account, contact, group, facts)

    def _matter(self, group: str, article: str) -> dict[str, str]:
        """One of the faults or questions that the trade knows of an article, with what is said to it, if it has any."""
        trade, random = self.sales.draft.trade, self.random
        if group == "fault":
            faults = trade.faults_of(article)
            if not faults:
                return {}
            fault = random.choice(faults)
            # Of two causes each has the cure that stands in its place.
            seed = random.getrandbits(32)
            told = {"cause": fault.cause, "cure": fault.cure}
            known = {name: say(Random(seed), (text,), {}).text for name, text in told.items()}
            return {"fault": fault.text, "says": fault.says, "ask": say(random, (fault.asks,), {}).text, **known}
        questions = trade.questions_of(article)
        if not questions:
            return {}
        question = random.choice(questions)
        answer = say(random, (question.answer,), {}).text
        return {"question": question.text, "asks": question.asks, "answer": answer}

    def _plea(
        self,
        at: datetime,
        account: Account,
        contact: Contact,
        group: str,
        facts: dict[str, str],
        event: Event | None = None,
        settled: datetime | None = None,
        outcome: Event | None = None,
    ) -> Plea:
        """With a story that suits the goods, and these in the forms that its sentences ask for."""
        trade = self.sales.draft.trade
        name = facts.get("article") or facts.get("product", facts.get("item", "")).rsplit(", ", 1)[0]
        quantity = int(facts.get("qty") or facts.get("units") or 0) if "article" not in facts else 0
        if name:
            facts = {**words_for(trade, name, quantity), **facts}
        if "article" in facts:
            facts["article"] = facts["article"].split(",")[0]
        tags = (tags_of(trade, name, quantity) if name else frozenset()) | _tags_of(account, contact)
        tags |= {group} | ({"near"} if account.billing_city == self.sales.draft.company.city else {"far"})
        tags |= {"site"} if is_at_a_place(trade, facts.get("project", "")) else {"no-site"}
        if outcome is not None and "reason" in outcome.facts:
            tags |= {str(outcome.facts["reason"]).replace(" ", "-")}
        shelf = f"trade {group}" if "says" in facts or "asks" in facts else group
        story = self.shelf.story(shelf, tags)
        return Plea(at, account, contact, group, story, facts, event, settled, outcome, tags)

    def _after(self, event: Event, kind: str) -> Event | None:
        found = (each for each in self.sales.draft.chronicle.events(kind) if each.cause == event.number)
        return next(found, None)

    def _contact(self, account: Account, at: datetime, group: str) -> Contact:
        """Somebody there; where it is about goods, rather one of those who see them."""
        known = self.sales.contacts[account.id]
        there = [c for c in known if c.created_at <= at] or known[:1]
        # Who writes has an address; without one somebody calls now and then.
        there = [c for c in there if c.email or self.random.randrange(4) == 0] or there
        handling = [c for c in there if not handles_money(c.title)]
        return self.random.choice(handling if handling and group not in ("office", "prices") else there)

    def _goods_of(self, account: Account) -> list[str]:
        """What a customer has bought or was quoted, else what others of its industry have."""
        return self._lines.get(account.id) or self._in_industry.get(account.industry or "") or self._names

    @cached_property
    def _names(self) -> list[str]:
        return [article.name for article in self.sales.articles]

    @cached_property
    def _lines(self) -> dict[int, list[str]]:
        """The articles in the deals of each account."""
        found: dict[int, list[str]] = defaultdict(list)
        for deal_id, lines in self.ties.lines.items():
            for line in lines:
                name = next((each for each in self._names if line["product"].startswith(each)), None)
                found[self.ties.deals[deal_id].account_id or 0] += [name] if name else []
        return {account: names for account, names in found.items() if names}

    @cached_property
    def _in_industry(self) -> dict[str, list[str]]:
        found: dict[str, list[str]] = defaultdict(list)
        for account_id, names in self._lines.items():
            if account_id:
                found[self.ties.accounts[account_id].industry or ""] += names
        return dict(found)

    def _about_goods(self, event: Event, over: Event | None, group: str, least: int, most: int) -> Iterator[Plea]:
        """A case in the days after the event, of somebody who has bought the article if there is one."""
        at = self._moment(event.at + timedelta(days=least, hours=2), event.at + timedelta(days=most))
        bought = [
            self.ties.accounts[deal.account_id or 0]
            for won, deal in self.ties.buyers_of.get(str(event.facts.get("article", "")), ())
            if won.at < event.at
        ]
        account = self.random.choice(bought if bought and self.random.randrange(4) else self._might_buy(event))
        if at is None or account.created_at >= at or not self.sales.contacts[account.id]:
            return
        later = self._after(event, "supply-later")
        known = later if later is not None and later.at <= at else event
        settled = None if over is None else max(over.at, at + timedelta(hours=2))
        facts = {**event.words(), **known.words()}
        # Why something is refunded is another reason, which is known later.
        if "reason" in facts:
            facts["why"] = facts.pop("reason")
        yield self._plea(at, account, self._contact(account, at, group), group, facts, known, settled, over)

    def _might_buy(self, event: Event) -> list[Account]:
        """Customers of the industries that buy what an event is about; all if it is about no goods."""
        article = str(event.facts.get("article", ""))
        accounts = [customer.account for customer in self._customers]
        return [each for each in accounts if article in self._in_industry.get(each.industry or "", ())] or accounts

    def _about_delivery(self, won: Event) -> Iterator[Plea]:
        deal = self.ties.deal_of(won)
        at = self._moment(won.at + timedelta(days=3), won.at + timedelta(days=30))
        if deal is None or at is None or not deal.account_id or deal.id not in self.ties.lines:
            return
        contact = self.ties.primary.get(deal.id)
        if contact is None or handles_money(contact.title):
            contact = self._contact(self.ties.accounts[deal.account_id], at, "delivery")
        facts = {**won.words(), **self.random.choice(self.ties.lines[deal.id]), "project": str(won.facts["deal"])}
        yield self._plea(at, self.ties.accounts[deal.account_id], contact, "delivery", facts, won)

    def _about_order(self, event: Event, group: str) -> Iterator[Plea]:
        """A return is asked for before the money goes back, a parcel before it is there; all else comes afterwards."""
        cause, outcome, last = event, None, event.at + timedelta(days=6)
        delivered = [each for each in self._of_order(event) if each.kind == "order-delivered"]
        if event.kind == "order-refunded":
            delivered = [each for each in delivered if each.at < event.at]
            if not delivered:
                return
            cause, outcome, last = delivered[-1], event, event.at - _SENT_BACK
        if event.kind == "order-shipped":
            outcome = delivered[0] if delivered else None
            if outcome is None and self._calendar.now - event.at > _SEARCH:
                return
            cause, last = event, outcome.at if outcome else last
        wait = timedelta(days=3) if event.kind == "order-shipped" else timedelta(minutes=90)
        at = self._moment(cause.at + wait, last)
        buyer = self.ties.buyer_of(event)
        if buyer is None or buyer.account_id is None or at is None or (outcome is not None and at >= outcome.at):
            return
        settled = outcome.at + timedelta(minutes=40) if outcome else None
        account = self.ties.accounts[buyer.account_id]
        yield self._plea(at, account, buyer, group, cause.words(), cause, settled, outcome)

    def _of_order(self, event: Event) -> list[Event]:
        """What happened to the same order."""
        buyer = self.ties.buyer_of(event)
        return [other for other in self.ties.orders[buyer.id] if other.subject == event.subject] if buyer else []

    def _moment(self, first: datetime, last: datetime) -> datetime | None:
        """A moment of office hours between the two, if that has come."""
        last = min(last, self._calendar.now)
        at = self._calendar.between(self.random, first, last) if first < last else None
        # Between an evening and the next morning there is none.
        return at if at and self._calendar.in_office(self.random, at) == at else None

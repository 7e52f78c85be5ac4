"""Why customers get in touch: a stopped batch, goods that are late, new prices, what they bought and ordered."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from random import Random

from ...apps.crm.models import Account, Contact
from ..events import Event
from .phrases import case_orders as orders
from .phrases import case_questions as questions
from .phrases import case_topics as goods
from .phrases.topic import Topic
from .sales import Sales
from .ties import Ties

# For each event of a kind, how many cases there are in the small world.
_PER_BATCH, _PER_DELAY, _PER_PRICES = 9, 3, 9
_ORDER_TOPICS = {
    "order-refunded": orders.REFUNDED,
    "order-shipped": orders.SHIPPED,
    "order-cancelled": orders.CANCELLED,
    "order-delivered": orders.RECEIPT,
}


@dataclass(frozen=True)
class Plea:
    """What somebody comes to support with: when, about what, and since when it is settled, if that is known."""

    at: datetime
    account: Account
    contact: Contact
    topic: Topic
    facts: dict[str, str]
    event: Event | None = None
    settled: datetime | None = None
    #: The event that settled it, if another one did.
    outcome: Event | None = None


class Pleas:
    """Draws why customers write."""

    def __init__(self, sales: Sales, random: Random, ties: Ties) -> None:
        self.sales, self.random, self.ties = sales, random, ties
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
                yield from self._about_goods(event, over, goods.BATCH, 0, 15)
        for event in chronicle.events("supply-late"):
            arrived = self._after(self._after(event, "supply-later") or event, "supply-in")
            for _ in range(_PER_DELAY * self._factor):
                yield from self._about_goods(event, arrived, goods.LATE, 0, 20)
        for event in chronicle.events("prices-changed"):
            for _ in range(_PER_PRICES * self._factor):
                yield from self._about_goods(event, None, goods.PRICES, 4, 45)
        won = chronicle.events("deal-won")
        for event in self.random.sample(won, len(won) * 2 // 5):
            yield from self._about_delivery(event)
        for several in self.ties.orders.values():
            for event in several:
                topic = _ORDER_TOPICS.get(event.kind)
                share = {"order-refunded": 55, "order-cancelled": 40, "order-shipped": 6, "order-delivered": 5}
                if topic and self.random.randrange(100) < share[event.kind]:
                    if topic is orders.RECEIPT and self.random.randrange(2):
                        topic = orders.PARTS
                    yield from self._about_order(event, topic)

    def ordinary(self, earliest: datetime, latest: datetime) -> Plea:
        """A question or a single complaint that nothing led up to."""
        random, trade = self.random, self.sales.draft.trade
        at = self._calendar.between(random, earliest, latest)
        while True:
            customer = random.choice(self._customers)
            if customer.account.created_at < at:
                break
        contact = self._contact(customer.account, at)
        kind = random.randrange(10)
        article = random.choice(self.sales.articles)
        facts = {"article": article.name}
        if kind < 5:
            facts["question"] = random.choice([*trade.said_of(article.family, trade.questions), *questions.QUESTIONS])
            topic = questions.QUESTION
        elif kind < 7:
            topic = random.choice(questions.PAPERS)
        else:
            facts["fault"] = random.choice([*trade.said_of(article.family, trade.faults), *questions.FAULTS]).split(
                ", "
            )[0]
            topic = questions.SINGLE
        return Plea(at, customer.account, contact, topic, facts)

    def _after(self, event: Event, kind: str) -> Event | None:
        found = (each for each in self.sales.draft.chronicle.events(kind) if each.cause == event.number)
        return next(found, None)

    def _contact(self, account: Account, at: datetime) -> Contact:
        known = self.sales.contacts[account.id]
        return self.random.choice([c for c in known if c.created_at <= at] or known[:1])

    def _about_goods(self, event: Event, over: Event | None, topic: Topic, least: int, most: int) -> Iterator[Plea]:
        """A case in the days after the event, of somebody who has bought the article if there is one."""
        at = self._moment(event.at + timedelta(days=least, hours=2), event.at + timedelta(days=most))
        bought = [
            self.ties.accounts[deal.account_id or 0]
            for won, deal in self.ties.buyers_of.get(str(event.facts.get("article", "")), ())
            if won.at < event.at
        ]
        everybody = [customer.account for customer in self._customers]
        account = self.random.choice(bought if bought and self.random.randrange(2) else everybody)
        if at is None or account.created_at >= at or not self.sales.contacts[account.id]:
            return
        later = self._after(event, "supply-later")
        known = later if later is not None and later.at <= at else event
        settled = None if over is None else max(over.at, at + timedelta(hours=2))
        yield Plea(
            at, account, self._contact(account, at), topic, {**event.words(), **known.words()}, known, settled, over
        )

    def _about_delivery(self, won: Event) -> Iterator[Plea]:
        deal = self.ties.deal_of(won)
        at = self._moment(won.at + timedelta(days=3), won.at + timedelta(days=30))
        if deal is None or at is None or not deal.account_id or deal.id not in self.ties.lines:
            return
        contact = self.ties.primary.get(deal.id) or self._contact(self.ties.accounts[deal.account_id], at)
        facts = {**won.words(), **self.random.choice(self.ties.lines[deal.id]), "project": str(won.facts["deal"])}
        yield Plea(at, self.ties.accounts[deal.account_id], contact, self.random.choice(goods.DELIVERIES), facts, won)

    def _about_order(self, event: Event, topic: Topic) -> Iterator[Plea]:
        """A return is asked for before the money goes back; all else comes up afterwards."""
        cause, outcome, last = event, None, event.at + timedelta(days=6)
        if event.kind == "order-refunded":
            delivered = [e for e in self._of_order(event) if e.kind == "order-delivered" and e.at < event.at]
            if not delivered:
                return
            cause, outcome, last = delivered[-1], event, event.at
        at = self._moment(cause.at + timedelta(minutes=90), last)
        buyer = self.ties.buyer_of(event)
        if buyer is None or buyer.account_id is None or at is None or (outcome is not None and at >= outcome.at):
            return
        settled = outcome.at + timedelta(minutes=40) if outcome else None
        account = self.ties.accounts[buyer.account_id]
        yield Plea(at, account, buyer, topic, cause.words(), cause, settled, outcome)

    def _of_order(self, event: Event) -> list[Event]:
        """What happened to the same order."""
        buyer = self.ties.buyer_of(event)
        return [other for other in self.ties.orders[buyer.id] if other.subject == event.subject] if buyer else []

    def _moment(self, first: datetime, last: datetime) -> datetime | None:
        """A moment of office hours between the two, if that has come."""
        last = min(last, self._calendar.now)
        return self._calendar.between(self.random, first, last) if first < last else None

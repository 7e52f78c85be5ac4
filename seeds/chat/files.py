"""The files that people share: each is made of the records that its message speaks of."""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable
from datetime import datetime, timedelta
from random import Random

from ...apps.chat.models import File, Post
from ...apps.crm.models import Account, Deal, DealLine, Product, Stage, StageHistory
from ...apps.store.models import Order
from ..charts import bar_chart
from ..draft import Draft
from ..events import Event
from ..names import slug
from ..rows import new
from ..writing import dollars, short_day
from .paper import pdf

_WEEKS, _RETURN_DAYS = 8, 30
_TYPES = {"pdf": "application/pdf", "csv": "text/csv", "png": "image/png", "md": "text/markdown", "txt": "text/plain"}


class Files:
    """Hands out the file that a post speaks of."""

    def __init__(self, draft: Draft) -> None:
        self._draft = draft
        self._accounts = {account.id: account for account in draft.all(Account)}
        self._deals = {deal.id: deal for deal in draft.all(Deal)}
        self._products = {product.id: product for product in draft.all(Product)}
        self._by_article: dict[str, list[Product]] = defaultdict(list)
        for product in draft.all(Product):
            if product.is_active and product.deleted_at is None:
                self._by_article[product.name.split(",")[0]].append(product)
        self._lines: dict[int, list[DealLine]] = defaultdict(list)
        for line in draft.all(DealLine):
            self._lines[line.deal_id].append(line)
        self._placed = sorted(order.placed_at for order in draft.all(Order))
        self._refunds = draft.chronicle.events("order-refunded")
        self._refunded = [event.at for event in self._refunds]
        self._moves = sorted(draft.all(StageHistory), key=lambda row: (row.changed_at, row.id))
        self._charts: dict[tuple[str, str], bytes] = {}

    def attach(self, random: Random, kind: str, post: Post, at: datetime, event: Event | None) -> None:
        makers: dict[str, Callable[[datetime, Event | None, Random], tuple[str, bytes]]] = {
            "quote": self._quote,
            "delivery": self._delivery,
            "returns": self._returns,
            "pipeline": self._pipeline,
            "orders": self._orders,
            "notes": self._notes,
        }
        name, content = makers[kind](at, event, random)
        media_type = _TYPES[name.rsplit(".", 1)[1]]
        file = new(File, post_id=post.id, name=name, media_type=media_type, size=len(content), content=content)
        self._draft.add(file, at, post.author_id)

    def _quote(self, at: datetime, event: Event | None, random: Random) -> tuple[str, bytes]:
        """The amount of the event, and the lines of its deal as long as they come to it."""
        assert event is not None
        assert event.subject is not None
        deal = self._deals[event.subject[1]]
        account = str(event.facts["account"])
        lines = [f"{self._draft.company.name}: quote", f"{account}, {deal.name}", f"Date: {self._day(at)}", ""]
        articles = self._lines[deal.id]
        if sum(line.total for line in articles) != event.facts["amount"]:
            articles = []
            lines.append("All as discussed, freight included.")
        for line in articles:
            off = f", less {line.discount_pct}%" if line.discount_pct else ""
            lines.append(
                f"{line.quantity} x {self._products[line.product_id].name}: {_exact(line.unit_price)} each{off}"
            )
        lines += ["", f"Total: {event.words()['amount']}", "Valid for thirty days."]
        return f"quote-{slug(account)[:24]}-{self._day(at, '-')}.pdf", pdf(lines)

    def _delivery(self, at: datetime, event: Event | None, random: Random) -> tuple[str, bytes]:
        """What of the event's article is to come, by option."""
        assert event is not None
        products = self._by_article[str(event.facts["article"])] or list(self._products.values())[:1]
        units = int(str(event.facts["units"]))
        share, rest = divmod(units, len(products))
        rows = [f'{product.sku},"{product.name}",{share + (number < rest)}' for number, product in enumerate(products)]
        name = f"delivery-{slug(str(event.facts['supplier']))}-{self._day(at, '-')}.csv"
        return name, "\n".join(["sku,product,units", *rows, ""]).encode()

    def _returns(self, at: datetime, event: Event | None, random: Random) -> tuple[str, bytes]:
        """What was paid back in the last thirty days."""
        first, last = (bisect_left(self._refunded, moment) for moment in (at - timedelta(days=_RETURN_DAYS), at))
        rows = []
        for one in self._refunds[first:last]:
            words = one.words()
            amount = words.get("refund", "").replace("$", "").replace(",", "")
            rows.append(f'{self._draft.calendar.date_of(one.at)},{words["order"]},"{words["item"]}",{amount}')
        return f"refunds-{self._day(at, '-')}.csv", "\n".join(["date,order,item,usd", *rows, ""]).encode()

    def _pipeline(self, at: datetime, event: Event | None, random: Random) -> tuple[str, bytes]:
        """What is open that day, by stage."""
        day = self._draft.calendar.date_of(at)
        key = ("pipeline", str(day))
        if key not in self._charts:
            stages = {stage.id: stage for stage in self._draft.all(Stage)}
            now: dict[int, StageHistory] = {}
            for row in self._moves:
                if row.changed_at >= at:
                    break
                now[row.deal_id] = row
            sums: dict[str, int] = {stage.name: 0 for stage in stages.values() if not stage.is_closed}
            for row in now.values():
                if (stage := stages[row.to_stage_id]).name in sums:
                    sums[stage.name] += row.amount // 100
            self._charts[key] = bar_chart(f"Open pipeline, {short_day(day)}", list(sums.items()), "$")
        return f"pipeline-{self._day(at, '-')}.png", self._charts[key]

    def _orders(self, at: datetime, event: Event | None, random: Random) -> tuple[str, bytes]:
        """How many orders came in in each of the last weeks."""
        day = self._draft.calendar.date_of(at)
        monday = day - timedelta(days=day.weekday())
        key = ("orders", str(monday))
        if key not in self._charts:
            starts = [monday - timedelta(weeks=back) for back in range(_WEEKS, -1, -1)]
            edges = [bisect_left(self._placed, self._draft.calendar.morning(start)) for start in starts]
            bars = [
                (short_day(start), after - before)
                for start, before, after in zip(starts, edges, edges[1:], strict=False)
            ]
            self._charts[key] = bar_chart("Online orders per week", bars)
        return f"orders-{self._day(at, '-')}.png", self._charts[key]

    def _notes(self, at: datetime, event: Event | None, random: Random) -> tuple[str, bytes]:
        """What is known of the event, point by point."""
        assert event is not None
        facts = [f"- {name}: {value}" for name, value in event.words().items() if value and name != "first"]
        title = event.kind.replace("-", " ")
        lines = [f"# Notes, {short_day(self._draft.calendar.date_of(at))}", "", f"About: {title}", "", *facts, ""]
        return f"notes-{title.replace(' ', '-')}-{self._day(at, '-')}.md", "\n".join(lines).encode()

    def _day(self, at: datetime, mark: str = "") -> str:
        day = short_day(self._draft.calendar.date_of(at))
        return day.replace(" ", mark).lower() if mark else day


def _exact(cents: int) -> str:
    return dollars(cents) if cents % 100 == 0 else f"${cents / 100:,.2f}"

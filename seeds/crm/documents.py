"""Files on records: order forms, lines of offers, sales by quarter, cards; each says what its record does."""

from __future__ import annotations

from collections import defaultdict
from datetime import datetime, timedelta
from random import Random

from ...apps.crm.models import Account, Case, Deal, DealContactRole, DealLine, Document, Lead, Product
from ..charts import bar_chart
from ..names import slug
from ..random_source import several
from ..rows import new
from ..writing import dollars, short_day
from .sales import Sales
from .tenure import Tenure
from .ties import Ties

_TYPES = {"txt": "text/plain", "md": "text/markdown", "csv": "text/csv", "png": "image/png"}
# Of a hundred files.
_SHARES = {"order form": 38, "offer": 22, "chart": 14, "card": 14, "case": 12}


def make_documents(sales: Sales) -> None:
    maker = _Maker(sales, sales.draft.random("documents"))
    for kind, share in _SHARES.items():
        maker.make(kind, sales.volume.documents * share // 100)
    maker.enter()


class _Maker:
    def __init__(self, sales: Sales, random: Random) -> None:
        self._sales, self._random, self._draft = sales, random, sales.draft
        self._products = {product.id: product for product in self._draft.all(Product)}
        self._lines: dict[int, list[DealLine]] = defaultdict(list)
        for line in self._draft.all(DealLine):
            if line.deleted_at is None:
                self._lines[line.deal_id].append(line)
        self._accounts = self._draft.all(Account)
        self._primary = {role.deal_id: role.contact_id for role in self._draft.all(DealContactRole) if role.is_primary}
        self._contacts = sales.draft.recall(Ties).contacts
        self._tenure = Tenure(self._draft)
        self._made: list[Document] = []

    def make(self, kind: str, count: int) -> None:
        """So many files of a kind, on different records."""
        stages = self._sales.stages
        deals = [deal for deal in self._draft.all(Deal) if deal.deleted_at is None and self._lines[deal.id]]
        match kind:
            case "order form":
                won = [deal for deal in deals if deal.stage_id == stages["Closed Won"].id]
                for deal in several(self._random, won, count):
                    self._order_form(deal)
            case "offer":
                late = {stages["Proposal"].id, stages["Negotiation"].id}
                for deal in several(self._random, [deal for deal in deals if deal.stage_id in late], count):
                    self._offer(deal)
            case "chart":
                won = [deal for deal in deals if deal.stage_id == stages["Closed Won"].id and deal.account_id]
                for id in several(self._random, sorted({deal.account_id or 0 for deal in won}), count):
                    self._chart(self._accounts[id - 1], [deal for deal in won if deal.account_id == id])
            case "card":
                leads = [
                    lead for lead in self._draft.all(Lead) if lead.deleted_at is None and lead.status != "Converted"
                ]
                for lead in several(self._random, leads, count):
                    self._card(lead)
            case "case":
                for case in several(self._random, self._draft.all(Case), count):
                    self._summary(case)

    def enter(self) -> None:
        self._draft.add_all(self._made)

    def _add(self, kind: str, id: int, name: str, content: bytes, at: datetime, by: int | None) -> None:
        media_type = _TYPES[name.rsplit(".", 1)[1]]
        file = new(
            Document, parent_type=kind, parent_id=id, name=name, media_type=media_type, size=len(content),
            content=content,
        )  # fmt: skip
        file.created_at = file.updated_at = min(at, self._draft.calendar.now)
        file.created_by_id = self._tenure.stood_in(by, file.created_at)
        self._made.append(file)

    def _order_form(self, deal: Deal) -> None:
        """What a customer has signed: the lines of the deal, and what they come to."""
        account = self._accounts[(deal.account_id or 1) - 1]
        at = self._draft.calendar.between(
            self._random, deal.stage_entered_at, deal.stage_entered_at + timedelta(days=3)
        )
        contact = self._contacts.get(self._primary.get(deal.id, 0))
        day = self._draft.calendar.date_of(deal.stage_entered_at)
        lines = [
            f"ORDER FORM: {deal.name}", "", f"Customer: {account.name}",
            f"Supplier: {self._draft.company.legal_name}", "",
        ]  # fmt: skip
        for line in self._lines[deal.id]:
            off = f", less {line.discount_pct}%" if line.discount_pct else ""
            product = self._products[line.product_id]
            lines.append(f"{line.quantity:>5} x {product.sku}  {product.name}, {_exact(line.unit_price)} each{off}")
        lines += ["", f"Total: {_exact(sum(line.total for line in self._lines[deal.id]))}", ""]
        lines.append(
            f"Signed for the customer: {contact.name if contact else account.name}, {short_day(day)}, {day.year}"
        )
        text = "\n".join(lines) + "\n"
        self._add("deal", deal.id, f"order-form-{slug(account.name)[:30]}.txt", text.encode(), at, deal.owner_id)

    def _offer(self, deal: Deal) -> None:
        rows = ["sku,product,quantity,unit price,discount %,total"]
        for line in self._lines[deal.id]:
            product = self._products[line.product_id]
            rows.append(
                f'{product.sku},"{product.name}",{line.quantity},{line.unit_price / 100:.2f},{line.discount_pct},'
                f"{line.total / 100:.2f}"
            )
        at = self._draft.calendar.between(self._random, max(deal.created_at, deal.stage_entered_at))
        self._add("deal", deal.id, "offer-lines.csv", ("\n".join(rows) + "\n").encode(), at, deal.owner_id)

    def _chart(self, account: Account, won: list[Deal]) -> None:
        """What they have bought, by quarter."""
        sums: dict[str, int] = defaultdict(int)
        for deal in sorted(won, key=lambda deal: (deal.close_date, deal.id)):
            sums[f"Q{(deal.close_date.month + 2) // 3} {deal.close_date:%y}"] += deal.amount // 100
        at = self._draft.calendar.between(self._random, max(deal.stage_entered_at for deal in won))
        picture = bar_chart(account.name[:28], list(sums.items())[-6:], "$")
        self._add("account", account.id, "won-by-quarter.png", picture, at, account.owner_id)

    def _card(self, lead: Lead) -> None:
        parts = [lead.name, lead.title, lead.company, lead.email, lead.phone, lead.city]
        text = "\n".join(part for part in parts if part) + "\n"
        at = self._draft.calendar.between(self._random, lead.created_at, lead.created_at + timedelta(days=2))
        self._add("lead", lead.id, "card.txt", text.encode(), at, lead.owner_id)

    def _summary(self, case: Case) -> None:
        account = self._accounts[case.account_id - 1] if case.account_id else None
        lines = [f"# {case.number}", "", f"- Subject: {case.subject}", f"- Origin: {case.origin or 'not known'}"]
        lines += [f"- Customer: {account.name}"] if account else []
        day = self._draft.calendar.date_of(case.created_at)
        lines += [f"- Came in: {short_day(day)}, {day.year}", "", case.description or ""]
        at = self._draft.calendar.between(self._random, case.created_at, case.closed_at)
        self._add(
            "case", case.id, "case-summary.md", "\n".join(lines).encode(), at, case.owner_id or case.created_by_id
        )


def _exact(cents: int) -> str:
    return dollars(cents) if cents % 100 == 0 else f"${cents / 100:,.2f}"

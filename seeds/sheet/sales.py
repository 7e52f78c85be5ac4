"""What sales keeps: the pipeline, territories, won deals, commission, leads of a show."""

from __future__ import annotations

from datetime import date, timedelta

from ...apps.crm.models import Account, Contact, Deal, Lead, Stage
from ...apps.sheet.engine import Area
from .bonus import make_bonus
from .books import COUNT, DAY, MONEY, MONTH, PERCENT, Book, Shelf, Value

_TERRITORIES = ("East", "Central", "West")


def make_sales_files(shelf: Shelf) -> None:
    draft = shelf.draft
    accounts = {account.id: account for account in draft.all(Account) if account.deleted_at is None}
    stages = {stage.id: stage for stage in draft.all(Stage)}
    deals = [deal for deal in draft.all(Deal) if deal.deleted_at is None and deal.account_id in accounts]
    _pipeline(shelf, [deal for deal in deals if not stages[deal.stage_id].is_closed][:90], stages, accounts)
    won = sorted((deal for deal in deals if stages[deal.stage_id].is_won), key=lambda deal: (deal.close_date, deal.id))
    _won(shelf, won[-90:], accounts)
    _commission(shelf, won, accounts)
    for territory in _TERRITORIES:
        team = {shelf.holders[key].id for key in shelf.holders if key.startswith(f"sales-{territory}")}
        _territory(shelf, territory, [account for account in accounts.values() if account.owner_id in team][:40])
    _show_leads(shelf)
    _mailing(shelf)


def _pipeline(shelf: Shelf, deals: list[Deal], stages: dict[int, Stage], accounts: dict[int, Account]) -> None:
    people = {person.id: person.name for person in shelf.draft.people}
    book = shelf.book(
        "Pipeline review", "sales-ops", folder="Pipeline", company="viewer", sales="editor", finance_2="commenter"
    )
    shelf.some_days_ago(book, 1, 3)
    page = book.page("Deals")
    rows = [
        (
            deal.name, accounts[deal.account_id or 0].name, people[deal.owner_id], stages[deal.stage_id].name,
            deal.amount / 100, deal.probability / 100, f"=E{row}*F{row}", deal.close_date,
        )
        for row, deal in enumerate(deals, start=2)
    ]  # fmt: skip
    headers = ("Deal", "Account", "Owner", "Stage", "Amount", "Probability", "Weighted", "Close date")
    area = page.table(headers, rows, {5: MONEY, 6: "0%", 7: MONEY, 8: DAY}, {1: 210, 2: 190, 3: 130, 4: 100})
    page.freeze(1, 1)
    last = area.bottom
    for name, column, values in (
        ("By owner", "C", sorted({people[deal.owner_id] for deal in deals})),
        ("By stage", "D", [stage.name for stage in stages.values() if not stage.is_closed]),
    ):
        summary = book.page(name)
        label = name.removeprefix("By ").capitalize()
        lines = [
            (
                value, f"=COUNTIF(Deals!${column}$2:${column}${last},A{row})",
                f"=SUMIF(Deals!${column}$2:${column}${last},A{row},Deals!$E$2:$E${last})",
                f"=SUMIF(Deals!${column}$2:${column}${last},A{row},Deals!$G$2:$G${last})",
            )
            for row, value in enumerate(values, start=2)
        ]  # fmt: skip
        summed = summary.table((label, "Deals", "Amount", "Weighted"), lines, {2: COUNT, 3: MONEY, 4: MONEY}, {1: 150})
        summary.total(summed, (3, 4))
    _due_by_month(book, deals, last)


def _due_by_month(book: Book, deals: list[Deal], last: int) -> None:
    page = book.page("By month")
    lines: list[tuple[Value, ...]] = []
    for row, first in enumerate(sorted({deal.close_date.replace(day=1) for deal in deals}), start=2):
        within = f'Deals!$H$2:$H${last},">="&A{row},Deals!$H$2:$H${last},"<"&EDATE(A{row},1)'
        lines.append((first, f"=COUNTIFS({within})", f"=SUMIFS(Deals!$G$2:$G${last},{within})", f"=SUM(C$2:C{row})"))
    formats = {1: MONTH, 2: COUNT, 3: MONEY, 4: MONEY}
    page.table(("Month", "Deals", "Weighted", "Running total"), lines, formats, {3: 110, 4: 110})


def _won(shelf: Shelf, deals: list[Deal], accounts: dict[int, Account]) -> None:
    people = {person.id: person.name for person in shelf.draft.people}
    book = shelf.book("Won deals", "sales", company="commenter", sales_ops="editor")
    shelf.some_days_ago(book, 1, 2)
    page = book.page("Won")
    rows = [
        (deal.close_date, deal.name, accounts[deal.account_id or 0].name, people[deal.owner_id], deal.amount / 100,
         f'=TEXT(A{row},"yyyy-mm")')
        for row, deal in enumerate(deals, start=2)
    ]  # fmt: skip
    headers = ("Closed", "Deal", "Account", "Owner", "Amount", "Month")
    area = page.table(headers, rows, {1: DAY, 5: MONEY}, {2: 210, 3: 190, 4: 130})
    page.freeze()
    months = sorted({f"{deal.close_date:%Y-%m}" for deal in deals})
    summary = book.page("By month")
    lines = [
        (month, f"=COUNTIF(Won!$F$2:$F${area.bottom},A{row})",
         f"=SUMIF(Won!$F$2:$F${area.bottom},A{row},Won!$E$2:$E${area.bottom})",
         f"=IF(B{row}=0,0,C{row}/B{row})")
        for row, month in enumerate(months, start=2)
    ]  # fmt: skip
    summed = summary.table(("Month", "Deals", "Amount", "Average deal"), lines, {2: COUNT, 3: MONEY, 4: MONEY})
    summary.total(summed, (3,))
    _won_by_owner(book, area, sorted({people[deal.owner_id] for deal in deals}))


def _won_by_owner(book: Book, area: Area, owners: list[str]) -> None:
    page = book.page("By owner")
    owner, amount = (f"Won!${letter}${area.top}:${letter}${area.bottom}" for letter in "DE")
    lines = [
        (name, f"=COUNTIF({owner},A{row})", f"=SUMIF({owner},A{row},{amount})", f"=MAXIFS({amount},{owner},A{row})",
         f"=C{row}/SUM(C$2:C${len(owners) + 1})")
        for row, name in enumerate(owners, start=2)
    ]  # fmt: skip
    headers = ("Owner", "Deals", "Amount", "Largest deal", "Share")
    page.total(page.table(headers, lines, {2: COUNT, 3: MONEY, 4: MONEY, 5: PERCENT}, {1: 150}), (3,))


def _commission(shelf: Shelf, won: list[Deal], accounts: dict[int, Account]) -> None:
    people = {person.id: person.name for person in shelf.draft.people}
    quarter = (shelf.today.month - 1) // 3 or 4
    year = shelf.today.year - (shelf.today.month < 4)
    book = shelf.book(
        f"Commission Q{quarter} {year}", "finance-2", folder="Month end", sales="viewer", finance_1="editor",
        sales_ops="editor",
    )  # fmt: skip
    deals = [deal for deal in won if (deal.close_date.year, (deal.close_date.month + 2) // 3) == (year, quarter)]
    over = date(shelf.today.year - (quarter == 4), 3 * quarter, 28)
    shelf.within(book, over + timedelta(days=5), over + timedelta(days=24))
    rates = book.page("Rates")
    rates.table(
        ("From amount", "Rate"), ((0, 0.03), (20_000, 0.045), (50_000, 0.06), (100_000, 0.07)), {1: MONEY, 2: PERCENT}
    )
    page = book.page("Deals")
    rows = [
        (people[deal.owner_id], deal.name, accounts[deal.account_id or 0].name, deal.amount / 100,
         f"=VLOOKUP(D{row},Rates!$A$2:$B$5,2,TRUE)", f"=ROUND(D{row}*E{row},2)", deal.close_date)
        for row, deal in enumerate(deals, start=2)
    ]  # fmt: skip
    headers = ("Owner", "Deal", "Account", "Amount", "Rate", "Commission", "Closed")
    area = page.table(headers, rows, {4: MONEY, 5: PERCENT, 6: MONEY, 7: DAY}, {1: 130, 2: 210, 3: 190})
    page.freeze()
    statement = book.page("Statement")
    owners = sorted({people[deal.owner_id] for deal in deals})
    lines = [
        (owner, f"=SUMIF(Deals!$A$2:$A${area.bottom},A{row},Deals!$D$2:$D${area.bottom})",
         f"=SUMIF(Deals!$A$2:$A${area.bottom},A{row},Deals!$F$2:$F${area.bottom})", f"=IF(B{row}=0,0,C{row}/B{row})")
        for row, owner in enumerate(owners, start=2)
    ]  # fmt: skip
    summed = statement.table(
        ("Owner", "Sales", "Commission", "Effective rate"), lines, {2: MONEY, 3: MONEY, 4: PERCENT}, {1: 150}
    )
    statement.total(summed, (2, 3))
    make_bonus(shelf, book, [(people[deal.owner_id], deal) for deal in deals])


def _territory(shelf: Shelf, territory: str, accounts: list[Account]) -> None:
    book = shelf.book(f"Accounts {territory}", f"sales-{territory}", sales_ops="editor", sales="editor")
    shelf.some_days_ago(book, 1, 20)
    page = book.page("Accounts")
    rows = [
        (account.name, account.billing_city, account.billing_state, account.type, account.rating, account.industry,
         account.phone, (account.annual_revenue or 0) / 100 or None)
        for account in accounts
    ]  # fmt: skip
    headers = ("Account", "City", "State", "Type", "Rating", "Industry", "Phone", "Annual revenue")
    area = page.table(headers, rows, {8: "$#,##0"}, {1: 210, 6: 130, 7: 120, 8: 120})
    page.freeze(1, 1)
    summary = book.page("Summary")
    types = sorted({account.type for account in accounts})
    lines = [
        (kind, f"=COUNTIF(Accounts!$D$2:$D${area.bottom},A{row})",
         f"=SUMIF(Accounts!$D$2:$D${area.bottom},A{row},Accounts!$H$2:$H${area.bottom})")
        for row, kind in enumerate(types, start=2)
    ]  # fmt: skip
    summed = summary.table(("Type", "Accounts", "Revenue"), lines, {2: COUNT, 3: "$#,##0"}, {1: 130})
    summary.total(summed, (2,), COUNT)
    visits = book.page("Visit plan")
    random = shelf.draft.random("sheet", "visits", territory)
    chosen = random.sample(accounts, min(12, len(accounts)))
    plan = [
        (
            account.name,
            account.billing_city,
            date.fromordinal(shelf.today.toordinal() + 3 + 4 * n),
            random.choice(("Call", "Visit", "Demo")),
        )
        for n, account in enumerate(chosen)
    ]
    visits.table(("Account", "City", "Date", "What"), plan, {3: DAY}, {1: 210})


def _show_leads(shelf: Shelf) -> None:
    """As typed at the stand: names in odd case and with blanks around them."""
    random = shelf.draft.random("sheet", "show")
    leads = [lead for lead in shelf.draft.all(Lead) if lead.email][:60]
    book = shelf.book("Trade show leads", "marketing-2", marketing="editor", inside="editor", sales_ops="commenter")
    shelf.some_days_ago(book, 2, 30)
    page = book.page("Leads")
    rows = []
    for lead in leads:
        name = random.choice((str.upper, str.lower, str.title, str.title))(lead.name)
        rows.append(
            (
                f"  {name} " if random.randrange(3) == 0 else name,
                lead.company,
                lead.email,
                lead.city,
                random.choice((1, 2, 3)),
            )
        )
    rows += [rows[n] for n in sorted(random.sample(range(len(rows)), 5))]
    area = page.table(("Name", "Company", "E-mail", "City", "Interest"), rows, None, {1: 150, 2: 190, 3: 220})
    page.freeze()
    summary = book.page("By interest")
    lines = [(level, f"=COUNTIF(Leads!$E$2:$E${area.bottom},A{row})") for row, level in enumerate((1, 2, 3), start=2)]
    summary.total(summary.table(("Interest", "Leads"), lines), (2,), COUNT)


def _mailing(shelf: Shelf) -> None:
    contacts = [contact for contact in shelf.draft.all(Contact) if contact.email and contact.deleted_at is None][:110]
    accounts = {account.id: account.name for account in shelf.draft.all(Account)}
    book = shelf.book("Customer mailing list", "marketing-1", marketing="editor", marketing_2="editor")
    shelf.some_days_ago(book, 1, 40)
    page = book.page("Recipients")
    rows = [
        (contact.first_name, contact.last_name, contact.email, accounts.get(contact.account_id or 0),
         "no" if contact.email_opt_out else "yes")
        for contact in contacts
    ]  # fmt: skip
    area = page.table(("First name", "Last name", "E-mail", "Account", "May be mailed"), rows, None, {3: 230, 4: 190})
    page.freeze()
    counts = book.page("Counts")
    counts.line("Recipients", f"=COUNTA(Recipients!C2:C{area.bottom})")
    counts.line("May be mailed", f'=COUNTIF(Recipients!E2:E{area.bottom},"yes")')
    counts.line("Share", "=B2/B1")
    counts.look(Area(3, 2, 3, 2), {"f": PERCENT})

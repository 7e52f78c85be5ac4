"""What the people team and others keep: headcount, campaigns, onboarding."""

from __future__ import annotations

from datetime import date, timedelta

from ...apps.crm.models import Lead
from ...apps.platform.models import Person
from ...apps.store.models import Order
from .books import COUNT, DAY, MONEY, MONTH, PERCENT, Book, Shelf, Value

_STEPS = ("Contract signed", "Laptop ordered", "Accounts created", "Desk prepared",
 "Welcome meeting", "Safety training",
          "Product training", "First week review", "Thirty day review")  # fmt: skip


def make_people_files(shelf: Shelf) -> None:
    _headcount(shelf)
    _campaigns(shelf)
    _onboarding(shelf)


def _headcount(shelf: Shelf) -> None:
    random = shelf.draft.random("sheet", "headcount")
    people = [person for person in shelf.draft.people if person.is_active]
    names = {person.id: person.name for person in shelf.draft.people}
    book = shelf.book("Headcount", "hr", hr_1="editor", coo="viewer", finance_2="viewer")
    shelf.some_days_ago(book, 1, 9)
    page = book.page("Staff")
    started = {str(event.facts["person"]): event.facts["start"] for event in shelf.draft.chronicle.events("hired")}
    before = shelf.draft.calendar.first_day
    rows = [
        (person.name, person.title, person.department, names.get(person.manager_id or 0), person.city,
         started.get(person.name) or before - timedelta(days=random.randrange(60, 3000)),
         f'=DATEDIF(F{row},TODAY(),"Y")')
        for row, person in enumerate(people, start=2)
    ]  # fmt: skip
    headers = ("Name", "Title", "Department", "Manager", "City", "Started", "Years")
    area = page.table(headers, rows, {6: DAY}, {1: 140, 2: 220, 3: 110, 4: 140})
    page.freeze(1, 1)
    summary = book.page("By department")
    departments = sorted({person.department for person in people})
    lines = [
        (department, f"=COUNTIF(Staff!$C$2:$C${area.bottom},A{row})",
         f"=AVERAGEIF(Staff!$C$2:$C${area.bottom},A{row},Staff!$G$2:$G${area.bottom})")
        for row, department in enumerate(departments, start=2)
    ]  # fmt: skip
    summary.total(
        summary.table(("Department", "People", "Average years"), lines, {2: COUNT, 3: "0.0"}, {1: 130}), (2,), COUNT
    )
    _anniversaries(book, area.bottom)
    open_posts = book.page("Open posts")
    open_posts.table(
        ("Title", "Department", "Since"),
        [
            ("Support agent", "Support", shelf.today - timedelta(days=34)),
            ("Warehouse associate", "Warehouse", shelf.today - timedelta(days=12)),
        ],
        {3: DAY},
        {1: 180},
    )


def _anniversaries(book: Book, last: int) -> None:
    page = book.page("Anniversaries")
    lines = [
        (f"=Staff!A{row}", f"=Staff!F{row}", f"=EDATE(B{row},12*(Staff!G{row}+1))", f"=Staff!G{row}+1",
         f"=C{row}-TODAY()", f'=IF(MOD(D{row},5)=0,"gift","card")')
        for row in range(2, last + 1)
    ]  # fmt: skip
    headers = ("Name", "Started", "Next", "Years then", "In days", "What")
    page.table(headers, lines, {2: DAY, 3: DAY, 4: COUNT, 5: COUNT}, {1: 140})
    page.freeze(1, 1)


def _campaigns(shelf: Shelf) -> None:
    random = shelf.draft.random("sheet", "campaigns")
    leads = shelf.draft.all(Lead)
    sources = sorted({lead.source for lead in leads if lead.source})
    book = shelf.book(
        "Campaign plan", "marketing-2", marketing="editor", marketing_1="editor", sales="viewer", finance_2="commenter"
    )
    shelf.some_days_ago(book, 1, 6)
    page = book.page("Plan")
    ended = shelf.draft.chronicle.events("campaign-ended")
    spent = {
        "E-mail campaign": sum(int(str(event.facts["spent"])) for event in ended) / 100,
        "Trade show": len(shelf.draft.chronicle.events("show-held")) * 4_200,
    }
    rows = [
        (source, spent.get(source, random.randrange(8, 30) * 250), sum(lead.source == source for lead in leads),
         f"=IF(C{row}=0,0,B{row}/C{row})")
        for row, source in enumerate(sources, start=2)
    ]  # fmt: skip
    area = page.table(("Source", "Spend", "Leads", "Cost per lead"), rows, {2: MONEY, 3: COUNT, 4: MONEY}, {1: 140})
    page.total(area, (2,))
    page.freeze()
    quarters = book.page("Quarters")
    total = f"Plan!$B${area.bottom + 1}"
    quarters.table(
        ("Quarter", "Share", "Spend"),
        [(f"Q{n}", share, f"={total}*B{n + 1}") for n, share in enumerate((0.2, 0.3, 0.3, 0.2), start=1)],
        {2: PERCENT, 3: MONEY},
    )
    _past_campaigns(shelf, book)
    _online_sales(shelf, book)


def _past_campaigns(shelf: Shelf, book: Book) -> None:
    """What was planned for each campaign, and what came of those that are over."""
    chronicle, calendar = shelf.draft.chronicle, shelf.draft.calendar
    over = {event.cause: event for event in chronicle.events("campaign-ended")}
    page = book.page("Campaigns")
    lines: list[tuple[Value, ...]] = []
    for row, event in enumerate(chronicle.events("campaign-started"), start=2):
        end = over.get(event.number)
        lines.append(
            (
                str(event.facts["campaign"]),
                str(event.facts["channel"]),
                calendar.date_of(event.at),
                int(str(event.facts["budget"])) / 100,
                int(str(end.facts["spent"])) / 100 if end else None,
                int(str(end.facts["leads"])) if end else None,
                f'=IF(F{row}="","",E{row}/F{row})',
            )
        )
    headers = ("Campaign", "Channel", "Started", "Budget", "Spent", "Leads", "Cost per lead")
    formats = {3: DAY, 4: MONEY, 5: MONEY, 6: COUNT, 7: MONEY}
    page.total(page.table(headers, lines, formats, {1: 190, 2: 150}), (4, 5))
    page.freeze()


def _online_sales(shelf: Shelf, book: Book) -> None:
    """The store's orders by month, as the store has them."""
    calendar = shelf.draft.calendar
    orders = [order for order in shelf.draft.all(Order) if order.status != "Canceled"]
    months: dict[date, list[int]] = {}
    for order in orders:
        months.setdefault(calendar.date_of(order.placed_at).replace(day=1), []).append(order.total)
    page = book.page("Online sales")
    lines = [
        (month, len(totals), sum(totals) / 100, f"=C{row}/B{row}",
         f"=C{row}/C{row - 1}-1" if row > 2 else None, f"=SUM(C$2:C{row})")
        for row, (month, totals) in enumerate(sorted(months.items()), start=2)
    ]  # fmt: skip
    headers = ("Month", "Orders", "Revenue", "Average order", "Change", "Running total")
    formats = {1: MONTH, 2: COUNT, 3: MONEY, 4: MONEY, 5: PERCENT, 6: MONEY}
    page.total(page.table(headers, lines, formats, {3: 110, 6: 110}), (2,), COUNT)
    page.freeze()


def _newest(shelf: Shelf) -> list[Person]:
    """The last five who came, the newest last."""
    by_name = {person.name: person for person in shelf.draft.people}
    return [by_name[str(event.facts["person"])] for event in shelf.draft.chronicle.events("hired")][-5:]


def _onboarding(shelf: Shelf) -> None:
    random = shelf.draft.random("sheet", "onboarding")
    book = shelf.book("Onboarding checklist", "hr-1", hr="editor", it_2="editor")
    shelf.some_days_ago(book, 1, 5)
    people = _newest(shelf)
    page = book.page("Checklist")
    rows = [
        (step, *("done" if random.randrange(100) < share else "open" for share in (97, 94, 90, 78, 55)),
         f'=COUNTIF(B{row}:F{row},"open")')
        for row, step in enumerate(_STEPS, start=2)
    ]  # fmt: skip
    page.table(
        ("Step", *(person.name for person in people), "Open"), rows, None, {1: 170, **dict.fromkeys(range(2, 7), 120)}
    )
    page.freeze(1, 1)
    who = book.page("New colleagues")
    who.table(
        ("Name", "Title", "Department"),
        [(person.name, person.title, person.department) for person in people],
        None,
        {1: 140, 2: 220},
    )

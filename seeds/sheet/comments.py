"""What people say beside the figures: threads of comments, some of them settled."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ...apps.platform.models import Person
from .books import Book, Shelf, Value


@dataclass(frozen=True)
class CommentThread:
    """A thread on some cell under a heading; `said` has a position and a text by line, `to` is whose turn it is."""

    book: str  # what its title begins with
    page: str
    heading: str
    said: str
    to: str | None = None
    is_settled: bool = False
    #: Whether that can be said of a row, by its headers.
    fits: Callable[[dict[str, Value]], bool] = lambda record: True


THREADS = (
    CommentThread("Pipeline review", "Deals", "Close date", """
        sales: Is this date still real?
        sales-ops: I asked, no answer yet.""", to="sales-ops"),
    CommentThread("Pipeline review", "Deals", "Weighted", """
        sales: This looks high for the stage.
        sales-ops: The stage is right, it is the amount that grew.
        sales: Fine, then it stays.""", is_settled=True),
    CommentThread("Pipeline review", "Deals", "Probability", """
        finance-2: Is this your own estimate or the default of the stage?
        sales-ops: The default. I only touch it when the owner tells me to.""", is_settled=True),
    CommentThread("Pipeline review", "Deals", "Owner", """
        sales: Who follows up while the owner is away?
        sales-ops: I can call them on Monday.""", to="sales-ops"),
    CommentThread("Pipeline review", "By owner", "Weighted", """
        finance-2: This is what I take into the forecast, agreed?
        sales: Agreed, but not before the Monday call."""),
    CommentThread("Won deals", "Won", "Amount", """
        sales-ops: The order confirmation has freight on top, the amount here has not.
        sales: Right, amounts here are always without freight.""", is_settled=True),
    CommentThread("Won deals", "Won", "Closed", """
        sales: Signed a day earlier, but the paper came on this day.
        sales-ops: Then this day counts.""", is_settled=True),
    CommentThread("Won deals", "By month", "Average deal", """
        sales: One large order makes this month look better than it was."""),
    CommentThread("Won deals", "By owner", "Share", """
        sales-ops: Add last year beside it?
        sales: Not now, maybe for the yearly meeting."""),
    CommentThread("Commission Q", "Deals", "Commission", """
        finance-1: Is the owner still entitled after the hand-over?
        finance-2: Yes, the deal was signed before it.""", is_settled=True),
    CommentThread("Commission Q", "Deals", "Rate", """
        finance-1: The rate is taken from the amount before discount?
        finance-2: After discount, the amount here is already net.""", is_settled=True),
    CommentThread("Commission Q", "Statement", "Effective rate", """
        finance-2: Please compare with the last quarter before we pay.
        finance-1: Will do, by Friday.""", to="finance-1"),
    CommentThread("Accounts East", "Accounts", "Annual revenue", """
        sales-ops: This is from their own site, two years old.
        sales-East: I ask for a newer figure at the next visit.""", to="sales-East"),
    CommentThread("Accounts Central", "Accounts", "Rating", """
        sales: Why not hot? They ordered twice.
        sales-Central: Small orders, and they pay late.
        sales: Convinced.""",
        fits=lambda record: record["Rating"] in ("Warm", "Cold") and record["Type"] == "Customer"),
    CommentThread("Accounts Central", "Visit plan", "Date", """
        sales-Central: Moved once already, please do not move it again."""),
    CommentThread("Accounts West", "Accounts", "Phone", """
        sales-ops: Nobody answers on this number.
        sales-West: Try after ten, they start late."""),
    CommentThread("Trade show leads", "Leads", "E-mail", """
        inside: This one bounced.
        marketing-2: The card says the same, I try the company's front desk.""", to="marketing-2"),
    CommentThread("Trade show leads", "Leads", "Name", """
        sales-ops: Typed in capitals at the booth. Who cleans this up?
        marketing-2: I do, before the import."""),
    CommentThread("Customer mailing list", "Recipients", "May be mailed", """
        marketing: They asked to be taken off by phone last week.
        marketing-1: Changed in Alder, the list follows on Monday.""", to="marketing-1",
        fits=lambda record: record["May be mailed"] == "yes"),
    CommentThread("Price list", "Price list", "List price", """
        store-1: The shop still had the old price this morning.
        product-1: The change came at noon, please look again.
        store-1: Now it is the same.""", is_settled=True),
    CommentThread("Price list", "Price list", "Spread", """
        product: Too thin for resellers?
        product-1: They live with it, the volume is small."""),
    CommentThread("Price list", "Price list", "Wholesale", """
        product-1: Next round goes up with the supplier's list."""),
    CommentThread("Stock count", "Hall A", "Counted", """
        warehouse-1: Two cartons stood in the returns corner.
        warehouse: Count them in, they are unopened.""", is_settled=True),
    CommentThread("Stock count", "Hall A", "Difference", """
        operations: Please count this one a second time.
        warehouse-1: Tomorrow before the first truck.""", to="warehouse-1",
        fits=lambda record: record["Booked"] != record["Counted"]),
    CommentThread("Stock count", "Hall B", "Booked", """
        warehouse-1: The shelf label shows another article.
        warehouse: Label is old, the booking is right."""),
    CommentThread("Reorder plan", "Plan", "Weekly sales", """
        operations-3: Weekly sales are from last quarter.
        operations-1: Good enough for this round."""),
    CommentThread("Reorder plan", "Plan", "To order", """
        operations-2: Minimum order is a full carton there.
        operations-1: I round up when I order, not here.""", is_settled=True),
    CommentThread("Budget", "Variance", "Jan", """
        finance: What happened here?
        finance-2: A late invoice from last year.""", to="finance-2"),
    CommentThread("Budget", "Actual", "Department", """
        finance-1: Are the fairs of this year in here, month by month?
        finance-2: Yes, each in the month in which it was held, campaigns too.""", to="finance-2",
        fits=lambda record: record["Department"] == "Marketing"),
    CommentThread("Budget", "Budget", "Year", """
        finance: The board saw this figure, please do not change it any more."""),
    CommentThread("Cash forecast", "Forecast", "Closing", """
        finance-1: Tight that week. Can we pay the supplier later?
        finance: Yes, they agreed to ten more days.""", is_settled=True),
    CommentThread("Cash forecast", "Forecast", "Receipts", """
        finance-2: A flat growth is brave.
        finance: I know. Leave it until the quarter is over."""),
    CommentThread("Van loan", "Schedule", "Interest", """
        finance-2: Matches the bank's letter to the cent."""),
    CommentThread("Invoice lines", "Lines", "Unit price", """
        finance-1: Was there no special price for this customer?
        finance-3: It ended with the old list."""),
    CommentThread("Invoice lines", "Lines", "Paid on", """
        finance-2: The bank shows the day before.
        finance-3: Value date and booking date differ, we take the booking.""", is_settled=True,
        fits=lambda record: record["Paid on"] is not None),
    CommentThread("Invoice lines", "Lines", "PO number", """
        finance-3: They want the number on the delivery note, too."""),
    CommentThread("Invoice lines", "By customer", "Share", """
        finance-1: More than I would like with one customer.
        finance-2: It was higher a year ago."""),
    CommentThread("Shipping rates", "Rates", "Zone 3", """
        store: Does this hold for pallets as well?
        operations: No, pallets are quoted one by one.""", is_settled=True),
    CommentThread("Supplier scorecard", "Scores", "Delivery", """
        operations-1: Two late trucks in one month pull this down.
        operations-2: The second was the carrier's fault, I take it out.""", to="operations-2",
        fits=lambda record: isinstance(record["Delivery"], int) and record["Delivery"] < 80),
    CommentThread("Support cases", "Cases", "Priority", """
        support: Why high? It is a cosmetic thing.
        support-lead: The customer has a whole floor of them.""",
        fits=lambda record: record["Priority"] in ("High", "Urgent")),
    CommentThread("Support cases", "Cases", "Age in days", """
        support: Too old. What is missing?
        support-lead: An answer from the supplier.""", to="support-lead",
        fits=lambda record: record["Status"] == "Pending"),
    CommentThread("Headcount", "Staff", "Title", """
        hr-1: The new title is valid from the first of next month."""),
    CommentThread("Campaign plan", "Plan", "Cost per lead", """
        marketing: Cheap leads, but do they buy?
        marketing-2: I add the won deals next quarter.""", to="marketing-2"),
    CommentThread("Campaign plan", "Campaigns", "Spent", """
        finance-2: More than was planned, did we know?
        marketing-2: Yes, agreed on the way. The leads made up for it.""", is_settled=True,
        fits=lambda record: _number(record["Spent"]) > _number(record["Budget"])),
    CommentThread("Onboarding checklist", "Checklist", "Open", """
        it-2: The laptop is here, waiting for the contract.
        hr-1: Signed yesterday.""", is_settled=True, fits=lambda record: record["Step"] == "Laptop ordered"),
)  # fmt: skip


def make_comments(shelf: Shelf) -> None:
    """Put every thread on a cell of its own."""
    random = shelf.draft.random("sheet", "remarks")
    for thread in THREADS:
        book = next(book for book in shelf.books if book.title.startswith(thread.book))
        page = next(page for page in book.pages if page.name == thread.page)
        column = page.headers.index(thread.heading) + 1
        taken = {(thread.page.key, thread.row, thread.column) for thread in book.threads}
        free = [row for row in page.rows if (page.key, row, column) not in taken]
        row = random.choice([row for row in free if thread.fits(page.record(row))] or free)
        said = [_line(shelf, book, line) for line in thread.said.strip().splitlines()]
        to = shelf.holders[thread.to].id if thread.to else None
        book.comment(page, row, column, said, to=to, is_settled=thread.is_settled)


def _number(value: Value) -> float:
    return float(value) if isinstance(value, int | float) else 0.0


def _line(shelf: Shelf, book: Book, line: str) -> tuple[int, str]:
    """Who says what; they must be able to open the workbook."""
    position, text = line.strip().split(": ", 1)
    person: Person = shelf.holders[position]
    level = book.shares.get(person.id, book.company_access)
    assert person is book.owner or level in ("commenter", "editor"), f"{position} may not comment on {book.title!r}"
    return person.id, text

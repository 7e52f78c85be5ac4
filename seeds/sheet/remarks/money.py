"""Threads beside the figures of finance."""

# Sentences read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

from .thread import Row, Talk, place


def _is_invoiced(row: Row) -> bool:
    return row["Customer"] != "Private customers"


def _has_po(row: Row) -> bool:
    """Whether the customer ordered by a number of its own, and not in the shop."""
    return _is_invoiced(row) and str(row["PO number"]).startswith("PO")


def _is_just_under(row: Row) -> bool:
    """Whether a little more would have earned a higher rate."""
    return any(0.93 * step < row.figure("Amount") < step for step in (20_000, 50_000, 100_000))


PLACES = (
    place("Commission Q", "Deals", "Commission",
        Talk("""
            finance-1: [This account was handed over. Does the owner here still get paid?|Account has a new owner since. Is this still theirs?]
            finance-2: [Yes, it was signed before the handoff.|Yes. It goes to whoever owned it on the closing date.]""", is_settled=True),
        Talk("""
            finance-1: [Checked by hand, matches.|Recalculated, comes out the same.]""", is_settled=True),
        Talk("""
            finance-1: [Biggest one this quarter. Worth a second look?|I'd double-check this one before it goes to payroll.]
            finance-2: [Already did, it's right.|Did it this morning. Rate and amount are both fine.]""", is_settled=True, fits=lambda row: row.is_top("Commission")),
    ),
    place("Commission Q", "Deals", "Rate",
        Talk("""
            finance-1: [Is the rate on the amount before discount?|Before or after discount?]
            finance-2: [After. The amount here is already net.|Net. What's in the Amount column is after discount.]""", is_settled=True),
        Talk("""
            finance-1: [Just under the next step.|So close to the next bracket.]
            sales-ops: [I know, and so does the rep.|They've noticed, believe me.]""", fits=_is_just_under),
    ),
    place("Commission Q", "Statement", "Effective rate",
        Talk("""
            finance-2: [Please compare with last quarter before we pay.|Can you hold this against last quarter's before payroll?]
            finance-1: [Will do, by Friday.|I'll have it by Friday.]""", to="finance-1", fits=lambda row: row.figure("Sales") > 0),
        Talk("""
            finance-1: [Zero because there were no deals this quarter?|No sales, so no rate. Leave the line in?]
            finance-2: [Leave it in, they get a statement anyway.|Yes, keep it. Everybody gets a statement.]""", is_settled=True, fits=lambda row: row.figure("Sales") == 0),
    ),
    place("Budget", "Variance", "Jan",
        Talk("""
            finance: [What happened here?|Why so far over?]
            finance-2: [An invoice from last year that came in late.|Late invoice from December.]""", to="finance-2", fits=lambda row: row.figure("Jan") > 1000),
        Talk("""
            finance: [Under by quite a bit. Timing?|Is that savings or just timing?]
            finance-2: [Timing, I'd say. Some of it will show up later.|Timing, mostly. A couple of bills came later than planned.]""", fits=lambda row: row.figure("Jan") < -1000),
        Talk("""
            finance: [Close enough.|Within a few hundred, fine with me.]""", is_settled=True, fits=lambda row: abs(row.figure("Jan")) < 400),
    ),
    place("Budget", "Actual", "Department",
        Talk("""
            finance-1: [Are this year's trade shows in here by month?|Do the shows hit the month they were held?]
            finance-2: [Yes, each in the month it was held. Campaigns too.|Yes, and the campaigns the same way.]""", to="finance-2", fits=lambda row: row["Department"] == "Marketing"),
        Talk("""
            finance-1: [Does this include the allocated rent?|Rent in or out?]
            finance-2: [In, by headcount.|It's in. Same split as in the budget.]""", is_settled=True, fits=lambda row: row["Department"] != "Marketing"),
    ),
    place("Budget", "Budget", "Year",
        Talk("""
            finance: [The board has seen this number, please don't change it.|This went to the board. Hands off from here.]"""),
        Talk("""
            finance-1: [Does this have the raises in it?|With or without the April raises?]
            finance-2: [With.|They're in from April on.]""", is_settled=True),
    ),
    place("Cash forecast", "Forecast", "Closing",
        Talk("""
            finance-1: [Tight that week. Can we push the supplier out?|That's on the low side. Can the supplier wait?]
            finance: [Yes, they agreed to ten more days.|I've talked to them, they'll wait ten days.]""", is_settled=True, fits=lambda row: row.is_low("Closing")),
        Talk("""
            finance-2: [This far out I wouldn't trust it.|Past week ten this is a guess, isn't it?]
            finance: [It is. I only look at the direction.|Yes. It's for the trend, not the number.]""", fits=lambda row: row.figure("Week") > 12),
    ),
    place("Cash forecast", "Forecast", "Receipts",
        Talk("""
            finance-2: [Same growth every week is brave.|Does anybody believe steady growth like that?]
            finance: [I know. Leave it until quarter end.|No, but it's simple. We'll revisit it after the quarter.]"""),
        Talk("""
            finance-1: [Is the big open invoice in this?|Does this count on the overdue ones being paid?]
            finance: [No. If it comes, it's a bonus.|I left the doubtful ones out.]""", is_settled=True),
    ),
    place("Van loan", "Schedule", "Interest",
        Talk("""
            finance-2: [Matches the bank's schedule to the cent.|Same as on the bank's schedule, checked.]"""),
        Talk("""
            finance-2: [Checked with the rate in the contract, comes out the same.|Recalculated by hand, agrees.]"""),
    ),
    place("Invoice lines", "Lines", "Unit price",
        Talk("""
            finance-1: [Didn't this customer have a special price?|Was there no special price on this?]
            finance-3: [It ended with the old list.|Expired. They're back on the regular list.]""", fits=_is_invoiced),
        Talk("""
            finance-1: [Is this list or wholesale?|Which price book is this from?]
            finance-3: [It's what was on the order confirmation.|Whatever the order had, I don't reprice.]""", is_settled=True, fits=_is_invoiced),
    ),
    place("Invoice lines", "Lines", "Paid on",
        Talk("""
            finance-2: [The bank shows the day before.|My bank export is a day earlier.]
            finance-3: [Value date versus posting date. We use posting.|That's the value date, we go by posting.]""", is_settled=True, fits=lambda row: _has_po(row) and row["Paid on"] is not None),
        Talk("""
            finance-1: [Anything from them yet?|Still nothing on this one?]
            finance-3: [Reminder is out.|Not yet, I'm calling AP on Monday.]""", to="finance-3", fits=lambda row: _has_po(row) and row["Paid on"] is None and row.is_overdue("Due")),
    ),
    place("Invoice lines", "Lines", "PO number",
        Talk("""
            finance-3: [They want this on the packing slip, too.|Their AP rejects anything without this number.|Has to be on every page, or their AP sends it back.]""", fits=_has_po),
        Talk("""
            finance-1: [Is that a PO or our order number?|This looks like an order number, not a PO.]
            finance-3: [Ours. It was a web order, there is no PO.|Our number. They ordered in the shop and didn't give a PO.]""", fits=lambda row: _is_invoiced(row) and str(row["PO number"]).startswith("#")),
    ),
    place("Invoice lines", "By customer", "Share",
        Talk("""
            finance-1: [More than I'd like with one customer.|That's a lot from one customer.]
            finance-2: [Agreed. I keep an eye on their credit.|It is. At least they pay on time.]""", fits=lambda row: row.is_high("Share") and row.figure("Share") > 0.1 and _is_invoiced(row)),
        Talk("""
            finance-1: [Hardly anything. Do they still need terms?|For that volume, do we need to give them terms?]
            finance-3: [They've had terms forever. I'd leave it.|It's an old account, sales wants to keep it.]""", fits=lambda row: 0 < row.figure("Share") < 0.004 and _is_invoiced(row)),
    ),
)  # fmt: skip

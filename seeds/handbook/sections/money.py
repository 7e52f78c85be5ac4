"""What people may spend."""

from __future__ import annotations

from ..spec import Part, Rule, SectionSpec

EXPENSES = SectionSpec(
    key="expenses",
    title="Travel and expenses",
    summary="[What we pay for on trips, how much of it, and how to get it back|Hotels, meals, receipts and when a "
    "claim is due].",
    owner="finance-1",
    approver="finance",
    rules=(
        Rule("hotel", "USD cents", ("East", "Central", "West"),
             ((18_000, 15_000, 19_000), (20_000, 16_000, 20_000), (22_000, 17_500, 21_000), (19_000, 14_000, 18_500),
              (24_000, 18_000, 23_000)),
             "[New limits for hotels|Hotel limits follow this year's prices]."),
        Rule("meals", "USD cents", ("day", "guest"), ((5_500, 4_000), (6_000, 4_500), (6_500, 5_000), (7_000, 6_000)),
             "[New meal allowances|Meal and guest allowances were adjusted]."),
        Rule("receipt", "USD cents", (None,), ((1_000,), (1_500,), (2_000,), (2_500,)),
             "[New threshold for receipts|The threshold for receipts was changed]."),
        Rule("claim", "days", ("hand in", "paid"), ((20, 10), (30, 10), (30, 14), (45, 14), (60, 21)),
             "[New deadlines for claims|Claim deadlines were revised]."),
        Rule("mileage", "USD cents", (None,), ((62,), (65,), (67,), (70,)),
             "[New mileage rate|The mileage rate was adjusted]."),
    ),
    parts=(
        Part("""
## Hotels
Book a hotel yourself or ask <assistant>. We pay, per night and before tax, up to:

| Territory | Hotel |
|---|---|
| East | {hotel:East} |
| Central | {hotel:Central} |
| West | {hotel:West} |

[Trade shows cost more: agree on a hotel with <marketing-2> before you book.|During trade shows the limits don't hold;
<marketing-2> books for everybody.] The place you travel to counts, not the territory you work for.
"""),
        Part("""
## Meals
On a full day away you can spend {meals:day} on meals, on half a day half of it. [Breakfast in the hotel comes out of
this.|If the hotel price includes breakfast, take that into account.] When you take customers out, {meals:guest} per
person is [the limit|as much as we pay]. [Write their names on the receipt.|Their names belong on the back of the
receipt.]
"""),
        Part("""
## Getting there
[Take the train or an economy flight|Trains and economy flights are the rule]. Book the cheapest that doesn't cost you
more than an extra hour. For trips in your own car we pay {mileage} a mile. [Rental cars are booked in the compact
class.|Rental cars: compact class, with full insurance.]
"""),
        Part("""
## Receipts and claims
Keep a receipt for everything above {receipt}. Hand in your claim within {claim:hand in} after the trip, to
<finance-2>; the money is in your account within {claim:paid} after that. [Your manager signs the claim first|A claim
needs your manager's signature], and nobody signs their own. [What comes later is paid only if <finance-1>
agrees.|Claims that are late need a word from <finance-1>.]
"""),
        Part("""
## What we don't pay
[Parking fines, minibars, and upgrades of any kind.|Fines, films, minibars and better seats.] [If in doubt, ask before
you spend|Ask <finance-2> if you are not sure]; asking afterwards is [rarely fun|harder].
""", note="[Says what is not paid for|A list of what is not paid was added]."),
    ),
)  # fmt: skip

PURCHASING = SectionSpec(
    key="purchasing",
    title="Purchasing and payments",
    summary="[Who may order what, when to compare quotes, and when we pay|Approval limits by title, and terms of "
    "payment for both sides].",
    owner="operations-2",
    approver="finance",
    rules=(
        Rule("purchase", "USD cents", ("Team lead", "Manager", "Director", "Chief financial officer"),
             ((50_000, 250_000, 1_000_000, 5_000_000), (75_000, 300_000, 1_500_000, 5_000_000),
              (50_000, 200_000, 1_200_000, 6_000_000), (100_000, 400_000, 2_000_000, 7_500_000),
              (60_000, 250_000, 1_500_000, 7_500_000)),
             "[New approval limits|The limits by title were revised]."),
        Rule("offers", "USD cents", (None,), ((150_000,), (200_000,), (250_000,), (300_000,)),
             "[New threshold for comparing quotes|The threshold for competing quotes was changed]."),
        Rule("payment", "days", ("suppliers", "customers", "reminder"),
             ((30, 30, 7), (30, 21, 7), (45, 30, 10), (45, 30, 14), (60, 45, 10)),
             "[New terms of payment|Terms of payment were revised]."),
    ),
    parts=(
        Part("""
## Who may order
[An order needs the approval of somebody whose limit covers all of it, tax included:|Before you order, get the
approval of somebody whose limit is high enough. What counts is the whole order, with tax:]

| Title | Up to |
|---|---|
| Team lead | {purchase:Team lead} |
| Manager | {purchase:Manager} |
| Director | {purchase:Director} |
| Chief financial officer | {purchase:Chief financial officer} |

Beyond that <chief> decides. [Nobody approves what they ordered themselves|The one who orders is not the one who
approves], and [an order is not split to stay below a limit|two orders to one supplier in one week count as one].
"""),
        Part("""
## Quotes
From {offers} on, [ask three suppliers|get quotes from three suppliers] and keep their answers with the order. [The
cheapest one does not have to win, but say why it didn't.|If you don't take the cheapest, write down why.] Goods for
the store are bought by <operations-2> alone.
"""),
        Part("""
## Paying suppliers
[We pay invoices {payment:suppliers} after they came in.|Suppliers get their money {payment:suppliers} after we got
the invoice.] An invoice without an order number goes back. [Send invoices to <finance-3>, not to the person who
ordered.|All invoices go to <finance-3>.]
"""),
        Part("""
## Getting paid
Business customers have {payment:customers} to pay. [After another|When] {payment:reminder} without payment [they get
a reminder|have passed, they get a reminder] from <finance-3>, with a copy to the owner of the account. [Don't promise
more time on your own: <finance-1> decides.|Only <finance-1> gives more time.]
"""),
        Part("""
## Subscriptions
[Software that is paid by the month is ordered by <it>, whatever it costs.|Everything that renews itself goes through
<it>, who keeps the list.] [We have paid twice for the same thing often enough.|Ask first whether we have it already.]
""", note="[A paragraph on subscriptions was added|Subscriptions are covered, too]."),
    ),
)  # fmt: skip

"""What people may spend."""

from __future__ import annotations

from ..spec import Part, Rule, SectionSpec

EXPENSES = SectionSpec(
    key="expenses",
    title="Travel and expenses",
    summary="[What we reimburse on business trips, how much, and how to claim it|Hotels, meals, "
    "receipts, and when a claim is due]",
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

[Trade shows cost more: check with <marketing-2> before you book.|The limits don't apply during trade shows;
<marketing-2> books for everybody.] What counts is where you travel to, not the territory you work for.
"""),
        Part("""
## Meals
You can spend {meals:day} on meals on a full day of travel, and half of that on a half day. [Hotel breakfast comes
out of
this amount.|If breakfast is included in the room rate, take that into account.] When you take customers out,
{meals:guest} per person is [the limit|the most we pay]. [Write their names on the receipt.|Put their names on the
back of the receipt.]
"""),
        Part("""
## Flights, trains and cars
[Fly economy or take the train|Economy flights and trains are standard]. Book the cheapest option that doesn't cost
you more than an extra hour. For trips in your own car we pay {mileage} a mile. [Rental cars are compact class.|Rental
cars: compact class, with full insurance.]
"""),
        Part("""
## Receipts and claims
Keep a receipt for everything above {receipt}. Submit your claim to <finance-2> within {claim:hand in} after the trip;
the money is in your account within {claim:paid} after that. [Your manager signs the claim first|A claim needs your
manager's signature], and nobody signs their own. [Late claims are paid only if <finance-1> agrees.|Late claims need
approval from <finance-1>.]
"""),
        Part("""
## What we don't pay
[Parking tickets, minibars, and upgrades of any kind.|Fines, movies, minibars, and seat upgrades.] [If in doubt, ask
before you spend|Ask <finance-2> if you're not sure]; [asking afterward is harder|once it's spent, it may be on you].
""", note="[Now lists what is not reimbursed|A list of what is not reimbursed was added]."),
    ),
)  # fmt: skip

PURCHASING = SectionSpec(
    key="purchasing",
    title="Purchasing and payments",
    summary="[Who may order what, when to compare quotes, and when we pay|Approval limits by "
    "title, and payment terms both ways]",
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
             "[New payment terms|Payment terms were revised]."),
    ),
    parts=(
        Part("""
## Who may order
[An order needs the approval of somebody whose limit covers all of it, tax included:|Before you order, get the
approval of somebody whose limit is high enough. What counts is the whole order, including tax:]

| Title | Up to |
|---|---|
| Team lead | {purchase:Team lead} |
| Manager | {purchase:Manager} |
| Director | {purchase:Director} |
| Chief financial officer | {purchase:Chief financial officer} |

Anything above that goes to <chief>. [Nobody approves their own order|The person who orders is not the person who
approves], and [orders may not be split to stay below a limit|two orders to the same supplier in one week count as
one].
"""),
        Part("""
## Quotes
For orders of {offers} or more, get [three quotes|quotes from three suppliers] and keep them with the order. [The
cheapest one does
not have to win, but say why it didn't.|If you don't take the cheapest, write down why.] Only <operations-2> buys
goods for the store.
"""),
        Part("""
## Paying suppliers
[We pay invoices {payment:suppliers} after we receive them.|Suppliers are paid {payment:suppliers} after we receive
the invoice.] An invoice without a PO number goes back. [Send invoices to <finance-3>, not to the person who
ordered.|All invoices go to <finance-3>.]
"""),
        Part("""
## Getting paid
Business customers have {payment:customers} to pay. If they are {payment:reminder} past due, [they get a reminder from
<finance-3>|<finance-3> sends a reminder], with a copy to the account owner. [Don't promise more time on your own:
<finance-1> decides.|Only <finance-1> grants extensions.]
"""),
        Part("""
## Subscriptions
[Software subscriptions are ordered by <it>, whatever they cost.|Anything that auto-renews goes through <it>, who
keeps the list.] [We've paid twice for the same tool often enough.|Check first whether we already have it.]
""", note="[A paragraph on subscriptions was added|Now covers subscriptions]."),
    ),
)  # fmt: skip

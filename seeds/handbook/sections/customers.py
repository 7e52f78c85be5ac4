"""What customers can count on."""

from __future__ import annotations

from ..spec import Part, Rule, SectionSpec

REFUNDS = SectionSpec(
    key="refunds",
    title="Refunds and returns",
    summary="[How long customers can return goods, who may refund, and when a manager has "
    "to|Return windows by customer and product, and refund limits by role]",
    owner="support",
    approver="coo",
    rules=(
        Rule("refund", "USD cents", ("Customer care", "Returns desk", "Order desk", None),
             ((20_000, 25_000, 20_000, 15_000), (25_000, 25_000, 20_000, 20_000), (25_000, 30_000, 20_000, 15_000),
              (30_000, 40_000, 25_000, 20_000), (30_000, 50_000, 30_000, 25_000), (50_000, 50_000, 40_000, 30_000),
              (40_000, 50_000, 30_000, 30_000)),
             "[New refund limits by role|The amounts that may be refunded without a manager were revised]."),
        Rule("return_days", "days", (None, "vip", "business"),
             ((30, 45, 30), (30, 60, 45), (45, 60, 45), (45, 90, 60), (60, 90, 60), (60, 75, 60)),
             "[New return windows|Return windows were revised]."),
        Rule("return_days_of", "days", ("<kind-a>", "<kind-b>"),
             ((14, 21), (10, 20), (21, 14), (14, 28), (20, 25), (12, 18), (28, 20)),
             "[New return windows for some products|The return window changed for some products]."),
    ),
    parts=(
        Part("""
## [How long goods can be returned|Return windows]
[Unused goods can be sent back within the window below, counted from the day of the order.|The window runs from the
day the order was placed, not from delivery.] It depends on the customer's tags in Backroom:

| Customer | Window |
|---|---|
| Everybody | {return_days} |
| Tagged *vip* | {return_days:vip} |
| Tagged *business* | {return_days:business} |

[A customer with both tags gets the longer window.|If a customer has both tags, the longer window counts.]

[Some products have a shorter window, whoever bought them:|For some products the window is shorter, whatever the
customer's tags:]

| Kind of goods | Window |
|---|---|
| <kind-a> | {return_days_of:<kind-a>} |
| <kind-b> | {return_days_of:<kind-b>} |

The shop itself refuses requests that come in later. [Don't promise exceptions over the phone|No exceptions over the
phone]: anything that arrived broken is a refund, not a return, and has no time limit.
"""),
        Part("""
## [Who may refund how much|Refund limits]
[The limit covers all refunds on one order together, shipping included:|A large refund can't be split: the limit
covers everything refunded on one order.]

| Role in Backroom | Without a manager |
|---|---|
| Customer care | {refund:Customer care} |
| Returns desk | {refund:Returns desk} |
| Order desk | {refund:Order desk} |
| Any other role that may refund | {refund} |

Canceling a paid order is a refund of all of it. [Managers of the store have no limit.|Managers have no limit: <store>
for the store, <support> for customer care, <operations> for the warehouse.] If it has to go to a manager, leave a
comment on the order
that says what you agreed with the customer.
"""),
        Part("""
## Examples
- [Something arrived broken and costs less than your limit: refund it with the shipping, and don't restock it.|One
item is cracked: refund it right away if it's within your limit. Nobody has to send broken goods back.]
- [An order was partly refunded last week, and the customer asks for more: what counts is the total of both.|Two small
refunds on the same order add up. If the second one takes you past your limit, it needs a manager.]
- [A customer changed their mind after the window closed: no refund; <marketing> can offer a voucher instead.|A customer
found it cheaper somewhere else after the window closed: that's not a reason for a refund.]
- [An order was canceled before it was paid: its discount code can be used again. Once the payment was captured, the
code stays used, refunded or not.|A customer canceled before paying and wants to use the same discount code again: they
can. After the payment was captured the code stays used, even if everything was refunded.]
"""),
        Part("""
## Returns
Approve a return as soon as the reason is clear; decline it with [a sentence the customer can understand|a reason in
plain words]. The refund goes out once the goods are back and <support-6> has inspected them. [Goods in like-new
condition go back into stock; nothing else does.|Only restock what you would buy as new yourself.]
"""),
        Part("""
## Large orders
[Full-pallet returns|Returns too big for a parcel] are picked up by our own carrier. Get a pickup date from
<warehouse> before you approve them.
""", note="[A section on large returns was added|Now explains how large returns are picked up]."),
    ),
)  # fmt: skip

RESPONSE_TIMES = SectionSpec(
    key="response-times",
    title="Response times",
    summary="[How soon a case has to be answered, by priority|How fast customers get an answer, "
    "and how to set the priority]",
    owner="support-lead",
    approver="support",
    rules=(
        Rule("sla", "hours", ("Urgent", "High", "Normal", "Low"),
             ((2, 6, 16, 32), (2, 8, 24, 40), (3, 8, 20, 40), (4, 8, 24, 40), (4, 10, 24, 48), (4, 12, 30, 60),
              (3, 6, 18, 36)),
             "[New response times by priority|Response times by priority were revised]."),
        Rule("desk_hours", "o'clock", ("opens", "closes"), ((8, 17), (9, 17), (9, 18), (8, 18)),
             "[New support desk hours|The support desk's hours were changed]."),
    ),
    parts=(
        Part("""
## [Answers by priority|How fast we answer]
[A case has to be answered within this time after it comes in:|Each priority has a response time, counted from when
the case is opened:]

| Priority | Answer within |
|---|---|
| Urgent | {sla:Urgent} |
| High | {sla:High} |
| Normal | {sla:Normal} |
| Low | {sla:Low} |

Only support desk hours count: Monday to Friday from {desk_hours:opens} to {desk_hours:closes}, office time. [Public
holidays don't count; see *Office hours and holidays* for the list.|The clock stops on public holidays, which are
listed under *Office hours and holidays*.] Alder calculates the deadline and shows it as *Answer due*; late cases are
in the view for overdue cases.
"""),
        Part("""
## Choosing a priority
- Urgent: [the customer's business is down|people can't work, or somebody could get hurt].
- High: [something important isn't working, but there is a workaround|one of the customer's deadlines is at risk].
- Normal: [the usual question or complaint|anything with no reason to pick another priority].
- Low: [suggestions, and requests that can wait|nice to know, no hurry].

[Go by the problem, not by the customer's tone.|Writing in all caps doesn't earn a higher priority.] If you change it
later, the deadline is recalculated from the moment the case was opened, using the response times in effect that day.
"""),
        Part("""
## When you can't make it
[Tell the customer before the deadline passes, not after.|An honest heads-up in time counts as an answer, too.] Then
[hand the case over to|ask] <support-lead>; when <support-lead> is on vacation, <support> decides who takes it.
Escalated cases are
discussed in #support-escalations, one thread per case.
"""),
        Part("""
## Weekends
[Nobody is expected to answer on weekends.|We don't answer on weekends.] For anything that comes in on a Saturday,
the clock
starts on Monday morning.
""", note="[Now covers weekends|A paragraph on weekends was added]."),
    ),
)  # fmt: skip

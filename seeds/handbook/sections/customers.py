"""What customers can count on."""

from __future__ import annotations

from ..spec import Part, Rule, SectionSpec

REFUNDS = SectionSpec(
    key="refunds",
    title="Refunds and returns",
    summary="[How long goods can be returned, who gives the money back, and when a manager has to|Return times by "
    "kind of customer and goods, and refund limits by role].",
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
             "[New return times|Return times were revised]."),
        Rule("return_days_of", "days", ("<kind-a>", "<kind-b>"),
             ((14, 21), (10, 20), (21, 14), (14, 28), (20, 25), (12, 18), (28, 20)),
             "[New return times for some kinds of goods|Some goods have another return time]."),
    ),
    parts=(
        Part("""
## [How long goods can be returned|Return times]
[Unused goods can be sent back within the time below, counted from the day of the order.|The time runs from the day on
which the order was placed, not from its delivery.] It depends on the tags of the customer in Backroom:

| Customer | Time |
|---|---|
| Everybody | {return_days} |
| Tagged *vip* | {return_days:vip} |
| Tagged *business* | {return_days:business} |

[A customer with both tags has the longer time.|Of two tags, the one with the longer time counts.]

[Some goods have less time, whoever bought them:|For some kinds of goods the time is shorter, whatever the customer's
tags:]

| Kind of goods | Time |
|---|---|
| <kind-a> | {return_days_of:<kind-a>} |
| <kind-b> | {return_days_of:<kind-b>} |

The shop itself
refuses requests that come later. [Don't promise exceptions on the phone|There are no exceptions on the phone]: what
arrived broken is not a return but a refund, and has no time limit.
"""),
        Part("""
## [Who may refund how much|Refund limits]
[The limit is for all refunds of one order together, shipping included:|A large refund can't be split: the limit is
for everything that is refunded on one order.]

| Role in Backroom | Without a manager |
|---|---|
| Customer care | {refund:Customer care} |
| Returns desk | {refund:Returns desk} |
| Order desk | {refund:Order desk} |
| Any other role that may refund | {refund} |

Cancelling an order that was paid is a refund of all of it. [Managers of the store have no limit.|The managers have no
limit: <store> for the store, <support> for customer care, <operations> for the warehouse.] Hand the order over with a
comment that says what was agreed.
"""),
        Part("""
## Examples
- [Something arrived broken and costs less than your limit: refund it with the shipping, and don't restock it.|One
piece has a crack: refund it at once if it is within your limit. Nobody has to send broken goods back.]
- [An order was refunded in part last week, and the customer asks for more: what counts is the sum of both.|Two small
refunds on the same order add up. If the second one takes you past your limit, it needs a manager.]
- [A customer changed their mind after the time was over: offer a voucher from <marketing>, no refund.|Somebody found
the same thing cheaper elsewhere: that is no reason for a refund.]
"""),
        Part("""
## Returns
Approve a return as soon as the reason is plain; decline it with [a sentence that the customer can understand|a reason
in plain words]. The refund is made when the goods are back and <support-6> has looked at them. [Goods without a
scratch go back into stock, all others don't.|Restock only what you would buy yourself.]
"""),
        Part("""
## Large orders
[Returns of a whole pallet|Returns that fill more than a parcel] are picked up by our own carrier. Ask <warehouse> for
a day before you approve them.
""", note="[Pick-ups of large returns were added|Says how large returns are picked up]."),
    ),
)  # fmt: skip

RESPONSE_TIMES = SectionSpec(
    key="response-times",
    title="Response times",
    summary="[How soon a case has to be answered, by priority|How long customers wait for an answer, and how to "
    "choose a priority].",
    owner="support-lead",
    approver="support",
    rules=(
        Rule("sla", "hours", ("Urgent", "High", "Normal", "Low"),
             ((2, 6, 16, 32), (2, 8, 24, 40), (3, 8, 20, 40), (4, 8, 24, 40), (4, 10, 24, 48), (4, 12, 30, 60),
              (3, 6, 18, 36)),
             "[New answer times by priority|The times by priority were revised]."),
        Rule("desk_hours", "o'clock", ("opens", "closes"), ((8, 17), (9, 17), (9, 18), (8, 18)),
             "[New support desk hours|The support desk's hours were changed]."),
    ),
    parts=(
        Part("""
## [Answers by priority|How fast we answer]
[A case has to be answered within this time after it came in:|Each priority has its time. It begins when the case is
opened:]

| Priority | Answer within |
|---|---|
| Urgent | {sla:Urgent} |
| High | {sla:High} |
| Normal | {sla:Normal} |
| Low | {sla:Low} |

Only the hours of the support desk count: Monday to Friday from {desk_hours:opens} to {desk_hours:closes}, the
office's time. [Public holidays don't count; *Office hours and holidays* says which these are.|The clock stands still on
public holidays, which are listed under *Office hours and holidays*.] Alder works the time out and shows it as *Answer
due*; a case that is late is in the view for overdue cases.
"""),
        Part("""
## Choosing a priority
- Urgent: [the customer's business stands still|people can't work, or somebody could get hurt].
- High: [something important does not work, but there is a way around it|a deadline of the customer is at risk].
- Normal: [the usual question or complaint|everything for which there is no reason to choose another].
- Low: [ideas, and wishes that can wait|nice to know, no hurry].

[The customer's tone is no priority.|Writing in capitals doesn't earn a higher priority.] If you change it later, the
time is counted anew from the moment when the case was opened, by the hours that held on that day.
"""),
        Part("""
## When you can't make it
[Tell the customer before the time is over, not after it.|An honest word in time is an answer, too.] Then [hand the
case over to|ask] <support-lead>; during vacations <support> decides who takes it. Cases marked as escalated are
discussed in #support-escalations, one thread for each.
"""),
        Part("""
## Weekends
[Nobody is expected to answer on weekends.|We don't answer on weekends.] What comes in on a Saturday has its time from
Monday morning on.
""", note="[Says what happens on weekends|A paragraph on weekends was added]."),
    ),
)  # fmt: skip

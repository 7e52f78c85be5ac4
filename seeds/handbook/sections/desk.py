"""How the store's desk decides: double clicks, scarce goods, counts, prices, returns that are to be paid, reviews."""

from __future__ import annotations

from ..spec import Part, Rule, SectionSpec

STORE_DESK = SectionSpec(
    key="store-desk",
    title="Orders, stock and prices",
    summary="[Double clicks, scarce items, late counts, price floors, and how inspected returns are paid|What the "
    "store's desk decides every day, and by which rules]",
    owner="store",
    approver="coo",
    rules=(
        Rule("double_click", "minutes", (None,), ((8,), (10,), (12,), (15,), (20,)),
             "[Another time limit for double clicks|The time limit for double clicks was changed]."),
        Rule("price_floor", "percent", (None,), ((8,), (10,), (12,), (15,), (18,), (20,)),
             "[A new price floor|The price floor was revised]."),
        Rule("restocking", "percent", ("Opened", "Used"),
             ((10, 20), (10, 25), (15, 25), (15, 30), (5, 15), (12, 20), (8, 24)),
             "[New restocking fees|Restocking fees were revised]."),
        Rule("credit_bonus", "percent", (None,), ((5,), (6,), (8,), (10,), (12,)),
             "[A new bonus on store credit|The bonus on store credit was changed]."),
        Rule("settle_wait", "days", (None,), ((7,), (8,), (9,), (10,), (12,)),
             "[Another limit for how long an inspected return may wait|How long an inspected return may wait was "
             "changed]."),
    ),
    parts=(
        Part("""
## [Double clicks|Orders placed twice]
[Two orders are a double click if all of this is true:|We treat two orders as one that was placed twice if all of this
holds:] the same customer, the same items in the same quantities, the same delivery address, and no more than
{double_click} between them. [Cancel the later one|The later one is canceled] as *Entered by mistake*, and its items
are made available again.

- If something of the later one has already been sent, cancel the earlier one instead. If both have been sent, [leave
both|neither is touched].
- [It isn't a double click if the customer's note on either order says that they want both, or if a colleague wrote on
either timeline that they do|A customer who wants both gets both: look at the notes on the two orders, and at what
colleagues wrote on their timelines]. [Other notes don't matter|A note about the delivery says nothing about it].
"""),
        Part("""
## [When there isn't enough for everybody|Scarce items]
[If an item doesn't suffice for all orders that wait for it, they are served in this order:|When orders wait for more
than we have, they are served one after the other:] customers tagged *vip* first, then customers tagged *business*,
then everybody else; [within each group|among equals], the order that was placed first. Other tags don't count.

- [An order is sent whole or not at all|Nobody gets a part of an order], unless its note allows parts. [If the note says
nothing about it, the note in the customer's record decides|Where the order has no word on it, the note on the
customer's page decides]; if that says nothing either, [no parts|it has to be whole].
- [An order that cannot be sent whole is passed over, and the next in line is served from what is there|If there's too
little left for an order, it is passed over and what is there goes to the next in line].
- What is not sent is put on hold as *Awaiting stock*, [the rest of a partly sent order included|also what is left of
an order that was sent in part].
"""),
        Part("""
## [Counts|Counts that come in late]
[A count is of all that is on hand, promised to orders or set aside as it may be|What is counted is what's on hand,
including what is promised to orders or set aside]. [By the time a count is entered, goods have come and gone. Work out
what we had on hand at the moment of the count, and adjust by the difference|Compare it with what Backroom had on hand
at the time of the count, not with today's number, and adjust by that difference] (*Count correction*). Where there's
no difference, nothing is entered.
"""),
        Part("""
## [The price floor|No sale below the floor]
[Whatever code a customer uses, they must pay at least cost plus {price_floor} for an item, before tax|Even with the
best code, an item must bring in its cost plus {price_floor}, before tax]. [What counts is the percentage code that
takes off the most of all that are running today and cover the item's category|Take the highest percentage among the
codes that run today and cover the item], whatever minimum order it asks for; codes for a fixed amount and for free
shipping [don't count|are left out].
If the price is too low for that, raise it to the lowest price, to the cent, that isn't. [Prices above the floor stay
as they are|Leave all other prices alone].
"""),
        Part("""
## [Paying for inspected returns|Settling returns]
[The condition found at the inspection decides what is kept back|What is kept back depends on the condition at the
inspection]:

| Condition | Restocking fee |
|---|---|
| Opened | {restocking:Opened} |
| Used | {restocking:Used} |
| Any other | none |

The reason of the fee is the condition, in that one word. There is no fee if the reason of the return is our doing
(*Defective*, *Wrong item*, *Not as described*, *Arrived too late*), [nor|and none] if the return was inspected more
than {settle_wait} ago: [that delay is ours|we kept them waiting].

It is paid to the original payment, unless the customer asked for store credit [in their note on the return|when they
requested the return]. [Who takes store credit pays no fee and gets a bonus|Store credit is paid without a fee, and
with a bonus]: {credit_bonus} of what the accepted items come to, rounded to the cent, entered on the customer's page
as credit with the reason *Bonus*. [Used goods earn no bonus|There is no bonus on goods in the condition Used].
"""),
        Part("""
## [Reviews in the shop|Which reviews go live]
[A review is rejected for these reasons and no others|Reject a review if one of these is true, and only then]:

- it advertises [something else|anything], or sends people to another store;
- it gives a phone number or an e-mail address, or [calls a colleague by name|names a colleague];
- it insults [somebody|people];
- it speaks of the delivery or the order alone, and [has nothing to say of the item|says nothing about the item itself].

[Few stars are no reason, and neither is harsh criticism of an item|Criticism of an item goes live, however harsh, and
with one star as well].
"""),
    ),
)  # fmt: skip

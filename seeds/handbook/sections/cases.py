"""Cases in which the store's desk straightens out what went wrong: charges, parcels, reviews, codes."""

from __future__ import annotations

from ..spec import Part, Rule, SectionSpec

STORE_CASES = SectionSpec(
    key="store-cases",
    title="Mix-ups and misuse in the store",
    summary="[Double charges, swapped parcels, bought reviews, and codes that a household uses twice|How we tell a "
    "mix-up or a misuse from what only looks like one, and what we do then]",
    owner="store",
    approver="coo",
    is_quiet=True,
    rules=(
        Rule("charge_wait", "days", (None,), ((4,), (5,), (6,), (7,)),
             "[Another wait after which a double charge earns credit|The wait for double charges was changed]."),
        Rule("charge_apology", "USD cents", (None,), ((1_000,), (1_200,), (1_500,), (2_000,), (2_500,)),
             "[A new credit for double charges|The credit for double charges was changed]."),
        Rule("swap_days", "days", (None,), ((2,), (3,), (4,)),
             "[Another limit for how far apart swapped parcels can have left|The days between swapped parcels were "
             "changed]."),
        Rule("swap_worth", "USD cents", (None,), ((2_000,), (3_000,), (4_000,), (5_000,)),
             "[A new amount from which swapped items come back|The amount for swapped items was changed]."),
        Rule("swap_apology", "USD cents", (None,), ((500,), (800,), (1_000,), (1_500,)),
             "[A new credit for swapped parcels|The credit for swapped parcels was changed]."),
    ),
    parts=(
        Part("""
## [Charged twice|Double charges]
[The bank's file has a line for each time that money was taken from a card.|Each line of the bank's file is money that
was taken from a card.] A customer was charged twice if the bank has more lines of an amount for an order than the
order's timeline tells of captures of that amount. [A balance that was paid or collected is a capture, too|A balance
that a customer paid, or that we collected, counts as a capture]. An order may well be captured in several parts.

- A line without an order number belongs to an order of which that amount was captured [from that card, and which has no
line of its own for it yet|from that card, first to one that has no other line for it]. Only if there is no such
order, it's a second charge of the one that has a line already.
- [It's settled if the bank has given it back by itself (a line with a minus sign), or if we have: the order then has a
refund of that amount as *Charged twice*|Nothing is left to do where the bank has given it back by itself, which is a
line with a minus sign, or where the order has a refund of that amount as *Charged twice* already]. [Refunds for
other reasons have nothing to do with it|Other refunds don't count].
- What is left is refunded on the order: the amount of the second charge, without items or shipping, with the reason
*Charged twice*. [Backroom does not know of the second charge, so the order will look refunded; bookkeeping sets that
right|The order then looks refunded, since Backroom knows of one charge only. Bookkeeping is aware of it].
- If the second charge is dated more than {charge_wait} ago, the customer gets {charge_apology} of store credit as well,
[with the reason|entered as] *Apology*.
"""),
        Part("""
## [Parcels that went to each other|Swapped parcels]
Two parcels were swapped if each of the two customers received what the other one had ordered, [the same items in the
same quantities|items and quantities alike], and both parcels left the same location, no more than
{swap_days} apart. [Then the labels
were mixed up|The labels got mixed up then]: each parcel gets the carrier and the tracking number of the other one.
[Whatever else somebody received by mistake is for the returns desk: leave the parcel and the return as they are|All
other complaints of wrong items are left to the returns desk, the parcel and the return as they are].

With a swap, decide on the return that each of the two has asked for:

- What they received is worth {swap_worth} or more, [at the prices of the order that it was meant for|at its prices on
the other order], without discounts, tax and shipping, and they haven't opened it: approve the return with a prepaid
label. Its carrier is the one that came to their door, [which is the one on their own order before you correct it|so
the one that their own order had before the correction]. [Our labels have the name of the return as their number,
without the sign before it|The number on our labels is the name of the return, without the sign in front].
- In all other cases [they may keep it|it stays with them]: decline the return with the reason *Please keep it* and give
the customer {swap_apology} of store credit, [with the reason|entered as] *Apology*.
"""),
        Part("""
## [Reviews that were bought|Review rings]
[Sometimes several accounts belong to one person, who has the same item sent, praises it and sends it back.|Now and then
somebody praises an item under several names and sends everything back.] A review belongs to such a ring if all of
this is true:

- it gives five stars;
- the reviewer's order of the item went to the same address as the order of another reviewer of that item: [same street
and number, same unit, same postal code|street with number, unit and postal code are the same]. Abbreviations don't
matter (*St.* is *Street*; *Apt.*, *Unit* and *#* are the same); another unit is another address;
- the reviewer kept nothing of it: [all units of the item were returned|every unit of it came back], on this order and
on any other.

[Two people in one home may like the same thing|Family members may well agree], so all three have to be true of at
least two reviews from that address. Reject the reviews of the ring, whether they are shown already or still pending,
and add the tag *review-ring* to the accounts, [beside the tags that they have|keeping the tags they have]. All other
reviews stay as they are.
"""),
        Part("""
## [One code per household|Codes that a household has once]
[A code that each customer may use once is meant for a household|Where a code is for once per customer, we mean a
household]. Accounts are of one household if their orders with the code went to the same address: street with number,
unit and postal code, [however it is spelled|whatever the spelling]. Another unit in the building is another household,
[and so is the same family name elsewhere|no matter what the family name is].

- The first order of the household that used the code keeps it. [Canceled orders don't count|A canceled order is as if
it had never been].
- Each later one is misuse: add the tag *code-misuse* to the account, [beside the tags that it has|and leave its other
tags]. The first account gets none.
- If nothing of a later order has been sent, it is canceled as *Suspected fraud*, and the items are made available
again. [What has been sent stays|One that has been sent, even in part, stays as it is].
"""),
    ),
)  # fmt: skip

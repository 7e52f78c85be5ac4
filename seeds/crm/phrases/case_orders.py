"""What cases say about orders of the store; patterns of `seeds.grammar`."""

# Sentences read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

from .topic import Topic

REFUNDED = Topic(
    ("Return", "Incident", "Return"),
    subjects=(
        "[Order {order}|{order}]: [wants to send the {item} back|return of the {item}|money back for the {item}|{item} is not right]",
        "[Refund|Return|Money back], [order {order}|{order}][ ({account})|, {town}|]",
    ),
    stories=(
        "[It is about|Concerns|On] [order {order}|{order}][ of {placed}|, placed {placed}|], {units} × {item}: "
        "[not what they need after all|does not fit in with the rest|not as they pictured it|came in bad shape|too late for the job].",
        "[Ordered|Bought|Got] {units} × {item}[ with {order}| on {placed}, {order}|, order {order}] [and is not happy with it|and wants to give it back|and asks what we can do|and would rather have the money].",
        "[{units} × {item}|The {item}] from [order {order}|{order}] [should go back|is to be returned|goes back if we agree], [total was {total}|the order was {total}|paid by card|shipped to {town}].",
    ),
    details=(
        "[Within|Still within|Inside] the return window[, checked|, so no debate|], [label sent|told {first} how to pack it|told {first} where to send it].",
        "[Order|The order] was {total} in all[, only part of it comes back|, the rest stays|, they keep the rest|].",
        "[Went out|Shipped|Left here] {sent}[ with {carrier}|, tracking {tracking}|], [arrived|no complaint from the driver|nothing noted at the door].",
    ),
    resolutions=(
        "[Refund of {refund}|{refund}] [given|booked|went back|returned] [to the card|to the same card|on {order}|for {order}][, {first} was told|, mailed {first}|; closed|, goods are back|].",
        "[Order {order}|{order}]: {refund} [refunded|paid back|is on its way to the card|back on the card][, reason {reason}|, nothing else open| – {first} said thanks|].",
    ),
    letters=(
        "[we ordered|I bought] {units} × {item} [with|under] {order}[ on {placed}|] and [it is not what we need after all|it does not fit in with the rest|it is not as we had pictured it|it came too late for the job|a colleague had ordered the same][, the box is unopened|, it was opened once|, everything is complete|]. [How do I send it back|Could we return it and have the money back|Will you take it back][, please|]?",
        "[could you take back|I would like to return|please take back] {units} × {item} from [order {order}|{order}], [it came in bad shape|the job was cancelled|my colleague had ordered the same|it is too late for us now][; a refund to the card would be best|; what do you need from me|; a label would help|].",
    ),
)

SHIPPED = Topic(
    ("Problem", "Question"),
    subjects=(
        "[Where is {order}?|Where is order {order}?|Tracking of {order}|No sign of order {order}][ ({town})|]",
        "[Order {order}|{order}]: [tracking does not move|no parcel yet|asks for the delivery day|carrier cannot find it]",
    ),
    stories=(
        "[Order {order}|{order}][ of {placed}|, {units} × {item}|] [left {sent}|shipped {sent}|went out {sent}], [tracking stands still|nothing at the door yet|{carrier} says on its way|the link shows nothing] "
        "[and {first} asks if it is lost|and the site in {town} waits|and they need it for a job|].",
        "[Looks for|Waits for|Misses|Asks about] [the parcel|the box|{units} × {item}] of {order}[, {carrier} {tracking}|, number {tracking}|, sent with {carrier}|]"
        "[, nobody at the dock saw it|, neighbour does not have it|, depot does not pick up|, driver left no card|].",
    ),
    details=(
        "[Looked the tracking up|Opened a search|Asked {carrier}][, last scan at the depot|, no scan since it left us|, told {first} we are on it|].",
        "[Address|Ship-to] [is right|checked|matches the order], {town}[, same as always|, told {first}|].",
    ),
    resolutions=(
        "[Parcel|Box|{order}|It] [is there|arrived|turned up|was delivered][, {first} confirmed|, dock had it all along|, signed at the door|, {carrier} found it][, nothing to do|, closed|].",
        "{carrier} [had it at the depot|tried twice and nobody opened|had the wrong floor], [out again and delivered|picked up by {first}|there now].",
    ),
    letters=(
        "[order {order}|{order}][, {units} × {item},|] left you {sent} and [has not arrived|nothing has come yet|the link shows nothing new since|nobody here has seen it][, the number is {tracking}|, {carrier} gives me no answer|, nobody left a card|][, and {town} is waiting|, and I need it for a job|]. [Can you find out where it is|Could you ask the carrier|Is it lost][, please|]?",
    ),
)

CANCELLED = Topic(
    ("Question", "Problem"),
    subjects=(
        "[Order {order}|{order}] [cancelled|was cancelled]: [asks why|wants it confirmed|money question]",
        "[Why was {order} cancelled?|Cancellation of order {order}[ – {account}|]]",
    ),
    stories=(
        "[Order {order}|{order}][ of {placed}|, {total}|] [was cancelled|is cancelled in the store|shows as cancelled] [and {first} wants it in writing|and {first} asks what happened|and bookkeeping there asks|and the card statement puzzles them].",
        "[Asks|Wants to know|Needs to hear] whether [order {order}|{order}] over {total} [is really off|will still be charged|comes after all|needs to be placed again]"
        "[, {units} × {item}|, the {item}|, nothing was sent|].",
    ),
    details=("[Nothing|No part of it] [was shipped|left the house|went out][, as far as I see|, checked|].",),
    resolutions=(
        "[Confirmed|Told {first}|Mailed {first}]: [{order} is cancelled|{order} is off|nothing will be charged for {order}][, card is clear|, no money taken or all of it back|, they order anew if needed|].",
    ),
    letters=(
        "[order {order}|{order}][ over {total}|] shows as cancelled[ and we did not do that|, and nobody here knows why|, I would like that in writing|]. [Will the card still be charged|Do we have to order again|What happened|Can you confirm that it is off][, please|]?",
    ),
)

_ON_ARRIVAL = (
    "[Order|The order] was {total}[, paid|, one of several|, shipped to {town}|].",
    "[Delivered|Came] to {town}[, signed for|, at the dock|, as usual|].",
)

RECEIPT = Topic(
    ("Question", "Problem"),
    subjects=(
        "[Order {order}|{order}]: [invoice copy|needs a receipt|receipt with the company's name]",
        "[Receipt|Invoice|Paper] for [order {order}|{order}][ of {placed}|, {account}|]",
    ),
    stories=(
        "[Order {order}|{order}][ of {placed}|, {total}|] arrived[, all fine|, no damage|], but [the receipt is missing|there was no slip in the box|bookkeeping needs an invoice with the company name|the card statement needs a paper].",
        "[Needs|Asks for|Cannot find|Lost] the [receipt|invoice|paper] for [order {order}|{order}|{units} × {item}, {order}][, {total}|, placed {placed}|][, month end|, expense report|, their auditor asks|].",
    ),
    details=_ON_ARRIVAL,
    resolutions=(
        "[Copy of the receipt|Receipt for {order}|Invoice for {order}|{order} as a PDF] [mailed|sent|went] to {first}[, all they needed|, done|, thanks came back|].",
    ),
    letters=(
        "[could you|please could you|can you] send us [the receipt|an invoice with the company name|a copy of the receipt] for [order {order}|{order}][ of {placed}|][, {total}|][, there was no slip in the box|, our bookkeeping cannot find it|, the auditor asks for it|, a PDF will do|]?",
    ),
)

PARTS = Topic(
    ("Incident", "Question"),
    subjects=(
        "[Order {order}|{order}]: [one part missing|question on the {item}|small parts missing]",
        "[{item}|{units} × {item}], [order {order}|{order}]: [something is missing|small part missing]",
    ),
    stories=(
        "[Has|Got|Received] {units} × {item}[ with {order}| from {order}| ({order})] and [misses a small part|says the bag of screws is not in the box|says one foot is missing|cannot find the card that should be in it]"
        "[, else content|, looked in all the paper|, the picture shows it|].",
        "[Order {order}|{order}] [arrived|came|is there], {units} × {item}[, {town}|, placed {placed}|]: [a small part is missing|one screw too few|the spare that should be in the box is not].",
    ),
    details=_ON_ARRIVAL,
    resolutions=(
        "[Part|Missing part|Small bag of parts] [sent|mailed|put in an envelope][ from the spares shelf|, no charge|], [{first} has it|arrived|fits].",
        "[Envelope|Part] for {order} [went out|posted|left with the mail][, {first} confirmed|, it fits|, done|].",
    ),
    letters=(
        "[we received|I got] {units} × {item} [with|under] {order}[, thank you|], but [a small part|one foot|the bag of screws|the spare] is missing[, we looked through all the paper|, photo attached|, the rest is fine|]. [Can you send it|Could you post it to us|How do we get it][, please|]?",
    ),
)

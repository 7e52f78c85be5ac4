"""What support notes on a case on its way; patterns of `seeds.grammar`."""

# Sentences read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

SOURCES = (
    "[Called|Rang|Phoned|Called back] {first}[, reached|, on the second try|, at the dock|, between two jobs|][, calm|, patient|, a bit short|, glad somebody called|].",
    "[Asked|Checked with|Talked to|Pinged] [the warehouse|product|operations|{colleague}|the bench|purchasing][, quick answer|, they look into it|, not sure yet|, no news|][, told {first}|, {first} does not know yet|, more tomorrow|].",
    "[Customer|{first}|{account}|{first} at {account}] [mailed|wrote|asked|called] again[, reminder|, new detail|, still waiting|, with photos|, politely|][, answered|, on it|, fair|].",
    "[Looked at|Went through|Reread] [the order|the file|our mails|the earlier cases|the photos][, with {colleague}|, twice|, alone|][, nothing odd|, one thing stands out|, clear now|].",
)

#: By what the case follows from.
NEWS = {
    "batch-stopped": (
        "[{batch} batch|Batch {batch}|Label: {batch}][, confirmed|, no doubt|, {colleague} agrees|][: {article}, {fault}|, same as the others|, one more for the list|][, exchange it|, do not repair|, keep the box|].",
        "[Same|Exactly the same] [fault|thing|picture] as [the others|two before|in the other cases]: {fault}[, {article}|][, {batch} batch|][, product has been told|, operations stopped it|, no new stock to them|].",
    ),
    "supply-late": (
        "[Purchasing|Operations|{colleague}] [says|writes|hears]: [{article} due {arrival}|{arrival} for the {article}|{supplier} promised {arrival}|not before {arrival}][, told {first}|, passed on|, take it with care|].",
        "[Goods|The {article}] [still not in|not here yet|on the way][, {supplier} is late|, {reason}|, was due {due}|][, {first} knows|, offered another model|, {first} waits|].",
    ),
    "deal-won": (
        "[{qty} × {product}|The {product}|All of {project}] [left complete|was loaded in one go|is on the slip][, {colleague} found the list|, driver remembers|, two pallets|][, carrier asked|, search runs|, claim prepared|].",
    ),
    "prices-changed": (
        "[Offer|Their offer|The paper] [checked|found|read], [dated before {valid}|{valid} decides|after {valid}|no word on {year} prices][, sales to say|, finance asked|, my view: be generous|].",
    ),
    "order-refunded": (
        "[{order}|Order {order}]: [goods arrived at the returns desk|box is here|label was used|returns desk has it][, {units} × {item}|][, looks fine|, opened once|, complete|][, refund next|, finance informed|].",
    ),
    "order-shipped": (
        "[{carrier}|Tracking {tracking}|Carrier]: [last scan at the depot|out for delivery|second try today|they search][, {order}|][, told {first}|, {first} stays in|, hope so|].",
    ),
    "order-delivered": (
        "[{order}|Order {order}] [is complete by our list|was packed by the usual crew|was photographed at the door][, {units} × {item}|][, sends what is missing|, papers follow|, told {first}|].",
    ),
    "order-cancelled": (
        "[{order}|Order {order}] [cancelled by us|cancelled on request|off], [no money taken|card is clear|nothing left to do][, told {first}|, {first} may reorder|].",
    ),
    "": (
        "[Nothing like it open|Single case|No pattern|Not seen before|Seen before, long ago][, {colleague} agrees|, checked the list|, as far as I see|][, normal way then|, be quick and kind|, answer is easy|].",
        "[Answer|Reply|Draft] is [ready|with {colleague} for a check|half written|sent][, short one|, with a link|, data sheet attached|][, wait for thanks|, then close|, call if no reaction|].",
        "[{first}|Customer] [can live with|would accept|agrees to] [a credit|a swap|a repair|waiting a bit][, good|, that was easy|, no need to escalate|][, arranging it|, {colleague} signs off|].",
    ),
}

NEXT = (
    "[Waiting|Wait] for [the customer|{first}|the warehouse|product|an answer][, then close|, nothing more to do|, reminder set|].",
    "[Close|Can be closed|I close it] [once|as soon as|when] [they confirm|{first} confirms|it has arrived|we hear nothing for a week][.|, fine.]",
    "[Escalate|Tell the lead|Pass it up] if [nothing happens|{first} calls again|it happens once more][, not now|, hope not|].",
    "[Keep|Leave] it [on top|with me|in my queue][, I know the story|, back tomorrow|, {colleague} covers|].",
)

"""Calls with customers, by what they are about."""

# Sentences read best unbroken.

from __future__ import annotations

_DEAL = (
    (
        "<late> [Quote follow-up|Follow-up on quote|Call re: quote] – {first}",
        "[Questions, timing, who else has to see it|Ask about timing and who signs|{amount}, {close}].",
        "[Expect a freight question|They may ask for a discount|Keep the lines open in front of me].",
    ),
    (
        "<sure> [Terms call with {first}|Call {first} re: terms|Payment terms – {first}]",
        "[Net 30 is standard|They want 45|{ar} may join].",
    ),
    (
        "<sure> [Delivery call with {first}|Call re: delivery|Delivery dates – {first}]",
        "[Dock, hours, contact|Split shipment or not|{ops} has the options].",
    ),
    (
        "<late> [Go over quote with {first}|Quote walk-through, {first}|Line-by-line with {first}]",
        "[Mainly {count}|Start with the {thing}|{first} has it printed out].",
    ),
    (
        "<late> [Price call: {count}|Pricing call, {thing}|Price on {count}]",
        "[{first} has a number from {competitor}|Floor agreed with {boss}|Freight instead of discount].",
    ),
    (
        "<sure> [Closing call – {first}|Call {first}: ready to sign?|Ask for the order]",
        "[Anything still open|Need the PO number|Target is {close}].",
    ),
    (
        "<early> [Discovery call|Discovery: {first}|Discovery call – {first}]",
        "[Need, budget, timing, who signs|What's there today|Let them talk].",
    ),
    (
        "<early> [Qualifying call|Qualify {project}|Call {first} re: budget]",
        "[Is {amount} approved|What happens if they do nothing|Who else is quoting].",
    ),
    (
        "<early> [Intro call with {first}|Intro: {contact}|First call – {first}]",
        "[Fifteen minutes|How they buy|Send line card after].",
    ),
    (
        "<early> [Call {first} re: quantities|Quantities – {first}|Get the count from {first}]",
        "[Rough count is fine|They wanted to ask around first|Then I can quote].",
    ),
    (
        "[Check-in with {first}|Check-in: {first}|Quick check-in, {first}]",
        "[No agenda|See if {close} still holds|Ask what changed].",
    ),
    (
        "[Call on {project}|{project}: call with {first}|Call {first} re: {project}]",
        "[Where are we, what's next|Two open points|{seller} listens in].",
    ),
    (
        "[Return call to {first}|Call back {first}|Callback: {first}]",
        "[Left a message|Didn't say what about|Probably about timing].",
    ),
    (
        "[Call with {first} and purchasing|Three-way: {first} + purchasing|Call with {first}'s purchasing]",
        "[Vendor setup, PO, terms|They want to meet us by phone|W-9 is with them].",
    ),
    (
        "[Call {first} re: timing|Timing call, {first}|Call {first} about dates]",
        "[{close} is what I have|Something moved on their end|Ask about lead time cushion].",
    ),
)
CALLS: dict[str, tuple[tuple[str, ...], ...]] = {
    "deal": _DEAL,
    "won": (
        (
            "[Delivery call with {first}|Call {first} re: delivery|Delivery dates – {first}]",
            "[Dock, hours, contact|{ops} has the dates|Two shipments or one].",
        ),
        (
            "[Post-delivery call, {first}|Check-in after delivery|How did it arrive? – {first}]",
            "[Count and condition|Anything missing|Ask about a reference].",
        ),
        (
            "[Kickoff call – {first}|Kickoff with {first} and ops|Order kickoff, {first}]",
            "[Dates, contacts, paperwork|{ops} leads|Fifteen minutes].",
        ),
        (
            "[Call {first}: next phase|What's next – {first}|Follow-on call, {first}]",
            "[They hinted at more|After delivery|No pressure].",
        ),
        (
            "[Invoice question – {first}|Call {first} re: invoice|AP call, {account}]",
            "[PO number missing|{ar} has the details|Quick].",
        ),
    ),
    "account": (
        (
            "[Check-in with {first}|Account check-in – {first}|Quarterly check-in, {first}]",
            "[Open orders, cases, what's next|Ask about plans|Nothing specific].",
        ),
        (
            "<customer> [Call {first} re: reorder|Reorder call|Reorder – {first}]",
            "[Usual items|Ask about quantities for the season|PO number on the packing slip].",
        ),
        (
            "<customer> [Call {first} re: invoice question|Invoice question – {first}|AP call]",
            "[{ar} has the details|Freight line on it|Should be quick].",
        ),
        (
            "<customer> [Price change call – {first}|Tell {first} about new prices|Call re: price list]",
            "[Effective date first|Open quotes are honored|Better by phone].",
        ),
        (
            "<customer> [Delivery feedback|Post-delivery call, {first}|Call {first} after delivery]",
            "[Damage, count, paperwork|Ask for a reference if it went well|Five minutes].",
        ),
        (
            "[Introduce myself to {first}|Intro call, {first}|New rep intro – {first}]",
            "[Took over the account|Short, ask how they like to work|Mention {support} for support].",
        ),
        (
            "[Call {contact}|Return call to {first}|Call back {first}]",
            "[Left a message with inside sales|Asked for me|Called twice].",
        ),
        (
            "[Planning call with {first}|Budget planning – {first}|Next year's plan, {first}]",
            "[They're putting their budget together|Blanket PO idea|What's wearing out].",
        ),
    ),
    "contact": (
        ("[Call {first}|Call with {first}|Quick call – {first}]", "[Catch up|Nothing specific|Ask about the team]."),
        (
            "[Return call to {first}|Call back {first}|Callback – {contact}]",
            "[Voicemail this week|Didn't say why|Best before noon].",
        ),
        (
            "[Intro call with {first}|Intro: {contact}|First call with {first}]",
            "[New in the role|How they like to work|Send line card after].",
        ),
        (
            "<customer buys> [Reference call prep, {first}|Ask {first} about a reference|Call {first} re: reference]",
            "[Ten minutes with a prospect|They did it before|Optional].",
        ),
        (
            "<customer> [Call {first} re: delivery|Delivery check with {first}|How did it arrive? – {first}]",
            "[Count and condition|Packaging|Anything missing].",
        ),
        (
            "[Follow-up with {first}|Follow-up call, {first}|Follow up: {contact}]",
            "[From our last talk|Two open points|Promised an answer].",
        ),
        (
            "<buys> [Call {first} about samples|Samples – {first}|Did samples help?]",
            "[What did the team say|Which version|Next step].",
        ),
    ),
    "lead": (
        (
            "<cold> [First call – {first}|Intro call: {contact}|Intro call with {first}]",
            "[What, when, how many|Who signs|Short].",
        ),
        (
            "<warm> [Second call – {first}|Call {first} again|Follow-up call: {first}]",
            "[Voicemail last time|They asked for time|Ask about the {article}].",
        ),
        (
            "<warm> [Call {first} re: {article}|{article}: call with {first}|Call re: {article}]",
            "[Lead time and price|About {count}|Ship to {city}].",
        ),
        (
            "<warm> [Qualifying call, {company}|Qualify {company}|Call {company}]",
            "[Money and date|Who else is quoting|{competitor} is in there].",
        ),
        (
            "[Return call to {first}|Callback: {first}|Call back {first}]",
            "[Left a message|Asked for pricing|Called the main line].",
        ),
        (
            "<warm> [Pricing call – {first}|Pricing for {count}|Call {first} re: pricing]",
            "[Ballpark is fine|They compare with {competitor}|Freight to {city}].",
        ),
    ),
}
#: Meetings and calls that have to do with no record.
OWN: tuple[tuple[str, ...], ...] = (
    (
        "[1:1 with {boss}|One-on-one with {boss}|Weekly 1:1 with {boss}]",
        "[Pipeline, then anything else|Bring the stuck ones|Vacation dates].",
    ),
    (
        "[Pipeline review with {boss}|Pipeline review with {boss}: {month}|Deal review with {boss}]",
        "[Top ten by amount|Anything without a next step|Close dates this month].",
    ),
    (
        "[Forecast call, {month}|{month} forecast|Forecast check, {month}]",
        "[Commit and best case|Numbers in before the call|Fifteen minutes].",
    ),
    (
        "[Product training|Product training: new items|Training: {thing}]",
        "[{product_mgr} presents|Bring customer questions|Recorded].",
    ),
    (
        "[Stock meeting|Stock and ETAs|What's short this month]",
        "[{purchasing} has the list|Bring open quotes|What we can promise].",
    ),
    (
        "[Handover with {seller}|Vacation handover with {seller}|Handover with {seller}: open quotes]",
        "[Who may call|What's promised|One page].",
    ),
    (
        "[Lunch & learn|Lunch & learn: freight|Lunch & learn: returns]",
        "[Sandwiches are on us|{dock} explains|Bring examples].",
    ),
    (
        "[Hold: quote review|Quote review|Open quotes, call]",
        "[Bring the ones that expire|Anything over thirty days|Ten minutes].",
    ),
)

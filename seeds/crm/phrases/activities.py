"""Subjects and descriptions of tasks, calls and meetings; patterns of `seeds.grammar`."""

# Sentences read best unbroken.

from __future__ import annotations

TASKS = {
    "deal": (
        "[Send|Mail] [revised|new|corrected] [quote|offer] to {contact}",
        "[Call|Ring] {contact} about {project}",
        "[Chase|Remind|Nudge] {first} [for the signed order|about the offer|for an answer][ ({account})|]",
        "[Check|Ask for|Confirm] [lead time|stock] for {qty} × {product}",
        "[Prepare|Pack|Book] samples of {product}",
        "[Confirm|Agree] delivery window with {first}[ for {project}|]",
        "[Update|Check] close date {close} [with {first}|of {project}]",
        "[Get|Ask for] freight price to {city}[ for {project}|]",
        "Ask {colleague} for a [pallet|project] price on {product}",
        "Send [data sheet|drawing|care sheet] for {product} to {first}",
        "Book site visit [in {city}|at {account}]",
        "Clarify [payment|warranty|delivery] terms with {contact}",
        "Find out who [signs|decides|pays] at {account}",
        "Compare our offer of {amount} with {competitor}",
        "Answer {first}'s questions on {product}",
        "Draft proposal for {project}[, {account}|]",
        "[Talk|Go] through {project} with {colleague}",
    ),
    "account": (
        "Prepare account review for {account}",
        "[Update|Check] ship-to address of {account}",
        "Call {contact} about [a reorder of|news on] {product}",
        "Send new catalogue to {account}",
        "Check open invoices of {account}",
        "Visit {account} in {city}",
        "Ask {first} for the [bookkeeper's address|new org chart|delivery hours]",
        "Send tax form to {account}",
        "Thank {first} for the referral",
        "[Agree|Prepare] framework price on {product}",
        "Check credit limit of {account}",
    ),
    "contact": (
        "Call {contact} back",
        "Mail {contact} the {product} price list",
        "Ask {first} for a reference",
        "Send {first} [our meeting notes|the photos|the drawing]",
        "Invite {contact} to the showroom day",
        "Confirm {first}'s new title",
        "Return {first}'s call[ ({account})|]",
        "Send {contact} a sample of {product}",
    ),
    "lead": (
        "Qualify {contact} at {company}",
        "First call to {contact}",
        "Send catalogue to {company}",
        "Follow up with {first} on {article}",
        "Second attempt: call {contact}",
        "Find decision maker at {company}",
        "Quote {qty} × {article} for {company}",
        "Check whether {company} is already a customer",
    ),
    "case": (
        "Call {first} about [the case|their complaint|this]",
        "Ask [the warehouse|operations|product] about [case {case}|{case}]",
        "[Send|Prepare] an answer to {contact}",
        "Close {case} with {first}",
        "Check with {account} if all is settled",
    ),
    "": (
        "Submit {month} expenses",
        "Update forecast for {month}",
        "Book travel to {city}",
        "Clean up my open tasks",
        "Prepare [Monday|Thursday|weekly] team meeting",
        "Read the new {product} data sheet",
        "Hand over {city} visits to {colleague}",
    ),
}

TASK_DETAILS = (
    "{first} [expects|waits for|was promised] [an answer|this|a call][, soon| today or tomorrow| this week|].",
    "[See|Read] [my note|the last note|our mails] [first|below|on the record].",
    "{colleague} has the details[, ask there|].",
    "[{first} is best reached|Try {first}] [in the morning|after lunch|on the mobile|late in the day].",
    "[About|It is about] {qty} × {product}[ at {price}|].",
    "[About|It is about] {qty} × {article}[, {amount}|].",
    "Ask for {contact}, not the front desk.",
    "No hurry, but [do not forget it|before the month ends, please].",
    "They compare us with {competitor} for {project}.",
    "[Stage|We are at] {stage}, {amount}[, close {close}|].",
    "Needs {colleague}'s sign-off before {project} [goes on|moves].",
    "[Second reminder|Reminder|Again].",
)

# What meetings are about, by where they take place.
MEETINGS = {
    "Video call": (
        "{product} demo for {first}",
        "[Quarterly|Half-year|Short] review with {account}",
        "Planning with {first}[: next orders|: delivery|]",
        "Terms and delivery with {account}",
        "Handover with {colleague}: {account}",
    ),
    "Main meeting room": (
        "Contract talk with {contact}",
        "{project}: kick-off with {account}",
        "Price review: {product}[ for {account}|]",
        "[Visit|Guests] from {account}",
    ),
    "Showroom": (
        "Showroom tour for {contact}",
        "{product} demo for {first}",
        "Samples for {project}",
        "Samples for {account}",
    ),
    "{account}, {city}": (
        "Site visit at {account}",
        "Lunch with {contact}",
        "{project}: measuring up at {account}",
        "[Quarterly|Half-year] review with {account}",
    ),
}
# Meetings and calls that have to do with no record.
OWN_EVENTS = (
    "Pipeline review with {colleague}",
    "Team meeting: {month} plan",
    "Training: {product}",
    "One-on-one with {colleague}",
    "Forecast round {month}",
    "Stock meeting: {product}",
)
CALLS = (
    "Call with {contact}",
    "Call {first} re {product}",
    "Call {first} re {article}",
    "[Quote|Offer] follow-up with {contact}",
    "Intro call with {contact}",
    "[Delivery|Terms|Price] call with {first}[ ({account})|]",
    "Check-in with {first}",
    "Price call: {qty} × {product}",
    "Return call to {contact}",
    "Call on {project}[ with {first}|]",
)
EVENT_DETAILS = (
    "Agenda: [{product}|{article}|{project}], [lead time|samples|delivery], terms.",
    "{colleague} joins for the [first|second] half.",
    "Numbers to have ready: {qty} × {product}, {amount}.",
    "Confirm the day before with {first}.",
    "Last open point: freight to {city}.",
    "Close date is {close}, ask [if it holds|whether that still stands].",
    "We are at {stage}, so be concrete.",
)
#: Said only where people meet face to face.
VISIT_DETAILS = (
    "Bring samples of {product}.",
    "They bring [one or two|more] people.",
    "Bring {colleague}'s drawing and the price list.",
    "Ask for {contact} at the front desk.",
)
NEXT_STEPS = (
    "[Send|Mail] revised [quote|offer]",
    "Call {first}[ again| before {close}|]",
    "Wait for [board decision|their answer|the owner]",
    "Demo of {product}",
    "Confirm quantities with {first}",
    "Legal review of terms",
    "Site visit in {city}",
    "Sample of {product} to {first}",
    "Find the decision maker",
    "Freight quote to {city}",
    "Get signed order[ by {close}|]",
    "Agree delivery [date|window]",
)
DEAL_DESCRIPTIONS = (
    "{qty} × {product} [planned|asked for] for {project}[, more lines in the products|].",
    "{account} [wants to replace|is unhappy with] what {competitor} sold them.",
    "Started with a request for {product}[; the rest came later|].",
    "[Tender-like|A small tender]: several offers, {first} collects them.",
    "Part of a bigger plan[ at {account}| in {city}|][, this is the first half|].",
    "Referred by {colleague}. Delivery to {city} only.",
    "[Budget|Frame]: {amount}[, {close} as the date|]. {first} leads it there.",
)
ACCOUNT_DESCRIPTIONS = (
    "{industry} in {city}, [asks mostly for|interested in] {product}.",
    "[Regular orders in season|Few large orders], otherwise quiet.",
    "Runs [several|two or three] sites around {city}.",
    "Deliveries by appointment only[, mornings|, call ahead|].",
    "Came to us from {competitor}.",
    "Family business, decides [fast|slowly but surely].",
    "Invoices by mail, one copy to the bookkeeper.",
)

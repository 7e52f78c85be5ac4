"""Subjects and descriptions of tasks, calls and meetings."""

from __future__ import annotations

DEAL_TASKS = (
    "Send revised quote to {contact}",
    "Call {contact} about {project}",
    "Chase {first} for the signed order",
    "Check lead time for {qty} × {product}",
    "Prepare samples of {product}",
    "Confirm delivery window with {first}",
    "Update close date after call with {first}",
    "Get freight price to {city}",
    "Ask {colleague} for a pallet price on {product}",
    "Send data sheet for {product} to {first}",
    "Book site visit in {city}",
    "Clarify payment terms with {contact}",
    "Find out who signs at {account}",
    "Compare our offer with {competitor}",
    "Answer {first}'s questions on {product}",
    "Add {product2} to the quote as an option",
    "Remind {first} of the offer of {day}",
    "Check stock of {product}",
    "Draft proposal for {project}",
)
ACCOUNT_TASKS = (
    "Prepare account review for {account}",
    "Update ship-to address of {account}",
    "Call {contact} about reorder of {product}",
    "Send new catalogue to {account}",
    "Check open invoices of {account}",
    "Visit {account} in {city}",
    "Ask {first} for the new bookkeeper's address",
    "Send tax form to {account}",
    "Thank {first} for the referral",
    "Agree framework price on {product}",
    "Check credit limit of {account}",
    "Plan {month} delivery with {first}",
)
CONTACT_TASKS = (
    "Call {contact} back",
    "Mail {contact} the {product} price list",
    "Ask {first} for a reference",
    "Send {first} the meeting notes of {day}",
    "Invite {contact} to the showroom day",
    "Confirm {first}'s new title",
    "Return {first}'s call of {weekday}",
    "Send {contact} a sample of {product2}",
)
LEAD_TASKS = (
    "Qualify {contact} at {company}",
    "First call to {contact}",
    "Send catalogue to {company}",
    "Follow up with {first} on {product}",
    "Second attempt: call {contact}",
    "Find decision maker at {company}",
    "Quote {qty} × {product} for {company}",
    "Check whether {company} is already a customer",
)
CASE_TASKS = (
    "Call {first} about the {product}",
    "Arrange pick-up of {product} at {account}",
    "Ask supplier about {product}",
    "Send replacement to {account}",
    "Check batch of {product} in the warehouse",
    "Issue credit for {account}",
)
OWN_TASKS = (
    "Submit {month} expenses",
    "Update forecast for {month}",
    "Book travel to {city}",
    "Clean up my open tasks",
    "Prepare {weekday} team meeting",
    "Read the new {product} data sheet",
    "Hand over {city} visits to {colleague}",
)

TASK_DETAILS = (
    "{first} expects an answer by {day2}.",
    "See my note of {day}.",
    "{colleague} has the details.",
    "Best reached after {time}.",
    "Was promised on {day}.",
    "About {qty} × {product}, roughly {amount}.",
    "Ask for {contact}, not the front desk.",
    "Low urgency, but before {month}.",
    "They compare with {competitor}.",
    "Use the {month} price list.",
    "Needs {colleague}'s sign-off above {pct} %.",
    "Second reminder.",
)

# What meetings are about, by where they take place.
MEETINGS = {
    "Video call": (
        "{product} demo for {first}",
        "Quarterly review with {account}",
        "Planning with {first}: {month} orders",
        "Terms and delivery with {account}",
        "Handover with {colleague}: {account}",
    ),
    "Main meeting room": (
        "Contract talk with {contact}",
        "{project}: kick-off with {account}",
        "Price review: {product}",
    ),
    "Showroom": ("Showroom tour for {contact}", "{product} demo for {first}", "Samples for {project}"),
    "{account}, {city}": (
        "Site visit at {account}",
        "Lunch with {contact}",
        "{project}: measuring up at {account}",
        "Quarterly review with {account}",
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
    "Quote follow-up with {contact}",
    "Intro call with {contact}",
    "Call about delivery of {day}",
    "Check-in with {first}",
    "Price call: {qty} × {product}",
    "Return call to {contact}",
    "Call on {project}",
)
EVENT_DETAILS = (
    "Agenda: {product}, lead time, terms.",
    "Bring samples of {product} and {product2}.",
    "{colleague} joins for the first half.",
    "They bring two more people.",
    "Numbers to have ready: {qty} pieces, {amount}.",
    "Confirm the day before with {first}.",
    "Parking behind the building, ask for {contact}.",
    "Last open point: freight to {city}.",
)
NEXT_STEPS = (
    "Send revised quote",
    "Call {first} on {day2}",
    "Wait for board decision on {day2}",
    "Demo of {product}",
    "Confirm quantities with {first}",
    "Legal review of terms",
    "Site visit in {city}",
    "Sample of {product} to {first}",
    "Find the decision maker",
    "Freight quote to {city}",
    "Get signed order",
    "Agree delivery in {month}",
)
DEAL_DESCRIPTIONS = (
    "{qty} × {product} planned for {project}, decision expected in {month}.",
    "{account} wants to replace what {competitor} sold them.",
    "Started with a request for {product}; {product2} may follow.",
    "Tender-like: three offers, {first} collects them.",
    "Part of a bigger plan of about {amount} over two years.",
    "Referred by {colleague}. Delivery to {city} only.",
)
LEAD_DESCRIPTIONS = (
    "Asked for {qty} × {product}.",
    "Wants prices for {product} and {product2}.",
    "Plans {project}, budget about {amount}.",
    "Saw our {product} at the fair in {city}.",
    "Currently buys from {competitor}.",
    "Needs delivery before {day2}.",
    "Left a card at the stand, interested in {product}.",
)
ACCOUNT_DESCRIPTIONS = (
    "{industry} in {city}, buys mostly {product}.",
    "Regular orders in {month}, otherwise quiet.",
    "Runs {weeks} sites around {city}.",
    "Deliveries by appointment only, before {time}.",
    "Came to us from {competitor}.",
    "Family business, decides fast.",
    "Invoices by mail, one copy to the bookkeeper.",
)

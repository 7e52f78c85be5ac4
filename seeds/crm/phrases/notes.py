"""Phrases of notes: how they open, what they report, what is to be done next."""

from __future__ import annotations

DEAL_OPENINGS = (
    "Call with {contact} on {day}.",
    "Spoke to {first} this morning about {project}.",
    "Met {first} on site in {city}.",
    "{first} rang back {weekday}.",
    "Mail from {contact}, short version:",
    "Quick sync with {colleague} on this one.",
    "Video call with {first} and their buyer, {minutes} min.",
    "Follow-up after the {product} demo.",
    "Lunch with {contact}, good mood.",
    "Voicemail from {first}, then reached them at {time}.",
    "Reviewed the numbers with {colleague} before going back to {first}.",
    "{first} forwarded our quote internally on {day}.",
    "Ran into {first} at the trade show.",
    "Second visit in {city}, {contact} walked me through the site.",
    "Finally got hold of {contact}.",
    "Internal: checked stock with {colleague}.",
)
DEAL_NEWS = (
    "They want {qty} × {product} to start, the rest by {month}.",
    "Budget is around {amount}, not signed off yet.",
    "Price on the {product} is fine, freight is the sticking point.",
    "They compare us with {competitor}, who is {pct} % cheaper on paper.",
    "Quantities may grow to {qty} if the second site gets approved.",
    "Delivery before {day2} is a hard condition.",
    "They asked for {pct} % off the {product}; I said I would look at the volume first.",
    "Sample of the {product} went down very well.",
    "Sign-off sits with the owner, {first} only recommends.",
    "They would take {product2} if the {product} is late.",
    "Their board meets on {day2}, nothing will move before that.",
    "Terms: they insist on net 45, finance is on it.",
    "Half now, half in {month}, one invoice each.",
    "They like the {product} but doubt the {weeks}-week lead time.",
    "{qty} units is the number in their plan, everything above {amount} goes to tender.",
    "Old supplier let them down twice, so reliability beats price.",
    "Need a drawing with dimensions of the {product} for the installer.",
    "They already bought {product2} elsewhere, so that part is off the table.",
    "Purchase order would come from the head office, not from {city}.",
    "Warranty came up again: they want {weeks} weeks for returns.",
)
DEAL_NEXT = (
    "Sending a revised quote by {day2}.",
    "Next call {day2}, {time}.",
    "I owe them lead times for {qty} pieces.",
    "{colleague} checks freight to {city}.",
    "Waiting for their answer until {day2}.",
    "Will bring samples on the next visit.",
    "Ask {colleague} about a pallet price.",
    "Reminder set for {day2}.",
    "Nothing to do before {month}.",
    "Need references from a similar customer.",
    "Booked {minutes} minutes with their team for {day2}.",
    "Keep the close date, but watch it.",
    "If quiet by {day2}, call {first} directly.",
    "Put {product2} into the quote as an option.",
    "Legal gets the terms from me today.",
    "Please don't discount further without asking me.",
)

ACCOUNT_OPENINGS = (
    "Account review with {colleague}.",
    "Visited {account} in {city} on {day}.",
    "Called the main line, spoke to {contact}.",
    "News from {account}:",
    "Went through last year's orders with {first}.",
    "Mail exchange with {contact} this week.",
    "Checked their website before the call.",
    "Credit check came back {weekday}.",
    "Quarterly call, {minutes} min, {contact} and two others.",
    "{contact} introduced me to the new team.",
    "Cleaned up this record with {colleague}.",
    "Delivery feedback from {first}:",
)
ACCOUNT_NEWS = (
    "They open another site in {month} and will need {qty} × {product}.",
    "Buying moved to head office, {first} still decides locally.",
    "Receiving dock closes at {time}, no deliveries after that.",
    "New bookkeeper, invoices go to the general mailbox from now on.",
    "Happy with the {product}, less so with the packaging.",
    "They want one order per quarter instead of monthly.",
    "Competitor {competitor} has been in twice this month.",
    "Yearly volume should land near {amount}.",
    "Hiring freeze until {month}, small orders only.",
    "Asked for a framework price on {product} and {product2}.",
    "They pay after {weeks}0 days whatever the terms say.",
    "Ship-to changed, the old address in {city} is only the office.",
    "{first} leaves for parental leave in {month}; cover is not named yet.",
    "Their fiscal year ends in {month}, expect leftovers of about {amount}.",
    "No e-mail newsletters please, phone is fine.",
    "Showed them {product2}; they liked it but have no use before {month}.",
)
ACCOUNT_NEXT = (
    "Next review {day2}.",
    "Added to the {month} visit list.",
    "{colleague} takes the paperwork.",
    "Sent the catalogue pages for {product}.",
    "Will prepare a proposal for {qty} pieces.",
    "Rating stays as it is.",
    "Told {first} I would call on {day2}.",
    "Ask finance about the limit.",
    "Keep an eye on this one.",
    "Update the ship-to before the next order.",
    "Follow up once {first} is back.",
    "No action for now.",
)

CONTACT_OPENINGS = (
    "{first} prefers mail before {time}.",
    "Good contact.",
    "Met at the {city} fair on {day}.",
    "Spoke {weekday}, {minutes} minutes.",
    "Took over from a colleague in {month}.",
    "Reached {first} at the second attempt, {time}.",
    "Introduced by {colleague}.",
    "Short chat after the delivery of {day}.",
    "{first} called about the {product}.",
    "Coffee with {first} in {city}.",
)
CONTACT_NEWS = (
    "Signs orders up to {amount}, above that it goes upstairs.",
    "Knows {product} well, no need to explain the basics.",
    "Responsible for {qty} workplaces at {account}.",
    "Out of office until {day2}.",
    "Asked for a data sheet of {product2}.",
    "Direct line works best after {time}.",
    "Wants prices in writing, never on the phone.",
    "Used to buy from {competitor}.",
    "Will run the trial of {qty} × {product} themselves.",
    "Cares about lead time more than {pct} % of discount.",
    "Also looks after the second location since {month}.",
    "Was not pleased that the {product} came {weeks} days late.",
)

LEAD_OPENINGS = (
    "First call on {day}.",
    "Came in on {weekday}, called back within the hour.",
    "Left a voicemail at {time}.",
    "Mail sent, no answer yet.",
    "Talked to {first} for {minutes} minutes.",
    "Gatekeeper took a message for {first}.",
    "{first} remembered us from the trade show.",
    "Second attempt, reached {first}.",
    "Checked the company: {city}, seems real.",
    "{colleague} knows them from an old job.",
)
LEAD_NEWS = (
    "Looking for about {qty} × {product}.",
    "No budget before {month}.",
    "Budget {amount}, decision by {day2}.",
    "Only wanted a price for {product}.",
    "Currently with {competitor}, contract ends in {month}.",
    "They need {product} and maybe {product2}.",
    "Has {weeks} people who would use it.",
    "Fits us well, though {city} is far from our van route.",
    "Compares three suppliers, we are the second they called.",
    "Would start small: {qty} pieces, then more in {month}.",
    "Asked whether {pct} % is possible for prepayment.",
    "Project is real, timing is not.",
)
LEAD_NEXT = (
    "Call again {day2}.",
    "Sent the catalogue.",
    "Qualify next week with {colleague}.",
    "Convert if they confirm by {day2}.",
    "Nothing more until {month}.",
    "Quote requested, numbers by {day2}.",
    "Asked for a site visit.",
    "Try the mobile next time.",
    "{colleague} sends samples.",
    "Park it after a third attempt.",
)

CASE_OPENINGS = (
    "Called {first} at {time}.",
    "{first} sent photos on {day}.",
    "Checked with the warehouse, {colleague} confirms.",
    "Customer mailed again {weekday}.",
    "Looked at the order with {colleague}.",
    "Tried to reproduce it here.",
    "Supplier answered on {day}.",
    "Return label sent to {first}.",
)
CASE_NEWS = (
    "{few} of {qty} pieces affected, all {product}.",
    "Same fault as on two other orders this month.",
    "Looks like transport damage, carton was wet.",
    "Serial numbers are from the {month} batch.",
    "They can live with it until {day2}.",
    "Replacement is in stock, {qty} left.",
    "Credit of {amount} would settle it.",
    "Not our part: the installer used the wrong fitting.",
    "{first} would rather have {product2} instead.",
    "Inspection booked for {day2}.",
)
CASE_NEXT = (
    "Waiting for the customer.",
    "Replacement ships {day2}.",
    "Escalate if nothing by {day2}.",
    "{colleague} decides on goodwill.",
    "Will call back {day2}.",
    "Ask for one more photo.",
    "Close once they confirm.",
    "Returned parts go to the bench.",
)

# An older note and the newer one that contradicts it.
REVERSALS = (
    (
        "{contact} confirmed {qty} × {product}, they sign on {day}.",
        "Scratch the earlier note: {first} cut the {product} to {few}, no signature before {day2}.",
    ),
    (
        "Decision is made by {contact} alone, good for us.",
        "Correction: {first} does not decide, the head of finance does. Met them {weekday}, they want {pct} % off.",
    ),
    (
        "Budget approved, {amount} for {project}.",
        "Budget for {project} is frozen again until {month}, {first} called {weekday} at {time}.",
    ),
    (
        "They want wholesale terms, told {first} that is fine.",
        "Checked with {colleague}: no wholesale terms here, {first} was told on {day} and accepts list prices.",
    ),
    (
        "Close by end of {month}, {first} is sure.",
        "{first} now says {day2} at the earliest, their installer is booked until then.",
    ),
    (
        "{competitor} is out, {contact} told me on {day}.",
        "{competitor} is back in with {pct} % less. {first} gives us until {day2}.",
    ),
    (
        "New number for {first}, the old one is dead.",
        "Ignore the note about the number: {first} is back on the old line since {weekday}, called {time}.",
    ),
    (
        "Deliver everything to the {city} site, {first} said.",
        "Delivery goes to the main address after all, {city} has no dock. {contact} confirmed on {day}.",
    ),
)

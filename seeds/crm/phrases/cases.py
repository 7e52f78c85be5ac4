"""Subjects, descriptions and resolutions of cases, by type."""

from __future__ import annotations

SUBJECTS = {
    "Question": (
        "{product}: asks {question}",
        "Question on {product} – {question}",
        "{first} wants to know {question} ({product})",
        "{product}, {qty} pieces: asks {question}",
    ),
    "Incident": (
        "{product}: {fault}",
        "{fault_first} ({product})",
        "{qty} × {product} – {fault}",
        "{product} from {month_before} order: {fault}",
    ),
    "Problem": (
        "Invoice of {month_before} shows the old address",
        "Delivery of {day} incomplete",
        "Short by {few} × {product}",
        "{qty} × {product} arrived without paperwork",
        "Charged freight twice on the {month_before} order",
        "Pallet for {city} delivered to the wrong dock",
        "Discount of {pct} % missing on invoice of {day}",
        "Tracking of {product} shows no movement since {weekday}",
    ),
    "Return": (
        "Return of {few} × {product}",
        "Wrong item: got {product2} instead of {product}",
        "Wants to swap {product} for {product2}",
        "Refused delivery of {day}: {product}",
    ),
}

# Said of any article.
FAULTS = ("arrived scratched", "one piece missing from the box", "not the size on the label", "box opened and resealed")
QUESTIONS = ("what the lead time is", "if there is a price for larger orders", "how long the warranty lasts")

OPENINGS = (
    "{contact} called at {time}.",
    "Mail from {contact} of {day}.",
    "{first} wrote via the web form.",
    "Reported by {contact}, {account}.",
    "{first} got in touch {weekday}.",
)
FACTS = {
    "Question": (
        "They plan {qty} pieces of {product}.",
        "It is for the site in {city}.",
        "They compare it with {product2}.",
        "Their order of about {amount} depends on the answer.",
        "They need to know by {day2}.",
    ),
    "Incident": (
        "{few} of {qty} pieces of {product} are affected.",
        "It concerns the delivery of {day}.",
        "The order was worth {amount}.",
        "First seen on {weekday} in {city}.",
        "Happened with {product2} last year as well.",
        "They need it settled by {day2}.",
    ),
    "Problem": (
        "It concerns the delivery of {day}.",
        "The order was worth {amount}.",
        "Second time this year, says {first}.",
        "Bookkeeping there holds the payment until it is settled.",
        "They need it settled by {day2}.",
    ),
    "Return": (
        "{few} of {qty} pieces, unopened.",
        "Ordered by mistake on {day}.",
        "The order was worth {amount}.",
        "Boxes stand at their dock in {city}.",
        "They need the space by {day2}.",
    ),
}
WISHES = {
    "Question": ("Prefers an answer by mail.", "Please call back before {time}.", "{colleague} may know.", "No hurry."),
    "Incident": (
        "Wants a replacement.",
        "Would accept a credit.",
        "Asks for a call back before {time}.",
        "Photos are attached to the mail.",
        "Please keep {colleague} informed.",
    ),
    "Problem": ("Wants it in writing.", "Asks for a call back before {time}.", "Please keep {colleague} informed."),
    "Return": ("Wants the pick-up this week.", "Would accept a credit.", "Asks for a return label.", "No hurry."),
}

RESOLUTIONS = {
    "Question": (
        "Explained by phone on {day}, {first} is satisfied.",
        "Sent the data sheet of {product} to {contact}.",
        "{colleague} answered by mail on {day}.",
        "Answered; {first} orders {qty} to try.",
    ),
    "Incident": (
        "Replaced {few} × {product}, shipped on {day}.",
        "Credit of {credit} issued, {first} agreed.",
        "Repair kit sent, works again according to {first}.",
        "Carrier accepted the claim for {credit}.",
        "Swapped for another {product} at no charge.",
        "Talked {first} through the fix by phone on {day}.",
    ),
    "Problem": (
        "Corrected papers sent on {day}.",
        "Settled with the delivery of {day}.",
        "Cleared up with {first} by phone on {day}.",
        "Credit of {credit} issued, {first} agreed.",
        "{colleague} cleared it with their bookkeeping on {day}.",
    ),
    "Return": (
        "Returned to stock after inspection by {colleague}.",
        "Picked up on {day}, credit of {credit} issued.",
        "Exchanged, the difference of {credit} goes on the next invoice.",
        "{first} keeps them at {pct} % off.",
    ),
}
REJECTIONS = (
    "Not one of our articles, told {first} on {day}.",
    "Bought from {competitor}, not from us.",
    "No answer from {first} since {day}.",
    "Outside our terms, {colleague} told {first} on {day}.",
)

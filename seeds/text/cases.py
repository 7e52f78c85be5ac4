"""Subjects, descriptions and resolutions of cases."""

from __future__ import annotations

FAULTS = (
    "{product}: {fault}",
    "{fault_first} ({product})",
    "{qty} × {product} – {fault}",
    "{product} from {month} order: {fault}",
)
QUESTIONS = (
    "{product}: asks {question}",
    "Question on {product} – {question}",
    "{first} wants to know {question} ({product})",
)
RETURNS = (
    "Return of {weeks} × {product}",
    "Wrong item: got {product2} instead of {product}",
    "Wants to swap {product} for {product2}",
    "Refused delivery of {day}",
)
SERVICE = (
    "Invoice shows the old address",
    "Delivery of {day} incomplete",
    "Short by {weeks} × {product}",
    "Order arrived without paperwork",
    "Charged freight twice",
    "Pallet for {city} delivered to the wrong dock",
    "Promised discount of {pct} % missing on invoice",
    "Tracking shows no movement since {weekday}",
)

DESCRIPTION_OPENINGS = (
    "{contact} called at {time}.",
    "Mail from {contact} of {day}.",
    "{first} wrote via the web form.",
    "Reported by {contact}, {account}.",
    "{first} is not amused.",
)
DESCRIPTION_FACTS = (
    "{weeks} of {qty} pieces of {product} are affected.",
    "It concerns the delivery of {day}.",
    "The order was worth {amount}.",
    "First seen on {weekday} in {city}.",
    "Happened with {product2} last year as well.",
    "They need it settled by {day2}.",
)
DESCRIPTION_WISHES = (
    "Wants a replacement.",
    "Would accept a credit.",
    "Asks for a call back before {time}.",
    "Photos are attached to the mail.",
    "Please keep {colleague} informed.",
    "No hurry.",
)

RESOLUTIONS = (
    "Replaced {weeks} × {product}, shipped on {day}.",
    "Credit of {amount} issued, {first} agreed.",
    "Explained by phone, {first} is satisfied.",
    "Sent the data sheet of {product} to {contact}.",
    "Corrected invoice sent on {day}.",
    "Missing pieces followed with the next delivery.",
    "Returned to stock after inspection by {colleague}.",
    "Repair kit sent, works again according to {first}.",
    "Carrier accepted the claim for {amount}.",
    "Swapped for {product2} at no charge.",
)
REJECTIONS = (
    "Outside the warranty, told {first} on {day}.",
    "Not one of our articles.",
    "Damage caused by the installer, photos in the mail.",
    "Spam.",
)

"""What people of the company meet for, where, and why they are away."""

from __future__ import annotations

#: Teams that go through a pipeline besides those of territories.
SELLING = ("Sales operations",)
ROOMS = ("Video call", "Main meeting room", "Small meeting room", "Showroom", "Canteen corner")
AGENDAS = (
    "Numbers, open points, who is away.",
    "Round of five minutes each. Bring what is stuck.",
    "Deals of the month first, then cases.",
    "Short: blockers only.",
    "Guests, fairs, samples that are out.",
)
ABSENCES = ("Leave", "Leave", "Leave", "Medical appointment", "Training off site", "Parental leave day", "Moving house")
FAIRS = (
    ("Open trade days", "Exhibition center, hall 4"),
    ("Regional buyers' fair", "Fairgrounds, hall 2"),
    ("Makers and retailers show", "Convention hall, stand 118"),
    ("Wholesale days", "Exhibition center, hall 1"),
    ("National order show", "Congress house, level 2"),
)
INTERNAL = (
    "Price list {month}: what changes",
    "{article}: complaints and what to say",
    "{article}: samples for customers",
    "Sales and support: open cases",
    "Interview round for {month}",
    "Forecast {month}: last check",
    "{month} mailing: texts and dates",
    "Freight costs {month}",
    "{article}: launch plan",
    "Budget talk {month}",
    "Customer survey {month}: results",
    "{article}: margin and rebates",
    "Handover before leave, {month}",
    "Returns of {article}: who decides",
    "Stock of {article}: next delivery",
)

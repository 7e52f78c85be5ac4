"""What colleagues meet for, where, and why they are away."""

from __future__ import annotations

#: Teams that go through a pipeline besides those of territories.
SELLING = ("Sales operations",)
ROOMS = ("Video call", "Main meeting room", "Small meeting room", "Showroom", "Break room")
AGENDAS = {
    "weekly": (
        "Numbers, open points, who's out.",
        "Five minutes each. Bring what's stuck.",
        "What went well, what's stuck, who's out.",
        "Last week, this week, anything blocking.",
        "Quick round, then one topic.",
    ),
    "pipeline review": (
        "Top deals by amount, then anything without a next step.",
        "Close dates this month first. Update before the meeting.",
        "Commit, best case, slipped. Have dates ready.",
        "Everything over 60 days old, then new ones.",
        "One minute per deal: next step, date, risk.",
    ),
}
ABSENCES = ("PTO", "PTO", "PTO", "Vacation", "Vacation", "Doctor's appointment", "Off-site training", "Jury duty")
#: Those that take a day at most.
DAYS_OFF = ("Doctor's appointment", "Jury duty")
FAIRS = (
    ("Regional trade show", "Convention center, hall C"),
    ("Buyers' show", "Expo center, booth 412"),
    ("Dealer open house", "Fairgrounds, building 2"),
    ("Industry expo", "Convention center, booth 118"),
    ("Annual order show", "Expo hall, level 2"),
)
#: Meetings of a few colleagues; `month` is the month in which they are.
INTERNAL = (
    "{month} price changes: what to tell customers",
    "Open cases: sales and support",
    "{month} forecast, final check",
    "{month} newsletter: copy and dates",
    "Freight costs, {month}",
    "Interview debrief",
    "{month} budget check-in",
    "Customer survey: {month} results",
    "Vacation handover",
    "Returns backlog",
    "Back orders and ETAs",
    "Show prep: booth, samples, staffing",
    "Lead routing: what isn't working",
    "Duplicate accounts cleanup",
    "Sample requests: who approves",
    "Credit holds this month",
    "Onboarding: week two check-in",
    "Territory questions",
    "{month} promo: what's included",
    "Lunch & learn: reading a freight bill",
    "Quote template changes",
    "Top ten accounts, {month}",
    "Win/loss review, {month}",
    "Holiday schedule and coverage",
)
#: Those that are about an article.
ABOUT_GOODS = (
    "{article}: complaints and what we say",
    "{article}: samples for customers",
    "{article}: launch checklist",
    "{article}: margin and discounts",
    "{article}: stock and next delivery",
    "{article}: photos and copy",
    "{article}: supplier lead times",
)

"""Why somebody asks for more than the limit, and what stands at the bottom of a quote; patterns of `seeds.grammar`."""

# Sentences read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

REASONS = (
    "{account} [compares us with|has an offer of|talks to] {competitor}[, who are cheaper|, and they are close|][. They sign this month|. {first} decides soon|].",
    "[First order of a larger programme|Start of a rollout|Pilot for more sites][, {first} says|]: [they want to see what we can do|the rest follows at list price|more comes next quarter].",
    "{first} [asked three times|insists|will not move][, budget is fixed|, their budget ends there|][; margin is still fine|; freight is on them|].",
    "[Long-standing customer|They always pay on time|Good reference in {city}][, would like to keep them|, worth it|, please agree].",
    "[Takes the whole lot at once|One delivery, one invoice|They collect it themselves][, saves us freight|, no extra work|].",
    "[Agreed with {first} on the phone|Promised at the trade fair|Discussed in {month}][, subject to your approval|, if you agree|].",
)
TERMS = (
    "[Payable|Payment] within thirty days. [Delivery|Shipping] [free|included] to {city}.",
    "[Prices|All prices] [hold|are valid] until the day named above. [Freight is extra.|Freight as agreed.|]",
    "[Half on order, half on delivery|Payable on delivery|Net thirty days].",
)
OK_COMMENTS = (
    "",
    "",
    "Fine.",
    "Agreed.",
    "OK with me, go ahead.",
    "Good customer, fine.",
    "Agreed, but only this once.",
)

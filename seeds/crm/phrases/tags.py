"""What people put on records; some stand for the same, as happens where everybody may make up their own."""

from __future__ import annotations

TAGS = {
    "account": (
        "Key account", "Visit yearly", "Liftgate", "Reference", "Seasonal", "Bids only", "Multi-site", "At risk",
    ),
    "contact": ("Decision maker", "Call, don't email", "Newsletter", "Met at show", "Technical", "Champion"),
    "deal": ("Bid", "Blanket PO", "Pilot", "Rush", "Repeat order", "Competitor in", "Sample sent", "Needs approval"),
}  # fmt: skip

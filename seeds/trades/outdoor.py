"""Outdoor gear: goods, buyers, projects and what goes wrong."""

from __future__ import annotations

from .trade import Trade, family

OUTDOOR = Trade(
    name="outdoor gear",
    company_kinds=("Outfitters", "Outdoor Supply", "Trail Goods", "Mountain Works"),
    taglines=(
        "Gear that outlasts the trail.",
        "Built for weather, fixed for life.",
        "Everything between you and the rain.",
    ),
    industries=("Retail", "Hospitality", "Education", "Non-profit", "Government"),
    families=(
        family(
            "Tents",
            "TNT",
            "1-person | 2-person | 3-person | 4-person | 6-person",
            ("ridge tent", 140, 520),
            ("dome tent", 160, 640),
            ("tunnel tent", 210, 890),
            ("tarp shelter", 60, 190),
        ),
        family(
            "Packs",
            "PCK",
            "18 L | 28 L | 40 L | 55 L | 70 L",
            ("day pack", 58, 140),
            ("trekking pack", 110, 310),
            ("dry pack", 64, 180),
            ("guide pack", 150, 380),
        ),
        family(
            "Sleeping",
            "SLP",
            "short | regular | long | wide | double",
            ("down sleeping bag", 180, 460),
            ("synthetic sleeping bag", 80, 210),
            ("foam mat", 24, 62),
            ("air mat", 70, 190),
        ),
        family(
            "Cooking",
            "CKG",
            "solo | duo | trio | camp | expedition",
            ("gas stove", 38, 160),
            ("cook set", 32, 140),
            ("water filter", 36, 180),
            ("insulated jug", 22, 74),
        ),
        family(
            "Clothing",
            "CLO",
            "XS | S | M | L | XL",
            ("rain shell", 120, 148),
            ("fleece mid-layer", 62, 78),
            ("trail trousers", 74, 92),
            ("wool base layer", 48, 64),
        ),
        family(
            "Climbing",
            "CLB",
            "type A | type B | type C | type D | type E",
            ("dynamic rope", 130, 260),
            ("climbing harness", 58, 120),
            ("locking carabiner", 12, 26),
            ("belay device", 24, 84),
        ),
    ),
    projects=(
        "rental fleet",
        "guide staff kit",
        "spring restock",
        "summer camp order",
        "winter range",
        "youth programme",
        "trailhead shop opening",
        "search-and-rescue kit",
        "field school order",
        "staff uniforms",
    ),
    faults=(
        "TNT CLO: seams leaking after the first wet weekend",
        "TNT SLP CLO PCK: zip splitting at the corner",
        "TNT: poles cracked on arrival",
        "TNT PCK CLO: colour does not match the sample",
        "PCK CLB: buckle breaking under load",
        "SLP CKG: valve losing air overnight",
    ),
    questions=(
        "TNT SLP: what the fire rating is",
        "TNT CLO PCK: if it can be re-proofed",
        "TNT SLP CKG: if a repair kit is included",
        "TNT SLP PCK: how it packs for rental",
    ),
)

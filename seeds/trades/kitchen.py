"""Kitchenware: goods, buyers, projects and what goes wrong."""

# Tables read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

from .desk.kitchen import FAULTS, QUESTIONS
from .nature import made
from .trade import Trade, family

KITCHEN = Trade(
    name="kitchenware",
    company_kinds=("Kitchen Supply", "Cookware", "Pantry & Pan", "Table Trade"),
    taglines=("Pans with a past and a future.", "For kitchens that never close.", "Good steel, fair price."),
    industries=("Hospitality", "Food & beverage", "Healthcare", "Education", "Retail"),
    families=(
        family(
            "Cookware",
            "CKW",
            "7 in | 8 in | 10 in | 12 in | 14 in",
            ("sauté pan", 48, 112, 920, 1850, "44 × 24 × 9", made("ware", "metal", "handle", "lid")),
            ("stock pot", 62, 180, 1350, 3900, "26 × 26 × 18", made("ware", "metal", "lid", "handle")),
            ("cast-iron skillet", 34, 88, 1150, 3600, "34 × 22 × 6", made("ware", "metal", "handle")),
            ("saucepan", 38, 94, 680, 1750, "38 × 20 × 12", made("ware", "metal", "lid", "handle")),
            care=(
                "Let it cool before you wash it.",
                "Rinse, wipe dry, and oil lightly. @ cast-iron skillet | Wash by hand and dry right away.",
                "Use wooden or silicone tools.",
            ),
            warranty=(24, 60),
        ),
        family(
            "Knives",
            "KNF",
            "6 in | 7 in | 8 in | 9 in | 10 in",
            ("chef's knife", 46, 138, 110, 290, "34 × 7 × 3", made("tool", "sharp", "handle", "wood", "metal")),
            ("boning knife", 38, 92, 95, 190, "32 × 6 × 3", made("tool", "sharp", "handle", "metal")),
            ("bread knife", 42, 84, 105, 240, "36 × 6 × 3", made("tool", "sharp", "handle", "wood", "metal")),
            ("honing steel", 24, 66, 160, 340, "40 × 6 × 4", made("tool", "handle", "metal")),
            care=(
                "Wash by hand, dry right away, hang it up. @ honing steel | Wash by hand, dry right away, store in a sleeve.",
                "Wipe it with a dry cloth after use. @ honing steel | Have it sharpened by a professional; don't hone. @ bread knife | Hone weekly, sharpen twice a year.",
                "Keep out of the dishwasher.",
            ),
            warranty=(24, 60),
        ),
        family(
            "Bakeware",
            "BKW",
            "eighth | quarter | half | two-thirds | full",
            ("sheet pan", 12, 32, 390, 1450, "34 × 26 × 4", made("ware", "metal")),
            ("cooling rack", 22, 70, 740, 2100, "32 × 18 × 12", made("ware", "metal")),
            ("baking mat", 14, 38, 120, 340, "32 × 8 × 8", made("ware")),
            ("dough box", 26, 84, 620, 2200, "36 × 28 × 12", made("ware")),
            care=(
                "Wash warm with a soft sponge.",
                "Store it flat or rolled, never folded. @ baking mat | Let it air-dry before stacking. @ dough box | Dry right away, stack with paper in between.",
                "Not for the oven. @ dough box | Let it cool before you wash it.",
            ),
            warranty=(12, 24),
        ),
        family(
            "Tableware",
            "TBL",
            "case of 12 | case of 24 | case of 36 | case of 48 | case of 72",
            ("dinner plate", 66, 330, 6900, 41_000, "32 × 32 × 22", made("ware", "chips", "pack")),
            ("soup bowl", 58, 290, 5200, 31_000, "36 × 28 × 20", made("ware", "chips", "pack")),
            ("water glass", 36, 172, 2900, 17_200, "38 × 29 × 14", made("ware", "glass", "chips", "pack")),
            ("flatware place setting", 84, 420, 2400, 14_100, "32 × 24 × 12", made("ware", "metal", "pack")),
            care=(
                "Dishwasher safe.",
                "Dishwasher safe; don't soak overnight. @ flatware place setting | Dishwasher safe; don't stack. @ water glass | Dishwasher safe; stack no more than twelve.",
                "Dry right away to keep the shine. @ flatware place setting | Avoid sudden changes in temperature.",
            ),
            warranty=(12, 24),
        ),
        family(
            "Small appliances",
            "APP",
            "3 qt | 5 qt | 8 qt | 12 qt | 20 qt",
            (
                "planetary mixer",
                320,
                2600,
                14_500,
                78_000,
                "52 × 38 × 54",
                made("machine", "plug", "motor", "moving_parts", "noise", "metal"),
            ),
            (
                "food processor",
                280,
                1450,
                7800,
                29_500,
                "46 × 32 × 42",
                made("machine", "plug", "motor", "moving_parts", "noise", "lid", "sharp"),
            ),
            (
                "immersion circulator",
                190,
                880,
                1500,
                6200,
                "42 × 18 × 16",
                made("machine", "plug", "heat", "water", "screen", "motor"),
            ),
            ("rice cooker", 84, 390, 2900, 11_800, "36 × 36 × 32", made("machine", "plug", "heat", "lid", "screen")),
            care=(
                "Unplug it, wipe with a damp cloth.",
                "Descale when you see a white film. @ immersion circulator | Wash removable parts by hand.",
                "Keep the heating plate clean and dry. @ rice cooker | Never run it without water. @ immersion circulator | Keep the motor dry.",
            ),
            warranty=(12, 24),
        ),
        family(
            "Storage",
            "STG",
            "1 qt | 2 qt | 4 qt | 8 qt | 18 qt",
            ("polycarbonate container", 8, 42, 190, 1450, "20 × 18 × 12", made("ware")),
            ("ingredient bin", 19, 96, 780, 6900, "36 × 28 × 26", made("ware", "lid", "wheels")),
            ("insulated carrier", 78, 310, 2400, 9800, "48 × 34 × 32", made("ware", "lid", "seal", "handle")),
            ("vacuum canister", 24, 88, 420, 1900, "20 × 14 × 14", made("ware", "glass", "lid", "seal", "valve")),
            care=(
                "Wipe out with warm water and mild soap.",
                "Wash by hand and let it air-dry. @ polycarbonate container | Wash by hand; dry with the lid off.",
                "Keep the wheels clean so that it rolls. @ ingredient bin | Keep away from open flame. @ insulated carrier | Not for the microwave.",
            ),
            warranty=(12, 24),
        ),
    ),
    projects=(
        "kitchen opening",
        "banquet refresh",
        "pan replacement",
        "school cafeteria order",
        "second kitchen",
        "menu relaunch",
        "catering van setup",
        "cooking school",
        "hotel breakfast buffet",
        "annual tableware top-up",
    ),
    faults=FAULTS,
    questions=QUESTIONS,
)

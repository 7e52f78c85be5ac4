"""Kitchenware: goods, buyers, projects and what goes wrong."""

from __future__ import annotations

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
            "18 cm | 20 cm | 24 cm | 28 cm | 32 cm",
            ("sauté pan", 48, 112),
            ("stock pot", 62, 180),
            ("cast-iron skillet", 34, 88),
            ("saucepan", 38, 94),
        ),
        family(
            "Knives",
            "KNF",
            "9 cm | 13 cm | 17 cm | 21 cm | 25 cm",
            ("chef's knife", 46, 138),
            ("boning knife", 38, 92),
            ("bread knife", 42, 84),
            ("honing steel", 24, 66),
        ),
        family(
            "Bakeware",
            "BKW",
            "quarter | half | full | deep half | deep full",
            ("sheet pan", 12, 32),
            ("loaf tin set", 22, 70),
            ("baking mat", 14, 38),
            ("proofing box", 26, 84),
        ),
        family(
            "Tableware",
            "TBL",
            "case of 12 | case of 24 | case of 36 | case of 48 | case of 72",
            ("dinner plate", 66, 330),
            ("soup bowl", 58, 290),
            ("water glass", 36, 172),
            ("flatware place setting", 84, 420),
        ),
        family(
            "Small appliances",
            "APP",
            "3 L | 5 L | 8 L | 12 L | 20 L",
            ("planetary mixer", 320, 2600),
            ("food processor", 280, 1450),
            ("immersion circulator", 190, 880),
            ("rice cooker", 84, 390),
        ),
        family(
            "Storage",
            "STG",
            "1 L | 2 L | 4 L | 8 L | 18 L",
            ("polycarbonate container", 8, 42),
            ("ingredient bin", 19, 96),
            ("insulated carrier", 78, 310),
            ("vacuum canister", 24, 88),
        ),
    ),
    projects=(
        "kitchen opening",
        "banquet refresh",
        "pan replacement",
        "school canteen order",
        "second kitchen",
        "menu relaunch",
        "catering van kit",
        "cookery school",
        "hotel breakfast buffet",
        "annual tableware top-up",
    ),
    faults=(
        "CKW BKW: coating flaking after a month",
        "CKW KNF: handle rivet loose",
        "APP: bowl not locking in place",
        "TBL: chipped on arrival, 8 of 24",
        "STG CKW: lid not sealing",
        "KNF APP: blade delivered with a nick",
    ),
    questions=(
        "CKW: if it is induction safe",
        ": if it survives the dishwasher",
        "CKW STG APP: what the replacement lid costs",
        "TBL: if the pattern stays in range",
    ),
)

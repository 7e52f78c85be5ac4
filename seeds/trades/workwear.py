"""Workwear: goods, buyers, projects and what goes wrong."""

from __future__ import annotations

from .trade import Trade, family

WORKWEAR = Trade(
    name="workwear",
    company_kinds=("Workwear", "Uniform & Safety", "Site Supply", "Work Goods"),
    taglines=("Dressed for the job.", "Seen, safe, on time.", "Clothes that clock in."),
    industries=("Construction", "Manufacturing", "Logistics", "Healthcare", "Hospitality", "Government"),
    families=(
        family(
            "Jackets",
            "JKT",
            "S | M | L | XL | XXL",
            ("hi-vis jacket", 64, 78),
            ("softshell jacket", 72, 86),
            ("insulated parka", 128, 150),
            ("rain jacket", 54, 66),
        ),
        family(
            "Trousers",
            "TRS",
            "30 in | 32 in | 34 in | 36 in | 38 in",
            ("cargo trousers", 44, 54),
            ("knee-pad trousers", 58, 70),
            ("chef trousers", 32, 40),
            ("thermal trousers", 62, 74),
        ),
        family(
            "Footwear",
            "FTW",
            "size 8 | size 9 | size 10 | size 11 | size 12",
            ("safety boot", 96, 118),
            ("safety shoe", 78, 94),
            ("wellington boot", 42, 54),
            ("kitchen clog", 38, 48),
        ),
        family(
            "Head & eye",
            "HDE",
            "single | pack of 5 | pack of 10 | pack of 20 | pack of 50",
            ("vented helmet", 22, 890),
            ("bump cap", 14, 560),
            ("safety glasses", 8, 310),
            ("ear defenders", 16, 640),
        ),
        family(
            "Gloves",
            "GLV",
            "size 7 | size 8 | size 9 | size 10 | size 11",
            ("cut-resistant gloves, dozen", 58, 72),
            ("grip gloves, dozen", 34, 44),
            ("winter gloves, dozen", 74, 90),
            ("welding gloves, dozen", 110, 132),
        ),
        family(
            "Uniform",
            "UNI",
            "XS | S | M | L | XL",
            ("polo shirt", 18, 24),
            ("work shirt", 26, 34),
            ("scrub set", 34, 44),
            ("apron", 14, 20),
        ),
    ),
    projects=(
        "site start-up kit",
        "annual uniform issue",
        "winter clothing order",
        "boot allowance scheme",
        "rebranding of crews",
        "new hire packs",
        "hospital scrubs tender",
        "visitor safety stock",
        "warehouse crew refit",
        "hi-vis renewal",
    ),
    faults=(
        "JKT TRS: reflective tape peeling after washing",
        "FTW: sole coming away at the toe",
        "JKT TRS FTW GLV UNI: sizes running small in this batch",
        "JKT UNI: logo embroidered on the wrong side",
        "JKT TRS: zip stuck on six of twenty",
        "GLV HDE: carton short by one dozen",
    ),
    questions=(
        "JKT FTW HDE GLV: which safety class it meets",
        "JKT UNI TRS: if it can carry our logo",
        "JKT TRS FTW UNI GLV: how it comes up on size",
        "FTW: if returns are free for unworn pairs",
    ),
)

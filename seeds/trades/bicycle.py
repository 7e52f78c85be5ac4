"""Bicycle parts: goods, buyers, projects and what goes wrong."""

# Tables read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

from .desk.bicycle import FAULTS, QUESTIONS
from .nature import made
from .trade import Trade, family

BICYCLE = Trade(
    name="bicycle parts",
    company_kinds=("Cycle Supply", "Bike Components", "Wheelworks", "Velo Trade"),
    taglines=("Parts that turn up.", "True wheels, straight answers.", "Every bolt, next day."),
    industries=("Retail", "Manufacturing", "Logistics", "Government", "Hospitality"),
    families=(
        family(
            "Wheels",
            "WHL",
            "24 in | 26 in | 27.5 in | 29 in | 700C",
            ("front wheel", 74, 160, 940, 1250, "68 × 68 × 12", made("part", "metal", "moving_parts")),
            ("rear wheel", 92, 210, 1180, 1620, "68 × 68 × 15", made("part", "metal", "moving_parts")),
            ("cargo wheel", 140, 290, 1900, 2700, "66 × 66 × 16", made("part", "metal", "moving_parts")),
            ("touring rim", 38, 82, 480, 690, "66 × 66 × 4", made("part", "metal")),
            care=(
                "Check the spoke tension again after the first ride. @ touring rim | Check the spoke tension after the first 60 miles.",
                "Wipe the rim, keep oil off the braking surface.",
                "Check the wear line once a season. @ touring rim | Grease the hub once a season.",
            ),
            warranty=(24, 36),
        ),
        family(
            "Drivetrain",
            "DRV",
            "8-speed | 9-speed | 10-speed | 11-speed | 12-speed",
            ("chain", 14, 46, 246, 298, "14 × 10 × 5", made("part", "metal", "moving_parts")),
            ("cassette", 26, 120, 290, 440, "17 × 17 × 8", made("part", "metal")),
            ("rear derailleur", 38, 190, 245, 390, "18 × 13 × 8", made("part", "metal", "moving_parts")),
            ("crankset", 62, 240, 680, 960, "28 × 20 × 9", made("part", "metal", "moving_parts")),
            care=(
                "Wipe it down after wet rides. @ cassette, crankset | Wipe and oil it after wet rides.",
                "Degrease it by hand, no pressure washer.",
                "Check the alignment after a fall. @ rear derailleur | Check the bolts every 600 miles. @ crankset | Measure wear every 600 miles.",
            ),
            warranty=(12, 24),
        ),
        family(
            "Brakes",
            "BRK",
            "140 mm | 160 mm | 180 mm | 200 mm | 203 mm",
            ("disc rotor", 16, 42, 98, 232, "24 × 24 × 2", made("part", "metal")),
            ("hydraulic brake set", 88, 210, 610, 940, "30 × 20 × 8", made("part", "metal", "moving_parts", "liquid")),
            ("mechanical brake set", 46, 110, 420, 680, "28 × 18 × 8", made("part", "metal", "moving_parts")),
            ("brake pads", 9, 24, 28, 62, "11 × 8 × 3", made("part")),
            care=(
                "Clean with brake cleaner only, keep oil away.",
                "Bed in with twenty gentle stops.",
                "Check the wear mark every month.",
            ),
            warranty=(12, 24),
        ),
        family(
            "Tires",
            "TIR",
            "28 mm | 32 mm | 38 mm | 47 mm | 55 mm",
            ("city tire", 22, 38, 540, 960, "36 × 34 × 7", made("part")),
            ("gravel tire", 34, 58, 420, 720, "34 × 32 × 6", made("part")),
            ("winter tire", 44, 72, 690, 1180, "36 × 34 × 8", made("part")),
            ("inner tube", 6, 11, 110, 260, "12 × 9 × 5", made("part", "valve")),
            care=(
                "Inflate only inside a tire. @ inner tube | Keep within the pressure on the sidewall.",
                "Store in a cool, dark place.",
                "Check the rim tape before you put it in. @ inner tube | Look for cuts and glass after every ride.",
            ),
            warranty=(12, 24),
        ),
        family(
            "Lights & locks",
            "LIT",
            "basic | plus | pro | fleet | cargo",
            ("front light", 24, 110, 110, 340, "13 × 9 × 6", made("device", "battery", "waterproof")),
            ("rear light", 16, 64, 55, 170, "10 × 8 × 5", made("device", "battery", "waterproof")),
            ("folding lock", 42, 130, 780, 1900, "24 × 12 × 7", made("accessory", "metal", "lock", "moving_parts")),
            ("frame lock", 28, 76, 540, 980, "26 × 20 × 6", made("accessory", "metal", "lock", "moving_parts")),
            care=(
                "Wipe with a damp cloth, no pressure washer.",
                "Check that the mount is tight once a month.",
                "Charge it indoors when it's freezing. @ front light, rear light | Oil the cylinder twice a year.",
            ),
            warranty=(24, 36),
        ),
        family(
            "Workshop",
            "WSP",
            "home | club | shop | depot | mobile",
            (
                "repair stand",
                110,
                520,
                5200,
                13_800,
                "112 × 26 × 18",
                made("tool", "metal", "moving_parts", "assembly"),
            ),
            ("truing stand", 140, 480, 2900, 7400, "44 × 34 × 18", made("tool", "metal", "moving_parts")),
            ("tool case", 90, 640, 2600, 9800, "46 × 34 × 14", made("tool", "metal", "pack", "lock")),
            ("floor pump", 34, 190, 1250, 2900, "68 × 24 × 12", made("tool", "metal", "moving_parts", "valve")),
            care=(
                "Wipe off grease after work. @ tool case | Wipe off grease after work, oil the joints.",
                "Keep dry; touch up the paint where it chips.",
                "Close both latches before you lift it. @ tool case | Check the hose for cracks once a month. @ floor pump | Tighten all clamps once a month.",
            ),
            warranty=(24, 60),
        ),
    ),
    projects=(
        "spring service stock",
        "bike-share fleet",
        "workshop fit-out",
        "courier fleet",
        "e-cargo pilot",
        "race club order",
        "winter tire program",
        "wheel build contract",
        "school bike library",
        "depot restock",
    ),
    faults=FAULTS,
    questions=QUESTIONS,
)

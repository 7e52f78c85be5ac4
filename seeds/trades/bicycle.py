"""Bicycle parts: goods, buyers, projects and what goes wrong."""

from __future__ import annotations

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
            "26 in | 27.5 in | 28 in | 29 in | 700C",
            ("front wheel", 74, 160),
            ("rear wheel", 92, 210),
            ("cargo wheel", 140, 290),
            ("touring rim", 38, 82),
        ),
        family(
            "Drivetrain",
            "DRV",
            "8-speed | 9-speed | 10-speed | 11-speed | 12-speed",
            ("chain", 14, 46),
            ("cassette", 26, 120),
            ("rear derailleur", 38, 190),
            ("crankset", 62, 240),
        ),
        family(
            "Brakes",
            "BRK",
            "140 mm | 160 mm | 180 mm | 200 mm | 203 mm",
            ("disc rotor", 16, 42),
            ("hydraulic brake set", 88, 210),
            ("mechanical brake set", 46, 110),
            ("pad pair", 9, 24),
        ),
        family(
            "Tyres",
            "TYR",
            "28 mm | 32 mm | 38 mm | 47 mm | 55 mm",
            ("city tyre", 22, 38),
            ("gravel tyre", 34, 58),
            ("winter tyre", 44, 72),
            ("inner tube", 6, 11),
        ),
        family(
            "Lights & locks",
            "LIT",
            "basic | plus | pro | fleet | cargo",
            ("front light", 24, 110),
            ("rear light", 16, 64),
            ("folding lock", 42, 130),
            ("frame lock", 28, 76),
        ),
        family(
            "Workshop",
            "WSP",
            "home | club | shop | depot | mobile",
            ("repair stand", 110, 520),
            ("truing stand", 140, 480),
            ("tool case", 90, 640),
            ("track pump", 34, 190),
        ),
    ),
    projects=(
        "spring service stock",
        "share-scheme fleet",
        "workshop fit-out",
        "courier fleet",
        "e-cargo pilot",
        "race club order",
        "winter tyre programme",
        "wheel build contract",
        "school bike library",
        "depot restock",
    ),
    faults=(
        "WHL DRV: bearing rough out of the box",
        "BRK: rotor warped after one ride",
        "WHL: spokes snapping on the drive side",
        "TYR: bead not seating",
        "LIT: mount cracked in the cold",
        "LIT: key turning without locking",
    ),
    questions=(
        "WHL DRV: which freehub it fits",
        "TYR WHL: if it clears a mudguard",
        "DRV BRK WSP: what the torque setting is",
        ": if spares are stocked",
    ),
)

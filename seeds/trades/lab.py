"""Lab supplies: goods, buyers, projects and what goes wrong."""

from __future__ import annotations

from .trade import Trade, family

LAB = Trade(
    name="lab supplies",
    company_kinds=("Laboratory Supply", "Scientific", "Bench & Beaker", "Lab Partners"),
    taglines=("Measured twice, shipped once.", "What the bench needs.", "Supplies you can cite."),
    industries=("Healthcare", "Education", "Manufacturing", "Food & beverage", "Government"),
    families=(
        family(
            "Glassware",
            "GLS",
            "50 mL | 100 mL | 250 mL | 500 mL | 1 L",
            ("beaker, case of 12", 48, 130),
            ("conical flask, case of 6", 42, 118),
            ("volumetric flask", 22, 74),
            ("reagent bottle, case of 10", 56, 160),
        ),
        family(
            "Liquid handling",
            "LIQ",
            "2 µL | 20 µL | 200 µL | 1 mL | 10 mL",
            ("single-channel pipette", 160, 240),
            ("multichannel pipette", 520, 760),
            ("bottle-top dispenser", 210, 380),
            ("filter tip rack", 34, 58),
        ),
        family(
            "Instruments",
            "INS",
            "bench | compact | portable | dual | high-capacity",
            ("pH meter", 290, 940),
            ("analytical balance", 1180, 3900),
            ("vortex mixer", 180, 420),
            ("microcentrifuge", 890, 3400),
        ),
        family(
            "Heating & cooling",
            "THM",
            "5 L | 12 L | 28 L | 60 L | 120 L",
            ("water bath", 420, 1650),
            ("incubator", 1100, 4800),
            ("drying oven", 860, 3700),
            ("sample freezer", 1400, 6200),
        ),
        family(
            "Safety",
            "SAF",
            "XS | S | M | L | XL",
            ("nitrile gloves, carton", 64, 72),
            ("lab coat", 28, 36),
            ("splash apron", 22, 30),
            ("cryo gloves", 88, 104),
        ),
        family(
            "Consumables",
            "CON",
            "pack of 50 | pack of 100 | pack of 250 | pack of 500 | pack of 1000",
            ("sample tubes", 12, 128),
            ("filter paper", 9, 84),
            ("culture dishes", 22, 240),
            ("cuvettes", 18, 196),
        ),
    ),
    projects=(
        "teaching lab refresh",
        "QC bench expansion",
        "annual consumables contract",
        "cold storage project",
        "new clinic start-up",
        "pipette replacement",
        "water testing round",
        "biosafety upgrade",
        "grant-funded bench",
        "second shift stock",
    ),
    faults=(
        "LIQ INS: drifting between calibrations",
        "GLS CON: cracked in transit",
        "THM: door seal not holding temperature",
        "LIQ INS THM: certificate missing from the box",
        "GLS CON SAF: lot number not matching the label",
        "INS: rotor imbalance alarm",
    ),
    questions=(
        "LIQ INS THM: if a calibration certificate is included",
        "SAF CON: what the shelf life is",
        "GLS LIQ CON: if it is autoclavable",
        "CON SAF GLS: which lot is in stock",
    ),
)

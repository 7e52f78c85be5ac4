"""Musical instruments: goods, buyers, projects and what goes wrong."""

from __future__ import annotations

from .trade import Trade, family

MUSIC = Trade(
    name="musical instruments",
    company_kinds=("Instruments", "Music Supply", "String & Reed", "Band Works"),
    taglines=("In tune from the box.", "Instruments that stay played.", "For every section of the band."),
    industries=("Education", "Retail", "Non-profit", "Hospitality", "Government"),
    families=(
        family(
            "Strings",
            "STR",
            "1/4 | 1/2 | 3/4 | 7/8 | 4/4",
            ("student violin", 180, 320),
            ("student cello", 540, 980),
            ("viola outfit", 240, 420),
            ("double bass", 1400, 2900),
        ),
        family(
            "Guitars",
            "GTR",
            "natural | sunburst | black | walnut | cherry",
            ("classical guitar", 210, 260),
            ("steel-string guitar", 280, 340),
            ("electric guitar", 390, 470),
            ("bass guitar", 360, 430),
        ),
        family(
            "Winds",
            "WND",
            "beginner | student | intermediate | school | concert",
            ("flute", 340, 1900),
            ("clarinet", 290, 1700),
            ("alto saxophone", 680, 3400),
            ("trumpet", 320, 2100),
        ),
        family(
            "Percussion",
            "PRC",
            "10 in | 12 in | 14 in | 16 in | 18 in",
            ("snare drum", 120, 340),
            ("concert tom", 140, 380),
            ("hand drum", 74, 230),
            ("suspended cymbal", 96, 310),
        ),
        family(
            "Keys",
            "KEY",
            "49-key | 61-key | 73-key | 76-key | 88-key",
            ("stage piano", 480, 1650),
            ("controller keyboard", 160, 520),
            ("teaching keyboard", 110, 390),
            ("digital organ", 890, 3200),
        ),
        family(
            "Accessories",
            "ACC",
            "single | pack of 5 | pack of 10 | pack of 20 | pack of 40",
            ("music stand", 22, 640),
            ("instrument case", 48, 1500),
            ("rosin cake", 6, 160),
            ("reed box", 18, 520),
        ),
    ),
    projects=(
        "school band programme",
        "orchestra rental pool",
        "practice room fit-out",
        "summer camp instruments",
        "marching season order",
        "church music refresh",
        "teaching studio",
        "repair stock",
        "keyboard lab",
        "community ensemble grant",
    ),
    faults=(
        "STR: bridge collapsed in the case",
        "WND: pads not sealing",
        "KEY: keys sticking in the upper octave",
        "GTR: fret buzz on three strings",
        "PRC: lug stripped on first tuning",
        "STR GTR: neck cracked in transit",
    ),
    questions=(
        "STR GTR WND KEY: if a case is included",
        "STR GTR: which strings it ships with",
        ": if the school discount applies",
        "STR KEY PRC: how long set-up takes",
    ),
)

"""Musical instruments: goods, buyers, projects and what goes wrong."""

# Tables read best unbroken.

from __future__ import annotations

from .desk.music import FAULTS, QUESTIONS
from .nature import made
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
            ("student violin", 180, 320, 390, 480, "78 × 26 × 14", made("musical", "wood", "strings", "pegs", "case")),
            ("student cello", 540, 980, 2100, 2900, "128 × 48 × 32", made("musical", "wood", "strings", "pegs")),
            ("viola outfit", 240, 420, 1900, 2600, "84 × 28 × 16", made("musical", "wood", "strings", "pegs", "case")),
            ("double bass", 1400, 2900, 8200, 10_600, "186 × 68 × 46", made("musical", "wood", "strings", "pegs")),
            care=(
                "Wipe off rosin after playing.",
                "Keep between 40 and 60% humidity.",
                "Loosen the bow when you put it away.",
            ),
            warranty=(12, 24),
        ),
        family(
            "Guitars",
            "GTR",
            "natural | sunburst | black | walnut | cherry",
            ("classical guitar", 210, 260, 1450, 1620, "106 × 42 × 16", made("musical", "wood", "strings", "frets")),
            ("acoustic guitar", 280, 340, 1800, 2000, "108 × 44 × 17", made("musical", "wood", "strings", "frets")),
            ("electric guitar", 390, 470, 3200, 3600, "104 × 38 × 12", made("musical", "strings", "frets", "cord")),
            ("bass guitar", 360, 430, 3900, 4300, "122 × 40 × 13", made("musical", "strings", "frets", "cord")),
            care=(
                "Wipe the strings after playing.",
                "Keep away from heaters and sun.",
                "Loosen the strings for long transport.",
            ),
            warranty=(24, 36),
        ),
        family(
            "Winds",
            "WND",
            "beginner | student | intermediate | school | concert",
            ("flute", 340, 1900, 410, 560, "44 × 14 × 9", made("musical", "metal", "keys", "case")),
            ("clarinet", 290, 1700, 720, 980, "42 × 18 × 12", made("musical", "wood", "keys", "case", "reed")),
            ("alto saxophone", 680, 3400, 2300, 3100, "66 × 32 × 20", made("musical", "metal", "keys", "case", "reed")),
            ("trumpet", 320, 2100, 980, 1320, "56 × 24 × 18", made("musical", "metal", "valve", "case")),
            care=(
                "Swab it dry after playing.",
                "Oil the valves once a week. @ trumpet | Oil the keys twice a year.",
                "Keep it in its case, away from the sun.",
            ),
            warranty=(12, 24),
        ),
        family(
            "Percussion",
            "PRC",
            "10 in | 12 in | 14 in | 16 in | 18 in",
            ("snare drum", 120, 340, 2600, 4900, "34 × 34 × 18", made("musical", "wood", "drumhead")),
            ("concert tom", 140, 380, 2200, 5200, "32 × 32 × 26", made("musical", "wood", "drumhead")),
            ("hand drum", 74, 230, 1100, 3900, "32 × 32 × 14", made("musical", "wood", "drumhead")),
            ("suspended cymbal", 96, 310, 620, 2300, "34 × 34 × 4", made("musical", "metal")),
            care=(
                "Wipe with a dry cloth, no polish.",
                "Handle it by the edge. @ suspended cymbal | Loosen the head before flying.",
                "Don't overtighten the wing nut. @ suspended cymbal | Oil the lugs once a year.",
            ),
            warranty=(12, 24),
        ),
        family(
            "Keys",
            "KEY",
            "49-key | 61-key | 73-key | 76-key | 88-key",
            ("stage piano", 480, 1650, 9800, 22_000, "108 × 36 × 18", made("musical", "plug", "keyboard", "screen")),
            ("controller keyboard", 160, 520, 3900, 9800, "92 × 30 × 12", made("musical", "cord", "keyboard")),
            ("teaching keyboard", 110, 390, 3200, 8600, "90 × 36 × 14", made("musical", "plug", "keyboard")),
            (
                "digital organ",
                890,
                3200,
                24_000,
                58_000,
                "112 × 58 × 36",
                made("musical", "plug", "keyboard", "wood", "assembly"),
            ),
            care=(
                "Dust with a dry brush, no spray.",
                "Cover it when nobody is playing.",
                "Unplug before you clean it.",
            ),
            warranty=(24, 36),
        ),
        family(
            "Accessories",
            "ACC",
            "single | pack of 5 | pack of 10 | pack of 20 | pack of 40",
            ("music stand", 22, 640, 1400, 52_000, "52 × 12 × 9", made("accessory", "metal", "moving_parts")),
            ("instrument case", 48, 1500, 1900, 74_000, "84 × 32 × 18", made("accessory", "lock", "handle", "zipper")),
            ("rosin cake", 6, 160, 35, 1350, "7 × 6 × 4", made("supply")),
            ("reed case", 18, 520, 30, 1150, "9 × 6 × 4", made("accessory")),
            care=(
                "Keep it in its box; it melts in a hot car. @ rosin cake | Wipe clean with a dry cloth.",
                "Keep dry and out of the sun.",
                "Nothing special, just keep it dry.",
            ),
            warranty=(6, 12),
        ),
    ),
    projects=(
        "school band program",
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
    faults=FAULTS,
    questions=QUESTIONS,
)

"""Lighting: goods, buyers, projects and what goes wrong."""

from __future__ import annotations

from .trade import Trade, family

LIGHTING = Trade(
    name="lighting",
    company_kinds=("Lighting", "Light & Fixture", "Lumen Supply", "Electric & Light"),
    taglines=("Light where it is needed.", "Specified well, delivered whole.", "Brighter rooms, smaller bills."),
    industries=("Construction", "Real estate", "Retail", "Hospitality", "Government", "Healthcare"),
    families=(
        family(
            "Pendants",
            "PND",
            "20 cm | 30 cm | 40 cm | 50 cm | 60 cm",
            ("glass pendant", 84, 240),
            ("spun metal pendant", 68, 190),
            ("linear pendant", 180, 520),
            ("drum pendant", 110, 330),
        ),
        family(
            "Downlights",
            "DWN",
            "2700 K | 3000 K | 3500 K | 4000 K | tunable",
            ("recessed downlight", 28, 54),
            ("adjustable downlight", 36, 72),
            ("surface downlight", 32, 60),
            ("fire-rated downlight", 44, 82),
        ),
        family(
            "Panels",
            "PNL",
            "30 x 60 | 60 x 60 | 30 x 120 | 60 x 120 | 120 x 120",
            ("LED panel", 58, 180),
            ("backlit panel", 52, 160),
            ("clean-room panel", 140, 410),
            ("emergency panel", 96, 260),
        ),
        family(
            "Outdoor",
            "OUT",
            "10 W | 20 W | 40 W | 80 W | 120 W",
            ("flood light", 42, 260),
            ("wall pack", 56, 240),
            ("bollard light", 130, 310),
            ("street head", 190, 620),
        ),
        family(
            "Controls",
            "CTL",
            "1-zone | 2-zone | 4-zone | 8-zone | 16-zone",
            ("dimmer module", 38, 240),
            ("occupancy sensor", 44, 190),
            ("daylight sensor", 52, 210),
            ("scene controller", 140, 880),
        ),
        family(
            "Lamps",
            "LMP",
            "box of 10 | box of 20 | box of 50 | box of 100 | box of 200",
            ("LED tube", 70, 980),
            ("filament lamp", 48, 620),
            ("spot lamp", 42, 560),
            ("high-bay lamp", 210, 3400),
        ),
    ),
    projects=(
        "warehouse relamp",
        "lobby refit",
        "parking structure lighting",
        "store roll-out",
        "energy rebate project",
        "ward lighting",
        "tower common areas",
        "classroom upgrade",
        "exterior safety lighting",
        "dining room redesign",
    ),
    faults=(
        "PND DWN PNL CTL LMP: flickering when dimmed below 20 %",
        "PND DWN PNL OUT: driver failing within a week",
        "DWN PNL LMP: colour temperature off between boxes",
        "PND OUT PNL: bracket missing from half the cartons",
        "CTL: sensor triggering at night",
        "PND LMP: glass cracked in two cartons",
    ),
    questions=(
        "PND DWN CTL LMP: which dimmers it works with",
        "OUT DWN: if it carries the wet rating",
        "DWN OUT LMP: what the beam angle is",
        "PND DWN PNL OUT: if photometric files exist",
    ),
)

"""Coffee equipment: goods, buyers, projects and what goes wrong."""

from __future__ import annotations

from .trade import Trade, family

COFFEE = Trade(
    name="coffee equipment",
    company_kinds=("Coffee Works", "Brew Supply", "Roastery Equipment", "Bar & Boiler"),
    taglines=("Machines that open on time.", "From green bean to full cup.", "Behind the bar since the first pour."),
    industries=("Food & beverage", "Hospitality", "Retail", "Real estate", "Education"),
    families=(
        family(
            "Espresso machines",
            "ESP",
            "1-group | 2-group | 3-group | 2-group tall | 3-group tall",
            ("volumetric espresso machine", 3200, 11800),
            ("lever espresso machine", 4100, 12900),
            ("compact espresso machine", 1900, 5200),
            ("multi-boiler espresso machine", 6200, 17400),
        ),
        family(
            "Grinders",
            "GRN",
            "58 mm | 64 mm | 75 mm | 83 mm | 98 mm",
            ("on-demand grinder", 420, 1850),
            ("filter grinder", 380, 1600),
            ("shop grinder", 690, 2400),
            ("hand grinder", 85, 260),
        ),
        family(
            "Brewers",
            "BRW",
            "1 L | 2 L | 3 L | 5 L | 10 L",
            ("batch brewer", 340, 1900),
            ("cold brew tower", 160, 720),
            ("thermal server", 60, 190),
            ("pour-over stand", 44, 210),
        ),
        family(
            "Water",
            "WTR",
            "small | medium | large | twin | industrial",
            ("softener cartridge", 48, 210),
            ("reverse-osmosis unit", 390, 2100),
            ("boiler descaler", 18, 95),
            ("hot water tower", 520, 1700),
        ),
        family(
            "Barware",
            "BAR",
            "6-pack | 12-pack | 24-pack | 36-pack | 48-pack",
            ("cappuccino cup", 32, 190),
            ("steaming pitcher", 54, 340),
            ("tamper", 96, 610),
            ("knock box", 78, 480),
        ),
        family(
            "Roasting",
            "RST",
            "1 kg | 3 kg | 5 kg | 12 kg | 15 kg",
            ("drum roaster", 5400, 29800),
            ("sample roaster", 1300, 3900),
            ("cooling tray", 240, 980),
            ("chaff collector", 310, 1150),
        ),
    ),
    projects=(
        "new café build-out",
        "second location",
        "lobby bar refit",
        "grinder replacement",
        "roastery upgrade",
        "catering fleet",
        "office coffee programme",
        "water treatment project",
        "holiday stock",
        "training lab",
    ),
    faults=(
        "ESP: boiler not reaching pressure",
        "ESP: leaking at the group gasket",
        "GRN: grinding unevenly since the burr change",
        "ESP GRN RST: tripping the breaker at start-up",
        "ESP BRW WTR: display showing a level error",
        "ESP GRN BRW WTR RST: arrived with a dented panel",
    ),
    questions=(
        "ESP BRW WTR: which water hardness it needs",
        "ESP BRW WTR: what the descaling interval is",
        "ESP GRN RST: if it runs on single phase",
        "ESP GRN BRW: how much counter it takes",
    ),
)

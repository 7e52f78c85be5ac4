"""Office furniture: goods, buyers, projects and what goes wrong."""

from __future__ import annotations

from .trade import Trade, family

FURNITURE = Trade(
    name="office furniture",
    company_kinds=("Office Interiors", "Workspace", "Contract Furniture", "Desk & Chair"),
    taglines=("Rooms that work.", "Sit well, stand often.", "Furniture for the second decade."),
    industries=("Professional services", "Technology", "Financial services", "Government", "Education", "Real estate"),
    families=(
        family(
            "Desks",
            "DSK",
            "120 cm | 140 cm | 160 cm | 180 cm | 200 cm",
            ("sit-stand desk", 540, 980),
            ("fixed desk", 280, 520),
            ("corner desk", 460, 860),
            ("bench desk", 610, 1240),
        ),
        family(
            "Seating",
            "SEA",
            "black | slate | moss | clay | sand",
            ("task chair", 240, 290),
            ("executive chair", 480, 560),
            ("meeting chair", 160, 195),
            ("counter stool", 130, 160),
        ),
        family(
            "Storage",
            "STO",
            "2-drawer | 3-drawer | 4-drawer | tall | wide",
            ("mobile pedestal", 140, 260),
            ("filing cabinet", 190, 410),
            ("locker", 220, 480),
            ("bookcase", 160, 390),
        ),
        family(
            "Meeting",
            "MTG",
            "4-seat | 6-seat | 8-seat | 10-seat | 14-seat",
            ("boardroom table", 720, 2900),
            ("folding table", 210, 590),
            ("café table", 180, 460),
            ("standing table", 260, 680),
        ),
        family(
            "Screens",
            "SCR",
            "80 cm | 100 cm | 120 cm | 140 cm | 160 cm",
            ("desk screen", 70, 150),
            ("floor screen", 190, 380),
            ("acoustic panel", 95, 240),
            ("phone booth wall", 620, 1480),
        ),
        family(
            "Lighting & power",
            "LGT",
            "single | double | triple | four-way | six-way",
            ("desk lamp", 60, 210),
            ("power rail", 48, 140),
            ("cable spine", 34, 90),
            ("monitor arm", 95, 380),
        ),
    ),
    projects=(
        "headquarters move",
        "third-floor refit",
        "hybrid office plan",
        "meeting room package",
        "reception refresh",
        "call centre expansion",
        "library seating",
        "home office scheme",
        "training room",
        "lease-end replacement",
    ),
    faults=(
        "DSK: motor stopping half way",
        "SEA: armrest loose after two weeks",
        "STO: drawer lock not matching its key",
        "DSK MTG: veneer lifting at the edge",
        "DSK MTG SEA: one leg shorter than the others",
        "SEA SCR: wrong fabric delivered",
    ),
    questions=(
        "DSK SEA STO MTG: what the weight limit is",
        "DSK SEA STO MTG: if it comes assembled",
        "SEA SCR: how long the fabric lead time is",
        "DSK LGT: if it takes a clamp arm",
    ),
)

"""A corpus of formulas, and the table that they are about."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path

HERE = Path(__file__).parent
EPOCH = date(1899, 12, 30)
#: One formula a line. After " -> " stands, as JSON, what the products document, where LibreOffice has no such function
#: or differs; after " -> = " another formula, which LibreOffice knows and which has to come to the same.
FORMULAS = tuple((HERE / "formulas.txt").read_text().splitlines())
Value = float | str | bool | None


def table() -> list[list[Value]]:
    """The sheet from A1 on: orders, a list of codes beside them, and a column of everything."""
    rows: list[list[Value]] = [
        ["Region", "Rep", "Units", "Price", "Date", "Month", "Key", "Code", "Value", "Name", "Mixed"]
    ]
    mixed = (1.0, "x", True, "#N/A", None, 2.5, "#DIV/0!", "3")
    for at in range(24):
        day = date(2026, 1, 5) + timedelta(days=at * 17 % 88)
        order: list[Value] = [
            ("East", "West", "North", "South")[(at * 7 + at // 5) % 4],
            ("Ann", "Bo", "Cy", "Dan", "Joan")[(at * 3 + at // 4) % 5],
            float(at * 11 % 29 + 1),
            round(1.25 + at * 37 % 41 * 0.45, 2),
            float((day - EPOCH).days),
            f"{day:%b}",
            f"K{at * 5 % 7}",
        ]
        code: list[Value] = [None, None, None]
        if at < 6:
            code = [f"K{at + 1}", (at + 1) * 10.0, ("Desk", "Chair", "Lamp", "Shelf", "Rug", "Stool")[at]]
        rows.append([*order, *code, mixed[at] if at < len(mixed) else None])
    return rows


def expected() -> dict[str, list[list[Value]]]:
    """What each formula comes to: rows of values, of which errors and truths are texts."""
    found: dict[str, list[list[Value]]] = json.loads((HERE / "expected.json").read_text())
    return found

"""Number formats, the numbers that they are tried on, and what these look like."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent


class Shown(NamedTuple):
    """A number in a format."""

    format: str
    number: float


def cases() -> list[Shown]:
    """Each line of formats.txt has a format, a bar, and numbers."""
    lines = [line.rpartition("|") for line in (HERE / "formats.txt").read_text().splitlines()]
    return [Shown(format, float(number)) for format, _, numbers in lines for number in numbers.split()]


def expected() -> list[str]:
    """What each case looks like by LibreOffice, or by what stands in documented.json where it differs."""
    found: list[str] = json.loads((HERE / "expected.json").read_text())
    documented: dict[str, dict[str, str]] = json.loads((HERE / "documented.json").read_text())
    return [
        documented.get(case.format, {}).get(f"{case.number:g}", text) for case, text in zip(cases(), found, strict=True)
    ]

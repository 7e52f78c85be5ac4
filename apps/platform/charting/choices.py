"""What a person may choose of a chart, as the browser reads it, with the names, from static/charting/choices.js."""

from __future__ import annotations

import json
import re
from pathlib import Path

_SCRIPT = Path(__file__).parents[1] / "static" / "charting" / "choices.js"
_LISTS = dict(re.findall(r"^export const (\w+) = (.*);$", _SCRIPT.read_text(encoding="utf-8"), re.MULTILINE))


def _values(name: str) -> tuple[str, ...]:
    return tuple(value for value, _ in json.loads(_LISTS[name]))


KINDS, LEGENDS, SHAPES, PALETTE = map(_values, ("KINDS", "LEGENDS", "SHAPES", "PALETTE"))

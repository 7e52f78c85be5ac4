"""The pattern of our SKUs: a product's number, then a short code of each option value."""

from __future__ import annotations

import re


def value_code(value: str) -> str:
    """How a value stands in a SKU: "Forest green" is FGR, "Moss" is MOS, "XL" is XL, "12 cm" is 12CM."""
    words = re.findall(r"[A-Za-z0-9]+", value.upper())
    if not words:
        return "X"
    if len(words) == 1:
        return str(words[0])[:3]
    return (str(words[0]) if words[0].isdigit() else str(words[0])[:1]) + str(words[1])[:2]

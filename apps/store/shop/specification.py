"""What a product's page says of the goods: a text, and what is written of them by name."""

from __future__ import annotations

import re

from ...handbook.text import quantity
from ...platform.database import Db
from ..actions.returns import return_time
from ..models import Customer, StoreProduct, Variant

_LINE = re.compile(r"([A-Z][\w &-]{1,24}): (.+)")


def parts(description: str) -> tuple[str, dict[str, str]]:
    """A description as its text, and what the lines below its last empty one each name, if they all do."""
    text, _, block = description.replace("\r\n", "\n").strip().rpartition("\n\n")
    lines = [_LINE.fullmatch(line) for line in block.split("\n")]
    if not all(lines):
        return description, {}
    return text, {line[1]: line[2] for line in lines if line}


def specification(
    db: Db, article: StoreProduct, chosen: Variant, customer: Customer | None, named: dict[str, str]
) -> dict[str, str]:
    """By name: of the chosen variant and the product first, then what else the description names."""
    own = {
        "Article": chosen.sku,
        "Material": article.material or named.get("Material", ""),
        "Weight": weight(chosen.weight) if chosen.weight else named.get("Weight", ""),
    }
    # What there is to choose from stands above.
    options = {option.name for option in article.options}
    rest = {name: value for name, value in named.items() if name not in own and name not in options}
    rule = return_time(db, customer, article.category)
    found = {**own, **rest, "Returns": f"{quantity(rule.value, rule.unit)} from the day of the order"}
    return {name: value for name, value in found.items() if value}


def weight(grams: int) -> str:
    """In pounds, or in ounces below one: "2.8 lb", "6.3 oz" """
    pounds = grams / 453.592
    return f"{pounds:,.1f} lb" if pounds >= 1 else f"{pounds * 16:.1f} oz"

"""How a text about a record is put together from phrases and context."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from random import Random

Context = Mapping[str, str]


def write(random: Random, context: Context, *pools: Sequence[str]) -> str:
    """One phrase of each pool, filled in with the context, as one paragraph."""
    return " ".join(random.choice(pool).format_map(context) for pool in pools)


def day(value: date) -> str:
    """ "Thu, Mar 12" """
    return f"{value:%a}, {short_day(value)}"


def short_day(value: date) -> str:
    """ "Mar 12" """
    return f"{value:%b} {value.day}"


def dollars(cents: int) -> str:
    """ "$12,400" """
    return f"${cents // 100:,}"

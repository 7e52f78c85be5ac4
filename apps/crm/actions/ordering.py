"""Rows that people put into an order of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from ...platform.errors import Invalid


class Placed(Protocol):
    position: int


P = TypeVar("P", bound=Placed)


def put(rows: Sequence[P], row: P, place: int) -> list[P]:
    """Give `row` the place, from 1 on, among `rows`, and number all of them anew; returns their new order.

    Raises Invalid when there is no such place.
    """
    if not 1 <= place <= len(rows):
        raise Invalid({"": f"There are only the places 1 to {len(rows)}."})
    ordered = [each for each in rows if each is not row]
    ordered.insert(place - 1, row)
    for number, each in enumerate(ordered, 1):
        if each.position != number:
            each.position = number
    return ordered

"""The cards' ledger: whatever is drawn, the traps are there."""

from __future__ import annotations

from datetime import date
from random import Random

import pytest
from deskgym.seeds.sheet.cards import _BOOKINGS, _OVERLAP, _bookings


@pytest.mark.parametrize("first", range(0, 1_000, 100))
def test_some_new_booking_looks_like_one_of_the_overlap_but_is_on_another_card(first: int) -> None:
    for number in range(first, first + 100):
        bookings = _bookings(Random(number), date(2026, 5, 4))
        overlap, fresh = bookings[_BOOKINGS - _OVERLAP : _BOOKINGS], bookings[_BOOKINGS:]
        alike = {(one.merchant, one.receipt) for one in overlap} & {(one.merchant, one.receipt) for one in fresh}
        assert alike, number
        assert len({(one.card, one.receipt) for one in bookings}) == len(bookings), number

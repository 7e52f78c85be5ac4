from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from deskgym.apps.store.models import Discount, OrderLine
from deskgym.apps.store.statuses import Units, discount_status, fulfilment_status, order_status, payment_status

NOW = datetime(2026, 3, 16, 14, tzinfo=UTC)
HOUR = timedelta(hours=1)


def test_units_are_counted_over_all_lines() -> None:
    lines = [
        OrderLine(quantity=5, removed=1, fulfilled=2, returned=1),
        OrderLine(quantity=3, removed=0, fulfilled=3, returned=0),
    ]
    assert Units.of(lines) == Units(sent=5, returned=1, waiting=2)
    assert Units.of([]) == Units(sent=0, returned=0, waiting=0)


@pytest.mark.parametrize(
    ("units", "status"),
    [
        (Units(sent=0, returned=0, waiting=3), "Unfulfilled"),
        (Units(sent=0, returned=0, waiting=0), "Unfulfilled"),
        (Units(sent=1, returned=0, waiting=2), "Partial"),
        (Units(sent=3, returned=0, waiting=0), "Fulfilled"),
        (Units(sent=3, returned=1, waiting=0), "Partially returned"),
        (Units(sent=1, returned=1, waiting=2), "Partially returned"),
        (Units(sent=3, returned=3, waiting=0), "Returned"),
    ],
)
def test_a_fulfilment_is_called_by_what_was_sent_and_came_back(units: Units, status: str) -> None:
    assert fulfilment_status(units) == status


@pytest.mark.parametrize(
    ("total", "captured", "refunded", "is_voided", "status"),
    [
        (500, 0, 0, False, "Authorized"),
        (500, 0, 0, True, "Voided"),
        (500, 200, 0, False, "Partially paid"),
        (500, 200, 200, False, "Partially paid"),
        (500, 200, 0, True, "Paid"),
        (500, 500, 0, False, "Paid"),
        (500, 500, 1, False, "Partially refunded"),
        (500, 500, 500, False, "Refunded"),
        (0, 0, 0, False, "Paid"),
    ],
)
def test_a_payment_is_called_by_what_was_collected_and_given_back(
    total: int, captured: int, refunded: int, is_voided: bool, status: str
) -> None:
    assert payment_status(total, captured, refunded, is_voided=is_voided) == status


def test_an_order_is_open_while_goods_or_money_are_awaited() -> None:
    sent, waiting = Units(sent=3, returned=0, waiting=0), Units(sent=0, returned=0, waiting=3)
    assert order_status(waiting, "Paid", is_canceled=False) == "Open"
    assert order_status(sent, "Authorized", is_canceled=False) == "Open"
    assert order_status(sent, "Paid", is_canceled=False) == "Completed"
    assert order_status(waiting, "Authorized", is_canceled=True) == "Canceled"


@pytest.mark.parametrize(
    ("starts_at", "ends_at", "limit", "is_active", "status"),
    [
        (NOW, None, None, True, "Active"),
        (NOW, NOW + HOUR, 3, True, "Active"),
        (NOW, None, None, False, "Switched off"),
        (NOW + HOUR, None, None, True, "Scheduled"),
        (NOW - HOUR, NOW, None, True, "Expired"),
        (NOW - HOUR, None, 2, True, "Used up"),
        (NOW - HOUR, NOW, 2, True, "Expired"),
    ],
)
def test_a_code_used_twice_is_called_by_its_window_and_its_limit(
    starts_at: datetime, ends_at: datetime | None, limit: int | None, is_active: bool, status: str
) -> None:
    code = Discount(starts_at=starts_at, ends_at=ends_at, usage_limit=limit, is_active=is_active)
    assert discount_status(code, NOW, 2) == status

from __future__ import annotations

from datetime import date
from typing import Any

import pytest
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Invalid
from deskgym.apps.platform.limits import LARGEST_AMOUNT
from deskgym.apps.store import actions

from .cast import Cast


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("starts_on", date(1, 1, 1)),
        ("starts_on", date(1989, 12, 31)),
        ("ends_on", date(2101, 1, 1)),
        ("ends_on", date.max),
    ],
)
def test_a_code_holds_in_the_years_1990_to_2100(db: Db, cast: Cast, field: str, value: date) -> None:
    given: dict[str, Any] = {"starts_on": db.today, field: value}
    with pytest.raises(Invalid) as refusal:
        actions.create_discount(db, code="SPRING", kind="Free shipping", **given)
    assert refusal.value.errors == {field: "Enter a date in the years 1990 to 2100."}


def test_days_are_dates(db: Db, cast: Cast) -> None:
    with pytest.raises(Invalid, match="First day must be a date"):
        actions.create_discount(db, code="SPRING", kind="Free shipping", starts_on="today")  # type: ignore[arg-type]
    with pytest.raises(Invalid, match="First day is required"):
        actions.create_discount(db, code="SPRING", kind="Free shipping")


def test_no_amount_passes_the_largest(db: Db, cast: Cast) -> None:
    code = actions.create_discount(db, code="ALL", kind="Fixed amount", amount=LARGEST_AMOUNT, starts_on=db.today)
    assert code.amount == LARGEST_AMOUNT
    with pytest.raises(Invalid, match="1,000,000,000 or less"):
        actions.create_discount(db, code="MORE", kind="Fixed amount", amount=LARGEST_AMOUNT + 1, starts_on=db.today)

"""The handbook's rules, held against what families have done."""

from __future__ import annotations

from datetime import date

import pytest
from deskgym.harness.audit.phrasing import Phrases
from deskgym.harness.audit.targets import Targets
from deskgym.seeds.world import World
from deskgym.tasks import get_family
from deskgym.tasks.policies import ABOVE, BELOW, rejection
from deskgym.tasks.working_days import workday_before, workdays


def test_a_quote_is_rejected_above_the_ceiling_else_below_the_minimum() -> None:
    limits = {"ceiling": 25, "minimum": 400_000}
    assert rejection(2501, 100_000, **limits) == ABOVE
    assert rejection(2500, 399_999, **limits) == BELOW
    assert rejection(2500, 400_000, **limits) is None


@pytest.mark.parametrize(
    "id", ["crm-approve-quote", "crm-convert-lead", "crm-negotiation", "crm-deal-lines", "chat-create-channel"]
)
def test_what_a_family_asks_for_is_within_the_handbook(id: str) -> None:
    family, world = get_family(id), World.shared(0)
    targets = Targets(world, family)
    for number in range(4):
        assert targets.of(family.draw(64 * number, world, "train")).breaches == ()
    targets.close()


def test_working_days_know_weekends_and_the_holidays_of_the_office() -> None:
    assert workdays(date(2026, 7, 2), 2) == [date(2026, 7, 3), date(2026, 7, 6)]
    assert workdays(date(2026, 11, 25), 1) == [date(2026, 11, 27)]
    assert workday_before(date(2026, 9, 8), 1) == date(2026, 9, 4)


def test_a_fact_that_one_wording_lacks_is_found() -> None:
    phrases = Phrases()
    phrases.fill(("Move {name} to {day}.", "{name}: {day}.", "Now {day} for {name}.", "Move {name}."), "{name}",
                 {"name": "Ruiz", "day": "April 3, 2026"})  # fmt: skip
    assert list(phrases.differences()) == ["{day} is not in: Move {name}."]

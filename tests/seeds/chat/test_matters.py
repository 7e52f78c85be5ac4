"""What is told of orders and cases is told by what was in the box, why money went back, and what the case is about."""

from __future__ import annotations

import pytest
from deskgym.seeds.chat.scenes import names_of
from deskgym.seeds.draft import Draft

from .conftest import SEEDS, draft_of


@pytest.fixture(scope="module", params=SEEDS)
def draft(request: pytest.FixtureRequest) -> Draft:
    return draft_of(request.param)


def test_a_refund_of_a_canceled_order_is_told_apart_from_a_return(draft: Draft) -> None:
    refunds = draft.chronicle.events("order-refunded")
    canceled = [event for event in refunds if "canceled" in event.facts]
    assert 0 < len(canceled) < len(refunds)
    for event in refunds:
        told = "cancellation-refunded" if event in canceled else "order-refunded"
        assert all(name.startswith(told) for name in names_of(event))
        assert names_of(event, "finance") == [f"{told} @finance"]


def test_a_parcel_that_leaves_something_behind_is_a_split_shipment(draft: Draft) -> None:
    parcels = draft.chronicle.events("order-shipped")
    split = [event for event in parcels if "packed" in event.facts]
    assert 0 < len(split) < len(parcels) // 5
    for event in split:
        later = [other for other in parcels if other.subject == event.subject and other.at > event.at]
        assert event.facts["packed"] == event.facts["what"]
        assert names_of(event) == ["order-split"]
        assert all("packed" not in other.facts for other in later[-1:])


def test_every_case_has_a_matter_and_most_have_scenes_of_it(draft: Draft) -> None:
    opened = draft.chronicle.events("case-opened")
    assert all(event.facts.get("matter") for event in opened)
    assert sum(len(names_of(event)) == 2 for event in opened) > len(opened) * 3 // 4

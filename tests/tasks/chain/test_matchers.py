"""What each of several tasks leaves free in a column stays free, and no more does."""

from __future__ import annotations

from collections.abc import Hashable

import pytest
from deskgym.tasks.chain.matchers import ByText, Clash, Columns
from deskgym.tasks.matchers import Anything, SameText

COLUMN = "sheet_chart.column"


def test_a_number_that_a_task_leaves_free_stays_free_beside_others() -> None:
    columns = Columns().with_values({COLUMN: {4}}, {COLUMN: Anything()}).with_values({"crm_deal.amount": {900}}, {})
    assert columns.matchers() == {COLUMN: Anything()}


def test_a_number_that_another_task_wants_is_not_free() -> None:
    columns = Columns().with_values({COLUMN: {7}}, {}).with_values({COLUMN: {4}}, {COLUMN: Anything()})
    matcher = columns.matchers()[COLUMN]
    assert isinstance(matcher, ByText)
    assert matcher(2, 4)  # type: ignore[arg-type]
    assert not matcher(2, 7)  # type: ignore[arg-type]


def test_one_value_that_is_free_in_one_task_alone_is_a_clash() -> None:
    with pytest.raises(Clash):
        Columns().with_values({COLUMN: {4}}, {}).with_values({COLUMN: {4}}, {COLUMN: Anything()})


def test_the_order_of_what_is_wanted_is_not_that_of_a_set() -> None:
    """A set has its own order in each process, and a matcher says all that it holds where instances are compared."""
    first: set[Hashable] = {0, 8}
    second: set[Hashable] = {8, 0}
    assert list(first) != list(second)
    one, other = (
        Columns().with_values({COLUMN: some}, {COLUMN: Anything()}).with_values({COLUMN: {5}}, {}).matchers()[COLUMN]
        for some in (first, second)
    )
    assert repr(one) == repr(other)


def test_texts_are_loosened_as_before() -> None:
    columns = Columns().with_values({"crm_note.body": {"Called back."}}, {"crm_note.body": SameText()})
    assert columns.matchers() == {"crm_note.body": SameText()}

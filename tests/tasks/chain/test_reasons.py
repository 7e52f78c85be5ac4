"""Reasons in words: which messages say why something cannot be done."""

from __future__ import annotations

import pytest
from deskgym.tasks.chain.reasons import Explains
from deskgym.tasks.task import Reason


@pytest.mark.parametrize("reason", Reason)
def test_a_reason_is_told_from_an_excuse(reason: Reason) -> None:
    explains = Explains(reason)
    assert all(explains(text, explains.text) for text in explains.examples(explains.text))
    assert not any(explains(text, explains.text) for text in explains.counterexamples(explains.text))


@pytest.mark.parametrize(
    ("reason", "text"),
    [
        (Reason.NOT_PERMITTED, "Hi! I’m not able to post in #news: posting is restricted to channel admins."),
        (Reason.NOT_PERMITTED, "I couldn't change the message because it was written by Dana; only she can edit it."),
        (Reason.BLOCKED_BY_RULE, "Order #1042 cannot be canceled, it has been delivered already."),
        (Reason.BLOCKED_BY_RULE, "The group is too large, Parley takes no more than eight people."),
        (Reason.NO_SUCH_FIELD, "Leads do not have an annual revenue field, so I could not set it."),
    ],
)
def test_reasons_are_understood_as_people_write_them(reason: Reason, text: str) -> None:
    assert Explains(reason)(text, None)


@pytest.mark.parametrize("text", [None, "", "Done!", "All tasks are completed.", "word " * 200 + "not permitted"])
def test_no_reason_is_no_reason(text: str | None) -> None:
    assert not Explains(Reason.NOT_PERMITTED)(text, None)

"""Addresses in messages: those of the office are links, all others are only told."""

from __future__ import annotations

import pytest
from deskgym.apps.chat.markdown import Known, render

KNOWN = Known({}, (), origins=("http://crm.deskgym.test", "http://chat.deskgym.test"))


@pytest.mark.parametrize(
    ("body", "shown"),
    [
        ("See http://crm.deskgym.test/deals/7.", 'See <a href="http://crm.deskgym.test/deals/7" target="_blank"'),
        ("[deal 7](http://crm.deskgym.test/deals/7)", 'target="_blank" rel="noopener">deal 7</a>'),
        ("[here](/channels/sales)", '<a href="/channels/sales">here</a>'),
    ],
)
def test_an_address_of_the_office_is_a_link(body: str, shown: str) -> None:
    assert shown in render(body, KNOWN)


@pytest.mark.parametrize(
    ("body", "shown"),
    [
        ("See http://example.com/a.", "See http://example.com/a."),
        ("<http://example.com/>", "http://example.com/"),
        ("[the *plan*](https://example.com/)", "the <em>plan</em> (https://example.com/)"),
        ("[x](//example.com)", "x (//example.com)"),
        ("[x](mailto:a@example.com)", "x (mailto:a@example.com)"),
        ("[x](http://crm.deskgym.test:8000/)", "x (http://crm.deskgym.test:8000/)"),
        ("http://crm.deskgym.test@example.com/", "http://crm.deskgym.test@example.com/"),
        ("http://crm.deskgym.test.example.com/", "http://crm.deskgym.test.example.com/"),
        ("[x](javascript://crm.deskgym.test/%0aalert(1))", "[x](javascript://crm.deskgym.test/%0aalert(1))"),
    ],
)
def test_an_address_outside_the_office_is_told_and_is_no_link(body: str, shown: str) -> None:
    assert render(body, KNOWN) == f"<p>{shown}</p>\n"

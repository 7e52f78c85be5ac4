"""Deals are called by their matter, and it can be read off their name."""

from __future__ import annotations

from datetime import date
from random import Random

import pytest
from deskgym.apps.crm.models import Account, Deal
from deskgym.seeds.crm.deal_names import DealNames, deal_name, project_of, short_name


@pytest.mark.parametrize(
    "name",
    [
        "Lobby bar refit, Tulsa",
        "Lobby bar refit 2026 - Tulsa",
        "Lobby bar refit phase 2, Ash Inn & Suites",
        "Lobby bar refit",
    ],
)
def test_the_project_is_read_off_a_name(name: str) -> None:
    assert project_of(Deal(name=name)) == "lobby bar refit"


def test_a_project_that_begins_with_letters_keeps_them() -> None:
    assert project_of(Deal(name=deal_name("QC bench expansion", "Tulsa"))) == "QC bench expansion"


def test_a_company_is_called_without_its_form_and_its_branch() -> None:
    assert short_name("Ash Inn & Suites LLC") == "Ash Inn & Suites"
    assert short_name("Ash Hotel, Tulsa") == "Ash Hotel"


def test_what_a_customer_does_again_is_a_further_phase() -> None:
    names, random = DealNames(), Random(1)
    account = Account(id=1, name="Ash Hotel", billing_city="Tulsa")
    drawn = [names.draw(random, "lobby bar refit", account, date(2026, 5, 4), ",") for _ in range(3)]
    assert "phase" not in drawn[0]
    assert [name.partition(",")[0] for name in drawn[1:]] == ["Lobby bar refit phase 2", "Lobby bar refit phase 3"]


def test_what_a_customer_orders_again_is_told_by_its_quarter() -> None:
    names, random = DealNames(), Random(1)
    account = Account(id=1, name="Ash Bikes", billing_city="Tulsa")
    names.draw(random, "spring stocking order", account, date(2025, 2, 3), ",")
    again = names.draw(random, "spring stocking order", account, date(2026, 2, 2), ",")
    assert again.startswith("Spring stocking order Q1 2026, ")
    assert project_of(Deal(name=again)) == "spring stocking order"

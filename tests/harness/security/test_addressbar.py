"""What an agent types into the address bar opens the office's hosts and nothing else."""

from __future__ import annotations

import pytest
from deskgym.harness.security import addressbar
from deskgym.harness.security.house import House


def test_no_other_address_opens(house: House) -> None:
    assert list(addressbar.check(house, "crm")) == []


def test_a_page_that_shows_what_only_the_trainer_knows_is_reported(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(addressbar, "_ADDRESSES", ("/accounts",))
    monkeypatch.setattr(addressbar, "_SECRETS", ("Accounts",))
    (found,) = addressbar.check(house, "crm")
    assert found.detail == "goto /accounts shows Accounts"

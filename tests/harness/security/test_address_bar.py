"""What an agent types into the address bar opens the office's hosts and nothing else."""

from __future__ import annotations

import pytest
from deskgym.harness.security.checks import address_bar
from deskgym.harness.security.client import AppClient


def test_no_other_address_opens(crm: AppClient) -> None:
    assert list(address_bar.address_bar(crm)) == []


def test_a_page_that_shows_what_only_the_trainer_knows_is_reported(
    crm: AppClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(address_bar, "_ADDRESSES", ("/accounts",))
    monkeypatch.setattr(address_bar, "_SECRETS", ("Accounts",))
    (found,) = address_bar.address_bar(crm)
    assert found.detail == "goto /accounts shows Accounts"

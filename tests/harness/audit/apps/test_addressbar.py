"""What an agent types into the address bar opens the office's hosts and nothing else."""

from __future__ import annotations

import pytest
from deskgym.harness.audit.apps import addressbar, run_in_browser


def test_no_other_address_opens() -> None:
    assert run_in_browser(0) == []


def test_a_page_that_shows_what_only_the_trainer_knows_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addressbar, "_ADDRESSES", ("/accounts",))
    monkeypatch.setattr(addressbar, "_SECRETS", ("Accounts",))
    (found,) = run_in_browser(0)
    assert found.detail == "goto /accounts shows Accounts"

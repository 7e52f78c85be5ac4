from __future__ import annotations

from typing import Self

from ....apps.crm.fields import ACCOUNT
from ...pages import Page
from .links import LinkedPage
from .records import RecordList


class AccountPage(LinkedPage):
    kind = "account"


class AccountList(RecordList[AccountPage]):
    page = AccountPage

    def merge(self) -> Merging:
        """Merge the accounts that are ticked."""
        self.do_with_selected("Merge", exact=False)
        return Merging(self.user)


class Merging(Page):
    """The page that makes one account of several."""

    def keep(self, name: str) -> Self:
        self.user.check(f"Keep {name}")
        return self

    def take(self, field: str, value: str) -> Self:
        """Say whose value of a field is to stand."""
        self.user.check(f"{ACCOUNT[field].label}: {value}")
        return self

    def merge(self) -> None:
        self.user.click("button", "Merge accounts")

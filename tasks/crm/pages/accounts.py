from __future__ import annotations

from .records import RecordList, RecordPage


class AccountPage(RecordPage):
    kind = "account"


class AccountList(RecordList[AccountPage]):
    page = AccountPage

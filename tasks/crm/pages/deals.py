from __future__ import annotations

from .records import RecordList, RecordPage


class DealPage(RecordPage):
    kind = "deal"


class DealList(RecordList[DealPage]):
    page = DealPage

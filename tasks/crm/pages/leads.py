from __future__ import annotations

from .records import RecordList, RecordPage


class LeadPage(RecordPage):
    kind = "lead"


class LeadList(RecordList[LeadPage]):
    page = LeadPage

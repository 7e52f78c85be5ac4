from __future__ import annotations

from .records import RecordList, RecordPage


class ContactPage(RecordPage):
    kind = "contact"


class ContactList(RecordList[ContactPage]):
    page = ContactPage

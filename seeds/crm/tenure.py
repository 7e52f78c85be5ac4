"""Who was there when: what was entered before somebody came, or after they left, was entered by whom they report to."""

from __future__ import annotations

from datetime import datetime

from ...apps.crm.models import (
    Account,
    AccountContact,
    ApprovalRequest,
    Campaign,
    CampaignMember,
    Case,
    CaseArticle,
    CaseComment,
    Contact,
    Deal,
    DealLine,
    Event,
    KbArticle,
    Lead,
    Note,
    Quote,
    QuoteLine,
    StageHistory,
    Task,
)
from ...apps.platform.models import Base, Record
from ..draft import Draft

_ENTERED: tuple[type[Base], ...] = (
    Account,
    AccountContact,
    Contact,
    Lead,
    Deal,
    DealLine,
    Case,
    Task,
    Event,
    Note,
    CaseArticle,
    CaseComment,
    KbArticle,
    Quote,
    QuoteLine,
    ApprovalRequest,
    Campaign,
    CampaignMember,
)


class Tenure:
    """From when to when people worked at the company, as far as that changed within its records."""

    def __init__(self, draft: Draft) -> None:
        self._bosses = {person.id: person.manager_id for person in draft.people}
        ids = {person.name: person.id for person in draft.people}
        moments = {
            kind: {ids[str(event.facts["person"])]: event.at for event in draft.chronicle.events(kind)}
            for kind in ("hired", "left")
        }
        self._hired, self._left = moments["hired"], moments["left"]

    def was_there(self, person_id: int, at: datetime) -> bool:
        hired, left = self._hired.get(person_id), self._left.get(person_id)
        return (hired is None or hired <= at) and (left is None or at <= left)

    def stood_in(self, person_id: int | None, at: datetime) -> int | None:
        """The person, or the first of those above them who was there."""
        while person_id is not None and not self.was_there(person_id, at):
            person_id = self._bosses[person_id]
        return person_id


def hand_over(draft: Draft) -> None:
    """Let nothing in the CRM be entered by somebody who was not there."""
    tenure = Tenure(draft)
    for model in _ENTERED:
        for row in draft.all(model):
            assert isinstance(row, Record)
            row.created_by_id = tenure.stood_in(row.created_by_id, row.created_at)
            row.updated_by_id = tenure.stood_in(row.updated_by_id, row.updated_at)
    for step in draft.all(StageHistory):
        step.changed_by_id = tenure.stood_in(step.changed_by_id, step.changed_at)

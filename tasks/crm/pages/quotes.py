from __future__ import annotations

from ....apps.crm.forms import DecisionForm, SubmitForm
from ....apps.crm.lists import APPROVALS
from ...gold import User
from ...pages import Form, ListPage, Page, Question
from .lines import LinesPage
from .records import RecordList, RecordPage


class QuotePage(LinesPage, RecordPage):
    kind = "quote"

    def submit(self, reason: str) -> None:
        title = "Submit for approval"
        self.user.click("button", title)
        Form(self.user, title, SubmitForm, "Submit").set(reason=reason).save()

    def present(self) -> None:
        self.exact._act("Present")
        Question(self.user, "Present quote", "Present").confirm()

    def open_request(self) -> RequestPage:
        """Go to the request for its approval."""
        self.user.click("link", "Open request")
        return RequestPage(self.user)


class QuoteList(RecordList[QuotePage]):
    page = QuotePage


class RequestPage(Page):
    """A request for the approval of a quote."""

    def approve(self) -> None:
        self._decide("Approve").save()

    def reject(self, comment: str) -> None:
        self._decide("Reject").set(comment=comment).save()

    def _decide(self, verb: str) -> Form:
        self.user.click("button", verb, within="Request actions")
        return Form(self.user, f"{verb} Q-", DecisionForm, verb)


class ApprovalList(ListPage):
    """The requests that wait for somebody, or that somebody has sent."""

    def __init__(self, user: User) -> None:
        super().__init__(user, "Approvals", APPROVALS)

    def open_request(self, deal: str) -> RequestPage:
        self.user.click("link", deal, within=self.title)
        return RequestPage(self.user)

"""Cases: their pages, and the console in which the support desk works on them."""

from __future__ import annotations

from typing import Self

from ....apps.crm.desk_forms import CasePropertiesForm, HandOverForm, LinkArticleForm
from ....apps.crm.forms import CloseCaseForm
from ....apps.crm.models import Case
from ....apps.crm.objects import label_of
from ...gold import User
from ...pages import Form, Page
from .knowledge import ArticleEditor
from .records import RecordList, RecordPage

#: The button that sends an answer, by the kind of answer.
_SENT_BY = {"E-mail": "Send e-mail", "Public comment": "Add public comment", "Internal note": "Add internal note"}


class CasePage(RecordPage):
    kind = "case"

    def open_in_console(self) -> Console:
        self.user.click("link", "Open in console")
        return Console(self.user)


class CaseList(RecordList[CasePage]):
    page = CasePage

    def hand_over_selected(self) -> Form:
        self.do_with_selected("Hand over")
        return Form(self.user, "Hand over cases", HandOverForm, "Hand over")


class Console(Page):
    """A case in the support console."""

    @classmethod
    def find(cls, user: User, case: Case) -> Self:
        """Find a case by the global search and open it in the console."""
        CasePage.find(user, label_of(case)).open_in_console()
        return cls(user)

    @classmethod
    def find_in_list(cls, user: User, case: Case) -> Self:
        """Find a case in the list of all cases and open it in the console."""
        CaseList(user).open("all").search(case.number).open_record(case.number).open_in_console()
        return cls(user)

    @property
    def properties(self) -> Form:
        """What is set at once, without a button."""
        return Form(self.user, "Properties", CasePropertiesForm)

    def hand_over(self) -> Form:
        self.user.click("button", "Hand over")
        return Form(self.user, "Hand over case", HandOverForm, "Hand over")

    def close(self, resolution: str) -> None:
        title = "Close case"
        self.user.click("button", title, within="Case actions")
        Form(self.user, title, CloseCaseForm, title).set(resolution=resolution).save()

    def link_article(self, title: str) -> None:
        dialog = "Link article"
        self.user.click("button", dialog)
        Form(self.user, dialog, LinkArticleForm, "Link").set(article_id=title).save()

    def write_article(self) -> ArticleEditor:
        """Begin an article about what solved the case."""
        self.user.click("link", "Write an article")
        return ArticleEditor(self.user)

    # -- Conversation ----------------------------------------------------------------------------------------------

    def comments(self) -> Self:
        """Show the comments alone."""
        self.user.click("link", "Comments")
        return self

    def write(self, kind: str, text: str) -> None:
        """Send an answer: `kind` is "E-mail", "Public comment" or "Internal note"."""
        self.user.click("radio", kind, within="Kind of answer")
        self.user.fill("Message", text, within="Answer")
        self.send(kind)

    def use_template(self, name: str) -> Self:
        self.user.click("button", "Use template")
        self.user.click("button", f"Use {name}", within="Use template")
        return self

    def send(self, kind: str = "E-mail") -> None:
        """Send what stands in the composer."""
        self.user.click("button", _SENT_BY[kind])

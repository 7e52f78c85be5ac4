"""Gold steps in the support console and in the knowledge base."""

from __future__ import annotations

from ...apps.crm.models import Case
from ...apps.crm.objects import label_of
from ..gold import User
from .gold_steps import open_record, search_list


def open_in_console(user: User, case: Case) -> None:
    """Find a case by the global search and open it in the console."""
    open_record(user, "Cases", label_of(case))
    user.click("link", "Open in console")


def open_from_the_list(user: User, case: Case) -> None:
    """Find a case in the list of all cases and open it in the console."""
    search_list(user, "Cases", "All cases", case.number)
    user.click("link", case.number, within="Cases")
    user.click("link", "Open in console")


def write_answer(user: User, kind: str, text: str) -> None:
    """Write into the composer: `kind` is "E-mail", "Public comment" or "Internal note"."""
    user.click("radio", kind, within="Kind of answer")
    user.fill("Message", text, within="Answer")
    user.click(
        "button", {"E-mail": "Send e-mail", "Public comment": "Add public comment"}.get(kind, "Add internal note")
    )


def link_article(user: User, title: str) -> None:
    user.click("button", "Link article")
    user.choose("Article", title, within="Link article")
    user.click("button", "Link", within="Link article")


def close(user: User, resolution: str) -> None:
    user.click("button", "Close case", within="Case actions")
    user.fill("Resolution", resolution, within="Close case")
    user.click("button", "Close case", within="Close case")


def look_up_article(user: User, title: str) -> None:
    """Read an article of the knowledge base."""
    user.open("Knowledge")
    user.fill("Search articles", title)
    user.press("Enter")
    user.click("link", title, within="Articles")

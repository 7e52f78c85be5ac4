"""What is written on a case: comments for colleagues or for the customer, e-mails, and articles that help with it."""

from __future__ import annotations

import re

from sqlalchemy import select

from ...platform import rich_text, values
from ...platform.database import Db
from ...platform.errors import Blocked, Invalid
from ...platform.limits import LONGEST_NAME, LONGEST_TEXT
from ...platform.models import Person
from ..models import Case, CaseArticle, CaseComment, Email, KbArticle, Queue
from .cases import answered
from .saving import load

#: Of each of To and Cc.
MOST_ADDRESSES = 20


def add_comment(db: Db, case_id: int, body: str, *, is_internal: bool, version: int | None = None) -> CaseComment:
    """Write on a case, as HTML; the first comment that the customer sees is the first answer."""
    case = load(db, Case, case_id, version=version)
    comment = CaseComment(case_id=case_id, body=checked_body(body), is_internal=is_internal)
    db.add(comment)
    if not is_internal:
        answered(db, case)
    db.flush()
    return comment


def send_email(
    db: Db,
    case_id: int,
    *,
    to: str | None,
    subject: str | None,
    body: str,
    cc: str | None = None,
    version: int | None = None,
) -> Email:
    """Send a letter from a case, as HTML; the first one is the first answer. It comes from the queue's address."""
    case = load(db, Case, case_id, version=version)
    errors: dict[str, str] = {}
    recipients = _addresses(to, "to", errors)
    copies = _addresses(cc, "cc", errors)
    if not recipients and "to" not in errors:
        errors["to"] = "Say who the e-mail goes to."
    subject = checked_subject(subject, errors)
    if errors:
        raise Invalid(errors)
    email = Email(
        case_id=case_id,
        direction="out",
        sender=_sender(db, case),
        recipients=", ".join(recipients),
        cc=", ".join(copies) or None,
        subject=subject,
        body=checked_body(body),
    )
    db.add(email)
    answered(db, case)
    db.flush()
    return email


def link_article(db: Db, case_id: int, article_id: int | None) -> CaseArticle:
    """Link an article that holds today to a case."""
    load(db, Case, case_id)
    article = db.get(KbArticle, article_id) if article_id is not None else None
    if article is None or article.deleted_at is not None:
        raise Invalid(article_id="Choose an article from the list.")
    if not article.holds_on(db.today):
        state = "is not in force" if article.status == "Published" else f"is {article.status.lower()}"
        raise Invalid(article_id=f"“{article.title}” {state}. Choose a published article.")
    linked = db.scalar(select(CaseArticle).where(CaseArticle.case_id == case_id, CaseArticle.article_id == article.id))
    if linked is not None and linked.deleted_at is None:
        raise Invalid(article_id=f"“{article.title}” is linked to this case already.")
    if linked is None:
        linked = CaseArticle(case_id=case_id, article_id=article.id)
        db.add(linked)
    linked.deleted_at = None
    db.flush()
    return linked


def unlink_article(db: Db, case_id: int, article_id: int) -> None:
    load(db, Case, case_id)
    linked = db.scalar(
        select(CaseArticle).where(
            CaseArticle.case_id == case_id, CaseArticle.article_id == article_id, CaseArticle.deleted_at.is_(None)
        )
    )
    if linked is None:
        raise Blocked("This article is not linked to the case anymore.")
    linked.deleted_at = db.now
    db.flush()


def checked_subject(subject: str | None, errors: dict[str, str]) -> str:
    """The subject of an e-mail; what is wrong with it is added to `errors`."""
    subject = (subject or "").strip()
    if not subject:
        errors["subject"] = "An e-mail needs a subject."
    elif len(subject) > LONGEST_NAME:
        errors["subject"] = f"A subject can have {LONGEST_NAME} characters at most; this has {len(subject)}."
    return subject


def checked_body(body: str | None) -> str:
    """A text as it is kept. Raises Invalid for an empty or an overlong one."""
    text = rich_text.clean(body or "")
    if not rich_text.plain(text):
        raise Invalid(body="Write something first.")
    if len(text) > LONGEST_TEXT:
        raise Invalid(body=f"A text can have {LONGEST_TEXT:,} characters at most; this has {len(text):,}.")
    return text


def _addresses(text: str | None, field: str, errors: dict[str, str]) -> list[str]:
    """The addresses of a list, each once."""
    found: dict[str, str] = {}
    for part in re.split(r"[,;\s]+", text or ""):
        if not part:
            continue
        try:
            address = values.email(part)
        except ValueError as error:
            errors[field] = str(error) if "“" in str(error) else f"“{part}”: {error}"
            return []
        found.setdefault(address.casefold(), address)
    if len(found) > MOST_ADDRESSES:
        errors[field] = f"An e-mail goes to {MOST_ADDRESSES} addresses at most; these are {len(found)}."
    return list(found.values())


def _sender(db: Db, case: Case) -> str:
    """The address of the case's queue, else that of whoever writes."""
    if case.queue_id is not None:
        return db.get_one(Queue, case.queue_id).email
    if db.actor_id is not None:
        return db.get_one(Person, db.actor_id).email
    return f"support@{db.company.domain}"

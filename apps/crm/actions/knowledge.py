"""The knowledge base: articles from draft to archive, each publication kept as a version; its categories."""

from __future__ import annotations

import re
from datetime import date
from typing import Any

from sqlalchemy import func, select

from ...platform import rich_text
from ...platform.database import Db
from ...platform.errors import Blocked, Forbidden, Invalid, NotFound, Reference
from ...platform.limits import LONGEST_NAME, LONGEST_TEXT
from ..models import Case, CaseArticle, KbArticle, KbCategory, KbVersion
from ..permissions import keeps_desk, require_keeper, works_on_cases
from .saving import load

_PREFIX = "KB-"


def find_article(db: Db, article_id: int) -> KbArticle:
    """The article, if it is there; whoever works in the CRM may read it."""
    article = db.get(KbArticle, article_id)
    if article is None or article.deleted_at is not None:
        raise NotFound("This article does not exist.")
    return article


def may_edit_article(db: Db, article: KbArticle) -> bool:
    """Authors edit their own, those who keep the desk all; what the handbook says is changed there."""
    return article.section_id is None and (keeps_desk(db) or (works_on_cases(db) and article.author_id == db.actor_id))


def why_not_publish(db: Db, article: KbArticle) -> str | None:
    """The reason why the acting person may not publish the article; None if they may."""
    if not keeps_desk(db):
        return "Your role does not allow you to publish articles. Send it for review: a support manager publishes it."
    if article.category.needs_review and article.author_id == db.actor_id:
        return (
            f"Articles under “{article.category.name}” are published by somebody else than their author. "
            "Send it for review."
        )
    return None


def create_article(
    db: Db, *, title: str | None, body: str | None, category_id: int | None, case_id: int | None = None, **values: Any
) -> KbArticle:
    """Begin an article as a draft of the acting person; `values` are summary, publish_on and expires_on.

    One that is made from a case is linked to it.
    """
    if not works_on_cases(db):
        raise Forbidden("Your role does not allow you to write articles.")
    if db.actor_id is None:
        raise Forbidden("Only a person can write an article.")
    article = KbArticle(number=_next_number(db), status="Draft", author_id=db.actor_id)
    _write(db, article, {"title": title, "body": body, "category_id": category_id, **values})
    db.add(article)
    db.flush()
    if case_id is not None:
        load(db, Case, case_id)
        db.add(CaseArticle(case_id=case_id, article_id=article.id))
        db.flush()
    return article


def update_article(db: Db, article_id: int, *, version: int | None = None, **values: Any) -> KbArticle:
    """Change an article. A published one appears anew if the acting person may publish it, else it is reviewed."""
    article = _load(db, article_id, version)
    texts = (article.title, article.summary, article.body)
    _write(db, article, values)
    db.flush()
    db.expire(article, ["category"])
    if article.status == "Published" and texts != (article.title, article.summary, article.body):
        if why_not_publish(db, article) is None:
            _publish(db, article)
        else:
            article.status = "In Review"
    db.flush()
    return article


def submit_article(db: Db, article_id: int, *, version: int | None = None) -> KbArticle:
    """Ask for the review of a draft."""
    article = _load(db, article_id, version)
    _check_status(article, "sent for review", "Draft")
    article.status = "In Review"
    db.flush()
    return article


def return_article(db: Db, article_id: int, *, version: int | None = None) -> KbArticle:
    """Give an article back to its author, as a draft; an archived one becomes a draft again."""
    article = _load(db, article_id, version)
    _check_status(article, "made a draft", "In Review", "Archived")
    article.status = "Draft"
    db.flush()
    return article


def publish_article(db: Db, article_id: int, *, version: int | None = None) -> KbArticle:
    """Publish a draft, or what was reviewed."""
    article = _load(db, article_id, version)
    _check_status(article, "published", "Draft", "In Review")
    if reason := why_not_publish(db, article):
        raise Forbidden(reason)
    if article.expires_on is not None and article.expires_on < db.today:
        raise Blocked(f"“{article.title}” expired on {article.expires_on:%m/%d/%Y}. Change that day first.")
    _publish(db, article)
    db.flush()
    return article


def archive_article(db: Db, article_id: int, *, version: int | None = None) -> KbArticle:
    """Take an article out of use; the cases that it is linked to keep it."""
    article = _load(db, article_id, version)
    _check_status(article, "archived", "Draft", "In Review", "Published")
    if article.status == "Published":
        require_keeper(db, "archive published articles")
    article.status = "Archived"
    db.flush()
    return article


def create_category(db: Db, *, name: str | None, parent_id: int | None = None, **values: Any) -> KbCategory:
    """Add a branch at the end of its parent's; `values` are description and needs_review."""
    require_keeper(db, "change the categories")
    siblings = select(func.coalesce(func.max(KbCategory.position), 0)).where(KbCategory.parent_id == parent_id)
    category = KbCategory(parent_id=parent_id, position=(db.scalar(siblings) or 0) + 1)
    _name_category(db, category, name)
    for key in ("description", "needs_review"):
        if key in values:
            setattr(category, key, values[key])
    db.add(category)
    db.flush()
    return category


def update_category(db: Db, category_id: int, *, version: int | None = None, **values: Any) -> KbCategory:
    """Change a category's name, description or whether its articles need a review."""
    require_keeper(db, "change the categories")
    category = db.get(KbCategory, category_id)
    if category is None or category.deleted_at is not None:
        raise NotFound("This category does not exist.")
    db.check_version(category, category.name, version)
    if "name" in values:
        _name_category(db, category, values["name"])
    for key in ("description", "needs_review"):
        if key in values:
            setattr(category, key, values[key])
    db.flush()
    return category


def _name_category(db: Db, category: KbCategory, name: str | None) -> None:
    name = (name or "").strip()
    if not name:
        raise Invalid(name="A category needs a name.")
    same = select(KbCategory.id).where(
        func.lower(KbCategory.name) == name.lower(), KbCategory.parent_id == category.parent_id
    )
    if db.scalar(same.where(KbCategory.id != (category.id or 0), KbCategory.deleted_at.is_(None))) is not None:
        raise Invalid(name=f"There is a category “{name}” here already.")
    category.name = name


def _load(db: Db, article_id: int, version: int | None) -> KbArticle:
    article = find_article(db, article_id)
    if article.section is not None:
        raise Blocked(
            "This page of the handbook can only be changed in the handbook.",
            [Reference(article.section.title, f"/knowledge/{article.id}")],
        )
    if not may_edit_article(db, article):
        raise Forbidden(f"Only {article.author.name} and support managers can change this article.")
    db.check_version(article, f"“{article.title}”", version)
    return article


def _check_status(article: KbArticle, done: str, *wanted: str) -> None:
    if article.status not in wanted:
        raise Blocked(f"“{article.title}” is {article.status.lower()}, so it cannot be {done}.")


def _write(db: Db, article: KbArticle, values: dict[str, Any]) -> None:
    """Put checked values into the article. Raises Invalid with one message per field."""
    errors: dict[str, str] = {}
    cleaned: dict[str, Any] = {}
    for key, value in values.items():
        match key:
            case "title" | "summary":
                text = " ".join((value or "").split())
                if len(text) > LONGEST_NAME:
                    errors[key] = f"This can have {LONGEST_NAME} characters at most; it has {len(text)}."
                elif key == "title" and not text:
                    errors[key] = "An article needs a title."
                cleaned[key] = text or None
            case "body":
                cleaned[key] = rich_text.clean(value or "")
                if not rich_text.plain(cleaned[key]):
                    errors[key] = "An article needs a text."
                elif len(cleaned[key]) > LONGEST_TEXT:
                    errors[key] = f"A text can have {LONGEST_TEXT:,} characters at most."
            case "category_id":
                category = db.get(KbCategory, value) if value is not None else None
                if category is None or category.deleted_at is not None:
                    errors[key] = "Choose a category from the list."
                else:
                    cleaned[key] = category.id
            case "publish_on" | "expires_on":
                cleaned[key] = value
            case _:
                raise TypeError(f"an article has no field {key}")
    first: date | None = cleaned.get("publish_on", article.publish_on)
    last: date | None = cleaned.get("expires_on", article.expires_on)
    if first is not None and last is not None and last < first:
        errors["expires_on"] = "An article cannot expire before it appears."
    if errors:
        raise Invalid(errors)
    for key, value in cleaned.items():
        if getattr(article, key) != value:
            setattr(article, key, value)


def _publish(db: Db, article: KbArticle) -> None:
    article.status = "Published"
    article.published_at = db.now
    article.published_by_id = db.actor_id
    last = db.scalar(select(func.max(KbVersion.number)).where(KbVersion.article_id == article.id)) or 0
    db.add(
        KbVersion(
            article_id=article.id, number=last + 1, title=article.title, summary=article.summary, body=article.body,
            published_at=db.now, published_by_id=db.actor_id,
        )
    )  # fmt: skip


def _next_number(db: Db) -> str:
    last = db.scalar(select(func.max(KbArticle.number))) or f"{_PREFIX}0000"
    found = re.search(r"\d+$", last)
    return f"{_PREFIX}{int(found[0]) + 1 if found else 1:04}"

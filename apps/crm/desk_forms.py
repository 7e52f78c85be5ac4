"""The forms of the support desk: what is done with a case in the console, answers, templates and articles."""

from __future__ import annotations

from functools import partial
from typing import Self

from flask import request

from ..platform import forms
from ..platform.database import Db
from .fields import CASE, TASK
from .fields.targets import CASES, USERS, queue_choices
from .models import OPEN_CASE_STATUSES, PRIORITIES, Case, KbArticle, KbCategory
from .picklists import offered

#: How an answer goes out.
MODES = ("email", "public", "internal")


class CasePropertiesForm(forms.PlatformForm):
    """What is changed in place. Closing and merging ask for more, so they have dialogs."""

    status = forms.SelectField("Status", choices=(*OPEN_CASE_STATUSES, "Rejected"), required=True)
    priority = CASE["priority"].control()
    type = CASE["type"].control()


class HandOverForm(forms.PlatformForm):
    owner_id = TASK["owner_id"].control(required=False)
    queue_id = forms.SelectField("Queue", choices=queue_choices)
    note = forms.TextAreaField("Note for colleagues", rows=3)


class MergeForm(forms.PlatformForm):
    parent_case_id = forms.LookupField(
        "Case that goes on",
        lookup=CASES.lookup,
        label_of=CASES.label_of,
        given={"more": "search"},
        required=True,
        wide=True,
    )


class EscalateForm(forms.PlatformForm):
    reason = forms.TextAreaField("Note for colleagues", rows=3)


class ComposerForm(forms.PlatformForm):
    """An answer to a case: an e-mail, a comment that the customer sees, or a note for colleagues."""

    mode = forms.HiddenField("Kind")
    to = forms.TextField("To", max=2000)
    cc = forms.TextField("Cc", max=2000)
    subject = forms.TextField("Subject")
    body = forms.RichTextField("Message")

    @classmethod
    def answer(cls, case: Case) -> Self:
        """The form with whom and what an answer to this case would go to; what was posted wins."""
        return cls(
            request.form if request.method == "POST" else None,
            data={
                "mode": "email" if case.contact and case.contact.email else "internal",
                "to": case.contact.email if case.contact else None,
                "subject": f"Re: {case.subject}"[:160],
            },
        )

    @property
    def chosen_mode(self) -> str:
        mode = self.mode.data
        return mode if mode in MODES else "email"


class LinkArticleForm(forms.PlatformForm):
    article_id = forms.LookupField(
        "Article",
        lookup="desk_writing.lookup_article",
        label_of=lambda db, id: _title(db, id),
        required=True,
        placeholder="Search published articles",
    )


class TemplateForm(forms.PlatformForm):
    name = forms.TextField("Name", required=True)
    topic = forms.TextField("Topic", required=True, max=80, help="Templates of one topic stand together.")
    subject = forms.TextField("Subject", required=True, wide=True)
    body = forms.RichTextField("Text", required=True)
    is_active = forms.CheckboxField("In use")


class ArticleForm(forms.PlatformForm):
    title = forms.TextField("Title", required=True, wide=True)
    category_id = forms.SelectField("Category", choices=lambda db: category_choices(db), required=True)
    summary = forms.TextField("Summary", wide=True, help="One line, which lists and search show.")
    publish_on = forms.DateField("Valid from")
    expires_on = forms.DateField("Valid until")
    body = forms.RichTextField("Text", required=True)


class CategoryForm(forms.PlatformForm):
    name = forms.TextField("Name", required=True, max=80)
    parent_id = forms.SelectField("Below", choices=lambda db: category_choices(db), empty="Top level")
    description = forms.TextField("Description", wide=True)
    needs_review = forms.CheckboxField("Articles are published by somebody else than their author")


def category_choices(db: Db) -> list[tuple[int, str]]:
    """The categories with the path that leads to each, branch by branch."""
    return [(category.id, path) for category, path, _depth in category_tree(db)]


def category_tree(db: Db) -> list[tuple[KbCategory, str, int]]:
    """Each category with its path and depth, in the order of the tree."""
    found: dict[int | None, list[KbCategory]] = {}
    rows = db.query(KbCategory).filter(KbCategory.deleted_at.is_(None)).order_by(KbCategory.position, KbCategory.id)
    for row in rows:
        found.setdefault(row.parent_id, []).append(row)
    tree: list[tuple[KbCategory, str, int]] = []

    def walk(parent_id: int | None, path: str, depth: int) -> None:
        for category in found.get(parent_id, ()):
            full = f"{path} › {category.name}" if path else category.name
            tree.append((category, full, depth))
            walk(category.id, full, depth + 1)

    walk(None, "", 0)
    return tree


def _title(db: Db, article_id: int) -> str | None:
    article = db.get(KbArticle, article_id)
    return article.title if article is not None and article.deleted_at is None else None


class MemberForm(forms.PlatformForm):
    user_id = forms.LookupField("Person", lookup=USERS.lookup, label_of=USERS.label_of, required=True)


class RuleForm(forms.PlatformForm):
    """A rule holds for cases that meet all of its conditions; one that is left empty is met by every case."""

    name = forms.TextField("Name", required=True, wide=True)
    type = forms.SelectField("Type", choices=partial(offered, key="case_type"), empty="Any")
    priority = forms.SelectField("Priority", choices=PRIORITIES, empty="Any")
    origin = forms.SelectField("Origin", choices=partial(offered, key="case_origin"), empty="Any")
    word = forms.TextField("Word in the subject", max=80)
    queue_id = forms.SelectField("Goes to queue", choices=queue_choices, required=True)
    is_active = forms.CheckboxField("In use")

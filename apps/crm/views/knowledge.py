"""The knowledge base: its tree of categories, articles, their versions, and the way from draft to archive."""

from __future__ import annotations

from html import escape
from typing import Any

from flask import Blueprint, g, render_template, url_for
from flask.typing import ResponseReturnValue
from markupsafe import Markup
from sqlalchemy import case, func, select
from sqlalchemy.orm import joinedload

from ...handbook import queries as handbook
from ...handbook.text import filled, render
from ...platform import rich_text
from ...platform.errors import Forbidden, NotFound
from ...platform.pages import done
from ...platform.parameters import read_id, read_page, read_search, read_text
from .. import actions, desk_queries
from ..actions.knowledge import find_article, may_edit_article, why_not_publish
from ..desk_forms import ArticleForm, CategoryForm, category_tree
from ..models import ARTICLE_STATUSES, Case, CaseArticle, KbArticle, KbCategory, KbVersion, User
from ..permissions import keeps_desk, may, require_keeper, works_on_cases
from ..queries import find, visible
from .common import form_page

blueprint = Blueprint("knowledge", __name__, url_prefix="/knowledge")

PAGE = 18


@blueprint.get("")
def index() -> ResponseReturnValue:
    """Articles beside the tree of categories: a category shows those of its branches, too."""
    tree = category_tree(g.db)
    chosen = read_id("category")
    status, text, page = read_text("status"), read_search(), read_page()
    found = desk_queries.articles(g.db, text)
    within = _branch(tree, chosen) if chosen is not None else None
    if within is not None:
        found = found.where(KbArticle.category_id.in_(within))
    if status == "current":
        found = found.where(desk_queries.in_force(g.db))
    elif status == "mine":
        found = found.where(KbArticle.author_id == g.db.actor_id)
    elif status in ARTICLE_STATUSES:
        found = found.where(KbArticle.status == status)
    total = g.db.scalar(select(func.count()).select_from(found.order_by(None).subquery())) or 0
    starts = KbArticle.title.istartswith(text, autoescape=True) if text else KbArticle.id.is_(None)
    rows = found.options(joinedload(KbArticle.author).joinedload(User.person))
    rows = rows.order_by(case((starts, 0), else_=1), KbArticle.title, KbArticle.id).limit(PAGE)
    counts = _counts(tree)
    return render_template(
        "crm/knowledge/index.html",
        tree=tree,
        counts=counts,
        chosen=next((category for category, _path, _depth in tree if category.id == chosen), None),
        articles=list(g.db.scalars(rows.offset((page - 1) * PAGE))),
        total=total,
        page=page,
        page_size=PAGE,
        status=status,
        text=text,
        statuses=(("", "All"), ("current", "In force"), *((each, each) for each in ARTICLE_STATUSES), ("mine", "Mine")),
        may_write=works_on_cases(g.db),
        may_keep=keeps_desk(g.db),
    )


def _branch(tree: list[tuple[KbCategory, str, int]], category_id: int) -> list[int]:
    """A category and all that are below it."""
    within = {category_id}
    for category, _path, _depth in tree:
        if category.parent_id in within:
            within.add(category.id)
    return sorted(within)


def _counts(tree: list[tuple[KbCategory, str, int]]) -> dict[int, int]:
    """How many articles each category has, with those of its branches."""
    own = select(KbArticle.category_id, func.count()).where(KbArticle.deleted_at.is_(None))
    counts: dict[int, int] = {row[0]: row[1] for row in g.db.execute(own.group_by(KbArticle.category_id))}
    for category, _path, _depth in reversed(tree):
        if category.parent_id is not None:
            counts[category.parent_id] = counts.get(category.parent_id, 0) + counts.get(category.id, 0)
    return counts


@blueprint.get("/<int:id>")
def show(id: int) -> ResponseReturnValue:
    return _article_page(find_article(g.db, id))


@blueprint.get("/<int:id>/versions/<int:number>")
def version(id: int, number: int) -> ResponseReturnValue:
    article = find_article(g.db, id)
    found = g.db.scalar(select(KbVersion).where(KbVersion.article_id == id, KbVersion.number == number))
    if found is None:
        raise NotFound(f"“{article.title}” has no version {number}.")
    return _article_page(article, found)


def _article_page(article: KbArticle, old: KbVersion | None = None) -> str:
    versions = select(KbVersion).where(KbVersion.article_id == article.id).options(joinedload(KbVersion.published_by))
    linked = visible(g.db, Case).join(CaseArticle, CaseArticle.case_id == Case.id)
    linked = linked.where(CaseArticle.article_id == article.id, CaseArticle.deleted_at.is_(None))
    count = g.db.scalar(select(func.count()).select_from(linked.subquery())) or 0
    paths = {category.id: path for category, path, _depth in category_tree(g.db)}
    body: Markup
    if article.section is not None:
        entry = handbook.entry(g.db, article.section)
        body = render(filled(entry.current, handbook.policies(g.db)))
        revision = entry.current
    else:
        body, revision = Markup(rich_text.clean((old.body if old else article.body) or "")), None
    return render_template(
        "crm/knowledge/article.html",
        article=article,
        body=body,
        revision=revision,
        old=old,
        path=paths.get(article.category_id, article.category.name),
        versions=list(g.db.scalars(versions.order_by(KbVersion.number.desc()))),
        cases=list(g.db.scalars(linked.order_by(Case.created_at.desc(), Case.id.desc()).limit(8))),
        case_count=count,
        may_edit=may_edit_article(g.db, article),
        refusal=why_not_publish(g.db, article),
        may_archive=article.status != "Published" or keeps_desk(g.db),
        in_force=article.holds_on(g.db.today),
    )


@blueprint.route("/new", methods=["GET", "POST"])
def new() -> ResponseReturnValue:
    """A new article; with `case`, one that begins with how that case was settled."""
    if not works_on_cases(g.db):
        raise Forbidden("Your role does not allow you to write articles.")
    source, linked = read_id("case"), None
    first: dict[str, Any] = {"category_id": read_id("category")}
    if source is not None:
        found = find(g.db, Case, source)
        first |= {"title": found.subject, "body": _body_of(found)}
        linked = source if may(g.db, "edit", found) else None
    form = ArticleForm.new(**first)
    if form.submitted(lambda values: actions.create_article(g.db, case_id=linked, **values)):
        article = form.result
        return done(f"{article.number} was saved as a draft.", url_for(".show", id=article.id))
    return form.page("crm/knowledge/form.html", title="New article", cancel=url_for(".index"))


def _body_of(found: Case) -> str:
    """What a case says of its cause and cure."""
    parts = ((found.description, "What happened"), (found.resolution, "What helped"))
    return "".join(f"<h3>{heading}</h3>{rich_text.from_plain(text)}" for text, heading in parts if text) or (
        f"<p>{escape(found.subject)}</p>"
    )


@blueprint.route("/<int:id>/edit", methods=["GET", "POST"])
def edit(id: int) -> ResponseReturnValue:
    article = find_article(g.db, id)
    if not may_edit_article(g.db, article):
        raise Forbidden("You may not change this article: only its author and support managers do.")
    form = ArticleForm.of(article)
    if form.submitted(lambda values: actions.update_article(g.db, id, version=form.version, **values)):
        return done(f"{article.number} was saved.", url_for(".show", id=id))
    return form.page("crm/knowledge/form.html", title="Edit article", cancel=url_for(".show", id=id))


_STEPS = {
    "submit": (actions.submit_article, "was sent for review"),
    "return": (actions.return_article, "is a draft again"),
    "publish": (actions.publish_article, "was published"),
    "archive": (actions.archive_article, "was archived"),
}


@blueprint.post(f"/<int:id>/<any({', '.join(_STEPS)}):step>")
def move(id: int, step: str) -> ResponseReturnValue:
    act, told = _STEPS[step]
    article = act(g.db, id)
    return done(f"{article.number} {told}.", url_for(".show", id=id))


@blueprint.route("/categories/new", methods=["GET", "POST"])
def new_category() -> ResponseReturnValue:
    require_keeper(g.db, "change the categories")
    form = CategoryForm.new(parent_id=read_id("parent"), needs_review=True)
    if form.submitted(lambda values: actions.create_category(g.db, **values)):
        return done(f"“{form.result.name}” was added.", url_for(".index", category=form.result.id))
    return form_page(form, "New category")


@blueprint.route("/categories/<int:category_id>/edit", methods=["GET", "POST"])
def edit_category(category_id: int) -> ResponseReturnValue:
    require_keeper(g.db, "change the categories")
    category = g.db.get(KbCategory, category_id)
    if category is None or category.deleted_at is not None:
        raise NotFound("This category does not exist.")
    form = CategoryForm.of(category)
    del form["parent_id"]
    if form.submitted(lambda values: actions.update_category(g.db, category_id, version=form.version, **values)):
        return done(f"“{category.name}” was saved.", url_for(".index", category=category_id))
    return form_page(form, "Edit category")

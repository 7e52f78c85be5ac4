"""The front page, categories and search."""

from __future__ import annotations

from flask import Blueprint, abort, g, render_template, request
from sqlalchemy import select

from ....platform.parameters import read_search
from ...models import Category
from ..catalogue import SORTS, Choice, cards, front, in_category, matching, shelf

blueprint = Blueprint("home", __name__)


@blueprint.get("/")
def index() -> str:
    shown = front(g.db)
    return render_template("shop/home.html", best=shown.best, loved=shown.loved, covers=shown.covers, hero=shown.hero)


@blueprint.get("/categories/<handle>")
def category(handle: str) -> str:
    found = g.db.scalar(select(Category).where(Category.handle == handle, Category.deleted_at.is_(None)))
    if found is None:
        abort(404)
    top = found.parent or found
    children = select(Category).where(Category.parent_id == top.id, Category.deleted_at.is_(None))
    return render_template(
        "shop/category.html",
        title=found.name,
        category=found,
        top=top,
        children=g.db.scalars(children.order_by(Category.position, Category.id)).all(),
        shelf=shelf(cards(g.db, in_category(found)), Choice.of(request.args)),
        sorts=SORTS,
    )


@blueprint.get("/search")
def search() -> str:
    text = read_search()
    found = cards(g.db, *matching(text)) if text else []
    return render_template(
        "shop/category.html",
        title=f"Results for “{text}”" if text else "Search",
        category=None,
        text=text,
        children=[],
        shelf=shelf(found, Choice.of(request.args)),
        sorts=SORTS,
    )

"""The front page, categories and search."""

from __future__ import annotations

from flask import Blueprint, abort, g, render_template, request
from sqlalchemy import select

from ....platform.parameters import read_search
from ...models import Category
from .. import collections
from ..catalogue import SORTS, Choice, cards, front, in_category, matching, shelf

blueprint = Blueprint("home", __name__)


@blueprint.get("/")
def index() -> str:
    shown = front(g.db)
    return render_template(
        "shop/home.html",
        best=shown.best,
        loved=shown.loved,
        covers=shown.covers,
        hero=shown.hero,
        collections=collections.shown(g.db, shown.all)[:4],
    )


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
        collection=None,
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
        collection=None,
        text=text,
        children=[],
        shelf=shelf(found, Choice.of(request.args)),
        sorts=SORTS,
    )


@blueprint.get("/collections")
def all_collections() -> str:
    return render_template("shop/collections.html", shown=collections.shown(g.db), at_collections=True)


@blueprint.get("/collections/<handle>")
def collection(handle: str) -> str:
    found = collections.find(g.db, handle)
    if found is None:
        abort(404)
    cards = collections.cards_in(g.db, found)
    places = collections.places_in(found)
    return render_template(
        "shop/category.html",
        title=found.title,
        category=None,
        collection=found,
        children=[],
        shelf=shelf(cards, Choice.of(request.args), places=places),
        sorts=SORTS,
        at_collections=True,
    )

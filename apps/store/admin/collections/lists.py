"""The list of collections, and what templates say of them."""

# A column a line: their definitions read best unbroken.
# ruff: noqa: E501

from __future__ import annotations

from flask import Flask, g, url_for

from ....platform.filters import ChoiceFilter, FlagFilter
from ....platform.list_state import View
from ....platform.listview import Column, ListView
from ...models import COLLECTION_KINDS, Collection
from . import queries


def install(app: Flask) -> None:
    app.jinja_env.globals.update(
        condition_text=queries.condition_text,
        collections_of=lambda product: queries.collections_of(g.db, product.id),
    )


COLLECTIONS = ListView(
    key="collections", title="Collections", one="collection", many="collections", endpoint="collections.index", icon="folder", figures=queries.counts,
    columns=(
        Column("title", "Collection", link=lambda c: url_for("collections.show", id=c.id), sort=Collection.title, width=28),
        Column("kind", "Put together", sort=Collection.kind, width=14),
        Column("conditions", "Conditions", value=lambda c: (" or " if c.match == "Any" else " and ").join(map(queries.condition_text, c.conditions)), width=32),
        Column("products", "Products", kind="number", figure=lambda c, count: count or 0, width=9),
        Column("shown", "Shop", kind="chip", value=lambda c: "Shown" if c.is_shown else "Hidden", tone=lambda c: "green" if c.is_shown else "neutral", sort=Collection.is_shown),
    ),
    search=(Collection.title, Collection.description, Collection.handle),
    filters=(
        ChoiceFilter("kind", "Put together", Collection.kind, choices=COLLECTION_KINDS),
        FlagFilter("shown", "Shown in the shop", Collection.is_shown),
    ),
    views=(
        View("all", "All"),
        View("hand", "By hand", where=lambda db: Collection.kind == "By hand"),
        View("conditions", "By conditions", where=lambda db: Collection.kind == "By conditions"),
    ),
    sort="title",
    name_of=lambda collection: str(collection.title),
)  # fmt: skip

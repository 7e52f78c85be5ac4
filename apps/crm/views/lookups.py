"""What lookup fields find: records by name with enough beside it to tell near-duplicates apart."""

from __future__ import annotations

from collections.abc import Callable

from flask import Blueprint, g, jsonify
from flask.typing import ResponseReturnValue
from sqlalchemy import or_, select

from ...platform import forms
from ...platform.emoji import picker
from ...platform.errors import NotFound
from ...platform.formats import money
from ...platform.matching import has_text, starts_with
from ...platform.models import Person
from ...platform.parameters import read_id, read_search, read_text
from .. import queries
from ..actions.prices import standard_pricebook
from ..fields.common import parent_of
from ..models import PARENTS, PricebookEntry, Product
from ..objects import OBJECTS, detail_of, label_of
from ..permissions import assignable_users, readers

blueprint = Blueprint("lookup", __name__, url_prefix="/lookup")

_SHOWN = 8
#: The emoji that posts have most.
_OFTEN = ("thumbsup", "white_check_mark", "eyes", "pray", "tada", "warning", "question", "phone", "heart")


def _records(key: str) -> Callable[[], str]:
    def lookup() -> str:
        found = g.db.scalars(queries.matching(g.db, key, read_search()).limit(_SHOWN))
        return forms.options(forms.Option(record.id, label_of(record), detail_of(record)) for record in found)

    return lookup


for _key in ("account", "contact", "lead", "deal", "case", "campaign"):
    blueprint.add_url_rule(f"/{OBJECTS[_key].plural.lower()}", _key, _records(_key))


@blueprint.get("/users")
def user() -> str:
    """Those who can be given records."""
    name = Person.first_name + " " + Person.last_name
    found = assignable_users().where(*(has_text(name, word) for word in read_search().split()))
    users = g.db.scalars(found.limit(_SHOWN)).unique()
    return forms.options(forms.Option(user.id, user.name, user.person.title) for user in users)


@blueprint.get("/colleagues")
def colleague() -> ResponseReturnValue:
    """Those who can see the record that the query string names, for texts that name them: name and job."""
    key, id = parent_of(read_text("parent"))
    if key not in PARENTS or id is None:
        raise NotFound("There is no such record.")
    name = Person.first_name + " " + Person.last_name
    found = readers(queries.find(g.db, OBJECTS[key].model, id)).where(Person.id != g.db.actor_id)
    typed = " ".join(read_search().split())
    found = found.where(or_(*(starts_with(each, typed) for each in (name, Person.last_name))))
    users = g.db.scalars(found.limit(_SHOWN)).unique()
    return jsonify([{"name": user.name, "detail": user.person.title} for user in users])


@blueprint.get("/emoji")
def emoji() -> str:
    """What the emoji picker of posts shows."""
    return picker(_OFTEN)


@blueprint.get("/parents")
def parent() -> str:
    """Records of every kind that an activity can hang on."""
    found = [
        (key, record)
        for key in sorted(PARENTS)
        for record in g.db.scalars(queries.matching(g.db, key, read_search()).limit(3))
        if not getattr(record, "is_converted", False)
    ]
    return forms.options(
        forms.Option(f"{key}-{record.id}", f"{OBJECTS[key].singular}: {label_of(record)}", detail_of(record))
        for key, record in found
    )


@blueprint.get("/products")
def product() -> str:
    """Products on sale, with their price in the book that the query string names, else their list price."""
    book_id = read_id("book") or standard_pricebook(g.db).id
    named = Product.name + " " + Product.sku
    found = (
        select(Product, PricebookEntry.unit_price)
        .join(PricebookEntry, (PricebookEntry.product_id == Product.id) & (PricebookEntry.pricebook_id == book_id))
        .where(Product.is_active, Product.deleted_at.is_(None), PricebookEntry.deleted_at.is_(None))
        .where(*(has_text(named, word) for word in read_search().split()))
        .order_by(Product.name, Product.id)
        .limit(_SHOWN)
    )
    return forms.options(
        forms.Option(product.id, product.name, f"{product.sku} · {money(price)}")
        for product, price in g.db.execute(found)
    )


@blueprint.get("/attendees")
def attendee() -> str:
    """Whom an event can be shared with: colleagues, then contacts."""
    name = Person.first_name + " " + Person.last_name
    called = assignable_users().where(*(has_text(name, word) for word in read_search().split()))
    users = g.db.scalars(called.limit(_SHOWN // 2)).unique()
    contacts = g.db.scalars(queries.matching(g.db, "contact", read_search()).limit(_SHOWN // 2))
    return forms.options(
        [
            *(forms.Option(f"user-{user.id}", user.name, f"Colleague · {user.person.title}") for user in users),
            *(forms.Option(f"contact-{one.id}", one.name, f"Contact · {detail_of(one)}") for one in contacts),
        ]
    )

"""What lookup fields find: records by name with enough beside it to tell near-duplicates apart."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flask import Blueprint, g, jsonify, url_for
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
from ..fields.common import parent_of
from ..fields.members import MEMBERS
from ..lists.choosing import CHOOSERS, GROUPS, held
from ..lists.users import state_of
from ..models import PARENTS, Account, Contact, Deal, PricebookEntry, Product, User
from ..objects import OBJECTS, CrmRecord, detail_of, label_of
from ..permissions import assignable_users, may_create, may_price, readers
from ..short_forms import SHORT_FORMS

blueprint = Blueprint("lookup", __name__, url_prefix="/lookup")

_SHOWN = 8
#: Of the names of controls in the form that makes a record: it stands above the form with the lookup.
PREFIX = "new"
#: The emoji that posts have most.
_OFTEN = ("thumbsup", "white_check_mark", "eyes", "pray", "tada", "warning", "question", "phone", "heart")


def _records(key: str) -> Callable[[], str]:
    def lookup() -> str:
        found = queries.first_matching(g.db, key, read_search(), _SHOWN)
        return forms.options((_option(record) for record in found), more(key))

    return lookup


def _option(record: CrmRecord) -> forms.Option:
    return forms.Option(record.id, label_of(record), detail_of(record))


def more(key: str, *, search: str = "", **about: Any) -> list[forms.More]:
    """What stands below the options: a new record, where one may be made, and the search with columns and filters.

    `key` may be that of several kinds (`GROUPS`), among which a new record is then chosen. The query string may say
    that only the `search` is wanted, or, with `no`, neither. `about` goes along with both.
    """
    wanted, text = read_text("more"), read_search()
    if wanted == "no":
        return []
    address = {**about, "q": text or None, "more": wanted or None}
    offered = [forms.More("Advanced search", url_for(f"lookup.search_{search or key}", **address), "list-filter")]
    kinds = makeable(key)
    if wanted != "search" and kinds:
        if key in GROUPS:
            about["for"] = key
        first = {f"{PREFIX}-account_id": about["account"]} if about.get("account") else {}
        noun = "record" if len(kinds) > 1 else noun_of(kinds[0])
        label = f"New {noun} “{text}”" if text else f"New {noun}"
        url = url_for(f"lookup.new_{kinds[0]}", q=text or None, **about, **first)
        offered.insert(0, forms.More(label, url, "plus"))
    return offered


def makeable(key: str) -> list[str]:
    """The kinds of record that the acting person may make for a lookup: of several kinds, or of one."""
    return [
        kind
        for kind in GROUPS.get(key, (key,))
        if kind in SHORT_FORMS and (may_price(g.db) if kind == "product" else may_create(g.db, kind))
    ]


def noun_of(kind: str) -> str:
    return OBJECTS[kind].singular.lower() if kind in OBJECTS else kind


@blueprint.get("/contacts")
def contact() -> str:
    """Contacts; those of the account, or of the deal's, that the query string names come first."""
    account_id = read_account()
    first = [] if account_id is None else [Contact.account_id == account_id]
    found = queries.first_matching(g.db, "contact", read_search(), _SHOWN, *first)
    return forms.options((_option(record) for record in found), more("contact", account=account_id))


def read_account() -> int | None:
    """The account that the query string names, by itself or by one of its deals, if the acting person sees it."""
    account_id, deal_id = read_id("account"), read_id("deal")
    if account_id is None and deal_id is not None:
        deal = queries.visible(g.db, Deal).where(Deal.id == deal_id)
        return g.db.scalar(deal.with_only_columns(Deal.account_id))  # type: ignore[no-any-return]
    if account_id is None:
        return None
    account = queries.visible(g.db, Account).where(Account.id == account_id)
    return g.db.scalar(account.with_only_columns(Account.id))  # type: ignore[no-any-return]


for _key, _entry in OBJECTS.items():
    if _key in CHOOSERS and _key != "contact":
        blueprint.add_url_rule(_entry.path, _key, _records(_key))


@blueprint.get("/users")
def user() -> str:
    """Those who can be given records."""
    name = Person.first_name + " " + Person.last_name
    found = assignable_users().where(*(has_text(name, word) for word in read_search().split()))
    users = g.db.scalars(found.limit(_SHOWN)).unique()
    return forms.options((forms.Option(user.id, user.name, user.person.title) for user in users), more("user"))


@blueprint.get("/owners")
def owner() -> str:
    """Whose records there may be: also of those who left or are away, which is said of them."""
    name = Person.first_name + " " + Person.last_name
    words = [has_text(name, word) for word in read_search().split()]
    found = select(User).join(User.person).where(User.deleted_at.is_(None), *words)
    users = g.db.scalars(found.order_by(Person.last_name, Person.first_name, User.id).limit(_SHOWN)).unique()
    return forms.options(forms.Option(user.id, user.name, _job(user)) for user in users)


def _job(user: User) -> str:
    """Somebody's title, and whether they are not there to be given anything."""
    state = state_of(user)
    return user.person.title if state == "Active" else f"{user.person.title}, {state.lower()}"


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
        for record in queries.first_matching(g.db, key, read_search(), 3)
        if not getattr(record, "is_converted", False)
    ]
    options = (
        forms.Option(*held("parent", key, record.id, label_of(record)), detail_of(record)) for key, record in found
    )
    return forms.options(options, more("parent"))


@blueprint.get("/members")
def member() -> str:
    """Who can be put into a campaign: contacts, then leads that were not converted."""
    found = [
        (key, record)
        for key in MEMBERS
        for record in queries.first_matching(g.db, key, read_search(), _SHOWN // 2)
        if not getattr(record, "is_converted", False)
    ]
    return forms.options(
        forms.Option(f"{key}-{record.id}", label_of(record), f"{OBJECTS[key].singular} · {detail_of(record)}")
        for key, record in found
    )


@blueprint.get("/products")
def product() -> str:
    """Products on sale, with their price in the book that the query string names, else their list price."""
    book_id = read_id("book") or queries.standard_pricebook(g.db).id
    named = Product.name + " " + Product.sku
    found = (
        select(Product, PricebookEntry.unit_price)
        .join(PricebookEntry, (PricebookEntry.product_id == Product.id) & (PricebookEntry.pricebook_id == book_id))
        .where(Product.is_active, Product.deleted_at.is_(None), PricebookEntry.deleted_at.is_(None))
        .where(*(has_text(named, word) for word in read_search().split()))
        .order_by(Product.name, Product.id)
        .limit(_SHOWN)
    )
    options = (
        forms.Option(product.id, product.name, f"{product.sku} · {money(price)}")
        for product, price in g.db.execute(found)
    )
    return forms.options(options, more("product", book=book_id))


@blueprint.get("/attendees")
def attendee() -> str:
    """Whom an event can be shared with: colleagues, then contacts."""
    name = Person.first_name + " " + Person.last_name
    called = assignable_users().where(*(has_text(name, word) for word in read_search().split()))
    users = g.db.scalars(called.limit(_SHOWN // 2)).unique()
    contacts = queries.first_matching(g.db, "contact", read_search(), _SHOWN // 2)
    return forms.options(
        [
            *(forms.Option(f"user-{user.id}", user.name, f"Colleague · {user.person.title}") for user in users),
            *(forms.Option(f"contact-{one.id}", label_of(one), f"Contact · {detail_of(one)}") for one in contacts),
        ],
        more("attendee"),
    )

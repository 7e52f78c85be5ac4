"""The lists of the advanced search of lookups: the columns that tell records apart, their most used filters."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import ColumnElement, Select, select
from sqlalchemy.orm import contains_eager

from ...platform.database import Db
from ...platform.filters import ChoiceFilter, TextFilter
from ...platform.list_state import View
from ...platform.listview import Column, ListView
from ...platform.models import Person
from .. import desk_queries, queries
from ..desk_forms import category_choices
from ..fields.targets import team_choices
from ..models import PARENTS, Account, Contact, KbArticle, KbCategory, Lead, PricebookEntry, Product, User
from ..objects import OBJECTS, CrmObject, label_of
from ..permissions import assignable_users, require_admin
from . import LISTS
from .leads import lead_rows
from .products import PRODUCTS, product_rows
from .users import USERS, user_rows

#: Ids that the form tells the lookup of, by name: the `account` whose contacts come first, the price `book`.
Given = Mapping[str, int | None]


@dataclass(frozen=True)
class Chooser:
    """How records of one kind are looked for; `label` is what the lookup then shows of the one that is chosen."""

    view: ListView
    rows: Callable[[Db, Given], Select[Any]]
    label: Callable[[Any], str]
    first: Callable[[Given], Sequence[ColumnElement[bool]]] = lambda _given: ()
    #: Instead of the list's own figures.
    figures: Callable[[Db, list[int], Given], Mapping[int, Any]] | None = None

    def listed(self, given: Given) -> ListView:
        """The list, as the form asks for it."""
        figures = self.figures
        if figures is None:
            return self.view
        return replace(self.view, figures=lambda db, ids: figures(db, ids, given))


def _chooser(
    listed: ListView,
    rows: Callable[[Db], Select[Any]],
    columns: dict[str, int],
    filters: Sequence[str],
) -> Chooser:
    """A chooser among the rows of a list: its columns by key, with their widths in per cent, and its filters by key."""
    shown = {column.key: column for column in listed.all_columns}
    asked = {filter.key: filter for filter in listed.filters}
    view = replace(
        listed,
        columns=[replace(shown[key], width=width, link=None, edit=None) for key, width in columns.items()],
        more_columns=(),
        filters=[asked[key] for key in filters],
        views=(View("all", "All"),),
        sort=listed.sort if listed.sort.removeprefix("-") in columns else next(iter(columns)),
        saved=None,
        bulk=(),
        row_menu=None,
        edit_form=None,
    )
    return Chooser(view, lambda db, _given: rows(db), label_of)


def _records(entry: CrmObject) -> Chooser:
    """A chooser among the records of an object."""
    listed, rows = LISTS[entry.plural.lower()]
    return _chooser(listed, rows, entry.fields.lookup_columns, entry.fields.lookup_filters)


def _contacts(chooser: Chooser) -> Chooser:
    """The same, narrowed by the name of their account; those of the form's account come first."""
    filters = [TextFilter("company", "Account", Account.name), *chooser.view.filters]
    return replace(chooser, view=replace(chooser.view, filters=filters), first=_first_contacts)


def _unconverted(db: Db, _given: Given) -> Select[Any]:
    return lead_rows(db).where(Lead.converted_at.is_(None))


def _first_contacts(given: Given) -> Sequence[ColumnElement[bool]]:
    account_id = given.get("account")
    return () if account_id is None else (Contact.account_id == account_id,)


def _prices(db: Db, ids: list[int], given: Given) -> Mapping[int, int]:
    """What products cost in the book."""
    return queries.list_prices(db, given["book"] or 0, ids)


def _priced(given: Given) -> Select[Any]:
    return select(PricebookEntry.product_id).where(
        PricebookEntry.pricebook_id == given.get("book"), PricebookEntry.deleted_at.is_(None)
    )


def _on_sale(db: Db, given: Given) -> Select[Any]:
    return product_rows(db).where(Product.is_active, Product.id.in_(_priced(given)))


def _unpriced(db: Db, given: Given) -> Select[Any]:
    return product_rows(db).where(Product.id.not_in(_priced(given)))


def _assignable(db: Db, _given: Given) -> Select[Any]:
    return user_rows(db).where(User.id.in_(assignable_users().with_only_columns(User.id).order_by(None)))


def _members(db: Db, _given: Given) -> Select[Any]:
    require_admin(db, "set up the CRM")
    return user_rows(db).where(User.is_active, ~User.is_frozen)


def _articles(db: Db, _given: Given) -> Select[Any]:
    in_force = select(KbArticle).where(KbArticle.deleted_at.is_(None), desk_queries.in_force(db))
    return in_force.join(KbArticle.category).options(contains_eager(KbArticle.category))


_OF_USERS = {"name": 24, "title": 30, "team": 18}
_USERS = replace(
    USERS,
    columns=[
        *(replace(each, link=None, width=_OF_USERS[each.key]) for each in USERS.columns if each.key in _OF_USERS),
        Column("email", "E-mail", kind="email", value=lambda user: user.person.email, sort=Person.email, width=28),
    ],
    filters=[ChoiceFilter("team", "Team", User.team_id, choices=team_choices)],
    one="colleague",
    many="colleagues",
    views=(View("all", "All"),),
    row_menu=None,
)
_PRODUCTS = _chooser(
    PRODUCTS, product_rows, {"name": 44, "sku": 20, "family": 20, "list_price": 16}, ("family",)
).view  # fmt: skip
_BY_PRICE = replace(
    _PRODUCTS,
    columns=[replace(column, label="Price") if column.key == "list_price" else column for column in _PRODUCTS.columns],
)
_ARTICLES = ListView(
    key="articles",
    title="Articles",
    one="article",
    many="articles",
    endpoint="knowledge.index",
    columns=[
        Column("title", "Title", sort=KbArticle.title, width=56),
        Column("number", "Number", sort=KbArticle.number, width=16),
        Column("category", "Category", value=lambda row: row.category.name, sort=KbCategory.name, width=28),
    ],
    sort="title",
    search=(KbArticle.title, KbArticle.summary, KbArticle.number),
    filters=[ChoiceFilter("category", "Category", KbArticle.category_id, choices=category_choices)],
    icon="book-open",
)


CHOOSERS = {
    **{key: _records(entry) for key, entry in OBJECTS.items() if entry.fields.lookup_columns},
    "contact": _contacts(_records(OBJECTS["contact"])),
    "lead": replace(_records(OBJECTS["lead"]), rows=_unconverted),
    "product": Chooser(_BY_PRICE, _on_sale, lambda product: str(product.name), figures=_prices),
    "unpriced": Chooser(_PRODUCTS, _unpriced, lambda product: str(product.name)),
    "user": Chooser(_USERS, _assignable, lambda user: str(user.name)),
    "member": Chooser(_USERS, _members, lambda user: str(user.name)),
    "article": Chooser(_ARTICLES, _articles, lambda article: str(article.title)),
}
#: The kinds among which a lookup finds that holds more than one, by its key: their values name the kind as well.
GROUPS = {"parent": tuple(PARENTS), "attendee": ("user", "contact")}


def choice(chooser: Chooser, group: str, kind: str, record: Any) -> tuple[str, str]:
    """The value that the lookup then holds, and what it shows."""
    return held(group, kind, record.id, chooser.label(record))


def held(group: str, kind: str, id: object, label: str) -> tuple[str, str]:
    """The same, of a record that is given by its id and its label."""
    if not group:
        return str(id), label
    return f"{kind}-{id}", f"{OBJECTS[kind].singular}: {label}" if group == "parent" else label

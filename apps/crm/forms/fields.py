"""Controls of the CRM's own: lookups of its records, stages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flask import g
from sqlalchemy import select

from ...platform import forms
from ...platform.database import Db
from ...platform.errors import NotFound
from ..actions.records import find
from ..actions.stages import is_gated
from ..models import Account, Contact, Pipeline, Pricebook, Product, Stage, User
from ..objects import OBJECTS, CrmRecord, label_of


def _label(model: type[CrmRecord]) -> Callable[[Db, int], str | None]:
    return lambda db, record_id: label_of(find(db, model, record_id))


def user_name(db: Db, user_id: int) -> str | None:
    user = db.get(User, user_id)
    return user.name if user else None


def product_name(db: Db, product_id: int) -> str | None:
    product = db.get(Product, product_id)
    return product.name if product else None


label_of_account = _label(Account)


def account_field(label: str = "Account", **kw: Any) -> forms.LookupField:
    return forms.LookupField(label, lookup="lookup.account", label_of=label_of_account, **kw)


def contact_field(label: str = "Contact", **kw: Any) -> forms.LookupField:
    return forms.LookupField(label, lookup="lookup.contact", label_of=_label(Contact), **kw)


def owner_field() -> forms.LookupField:
    return forms.LookupField("Owner", lookup="lookup.user", label_of=user_name, required=True)


def stage_choices(db: Db) -> list[tuple[int, str]]:
    """The stages of the default pipeline, in order."""
    stages = select(Stage).join(Stage.pipeline).where(Pipeline.is_default).order_by(Stage.position, Stage.id)
    return [(stage.id, stage.name) for stage in db.scalars(stages)]


def pricebook_choices(db: Db) -> list[tuple[int, str]]:
    books = select(Pricebook).where(Pricebook.is_active, Pricebook.deleted_at.is_(None))
    return [(book.id, book.name) for book in db.scalars(books.order_by(Pricebook.name, Pricebook.id))]


class StageField(forms.SelectField):
    """A stage of the default pipeline; with `for_new`, only those in which a deal may start."""

    for_new = False

    @property
    def choices(self) -> list[tuple[Any, str]]:
        gated = {stage.id for stage in g.db.scalars(select(Stage)) if is_gated(stage)} if self.for_new else set()
        return [choice for choice in super().choices if choice[0] not in gated]


class ParentField(forms.LookupField):
    """A record of any kind that an activity can hang on; its value is "deal-12"."""

    def __init__(self, label: str = "Related to", **kw: Any) -> None:
        super().__init__(label, lookup="lookup.parent", label_of=_no_label, **kw)

    @property
    def label_text(self) -> str:
        return (parent_label(g.db, self.data) or "") if self.data else self.typed

    def parse(self, text: str) -> Any:
        if parent_label(g.db, text) is None:
            raise ValueError("Choose a record from the list.")
        return text


def _no_label(_db: Db, _id: int) -> str | None:
    return None


def parent_label(db: Db, value: str) -> str | None:
    """What stands in the field for "deal-12": the deal's name, if the person can see it."""
    key, _, number = value.partition("-")
    if key not in OBJECTS or not number.isdigit():
        return None
    try:
        record = find(db, OBJECTS[key].model, int(number))
    except NotFound:
        return None
    return f"{OBJECTS[key].singular}: {label_of(record)}"

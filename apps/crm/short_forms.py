"""What is asked when a record is created from a lookup: the fields that one usually knows then."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ..platform.database import Db
from ..platform.record_fields import RecordFields
from . import actions
from .duplicate_rules import MATCHES
from .fields import PRODUCT
from .models import Product
from .objects import OBJECTS, CrmRecord


@dataclass(frozen=True)
class ShortForm:
    """The short form of records with these fields, which `create` makes."""

    fields: RecordFields
    create: Callable[..., CrmRecord | Product]
    finds_duplicates: bool = False

    @property
    def names(self) -> list[str]:
        return [field.name for field in self.fields if field.short_form]

    def typed(self, text: str) -> dict[str, str]:
        """What the text of the lookup fills in: the first field; of a person, the last word is the last name."""
        if "last_name" not in self.names:
            return {self.names[0]: text}
        *first, last = text.split() or [""]
        return {"first_name": " ".join(first), "last_name": last}


def _product(db: Db, *, book_id: int | None = None, unit_price: int | None = None, **values: Any) -> Product:
    """A product with its price, where it is to be sold at once."""
    if book_id is None or unit_price is None:
        return actions.create_product(db, **values)
    return actions.create_priced_product(db, book_id, unit_price, **values)


SHORT_FORMS = {
    **{
        key: ShortForm(entry.fields, entry.action("create"), finds_duplicates=key in MATCHES)
        for key, entry in OBJECTS.items()
        if any(field.short_form for field in entry.fields)
    },
    "product": ShortForm(PRODUCT, _product),
}

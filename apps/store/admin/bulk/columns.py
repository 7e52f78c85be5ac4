"""The columns of the bulk editor: what their cells show of a record, and what was typed into one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal

from ....platform.database import Db
from ....platform.formats import amount
from ....platform.values import amount as read_amount
from ....platform.values import one_line, tags, whole_number
from ...models import PRODUCT_STATUSES, StoreProduct, Variant
from .. import queries

Kind = Literal["text", "money", "number", "choice", "tags"]


@dataclass(frozen=True)
class GridColumn:
    """A column of the grid: cells of products, or of variants. `name` is that of the column of the table."""

    name: str
    label: str
    of: Literal["product", "variant"]
    kind: Kind = "text"
    width: int = 120
    required: bool = False
    shown: bool = True  # unless somebody chooses otherwise

    @property
    def is_number(self) -> bool:
        return self.kind in ("money", "number")


COLUMNS = (
    GridColumn("title", "Title", "product", width=220, required=True),
    GridColumn("status", "Status", "product", "choice", width=80, required=True),
    GridColumn("vendor", "Vendor", "product", width=130, required=True),
    GridColumn("category_id", "Category", "product", "choice", width=196, required=True),
    GridColumn("tags", "Tags", "product", "tags", width=150, shown=False),
    GridColumn("sku", "SKU", "variant", width=145, required=True),
    GridColumn("price", "Price", "variant", "money", width=80, required=True),
    GridColumn("compare_at_price", "Price before", "variant", "money", width=92),
    GridColumn("cost", "Cost", "variant", "money", width=80),
    GridColumn("barcode", "Barcode", "variant", width=120),
    GridColumn("weight", "Weight in grams", "variant", "number", width=116, required=True, shown=False),
    GridColumn("limit_per_customer", "Limit per customer", "variant", "number", width=130, shown=False),
)
BY_NAME: dict[tuple[str, str], GridColumn] = {(column.of, column.name): column for column in COLUMNS}


@dataclass(frozen=True)
class Cells:
    """Reads and shows cells; the categories are asked for once."""

    db: Db

    @cached_property
    def categories(self) -> dict[int, str]:
        return dict(queries.categories(self.db))

    def choices(self, column: GridColumn) -> Sequence[str]:
        """What a cell of choices can hold, as it shows it."""
        return PRODUCT_STATUSES if column.name == "status" else list(self.categories.values())

    def show(self, column: GridColumn, record: StoreProduct | Variant) -> str:
        """What the cell of a record holds, as people type it."""
        return self.text(column, getattr(record, column.name))

    def text(self, column: GridColumn, value: Any) -> str:
        if value is None:
            return ""
        if column.name == "category_id":
            return self.categories.get(value, "")
        return amount(value) if column.kind == "money" else str(value)

    def read(self, column: GridColumn, text: str) -> Any:
        """The value of what stands in a cell. Raises ValueError with a message for it."""
        text = one_line(text)
        if not text:
            if column.required:
                raise ValueError(f"{column.label} is required.")
            return None
        if column.kind == "choice":
            return self._choose(column, text)
        if column.kind == "money":
            return read_amount(text)
        if column.kind == "number":
            return whole_number(text)
        return tags(text) if column.kind == "tags" else text

    def _choose(self, column: GridColumn, text: str) -> Any:
        """A choice by its name, in any case; a category also by its own name, without the one above it."""
        found: list[Any]
        if column.name == "status":
            found = [status for status in PRODUCT_STATUSES if status.casefold() == text.casefold()]
        else:
            whole = [id for id, label in self.categories.items() if label.casefold() == text.casefold()]
            own = [id for id, label in self.categories.items() if label.split(" › ")[-1].casefold() == text.casefold()]
            found = whole or own
        if len(found) != 1:
            raise ValueError(f"Choose {column.label.lower()} from the list: there is no “{text}”.")
        return found[0]

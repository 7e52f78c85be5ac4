"""Many lines of a grid saved together: all of them or none, with what was wrong told at its cell."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ...platform.errors import Conflict, DomainError, Invalid


@dataclass(frozen=True)
class LineRow:
    """What a person did to one row of a grid: a new one has no `id` but a `product_id`."""

    key: str  # by which messages name the row
    id: int | None = None
    product_id: int | None = None
    version: int | None = None
    values: Mapping[str, Any] = field(default_factory=dict)
    is_removed: bool = False


def save_rows(
    rows: Sequence[LineRow],
    *,
    add: Callable[[int, Mapping[str, Any]], object],
    update: Callable[[int, int | None, Mapping[str, Any]], object],
    remove: Callable[[int], object],
) -> None:
    """Do what the rows say, removals last.

    Raises Invalid with one message per cell, `{"12-quantity": "…"}`, and Conflict for a row that somebody else saved.
    """
    wrong: dict[str, str] = {}
    for row in sorted(rows, key=lambda row: row.is_removed):
        try:
            if row.id is None:
                if not row.is_removed:
                    add(row.product_id or 0, row.values)
            elif row.is_removed:
                remove(row.id)
            else:
                update(row.id, row.version, row.values)
        except Invalid as error:
            wrong |= {f"{row.key}-{name}": message for name, message in error.errors.items()}
        except Conflict:
            raise
        except DomainError as error:
            wrong[f"{row.key}-"] = str(error)
    if wrong:
        raise Invalid(wrong)

"""What the page of the bulk editor sends and is told: cells by keys such as "p12.title" and "v7.price", as texts."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any

from ....platform.errors import Invalid
from ... import actions
from ...actions.catalogue.bulk import Cell, Change
from .columns import BY_NAME, Cells

_KEY = re.compile(r"([pv])([0-9]{1,12})\.([a-z_]{1,30})")
_KINDS = {"p": "product", "v": "variant"}
#: Of a cell's text; longer ones are cut, and refused for what is left of them.
_LONGEST = 2_000


@dataclass
class Sent:
    """The changed cells of a page, and those that cannot be read."""

    products: dict[int, dict[str, Change]] = field(default_factory=dict)
    variants: dict[int, dict[str, Change]] = field(default_factory=dict)
    wrong: dict[str, str] = field(default_factory=dict)

    def save(self, db: Any) -> actions.Edited:
        """Save all of it. Raises RefusedCells for what the rules refuse."""
        return actions.edit_products(db, products=self.products, variants=self.variants)


def key_of(cell: Cell) -> str:
    what, id, name = cell
    return f"{what[0]}{id}.{name}"


def read_sent(cells: Cells, text: str) -> Sent:
    """The cells in a text of JSON, {key: [what it is to hold, what it held]}. Raises Invalid for anything else."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict) or not found:
        raise Invalid({"": "No changes were sent. Change a cell, then save."})
    sent = Sent()
    for key, pair in found.items():
        match, texts = _KEY.fullmatch(key), pair if isinstance(pair, list) else []
        column = BY_NAME.get((_KINDS[match[1]], match[3])) if match else None
        if match is None or column is None or len(texts) != 2 or not all(isinstance(each, str) for each in texts):
            raise Invalid({"": "What was sent is not from this page. Load it again."})
        rows = sent.products if column.of == "product" else sent.variants
        try:
            value = cells.read(column, texts[0][:_LONGEST])
            rows.setdefault(int(match[2]), {})[column.name] = Change(value, _held(cells, column, texts[1]))
        except ValueError as error:
            sent.wrong[key] = str(error)
    return sent


def _held(cells: Cells, column: Any, text: str) -> Any:
    """What a cell held when the page was drawn; something that no cell holds where that makes no sense today."""
    try:
        return cells.read(column, text[:_LONGEST]) if text else None
    except ValueError:
        return object()


def told(cells: Cells, error: actions.RefusedCells) -> dict[str, dict[str, str]]:
    """Messages by the keys of cells, and what others have saved in those that were overtaken."""
    theirs = {key_of(cell): cells.text(BY_NAME[cell[0], cell[2]], value) for cell, value in error.theirs.items()}
    errors = {
        key_of(cell): f"{text} It is “{theirs[key_of(cell)] or '–'}” now: save again to keep yours."
        if key_of(cell) in theirs else text
        for cell, text in error.cells.items()
    }  # fmt: skip
    return {"errors": errors, "theirs": theirs}

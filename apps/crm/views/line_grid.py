"""The grid of lines that deals and quotes share: a new row's markup, and what comes back when rows are saved."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from flask import g, make_response, render_template, request
from werkzeug.wrappers import Response

from ...platform.cells import told_of
from ...platform.errors import Conflict, DomainError, Invalid
from ...platform.pages import toast
from ...platform.parameters import read_id, read_text, read_version
from ..actions import LineRow
from ..actions.prices import price_for_sale
from ..fields import LINE
from ..models import DealLine, QuoteLine

#: Rows that one save takes.
_MOST_ROWS = 300
_CELL = re.compile(r"(new)?(\d{1,12})-(product_id|version|quantity|unit_price|discount_pct|removed)")


def new_row(pricebook_id: int) -> Response:
    """The row of a product that was chosen, at its price in the book; it is not saved yet."""
    product, price = price_for_sale(g.db, pricebook_id, read_id("product") or 0)
    key = read_text("key", "new1")
    if not re.fullmatch(r"new\d{1,6}", key):
        raise Invalid({"": "This row cannot be added. Reload the page."})
    return make_response(render_template("crm/line_row.html", product=product, price=price, key=key))


def save_grid(save: Callable[[Sequence[LineRow], int | None], Any], message: str) -> Response:
    """Save the posted rows, all or none; 422 lists what was wrong by cell."""
    rows, wrong = _read_rows()
    versions: dict[str, int] = {}
    if not wrong:
        try:
            save(rows, read_version())
            g.db.flush()
            return toast(make_response("", 200), message)
        except DomainError as error:
            g.db.rollback()
            messages = error.errors if isinstance(error, Invalid) else {"": str(error)}
            if isinstance(error, Conflict):
                messages, versions = _told(error, rows)
            wrong = [(*_cell(name), text) for name, text in messages.items()]
    return make_response(render_template("platform/cell_errors.html", wrong=wrong, versions=versions), 422)


def _told(conflict: Conflict, rows: Sequence[LineRow]) -> tuple[dict[str, str], dict[str, int]]:
    """What stands at the cells of a row that somebody else has changed, and the versions that are known now."""
    line = conflict.row
    if not isinstance(line, DealLine | QuoteLine):
        return told_of(conflict, {}), {"": line.version}
    row = next(row for row in rows if row.id == line.id)
    with g.db.as_it_was(line, row.version or line.version):
        before = {name: getattr(line, name) for name in row.values}
    theirs = {
        f"{line.id}-{name}": LINE[name].show(getattr(line, name))
        for name, value in row.values.items()
        if getattr(line, name) not in (before[name], value)
    }
    return told_of(conflict, theirs), {str(line.id): line.version}


def _cell(name: str) -> tuple[str, str]:
    key, _, field = name.partition("-")
    return key, field


def _read_rows() -> tuple[list[LineRow], list[tuple[str, str, str]]]:
    """The rows of the form, and what could not be read: row, field, message."""
    cells: dict[str, dict[str, str]] = {}
    for name, text in request.form.items():
        if found := _CELL.fullmatch(name):
            cells.setdefault(f"{found[1] or ''}{found[2]}", {})[found[3]] = text.strip()
    rows: list[LineRow] = []
    wrong: list[tuple[str, str, str]] = []
    for key, given in list(cells.items())[:_MOST_ROWS]:
        values: dict[str, Any] = {}
        for field in LINE:
            if field.name not in given:
                continue
            try:
                values[field.name] = field.parse(g.db, given[field.name]) if given[field.name] else None
            except ValueError as error:
                wrong.append((key, field.name, str(error)))
        is_new = key.startswith("new")
        rows.append(
            LineRow(
                key=key,
                id=None if is_new else int(key),
                product_id=_number(given.get("product_id")) if is_new else None,
                version=_number(given.get("version")),
                values=values,
                is_removed=given.get("removed") == "yes",
            )
        )
    return rows, wrong


def _number(text: str | None) -> int | None:
    return int(text) if text and text.isdecimal() and len(text) <= 12 else None

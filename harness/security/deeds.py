"""What one can do in each app: every route that changes something, with values that the app would accept."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from . import markup
from .addresses import Route, routes, spread
from .house import Answer, House, Visitor

# What scripts of the pages send where there is no form, by endpoint; "{0}" is the first variable of the address.
_SENT: dict[str, dict[str, dict[str, str]]] = {
    "crm": {
        "accounts.cells": {"{0}-phone": "(312) 555-0177"},
        "contacts.cells": {"{0}-phone": "(312) 555-0177"},
        "leads.cells": {"{0}-phone": "(312) 555-0177"},
        "tasks.cells": {"{0}-priority": "Urgent"},
        "cases.cells": {"{0}-priority": "Urgent"},
        "deals.cells": {"{0}-next_step": "Send the offer"},
        "deals.move": {},
        "notes.new": {"body": "Called back.", "parent_type": "account", "parent_id": "1"},
    },
    "chat": {
        "posts.create": {"body": "Good morning."},
        "posts.edit": {"body": "Good evening."},
        "posts.change": {"emoji": "tada"},
        "direct.post": {"body": "Good morning."},
        "later.save_draft": {"body": "Good mor"},
        "manage.create": {"name": "something-new", "kind": "public"},
        "manage.favorite": {"on": "yes"},
        "manage.mute": {"on": "yes"},
        "manage.posting": {"on": "yes"},
        "manage.change_member": {"what": "remove"},
        "channels.follow": {"follow": "yes"},
        "sections.move": {"by": "1"},
    },
    "shop": {
        "cart.add": {"variant_id": "1", "quantity": "1"},
        "cart.change": {"quantity": "2"},
        "cart.code": {"code": "WELCOME10"},
        "checkout.card": {"number": "4000 0000 0000 0002", "expires": "12/29", "code": "123", "name": "Nora Quill"},
    },
    "admin": {"orders.comment": {"message": "Called the customer."}},
}
_EVERYTHING = [1, 1, 4, 4]
#: The operations of the spreadsheet's editor, all at one address.
OPERATIONS: tuple[dict[str, Any], ...] = (
    {"op": "set", "cells": [[2, 2, "7"]]},
    {"op": "clear", "area": _EVERYTHING},
    {"op": "paste", "source": [1, 1, 1, 1], "area": [3, 3, 3, 3]},
    {"op": "paste_text", "row": 2, "column": 2, "rows": [["a", "b"]]},
    {"op": "fill", "source": [1, 1, 1, 1], "area": [1, 1, 3, 1]},
    {"op": "insert", "axis": "row", "at": 2},
    {"op": "delete", "axis": "column", "at": 2},
    {"op": "resize", "axis": "column", "at": 1, "size": 200},
    {"op": "hide", "axis": "row", "at": 2},
    {"op": "freeze", "rows": 1, "columns": 0},
    {"op": "merge", "area": [30, 1, 31, 2]},
    {"op": "format", "area": _EVERYTHING, "change": {"b": 1}},
    {"op": "borders", "area": _EVERYTHING, "preset": "all"},
    {"op": "sort", "area": [2, 1, 6, 3], "keys": [{"column": 1}]},
    {"op": "filter", "area": [1, 1, 6, 3]},
    {"op": "replace", "find": "a", "replacement": "b"},
    {"op": "add_sheet"},
    {"op": "rename_sheet", "name": "Renamed"},
    {"op": "duplicate_sheet"},
    {"op": "color_sheet", "color": "#2563EB"},
    {"op": "define_name", "name": "Everything", "refers_to": "A1:B2"},
    {"op": "undo"},
    {"op": "redo"},
    {"op": "comment", "row": 2, "column": 2, "body": "Is this right?"},
    {"op": "reply", "id": 1, "body": "It is."},
    {"op": "edit_comment", "id": 1, "body": "It was."},
    {"op": "resolve", "id": 1},
    {"op": "delete_comment", "id": 1},
)


@dataclass(frozen=True)
class Deed:
    """A request that changes something, ready to be sent by anybody."""

    route: Route
    values: tuple[Any, ...]
    data: dict[str, Any]
    #: Names of the fields in which one types freely.
    texts: tuple[str, ...] = ()
    json: Any = None

    @property
    def path(self) -> str:
        return self.route.path(self.values)

    def by(self, house: House, visitor: Visitor, **more: Any) -> Answer:
        return house.ask(visitor, "POST", self.path, self.data, json=self.json, fragment=True, **more)

    def __str__(self) -> str:
        return f"POST {self.path}" + (f" ({self.json['op']})" if self.json else "")


def changing(app: str) -> list[Route]:
    """The routes that change something, but for coming and going."""
    going = ("platform.", "account.log_out")
    return [route for route in routes(app) if "POST" in route.methods and not route.endpoint.startswith(going)]


def readable(house: House, route: Route, visitor: Visitor, most: int) -> list[tuple[Any, ...]]:
    return [()] if route.rows is None else spread(route.rows.readable_by(house, visitor), most)


def unreadable(house: House, route: Route, visitor: Visitor, most: int) -> list[tuple[Any, ...]]:
    """Rows that exist, and that the visitor must not see."""
    if route.rows is None:
        return []
    seen = set(route.rows.readable_by(house, visitor))
    return spread([values for values in route.rows.all(house) if values not in seen], most)


def deeds(house: House, route: Route, values: tuple[Any, ...], who: Visitor) -> list[Deed]:
    """What `who` can send to a route about one row: as its form or the page's scripts would."""
    path = route.path(values)
    if route.endpoint == "operations.operate":
        found = house.rows("SELECT id FROM sheet_sheet WHERE workbook_id = :id ORDER BY id", id=values[0])
        told = {"sheet": found[0][0] if found else 0}
        told |= {"revision": house.rows("SELECT revision FROM sheet_workbook WHERE id = :id", id=values[0])[0][0]}
        told |= {"source_sheet": told["sheet"]}
        remarks = house.rows(
            """SELECT c.id, c.sheet_id FROM sheet_comment c JOIN sheet_sheet s ON s.id = c.sheet_id
            WHERE s.workbook_id = :id ORDER BY c.id""",
            id=values[0],
        )
        first = {"id": remarks[0][0], "sheet": remarks[0][1]} if remarks else {}
        return [
            Deed(route, values, {}, json={**told, **operation, **(first if "id" in operation else {})})
            for operation in OPERATIONS
        ]
    sent = _SENT.get(route.app, {}).get(route.endpoint, {})
    data: dict[str, Any] = {name.format(*values): value for name, value in sent.items()}
    texts: tuple[str, ...] = tuple(name for name, value in data.items() if " " in value)
    if "GET" in route.methods:
        page = house.ask(who, "GET", path, fragment=True)
        if page.went_well:
            form = _form_at(path, markup.parse(page.text), house, who)
            if form is not None:
                data = {**form.stirred(), **data, "confirmed": "yes"}
                texts = tuple(form.texts)
    return [Deed(route, values, data, texts)]


def _form_at(path: str, page: markup.Element, house: House, who: Visitor) -> markup.Form | None:
    found = markup.forms(page, lambda lookup: house.ask(who, "GET", lookup).text)
    here = [form for form in found if form.action.split("?")[0] == path.split("?")[0]]
    return here[0] if here else None

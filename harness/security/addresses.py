"""Every address of every app: the routes, with ids of rows that exist, and which of them a person may read.

Who may read a row is said here a second time, in SQL over the tables alone: a check that an app forgot is found.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote

from werkzeug.routing import AnyConverter, Rule

from ...apps import APPS
from .house import House, Visitor

_ALIVE = "deleted_at IS NULL"
_CHANNEL = """(id IN (SELECT channel_id FROM chat_channel_member WHERE person_id = :me) OR kind = 'public' AND
    (SELECT role FROM chat_member WHERE id = :me) <> 'guest')"""
_IN_CHANNEL = f"channel_id IN (SELECT id FROM chat_channel WHERE {_CHANNEL})"
_KNOWN = """(SELECT role FROM chat_member WHERE id = :me) <> 'guest' OR person_id IN (SELECT person_id FROM
    chat_channel_member WHERE channel_id IN (SELECT channel_id FROM chat_channel_member WHERE person_id = :me))"""
_WORKBOOK = """owner_id = :me OR deleted_at IS NULL AND (
    id IN (SELECT workbook_id FROM sheet_permission WHERE person_id = :me AND deleted_at IS NULL) OR
    company_access IS NOT NULL AND (SELECT role FROM sheet_user WHERE id = :me) <> 'Guest')"""


@dataclass(frozen=True)
class Rows:
    """What a route's variables may stand for: `columns` of the rows of `source`, of which a person reads `readable`."""

    columns: str
    source: str
    readable: str = "1"

    def all(self, house: House) -> list[tuple[Any, ...]]:
        return [*house.rows(f"SELECT {self.columns} FROM {self.source} ORDER BY {self.columns}")]

    def readable_by(self, house: House, visitor: Visitor) -> list[tuple[Any, ...]]:
        sql = f"SELECT {self.columns} FROM {self.source} AS x WHERE {self.readable} ORDER BY {self.columns}"
        return [*house.rows(sql, me=visitor.id if visitor.id is not None else -1)]


def _crm(key: str, owner: str = "owner_id") -> Rows:
    level = f"""(SELECT p.read FROM crm_permission p JOIN crm_user u ON u.role_id = p.role_id
        WHERE u.id = :me AND p.object = '{key}')"""
    team = f"""{owner} IN (SELECT o.id FROM crm_user o JOIN crm_user m ON o.team_id = m.team_id WHERE m.id = :me)"""
    reach = f"CASE {level} WHEN 'all' THEN 1 WHEN 'team' THEN {owner} = :me OR {team} WHEN 'own' THEN {owner} = :me END"
    return Rows("id", f"(SELECT * FROM crm_{key} WHERE {_ALIVE})", reach)


def _part(deal: Rows, columns: str, source: str) -> Rows:
    return Rows(columns, f"(SELECT * FROM {source})", f"deal_id IN (SELECT id FROM crm_deal WHERE {deal.readable})")


_CRM = {f"{key}s/id": _crm(key) for key in ("account", "contact", "lead", "deal", "task", "event", "case")}
_CRM |= {
    "notes/id": _crm("note", "created_by_id"),
    "deals/id contacts/contact_id": _part(
        _CRM["deals/id"], "deal_id, contact_id", f"crm_deal_contact_role WHERE {_ALIVE}"
    ),
    "deals/id products/line_id": _part(_CRM["deals/id"], "deal_id, id", f"crm_deal_line WHERE {_ALIVE}"),
    "deals/id move/stage_id": _part(
        _CRM["deals/id"],
        "deal_id, stage_id",
        f"(SELECT d.id AS deal_id, s.id AS stage_id FROM crm_deal d CROSS JOIN crm_stage s WHERE d.{_ALIVE})",
    ),
}
_POST = Rows("id", f"(SELECT * FROM chat_post WHERE {_ALIVE})", _IN_CHANNEL)
_CHAT = {
    "channels/channel_id": Rows("id", "chat_channel", _CHANNEL),
    "channels/name": Rows("name", "(SELECT * FROM chat_channel WHERE name IS NOT NULL)", _CHANNEL),
    "channels/channel_id members/person_id": Rows("channel_id, person_id", "chat_channel_member", _IN_CHANNEL),
    "channels/channel_id thread/root_id": Rows(
        "channel_id, root_id",
        "(SELECT DISTINCT channel_id, root_id FROM chat_post WHERE root_id IS NOT NULL)",
        _IN_CHANNEL,
    ),
    "direct/key": Rows(
        "username",
        "(SELECT p.username, m.id AS person_id FROM chat_member m JOIN org_person p ON p.id = m.id)",
        f"person_id <> :me AND ({_KNOWN})",
    ),
    "people/username": Rows(
        "username",
        "(SELECT p.username, m.id AS person_id FROM chat_member m JOIN org_person p ON p.id = m.id)",
        f"""person_id = :me OR {_KNOWN} OR person_id IN (SELECT author_id FROM chat_post WHERE {_ALIVE} AND
        channel_id IN (SELECT channel_id FROM chat_channel_member WHERE person_id = :me))""",
    ),
    "drafts/channel_id": Rows("channel_id", "chat_draft", "person_id = :me"),
    "files/file_id name": Rows(
        "id, name",
        f"(SELECT f.id, f.name, p.channel_id FROM chat_file f JOIN chat_post p ON p.id = f.post_id WHERE p.{_ALIVE})",
        _IN_CHANNEL,
    ),
    "posts/post_id": _POST,
    "reminders/reminder_id": Rows("id", "chat_reminder", "person_id = :me"),
    "scheduled/scheduled_id": Rows("id", f"(SELECT * FROM chat_scheduled_post WHERE {_ALIVE})", "author_id = :me"),
    "sections/section_id": Rows("id", "chat_section", "person_id = :me"),
    "threads/root_id": _POST,
}
_BOOK = Rows("id", "sheet_workbook", _WORKBOOK)
_SHEET = {
    "files/id": _BOOK,
    "workbooks/id": _BOOK,
    "folders/id": Rows("id", f"(SELECT * FROM sheet_folder WHERE {_ALIVE})", "owner_id = :me"),
    "workbooks/id sheets/sheet_id": Rows(
        "workbook_id, id", "sheet_sheet", f"workbook_id IN (SELECT id FROM sheet_workbook WHERE {_WORKBOOK})"
    ),
    "workbooks/id download./format": Rows("id, 'xlsx'", "sheet_workbook", _WORKBOOK),
}
_SHOP = {
    "addresses/id": Rows("id", f"(SELECT * FROM store_address WHERE {_ALIVE})", "customer_id = :me"),
    "orders/number": Rows("number", "store_order", "customer_id = :me"),
    "thanks/number": Rows("number", "store_order", "customer_id = :me"),
    "lines/id": Rows("id", "store_cart_line", "cart_id IN (SELECT id FROM store_cart WHERE customer_id = :me)"),
    "categories/handle": Rows("handle", "store_category"),
    "products/handle": Rows("handle", "store_product", "status = 'Active'"),
}
_ADMIN = {
    "customers/id": Rows("id", "store_customer"),
    "discounts/id": Rows("id", f"(SELECT * FROM store_discount WHERE {_ALIVE})"),
    "inventory/id": Rows("id", "store_inventory_level"),
    "orders/id": Rows("id", "store_order"),
    "fulfilments/id": Rows("id", "store_fulfilment"),
    "returns/id": Rows("id", "store_return"),
    "products/id": Rows("id", "store_product"),
    "options/id": Rows("id", "store_option"),
    "variants/id": Rows("id", f"(SELECT * FROM store_variant WHERE {_ALIVE})"),
    "reviews/id": Rows("id", f"(SELECT * FROM store_review WHERE {_ALIVE})"),
}
ROWS: Mapping[str, Mapping[str, Rows]] = {
    "crm": _CRM, "chat": _CHAT, "sheet": _SHEET, "shop": _SHOP, "admin": _ADMIN,
}  # fmt: skip
_LISTS = ("account", "contact", "lead", "deal", "task", "case")
#: Routes that are told in their query which rows they are about.
_ASKED: Mapping[str, Mapping[str, tuple[str, Rows]]] = {
    "crm": {
        **{f"/{key}s/{what}": ("ids", _CRM[f"{key}s/id"]) for key in _LISTS for what in ("delete", "owner")},
        **{f"/tasks/{what}": ("ids", _CRM["tasks/id"]) for what in ("cancel", "complete")},
        **{f"/{key}s/cells": ("field=phone&id", _CRM[f"{key}s/id"]) for key in ("account", "contact", "lead")},
        **{f"/{key}/cells": ("field=priority&id", _CRM[f"{key}/id"]) for key in ("tasks", "cases")},
        "/deals/cells": ("field=next_step&id", _CRM["deals/id"]),
        "/lookup/contacts": ("account", _CRM["accounts/id"]),
    },
    "admin": {
        **{f"/orders/{what}": ("ids", _ADMIN["orders/id"]) for what in ("capture", "tag")},
        "/products/status": ("ids", _ADMIN["products/id"]),
        **{f"/reviews/{what}": ("ids", _ADMIN["reviews/id"]) for what in ("approve", "delete", "reject")},
    },
}
#: Files and pictures: the same for everybody, and made from no row.
_FILES = frozenset({"static", "picture", "brand"})


@dataclass(frozen=True)
class Route:
    """One route, its words chosen ("/reviews/<id>/approve"); `rows` is what its variables stand for."""

    app: str
    endpoint: str
    methods: frozenset[str]
    #: Static parts and, between them, the variables' places.
    parts: tuple[str, ...]
    rows: Rows | None = None
    #: Names of variables for which no rows are known.
    unknown: str = ""
    variables: tuple[str, ...] = field(default=())

    def __str__(self) -> str:
        names = [*self.variables, ""]
        return "".join(part + (f"<{name}>" if name else "") for part, name in zip(self.parts, names, strict=True))

    def path(self, values: tuple[Any, ...]) -> str:
        ends = [*(quote(str(value), safe="") for value in values), ""]
        return "".join(part + value for part, value in zip(self.parts, ends, strict=True))

    def paths(self, house: House, most: int) -> list[str]:
        """The addresses with the first, the last and some between of the rows there are."""
        if self.rows is None:
            return [self.path(())]
        return [self.path(values) for values in spread(self.rows.all(house), most)]


def spread(found: list[Any], most: int) -> list[Any]:
    """At most so many of a list, evenly from its first to its last."""
    if len(found) <= most:
        return found
    if most == 1:
        return found[:1]
    return [found[index * (len(found) - 1) // (most - 1)] for index in range(most)]


def routes(app_key: str) -> list[Route]:
    """All routes of an app but those of files, in the order of their addresses."""
    app = next(app for app in APPS if app.key == app_key)
    rules = sorted(app.wsgi().url_map.iter_rules(), key=lambda rule: (rule.rule, sorted(rule.methods or ())))
    return [route for rule in rules if rule.endpoint not in _FILES for route in _of(app_key, rule)]


def _of(app: str, rule: Rule) -> Iterator[Route]:
    """A rule once for each word that it may have, as in <any(approve, reject):verdict>."""
    worded: list[list[tuple[bool, str]]] = [[]]
    for is_variable, text in rule._trace:
        converter = rule._converters.get(text) if is_variable else None
        choices = sorted(converter.items) if isinstance(converter, AnyConverter) else None
        if choices is not None:
            worded = [[*trace, (False, word)] for trace in worded for word in choices]
        elif text != "|":
            worded = [[*trace, (is_variable, text)] for trace in worded]
    for trace in worded:
        parts, names, nouns = [""], [], []
        for is_variable, text in trace:
            if is_variable:
                segments = [segment for segment in parts[-1].split("/") if segment.strip(".")]
                nouns.append("/".join([*segments[-1:], text]))
                names.append(text)
                parts.append("")
            else:
                parts[-1] += text
        noun = " ".join(nouns)
        rows = ROWS[app].get(noun)
        if not noun and parts[0] in _ASKED.get(app, {}):
            name, rows = _ASKED[app][parts[0]]
            parts, names = [f"{parts[0]}?{name}=", ""], [name]
        unknown = noun if noun and rows is None else ""
        methods = frozenset(rule.methods or ()) - {"OPTIONS"}
        yield Route(app, rule.endpoint, methods, tuple(parts), rows, unknown, tuple(names))

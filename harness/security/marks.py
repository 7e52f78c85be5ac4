"""Marks on every row that not everybody may read: wherever a page shows one, it is known whose row it came from."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from . import markup
from .addresses import ROWS, Rows, routes
from .house import Answer, House, Visitor

_MARK = re.compile(r"zq(\d+)x(\d+)zq", re.IGNORECASE)
# Not the names by which other records refer to these: who may read the one may know what the other is called.
_CRM = (("account", "phone"), ("contact", "title"), ("lead", "title"), ("deal", "next_step"), ("task", "subject"),
        ("event", "subject"), ("note", "body"), ("case", "description"))  # fmt: skip


@dataclass(frozen=True)
class Marked:
    """A text column whose rows are marked with their id; `rows` says which ids a person may read."""

    table: str
    column: str
    rows: Rows


def _within(table: str, column: str, parent: str, readable: str) -> Rows:
    return Rows("id", table, f"{column} IN (SELECT id FROM {parent} WHERE {readable})")


_OWN_LINES = _within("store_order_line", "order_id", "store_order", "customer_id = :me")
_CHAT = ROWS["chat"]
_SHEET = ROWS["sheet"]
_SHOP = ROWS["shop"]
_FILES = Rows("id", _CHAT["files/file_id name"].source, _CHAT["files/file_id name"].readable)
_SHEETS = Rows("id", "sheet_sheet", _SHEET["workbooks/id sheets/sheet_id"].readable)
MARKED: dict[str, tuple[Marked, ...]] = {
    "crm": tuple(Marked(f"crm_{key}", column, ROWS["crm"][f"{key}s/id"]) for key, column in _CRM),
    "chat": (
        Marked("chat_post", "body", _CHAT["posts/post_id"]),
        Marked("chat_channel", "header", _CHAT["channels/channel_id"]),
        Marked("chat_channel", "purpose", _CHAT["channels/channel_id"]),
        Marked("chat_channel", "name", _CHAT["channels/channel_id"]),
        Marked("chat_scheduled_post", "body", _CHAT["scheduled/scheduled_id"]),
        Marked("chat_draft", "body", Rows("id", "chat_draft", "person_id = :me")),
        Marked("chat_section", "name", _CHAT["sections/section_id"]),
        Marked("chat_file", "name", _FILES),
    ),
    "sheet": (
        Marked("sheet_workbook", "title", _SHEET["workbooks/id"]),
        Marked("sheet_sheet", "name", _SHEETS),
        Marked("sheet_folder", "name", _SHEET["folders/id"]),
        Marked("sheet_comment", "body", _within("sheet_comment", "sheet_id", "sheet_sheet", _SHEETS.readable)),
    ),
    "shop": (
        Marked("store_address", "street", _SHOP["addresses/id"]),
        Marked("store_order", "ship_street", Rows("id", "store_order", "customer_id = :me")),
        Marked("store_order_line", "title", _OWN_LINES),
    ),
    "admin": (),
}  # fmt: skip
#: What to look for where one looks for something, so that all there is to find is shown.
_QUERIES = ("?q=zq", "?q=z&kind=%23", "?q=zq&tab=files", "?q=zq&type=note", "?since=0")
#: Addresses at which something is looked for.
FINDING = re.compile("search|lookup|suggest|switch|live|browse|people")


def mark(house: House, app: str) -> None:
    """Write a row's mark into each of its texts."""
    for number, each in enumerate(MARKED[app]):
        dash = "-" if (each.table, each.column) == ("chat_channel", "name") else " "
        house.prepare(
            f"UPDATE {each.table} SET {each.column} = {each.column} || '{dash}zq{number}x' || id || 'zq' "
            f"WHERE {each.column} IS NOT NULL"
        )


def seen(app: str, answer: Answer) -> set[tuple[int, int]]:
    """The marks in an answer: number of the column in MARKED, and the row's id."""
    return {(int(number), int(id)) for number, id in _MARK.findall(answer.text)}


def hidden_from(house: House, app: str, visitor: Visitor) -> set[tuple[int, int]]:
    """The marks that a person must not come across."""
    closed = set()
    for number, each in enumerate(MARKED[app]):
        open_ids = {row[0] for row in each.rows.readable_by(house, visitor)}
        closed |= {(number, row[0]) for row in house.rows(f"SELECT id FROM {each.table}") if row[0] not in open_ids}
    return closed


def overviews(house: House, app: str, visitor: Visitor, most: int) -> Iterator[tuple[str, Answer]]:
    """The pages about no row in particular, with what each links to on itself: tabs, filters, further pages."""
    for route in routes(app):
        if route.variables or "GET" not in route.methods:
            continue
        path = route.path(())
        queue = [path, *(path + query for query in _QUERIES if FINDING.search(path))]
        for number, each in enumerate(queue):
            answer = house.ask(visitor, "GET", each)
            yield each, answer
            if number == 0 and "<" in answer.text:
                links = {link.get("href") for link in markup.parse(answer.text).find("a")}
                queue += sorted(link for link in links if link.startswith((f"{path}?", "?")))[:most]

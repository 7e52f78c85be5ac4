"""Hostile texts through every field of every form, and then on all pages that might show them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from .addresses import routes
from .deeds import Deed, changing, deeds, readable
from .house import Answer, House, Visitor
from .marks import FINDING
from .payloads import MARK
from .people import people

#: Beside those of forms: what scripts of the pages send.
_JSON_TEXTS = {"set": "cells", "comment": "body", "rename_sheet": "name", "paste_text": "rows"}


@dataclass(frozen=True)
class Seen:
    """An answer to look at, who got it and what they had asked for."""

    what: str
    path: str
    answer: Answer


def plant(house: House, app: str, chosen: Callable[[int], Sequence[str]], pages: dict[str, Visitor]) -> Iterator[Seen]:
    """Every answer to a text that `chosen` gives for a field by its place; the first that is accepted stays.

    `pages` takes up where texts are to be seen, and by whom.
    """
    who = people(house, app)
    house.let_in(who)
    for visitor, deed in list(_chances(house, app, who)):
        yield from _through(house, visitor, deed, chosen, pages)
    # Coming in as somebody else, as a new customer does, has ended sessions.
    house.let_in(who)
    for visitor in who:
        for route in routes(app):
            if "GET" in route.methods and not route.variables:
                path = route.path(())
                pages.setdefault(path, visitor)
                if FINDING.search(path):
                    pages.setdefault(f"{path}?q={MARK}", visitor)
    if app == "chat":
        pages |= _said(house, pages)


def visit(house: House, pages: dict[str, Visitor]) -> Iterator[Seen]:
    """The pages, each looked at by whoever put something there."""
    for path, visitor in sorted(pages.items(), key=lambda item: item[0]):
        yield Seen(f"GET {path} by {visitor}", path, house.ask(visitor, "GET", path))


def _chances(house: House, app: str, who: list[Visitor]) -> Iterator[tuple[Visitor, Deed]]:
    """For each route that takes text, the first person and row for which it works."""
    for route in changing(app):
        for visitor in who:
            for values in readable(house, route, visitor, 2):
                tried = [deed for deed in deeds(house, route, values, visitor) if deed.texts or deed.json]
                working = [deed for deed in tried if deed.by(house, visitor).went_well]
                yield from ((visitor, deed) for deed in working)
                if working:
                    break
            else:
                continue
            break


def _through(
    house: House, visitor: Visitor, deed: Deed, chosen: Callable[[int], Sequence[str]], pages: dict[str, Visitor]
) -> Iterator[Seen]:
    for place, name in enumerate(deed.texts or ("",)):
        is_kept = False
        for text in chosen(place):
            hostile = _poisoned(deed, name, text)
            if hostile is None:
                continue
            answer = _refreshed(house, hostile).by(house, visitor, keep=not is_kept)
            yield Seen(f"{deed} by {visitor} with {name}={text[:120]!r}", deed.path, answer)
            if answer.changes and not is_kept:
                is_kept = True
                for path in _places(deed, answer):
                    pages.setdefault(path, visitor)
                if visitor.app == "chat":
                    for path in _news(house):
                        yield Seen(f"GET {path} by {visitor}", path, house.ask(visitor, "GET", path))


def _poisoned(deed: Deed, name: str, text: str) -> Deed | None:
    if not deed.json:
        return replace(deed, data={**deed.data, name: text})
    field = _JSON_TEXTS.get(deed.json["op"])
    if field is None:
        return None
    value: Any = {"cells": [[2, 2, text]], "rows": [[text]]}.get(field, text)
    return replace(deed, json={**deed.json, field: value})


def _refreshed(house: House, deed: Deed) -> Deed:
    """Without the version, or with the revision, at which the row stood before."""
    if deed.json:
        now = house.rows("SELECT revision FROM sheet_workbook WHERE id = :id", id=deed.values[0])[0][0]
        return replace(deed, json={**deed.json, "revision": now})
    return replace(deed, data={name: value for name, value in deed.data.items() if name != "version"})


def _places(deed: Deed, answer: Answer) -> list[str]:
    """Where a change is to be seen: the page it leads to, the form's own, and that of the workbook or conversation."""
    found = [answer.location] if answer.location and answer.location.startswith("/") else []
    found += [deed.path] if "GET" in deed.route.methods else []
    if deed.json:
        book = f"/workbooks/{deed.values[0]}"
        found += [f"{book}?sheet={deed.json['sheet']}", f"{book}/sheets/{deed.json['sheet']}"]
    return found


def _news(house: House) -> list[str]:
    """The address at which open pages of a conversation hear of the last thing that happened in it."""
    last = house.rows("SELECT id, channel_id FROM chat_live_event WHERE post_id IS NOT NULL ORDER BY id DESC LIMIT 1")
    return [f"/live?since={id - 1}&channel={channel}" for id, channel in last]


def _said(house: House, pages: dict[str, Visitor]) -> dict[str, Visitor]:
    """The channels in which something was said, with somebody who reads it there."""
    (visitor, *_) = pages.values()
    sql = f"""SELECT DISTINCT c.name FROM chat_post p JOIN chat_channel c ON c.id = p.channel_id
        JOIN chat_channel_member m ON m.channel_id = c.id AND m.person_id = :me
        WHERE c.name IS NOT NULL AND p.deleted_at IS NULL AND p.body LIKE '%{MARK}%' ORDER BY 1"""
    return {f"/channels/{name}": visitor for (name,) in house.rows(sql, me=visitor.id)}

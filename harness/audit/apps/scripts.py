"""Text that people write never becomes more than text: a corpus of hostile ones through every field of every form."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from ..findings import Finding
from . import markup
from .addresses import routes
from .deeds import Deed, changing, deeds, readable
from .house import Answer, House, Visitor
from .payloads import PAYLOADS, escaped
from .people import people

#: So many of the payloads go through every field.
_ALWAYS = 3
#: Beside those of forms: what scripts of the pages send.
_JSON_TEXTS = {"set": "cells", "comment": "body", "rename_sheet": "name", "paste_text": "rows"}


def check(house: House, app: str) -> Iterator[Finding]:
    who = people(house, app)
    house.let_in(who)
    pages: dict[str, Visitor] = {}
    for visitor, deed in list(_chances(house, app, who)):
        yield from _through(house, app, visitor, deed, pages)
    # Coming in as somebody else, as a new customer does, has ended sessions.
    house.let_in(who)
    for visitor in who:
        for route in routes(app):
            if "GET" in route.methods and not route.variables:
                pages.setdefault(route.path(()), visitor)
    for path, visitor in sorted(pages.items(), key=lambda item: item[0]):
        yield from _look(app, f"GET {path} by {visitor}", house.ask(visitor, "GET", path))


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


def _through(house: House, app: str, visitor: Visitor, deed: Deed, pages: dict[str, Visitor]) -> Iterator[Finding]:
    """Hostile texts through every field of a form; the first that is accepted stays, to be looked at on all pages."""
    for place, name in enumerate(deed.texts or ("",)):
        is_kept = False
        for number, text in _chosen(place):
            hostile = _poisoned(deed, name, text.replace("{n}", str(number)))
            if hostile is None:
                continue
            answer = _refreshed(house, hostile).by(house, visitor, keep=not is_kept)
            yield from _look(app, f"{deed} by {visitor} with {name}={text!r}", answer)
            if answer.changes and not is_kept:
                is_kept = True
                for path in _places(deed, answer):
                    pages.setdefault(path, visitor)


def _chosen(place: int) -> list[tuple[int, str]]:
    """The plain attacks for every field, and in turn some of the others."""
    turns = range(_ALWAYS, len(PAYLOADS))
    rest = [turns[(place * 2 + step) % len(turns)] for step in range(2)]
    return [(number, PAYLOADS[number]) for number in (*range(_ALWAYS), *rest)]


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
    """Where a change is to be seen: the page it leads to, and the form's own."""
    found = [answer.location] if answer.location and answer.location.startswith("/") else []
    return [*found, *([deed.path] if "GET" in deed.route.methods else [])]


def _look(app: str, what: str, answer: Answer) -> Iterator[Finding]:
    if answer.status >= 500:
        yield Finding("error", app, f"{what} answers {answer.status}", "")
    if answer.is_page:
        for each in dict.fromkeys(escaped(markup.parse(answer.text))):
            yield Finding("script", app, f"{what} shows {each}", "")

"""Text that people write never becomes more than text, in pages and in data that scripts of the pages ask for."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from ..audit.findings import Finding
from . import markup
from .house import Answer, House, Visitor
from .payloads import MARK, PAYLOADS, escaped
from .planting import Seen, plant, visit

#: So many of the payloads go through every field.
_ALWAYS = 3
#: What the pages' scripts take out of an answer and put into the page as HTML.
_AS_HTML = ("html", "sidebar")


def check(house: House, app: str) -> Iterator[Finding]:
    pages: dict[str, Visitor] = {}
    for seen in plant(house, app, chosen, pages):
        yield from look(app, seen)
    for seen in visit(house, pages):
        yield from look(app, seen)


def chosen(place: int) -> list[str]:
    """The plain attacks for every field, and in turn some of the others."""
    turns = range(_ALWAYS, len(PAYLOADS))
    rest = [turns[(place * 2 + step) % len(turns)] for step in range(2)]
    return [PAYLOADS[number].replace("{n}", str(number)) for number in (*range(_ALWAYS), *rest)]


def look(app: str, seen: Seen) -> Iterator[Finding]:
    """What of a hostile text came out of an answer as more than text."""
    answer = seen.answer
    if answer.status >= 500:
        yield Finding("error", app, f"{seen.what} answers {answer.status}", "")
    for html in html_of(answer):
        found = dict.fromkeys(escaped(markup.parse(html)))
        yield from (Finding("script", app, f"{seen.what} shows {each}", "") for each in found)
    if MARK in answer.text and not answer.is_page:
        # A browser must not take an answer with somebody's text in it for a page or a script.
        if answer.headers.get("X-Content-Type-Options") != "nosniff":
            yield Finding("data", app, f"{seen.what} answers without nosniff", "")
        if answer.kind != "application/json" and not answer.is_attachment:
            yield Finding("data", app, f"{seen.what} answers with somebody's text as {answer.kind}", "")


def html_of(answer: Answer) -> list[str]:
    """What a browser reads as HTML: a page, or what a page's scripts take out of data and put into it."""
    if answer.kind == "application/json":
        return list(_pieces(json.loads(answer.text)))
    return [answer.text] if answer.is_page else []


def _pieces(data: Any) -> Iterator[str]:
    """The HTML in an answer of data."""
    if isinstance(data, dict):
        for name, value in data.items():
            if name in _AS_HTML and isinstance(value, str):
                yield value
            else:
                yield from _pieces(value)
    elif isinstance(data, list):
        for value in data:
            yield from _pieces(value)

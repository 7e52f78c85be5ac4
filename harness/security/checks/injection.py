"""Text that people write never becomes more than text, in pages and in data that scripts of the pages ask for."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from ...findings import Finding
from .. import markup
from ..client import AppClient, Response
from ..injection import Exchange, inject, visit
from ..inspection import escapes
from ..payloads import MARKER, PAYLOADS
from ..registry import ERROR, check, probe
from ..spec import Principal

SCRIPT = check("script", "Hostile text through every field: no element, attribute or address comes of it")
DATA = check("data", "Text in answers to scripts cannot be taken for a page or a script")
#: So many of the payloads go through every field.
_ALWAYS = 3
#: What the pages' scripts take out of an answer and put into the page as HTML.
_AS_HTML = ("html", "sidebar")


@probe(SCRIPT, DATA, ERROR)
def injection(client: AppClient) -> Iterator[Finding]:
    """Send payloads through every field, and look at all that is answered and shown."""
    pages: dict[str, Principal] = {}
    for exchange in inject(client, payloads, pages):
        yield from inspect(client.app, exchange)
    for exchange in visit(client, pages):
        yield from inspect(client.app, exchange)


def payloads(place: int) -> list[str]:
    """Return the plain attacks for every field, and in turn some of the others."""
    turns = range(_ALWAYS, len(PAYLOADS))
    rest = [turns[(place * 2 + step) % len(turns)] for step in range(2)]
    return [PAYLOADS[number].replace("{n}", str(number)) for number in (*range(_ALWAYS), *rest)]


def inspect(app: str, exchange: Exchange) -> Iterator[Finding]:
    """Report what of a payload came out of a response as more than text."""
    response = exchange.response
    if response.status >= 500:
        yield Finding(ERROR.id, app, f"{exchange.request} answers {response.status}", "")
    for html in html_of(response):
        found = dict.fromkeys(escapes(markup.parse(html)))
        yield from (Finding(SCRIPT.id, app, f"{exchange.request} shows {each}", "") for each in found)
    if MARKER in response.text and not response.is_page:
        # A browser must not take an answer with somebody's text in it for a page or a script.
        if response.headers.get("X-Content-Type-Options") != "nosniff":
            yield Finding(DATA.id, app, f"{exchange.request} answers without nosniff", "")
        if response.kind != "application/json" and not response.is_attachment:
            yield Finding(DATA.id, app, f"{exchange.request} answers with somebody's text as {response.kind}", "")


def html_of(response: Response) -> list[str]:
    """Return what a browser reads as HTML: a page, or what a page's scripts take out of data and put into it."""
    if response.kind == "application/json":
        return list(_pieces(json.loads(response.text)))
    return [response.text] if response.is_page else []


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

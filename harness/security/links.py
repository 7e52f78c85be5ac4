"""Addresses within what people write: none becomes a link that runs something, or that leads out of the office."""

from __future__ import annotations

from collections.abc import Iterator

from ..audit.findings import Finding
from . import markup
from .house import DOMAIN, House, Visitor, label_of
from .payloads import LINKS, outward
from .planting import Seen, plant, visit
from .scripts import html_of

_ALL = "\n".join(LINKS)


def check(house: House, app: str) -> Iterator[Finding]:
    pages: dict[str, Visitor] = {}
    for seen in (*plant(house, app, chosen, pages), *visit(house, pages)):
        yield from look(app, seen)


def chosen(place: int) -> list[str]:
    """All of them where a field takes so much, else a few."""
    return [_ALL, LINKS[place % len(LINKS)]]


def look(app: str, seen: Seen) -> Iterator[Finding]:
    """The links of an answer that lead elsewhere than to a page of an app."""
    for html in html_of(seen.answer):
        for each in dict.fromkeys(outward(markup.parse(html), seen.path, f"{label_of(app)}.{DOMAIN}")):
            yield Finding("link", app, f"{seen.what} has {each}", "")

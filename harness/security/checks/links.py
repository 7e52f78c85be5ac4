"""Addresses within what people write: none becomes a link that runs something, or that leads out of the office."""

from __future__ import annotations

from collections.abc import Iterator

from ...findings import Finding
from .. import markup
from ..client import AppClient
from ..injection import Exchange, inject, visit
from ..inspection import outward_links
from ..payloads import LINKS
from ..registry import check, probe
from ..spec import Principal
from .injection import html_of

LINK = check("link", "Addresses within texts: none runs anything or leads out of the office")
_ALL = "\n".join(LINKS)


@probe(LINK)
def links(client: AppClient) -> Iterator[Finding]:
    """Send addresses through every field, and look at the links of all that is answered and shown."""
    pages: dict[str, Principal] = {}
    for exchange in (*inject(client, payloads, pages), *visit(client, pages)):
        yield from inspect(client, exchange)


def payloads(place: int) -> list[str]:
    """Return all addresses, for where a field takes so much, and a few."""
    return [_ALL, LINKS[place % len(LINKS)]]


def inspect(client: AppClient, exchange: Exchange) -> Iterator[Finding]:
    """Report the links of a response that lead elsewhere than to a page of an app."""
    for html in html_of(exchange.response):
        for each in dict.fromkeys(outward_links(markup.parse(html), exchange.path, client.host)):
            yield Finding(LINK.id, client.app, f"{exchange.request} has {each}", "")

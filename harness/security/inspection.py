"""How to tell that a hostile text came out of an app as more than text, or leads out of the office."""

from __future__ import annotations

import re
from collections.abc import Iterator
from urllib.parse import unquote, urljoin, urlsplit

from selectolax.lexbor import LexborNode

from . import markup
from .hosts import HOSTS
from .payloads import MARKER

_HANDLER = re.compile(r"^(on|hx-on)")
_ADDRESS = ("href", "src", "action", "formaction", "hx-get", "hx-post", "data", "srcset", "poster", "xlink:href")
_LINK = ("href", "action", "formaction", "xlink:href", "src")
_RUNS = re.compile(r"^[\s\x00-\x20]*(javascript|data|vbscript|file|view-source|blob|filesystem):", re.IGNORECASE)


def escapes(page: LexborNode) -> Iterator[str]:
    """Yield what of the payloads became an element, an attribute, or an address that would run."""
    for element in markup.select(page, "*"):
        tag = element.tag or ""
        if MARKER in tag:
            yield f"an element <{tag}>"
        is_data = markup.attribute(element, "type") == "application/json"
        if tag in ("script", "style") and MARKER in element.text(deep=False) and not is_data:
            yield f"text within <{tag}>"
        for name, value in element.attributes.items():
            value = value or ""
            if MARKER in name or (_HANDLER.match(name) and MARKER in value):
                yield f"the attribute {name} of <{tag}>"
            if name in _ADDRESS and _RUNS.match(unquote(value)) and MARKER in value:
                yield f"{name}={value[:60]!r} of <{tag}>"


def outward_links(page: LexborNode, path: str, host: str) -> Iterator[str]:
    """Yield the addresses on a page that lead elsewhere than to a page of an app."""
    for element in markup.select(page, "*"):
        attributes = element.attributes
        for name in _LINK:
            # The empty icon of every page is an address of data.
            if name not in attributes or attributes[name] == "data:,":
                continue
            value = attributes[name] or ""
            try:
                parts = urlsplit(urljoin(f"http://{host}{path}", value.strip().replace("\\", "/")))
                inside = parts.scheme == "http" and parts.netloc in HOSTS
            except ValueError:
                inside = False
            if not inside:
                yield f"{name}={value[:60]!r} of <{element.tag}>"

"""HTML as a browser parses it: a page, or the piece of one that htmx puts into a page."""

from __future__ import annotations

from collections.abc import Iterator

from selectolax.lexbor import LexborHTMLParser, LexborNode


def parse(html: str) -> LexborNode:
    """Return the root element."""
    if not html.lstrip()[:9].lower().startswith(("<!doctype", "<html")):
        # Within a template, as htmx does it, a piece may begin with any element: also with a row of a table.
        html = f"<template>{html}</template>"
    root = LexborHTMLParser(html).root
    assert root is not None
    return root


def select(node: LexborNode, selector: str) -> Iterator[LexborNode]:
    """Yield the elements that match a CSS selector: the node, what is in it, and in templates in it."""
    yield from node.css(selector)
    for fragment in node.template_fragments():
        yield from select(fragment, selector)


def attribute(node: LexborNode, name: str, default: str = "") -> str:
    """Return the value of an attribute; one without a value has an empty one."""
    return node.attributes.get(name, default) or ""

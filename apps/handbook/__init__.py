"""Lintel, the company handbook: what holds here, since when, and whom to ask. People read it; nobody writes in it."""

from __future__ import annotations

from ..platform.spec import App, NavItem

APP = App(
    key="handbook",
    title="Lintel",
    icon="book-open",
    package=__name__,
    schema="handbook",
    navigation=(NavItem("Contents", "book-open", "sections.index"), NavItem("Search", "search", "search.index")),
    home="sections.index",
    search="search.index",
    stylesheet="handbook/main.css",
    in_place=True,
)

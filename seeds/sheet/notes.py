"""The sheet "Notes" of a workbook: the rules that its figures keep, as their owner has written them down."""

from __future__ import annotations

from collections.abc import Sequence

from .books import Book

_WIDTHS = (170, 620)


def make_notes(book: Book, rules: Sequence[tuple[str, str]]) -> None:
    """A line for each rule: what it is about, and what holds."""
    page = book.page("Notes")
    page.table(("About", "What holds"), rows=rules, widths=dict(enumerate(_WIDTHS, start=1)))
    page.freeze()

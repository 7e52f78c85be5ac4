"""Puts a thread on a cell of each place."""

from __future__ import annotations

from ....apps.platform.models import Person
from ...grammar import say
from ..books import Book, Shelf
from . import money, selling, stock
from .thread import Place, Row

PLACES: tuple[Place, ...] = (*selling.PLACES, *stock.PLACES, *money.PLACES)


def make_comments(shelf: Shelf) -> None:
    """Put a thread that fits on a cell of each place, each on a cell of its own."""
    local = shelf.draft.calendar.now.astimezone(shelf.draft.calendar.timezone)
    for id, book in enumerate(shelf.books, start=1):
        if any(book.title.startswith(place.book) for place in PLACES):
            if book.engine.asks_the_world():
                book.engine.tick(local, id)
            book.engine.collect()
    for place in PLACES:
        _comment(shelf, place)


def _comment(shelf: Shelf, place: Place) -> None:
    random = shelf.draft.random("sheet", "remarks", place.book, place.page, place.heading)
    book = next(book for book in shelf.books if book.title.startswith(place.book))
    page = next(page for page in book.pages if page.name == place.page)
    column = page.headers.index(place.heading) + 1
    taken = {(thread.page.key, thread.row, thread.column) for thread in book.threads}
    free = [Row(page, row) for row in page.rows if (page.key, row, column) not in taken]
    for talk in random.sample(place.talks, len(place.talks)):
        if fitting := [row for row in free if talk.fits(row)]:
            lines = [line.strip().split(": ", 1) for line in talk.said.strip().splitlines()]
            said = [(_author(shelf, book, who), say(random, (text,), {}).text) for who, text in lines]
            to = shelf.holders[talk.to].id if talk.to else None
            book.comment(page, random.choice(fitting).number, column, said, to=to, is_settled=talk.is_settled)
            return


def _author(shelf: Shelf, book: Book, position: str) -> int:
    """Who holds that position; they must be able to comment."""
    person: Person = shelf.holders[position]
    level = book.shares.get(person.id, book.company_access)
    assert person is book.owner or level in ("commenter", "editor"), f"{position} may not comment on {book.title!r}"
    return person.id

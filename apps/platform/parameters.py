"""Parameters of a request, from its query string or its form, as values that every query can take.

Anybody can write anything into an address: what is not such a value reads as if it were not there. What narrows a list
is another matter: it is refused (`asked.left_out`), since a list that is not narrowed must not look as if it were.
"""

from __future__ import annotations

from flask import request

from . import values
from .limits import LAST_PAGE, LONGEST_NAME, MOST_IDS


def read_id(name: str) -> int | None:
    """The id of a row. None stands for no row."""
    return values.record_id(request.values.get(name, ""))


def read_ids(name: str) -> list[int]:
    """The ids of several rows: "3,17", or one parameter for each."""
    parts = ",".join(request.values.getlist(name)).split(",", MOST_IDS)[:MOST_IDS]
    return [id for part in parts if (id := values.record_id(part)) is not None]


def read_number(name: str, default: int = 0) -> int:
    """A number from 0 on."""
    number = read_id(name)
    return default if number is None else number


def read_version() -> int | None:
    """The version of a row that the person saw; 0, which no row has, for one that makes no sense."""
    return read_number("version") if "version" in request.values else None


def read_page() -> int:
    """The number of a list's page, counted from 1."""
    return min(max(1, read_number("page", 1)), LAST_PAGE)


def read_text(name: str, default: str = "", *, most: int = LONGEST_NAME) -> str:
    """One line of text, cut to `most` characters."""
    return values.one_line(request.values.get(name, default)[:most])


def read_search(name: str = "q") -> str:
    """What a person looks for, cut to what a search takes."""
    return values.search(request.values.get(name, ""))

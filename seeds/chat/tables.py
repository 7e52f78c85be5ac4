"""How a listing stands in a message: as a table, as columns in code, or as the lines of a CSV file."""

from __future__ import annotations

from random import Random

from ..chronicle.weeks import Listing


def laid_out(listing: Listing, random: Random) -> str:
    """The rows under their heads, in one of the forms in which people paste them."""
    return random.choice((_table, _table, _columns, _csv))(listing)


def _table(listing: Listing) -> str:
    rule = (
        "---" if any(cell[:1].isalpha() for cell in column) else "---:" for column in zip(*listing.rows, strict=True)
    )
    return "\n".join(f"| {' | '.join(row)} |" for row in (listing.heads, rule, *listing.rows))


def _columns(listing: Listing) -> str:
    rows = [listing.heads, *listing.rows]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows)
    return "\n".join(("```", *lines, "```"))


def _csv(listing: Listing) -> str:
    rows = (tuple(head.lower() for head in listing.heads), *listing.rows)
    return "\n".join(("```", *(",".join(map(_cell, row)) for row in rows), "```"))


def _cell(text: str) -> str:
    return f'"{text}"' if "," in text else text

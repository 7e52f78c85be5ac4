"""Writes the tables of docs/looks.md from the code: `make look-tables`."""

from __future__ import annotations

from pathlib import Path

import click

from ...gym.dials import table
from ..mistakes import Command
from .listing import axes_in_markdown, splits_in_words

PAGE = Path("docs/looks.md")
#: All of the page after this line is written here.
MARK = "<!-- From here on written by `make look-tables`. -->\n"


def tables() -> str:
    """The axes with their values, and which dials go together."""
    return (
        f"\n## Axes, features, values\n\n{splits_in_words()}\n\n{axes_in_markdown()}\n"
        "\n## Which dials go together\n\n"
        "✓: they do. A number: `BadOption` says that they do not, and the reason below.\n\n"
        f"{table()}\n"
    )


@click.command(cls=Command)
def main() -> None:
    """Put the tables into docs/looks.md of the working directory, after what people have written there."""
    before, _, _ = PAGE.read_text(encoding="utf-8").partition(MARK)
    PAGE.write_text(f"{before}{MARK}{tables()}", encoding="utf-8")


if __name__ == "__main__":
    main()

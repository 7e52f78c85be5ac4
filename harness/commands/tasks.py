"""deskgym tasks: which task families there are."""

from __future__ import annotations

import click
from rich.table import Table

from ..selection import select_families
from .options import output


@click.command("tasks")
@click.argument("patterns", default="all", metavar="[PATTERN]")
def command(patterns: str) -> None:
    """List the task families that fit PATTERN (all of them without one).

    \b
    Example:
      deskgym tasks 'crm-*'
    """
    table = Table("Family", "App", "Kind", "Level", "Steps", "Persona", "Split", "Task", box=None, pad_edge=False)
    for family in select_families(patterns):
        table.add_row(
            family.id,
            family.app,
            family.kind,
            family.level,
            str(family.steps),
            family.persona,
            family.split,
            family.title,
        )
    output().print(table)

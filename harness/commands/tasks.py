"""deskgym tasks: which task families there are, and how hard their instances are."""

from __future__ import annotations

from collections.abc import Sequence

import click
from rich.table import Table

from ...tasks import Family
from ...tasks.effort import LEVELS, efforts_of
from ..difficulty import deciles, levels
from ..errors import BadSelection
from ..options import hops_option, length_option, output, seeds_option, turned
from ..selection import select_families, with_dials


@click.command("tasks")
@click.argument("patterns", default="all", metavar="[PATTERN]")
@seeds_option(None, "none: families alone")
@click.option("--level", type=click.Choice(list(LEVELS)), help="List the instances of this level, by family and seed.")
@hops_option
@length_option
def command(patterns: str, seeds: list[int] | None, level: str | None, hops: int, length: int | None) -> None:
    """List the task families that fit PATTERN (all of them without one); with --seeds, also how hard instances are.

    Of the steps of the gold solution it says the first decile, the median and the last decile.

    \b
    Example:
      deskgym tasks 'crm-*' --seeds 0:20
    """
    if level is not None and seeds is None:
        raise BadSelection(
            "A level is one of an instance: say with --seeds which ones are looked at, as in --seeds 0:20."
        )
    dials = turned(hops, length)
    families = with_dials(select_families(patterns), dials) if dials else select_families(patterns)
    if level is not None:
        output().print(_instances(families, seeds or [], level))
    else:
        output().print(_families(families, seeds))


def _families(families: Sequence[Family], seeds: Sequence[int] | None) -> Table:
    titles = ("Gold steps", "Levels") if seeds else ()
    table = Table(
        "Family", "App", "Kind", "Limit", *titles, "Persona", "Split", "Needs", "Task", box=None, pad_edge=False
    )
    for family in families:
        found = [effort for _, effort in efforts_of(family, seeds)] if seeds else []
        more = (deciles([effort.steps for effort in found]), levels(found)) if seeds else ()
        table.add_row(
            family.id,
            family.app,
            family.kind,
            str(family.steps),
            *more,
            family.persona,
            family.split,
            family.needs or "",
            family.title,
        )
    return table


def _instances(families: Sequence[Family], seeds: Sequence[int], level: str) -> Table:
    names = ("Steps", "Pages", "Apps", "Hops", "Distractors", "Conditions", "Checks")
    table = Table("Family", "Seed", *names, box=None, pad_edge=False)
    for family in families:
        for instance, effort in efforts_of(family, seeds):
            if effort.level == level:
                table.add_row(family.id, str(instance.seed), *map(str, effort.as_dict().values()))
    return table

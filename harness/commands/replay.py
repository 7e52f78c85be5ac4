"""deskgym replay: does a trajectory come out the same?"""

from __future__ import annotations

from pathlib import Path

import click

from ..episodes.replay import replay
from ..texts import printable
from ..trajectories.model import read


@click.command("replay")
@click.argument("file", type=click.Path(path_type=Path), metavar="FILE")
@click.pass_context
def command(context: click.Context, file: Path) -> None:
    """Play a trajectory's actions in a new environment and compare every observation, the database and the verdict.

    Exits with 1 at the first difference.

    \b
    Example:
      deskgym replay out/gold/crm-update/0.jsonl
    """
    trajectory = read(file)
    difference = replay(trajectory, file.parent)
    if difference is None:
        images = sum(isinstance(value, dict) for seen in trajectory.observations() for value in seen.values())
        click.echo(f"Equal: {len(trajectory.steps)} steps, {images} images, final database and verdict.")
        return
    where, recorded, now = (printable(str(text)) for text in (difference.where, difference.recorded, difference.now))
    click.echo(f"Different: {where}\n  recorded: {recorded}\n  now:      {now}")
    context.exit(1)

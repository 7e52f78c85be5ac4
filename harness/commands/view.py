"""deskgym view: a page in which trajectories are leafed through."""

from __future__ import annotations

from pathlib import Path

import click

from ..errors import BadTrajectory
from ..outputs import check_file
from ..texts import printable
from ..trajectories.store import Store
from ..trajectories.viewer import publish


@click.command("view")
@click.argument("folder", type=click.Path(path_type=Path), metavar="DIR")
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Page to write. [default: DIR/index.html]",
)
@click.pass_context
def command(context: click.Context, folder: Path, out: Path | None) -> None:
    """Write a page in which the trajectories of DIR are leafed through, step by step.

    It needs no server and no network: open it in a browser. It shows the screenshots where they are, so it
    moves with DIR. What cannot be read is named, and the rest is shown; exits with 2 if a screenshot is no picture
    or lies outside of DIR.

    \b
    Example:
      deskgym view out/gold
    """
    store, page = Store.open(folder), out or folder / "index.html"
    check_file(page)
    if next(store.episodes(), None) is None:
        raise BadTrajectory(f"None of the files in {folder} can be read as a trajectory.")
    written = publish(store, page)
    for reason in (*written.unread.values(), *written.refused):
        click.echo(printable(reason), err=True)
    click.echo(f"Open {page.resolve().as_uri()}")
    context.exit(2 if written.refused else 0)

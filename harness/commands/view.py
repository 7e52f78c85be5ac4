"""deskgym view: a page in which trajectories are leafed through."""

from __future__ import annotations

from pathlib import Path

import click

from ..errors import BadTrajectory
from ..outputs import check_file
from ..trajectories.store import Store
from ..trajectories.viewer import write_page


@click.command("view")
@click.argument("folder", type=click.Path(path_type=Path), metavar="DIR")
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Page to write. [default: DIR/index.html]",
)
def command(folder: Path, out: Path | None) -> None:
    """Write a page in which the trajectories of DIR are leafed through, step by step.

    It needs no server and no network: open it in a browser. It shows the screenshots where they are, so it
    moves with DIR.

    \b
    Example:
      deskgym view out/gold
    """
    store, page = Store.open(folder), out or folder / "index.html"
    check_file(page)
    if next(store.episodes(), None) is None:
        raise BadTrajectory(f"None of the files in {folder} can be read as a trajectory.")
    write_page(store, page)
    click.echo(f"Open {page.resolve().as_uri()}")

"""deskgym serve: the office, open for people."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, cast

import click

from ...apps.platform.looks import BadLook, look_of
from ..errors import BadSelection
from ..options import building_shown, look_option, world_seed
from ..serving import serve


@click.command("serve")
@click.option("--seed", type=world_seed, default=7, show_default=True, help="Seed of the company.")
@click.option(
    "--size", type=click.Choice(["small", "large"]), default="small", show_default=True, help="Size of the company."
)
@click.option("--port", type=click.IntRange(1, 65535), default=8000, show_default=True, help="Port on this machine.")
@click.option(
    "--data",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="File that keeps the data. [default: out/serve/SEED-SIZE.sqlite]",
)
@click.option("--fresh", is_flag=True, help="Start from the seed again; what was done before is lost.")
@click.option("--choose-account", is_flag=True, help="For demos: the apps' log-in asks who you are, and no password.")
@look_option
def command(seed: int, size: str, port: int, data: Path | None, fresh: bool, choose_account: bool, look: str) -> None:
    """Open the office for people: a portal where you choose an app and somebody to be.

    Everything done is kept in a file until --fresh. Only this machine can reach it. Ctrl-C closes it.

    \b
    Example:
      deskgym serve --seed 7 --look 5
    """
    try:
        chosen = look_of(look)
    except BadLook as error:
        raise BadSelection(str(error)) from None
    with building_shown():
        serve(
            data or Path(f"out/serve/{seed}-{size}.sqlite"),
            seed=seed,
            size=cast("Literal['small', 'large']", size),
            port=port,
            fresh=fresh,
            choose_account=choose_account,
            look=chosen,
            announce=click.echo,
        )

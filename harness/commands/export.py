"""deskgym export: turn trajectories into training data."""

from __future__ import annotations

import json
import os
from functools import partial
from pathlib import Path

import click

from ..errors import BadTrajectory
from ..outputs import check_file
from ..trajectories.export import FORMATS, LAYOUTS, SPELLINGS, get_format
from ..trajectories.images import image_file
from ..trajectories.store import Store


@click.command("export")
@click.argument("folder", type=click.Path(path_type=Path), metavar="DIR")
@click.option("--format", "name", required=True, metavar="NAME", help=f"One of: {', '.join(sorted(FORMATS))}.")
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    required=True,
    metavar="FILE",
    help="JSON-lines file to write.",
)
@click.option(
    "--layout",
    type=click.Choice(LAYOUTS),
    help="Of chat messages: pages in the user's turns and calls in texts, or pages in the tools' answers.",
)
@click.option("--images", type=click.Choice(SPELLINGS), help="Of chat messages: how they say where an image stands.")
def command(folder: Path, name: str, out: Path, layout: str | None, images: str | None) -> None:
    """Write the verified trajectories of DIR as rows for supervised fine-tuning.

    Screenshots stay where they are; the rows name them relative to FILE.

    \b
    Example:
      deskgym export out/gold --format openai --out out/gold.jsonl
      deskgym export out/gold --format browsergym --images tokens --out out/gold.jsonl
    """
    make_row = get_format(name, layout, images)
    store = Store.open(folder)
    check_file(out)
    rows, left_out = [], 0
    for path, trajectory in store.episodes():
        if trajectory.verified:
            row = make_row(trajectory, partial(_relative, path.parent, out.parent))
            rows.append(json.dumps(row, ensure_ascii=False))
        else:
            left_out += 1
    if not rows:
        raise BadTrajectory(
            f"None of the {left_out} trajectories in {folder} is verified, so there is nothing to export."
        )
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text("".join(f"{row}\n" for row in rows), encoding="utf-8", newline="\n")
    click.echo(f"{len(rows)} rows in {out}")
    if left_out:
        click.echo(f"{left_out} trajectories are not verified and were left out.", err=True)


def _relative(folder: Path, base: Path, file: str) -> str:
    return Path(os.path.relpath(image_file(folder, file), base.resolve())).as_posix()

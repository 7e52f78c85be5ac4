"""deskgym export: turn trajectories into training data."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import get_args

import click

from ...tasks.registry import Split
from ..errors import BadSelection, BadTrajectory
from ..trajectories.export import FORMATS, LAYOUTS, SPELLINGS, get_format
from ..trajectories.export.card import Card, check_card, split_of, write_card
from ..trajectories.export.files import Episode, check_out, write_rows
from ..trajectories.export.llama_factory import check_dataset_info, write_dataset_info
from ..trajectories.model import Trajectory
from ..trajectories.store import Store


@click.command("export")
@click.argument("folder", type=click.Path(path_type=Path), metavar="DIR")
@click.option("--format", "name", required=True, metavar="NAME", help=f"One of: {', '.join(sorted(FORMATS))}.")
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    required=True,
    metavar="FILE",
    help="JSON lines; Parquet or WebDataset's shards if it ends in .parquet or .tar; a folder if it has no ending.",
)
@click.option(
    "--layout",
    type=click.Choice(LAYOUTS),
    help="Of chat messages: pages in the user's turns and calls in texts, or pages in the tools' answers.",
)
@click.option("--images", type=click.Choice(SPELLINGS), help="Of chat messages: how they say where an image stands.")
@click.option(
    "--split",
    type=click.Choice(get_args(Split)),
    help="Episodes of this split alone. Those of the test split have to be asked for so.",
)
def command(folder: Path, name: str, out: Path, layout: str | None, images: str | None, split: str | None) -> None:
    """Write the verified trajectories of DIR as rows for supervised fine-tuning, and a data card beside them.

    Screenshots stay where they are, and rows name them relative to FILE; Parquet and shards hold them.

    \b
    Example:
      deskgym export out/gold --format openai --out out/gold.jsonl
      deskgym export out/gold --format canonical --layout turns --out out/gold.parquet
    """
    make_row = get_format(name, layout, images)
    store = Store.open(folder)
    check_out(out)
    check_card(out.parent)
    for_llama_factory = images == "tokens" and out.suffix in (".jsonl", ".json")
    if for_llama_factory:
        check_dataset_info(out.parent)
    card = Card(str(make_row) if layout or images or hasattr(make_row, "dialect") else name)
    columns: list[str] = []
    left_out = []

    def episodes() -> Iterator[Episode]:
        for path, trajectory in store.episodes():
            if why := _left_out(trajectory, split):
                left_out.append(why)
                continue

            yield Episode(f"{path.parent.name}/{path.stem}", path.parent, partial(make_row, trajectory))
            card.add(trajectory)

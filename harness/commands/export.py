"""deskgym export: turn trajectories into training data."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, get_args

import click

from ...tasks.registry import Split
from ..agents.dialects import DIALECTS
from ..errors import BadSelection, BadTrajectory
from ..export import FORMATS, LAYOUTS, SPELLINGS, get_format
from ..export.card import Card, check_card, split_of, write_card
from ..export.files import Episode, check_out, write_rows
from ..export.llama_factory import check_dataset_info, write_dataset_info
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
    if split is None and (number := sum(split_of(header) == "test" for header in store.headers())):
        raise BadSelection(
            f"{number} trajectories in {folder} are of the test split, which is kept for measuring: "
            "choose --split train, or name it with --split test."
        )
    check_out(out)
    check_card(out.parent)
    has_info = images == "tokens" and out.suffix in (".json", ".jsonl")
    if has_info:
        check_dataset_info(out.parent)
    card = Card(name if name not in DIALECTS else str(make_row))
    columns: dict[str, None] = {}
    left_out: Counter[str] = Counter()

    def episodes() -> Iterator[Episode]:
        for path, trajectory in store.episodes():
            if not trajectory.verified:
                left_out["are not verified"] += 1
            elif split not in (None, split_of(trajectory.header)):
                left_out["are of another split"] += 1
            else:
                yield Episode(f"{path.parent.name}/{path.stem}", path.parent, partial(_row, trajectory))
                card.add(trajectory)
        if not card.headers:
            raise BadTrajectory(_none(left_out, folder, split))

    def _row(trajectory: Trajectory, locate: Callable[[str], str]) -> dict[str, Any]:
        row = make_row(trajectory, locate)
        columns.update(dict.fromkeys(row))
        return row

    write_rows(out, episodes())
    write_card(out, card)
    if has_info:
        write_dataset_info(out, [*columns])
    click.echo(f"{len(card.headers)} rows in {out}")
    for why, number in left_out.items():
        click.echo(f"{number} trajectories {why} and were left out.", err=True)


def _none(left_out: Counter[str], folder: Path, split: str | None) -> str:
    """Why there is nothing to export."""
    of = f" of the {split} split" if split else ""
    return f"None of the {left_out.total()} trajectories in {folder}{of} is verified, so there is nothing to export."

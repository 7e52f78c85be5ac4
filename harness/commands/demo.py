"""deskgym demo: the main job, seen at a glance."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import click
from rich.table import Table
from rich.text import Text

from ..episodes.batch import play_all, prepare
from ..episodes.rollout import RolloutConfig
from ..selection import select_families
from ..trajectories.model import Trajectory
from ..trajectories.store import Store
from ..trajectories.viewer import write_page
from .options import jobs_option, output, progress, seeds_option


@click.command("demo")
@seeds_option("0:2")
@click.option("--tasks", "patterns", default="all", show_default=True, metavar="PATTERN", help="Families to play.")
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    default=Path("out/demo"),
    show_default=True,
    metavar="DIR",
    help="Folder to write to.",
)
# One more than there are processors: each waits now and then, for its browser or a world that another builds.
@jobs_option(min(4, os.cpu_count() or 1) + 1)
@click.pass_context
def command(context: click.Context, seeds: list[int], patterns: str, out: Path, jobs: int) -> None:
    """Play the gold way of every task family, print what came of it, and write the page to leaf through it.

    Exits with 1 if any episode is not verified.

    \b
    Example:
      deskgym demo --seeds 0:2
    """
    config = RolloutConfig(families=select_families(patterns), seeds=seeds, compact=False)
    store = Store(out)
    prepare(store, resume=False, force=True)
    with progress(len(config)) as report:
        trajectories = play_all(config, store, report, jobs=jobs)
    console = output()
    console.print(_table(trajectories))
    page = write_page(store, out / "index.html")
    verified = sum(trajectory.verified for trajectory in trajectories)
    console.print(
        f"{verified} of {len(trajectories)} episodes verified. Leaf through them: {page.resolve().as_uri()}",
        soft_wrap=True,
        highlight=False,
    )
    context.exit(0 if verified == len(trajectories) else 1)


def _table(trajectories: Sequence[Trajectory]) -> Table:
    table = Table(box=None, pad_edge=False, expand=True)
    table.add_column("Family", no_wrap=True)
    table.add_column("Seed", justify="right", no_wrap=True)
    table.add_column("Goal", no_wrap=True, overflow="ellipsis", ratio=1)
    for title in ("Steps", "ms/step", "Checks"):
        table.add_column(title, justify="right", no_wrap=True)
    table.add_column("Verdict", no_wrap=True)
    for trajectory in trajectories:
        header, steps = trajectory.header, len(trajectory.steps)
        pace = f"{1000 * sum(trajectory.seconds) / steps:.0f}" if trajectory.seconds else "–"
        table.add_row(
            header.family, str(header.seed), header.goal, str(steps), pace, _checks(trajectory), _verdict(trajectory)
        )
    return table


def _checks(trajectory: Trajectory) -> str:
    if trajectory.end is None:
        return "–"
    checks = trajectory.end.verdict["checks"]
    return f"{sum(check['passed'] for check in checks)}/{len(checks)}"


def _verdict(trajectory: Trajectory) -> Text:
    if trajectory.fault is not None:
        return Text(f"fault in {trajectory.fault.stage}", "yellow")
    return Text("passed", "green") if trajectory.verified else Text("failed", "red")

"""deskgym demo: what the gym is about, seen within a minute."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import click
from rich.table import Table
from rich.text import Text

from ..episodes.batch import play_all, prepare
from ..episodes.rollout import RolloutConfig
from ..options import Progress, jobs_option, output, seeds_option
from ..sampling import DEMO_SEEDS, demo_families
from ..selection import select_families
from ..trajectories.model import Trajectory
from ..trajectories.store import Store
from ..trajectories.viewer import write_page

# Of --all and --tasks.
ALL_SEEDS = range(2)


@click.command("demo")
@click.option("--all", "patterns", flag_value="all", help="Play every family.")
@click.option("--tasks", "patterns", metavar="PATTERN", help="Families to play. [default: twelve that differ]")
@seeds_option(None, shown="0; 0:2 with --all or --tasks")
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
def command(context: click.Context, patterns: str | None, seeds: list[int] | None, out: Path, jobs: int) -> None:
    """Play tasks the right way, print what came of it, and write the page to leaf through it.

    Twelve episodes show every app, kind of task and level, within a minute; --all plays every task family.
    Exits with 1 if any episode is not verified.

    \b
    Example:
      deskgym demo --all
    """
    families = demo_families() if patterns is None else select_families(patterns)
    seeds = seeds or [*(DEMO_SEEDS if patterns is None else ALL_SEEDS)]
    config = RolloutConfig(families=families, seeds=seeds, compact=False)
    store = Store(out)
    prepare(store, resume=False, force=True)
    with Progress(len(config)) as progress:
        trajectories = play_all(config, store, progress.episode, jobs=jobs)
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

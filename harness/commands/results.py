"""deskgym results: what a run came to, or two side by side."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import click
from rich.console import Console

from ..options import output
from ..outputs import check_file
from ..results.comparison import Comparison
from ..results.page import write_results
from ..results.run import Run
from ..results.tables import as_data, changes, failures, interfaces, looks, rates
from ..texts import to_json
from ..trajectories.store import Store
from ..trajectories.viewer import publish

PAGE, VIEWER = "results.html", "index.html"


@click.command("results")
@click.argument("folder", type=click.Path(path_type=Path), metavar="DIR")
@click.argument("others", type=click.Path(path_type=Path), metavar="[DIR2]…", nargs=-1)
@click.option(
    "--by",
    default="level,app",
    show_default=True,
    metavar="NAMES",
    help="What to group by, of level, app, kind, split, family, interface, look and persona.",
)
@click.option(
    "--json", "file", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE", help="All numbers, for machines."
)
def command(folder: Path, others: tuple[Path, ...], by: str, file: Path | None) -> None:
    """Say what the run in DIR came to: how often it passed, how sure that is, and why it failed.

    With DIR2, says which episodes changed from the first run to the second, and whether the difference is more than
    noise. Runs through several interfaces, two or more, are set side by side on the instances that all have played;
    episodes in several looks are set side by side by what the looks are.
    Writes DIR/results.html, a page that opens from the disk, from which a click leads to each trajectory.

    \b
    Example:
      deskgym results out/run out/other-run --by level,kind
    """
    runs = [Run.open(path) for path in (folder, *others)]
    page = folder / PAGE
    for path in (page, *(run.folder / VIEWER for run in runs), *([file] if file else [])):
        check_file(path)
    console = output()
    say = partial(console.print, soft_wrap=True)
    groupings = [name.strip() for name in by.split(",")]
    tables = [rates(run, groupings) for run in runs]
    comparison = Comparison.of(*runs) if len(runs) == 2 else None
    for run, table in zip(runs, tables, strict=True):
        say(f"{run.name}: {run.in_words()}", style="bold")
        console.print(table)
        for warning in run.warnings():
            say(warning, style="yellow")
        console.print()
    console.print(failures(runs))
    if (through := interfaces(runs)) is not None:
        console.print()
        console.print(through)
    if (served := looks(runs)) is not None:
        console.print()
        console.print(served)
    if comparison is not None:
        console.print()
        for line in comparison.in_words():
            say(line)
        for line in comparison.warnings():
            say(line, style="yellow")
        for line in changes(comparison):
            say(line)
    if file is not None:
        file.write_text(to_json(as_data(runs, comparison), indent=1) + "\n", encoding="utf-8")
    unread: list[str] = []
    with Console(stderr=True).status("Writing the pages …"):
        for run in runs:
            unread += publish(Store(run.folder), run.folder / VIEWER).unread.values()
        write_results(runs, comparison, page)
    for reason in unread:
        say(reason, style="yellow")
    say(f"\nOpen {page.resolve().as_uri()}")

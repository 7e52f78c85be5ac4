"""deskgym world: what happened at a company, and whether its apps tell the same of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Literal, cast

import click
from rich.table import Table
from rich.text import Text

from ...seeds.build import draft
from ...tasks.splits import split_of
from ..errors import BadSelection
from ..options import Progress, building_shown, output, world_seed
from ..outputs import check_file
from ..selection import parse_seeds
from ..story.check import StoryReport, check
from ..story.draws import LEAST_VALID, Drawn
from ..story.page import write_page
from ..story.sample import KINDS, numbered, sample
from ..texts import printable, whole_signs

_size = click.option(
    "--size", type=click.Choice(["small", "large"]), default="small", show_default=True, help="Size of the company."
)
# Findings of a world that are printed.
_SHOWN = 20


@click.group("world")
def command() -> None:
    """What happened at a company, and whether its apps tell the same of it.

    \b
    Example:
      deskgym world show 7
    """


@command.command("check")
@click.option(
    "--seeds",
    default="0:3",
    show_default=True,
    callback=lambda _context, _option, text: parse_seeds(text),
    help="Seeds of the companies: 7, 0:5 (0 to 4) or a list of these.",
)
@_size
@click.option(
    "--draws",
    type=click.IntRange(0),
    default=0,
    show_default=True,
    help="Instances of every family to draw from each world as well, and to try their outcomes.",
)
@click.option("--jobs", type=click.IntRange(1, 64), default=2, show_default=True, help="Worlds built at the same time.")
@click.pass_context
def check_command(context: click.Context, seeds: list[int], size: str, draws: int, jobs: int) -> None:
    """Hold the apps of worlds against each other: what their texts say of records, and when things were done.

    Exits with 1 if anything contradicts, or if less than 98 % of the instances drawn are valid.

    \b
    Example:
      deskgym world check --seeds 0:20
      deskgym world check --seeds 0:96 --draws 2
    """
    if draws:
        _check_splits(seeds)
    table = Table("World", box=None, pad_edge=False)
    for title in ("Events", "Texts", "Tellings", "Wrong on purpose", "Contradictions"):
        table.add_column(title, justify="right")
    reports = []
    work = partial(check, size=cast("Literal['small', 'large']", size), draws=draws)
    with ProcessPoolExecutor(jobs, mp_context=get_context("forkserver")) as pool, Progress(len(seeds)) as progress:
        for report in pool.map(work, seeds):
            progress.advance(f"world {report.seed}")
            reports.append(report)
    for report in reports:
        table.add_row(
            *map(str, (report.seed, report.events, report.texts, report.tellings, report.errors)), _found(report)
        )
    output().print(table)
    for report in reports:
        for finding in report.findings[:_SHOWN]:
            click.echo(f"world {report.seed}: {finding}")
        if len(report.findings) > _SHOWN:
            click.echo(f"world {report.seed}: and {len(report.findings) - _SHOWN} more")
    drawn = [one for report in reports for one in report.drawn]
    _print_draws(drawn)
    if any(report.findings for report in reports) or not _enough_valid(drawn):
        context.exit(1)


def _check_splits(seeds: list[int]) -> None:
    for seed in seeds:
        if split_of(seed) is None:
            raise BadSelection(
                f"Nothing is drawn from world {seed}, which is in no split. Leave out --draws, or {seed}."
            )


def _print_draws(drawn: Sequence[Drawn]) -> None:
    """How many instances are valid, and of each family of which some are not, how many and what is wrong with one."""
    if not drawn:
        return
    total, faults = Counter(one.family for one in drawn), [one for one in drawn if one.fault is not None]
    click.echo(f"{len(drawn) - len(faults)} of {len(drawn)} instances of {len(total)} families are valid.")
    for family, count in Counter(one.family for one in faults).most_common():
        one = next(one for one in faults if one.family == family)
        click.echo(f"{family}: {count} of {total[family]} are not, as seed {one.seed} ({one.split}): {one.fault}")


def _enough_valid(drawn: Sequence[Drawn]) -> bool:
    return sum(one.fault is None for one in drawn) * 100 >= len(drawn) * LEAST_VALID


def _found(report: StoryReport) -> Text:
    return Text(str(len(report.findings)), "red" if report.findings else "green")


@command.command("show")
@click.argument("seed", type=world_seed)
@_size
@click.option(
    "--out", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE",
    help="Page to write. [default: out/world/SEED.html]",
)  # fmt: skip
def show_command(seed: int, size: str, out: Path | None) -> None:
    """Write a page on which a company's past can be leafed through, with links into the apps of `deskgym serve`.

    \b
    Example:
      deskgym world show 7
    """
    page = out or Path(f"out/world/{seed}.html")
    check_file(page)
    with building_shown():
        made = draft(seed, cast("Literal['small', 'large']", size))
    write_page(made, page)
    click.echo(f"Open {page.resolve().as_uri()}, beside `deskgym serve --seed {seed}`.")


@command.command("sample")
@click.argument("seeds", type=world_seed, nargs=-1, required=True)
@_size
@click.option(
    "--texts", type=click.IntRange(1), default=300, show_default=True, help="How many, evenly of all worlds and kinds."
)
@click.option(
    "--kind", "kinds", type=click.Choice(list(KINDS)), multiple=True, help="Only of this kind; may be repeated."
)
@click.option(
    "--out", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE", help="File to write. [default: print]"
)
def sample_command(seeds: tuple[int, ...], size: str, texts: int, kinds: tuple[str, ...], out: Path | None) -> None:
    """Draw texts of companies by kind, each with what has to be known to judge it: where, when, by whom, on what.

    The same seeds give the same texts.

    \b
    Example:
      deskgym world sample 12 77 201 --texts 300
      deskgym world sample 7 --texts 40 --kind review --kind "CRM note"
    """
    if out is not None:
        check_file(out)
    shares = [texts // len(seeds) + (number < texts % len(seeds)) for number in range(len(seeds))]
    with building_shown():
        drawn = [
            one
            for seed, share in zip(seeds, shares, strict=True)
            for one in sample(seed, cast("Literal['small', 'large']", size), share, kinds or tuple(KINDS))
        ]
    order = list(KINDS)
    lines = "\n".join(numbered(sorted(drawn, key=lambda one: order.index(one.kind))))
    if out is None:
        click.echo(printable(lines))
        return
    out.write_text(whole_signs(lines), encoding="utf-8")
    click.echo(f"{len(drawn)} texts were written to {out}.")

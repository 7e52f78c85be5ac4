"""Plays the gold solution of every family once: `make gold`, a stage of `.ci/run`.

What fails is said with the reason and the command that repeats it; the last line counts.
"""

from __future__ import annotations

import os
import shlex
import textwrap
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, cast

import click

from ..seeds.sizes import Size
from ..tasks import Family
from .episodes.batch import play_all
from .episodes.rollout import RolloutConfig
from .fresh_seeds import fresh_seeds, random_of
from .look_choice import LookChoice
from .mistakes import Command
from .options import Progress, interface_option, jobs_option, look_option, looks_option, seeds_option, size_option
from .selection import select_families
from .trajectories.model import Header, Trajectory
from .trajectories.store import Store

if TYPE_CHECKING:
    from ..gym.user import Form

#: Of so many families one is played on pixels, the others on elements.
PIXELS_EVERY = 8
#: Characters of a reason.
_WIDTH = 400


def forms(families: Sequence[Family], form: Form | None = None, interface: str = "browser") -> dict[Form, list[Family]]:
    """Which families are played in which form: all in `form`, else a few, which the code chooses, on pixels.

    Calls of tools have one form.
    """
    form = form or ("element" if interface != "browser" else None)
    if form is not None:
        return {form: [*families]}
    random = random_of("pixels")
    chosen = {family.id for family in random.sample(families, len(families) // PIXELS_EVERY)}
    return {
        "element": [family for family in families if family.id not in chosen],
        "pixel": [family for family in families if family.id in chosen],
    }


def reason(trajectory: Trajectory) -> str:
    """Why an episode did not pass."""
    if fault := trajectory.fault:
        return textwrap.shorten(f"fault in {fault.stage}: {fault.error}: {fault.message}", _WIDTH)
    if trajectory.end is None:
        return "it did not end"
    verdict = trajectory.end.verdict
    wrong = [
        f"{check['label']}: expected {check['expected']}, found {check['actual']}"
        for check in verdict["checks"]
        if not check["passed"]
    ]
    wrong += [f"besides: {stray['label']}" for stray in verdict["collateral"]]
    return textwrap.shorten("; ".join(wrong), _WIDTH)


def repeating(header: Header) -> str:
    """The command that plays an episode again."""
    size = f" --size {header.size}" if header.size != "small" else ""
    form = f" --form {header.form}" if header.form != "element" else ""
    form += f" --look {header.look}" if header.look != "0" else ""
    form += f" --interface {header.interface}" if header.interface != "browser" else ""
    family = shlex.quote(header.family)
    return f"deskgym gold --tasks {family} --seeds {header.seed}{size}{form} --force --out out/gold-again"


def _look(header: Header) -> str:
    return "" if header.look == "0" else f" look {header.look}"


def report(trajectories: Sequence[Trajectory]) -> Iterator[str]:
    """What failed, each with the reason and the command that repeats it, and how many did not."""
    failed = [trajectory for trajectory in trajectories if not trajectory.verified]
    for trajectory in failed:
        header = trajectory.header
        yield f"{header.family} seed {header.seed}{_look(header)} ({header.acts_on}): {reason(trajectory)}"
        yield f"  {repeating(header)}"
    yield f"{len(trajectories) - len(failed)} passed, {len(failed)} failed"


@click.command(cls=Command)
@click.option("--tasks", "patterns", default="all", show_default=True, metavar="PATTERN", help="Families.")
@seeds_option(None, shown="one that the code's fingerprint chooses")
@size_option
@click.option(
    "--form",
    type=click.Choice(["element", "pixel"]),
    show_default=f"elements, one family in {PIXELS_EVERY} pixels",
    help="Act on elements or on pixels.",
)
@interface_option
@look_option
@looks_option
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    default=Path("out/gold-check"),
    show_default=True,
    metavar="DIR",
    help="Folder for the trajectories.",
)
@jobs_option(min(4, os.cpu_count() or 1) + 1)
@click.pass_context
def main(
    context: click.Context,
    patterns: str,
    seeds: list[int] | None,
    size: Size,
    form: str | None,
    interface: str,
    look: str,
    looks: str | None,
    out: Path,
    jobs: int,
) -> None:
    """Play the gold solution of families once each. Exits with 1 unless all pass."""
    seeds = seeds or fresh_seeds("gold", 1)
    shares = forms(select_families(patterns, has_pictures=interface != "tools"), cast("Form | None", form), interface)
    configs = [
        RolloutConfig(
            families=families,
            seeds=seeds,
            size=size,
            observation=("axtree",),
            form=form,
            interface=interface,
            looks=LookChoice(look, looks),
        )
        for form, families in shares.items()
        if families
    ]
    played: list[Trajectory] = []
    with Progress(sum(map(len, configs))) as progress:
        for config in configs:
            store = Store(out / (config.form if interface == "browser" else interface))
            store.clear()
            played += play_all(config, store, progress.episode, jobs=jobs)
    for line in report(played):
        click.echo(line)
    context.exit(0 if all(trajectory.verified for trajectory in played) else 1)


if __name__ == "__main__":
    main()

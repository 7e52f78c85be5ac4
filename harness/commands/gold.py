"""deskgym gold: write verified gold trajectories."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, cast

import click
from click.core import ParameterSource

from ...seeds.sizes import Size
from ..episodes.batch import play_all, prepare
from ..episodes.gold import Way
from ..episodes.rollout import RolloutConfig
from ..look_choice import LookChoice
from ..options import (
    Progress,
    actions_option,
    goto_option,
    hops_option,
    interface_option,
    jobs_option,
    length_option,
    look_option,
    looks_option,
    output,
    ray_option,
    seeds_option,
    size_option,
    tools_option,
    turned,
)
from ..runs.ray_work import play_gold_on_ray
from ..selection import select_families, with_dials
from ..trajectories.store import Store

if TYPE_CHECKING:
    from ...gym.user import Form


@click.command("gold")
@click.option(
    "--tasks", "patterns", required=True, metavar="PATTERN", help="Families: crm-update, 'crm-*', all, or a list."
)
@seeds_option("0:1")
@click.option("--out", type=click.Path(path_type=Path), required=True, metavar="DIR", help="Folder to write to.")
@click.option(
    "--form",
    type=click.Choice(["element", "pixel"]),
    default="element",
    show_default=True,
    help="Act on elements or on pixels.",
)
@click.option(
    "--way",
    type=click.Choice(["plain", "swift"]),
    default="plain",
    show_default=True,
    help="As somebody does it who shows the work, or the quickest way that is known.",
)
@click.option(
    "--observation",
    default="axtree,screenshot",
    show_default=True,
    metavar="KINDS",
    help="Of axtree, dom, screenshot, marks.",
)
@interface_option
@tools_option
@actions_option
@goto_option
@look_option
@looks_option
@size_option
@hops_option
@length_option
@jobs_option(1)
@ray_option
@click.option("--resume", is_flag=True, help="Keep what is verified in DIR and play the rest.")
@click.option("--force", is_flag=True, help="Replace what is in DIR.")
@click.pass_context
def command(
    context: click.Context,
    patterns: str,
    seeds: list[int],
    out: Path,
    form: str,
    way: str,
    observation: str,
    interface: str,
    tools: str,
    actions: str,
    goto: bool,
    look: str,
    looks: str | None,
    size: Size,
    hops: int,
    length: int | None,
    jobs: int,
    ray: str | None,
    resume: bool,
    force: bool,
) -> None:
    """Play the gold solution of tasks through the environment, and keep each episode as a trajectory.

    Every trajectory is graded. Those that fail, and faults of set-up, gold solution or verifier, are kept apart in
    index.json.
    Exits with 1 unless all are verified.

    \b
    Example:
      deskgym gold --tasks 'crm-*' --seeds 0:5 --out out/gold
      deskgym gold --tasks 'crm-*' --looks 0:8 --out out/faces
      deskgym gold --tasks 'crm-*' --interface tools --tools needed+10 --out out/calls
    """
    dials = turned(hops, length)
    config = RolloutConfig(
        families=with_dials(select_families(patterns), dials),
        seeds=seeds,
        observation=_kinds(context, observation, actions),
        form=cast("Form", form),
        way=cast("Way", way),
        size=size,
        interface=interface,
        tools=tools,
        looks=LookChoice(look, looks),
        actions=actions,
        goto=goto,
        dials=dials,
    )
    store = Store(out)
    prepare(store, resume=resume, force=force)
    play = None
    if ray is not None:
        # One that was not asked for is as many as the cluster has room for.
        asked = context.get_parameter_source("jobs") is not ParameterSource.DEFAULT
        play = partial(play_gold_on_ray, address=ray, jobs=jobs if asked else None)
    with Progress(len(config)) as progress:
        trajectories = play_all(config, store, progress.episode, jobs=jobs, play=play)
    faults = sum(trajectory.fault is not None for trajectory in trajectories)
    verified = sum(trajectory.verified for trajectory in trajectories)
    failed = len(trajectories) - verified - faults
    output().print(
        f"{verified} of {len(trajectories)} verified, {failed} failed, {faults} faults, in {out}", highlight=False
    )
    context.exit(0 if verified == len(trajectories) else 1)


def _kinds(context: click.Context, observation: str, actions: str) -> tuple[str, ...]:
    """The kinds of observation; without a word of them, pixels are played on screenshots alone."""
    if actions == "pixels" and context.get_parameter_source("observation") is ParameterSource.DEFAULT:
        return ("screenshot",)
    return tuple(kind.strip() for kind in observation.split(","))

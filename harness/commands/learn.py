"""deskgym learn: teach a small policy by gold, let it play, and say how well."""

from __future__ import annotations

import importlib
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ...apps.platform.looks import LOOKS
from ...tasks import get_family
from ...tasks.splits import WORLDS
from ..errors import BadSelection
from ..learn.data import FAMILIES, gather
from ..learn.rows import Rows, rate_table
from ..learn.situation import SIGHTS
from ..look_choice import LookChoice
from ..options import Progress, jobs_option, looks_option, output, seeds_option, world_seed
from ..outputs import check_file, check_folder
from ..selection import select_families

if TYPE_CHECKING:
    from types import ModuleType

_FILE = click.Path(path_type=Path, dir_okay=False)
_FOLDER = click.Path(path_type=Path, file_okay=False)
#: Seeds of what is drawn besides the instances; those of updates and tries are made of them.
_LUCK = click.IntRange(0, 999_999)


def _work() -> ModuleType:
    """What needs torch. Raises BadSelection where there is none."""
    try:
        return importlib.import_module("deskgym.harness.learn.neural.work")
    except ModuleNotFoundError as error:
        if error.name != "torch":
            raise
        raise BadSelection(
            "Learning needs torch, which this environment has not: `make learn` makes one that has it, .venv/learn; "
            "elsewhere pip install 'deskgym[learn]'."
        ) from None


def _families(_context: object, _option: object, patterns: str | None) -> tuple[str, ...] | None:
    return None if patterns is None else tuple(family.id for family in select_families(patterns, has_pictures=False))


def _in_turn(_context: object, _option: object, text: str) -> tuple[str, ...]:
    if text in LOOKS:
        raise BadSelection(f"{text!r} is a split: give numbers of looks, as in 0:8.")
    return LookChoice("0", text).of("", "train", 0)


def tasks_option(default: str | None, shown: str, **more: Any) -> Callable[[Any], Any]:
    """The option --tasks, as ids of families."""
    return click.option(
        "--tasks", "patterns", default=default, show_default=shown or False, metavar="PATTERN", callback=_families,
        help="Families: crm-update, 'crm-*' or a list.", **more,
    )  # fmt: skip


taught_option = tasks_option(",".join(FAMILIES), "the twenty of docs/learn.md")
in_turn_option = click.option(
    "--looks", default="0", show_default=True, metavar="LOOKS", callback=_in_turn,
    help="Instance by instance the next of these.",
)  # fmt: skip
threads_option = click.option(
    "--threads", type=click.IntRange(1, 64), default=1, show_default=True,
    help="Of torch; more than one is much slower where others use the processors, too.",
)  # fmt: skip
lanes_option = click.option(
    "--lanes", type=click.IntRange(1, 16), default=2, show_default=True, help="Episodes at a time."
)
split_option = click.option(
    "--split", type=click.Choice(list(WORLDS)), default="validation", show_default=True, help="Of the worlds."
)


@click.group("learn")
def command() -> None:
    """Teach a small policy by gold episodes, let it play, and say how well (docs/learn.md).

    \b
    Example:
      deskgym learn data out/gold --tasks chat-post --seeds 0:60
      deskgym learn clone out/gold out/post.policy --tasks chat-post
      deskgym learn evaluate out/post.policy --out out/rows.jsonl
    """


@command.command("data")
@click.argument("folder", type=_FOLDER)
@taught_option
@seeds_option("0:60")
@looks_option
@jobs_option(2)
def data(folder: Path, patterns: tuple[str, ...], seeds: list[int], looks: str | None, jobs: int) -> None:
    """Play the gold episodes that FOLDER lacks, and keep them there with the tree of every page."""
    families = select_families(",".join(patterns), has_pictures=False)
    choice = LookChoice("0", looks)
    verified = count = 0
    with Progress(len(families) * len(seeds) * choice.per_instance) as progress:
        for family, seed, trajectory in gather(folder, families, seeds, choice, jobs=jobs):
            progress.episode(family, seed, trajectory)
            verified, count = verified + trajectory.verified, count + 1
    lacked = f"of {count} of the families that lacked any are verified" if count else "were lacking"
    output().print(f"{verified} episodes {lacked}, in {folder}", highlight=False)


@command.command("clone")
@click.argument("folder", type=_FOLDER)
@click.argument("policy", type=_FILE)
@taught_option
@click.option("--episodes", type=click.IntRange(1), default=60, show_default=True, help="Of each family.")
@in_turn_option
@click.option("--epochs", type=click.IntRange(1), default=16, show_default=True, help="Times through all.")
@click.option("--seed", type=_LUCK, default=0, show_default=True, help="Of the weights and the order.")
@click.option("--sight", type=click.Choice(SIGHTS), default="all", show_default=True, help="What the policy sees.")
@threads_option
def clone(
    folder: Path, policy: Path, patterns: tuple[str, ...], episodes: int, looks: tuple[str, ...], epochs: int,
    seed: int, sight: Any, threads: int,
) -> None:  # fmt: skip
    """Teach a policy by the gold episodes of FOLDER, and write it to POLICY.

    What cannot be learnt, since a policy does not see what gold acts on or writes, is left out, and counted.
    """
    work = _work()
    work.use_threads(threads)
    check_file(policy)
    console = output()
    work.teach(
        folder, policy, patterns, episodes=episodes, looks=looks, epochs=epochs, seed=seed, sight=sight,
        say=lambda text: console.print(text, highlight=False),
    )  # fmt: skip
    console.print(f"Written: {policy}", highlight=False)


@command.command("improve")
@click.argument("policy", type=_FILE)
@click.argument("out", type=_FILE)
@tasks_option(None, "", required=True)
@click.option("--updates", type=click.IntRange(1), default=40, show_default=True, help="In all.")
@click.option("--groups", type=click.IntRange(1), default=4, show_default=True, help="Instances of an update.")
@click.option("--size", type=click.IntRange(2), default=8, show_default=True, help="Tries of an instance.")
@click.option("--seed", type=_LUCK, default=0, show_default=True, help="Of instances and luck.")
@click.option("--minutes", type=click.IntRange(1), default=40, show_default=True, help="After which to stop.")
@lanes_option
@threads_option
@click.pass_context
def improve(
    context: click.Context, policy: Path, out: Path, patterns: tuple[str, ...], updates: int, groups: int, size: int,
    seed: int, minutes: int, lanes: int, threads: int,
) -> None:  # fmt: skip
    """Better POLICY by reward in the real environment, and write it to OUT, from where OUT has come to.

    Each update plays groups of tries of one instance, and makes what did better than its group likelier (GRPO). Exits
    with 3 where time is up before all updates are done.
    """
    work = _work()
    work.use_threads(threads)
    check_file(out)
    regime = work.Regime(families=patterns, groups=groups, size=size, seed=seed, lanes=lanes)
    console = output()

    def tell(update: Any) -> None:
        console.print(
            f"{update.number + 1} of {updates}: {update.passed:.0%} of {update.episodes} passed, {update.told_apart} "
            f"groups told apart, divergence {update.divergence:.4f}, {update.seconds:.0f} s",
            highlight=False,
        )

    end = time.monotonic() + 60 * minutes
    done = work.better(policy, out, regime, updates=updates, goes_on=lambda: time.monotonic() < end, report=tell)
    context.exit(0 if done else 3)


@command.command("evaluate")
@click.argument("policy", type=_FILE)
@tasks_option(None, "those that it was taught")
@seeds_option("0:16")
@split_option
@in_turn_option
@click.option("--hops", type=click.IntRange(0), default=0, show_default=True, help="As of `deskgym run`.")
@click.option("--untrained", is_flag=True, help="The same network before it has learnt anything.")
@click.option("--out", type=_FILE, required=True, metavar="FILE", help="Rows are added to it, one per episode.")
@lanes_option
@threads_option
def evaluate(
    policy: Path, patterns: tuple[str, ...] | None, seeds: list[int], split: Any, looks: tuple[str, ...], hops: int,
    untrained: bool, out: Path, lanes: int, threads: int,
) -> None:  # fmt: skip
    """Let POLICY play instances that it has not learnt from, and print by family how many it passed.

    What FILE has of this policy is not played again.
    """
    from ..learn.about import read_about
    from ..learn.rollouts import jobs_of

    about = read_about(policy)
    work = _work()
    work.use_threads(threads)
    check_file(out)
    rows, name = Rows(out), work.name_of(policy, untrained=untrained)
    jobs = jobs_of(patterns or about.families, seeds, split, looks, hops, without=rows.keys(name))
    with Progress(sum(len(job.seeds) for job in jobs)) as progress:
        work.examine(policy, rows, jobs, untrained=untrained, lanes=lanes, report=_told(progress))
    output().print(rate_table(rows.of(name), "family"))


def _told(progress: Progress) -> Any:
    return lambda played: progress.advance(
        f"{played.family} seed {played.seed}", "passed" if played.passed else "failed"
    )


@command.command("play")
@click.argument("policy", type=_FILE)
@click.argument("family")
@click.argument("seed", type=world_seed)
@split_option
@click.option("--look", default="0", show_default=True, help="As of `deskgym run`.")
def play(policy: Path, family: str, seed: int, split: Any, look: str) -> None:
    """Show POLICY at work on one instance: the goal, each action with what it is done to, and the verdict."""
    from ..learn.rollouts import Job

    job = Job(get_family(family).id, (seed,), split, LookChoice(look).look)
    work = _work()
    console = output()
    for played in work.show(policy, job):
        console.print(played.goal, style="bold", highlight=False, soft_wrap=True)
        for number, deed in enumerate(played.deeds, 1):
            aimed = f" {deed.role} “{deed.name}”" if deed.role else ""
            said = f": {deed.text}" if deed.text else ""
            console.print(f"{number:3} {deed.verb}{aimed}{said}", highlight=False, soft_wrap=True)
        console.print("passed" if played.passed else "failed")


@command.command("course")
@click.argument("folder", type=_FOLDER)
@click.option("--quick", is_flag=True, help="Five families, few episodes, one seed: some 15 minutes.")
@click.option("--minutes", type=click.IntRange(1), default=40, show_default=True, help="After which to stop.")
@jobs_option(2)
@lanes_option
@threads_option
@click.pass_context
def course(
    context: click.Context, folder: Path, quick: bool, minutes: int, jobs: int, lanes: int, threads: int
) -> None:
    """Do all that docs/learn.md reports, in FOLDER, from where it stopped last.

    Exits with 3 where something is left to do.
    """
    from ..learn.course import improvements, plans
    from ..learn.report import write_report

    work = _work()
    work.use_threads(threads)
    check_folder(folder)
    end = time.monotonic() + 60 * minutes

    def goes_on() -> bool:
        return time.monotonic() < end

    def say(text: str) -> None:
        output().print(text, highlight=False, soft_wrap=True)

    done = work.follow(folder, plans(quick=quick), jobs=jobs, lanes=lanes, goes_on=goes_on, say=say)
    if done:
        hard = improvements(Rows(folder / "rows.jsonl").rows, quick=quick)
        done = work.follow_up(folder, hard, lanes=lanes, goes_on=goes_on, say=say)
    write_report(folder, folder / "report.md")
    click.echo(f"Written: {folder / 'report.md'}")
    context.exit(0 if done else 3)


@command.command("report")
@click.argument("folder", type=_FOLDER)
@click.option("--out", type=_FILE, required=True, metavar="FILE", help="A page in Markdown, its charts beside it.")
def report(folder: Path, out: Path) -> None:
    """Write what the policies and rows of FOLDER come to: tables with intervals, and curves."""
    from ..learn.report import write_report

    check_file(out)
    write_report(folder, out)
    click.echo(f"Written: {out}")

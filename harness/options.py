"""Options that several commands share, and what they print while episodes are played."""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Any, Self

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.progress import Progress as Bar
from rich.text import Text

from ..gym.actions.sets import SETS
from ..gym.config import INTERFACES
from ..gym.errors import BadOption
from ..gym.tools.offers import check_offer
from ..seeds.build import Step, watched
from ..seeds.sizes import LAST_SEED, SIZES
from ..tasks import Family
from ..tasks.dials import Dials
from ..tasks.errors import BadDial
from .errors import BadSelection
from .selection import parse_seeds
from .texts import printable
from .trajectories.model import Trajectory

if TYPE_CHECKING:
    from .runs.entries import RunEntry

_COLUMNS = (
    SpinnerColumn(),
    TextColumn("{task.description}"),
    BarColumn(),
    MofNCompleteColumn(),
    TimeElapsedColumn(),
)


def seeds_option(default: str | None, shown: str | None = None) -> Callable[[Any], Any]:
    """The option --seeds; without a default it is None unless given, and help shows `shown`."""
    return click.option(
        "--seeds",
        default=default,
        show_default=shown or True,
        callback=lambda _context, _option, text: None if text is None else parse_seeds(text),
        help="Seeds of the instances: 7, 0:5 (0 to 4) or a list of these.",
    )


#: The seed of a company, of which each has one.
world_seed = click.IntRange(0, LAST_SEED)


def jobs_option(default: int) -> Callable[[Any], Any]:
    return click.option(
        "--jobs",
        type=click.IntRange(1, 64),
        default=default,
        show_default=True,
        help="Processes that play at the same time, each with a browser.",
    )


hops_option = click.option(
    "--hops",
    type=int,
    default=0,
    show_default=True,
    help="Describe a record over so many relations in the place of its name.",
)
size_option = click.option(
    "--size", type=click.Choice(SIZES), default="small", show_default=True, help="Of the worlds that are played in."
)
length_option = click.option("--length", type=int, help="Tasks in a chain. [default: 5]")


look_option = click.option(
    "--look", default="0", show_default=True, metavar="LOOK", help="How the office is served: 17, theme:dark,words:3, …"
)
looks_option = click.option(
    "--looks", metavar="LOOKS", help="Each instance in several looks (0:8), or in one drawn from a split (train, …)."
)
actions_option = click.option(
    "--actions",
    type=click.Choice(SETS),
    default="all",
    show_default=True,
    help="On pages: all, those on elements, or those on pixels.",
)
goto_option = click.option("--goto/--no-goto", default=True, help="Whether an address may be gone to.  [default: goto]")


def turned(hops: int, length: int | None) -> dict[str, int]:
    """The dials that are turned, by name. Raises BadSelection."""
    try:
        return Dials(hops=hops, length=length).turned()
    except BadDial as error:
        raise BadSelection(str(error)) from None


interface_option = click.option(
    "--interface",
    type=click.Choice(INTERFACES),
    default="browser",
    show_default=True,
    help="Pages in a browser, the apps' tools, or both at once.",
)
tools_option = click.option(
    "--tools",
    "tools",
    default="app",
    show_default=True,
    metavar="WHICH",
    callback=lambda _context, _option, which: _offer(which),
    help="Of the person's apps (app), all, or the needed ones among ten others (needed+10).",
)


def _offer(which: str) -> str:
    try:
        check_offer(which)
    except BadOption as error:
        raise BadSelection(str(error)) from None
    return which


ray_option = click.option(
    "--ray",
    is_flag=False,
    flag_value="local",
    metavar="[ADDRESS]",
    help="On a Ray cluster, with an actor per processor unless --jobs is given. [default: this machine]",
)


class PlainConsole(Console):
    """Prints texts as they stand, whoever wrote them: without markup, and without what a terminal would obey."""

    def __init__(self, **options: Any) -> None:
        super().__init__(highlight=False, markup=False, emoji=False, **options)

    def render_str(self, text: str, **options: Any) -> Text:
        return super().render_str(printable(text), **options)


class Progress:
    """Counts what is done on standard error: by a bar on a terminal, elsewhere by a line for each."""

    def __init__(self, total: int) -> None:
        console = PlainConsole(stderr=True)
        self._bar = Bar(*_COLUMNS, console=console, disable=not console.is_terminal)
        self._console, self._total, self._done = console, total, 0
        self._task = self._bar.add_task("", total=total)
        self._outcomes: Counter[str] = Counter()

    def __enter__(self) -> Self:
        self._bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._bar.stop()

    def advance(self, name: str, result: str = "") -> None:
        """One more is done: what it is, and what came of it, which only a line says."""
        self._done += 1
        self._bar.update(self._task, advance=1, description=name)
        if self._bar.disable:
            self.say(f"{self._done} of {self._total}: {' '.join(filter(None, (name, result)))}")

    def say(self, text: str, style: str | None = None) -> None:
        """Print a line, above the bar where there is one."""
        self._console.print(text, style=style, markup=False, highlight=False, soft_wrap=True)

    def episode(self, family: Family, seed: int, trajectory: Trajectory) -> None:
        """An episode was played; what broke is said, too."""
        fault = trajectory.fault
        result = "fault" if fault is not None else "passed" if trajectory.verified else "failed"
        self.advance(family.id, f"seed {seed}: {result}")
        if fault is not None:
            self._broke(f"{family.id} seed {seed}", fault.stage, fault.error, fault.message)

    def entry(self, entry: RunEntry) -> None:
        """An episode of a run has landed: the bar shows how many passed; what broke is said, too."""
        self._outcomes[entry.outcome] += 1
        passed, failed, faults = (self._outcomes[outcome] for outcome in ("passed", "failed", "fault"))
        counts = f"{passed} passed, {failed} failed, {faults} faults"
        self.advance(counts if self._console.is_terminal else f"{entry.key}: {entry.outcome}")
        if entry.fault is not None:
            self._broke(str(entry.key), **entry.fault)

    def _broke(self, which: str, stage: str, error: str, message: str) -> None:
        self.say(textwrap.shorten(f"{which}: fault in {stage}: {error}: {message}", 240), "yellow")


@contextmanager
def building_shown() -> Iterator[None]:
    """Show how far a world is that is built meanwhile; nothing where it was built before."""
    with ExitStack() as shown:
        progress: Progress | None = None

        def show(step: Step) -> None:
            nonlocal progress
            if progress is None or step.number == 1:
                shown.close()
                progress = shown.enter_context(Progress(step.total))
            progress.advance(f"building the company: {step.name}")
            if step.number == step.total:
                shown.close()

        with watched(show):
            yield


def output() -> Console:
    """Standard output; in a pipe it is wide enough for a table."""
    console = PlainConsole()
    return console if console.is_terminal else PlainConsole(width=160)

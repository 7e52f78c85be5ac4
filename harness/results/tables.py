"""Results as tables on the terminal, and as data for machines."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from ...apps.platform.looks import BadLook, Look, look_of
from ...apps.platform.looks.axes import AXES
from ..trajectories.failure import KINDS
from .comparison import Comparison
from .run import Episode, Run
from .summary import GROUPINGS, Summary, grouped, shown_ks

#: Changes when a reader of the old data could misread the new.
FORMAT = 1


def rates(run: Run, by: Sequence[str]) -> Table:
    """One line for all episodes, and one for each group of every grouping in `by`. Raises BadSelection."""
    whole = Summary.of(run.episodes)
    ks = shown_ks(max(whole.pass_at, default=0))
    table = _table("", "Episodes", "Passed", "95 %")
    for title in (*(f"pass@{k}" for k in ks), *(f"pass^{k}" for k in ks), "Score", "Steps", "Seconds", "Tokens"):
        table.add_column(title, justify="right")
    table.add_column("Cost", justify="right")
    table.add_column("Faults", justify="right")
    _add(table, "All", whole, ks)
    for grouping in by:
        table.add_section()
        for name, episodes in grouped(run.episodes, grouping).items():
            _add(table, name, Summary.of(episodes), ks)
    return table


def failures(runs: Sequence[Run]) -> Table:
    """How many episodes failed by each kind, and how many ended in a fault of each stage: a column for each run."""
    summaries = [Summary.of(run.episodes) for run in runs]
    table = _table("Why it failed", *(run.name if len(runs) > 1 else "Episodes" for run in runs))
    table.add_column("")
    seen = [kind for kind in KINDS if any(kind in summary.failures for summary in summaries)]
    seen.sort(key=lambda kind: -sum(summary.failures.get(kind, 0) for summary in summaries))
    for kind in seen:
        counts = (f"{summary.failures.get(kind, 0):,}" for summary in summaries)
        table.add_row(kind.replace("_", " "), *counts, Text(KINDS[kind], "dim"))
    stages = sorted({stage for summary in summaries for stage in summary.stages})
    if stages:
        table.add_section()
    for stage in stages:
        counts = (f"{summary.stages.get(stage, 0):,}" for summary in summaries)
        table.add_row(f"fault: {stage}", *counts, Text("Neither passed nor failed; --resume plays it again", "dim"))
    return table


def interfaces(runs: Sequence[Run]) -> Table | None:
    """A line for each interface, over the instances that were graded through all of them; None where it is one."""
    through = grouped([episode for run in runs for episode in run.episodes if episode.graded], "interface")
    if len(through) < 2:
        return None
    of_all = set.intersection(*({_same(episode) for episode in episodes} for episodes in through.values()))
    table = _table("Interface", "Instances", "Passed", "95 %", "Steps", "Characters read", "Seconds", "Tokens")
    for name, episodes in through.items():
        found = Summary.of([episode for episode in episodes if _same(episode) in of_all])
        rate = found.rate
        table.add_row(
            name,
            f"{found.instances:,}",
            percent(None if rate is None else rate.value),
            "–" if rate is None else f"{rate.low * 100:.1f}–{rate.high * 100:.1f}",
            short(found.steps),
            short(found.characters),
            short(found.seconds, 1),
            short(found.tokens),
        )
    return table


def looks(runs: Sequence[Run]) -> Table | None:
    """How often it passed with each value of each axis in which looks differ; None where all are the same."""
    graded = [episode for run in runs for episode in run.episodes if episode.graded]
    served = [(look, episode) for episode in graded if (look := _look(episode)) is not None]
    if len({look for look, _ in served}) < 2:
        return None
    table = _table("Look", "", "Episodes", "Passed", "95 %")
    for axis in AXES:
        table.add_section()
        _add_look(table, axis.key, "as in look 0", [each for look, each in served if not look.of_axis(axis.key)])
        _add_look(table, axis.key, "other", [each for look, each in served if look.of_axis(axis.key)])
        for feature in axis.features:
            for value in feature.values:
                having = [each for look, each in served if look[feature.key] == value]
                if len(having) < len(served):
                    _add_look(table, "", f"{feature.key}: {value}", having)
    return table


def _add_look(table: Table, axis: str, value: str, episodes: Sequence[Episode]) -> None:
    rate = Summary.of(episodes).rate if episodes else None
    if rate is not None:
        between = f"{rate.low * 100:.1f}–{rate.high * 100:.1f}"
        table.add_row(axis, value, f"{len(episodes):,}", percent(rate.value), between)


def _look(episode: Episode) -> Look | None:
    """The look of an episode; None where this version has no such look."""
    try:
        return look_of(episode.entry.look)
    except BadLook:
        return None


def _same(episode: Episode) -> tuple[object, ...]:
    """What is equal only where the same instance was played: its key, its world, goal and outcome."""
    return *episode.instance.order, episode.entry.instance


def changes(comparison: Comparison, most: int = 20) -> Iterator[str]:
    """The instances that were fixed and broken, as lines; of each kind no more than `most`."""
    for kind in ("fixed", "broken"):
        found = comparison.of_kind(kind)
        if found:
            yield f"{kind.capitalize()}: {len(found):,}"
            yield from (f"  {change}" for change in found[:most])
            if len(found) > most:
                yield f"  … and {len(found) - most:,} more, on the page"


def as_data(runs: Sequence[Run], comparison: Comparison | None) -> dict[str, Any]:
    """All numbers as plain data for JSON."""
    return {
        "format": FORMAT,
        "runs": [
            {
                "name": run.name,
                "manifest": run.manifest,
                "warnings": run.warnings(),
                "all": asdict(Summary.of(run.episodes)),
                "by": {
                    by: {name: asdict(Summary.of(episodes)) for name, episodes in grouped(run.episodes, by).items()}
                    for by in GROUPINGS
                },
            }
            for run in runs
        ],
        "comparison": None if comparison is None else _compared(comparison),
    }


def percent(share: float | None) -> str:
    """A share as a table shows it: 61.3 %."""
    return "–" if share is None else f"{share * 100:.1f} %"


def short(number: float | None, digits: int = 0) -> str:
    """A number as a table shows it: 1,234, 123k."""
    if number is None:
        return "–"
    return f"{number:,.{digits}f}" if number < 10_000 else f"{number / 1000:,.0f}k"


def dollars(cost: float | None) -> str:
    """A cost as a table shows it."""
    return "–" if cost is None else f"${cost:,.2f}"


def _compared(comparison: Comparison) -> dict[str, Any]:
    def named(instance: Any) -> Mapping[str, Any]:
        return {name: getattr(instance, name) for name in ("family", "seed", "split", "dials")}

    return {
        "paired": comparison.paired and asdict(comparison.paired) | {"significant": comparison.paired.significant},
        "words": comparison.in_words(),
        "warnings": comparison.warnings(),
        "changes": [
            {
                **named(change.instance),
                "kind": change.kind,
                "before": asdict(change.before),
                "after": asdict(change.after),
            }
            for change in comparison.changes
        ],
        "differing": [named(instance) for instance in comparison.differing],
    }


def _table(first: str, *others: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    table.add_column(first, no_wrap=True)
    for title in others:
        table.add_column(title, justify="right")
    return table


def _add(table: Table, name: str, summary: Summary, ks: Sequence[int]) -> None:
    rate = summary.rate
    table.add_row(
        name,
        f"{summary.episodes:,}",
        percent(None if rate is None else rate.value),
        "–" if rate is None else f"{rate.low * 100:.1f}–{rate.high * 100:.1f}",
        *(percent(summary.pass_at.get(k)) for k in ks),
        *(percent(summary.pass_hat.get(k)) for k in ks),
        "–" if summary.score is None else f"{summary.score:.2f}",
        short(summary.steps),
        short(summary.seconds, 1),
        short(summary.tokens),
        dollars(summary.cost),
        Text(f"{summary.faults:,}", "yellow" if summary.faults else "dim"),
    )

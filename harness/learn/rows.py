"""What came of episodes, a row of JSON for each, added to a file as they end; and how many were passed."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from rich.table import Table

from ..results.statistics import Rate, wilson
from .rollouts import Key, Played

Row = dict[str, Any]


class Rows:
    """A file of rows, which begins where an earlier run stopped."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.rows: list[Row] = []
        if path.is_file():
            lines = path.read_text(encoding="utf-8").split("\n")
            # The last line is cut where the process was killed while it wrote.
            self.rows = [json.loads(line) for line in lines[:-1]]
            if lines[-1]:
                path.write_text("".join(f"{line}\n" for line in lines[:-1]), encoding="utf-8")

    def add(self, policy: str, played: Played) -> None:
        """Write one row."""
        row = {"policy": policy, **played.as_row()}
        self.rows.append(row)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row, ensure_ascii=False) + "\n")

    def of(self, policy: str) -> list[Row]:
        """The rows of one policy."""
        return [row for row in self.rows if row["policy"] == policy]

    def keys(self, policy: str) -> set[Key]:
        """Which episodes of a policy are there."""
        return {Key(row["family"], row["seed"], row["split"], row["look"], row["hops"]) for row in self.of(policy)}


def rates(rows: Iterable[Row], by: str) -> dict[Any, tuple[Rate, int]]:
    """The share passed with its interval and the number of episodes, by a column."""
    counts: dict[Any, list[bool]] = defaultdict(list)
    for row in rows:
        counts[row[by]].append(row["passed"])
    return {key: (wilson(sum(passed), len(passed)), len(passed)) for key, passed in sorted(counts.items())}


def overall(rows: Iterable[Row]) -> tuple[Rate, int] | None:
    """The share passed of all; None of nothing."""
    passed = [row["passed"] for row in rows]
    return (wilson(sum(passed), len(passed)), len(passed)) if passed else None


def rate_table(rows: list[Row], by: str) -> Table:
    """The shares by a column, and of all, for a terminal."""
    table = Table(by, "passed", "95 %", "episodes")
    for key, (rate, count) in rates(rows, by).items():
        table.add_row(str(key), *_cells(rate, count))
    if (whole := overall(rows)) is not None:
        table.add_section()
        table.add_row("all", *_cells(*whole))
    return table


def _cells(rate: Rate, count: int) -> tuple[str, str, str]:
    return f"{rate.value:.0%}", f"{rate.low:.0%} to {rate.high:.0%}", str(count)

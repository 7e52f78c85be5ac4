"""The report: a table on the terminal, and a page with every count, survivor and thing left out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from rich import box
from rich.table import Table
from rich.text import Text

from .. import security
from .episodes import CHECKS as EPISODE_CHECKS
from .findings import Check, Tally
from .fitness import CHECKS
from .registry import tries

GROUPS = ("must fail", "must pass", "must repeat", "must not leak", "fit for training")
_FAULT = Check("fault", "must pass", "Set-up, outcome and grading run through")


def checks() -> list[Check]:
    """Every check that there is, by group."""
    verifiers = [_FAULT, *(check for check, _ in tries()), *CHECKS.values(), *EPISODE_CHECKS.values()]
    return sorted([*verifiers, *security.all_checks()], key=lambda check: GROUPS.index(check.group))


def table(tallies: Mapping[str, Tally]) -> Table:
    """One line per family or app: tries and survivors by group of checks."""
    shown = [group for group in GROUPS if any(_in_group(tally, group) for tally in tallies.values())]
    result = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    result.add_column("Family or app", no_wrap=True)
    for title in (*(group.capitalize() for group in shown), "Skipped", "Survivors"):
        result.add_column(title, justify="right")
    for subject, tally in tallies.items():
        survivors = len(tally.findings)
        result.add_row(
            subject,
            *(f"{_in_group(tally, group):,}" for group in shown),
            f"{sum(tally.skipped.values()):,}",
            Text(f"{survivors:,}", "red" if survivors else "green"),
        )
    return result


def write_report(tallies: Mapping[str, Tally], page: Path) -> None:
    """Write the page; it is one file that needs nothing else."""
    environment = Environment(
        loader=FileSystemLoader(Path(__file__).parent), autoescape=True, undefined=StrictUndefined, trim_blocks=True
    )
    used = [check for check in checks() if any(_counts(tally, check.id) for tally in tallies.values())]
    skipped: Counter[tuple[str, str]] = Counter()
    for tally in tallies.values():
        skipped += tally.skipped
    page.parent.mkdir(parents=True, exist_ok=True)
    html = environment.get_template("report.html").render(
        tallies=tallies,
        groups=[(group, [check for check in used if check.group == group]) for group in GROUPS],
        checks=used,
        failed={
            (subject, check.id): sum(finding.check == check.id for finding in tally.findings)
            for subject, tally in tallies.items()
            for check in used
        },
        tried=sum(sum(tally.tried.values()) for tally in tallies.values()),
        findings=[finding for tally in tallies.values() for finding in tally.findings],
        skipped=sorted(skipped.items()),
    )
    page.write_text(html, encoding="utf-8")


def _in_group(tally: Tally, group: str) -> int:
    ids = {check.id for check in checks() if check.group == group}
    return sum(count for id, count in tally.tried.items() if id in ids)


def _counts(tally: Tally, id: str) -> bool:
    return bool(tally.tried[id]) or any(finding.check == id for finding in tally.findings)

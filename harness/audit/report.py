"""The report: a table on the terminal, and a page with every count, survivor and thing left out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import get_args

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from rich import box
from rich.table import Table
from rich.text import Text

from .. import security
from ..findings import AuditResult, Check, Group
from ..pages import write_html
from .registry import every_check

GROUPS: tuple[Group, ...] = get_args(Group)
_FAULT = Check("fault", "must pass", "Set-up, outcome and grading run through")


def checks() -> list[Check]:
    """Every check that there is, by group."""
    every = [_FAULT, *every_check(), *security.all_checks()]
    return sorted(every, key=lambda check: GROUPS.index(check.group))


def table(results: Mapping[str, AuditResult]) -> Table:
    """One line per family or app: tries and survivors by group of checks."""
    shown = [group for group in GROUPS if any(_in_group(result, group) for result in results.values())]
    lines = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    lines.add_column("Family or app", no_wrap=True)
    for title in (*(group.capitalize() for group in shown), "Skipped", "Survivors"):
        lines.add_column(title, justify="right")
    for subject, result in results.items():
        survivors = len(result.findings)
        lines.add_row(
            subject,
            *(f"{_in_group(result, group):,}" for group in shown),
            f"{sum(result.skipped.values()):,}",
            Text(f"{survivors:,}", "red" if survivors else "green"),
        )
    return lines


def write_report(results: Mapping[str, AuditResult], page: Path) -> None:
    """Write the page; it is one file that needs nothing else."""
    environment = Environment(
        loader=FileSystemLoader(Path(__file__).parent), autoescape=True, undefined=StrictUndefined, trim_blocks=True
    )
    used = [check for check in checks() if any(_counts(result, check.id) for result in results.values())]
    skipped: Counter[tuple[str, str]] = Counter()
    for result in results.values():
        skipped += result.skipped
    html = environment.get_template("report.html").render(
        results=results,
        groups=[(group, [check for check in used if check.group == group]) for group in GROUPS],
        checks=used,
        failed={
            (subject, check.id): sum(finding.check == check.id for finding in result.findings)
            for subject, result in results.items()
            for check in used
        },
        tried=sum(sum(result.tried.values()) for result in results.values()),
        findings=[finding for result in results.values() for finding in result.findings],
        skipped=sorted(skipped.items()),
    )
    write_html(page, html)


def _in_group(result: AuditResult, group: str) -> int:
    ids = {check.id for check in checks() if check.group == group}
    return sum(count for id, count in result.tried.items() if id in ids)


def _counts(result: AuditResult, id: str) -> bool:
    return bool(result.tried[id]) or any(finding.check == id for finding in result.findings)

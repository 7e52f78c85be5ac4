"""deskgym audit: can the verifiers be fooled?"""

from __future__ import annotations

import os
from pathlib import Path

import click

from ...apps import APPS
from ..audit.registry import every_check
from ..audit.report import table, write_report
from ..audit.runner import AuditConfig, audit
from ..audit.unfinished import unfinished
from ..errors import BadSelection
from ..findings import AuditResult
from ..options import Progress, hops_option, jobs_option, length_option, output, seeds_option, turned
from ..outputs import check_file
from ..security.registry import all_checks
from ..selection import check_patterns, select_families, with_dials


@click.command("audit")
@click.argument("patterns", default="all", metavar="[FAMILIES]")
@seeds_option("0:3")
@click.option(
    "--checks", default="*", show_default=True, metavar="GLOB", help="Only these checks, by id: 'bystander-*'."
)
@click.option(
    "--draws",
    type=click.IntRange(min=0),
    default=1000,
    show_default=True,
    help="Instances drawn, and not played, to see whether goals and answers differ.",
)
@hops_option
@length_option
@click.option(
    "--browser/--no-browser", default=True, show_default=True, help="Also play the first seed, and open the apps."
)
@click.option(
    "--apps/--no-apps",
    default=None,
    help="Also check the apps: sessions, rights, hostile text and files.  [default: with all families]",
)
@click.option(
    "--report",
    "page",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="HTML page to write.",
)
@jobs_option(min(4, os.cpu_count() or 1))
@click.pass_context
def command(
    context: click.Context,
    patterns: str,
    seeds: list[int],
    checks: str,
    draws: int,
    hops: int,
    length: int | None,
    browser: bool,
    apps: bool | None,
    page: Path | None,
    jobs: int,
) -> None:
    """Try to get wrong states of the families that fit FAMILIES past their verifiers, and right ones refused.

    What gets through is a survivor, shown with the command that repeats it. Exits with 1 if there is any.

    \b
    Example:
      deskgym audit 'store-*' --seeds 0:3 --report audit.html
    """
    dials = turned(hops, length)
    chosen = with_dials(select_families(patterns), dials)
    check_patterns(checks, (check.id for check in (*every_check(), *all_checks())))
    if page is not None:
        check_file(page)
    # A family that is not written yet is told what is missing, and not tried.
    todo = {family.id: unfinished(family) for family in chosen}
    families = [family.id for family in chosen if not todo[family.id]]
    keys = [app.key for app in APPS] if apps or (apps is None and patterns == "all") else []
    config = AuditConfig(
        families=families, seeds=seeds, checks=checks, draws=draws, dials=dials, browser=browser, apps=keys
    )
    with Progress(len(list(config.jobs()))) as progress:

        def report(subject: str, result: AuditResult) -> None:
            progress.advance(subject)
            for finding in result.findings:
                progress.say(str(finding), "yellow")

        results = audit(config, report, jobs=jobs)
    tried = sum(sum(result.tried.values()) for result in results.values())
    survivors = [finding for result in results.values() for finding in result.findings]
    survivors += [finding for findings in todo.values() for finding in findings]
    if not tried and not survivors:
        raise BadSelection(f"None of the checks {checks!r} tries anything of what was chosen.")
    console = output()
    console.print(table(results))
    for finding in survivors:
        console.print(f"\n{finding}", soft_wrap=True)
        console.print(f"  {finding.reproduce}", soft_wrap=True)
    console.print(f"{len(survivors):,} survivors of {tried:,} tries.")
    if page is not None:
        write_report(results, page)
        console.print(f"Report: {page.resolve().as_uri()}", soft_wrap=True)
    context.exit(1 if survivors else 0)

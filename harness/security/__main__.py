"""`python -m deskgym.harness.security SEED [APP …]`: print what survives, and fail if anything does."""

from __future__ import annotations

import logging

import click

from ...apps import APPS
from ..errors import BadSelection
from ..mistakes import Command
from ..options import world_seed
from ..selection import check_patterns
from .registry import all_checks
from .runner import check_app


@click.command(cls=Command)
@click.argument("seed", type=world_seed)
@click.argument("apps", nargs=-1, type=click.Choice([app.key for app in APPS]))
@click.option("--checks", default="*", metavar="GLOB", help="Only these checks, by id.")
@click.option("--browser/--no-browser", default=True, help="Also look at the apps in the browser.")
@click.pass_context
def main(context: click.Context, seed: int, apps: tuple[str, ...], checks: str, browser: bool) -> None:
    """Print what survives in the world of SEED, in all apps or some."""
    check_patterns(checks, (check.id for check in all_checks()))
    if not all_checks(checks, browser=browser):
        raise BadSelection(f"The checks {checks!r} need the browser: leave out --no-browser.")
    # What breaks is reported as a finding, with the request that did it.
    logging.disable(logging.ERROR)
    keys = apps or [app.key for app in APPS]
    found = [finding for app in keys for finding in check_app(app, seed, checks, browser=browser)]
    for finding in found:
        click.echo(f"{finding.check}  {finding.subject}  {finding.detail}")
    context.exit(bool(found))


if __name__ == "__main__":
    main()

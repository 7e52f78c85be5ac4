"""`python -m deskgym.harness.security SEED [APP …]`: print what survives, and fail if anything does."""

from __future__ import annotations

import logging

import click

from ...apps import APPS
from .runner import check_app


@click.command()
@click.argument("seed", type=int)
@click.argument("apps", nargs=-1, type=click.Choice([app.key for app in APPS]))
@click.option("--checks", default="*", metavar="GLOB", help="Only these checks, by id.")
@click.option("--browser/--no-browser", default=True, help="Also look at the apps in the browser.")
@click.pass_context
def main(context: click.Context, seed: int, apps: tuple[str, ...], checks: str, browser: bool) -> None:
    """Print what survives in the world of SEED, in all apps or some."""
    # What breaks is reported as a finding, with the request that did it.
    logging.disable(logging.ERROR)
    keys = apps or [app.key for app in APPS]
    found = [finding for app in keys for finding in check_app(app, seed, checks, browser=browser)]
    for finding in found:
        click.echo(f"{finding.check}  {finding.subject}  {finding.detail}")
    context.exit(bool(found))


if __name__ == "__main__":
    main()

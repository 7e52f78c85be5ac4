"""Attacks on the gym: what no file, action or client may break, tried by seed."""

from __future__ import annotations

import click

from .files import files


@click.group("attack")
def attack() -> None:
    """Try to break the gym."""


attack.add_command(files)

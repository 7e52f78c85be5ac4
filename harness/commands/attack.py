"""deskgym attack: try to break the gym."""

from __future__ import annotations

import importlib
import pkgutil

import click

from .. import attack


class _Attacks(click.Group):
    """One subcommand for each module of `harness.attack`, loaded when it is used."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted(each.name for each in pkgutil.iter_modules(attack.__path__) if not each.ispkg)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.list_commands(ctx):
            return None
        command = importlib.import_module(f"{attack.__name__}.{cmd_name}").command
        assert isinstance(command, click.Command)
        return command


@click.command("attack", cls=_Attacks)
def command() -> None:
    """Try to break the gym: minutes by default, hours on demand. Exits with 1 where something broke.

    \b
    Example:
      deskgym attack chaos --minutes 10
    """

"""The command `deskgym`: one module of `commands` per subcommand, loaded when it is used."""

from __future__ import annotations

import importlib
from typing import Any

import click

from .. import __version__
from .mistakes import in_one_line

COMMANDS = (
    "demo",
    "serve",
    "host",
    "mcp",
    "tasks",
    "difficulty",
    "world",
    "looks",
    "gold",
    "run",
    "replay",
    "export",
    "view",
    "results",
    "learn",
    "audit",
    "bench",
    "soak",
    "attack",
)


class Commands(click.Group):
    """Loads a subcommand on first use, and shows a mistake as one line instead of a traceback."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command = importlib.import_module(f"{__package__}.commands.{cmd_name}").command
        assert isinstance(command, click.Command)
        return command

    def invoke(self, ctx: click.Context) -> Any:
        with in_one_line():
            return super().invoke(ctx)


@click.command(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__)
def main() -> None:
    """A gym in which computer-use agents learn office work."""


if __name__ == "__main__":
    main()

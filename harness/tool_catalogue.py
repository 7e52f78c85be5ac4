"""Writes the catalogue of docs/tools.md from the tools' declarations: `make tool-catalogue`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from ..apps import APPS
from ..apps.platform.tools import Tool
from .mistakes import Command

PAGE = Path("docs/tools.md")
#: All of the page after this line is written here.
MARK = "<!-- From here on written by `make tool-catalogue`. -->\n"


def catalogue() -> str:
    """Every tool of every app, by namespaces: its arguments, what it does, and what kind of change that is."""
    return "\n".join(line for app in APPS if len(app.tools) for line in _of_app(app))


def _of_app(app: Any) -> Iterator[str]:
    yield f"### {app.title}: `{app.key}`, {len(app.tools)} tools\n"
    for space, tools in app.tools.spaces.items():
        yield f"| {space} | | |\n|---|---|---|"
        yield from (f"| `{_call(tool)}` | {_cell(tool.about)} | {_kind(tool)} |" for tool in tools)
        yield ""


def _call(tool: Tool[Any]) -> str:
    """Its name with its arguments; those that may be left out have a question mark."""
    required = tool.schema.get("required", ())
    arguments = (name if name in required else f"{name}?" for name in tool.schema.get("properties", ()))
    return f"{tool.name}({', '.join(arguments)})"


def _kind(tool: Tool[Any]) -> str:
    return f"{tool.kind}, repeats" if tool.repeats and not tool.reads_only else tool.kind


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


@click.command(cls=Command)
def main() -> None:
    """Put the catalogue into docs/tools.md of the working directory, after what people have written there."""
    before, _, _ = PAGE.read_text(encoding="utf-8").partition(MARK)
    PAGE.write_text(f"{before}{MARK}\n{catalogue()}", encoding="utf-8")


if __name__ == "__main__":
    main()

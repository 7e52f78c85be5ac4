"""The code blocks of a page of docs, so that a test can run them."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from deskgym.harness.cli import main

ROOT = Path(__file__).parents[2]


def blocks(page: str, language: str) -> list[str]:
    """The blocks in this language of docs/PAGE.md."""
    text = (ROOT / "docs" / f"{page}.md").read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


def other_commands(page: str) -> list[list[str]]:
    """The shell commands of docs/PAGE.md, but those of pip and deskgym, which are checked here."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    others = []
    for line in "".join(blocks(page, "sh")).splitlines():
        match line.split("#")[0].replace("'", "").split():
            case ["pip", "install", wanted]:
                assert set(wanted.removeprefix("deskgym[").removesuffix("]").split(",")) <= set(extras), wanted
            case ["deskgym", name, *arguments]:
                command = main.get_command(main.make_context("deskgym", [name]), name)
                assert command is not None, name
                command.make_context(name, arguments)
            case words:
                others.append(words)
    return others

"""docs/tools.md: its catalogue is that of the declarations, and its code runs."""

from __future__ import annotations

from deskgym.apps import APPS
from deskgym.harness.tool_catalogue import MARK, catalogue

from ..support.docs import ROOT, blocks

PAGE = (ROOT / "docs" / "tools.md").read_text(encoding="utf-8")


def test_the_catalogue_is_current() -> None:
    assert PAGE.partition(MARK)[2] == f"\n{catalogue()}", "write it anew: make tool-catalogue"


def test_every_tool_is_in_the_catalogue() -> None:
    for app in APPS:
        for tool in app.tools:
            assert f"`{tool.name}(" in catalogue()


def test_the_code_of_the_page_runs() -> None:
    (code,) = blocks("tools", "python")
    exec(compile(code, "docs/tools.md", "exec"), {})

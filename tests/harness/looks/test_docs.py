"""docs/looks.md: its tables are those of the code."""

from __future__ import annotations

from deskgym.harness.looks.docs import MARK, tables

from ...support.docs import ROOT

PAGE = (ROOT / "docs" / "looks.md").read_text(encoding="utf-8")


def test_the_tables_are_current() -> None:
    assert PAGE.partition(MARK)[2] == tables(), "write them anew: make look-tables"

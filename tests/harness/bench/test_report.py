"""The report as a page."""

from __future__ import annotations

from pathlib import Path

from deskgym.harness.bench.figures import Bar, Figure
from deskgym.harness.bench.report import write_report


def test_a_missed_bar_is_marked_in_the_report(tmp_path: Path) -> None:
    figures = [Figure("slow <one>", (9.0,), bar=Bar(3)), Figure("fast", (1.0,), bar=Bar(3))]
    write_report(tmp_path / "bench.html", {"verdict": figures}, ["4 × processor"])
    page = (tmp_path / "bench.html").read_text(encoding="utf-8")
    assert "verdict: slow &lt;one&gt;" in page
    # In the summary and in its section.
    assert page.count('class="no"') == page.count('class="yes"') == 2

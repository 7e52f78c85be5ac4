"""The agent that docs/agents.md shows."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from deskgym.harness.runs.folder import RunFolder

PAGE = Path(__file__).parents[3] / "docs" / "agents.md"


def test_the_agent_of_the_docs_is_short_and_plays(tmp_path: Path) -> None:
    (source,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(source.splitlines()) < 40
    (tmp_path / "my_agent.py").write_text(source, encoding="utf-8")
    played = subprocess.run(
        [sys.executable, "-m", "deskgym.harness.cli", "run", "--agent", "my_agent:Explorer", "--tasks", "crm-update",
         "--agent-option", "pages=2", "--jobs", "1", "--out", "out"],
        cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert played.returncode == 0, played.stderr
    (entry,) = RunFolder(tmp_path / "out").entries()
    assert (entry.ended, entry.failure) == ("done", "untouched")
    assert entry.steps > 2

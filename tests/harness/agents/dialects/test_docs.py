"""docs/dialects.md says of every dialect which words it has for which action."""

from __future__ import annotations

from pathlib import Path

import pytest
from deskgym.gym.actions import KINDS, Action, Click, DoubleClick
from deskgym.harness.agents.dialects import DIALECTS
from deskgym.harness.agents.dialects.table import TableDialect

DOC = Path(__file__).parents[4] / "docs" / "dialects.md"
TABLES = (
    ("anthropic-computer", "openai-computer", "gemini", "gemini-2.5"),
    ("anthropic-browser", "playwright-mcp", "browsergym"),
    ("ui-tars", "qwen3-vl"),
)


def cell(name: str, kind: type[Action]) -> str:
    """The words for an action, and a plus where a function beside the dialect says it, or the rest of it."""
    dialect = DIALECTS[name]
    assert isinstance(dialect, TableDialect)
    told = Click if kind is DoubleClick else kind
    words = [word for word in dialect.words if word.kind is told]
    if kind is DoubleClick:
        words = [word for word in words if word.means.get("count", 2) == 2 and "count" in word.fields]
    said = [f"`{word}`" for word in dict.fromkeys(word.name for word in words)]
    return " ".join([*said, *(["+"] if kind in dialect.unsaid else [])])


def table(names: tuple[str, ...]) -> str:
    lines = [f"| action | {' | '.join(names)} |", f"|---|{'---|' * len(names)}"]
    lines += [f"| `{kind.name}` | {' | '.join(cell(name, kind) for name in names)} |" for kind in KINDS.values()]
    return "\n".join(lines)


@pytest.mark.parametrize("names", TABLES)
def test_the_tables_are_those_of_the_code(names: tuple[str, ...]) -> None:
    assert table(names) in DOC.read_text(), f"docs/dialects.md should hold:\n{table(names)}"


def test_every_dialect_is_described() -> None:
    text = DOC.read_text()
    assert [name for name in DIALECTS if f"`{name}`" not in text] == []

"""A family reads on one screen: long ones are facts that are drawn, and what is done with them, in short methods."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from ..test_imports import ROOT

#: The most lines of a function, whatever is defined within it.
MOST = 60
#: Functions that are longer, with how long they may be. Whoever makes one shorter writes its new number, or takes it
#: out; none may grow, and none be added.
LONGER: dict[str, int] = {
    "tasks/chat/ask_approval.py:ask_approval": 90,
    "tasks/chat/bring_over.py:bring_people_over": 65,
    "tasks/chat/create_channel.py:create_private_channel": 65,
    "tasks/chat/mute_small.py:mute_small_channels": 63,
    "tasks/crm/qualify.py:qualify_leads": 74,
    "tasks/sheet/chart.py:chart_by_month": 69,
    "tasks/sheet/commission.py:pay_bonus": 65,
    "tasks/sheet/payments_due.py:group_bills": 76,
    "tasks/sheet/price_as_of.py:price_quotes": 64,
    "tasks/store/code_revenue.py:code_revenue": 71,
    "tasks/store/new_product.py:create_product": 71,
    "tasks/store/tag_late.py:tag_late_orders": 66,
}


def test_no_function_of_a_task_is_long() -> None:
    too_long = {name: lines for name, lines in _lengths() if lines > LONGER.get(name, MOST)}
    assert not too_long, "a long family is a frozen dataclass of what it draws: see docs/extending.md"


def _lengths() -> Iterator[tuple[str, int]]:
    """Every function under tasks/, with its lines."""
    for path in sorted((ROOT / "tasks").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef) and node.end_lineno is not None:
                yield f"{path.relative_to(ROOT)}:{node.name}", node.end_lineno - node.lineno + 1

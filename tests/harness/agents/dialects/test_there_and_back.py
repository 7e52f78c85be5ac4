"""Every dialect, every action that it can say, every viewport: said and read again, an action is itself."""

from __future__ import annotations

import json
from dataclasses import fields, replace
from typing import Any

import pytest
from deskgym.gym import actions as do
from deskgym.harness.agents.dialects import DIALECTS, Call, Dialect, TextDialect, Unsayable, Viewport, decode_turn, say
from deskgym.harness.agents.dialects.geometry import EXACT
from deskgym.harness.agents.dialects.table import TableDialect
from deskgym.harness.agents.dialects.ui_tars import SCROLL
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from .strategies import VIEWPORTS, actions

NOTCHES = dict.fromkeys(["anthropic-computer", "anthropic-computer-legacy", "anthropic-browser"], 120) | dict.fromkeys(
    ["ui-tars", "ui-tars-1.5"], SCROLL
)
WHOLE_SECONDS = {"anthropic-computer", "anthropic-computer-legacy", "gemini"}


def there_and_back(dialect: Dialect, action: do.Action, viewport: Viewport) -> list[do.Action]:
    """The actions read from what says this one, as it would be sent: in JSON, or in a text."""
    calls = say(dialect, action, viewport)
    if isinstance(dialect, TextDialect):
        text = dialect.write(calls)
        assert dialect.parse(text) == calls
    sent = [Call(call.name, json.loads(json.dumps(call.arguments))) for call in calls]
    return decode_turn(dialect, sent, viewport)


def summed(actions: list[do.Action]) -> do.Action:
    """Scrolls and waits that follow one another as one, and a double click as what it is."""
    first = plain(actions[0])
    for action in actions[1:]:
        assert type(action) is type(first)
        if isinstance(first, do.Scroll) and isinstance(action, do.Scroll):
            first = replace(first, dx=first.dx + action.dx, dy=first.dy + action.dy)
        else:
            assert isinstance(first, do.Wait)
            assert isinstance(action, do.Wait)
            first = do.Wait(first.ms + action.ms) if first.ms + action.ms <= 60_000 else do.Wait(60_000)
    return first


def plain(action: do.Action, viewport: Viewport | None = None) -> do.Action:
    if isinstance(action, do.DoubleClick):
        return do.Click(ref=action.ref, x=action.x, y=action.y, count=2)
    if isinstance(action, do.Select) and len(action.option) == 1:
        return replace(action, option=action.option[0])
    if isinstance(action, do.Scroll) and viewport and action.ref is None and action.x is None:
        return replace(action, x=viewport.width // 2, y=viewport.height // 2)
    return action


def precision(dialect: Dialect, name: str, value: float, viewport: Viewport) -> float:
    """How far a number may be from where it was: half a cell of the grid, and the half pixel that it is rounded by."""
    side = viewport.width if name.endswith("x") else viewport.height
    if name == "ms":
        return max(500, 1000 - value) if dialect.name in WHOLE_SECONDS else 1
    if name in ("dx", "dy"):
        unit = NOTCHES.get(dialect.name, side / 1000 if dialect.name == "gemini-2.5" else 1)
        return max(unit / 2, unit - abs(value)) + 0.5
    grid = dialect.grid if isinstance(dialect, TableDialect) else EXACT
    units = grid.units(viewport)[0 if name.endswith("x") else 1]
    cut = units - (units if grid.last is None else grid.last)
    at_the_edge = value > side - side / units * (cut + 0.5)
    return side / units * (0.5 + cut * at_the_edge) + 0.5


def assert_same(dialect: Dialect, found: do.Action, wanted: do.Action, viewport: Viewport) -> None:
    assert type(found) is type(wanted)
    for spec in fields(wanted):
        was, now = getattr(wanted, spec.name), getattr(found, spec.name)
        if isinstance(was, int | float) and spec.name not in ("count", "index", "offset", "value"):
            assert abs(now - was) <= precision(dialect, spec.name, was, viewport), spec.name
        else:
            assert now == was, spec.name


@pytest.mark.parametrize("name", DIALECTS)
@settings(max_examples=40, deadline=None)
@given(data=st.data(), viewport=VIEWPORTS)
def test_an_action_comes_back_to_the_precision_of_the_grid(name: str, data: Any, viewport: Viewport) -> None:
    dialect = DIALECTS[name]
    action = data.draw(actions(viewport, dialect.form))
    try:
        once = there_and_back(dialect, action, viewport)
    except Unsayable:
        assume(False)
    assert_same(dialect, plain(summed(once), viewport), plain(action, viewport), viewport)
    for back in once:
        for x, y in (("x", "y"), ("from_x", "from_y"), ("to_x", "to_y")):
            if getattr(back, x, None) is not None:
                assert 0 <= getattr(back, x) < viewport.width
                assert 0 <= getattr(back, y) < viewport.height
    # What the grid has taken away once it does not take again.
    assert [again for back in once for again in there_and_back(dialect, back, viewport)] == once

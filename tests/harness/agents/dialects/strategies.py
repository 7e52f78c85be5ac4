"""Viewports, actions and calls, drawn."""

from __future__ import annotations

from typing import Any

from deskgym.gym import actions as do
from deskgym.gym.actions.models import BUTTONS, MODIFIERS, REASONS
from deskgym.gym.config import SIDES
from deskgym.harness.agents.dialects import Viewport
from hypothesis import strategies as st

SIDE = st.integers(SIDES[0], SIDES[-1])
VIEWPORTS = st.builds(Viewport, SIDE, SIDE)
REFS = st.integers(1, 9999).map(lambda number: f"e{number}")
TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=40)
WORDS = TEXTS.filter(bool)
_NAMED = ("Enter", "Tab", "Escape", "Backspace", "Delete", "Insert", "Home", "End", "PageUp", "PageDown", "Space",
          "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "F1", "F12")  # fmt: skip
_SIGNS = st.characters(min_codepoint=33, max_codepoint=126)
KEYS = st.builds(
    lambda held, key: "+".join([*held, key.lower() if held and len(key) == 1 else key]),
    st.lists(st.sampled_from(MODIFIERS), max_size=2, unique=True),
    st.sampled_from(_NAMED) | _SIGNS,
)
PIXELS = st.integers(-4000, 4000)


def points(viewport: Viewport, prefix: str = "") -> st.SearchStrategy[dict[str, Any]]:
    """A point of the viewport, in whole pixels or between them."""
    x, y = (st.integers(0, side - 1) | st.floats(0, side - 1) for side in (viewport.width, viewport.height))
    return st.fixed_dictionaries({f"{prefix}x": x, f"{prefix}y": y})


def actions(viewport: Viewport, form: str) -> st.SearchStrategy[do.Action]:
    """Any action of this form."""
    refs, spots = st.fixed_dictionaries({"ref": REFS}), points(viewport)
    places = {"element": refs, "pixel": spots, "both": refs | spots}[form]
    ends = st.builds(lambda start, end: {"from_ref": start, "to_ref": end}, REFS, REFS)
    track = st.builds(lambda start, end: start | end, points(viewport, "from_"), points(viewport, "to_"))
    drags = {"element": ends, "pixel": track, "both": ends | track}[form]
    modifiers = st.lists(st.sampled_from(MODIFIERS), max_size=2, unique=True).map(tuple)
    rows = st.lists(WORDS | st.integers(-999, 999) | st.none() | st.lists(WORDS, max_size=2), max_size=3)
    common = [
        st.builds(lambda place, **rest: do.Click(**place, **rest), places, button=st.sampled_from(BUTTONS),
                  count=st.integers(1, 3), modifiers=modifiers),
        places.map(lambda place: do.DoubleClick(**place)),
        places.map(lambda place: do.Hover(**place)),
        drags.map(lambda ends: do.Drag(**ends)),
        st.builds(lambda place, dx, dy: do.Scroll(**place, dx=dx, dy=dy), places | st.just({}), PIXELS, PIXELS),
        st.builds(do.Type, TEXTS),
        st.builds(do.Press, KEYS),
        st.builds(do.Wait, st.integers(1, 60_000) | st.sampled_from([1000, 5000])),
        st.builds(do.Goto, WORDS.map(lambda text: f"/{text}")),
        st.builds(do.NewTab, st.none() | WORDS.map(lambda text: f"/{text}")),
        st.builds(do.SwitchTab, st.integers(0, 20)),
        st.builds(do.CloseTab, st.none() | st.integers(0, 20)),
        st.builds(do.Read, st.integers(0, 10**6)),
        st.builds(do.Answer, TEXTS | st.integers(-999, 999) | rows),
        st.builds(do.Infeasible, st.sampled_from(REASONS), TEXTS),
        *(st.just(kind()) for kind in (do.Back, do.Forward, do.Reload, do.Done)),
    ]  # fmt: skip
    aimed = [
        st.builds(do.Fill, REFS, TEXTS),
        st.builds(do.Type, TEXTS, REFS),
        st.builds(do.Select, REFS, WORDS | st.lists(WORDS, min_size=1, max_size=3)),
        st.builds(do.Upload, REFS, WORDS),
    ]
    return st.one_of(*common, *([] if form == "pixel" else aimed))


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(["down", "e1", "ctrl+a"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)

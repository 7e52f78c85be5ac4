"""Scenes as they stand in the data modules."""

from __future__ import annotations

import pytest
from deskgym.seeds.chat.scenes import _versions, scenes


def test_what_is_chosen_together_stays_together() -> None:
    block = "A <<Call or email?|When?>>\nB > <<Call, [please|I'd say].|At 3.>>"
    assert list(_versions(block)) == ["A Call or email?\nB > Call, [please|I'd say].", "A When?\nB > At 3."]


def test_choices_made_together_have_as_many_places() -> None:
    with pytest.raises(ValueError, match="differ in number"):
        list(_versions("A <<One|Two>>\nB > <<One|Two|Three>>"))


def test_there_is_more_small_talk_than_a_room_needs() -> None:
    counts = {name: len(scenes(name)) for name in ("SOCIAL", "LUNCH", "DIRECT", "GROUP", "DESK")}
    assert {name for name, count in counts.items() if count < 20} == set()

"""Which looks episodes are played in."""

from __future__ import annotations

import pytest
from deskgym.apps.platform.looks import LOOKS
from deskgym.harness.errors import BadSelection
from deskgym.harness.look_choice import LookChoice, in_file_names


def test_all_are_played_in_one_look() -> None:
    assert LookChoice().of("crm-update", "train", 7) == ("0",)
    assert LookChoice("17").of("crm-update", "train", 7) == ("17",)


def test_each_is_played_in_several_looks() -> None:
    choice = LookChoice(looks="0:2,17")
    assert choice.of("crm-update", "train", 7) == ("0", "1", "17")
    assert choice.per_instance == 3


def test_each_is_played_in_a_look_drawn_from_a_split() -> None:
    choice = LookChoice(looks="test")
    drawn = {choice.of("crm-update", "train", seed) for seed in range(20)}
    assert choice.per_instance == 1
    assert len(drawn) > 10
    assert all(int(look) in LOOKS["test"] for (look,) in drawn)


def test_looks_that_there_are_not_are_refused() -> None:
    with pytest.raises(BadSelection, match="The looks are 0 to 999"):
        LookChoice(looks="1000")
    with pytest.raises(BadSelection, match="neither a number nor an axis"):
        LookChoice("dark")
    with pytest.raises(BadSelection, match="leave out --look"):
        LookChoice("17", looks="train")


def test_a_file_is_named_with_its_look() -> None:
    assert in_file_names("0") == ""
    assert in_file_names("17") == "-look17"
    assert in_file_names("device:1.25x,words:3") == "-lookdevice_1_25x_words_3"

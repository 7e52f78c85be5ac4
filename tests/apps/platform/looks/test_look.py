"""How a look is spelt and drawn."""

from __future__ import annotations

import pytest
from deskgym.apps.platform.looks import LOOKS, PLAIN, BadLook, drawn_look, look_of
from deskgym.apps.platform.looks.axes import AXES, FEATURES
from deskgym.apps.platform.looks.feature import Axis, Feature

SHAPES = Feature("shapes", ("usual", "square", "round", "odd"), "shapes", held_out=("odd",))


def test_look_0_is_plain_however_it_is_asked_for() -> None:
    for given in (0, "0", "theme:0", "theme:0,frame:0"):
        look = look_of(given)
        assert look == PLAIN
        assert (look.is_plain, look.name) == (True, "0")


def test_the_same_look_has_one_spelling() -> None:
    assert look_of(17).name == look_of(" 17 ").name == look_of("17").name == "17"
    assert look_of("words:3, theme:5").name == look_of("theme:5,words:3").name == "theme:5,words:3"


@pytest.mark.parametrize("number", [1, 17, 799, 850, 905])
def test_a_look_is_spelt_as_it_reads(number: int) -> None:
    look = look_of(number)
    assert look_of(look.name) == look
    single = ",".join(f"{axis.key}:{value}" for axis in AXES for value in look.of_axis(axis.key).values())
    if single:
        assert look_of(single) == look


def test_a_number_moves_all_axes_and_a_value_only_its_own() -> None:
    whole = look_of(17)
    for axis in AXES:
        assert look_of(f"{axis.key}:17").values == tuple(whole.of_axis(axis.key).items())


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        (True, "not True"),
        (1.5, "not 1.5"),
        (-1, "0 to 999"),
        (1000, "0 to 999"),
        ("", "neither a number nor an axis"),
        ("dark", "neither a number nor an axis"),
        ("color:dark", "Axes are theme"),
        ("theme:nosuch", "has no value 'nosuch'"),
        ("theme:0,17", "it comes first"),
    ],
)
def test_what_is_no_look_is_told(given: object, problem: str) -> None:
    with pytest.raises(BadLook, match=problem):
        look_of(given)


def test_a_value_that_is_held_out_is_drawn_in_tests_alone() -> None:
    axis = Axis("forms", "forms", (SHAPES,))
    drawn = {
        is_test: {axis.drawn(n, is_test=is_test).get("shapes") for n in range(1, 200)} for is_test in (True, False)
    }
    assert drawn == {True: {None, "square", "round", "odd"}, False: {None, "square", "round"}}


def test_a_new_feature_changes_no_other() -> None:
    alone, beside = Axis("forms", "", (SHAPES,)), Axis("forms", "", (Feature("new", ("a", "b"), ""), SHAPES))
    for number in range(1, 50):
        assert alone.drawn(number, is_test=False).get("shapes") == beside.drawn(number, is_test=False).get("shapes")


def test_an_instance_has_its_look_drawn_from_the_split() -> None:
    for split, numbers in LOOKS.items():
        names = [int(drawn_look(split, "crm-update", "train", seed).name) for seed in range(200)]
        assert set(names) <= set(numbers)
        assert len(set(names)) > 80
        assert names == [int(drawn_look(split, "crm-update", "train", seed).name) for seed in range(200)]


def test_values_are_told_by_name_within_an_axis_and_features_over_all() -> None:
    for axis in AXES:
        names = [value for feature in axis.features for value in feature.values]
        assert len(names) == len(set(names))
    assert len(FEATURES) == sum(len(axis.features) for axis in AXES)
    for feature in FEATURES.values():
        assert len(feature.values) > 1
        assert feature.plain not in feature.held_out
        assert set(feature.held_out) <= set(feature.values)

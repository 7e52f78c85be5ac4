"""Screen, scale and zoom: how large pictures are, and what page is laid out in them."""

from __future__ import annotations

from itertools import product

import pytest
from deskgym.apps.platform.looks import LOOKS, PLAIN, look_of
from deskgym.apps.platform.looks.device import FEATURES
from deskgym.apps.platform.looks.display import LEAST, MOST, WIDEST, Display, display_of, picture_of

ALL = [look_of(",".join(f"device:{value}" for value in values)) for values in product(*(f.values for f in FEATURES))]


def test_the_plain_screen_is_the_picture() -> None:
    assert picture_of(PLAIN) == (1280, 720)
    assert display_of(PLAIN, 1280, 720) == Display(1280, 720, 1)
    assert display_of(PLAIN, 300, 200) == Display(300, 200, 1)


@pytest.mark.parametrize("size", [None, (1280, 720), (1024, 640)])
def test_every_page_is_of_a_size_that_pages_are_made_for(size: tuple[int, int] | None) -> None:
    for look in ALL:
        width, height = size or picture_of(look)
        page = display_of(look, width, height)
        assert width <= WIDEST
        assert all(least <= side <= most + 1 for side, least, most in zip(page[:2], LEAST, MOST, strict=True)), (
            look.name
        )


def test_a_page_fills_the_picture() -> None:
    for look in ALL:
        width, height, factor = display_of(look, *picture_of(look))
        sides = picture_of(look)
        assert 0 <= width * factor - sides[0] < factor
        assert 0 <= height * factor - sides[1] < factor


def test_a_scale_draws_the_same_page_in_more_pixels() -> None:
    look = look_of("device:1440x900,device:1.5x")
    assert picture_of(look) == (2160, 1350)
    assert display_of(look, *picture_of(look)) == Display(1440, 900, 1.5)


def test_a_scale_gives_way_to_pictures_that_are_too_wide() -> None:
    assert picture_of(look_of("device:1920x1080,device:2x")) == (2400, 1350)


def test_a_zoom_gives_way_to_pages_that_are_too_small() -> None:
    assert display_of(look_of("device:1680x1050,device:150%"), 1680, 1050) == Display(1120, 700, 1.5)
    assert display_of(look_of("device:1024x640,device:150%"), 1024, 640) == Display(1024, 640, 1)


def test_a_given_picture_shows_the_whole_width_of_the_screen() -> None:
    assert display_of(look_of("device:1920x1080"), 1280, 720) == Display(1920, 1080, 1280 / 1920)


def test_looks_of_training_have_no_screen_that_is_held_out() -> None:
    held_out = {value for feature in FEATURES for value in feature.held_out}
    drawn = {value for number in LOOKS["train"] for value in look_of(number).of_axis("device").values()}
    assert held_out
    assert not held_out & drawn

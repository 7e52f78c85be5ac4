"""Device: the screen that pages are shown on.

A screen has a width and height in CSS pixels, as a page sees it that is not zoomed. Scale says how many pixels of the
picture one of these takes along a side; zoom enlarges the page on the same screen. How the three come together in a
picture of a given size says `display.py`.
"""

from __future__ import annotations

from .feature import Feature

FEATURES: tuple[Feature, ...] = (
    Feature(
        "screen",
        (
            "1280x720", "1024x640", "1152x720", "1280x800", "1366x768", "1440x900", "1536x864", "1600x900", "1680x1050",
            "1920x1080", "1920x1200",
        ),
        "width and height in CSS pixels; the plain one is as large as the environment was made",
        held_out=("1152x720", "1680x1050"),
    ),
    Feature("scale", ("1x", "1.25x", "1.5x", "2x"), "pixels of the picture for each of the screen", ("1.25x",)),
    Feature("zoom", ("100%", "80%", "90%", "110%", "125%", "150%"), "of the page, as a browser has it", ("90%",)),
)  # fmt: skip

"""Theme: what pages are painted with. The style sheets are `static/platform/looks/theme_*.css`."""

from __future__ import annotations

from .feature import Feature

FEATURES: tuple[Feature, ...] = (
    Feature(
        "palette",
        (
            "own-colors",
            "slate",
            "ocean",
            "forest",
            "plum",
            "sand",
            "graphite",
            "coral",
            "dark",
            "midnight",
            "contrast",
            "night-contrast",
        ),
        "colors: each app's own, or one palette for all of them, light, dark or of high contrast",
        held_out=("plum", "midnight"),
    ),
    Feature(
        "typeface",
        ("inter", "source-sans-3", "ibm-plex-sans", "figtree", "nunito-sans"),
        "the typeface of all text but what cells of spreadsheets show",
        held_out=("figtree",),
    ),
    Feature("textsize", ("usual-text", "small-text", "large-text"), "the size of text"),
    Feature("density", ("usual-density", "compact", "comfortable"), "the height of rows, controls and bars"),
    Feature("corners", ("soft", "square", "round"), "the corners of controls, cards, chips and faces"),
    Feature("edges", ("hairlines", "borders", "shadows"), "what sets cards and popups off from the page"),
    Feature(
        "labels",
        ("icons-and-text", "text-alone", "icons-alone"),
        "what entries of the navigation, buttons and menus are drawn with; their names are the same",
    ),
    Feature("states", ("tinted", "outlined", "solid", "dotted"), "how the color of a state is shown"),
)

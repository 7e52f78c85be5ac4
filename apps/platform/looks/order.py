"""Order: what comes first. `arranging` is where the kit asks for it."""

from __future__ import annotations

from .feature import Feature

FEATURES: tuple[Feature, ...] = (
    Feature(
        "entries",
        ("entries-declared", "entries-by-name", "entries-backwards", "entries-turned"),
        "the order of the navigation, its home first, of sections beside it and of the office's apps",
        held_out=("entries-turned",),
    ),
    Feature(
        "columns",
        ("columns-declared", "columns-turned", "columns-shuffled", "columns-backwards"),
        "the order of a list's columns behind the first, until a person arranges them",
        held_out=("columns-backwards",),
    ),
    Feature(
        "menus",
        ("menus-declared", "menus-by-name", "menus-backwards"),
        "the order of what menus offer; what destroys something stays last",
    ),
    Feature(
        "tabs",
        ("tabs-declared", "tabs-by-name", "tabs-backwards"),
        "the order of tabs and views behind the first, which is the one that opens",
        held_out=("tabs-backwards",),
    ),
    Feature(
        "fields",
        ("fields-declared", "fields-required-first", "fields-by-name", "fields-backwards"),
        "the order of fields within their part of a form or of a record's page",
        held_out=("fields-backwards",),
    ),
    Feature(
        "sorting",
        ("sorting-declared", "sorting-backwards", "sorting-by-name"),
        "how lists are sorted until somebody sorts them",
    ),
    Feature(
        "rows",
        ("rows-usual", "rows-10", "rows-15", "rows-25", "rows-50", "rows-100"),
        "how many rows a page of a list has",
        held_out=("rows-100",),
    ),
    Feature(
        "week",
        ("week-usual", "week-sunday", "week-monday", "week-saturday"),
        "the first day of the week in date pickers and calendars",
        held_out=("week-saturday",),
    ),
    Feature(
        "options",
        ("options-declared", "options-by-name"),
        "the order of choices where none is meant",
    ),
)

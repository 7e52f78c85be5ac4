"""Frame: where the parts of a page are.

Style sheets place what stands in the document in the same order (`static/platform/looks/frame_*.css`), and tell the
keyboard by `reading-flow` where they change it; templates place what belongs elsewhere in the document.
"""

from __future__ import annotations

from .feature import Feature

FEATURES: tuple[Feature, ...] = (
    Feature(
        "navigation",
        ("rail", "sidebar", "collapsed", "topnav", "menu"),
        "the main navigation: a rail, a wide rail, icons alone, a row under the app bar, or a menu in it",
        held_out=("menu",),
    ),
    Feature(
        "searchplace",
        ("search-middle", "search-left", "search-right"),
        "where the search of the app stands in its bar",
    ),
    Feature(
        "usermenu",
        ("user-right", "user-left", "user-rail"),
        "where the account is: at either end of the app bar, or below the main navigation",
    ),
    Feature(
        "crumbs",
        ("crumbs-above", "crumbs-beside", "crumbs-left-out"),
        "breadcrumbs: above the title, beside it, or none to what the main navigation has anyway",
    ),
    Feature(
        "header",
        ("header-still", "header-sticky", "header-scrolling"),
        "whether the header of a page stays when the page scrolls: as each app has it, always, or never",
    ),
    Feature(
        "record",
        ("side-right", "side-left", "side-below", "sections-left"),
        "a record's page: its side panel right, left or below, or its sections in a column instead of tabs",
    ),
    Feature(
        "formcolumns",
        ("two-columns", "one-column", "three-columns"),
        "how many columns forms have",
    ),
    Feature("forms", ("dialog", "drawer"), "whether forms open in the middle or at the right edge", ("drawer",)),
    Feature(
        "submit",
        ("submit-right", "submit-left", "submit-top"),
        "where the buttons of a form are: below it at the right or the left, or above it",
    ),
    Feature(
        "rowactions",
        ("row-menu", "row-inline"),
        "what can be done with a row: in its menu alone, or the first two beside the menu as well",
    ),
    Feature("filters", ("filters-above", "filters-beside"), "where a list has its views and filters"),
    Feature("toolbar", ("tools-one-row", "tools-two-rows"), "the toolbar of a sheet", ("tools-two-rows",)),
    Feature(
        "thread",
        ("thread-right", "thread-left", "thread-wide"),
        "where a thread opens in the chat: right, left, or wide",
    ),
)

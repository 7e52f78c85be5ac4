"""The tools of the spreadsheet: workbooks as files, what is in them, and all that hangs on their cells."""

from __future__ import annotations

from functools import cache

from ...platform.tools import Toolbox
from .cells import CELLS, TEXTS, UNDOING
from .data import DATA, RULES, VIEWS
from .files import FILES, FOLDERS, SHARING
from .formats import FORMAT_RULES, FORMATS
from .objects import CHARTS, COMMENTS, PICTURES, PIVOTS
from .reading import READING
from .sheets import GROUPS, SHEETS, STRUCTURE
from .versions import UPLOADS, VERSIONS


@cache
def toolbox() -> Toolbox:
    """All of them, by namespace."""
    return Toolbox(
        {
            "files": FILES,
            "sharing": SHARING,
            "folders": FOLDERS,
            "uploads": UPLOADS,
            "reading": READING,
            "cells": CELLS,
            "texts": (*TEXTS, *UNDOING),
            "sheets": SHEETS,
            "structure": STRUCTURE,
            "groups": GROUPS,
            "formats": FORMATS,
            "format_rules": FORMAT_RULES,
            "data": DATA,
            "filter_views": VIEWS,
            "rules": RULES,
            "charts": CHARTS,
            "pivots": PIVOTS,
            "pictures": PICTURES,
            "comments": COMMENTS,
            "versions": VERSIONS,
        }
    )

"""The tools of the spreadsheet: workbooks as files, what is in them, and all that hangs on their cells."""

from __future__ import annotations

from functools import cache

from ...platform.tools import Toolbox
from .cells import CELLS, TEXTS
from .data import DATA, RULES, VIEWS
from .files import FILES, FOLDERS, SHARING
from .formats import FORMATS
from .looks import looks_of, visit
from .objects import CHARTS, COMMENTS, OBJECTS, PIVOTS
from .reading import READING
from .sheets import LINES, SHEETS
from .versions import UPLOADS, VERSIONS


@cache
def toolbox() -> Toolbox:
    """All of them, by namespace."""
    spaces = {
        "files": (*FILES, *FOLDERS),
        "sharing": SHARING,
        "uploads": UPLOADS,
        "reading": READING,
        "cells": CELLS,
        "texts": TEXTS,
        "sheets": SHEETS,
        "lines": LINES,
        "formats": FORMATS,
        "data": (*DATA, *VIEWS),
        "rules": RULES,
        "charts": (*CHARTS, *PIVOTS),
        "objects": OBJECTS,
        "comments": COMMENTS,
        "versions": VERSIONS,
    }
    looks = looks_of(tool for tools in spaces.values() for tool in tools)
    return Toolbox(spaces, looks=looks, visit=visit)

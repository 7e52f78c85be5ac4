"""A file under way."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from ...platform.database import Db
from ..engine import styles
from ..engine.entry import ERRORS
from . import looks


@dataclass
class Book:
    """What the modules that write share: the file, and its formats by the compact text of each look."""

    db: Db
    file: Any  # xlsxwriter.Workbook
    names: Mapping[int, str]  # of all sheets, by id
    #: The names, in small letters, that stand for more than one cell.
    areas: Collection[str]
    formats: dict[str | None, Any] = field(default_factory=dict)

    def format(self, style: str | None) -> Any:
        if style is None:
            return None
        if style not in self.formats:
            self.formats[style] = self.file.add_format(looks.properties(styles.load(style)))
        return self.formats[style]


@cache
def page_class() -> Any:
    """XlsxWriter's sheet, which also writes errors as people type them: constants, not formulas that come to one."""
    from xlsxwriter.worksheet import Worksheet

    class Page(Worksheet):  # type: ignore[misc]
        def _xml_formula_element(self, formula: Any, result: Any, attributes: Any = ()) -> None:
            if formula == result and formula in ERRORS:
                at = "".join(f' {name}="{value}"' for name, value in attributes)
                self.fh.write(f"<c{at}><v>{formula}</v></c>")
            else:
                super()._xml_formula_element(formula, result, attributes)

    return Page

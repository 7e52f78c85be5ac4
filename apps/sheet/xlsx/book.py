"""A file under way."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ...platform.database import Db
from ..engine import styles
from . import looks


@dataclass
class Book:
    """What the modules that write share: the file, and its formats by the compact text of each look."""

    db: Db
    file: Any  # xlsxwriter.Workbook
    names: Mapping[int, str]  # of all sheets, by id
    formats: dict[str | None, Any] = field(default_factory=dict)

    def format(self, style: str | None) -> Any:
        if style is None:
            return None
        if style not in self.formats:
            self.formats[style] = self.file.add_format(looks.properties(styles.load(style)))
        return self.formats[style]

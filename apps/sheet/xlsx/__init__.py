"""Workbooks as xlsx files, there and back, with what hangs on their cells.

The engine reads cells, formulas and looks. What it drops without a word is read by openpyxl; XlsxWriter writes it all,
because it writes values beside formulas and the same bytes each time. Both are imported where they are used: together
they take 0.3 s, which a process that serves pages need not spend.
"""

from __future__ import annotations

from .archive import OTHER_FORMATS, check_archive, check_encryption
from .found import Found
from .losses import losses
from .reader import end_readers, read
from .writing import write

__all__ = ["OTHER_FORMATS", "Found", "check_archive", "check_encryption", "end_readers", "losses", "read", "write"]

"""Makes expected.json again with LibreOffice: `python -m tests.apps.sheet.engine.formats.make_expected`.

It needs `soffice` on the path (Debian's libreoffice-calc). The numbers stand in cells that have the formats, and are
written as csv, in which cells are as they are shown.
"""

from __future__ import annotations

import csv
import json
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from openpyxl import Workbook

from . import HERE, Shown, cases


def shown(wanted: Sequence[Shown]) -> list[str]:
    """What LibreOffice shows of these."""
    workbook = Workbook()
    sheet = workbook.active
    assert sheet is not None
    for row, case in enumerate(wanted, start=1):
        cell = sheet.cell(row, 1, case.number)
        cell.number_format = case.format
        sheet.cell(row, 2, "end")
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "formats.xlsx")
        workbook.save(source)
        command = ("soffice", "--headless", "--convert-to", "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true",
                   "--outdir", folder, str(source))  # fmt: skip
        subprocess.run(command, check=True, capture_output=True)
        with source.with_suffix(".csv").open(newline="", encoding="utf-8") as file:
            return [line[0] for line in csv.reader(file)]


def main() -> None:
    found = shown(cases())
    (HERE / "expected.json").write_text(json.dumps(found, ensure_ascii=False, indent=0) + "\n")


if __name__ == "__main__":
    main()

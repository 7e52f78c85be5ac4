"""Makes expected.json again with LibreOffice: `python -m tests.apps.sheet.engine.formulas.make_expected`.

It needs `soffice` on the path (Debian's libreoffice-calc). Every formula is entered as an array formula of one cell.
"""

from __future__ import annotations

import html
import json
import re
import subprocess
import tempfile
import zipfile
from collections.abc import Sequence
from pathlib import Path
from xml.etree import ElementTree

from deskgym.apps.sheet.engine.refs import column_name

from . import FORMULAS, HERE, Value, table

_MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
_PACKAGE = "http://schemas.openxmlformats.org/package/2006"
_DOCUMENT = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_TYPES = "application/vnd.openxmlformats-officedocument.spreadsheetml"
_RELATED = (
    f'<Relationships xmlns="{_PACKAGE}/relationships"><Relationship Id="rId1" Type="{_DOCUMENT}/%s" Target="%s"/>'
)
_PARTS = {
    "[Content_Types].xml": f'<Types xmlns="{_PACKAGE}/content-types"><Default Extension="rels" '
    'ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
    f'<Override PartName="/xl/workbook.xml" ContentType="{_TYPES}.sheet.main+xml"/>'
    f'<Override PartName="/xl/worksheets/sheet1.xml" ContentType="{_TYPES}.worksheet+xml"/></Types>',
    "_rels/.rels": _RELATED % ("officeDocument", "xl/workbook.xml") + "</Relationships>",
    "xl/_rels/workbook.xml.rels": _RELATED % ("worksheet", "worksheets/sheet1.xml") + "</Relationships>",
    "xl/workbook.xml": f'<workbook xmlns="{_MAIN}" xmlns:r="{_DOCUMENT}"><sheets>'
    '<sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>',
}
#: Functions younger than the file format, which files name with a prefix.
_YOUNG = re.compile(
    r"\b((?:TEXTJOIN|CONCAT|MAXIFS|MINIFS|IFS|SWITCH|IFNA|DAYS|XOR|NUMBERVALUE|BASE|DECIMAL|BIT[A-Z]+|ISOWEEKNUM|AGGREGATE"
    r"|COMBINA|PERMUTATIONA|SEC|CSC|A?COT|ARABIC|GAMMA|PHI|GAUSS|UNICHAR|UNICODE|RRI|PDURATION)"
    r"|[A-Z]+\.(?:S|P|INC|EXC|EQ|AVG|SNGL|DIST|INV|NORM|T|RT|2T|TEST|MATH|LINEAR)(?:\.(?:DIST|INV|RT|2T))?)\("
)
_FORMULA_COLUMN = 20
_OFFICE = "{urn:oasis:names:tc:opendocument:xmlns:office:1.0}"
_TABLE = "{urn:oasis:names:tc:opendocument:xmlns:table:1.0}"
_TEXT = "{urn:oasis:names:tc:opendocument:xmlns:text:1.0}"
_CALC = "{urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0}"


def computed(formulas: Sequence[str]) -> list[Value]:
    """What LibreOffice makes of these."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "formulas.xlsx")
        with zipfile.ZipFile(source, "w") as archive:
            for name, text in {**_PARTS, "xl/worksheets/sheet1.xml": _sheet(formulas)}.items():
                archive.writestr(name, text)
        command = ("soffice", "--headless", "--convert-to", "fods", "--outdir", folder, str(source))
        subprocess.run(command, check=True, capture_output=True)
        root = ElementTree.parse(source.with_suffix(".fods")).getroot()
    found = dict(_formula_cells(root))
    return [found[row] for row in range(1, len(formulas) + 1)]


def _sheet(formulas: Sequence[str]) -> str:
    rows = table()
    lines = []
    for row in range(1, max(len(rows), len(formulas)) + 1):
        line = rows[row - 1] if row <= len(rows) else []
        cells = "".join(_cell(f"{column_name(column)}{row}", value) for column, value in enumerate(line, start=1))
        if row <= len(formulas):
            place = f"{column_name(_FORMULA_COLUMN)}{row}"
            formula = html.escape(_YOUNG.sub(r"_xlfn.\1(", formulas[row - 1]), quote=False)
            cells += f'<c r="{place}"><f t="array" ref="{place}">{formula}</f></c>'
        lines.append(f'<row r="{row}">{cells}</row>')
    return f'<worksheet xmlns="{_MAIN}"><sheetData>{"".join(lines)}</sheetData></worksheet>'


def _cell(place: str, value: Value) -> str:
    if value is None:
        return ""
    if isinstance(value, bool):
        return f'<c r="{place}" t="b"><v>{int(value)}</v></c>'
    if isinstance(value, float):
        return f'<c r="{place}"><v>{value!r}</v></c>'
    if value.startswith("#"):
        return f'<c r="{place}" t="e"><v>{value}</v></c>'
    return f'<c r="{place}" t="inlineStr"><is><t>{html.escape(value)}</t></is></c>'


def _formula_cells(root: ElementTree.Element) -> list[tuple[int, Value]]:
    found: list[tuple[int, Value]] = []
    row = 0
    for line in root.iter(f"{_TABLE}table-row"):
        cells = line.iter(f"{_TABLE}table-cell")
        found += [(row + 1, _value(cell)) for cell in cells if cell.get(f"{_TABLE}formula")]
        row += int(line.get(f"{_TABLE}number-rows-repeated", "1"))
    return found


def _value(cell: ElementTree.Element) -> Value:
    text = "\n".join("".join(part.itertext()) for part in cell.findall(f"{_TEXT}p"))
    if cell.get(f"{_CALC}value-type") == "error":
        return text
    match cell.get(f"{_OFFICE}value-type"):
        case "boolean":
            return str(cell.get(f"{_OFFICE}boolean-value")).upper()
        case "float" | "percentage" | "currency":
            return float(str(cell.get(f"{_OFFICE}value")))
    return text


def main() -> None:
    """Write the file."""
    asked = {line: line.split(" -> = ")[-1] for line in FORMULAS if " -> [" not in line}
    values = dict(zip(asked, computed(list(asked.values())), strict=True))
    rows = {
        formula: json.loads(wanted) if wanted.startswith("[") else [[values[line]]]
        for line in FORMULAS
        for formula, _, wanted in [line.partition(" -> ")]
    }
    lines = ",\n".join(f"{json.dumps(formula)}: {json.dumps(value)}" for formula, value in rows.items())
    (HERE / "expected.json").write_text(f"{{\n{lines}\n}}\n")


if __name__ == "__main__":
    main()

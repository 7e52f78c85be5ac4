"""Workbook files that are too deep, too large or broken, made by xlsxwriter and then changed."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable, Iterable, Mapping

_SHEET, _BOOK = "xl/worksheets/sheet1.xml", "xl/workbook.xml"
_EVERYTHING = "A1:XFD1048576"
_MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"


def workbook(part: str = _SHEET, change: Callable[[str], str] | None = None) -> bytes:
    """A small workbook with a formula and a conditional format, one of its parts changed."""
    import xlsxwriter

    made = io.BytesIO()
    with xlsxwriter.Workbook(made, {"in_memory": True}) as book:
        sheet = book.add_worksheet()
        sheet.write_row(0, 0, ["a", 1, 2])
        sheet.write_formula(1, 0, "=SUM(B1:C1)", None, 3)
        red = book.add_format({"bg_color": "#FF0000"})
        sheet.conditional_format("A1:C9", {"type": "cell", "criteria": ">", "value": 1, "format": red})
    changed = io.BytesIO()
    with zipfile.ZipFile(made) as old, zipfile.ZipFile(changed, "w", zipfile.ZIP_DEFLATED) as new:
        for name in old.namelist():
            data = old.read(name)
            entry = zipfile.ZipInfo(name)
            entry.compress_type = zipfile.ZIP_DEFLATED
            new.writestr(entry, change(data.decode()).encode() if change and name == part else data)
    return changed.getvalue()


def _formula(text: str) -> bytes:
    return workbook(change=lambda sheet: sheet.replace("SUM(B1:C1)", text))


def _inserted(text: str, before: str = "<pageMargins") -> bytes:
    return workbook(change=lambda sheet: sheet.replace(before, text + before, 1))


def _rows(cells: Iterable[str]) -> bytes:
    rows = "".join(f'<row r="{row}">{text}</row>' for row, text in enumerate(cells, 3))
    return workbook(change=lambda sheet: sheet.replace("</sheetData>", f"{rows}</sheetData>"))


def _merged(areas: Iterable[str]) -> bytes:
    merged = "".join(f'<mergeCell ref="{area}"/>' for area in areas)
    return _inserted(f"<mergeCells>{merged}</mergeCells>")


def _looked_up(count: int, formula: str) -> bytes:
    return _rows(
        f'<c r="A{row}"><v>{row}</v></c><c r="B{row}"><f>{formula.format(row)}</f></c>' for row in range(3, count + 3)
    )


def _brackets(count: int) -> str:
    return "(" * count + "1" + ")" * count


#: By name, how each is made of a size; a few thousand are enough to break a reader without bounds.
WORKBOOKS: Mapping[str, Callable[[int], bytes]] = {
    "brackets in a formula": lambda n: _formula(_brackets(n)),
    "brackets in a formula with a prefix": lambda n: workbook(
        change=lambda sheet: sheet.replace(
            "<f>SUM(B1:C1)</f>", f'<x:f xmlns:x="{_MAIN}">{_brackets(n)}</x:f>'
        )
    ),
    "brackets in a name": lambda n: workbook(
        _BOOK,
        lambda book: book.replace(
            "</workbook>",
            f'<definedNames><definedName name="x">{_brackets(n)}</definedName></definedNames></workbook>',
        ),
    ),
    "brackets in a conditional format": lambda n: workbook(
        change=lambda sheet: sheet.replace("<formula>1</formula>", f"<formula>{_brackets(n)}</formula>")
    ),
    "a conditional format on everything": lambda n: workbook(
        change=lambda sheet: sheet.replace('sqref="A1:C9"', f'sqref="{_EVERYTHING}"')
    ),
    "a conditional format on many areas": lambda n: workbook(
        change=lambda sheet: sheet.replace(
            'sqref="A1:C9"', f'sqref="{" ".join(f"A{2 * row}" for row in range(1, n + 1))}"'
        )
    ),
    "everything merged": lambda n: _merged([_EVERYTHING]),
    "many merged areas": lambda n: _merged(f"E{2 * row}:F{2 * row}" for row in range(1, n + 1)),
    "a filter on everything": lambda n: _inserted(
        f'<autoFilter ref="{_EVERYTHING}">'
        + "".join(
            f'<filterColumn colId="{column}"><filters><filter val="a"/></filters></filterColumn>'
            for column in range(min(n, 500))
        )
        + "</autoFilter>"
    ),
    "unclosed elements": lambda n: _inserted("<drawing>" * n),
    "elements in each other": lambda n: _inserted("<x>" * n + "</x>" * n),
    "empty extensions": lambda n: _inserted("<extLst/>" * n),
    "lists on everything": lambda n: _inserted(
        f'<dataValidations><dataValidation type="list" sqref="{_EVERYTHING}"><formula1>"a,b"</formula1>'
        "</dataValidation></dataValidations>"
    ),
    "widths of all columns": lambda n: _inserted(
        "<cols>"
        + "".join(f'<col min="{at}" max="16384" width="9" customWidth="1"/>' for at in range(1, min(n, 500) + 1))
        + "</cols>",
        "<sheetData",
    ),
    "ranges that may be edited": lambda n: _inserted(
        '<sheetProtection sheet="1"/><protectedRanges>'
        + "".join(f'<protectedRange name="Rest{at}" sqref="A{2 * at} C{2 * at}"/>' for at in range(1, n + 1))
        + "</protectedRanges>",
        "<conditionalFormatting",
    ),
    "look-ups over a table": lambda n: _looked_up(n, "VLOOKUP(A{0},Table1[[#All],[a]:[b]],2,FALSE)"),
    "look-ups over all of a column": lambda n: _looked_up(n, "VLOOKUP(A{0},A:A,1,FALSE)"),
    "sums over all of a column": lambda n: _looked_up(n, "SUM(A:A)"),
    "long words": lambda n: _looked_up(n // 100 + 1, "a" * 8_000),
    "a long number": lambda n: workbook(change=lambda sheet: sheet.replace("<v>3</v>", f"<v>{'9' * n}</v>")),
    "a text that doubles": lambda n: _formula('REDUCE("a",SEQUENCE(28),LAMBDA(a,b,a&amp;a))'),
    "a long sequence": lambda n: _formula(f"_xlfn.SEQUENCE({n * 100},1)"),
    "many wildcards": lambda n: _formula(f'COUNTIF(A1:A9,"{"*a" * min(n, 100)}")'),
}  # fmt: skip

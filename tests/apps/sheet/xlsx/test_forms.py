"""Files in the forms that public ones have: they come in, go out again as they were, and what does not is told."""

from __future__ import annotations

import io
import zipfile
from random import Random

import openpyxl
import pytest
import xlsxwriter
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Invalid
from deskgym.apps.sheet import actions, xlsx
from deskgym.apps.sheet.models import Cell, Sheet, Validation
from deskgym.apps.sheet.xlsx.formulas import cell_formula, intersected

from ..looking import check_mirror, formula, shown
from .round_trips.making import files
from .round_trips.odd import TWISTS, furigana, packed, parts_of
from .round_trips.plain import MAKERS
from .round_trips.trip import trip

#: All but the slowest to make.
FORMS = (
    *sorted(MAKERS.keys() - {"large"}),
    *sorted(TWISTS.keys() - {"LibreOffice", "shared formulas"}),
)


@pytest.mark.parametrize("form", FORMS)
def test_a_file_of_each_form_comes_back_as_it_was_or_its_losses_are_told(db: Db, form: str) -> None:
    made = next(files(1, [form]))
    done = trip(db, made.data, made.twin)
    assert done.refused == ""
    assert done.untold == []


def first_sheet(db: Db, data: bytes) -> int:
    upload = actions.add_upload(db, filename="theirs.xlsx", data=data)
    book = actions.import_workbook(db, upload.id)
    check_mirror(db, book.id)
    return db.query(Sheet).filter_by(workbook_id=book.id, position=1).one().id


@pytest.mark.parametrize(
    ("plain", "seen"),
    [
        ("=INDEX(A:A,ROW())", "=INDEX(A:A,ROW())"),
        ("=A1:A9", "=@A1:A9"),
        ("=SUM(A1:A9)", "=SUM(A1:A9)"),
        ("=SUM(A1:A9*2)", "=SUM(@A1:A9*2)"),
        ("=SUMPRODUCT(A1:A9*2)", "=SUMPRODUCT(A1:A9*2)"),
        ("=VLOOKUP(A:A,B1:C9,2,FALSE)", "=VLOOKUP(@A:A,B1:C9,2,FALSE)"),
        ("=IF(A1:A9>3,1,2)", "=IF(@A1:A9>3,1,2)"),
        ("=SUM(IF(TRUE,A1:A9))", "=SUM(IF(TRUE,A1:A9))"),
        ("=ABS('It''s'!A1:A9)", "=ABS(@'It''s'!A1:A9)"),
        ('="A1:A9"&B1', '="A1:A9"&B1'),
        ("=A1:INDEX(A:A,3)", "=A1:INDEX(A:A,3)"),
        ("=Many*2", "=@Many*2"),
    ],
)
def test_a_plain_formula_takes_one_cell_of_a_range_where_a_value_belongs(plain: str, seen: str) -> None:
    assert intersected(plain, {"many"}) == seen
    assert cell_formula(seen, fills_more=False, areas={"many"}) == (plain, False)


@pytest.mark.parametrize(
    ("typed", "written", "is_array"),
    [
        ("=A1:A9", "=A1:A9", True),
        ("=SUM(A1:A9*2)", "=SUM(A1:A9*2)", True),
        ("=SUM(@A1:A9*A2:A9)", "=SUM(_xlfn.SINGLE(A1:A9)*A2:A9)", True),
        ("=SUM(A10#)", "=SUM(_xlfn.ANCHORARRAY(A10))", False),
        ("=SORT(A1:A9)", "=_xlfn._xlws.SORT(A1:A9)", True),
        ('=CONCAT(A1:A9)&"CONCAT("', '=_xlfn.CONCAT(A1:A9)&"CONCAT("', False),
        ("=LET(x,A1,x*2)", "=_xlfn.LET(_xlpm.x,A1,_xlpm.x*2)", False),
    ],
)
def test_files_spell_a_formula_as_other_programs_read_it(typed: str, written: str, *, is_array: bool) -> None:
    assert cell_formula(typed, fills_more=False) == (written, is_array)


def test_formulas_come_in_without_signs_that_change_nothing(db: Db) -> None:
    target = io.BytesIO()
    with xlsxwriter.Workbook(target) as file:
        page = file.add_worksheet("S")
        page.write_column(0, 0, [1, 2, 3])
        page.write_formula("B2", "=INDEX(A:A,ROW())", None, 2)
        page.write_formula("B3", "=A1:A3", None, 3)
        page.write_formula("C1", "=OFFSET(A1,0,0,3,1)", None, 1)
        page.write_array_formula("D1:D3", "{=A1:A3*2}", None, 2)
        page.write_array_formula("E1:E2", "{=FREQUENCY(A1:A3,{2})}", None, 2)
        page.write_number("E2", 1)
        page.write_array_formula("F1:F4", "{=A1:A3}", None, 1)
        for row in (2, 3):
            page.write_number(row - 1, 5, row)
        page.write_formula("G1", '=IFERROR(CUBEVALUE("x"),0)', None, 42)
        page.write_formula("G2", "=SUM(A:A A2:A3)", None, 5)
    assert xlsx.read(target.getvalue(), "UTC").lost == [
        "1 formula with CUBEVALUE, which is not known here, as its value, here and in downloads: S!G1",
        "1 formula with what ranges have in common, which is not known here, as its value, here and in downloads: S!G2",
        "1 formula with an area that it does not fill here, as its value, here and in downloads: S!F1",
    ]
    sheet = first_sheet(db, target.getvalue())
    assert [shown(db, sheet, at) for at in ("E1", "E2", "F2", "F3", "G1", "G2")] == ["2", "1", "2", "3", "42", "5"]
    assert [formula(db, sheet, at) for at in ("B2", "B3", "C1")] == [
        "=INDEX(A:A,ROW())", "=@A1:A3", "=@OFFSET(A1,0,0,3,1)",
    ]  # fmt: skip
    assert [shown(db, sheet, at) for at in ("B2", "B3", "C1", "C2")] == ["2", "3", "1", ""]
    actions.set_cells(db, sheet, {(3, 1): "5"})
    assert [shown(db, sheet, at) for at in ("D1", "D2", "D3")] == ["2", "4", "10"]


def test_a_function_that_is_not_known_keeps_its_value_and_is_told(db: Db) -> None:
    data = MAKERS["unknown functions"](Random(1))
    lost = xlsx.read(data, "UTC").lost
    assert "1 formula with CUBEVALUE, which is not known here, as its value, here and in downloads: Cubes!B1" in lost
    sheet = first_sheet(db, data)
    assert [shown(db, sheet, at) for at in ("B3", "B4", "B5", "B6")] == ["4", "from a macro", "4", "TRUE"]
    assert formula(db, sheet, "B1") is None
    assert formula(db, sheet, "B2") == "=B1*2"


def test_formulas_over_tables_name_the_cells(db: Db) -> None:
    target = io.BytesIO()
    with xlsxwriter.Workbook(target) as file:
        page, other = file.add_worksheet("T"), file.add_worksheet("Other")
        columns: list[dict[str, str]] = [
            {"header": "Who"},
            {"header": "How many", "total_function": "sum"},
            {"header": "Twice", "formula": "=[@[How many]]*2"},
        ]
        rows = [["a", 3], ["b", 5]]
        page.add_table("A1:C4", {"data": rows, "columns": columns, "total_row": True, "name": "Pairs"})
        page.write_formula("E1", "=SUM(Pairs[How many])", None, 8)
        other.write_formula("A1", "=SUM(Pairs[[How many]:[Twice]])", None, 24)
        other.write_formula("A2", "=Pairs[[#Headers],[Who]]", None, "Who")
        other.write_formula("A3", "=SUM(Nobody[x])", None, 7)
    lost = xlsx.read(target.getvalue(), "UTC").lost
    assert lost == [
        "6 formulas over a table, which names its cells now",
        "1 formula over tables or other files, as its value",
        "1 table format",
    ]
    sheet = first_sheet(db, target.getvalue())
    assert [formula(db, sheet, at) for at in ("E1", "C3", "B4")] == [
        "=SUM($B$2:$B$3)",
        "=$B3*2",
        "=SUBTOTAL(109,$B$2:$B$3)",
    ]
    assert [shown(db, sheet, at) for at in ("E1", "C3", "B4")] == ["8", "10", "8"]
    second = db.query(Sheet).filter_by(name="Other").one().id
    assert [shown(db, second, at) for at in ("A1", "A2", "A3")] == ["24", "Who", "7"]


def test_dates_that_were_counted_from_1904_are_the_same_days(db: Db) -> None:
    file = openpyxl.Workbook()
    file.epoch = openpyxl.utils.datetime.CALENDAR_MAC_1904
    sheet = file.worksheets[0]
    for row, (number, format) in enumerate(((40_000, "yyyy-mm-dd"), (40_000, "0"), (0.5, "h:mm"), (2, "[h]:mm")), 1):
        sheet.cell(row, 1, number).number_format = format
    rule = openpyxl.worksheet.datavalidation.DataValidation(type="date", operator="greaterThan", formula1="38000")
    rule.add("B1")
    sheet.add_data_validation(rule)
    target = io.BytesIO()
    file.save(target)
    assert xlsx.read(target.getvalue(), "UTC").lost == ["1 date counted from 1904, as the same day counted from 1900"]
    id = first_sheet(db, target.getvalue())
    assert [shown(db, id, f"A{row}") for row in (1, 2, 3, 4)] == ["2013-07-07", "40000", "12:00", "48:00"]
    assert db.query(Validation).filter_by(sheet_id=id).one().first == "2008-01-15"


def test_how_japanese_texts_are_read_stays_behind(db: Db) -> None:
    target = io.BytesIO()
    with xlsxwriter.Workbook(target) as file:
        file.add_worksheet("S").write("A1", "東京")
    data = packed(furigana(parts_of(target.getvalue())))
    assert xlsx.read(data, "UTC").lost == ["1 reading of Japanese words (furigana)"]
    assert shown(db, first_sheet(db, data), "A1") == "東京"


def test_a_cell_that_is_empty_in_a_file_stays_empty(db: Db) -> None:
    file = openpyxl.Workbook()
    file.worksheets[0]["B2"].fill = openpyxl.styles.PatternFill("solid", fgColor="FF00FF00")
    target = io.BytesIO()
    file.save(target)
    sheet = first_sheet(db, target.getvalue())
    assert [(cell.kind, cell.style) for cell in db.query(Cell).filter_by(sheet_id=sheet)] == [
        ("empty", '{"g":"#00FF00"}')
    ]


def _archive(*names: str) -> bytes:
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as archive:
        for name in names:
            archive.writestr(name, "x")
    return target.getvalue()


_COMPOUND = bytes.fromhex("d0cf11e0a1b11ae1") + bytes(504)


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (_COMPOUND + "EncryptedPackage".encode("utf-16-le"), "encrypted: it opens with a password"),
        (_COMPOUND + "Workbook".encode("utf-16-le"), "Excel 97 to 2003"),
        (_archive("_rels/.rels", "xl/workbook.bin"), "binary workbook"),
        (_archive("mimetype", "content.xml"), "OpenDocument"),
        (_archive("other.txt"), "not an xlsx file"),
    ],
)
def test_what_is_no_xlsx_file_is_called_what_it_is(db: Db, data: bytes, said: str) -> None:
    with pytest.raises(Invalid, match=said):
        actions.add_upload(db, filename="book.xlsx", data=data)


@pytest.mark.parametrize(
    ("name", "data", "said"),
    [
        ("book.xls", _COMPOUND + "Workbook".encode("utf-16-le"), "Excel 97 to 2003"),
        ("book.xls", _COMPOUND + "EncryptedPackage".encode("utf-16-le"), "encrypted"),
        ("book.xlsm", _archive("xl/workbook.xml"), "macros"),
        ("book.pdf", b"%PDF", "Choose a file that ends in .xlsx"),
    ],
)
def test_a_file_with_another_ending_is_called_what_it_is(db: Db, name: str, data: bytes, said: str) -> None:
    with pytest.raises(Invalid, match=said):
        actions.add_upload(db, filename=name, data=data)

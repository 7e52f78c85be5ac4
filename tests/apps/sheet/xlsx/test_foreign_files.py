"""Files that other programs wrote: what is known here comes in, and what is not is said."""

from __future__ import annotations

import io
import json
import subprocess
import sys
import tracemalloc
from datetime import date

import openpyxl
import xlsxwriter
from deskgym.apps.platform.database import Db
from deskgym.apps.sheet import actions, xlsx
from deskgym.apps.sheet.models import Cell, Chart, Comment, ConditionalFormat, Filter, Protection, Sheet, Validation
from deskgym.apps.sheet.xlsx.archive import for_engine
from openpyxl.chart import BarChart, RadarChart, Reference
from openpyxl.comments import Comment as Note
from openpyxl.formatting.rule import CellIsRule, IconSetRule
from openpyxl.styles import Alignment, PatternFill
from openpyxl.styles import Protection as Lock
from openpyxl.worksheet.datavalidation import DataValidation
from openpyxl.worksheet.table import Table

from ..looking import check_mirror, shown


def saved(file: openpyxl.Workbook) -> bytes:
    target = io.BytesIO()
    file.save(target)
    return target.getvalue()


def test_what_openpyxl_writes_comes_in_and_what_is_not_known_is_said(db: Db) -> None:
    file = openpyxl.Workbook()
    sheet = file.worksheets[0]
    for line in (["Name", "Units", "Day"], ["a", 3, date(2026, 3, 4)], ["b", 5, date(2026, 3, 5)]):
        sheet.append(line)
    sheet["C2"].number_format = sheet["C3"].number_format = "yyyy-mm-dd"
    sheet["A2"].comment = Note("Who is this?", "Ann Other")
    choices = DataValidation(type="list", formula1='"a,b,c"')
    choices.add("A2:A9")
    sheet.add_data_validation(choices)
    red = PatternFill(start_color="FFFECACA", end_color="FFFECACA", fill_type="solid")
    sheet.conditional_formatting.add("B2:B3", CellIsRule(operator="greaterThan", formula=["4"], fill=red))
    sheet.conditional_formatting.add("B2:B3", IconSetRule("3Arrows", "percent", [0, 33, 67]))
    sheet.auto_filter.ref = "A1:C3"
    bars, web = BarChart(), RadarChart()
    for chart, place in ((bars, "E2"), (web, "E20")):
        chart.add_data(Reference(sheet, min_col=2, min_row=1, max_row=3), titles_from_data=True)
        chart.set_categories(Reference(sheet, min_col=1, min_row=2, max_row=3))
        sheet.add_chart(chart, place)
    sheet.protection.sheet = True
    sheet["B2"].protection = Lock(locked=False)
    other = file.create_sheet("Other")
    other.append(["x", "y"])
    other.append([1, 2])
    other.add_table(Table(displayName="Pairs", ref="A1:B2"))
    upload = actions.add_upload(db, filename="theirs.xlsx", data=saved(file))
    assert xlsx.read(upload.content, "UTC").lost == [
        "1 chart of a kind that is not known here",
        "1 conditional format of a kind that is not known here",
        "1 table format",
    ]
    book = actions.import_workbook(db, upload.id)
    check_mirror(db, book.id)
    first = db.query(Sheet).filter_by(workbook_id=book.id, position=1).one().id
    assert [shown(db, first, at) for at in ("A2", "B3", "C2")] == ["a", "5", "2026-03-04"]
    assert db.query(Validation).filter_by(sheet_id=first).one().choices == ["a", "b", "c"]
    rule = db.query(ConditionalFormat).filter_by(sheet_id=first).one()
    assert (rule.kind, rule.first, rule.style) == ("greater", "4", '{"g":"#FECACA"}')
    assert db.query(Comment).filter_by(sheet_id=first).one().body == "Ann Other:\nWho is this?"
    chart = db.query(Chart).filter_by(sheet_id=first).one()
    assert (chart.kind, chart.labels, chart.has_header) == ("column", "A1:A3", True)
    assert db.query(Protection).filter_by(sheet_id=first).one().exceptions == [[2, 2, 2, 2]]
    assert db.get(Filter, first) is not None


def test_turned_texts_come_in_from_sheets_that_nobody_protected(db: Db) -> None:
    file = openpyxl.Workbook()
    sheet = file.worksheets[0]
    for address, degrees in (("A1", 45), ("B1", 135), ("C1", 255)):
        sheet[address] = address
        sheet[address].alignment = Alignment(textRotation=degrees)
    book = actions.import_workbook(db, actions.add_upload(db, filename="theirs.xlsx", data=saved(file)).id)
    page = db.query(Sheet).filter_by(workbook_id=book.id).one()
    cells = db.query(Cell).filter_by(sheet_id=page.id).order_by(Cell.column)
    assert [json.loads(cell.style or "{}").get("r") for cell in cells] == [45, -45, 255]


def test_a_far_cell_costs_no_more_than_a_near_one(db: Db) -> None:
    file = openpyxl.Workbook()
    sheet = file.worksheets[0]
    sheet.protection.sheet = True
    sheet.cell(49_000, 490, "far")
    upload = actions.add_upload(db, filename="far.xlsx", data=saved(file))
    tracemalloc.start()
    found = xlsx.read(upload.content, "UTC")
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert found.lost == []
    assert most < 50_000_000


def test_formulas_over_other_files_and_tables_stay_as_their_values() -> None:
    cells = "<c><f>[1]Other!A1*2</f><v>7</v></c><c><f>SUM(Pairs[x])</f><v>1</v></c><c><f>SUM(A1:A2)</f><v>3</v></c>"
    names = '<definedName name="Far">[1]Other!$A$1</definedName><definedName name="Near">S!$A$1</definedName>'
    found = {
        "xl/workbook.xml": f"<workbook>{names}</workbook>".encode(),
        "xl/worksheets/sheet1.xml": f'<sheetData>{cells}</sheetData><drawing r:id="rId1"/>'.encode(),
        "xl/externalLinks/externalLink1.xml": b"<externalLink/>",
    }
    parts, frozen = for_engine(found)
    assert frozen == 2
    assert list(parts) == ["xl/workbook.xml", "xl/worksheets/sheet1.xml"]
    assert b"Far" not in parts["xl/workbook.xml"]
    sheet = parts["xl/worksheets/sheet1.xml"].decode()
    assert sheet == "<sheetData><c><v>7</v></c><c><v>1</v></c><c><f>SUM(A1:A2)</f><v>3</v></c></sheetData>"


def test_a_workbook_of_another_program_without_anything_special_loses_nothing() -> None:
    target = io.BytesIO()
    with xlsxwriter.Workbook(target) as file:
        file.add_worksheet("Plain").write_row(0, 0, ["a", 1, True])
    assert xlsx.read(target.getvalue(), "UTC").lost == []


def test_pages_are_served_without_the_libraries_of_xlsx_files() -> None:
    seen = "import sys, deskgym.apps.sheet.app; print([m for m in ('openpyxl', 'xlsxwriter') if m in sys.modules])"
    assert subprocess.run([sys.executable, "-c", seen], capture_output=True, text=True, check=True).stdout == "[]\n"

"""Files as programs write them in the usual form: each maker draws what it holds."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date, datetime, time
from random import Random
from typing import Any

import openpyxl
import xlsxwriter
from openpyxl.comments import Comment
from openpyxl.formatting.rule import CellIsRule, ColorScaleRule, DataBarRule, FormulaRule, IconSetRule, Rule
from openpyxl.styles import Alignment, Border, Color, Font, NamedStyle, PatternFill, Side
from openpyxl.styles.differential import DifferentialStyle
from openpyxl.worksheet.datavalidation import DataValidation

Maker = Callable[[Random], bytes]
WORDS = ("North", "South", "Ost", "Straße", "日本", "naïve", "a b", "=x", "'q", "1.5", "TRUE", "x" * 300)
FORMATS = (
    "0",
    "0.00",
    "#,##0",
    "#,##0.00",
    "0%",
    "0.0%",
    "0.00E+00",
    "m/d/yyyy",
    "yyyy-mm-dd",
    "d-mmm-yy",
    "h:mm",
    "h:mm:ss",
    "[h]:mm:ss",
    "m/d/yyyy h:mm",
    "$#,##0.00",
    '#,##0 "pcs"',
    "$#,##0.00;[Red]($#,##0.00)",
    "[$-409]mmm\\-yy;@",
    "[$€-407] #,##0.00",
    "# ?/?",
    '0.0,,"M"',
    '_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)',
    "@",
    "00000",
    '[>=100]"big";[<0]"neg";0.0',
    ";;;",
    "mmmm d, yyyy",
    "dddd",
)


@contextmanager
def written(**options: Any) -> Iterator[tuple[Any, io.BytesIO]]:
    """A file of XlsxWriter, and where it goes."""
    target = io.BytesIO()
    with xlsxwriter.Workbook(target, {"in_memory": True, **options}) as file:
        yield file, target


def saved(file: openpyxl.Workbook) -> bytes:
    target = io.BytesIO()
    file.save(target)
    return target.getvalue()


def sheet_of(draw: Random) -> tuple[openpyxl.Workbook, Any]:
    """A workbook of openpyxl with a table of words and numbers on its first sheet."""
    file = openpyxl.Workbook()
    sheet: Any = file.worksheets[0]
    sheet.append(["Name", "Units", "Day", "Share"])
    for _ in range(draw.randint(3, 30)):
        day = date(draw.randint(1990, 2030), draw.randint(1, 12), draw.randint(1, 28))
        sheet.append([draw.choice(WORDS[:6]), draw.randint(-50, 500), day, draw.random()])
        sheet.cell(sheet.max_row, 3).number_format = "yyyy-mm-dd"
    return file, sheet


def values(draw: Random) -> bytes:
    """Numbers, texts, booleans, errors and dates, some far away."""
    file, sheet = sheet_of(draw)
    for number in (0, -0.1, 1e-7, 1e15, 123456789.123, 1 / 3, 5e-324, 1.5e300, *(draw.gauss(0, 1e4) for _ in range(9))):
        sheet.append([number])
    for flag in (True, False):
        sheet.append([flag])
    for error in ("#N/A", "#DIV/0!", "#REF!", "#NAME?", "#VALUE!", "#NUM!", "#NULL!"):
        sheet.append([error])
    for moment in (datetime.combine(date(2024, 2, 29), time(23, 59, 59)), time(12, 30), date(1900, 3, 1)):
        sheet.append([moment])
    sheet.cell(draw.randint(100, 2000), draw.randint(10, 200), "far away")
    return saved(file)


def texts(draw: Random) -> bytes:
    """Texts with spaces at their ends, line breaks, escapes, emoji, and what looks like something else."""
    file, sheet = sheet_of(draw)
    odd = (
        " led",
        "trailed ",
        "two  spaces",
        "a\nb",
        "tab\there",
        "_x0041_",
        "😀",
        "&<>\"'",
        "https://example.com",
        "007",
        "1/2",
        "3-4",
        "+1",
        "-x",
        "@here",
        "\u00a0",
        "e\u0301",
        "ﷺ",
        "{=1}",
        "#notanerror",
    )
    for text in (*odd, *(draw.choice(WORDS) for _ in range(8))):
        sheet.append([text])
        sheet.cell(sheet.max_row, 1).data_type = "s"
    return saved(file)


def formulas(draw: Random) -> bytes:
    """Formulas without the values they come to."""
    file, sheet = sheet_of(draw)
    last = sheet.max_row
    for formula in (
        f"SUM(B2:B{last})",
        f"AVERAGE(B2:B{last})",
        'IF(B2>3,"a""b",\'Other one\'!A1)',
        "B2*2%",
        "-B2^2",
        'A2&" x"',
        f"VLOOKUP(A2,A2:D{last},2,FALSE)",
        "INDEX(B:B,ROW())",
        "SUM($B$2:B3)",
        "1E3+.5",
        "(B2+B3)*(B4)",
        "IFERROR(1/0,0)",
        "DATE(2024,2,29)",
        'TEXT(C2,"yyyy")',
        f'COUNTIF(A2:A{last},"North")',
        f"SUMPRODUCT(B2:B{last},D2:D{last})",
        "'Other one'!A1+1",
        "OFFSET(B2,1,0)",
        'INDIRECT("B2")',
        "CHOOSE(2,B2,B3)",
        "NOT(B2<>B3)",
        "AND(B2>=1,B3<=2)",
        "ROUND(B2/3,2)",
        f"MAX(B2:B{last},100)",
        "LEFT(A2,2)",
        f"MATCH(MAX(B2:B{last}),B2:B{last},0)",
        "Rate*B2",
    ):
        sheet.cell(draw.randint(1, 60), draw.randint(6, 12), f"={formula}")
    other = file.create_sheet("Other one")
    other["A1"] = draw.randint(1, 9)
    from openpyxl.workbook.defined_name import DefinedName

    file.defined_names["Rate"] = DefinedName("Rate", attr_text="'Other one'!$A$1")
    file.defined_names["Area"] = DefinedName("Area", attr_text=f"Sheet!$B$2:$B${last}")
    return saved(file)


def cached(draw: Random) -> bytes:
    """Formulas with their values, of functions old and new."""
    with written() as (file, target):
        page = file.add_worksheet("Data")
        bold = file.add_format({"bold": True, "num_format": "0.0"})
        numbers = [draw.randint(1, 9) for _ in range(12)]
        page.write_column(0, 0, numbers)
        for row, (formula, value) in enumerate(
            (
                ("=SUM(A1:A12)", sum(numbers)),
                ("=INDEX(A:A,ROW())", numbers[1]),
                ("=A1:A12", numbers[2]),
                ('=A1&""', str(numbers[0])),
                ("=A1>100", False),
                ("=NA()", "#N/A"),
                ("=_xlfn.CONCAT(A1:A3)", "".join(map(str, numbers[:3]))),
                ("=_xlfn.IFS(A1>0,1,TRUE,2)", 1),
                ("=_xlfn.XLOOKUP(A1,A1:A12,A1:A12)", numbers[0]),
                ("=_xlfn.STDEV.S(1,2,3)", 1),
                ("=_xlfn.LET(_xlpm.x,A1,_xlpm.x+1)", numbers[0] + 1),
                ('=_xlfn.TEXTJOIN(",",TRUE,A1:A2)', f"{numbers[0]},{numbers[1]}"),
                ("=ABS(-A1)", numbers[0]),
                ('=_xlfn.SWITCH(1,1,"a","b")', "a"),
                ('=_xlfn.MAXIFS(A1:A12,A1:A12,">0")', max(numbers)),
                ('=_xlfn.NUMBERVALUE("1.5")', 1.5),
                ("=A:A A3", numbers[2]),
                ("=1/A1+INDEX(A1:A12,2)", 1 / numbers[0] + numbers[1]),
            )
        ):
            page.write_formula(row, 2, formula, draw.choice((None, bold)), value)
    return target.getvalue()


def arrays(draw: Random) -> bytes:
    """Arrays as they were entered with Ctrl+Shift+Enter, and those that fill what they need."""
    with written() as (file, target):
        page = file.add_worksheet("A")
        numbers = [draw.randint(1, 9) for _ in range(5)]
        page.write_column(0, 0, numbers)
        page.write_array_formula("C1:C5", "{=A1:A5*2}", None, numbers[0] * 2)
        for row, number in enumerate(numbers[1:], start=1):
            page.write_number(row, 2, number * 2)
        page.write_array_formula("D1", "{=SUM(A1:A5*2)}", None, sum(numbers) * 2)
        page.write_dynamic_array_formula("E1:E5", "=_xlfn._xlws.SORT(A1:A5)", None, min(numbers))
        for row, number in enumerate(sorted(numbers)[1:], start=1):
            page.write_number(row, 4, number)
        page.write_dynamic_array_formula("F1", "=SUM(_xlfn.ANCHORARRAY(E1))", None, sum(numbers))
        page.write_dynamic_array_formula("G1:G3", "=_xlfn.SEQUENCE(3)", None, 1)
        page.write_number("G2", 2)
        page.write_number("G3", 3)
        page.write_dynamic_array_formula("H1", "=SUM(_xlfn.SINGLE(A1:A5)*A2:A5)", None, numbers[0] * sum(numbers[1:]))
        page.write_formula("J2", "=_xlfn.SINGLE(A1:A5)+1", None, numbers[1] + 1)
    return target.getvalue()


def unknown_functions(draw: Random) -> bytes:
    """Functions that Gridwork has not, with values."""
    with written() as (file, target):
        page = file.add_worksheet("Cubes")
        page.write_column(0, 0, [1, 2, 3])
        cube = draw.randint(1, 99)
        page.write_formula("B1", '=CUBEVALUE("Sales","[Measures].[Sum]")', None, cube)
        page.write_formula("B2", "=B1*2", None, cube * 2)
        page.write_formula("B3", "=_xlfn.FORECAST.ETS(4,A1:A3,A1:A3)", None, 4)
        page.write_formula("B4", "=MyMacro(A1)", None, "from a macro")
        page.write_formula("B5", "=SUM((A1,A3))", None, 4)
        page.write_formula("B6", '=_xlfn.WEBSERVICE("https://example.com")', None, True)
    return target.getvalue()


def looks(draw: Random) -> bytes:
    """Fonts, fills, borders, alignments, theme and indexed colors, named styles."""
    file, sheet = sheet_of(draw)
    strong = NamedStyle(name="Strong", font=Font(bold=True, color="FF112233"))
    file.add_named_style(strong)
    for row in range(1, 30):
        cell = sheet.cell(row, 6, draw.choice(WORDS[:5]))
        cell.font = Font(
            name=draw.choice(("Calibri", "Arial", "Times New Roman", "Wingdings")),
            size=draw.choice((8, 11, 14, 20)),
            bold=draw.random() < 0.5,
            italic=draw.random() < 0.3,
            strike=draw.random() < 0.2,
            underline=draw.choice((None, "single", "double")),
            color=draw.choice(("FFFF0000", Color(theme=4), Color(theme=5, tint=-0.25), Color(indexed=12), None)),
        )
        cell.fill = draw.choice(
            (
                PatternFill(),
                PatternFill("solid", fgColor="FFFFFF00"),
                PatternFill("solid", fgColor=Color(theme=6, tint=0.4)),
                PatternFill("solid", fgColor=Color(indexed=22)),
            )
        )
        side = Side(style=draw.choice(("thin", "medium", "dashed", "double", "hair", "thick")), color="FF00FF00")
        cell.border = Border(left=side, bottom=draw.choice((side, Side())))
        cell.alignment = Alignment(
            horizontal=draw.choice((None, "left", "center", "right")),
            vertical=draw.choice((None, "top", "center")),
            wrap_text=draw.random() < 0.3,
            text_rotation=draw.choice((0, 0, 45, 135, 90, 255)),
        )
    sheet["A1"].style = "Strong"
    sheet["B1"].style = "Good"
    sheet["H1"].fill = PatternFill("solid", fgColor="FF00FF00")
    return saved(file)


def number_formats(draw: Random) -> bytes:
    file, sheet = sheet_of(draw)
    for row, format in enumerate(FORMATS, start=1):
        cell = sheet.cell(row, 7, draw.choice((draw.randint(-9, 99_999), draw.random() * 50_000, 0)))
        cell.number_format = format
    return saved(file)


def conditions(draw: Random) -> bytes:
    """Conditional formats of all kinds."""
    file, sheet = sheet_of(draw)
    red = PatternFill(start_color="FFFECACA", end_color="FFFECACA", fill_type="solid")
    rules: list[Any] = [
        CellIsRule(operator="between", formula=["1", "10"], fill=red),
        CellIsRule(operator="lessThan", formula=["$B$2"], font=Font(bold=True)),
        CellIsRule(operator="equal", formula=['"North"'], font=Font(color="FF00AA00")),
        FormulaRule(formula=["MOD(ROW(),2)=0"], fill=red, stopIfTrue=True),
        ColorScaleRule("min", None, "FFFFFFFF", "max", None, "FF16A34A"),
        ColorScaleRule("num", 1, "FFFF0000", "percentile", 50, "FFFFFF00", "percent", 90, "FF00FF00"),
        DataBarRule("min", None, "max", None, "FF638EC6"),
        IconSetRule("3TrafficLights1", "percent", [0, 33, 67]),
        Rule(type="top10", rank=3, dxf=DifferentialStyle(fill=red)),
        Rule(type="aboveAverage", dxf=DifferentialStyle(fill=red)),
        Rule(type="duplicateValues", dxf=DifferentialStyle(fill=red)),
        Rule(type="uniqueValues", dxf=DifferentialStyle(fill=red)),
        Rule(
            type="containsText",
            operator="containsText",
            text="or",
            formula=['NOT(ISERROR(SEARCH("or",B2)))'],
            dxf=DifferentialStyle(fill=red),
        ),
        Rule(
            type="beginsWith",
            operator="beginsWith",
            text="N",
            formula=['LEFT(B2,1)="N"'],
            dxf=DifferentialStyle(fill=red),
        ),
        Rule(type="containsBlanks", formula=["LEN(TRIM(B2))=0"], dxf=DifferentialStyle(fill=red)),
        Rule(
            type="timePeriod",
            timePeriod="thisMonth",
            formula=["MONTH(B2)=MONTH(TODAY())"],
            dxf=DifferentialStyle(fill=red),
        ),
        Rule(type="containsErrors", formula=["ISERROR(B2)"], dxf=DifferentialStyle(fill=red)),
    ]
    for rule in draw.sample(rules, 12):
        sheet.conditional_formatting.add(draw.choice(("B2:B20", "B2:B9 D2:D9", "A1:D30")), rule)
    return saved(file)


def validations(draw: Random) -> bytes:
    file, sheet = sheet_of(draw)
    for column, options in zip(
        "FGHIJKLM",
        (
            {"type": "list", "formula1": '"yes,no"'},
            {"type": "list", "formula1": "$A$2:$A$5"},
            {"type": "whole", "operator": "between", "formula1": "1", "formula2": str(draw.randint(5, 50))},
            {"type": "decimal", "operator": "greaterThan", "formula1": "0.5"},
            {"type": "date", "operator": "greaterThanOrEqual", "formula1": "45000"},
            {"type": "textLength", "operator": "lessThan", "formula1": "9"},
            {"type": "custom", "formula1": "ISNUMBER(L2)"},
            {"type": "time", "operator": "greaterThan", "formula1": "0.5"},
        ),
        strict=True,
    ):
        rule = DataValidation(allow_blank=draw.random() < 0.5, showErrorMessage=True, **options)
        rule.prompt, rule.promptTitle = "Look here", "Help"
        rule.add(f"{column}2:{column}9")
        sheet.add_data_validation(rule)
    return saved(file)


def tables(draw: Random) -> bytes:
    """A table with a computed column and totals, and formulas over it."""
    with written() as (file, target):
        page = file.add_worksheet("T")
        numbers = [draw.randint(1, 9) for _ in range(draw.randint(2, 9))]
        columns: list[dict[str, object]] = [
            {"header": "Who"},
            {"header": "Many", "total_function": "sum", "total_value": sum(numbers)},
            {"header": "Twice"},
        ]
        rows = [[draw.choice(WORDS[:3]), number] for number in numbers]
        page.add_table(0, 0, len(rows) + 1, 2, {"data": rows, "columns": columns, "total_row": True, "name": "Pairs"})
        for row, number in enumerate(numbers, start=1):
            page.write_formula(row, 2, "=Pairs[[#This Row],[Many]]*2", None, number * 2)
        page.write_formula("F1", "=SUM(Pairs[Many])", None, sum(numbers))
    return target.getvalue()


def hanging(draw: Random) -> bytes:
    """Links, comments, merges, a filter, frozen panes."""
    file, sheet = sheet_of(draw)
    sheet["F1"].hyperlink = "https://example.com/a?b=c&d=e"
    sheet["F1"].value = "a page"
    sheet["F2"].value = "a place"
    sheet["F2"].hyperlink = "#Sheet!A1"
    sheet["F3"] = '=HYPERLINK("https://example.com","far")'
    sheet["A2"].comment = Comment("Who is this?\nReally", "Ann Other")
    sheet.merge_cells("H1:J3")
    sheet["H1"] = "merged"
    sheet.merge_cells("H5:H6")
    sheet.auto_filter.ref = f"A1:D{sheet.max_row}"
    sheet.freeze_panes = draw.choice(("A2", "B1", "C3"))
    return saved(file)


def drawn(draw: Random) -> bytes:
    """Pictures and charts."""
    with written() as (file, target):
        page = file.add_worksheet("Drawn")
        page.write_row(0, 0, ["Month", "One", "Two"])
        for row in range(1, 7):
            page.write_row(row, 0, [f"M{row}", draw.randint(1, 9), draw.randint(1, 9)])
        for at, (kind, subtype) in enumerate(
            (
                ("column", None),
                ("line", None),
                ("pie", None),
                ("bar", "stacked"),
                ("scatter", None),
                ("area", None),
                ("radar", None),
                ("doughnut", None),
            )
        ):
            chart = file.add_chart({"type": kind, **({"subtype": subtype} if subtype else {})})
            chart.add_series({"values": "=Drawn!$B$2:$B$7", "categories": "=Drawn!$A$2:$A$7", "name": "=Drawn!$B$1"})
            chart.set_title({"name": f"A {kind}"})
            page.insert_chart(at * 15, 5, chart)
        page.insert_image("A20", "dot.png", {"image_data": io.BytesIO(_PNG), "description": "A dot"})
    return target.getvalue()


_PNG = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010806000000"
    "1f15c4890000000d49444154789c6360f8cf500f0003860180"
    "5a348a6b0000000049454e44ae426082"
)


def arranged(draw: Random) -> bytes:
    """Widths, heights, outlines, hidden lines, print settings, whole columns and rows with looks."""
    with written() as (file, target):
        page = file.add_worksheet("Arranged")
        gray = file.add_format({"bg_color": "#DDDDDD"})
        page.set_column("A:A", draw.randint(3, 40))
        page.set_column("B:D", 12, gray)
        page.set_column("F:G", 9, None, {"level": 1, "hidden": draw.random() < 0.5})
        page.set_column("XFD:XFD", 30)
        for row in range(20):
            page.write_row(row, 0, [row, draw.random(), "x"])
        page.set_row(2, draw.choice((12, 30.75, 60)))
        page.set_row(3, None, gray)
        page.set_row(4, None, None, {"hidden": True})
        page.set_row(6, None, None, {"level": 1})
        page.set_row(7, None, None, {"level": 2})
        page.set_landscape()
        page.set_paper(9)
        page.set_header("&CHead &P")
        page.print_area("A1:C9")
        page.repeat_rows(0)
        page.set_h_pagebreaks([5])
        page.hide_gridlines(2)
        page.set_zoom(80)
    return target.getvalue()


def many_sheets(draw: Random) -> bytes:
    """Names with quotes, hidden and protected sheets, colors of tabs, formulas across."""
    with written() as (file, target):
        names = ["It's", "Plan 2024", "a-b", "日本語", "R1C1", "1st", "x" * 31, "Sheet!"[:-1], "A1"]
        draw.shuffle(names)
        pages = [file.add_worksheet(name) for name in names]
        for name, page in zip(names, pages, strict=True):
            number = draw.randint(1, 9)
            page.write("A1", number)
            quoted = name.replace("'", "''")
            pages[0].write_formula(names.index(name), 3, f"='{quoted}'!A1*2", None, number * 2)
        pages[0].set_tab_color("#FF9900")
        pages[-1].hide()
        pages[-2].very_hidden()
        pages[1].protect("secret")
        file.define_name("Everywhere", "='It''s'!$A$1:$A$3")
        file.define_name("'Plan 2024'!Here", "='Plan 2024'!$A$1")
        file.define_name("Constant", "=0.19")
        file.define_name("Computed", "='Plan 2024'!$A$1*2")
        pages[2].write_formula("B1", "=Constant*2", None, 0.38)
    return target.getvalue()


def sparse(draw: Random) -> bytes:
    file, sheet = sheet_of(draw)
    for _ in range(40):
        sheet.cell(draw.randint(1, 49_000), draw.randint(1, 490), draw.randint(1, 9))
    return saved(file)


def large(draw: Random) -> bytes:
    """As many rows as people have."""
    with written(constant_memory=False) as (file, target):
        page = file.add_worksheet("Large")
        for row in range(draw.randint(2_000, 4_000)):
            page.write_row(row, 0, [row, draw.random(), f"name {row % 97}", row % 7, draw.randint(1, 99)])
            page.write_formula(row, 5, f"=A{row + 1}*2", None, row * 2)
    return target.getvalue()


def rich_texts(draw: Random) -> bytes:
    with written() as (file, target):
        page = file.add_worksheet("Rich")
        bold, red = file.add_format({"bold": True}), file.add_format({"font_color": "red"})
        for row in range(6):
            page.write_rich_string(row, 0, "This is ", bold, "bold", " and ", red, draw.choice(WORDS[:4]))
    return target.getvalue()


def dates_of_1904(draw: Random) -> bytes:
    with written(date_1904=True, default_date_format="yyyy-mm-dd") as (file, target):
        page = file.add_worksheet("Old")
        dated, timed = file.add_format({"num_format": "m/d/yyyy"}), file.add_format({"num_format": "[h]:mm"})
        for row in range(8):
            day = date(draw.randint(1990, 2030), draw.randint(1, 12), draw.randint(1, 28))
            page.write_datetime(row, 0, day, dated)
            page.write_number(row, 1, draw.randint(1, 99))
            page.write_number(row, 2, draw.random(), timed)
        page.write_formula("D1", "=A1+1", dated, 40_000)
        page.write_formula("D2", "=YEAR(A2)", None, 2000)
        page.data_validation("E1:E5", {"validate": "date", "criteria": ">", "value": date(2020, 1, 1)})
    return target.getvalue()


MAKERS: dict[str, Maker] = {
    "values": values,
    "texts": texts,
    "formulas": formulas,
    "cached values": cached,
    "arrays": arrays,
    "unknown functions": unknown_functions,
    "looks": looks,
    "number formats": number_formats,
    "conditions": conditions,
    "validations": validations,
    "tables": tables,
    "hanging": hanging,
    "drawn": drawn,
    "arranged": arranged,
    "many sheets": many_sheets,
    "sparse": sparse,
    "large": large,
    "rich texts": rich_texts,
    "dates of 1904": dates_of_1904,
}

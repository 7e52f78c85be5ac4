"""References follow their cells, whatever rows and columns come, go and move: held against a model of the lines."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

import pytest
from deskgym.apps.sheet.engine import Engine, column_name, parse_area
from deskgym.apps.sheet.engine.entry import TypedValue
from deskgym.apps.sheet.engine.refs import quoted
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from openpyxl import Workbook
from openpyxl.workbook.defined_name import DefinedName

_USED = 9
#: Formulas stand beyond all lines that come, go and move.
_FAR = 40
_RANGES = ("B2:D6", "$B$2:$D$6", "B$3:$C3", "C2:C9", "A1:C1", "B:D", "$B:$D", "$C:$C", "2:4",
           "$2:$4", "$1:$6", "D5", "$D$5", "B2:B", "C3:3")  # fmt: skip


_RANGES_BESIDE = ("B2:D6", "$D$5", "B$3:$C3")
_NAMES = {"Block": "$B$2:$D$6", "Whole": "$B:$D", "Band": "$2:$4"}


class Formula(NamedTuple):
    """What stands in a cell of a sheet."""

    sheet: int
    text: str
    value: float | None


@dataclass(eq=False)
class Line:
    """A row or column, which stays itself wherever it goes; `value` of those that were there at first."""

    value: int = 0


@dataclass
class Axis:
    """The rows, or the columns, in their order."""

    lines: list[Line] = field(default_factory=lambda: [Line(n) for n in range(1, 61)])

    def insert(self, at: int, count: int) -> None:
        self.lines[at - 1 : at - 1] = [Line() for _ in range(count)]

    def delete(self, at: int, count: int) -> None:
        del self.lines[at - 1 : at - 1 + count]

    def move(self, at: int, count: int, to: int) -> list[Line]:
        moved = self.lines[at - 1 : at - 1 + count]
        rest = self.lines[: at - 1] + self.lines[at - 1 + count :]
        before = to - 1 if to <= at else to - 1 - count
        self.lines = rest[:before] + moved + rest[before:]
        return moved

    def place(self, line: Line) -> int:
        return self.lines.index(line) + 1


class Span:
    """The lines of a range: those that come between them belong to it, those that come beside them do not."""

    def __init__(self, axis: Axis, first: int, last: int, *, is_whole: bool) -> None:
        self.axis, self.lines, self.is_whole = axis, axis.lines[first - 1 : last], is_whole

    def settle(self, moved: list[Line]) -> None:
        if self.is_whole:
            self.lines = self.axis.lines[:]
            return
        there = [line for line in self.lines if line in self.axis.lines]
        stayed = [line for line in there if line not in moved] or there
        places = {self.axis.place(line) for line in stayed}
        if places:
            inside = set(range(min(places), max(places) + 1))
            beside = inside | {self.axis.place(line) for line in there}
            # What was moved away stays only where it still lies next to the others.
            places = beside if len(beside) == max(beside) - min(beside) + 1 else inside
        self.lines = [self.axis.lines[place - 1] for place in sorted(places)]

    @property
    def ends(self) -> tuple[int, int]:
        return self.axis.place(self.lines[0]), self.axis.place(self.lines[-1])


class Sheet:
    """A sheet with a number in each cell, formulas over ranges of it there and on another sheet; and its model."""

    def __init__(self) -> None:
        self.engine = Engine.create()
        self.data = self.engine.sheets()[0].key
        self.other = self.engine.add_sheet("Other")
        self.axes = {"row": Axis(), "column": Axis()}
        self.spans = {text: self._spans(text) for text in _RANGES}
        for row in range(1, _USED + 1):
            for column in range(1, _USED + 1):
                self.engine.enter(self.data, row, column, TypedValue("number", float(row * 100 + column)))
        for number, text in enumerate(_RANGES, start=1):
            self.engine.enter_formula(self.other, number, 1, f"=SUM(Sheet1!{text})")
            self.engine.enter_formula(self.other, number, 2, f"=SUM(TAKE(Sheet1!{text},99))")
        for number, text in enumerate(_RANGES_BESIDE, start=_FAR):
            self.engine.enter_formula(self.data, number, _FAR, f"=SUM({text})")
            self.engine.enter_formula(self.data, number, _FAR + 1, f"=SUM(TAKE({text},99))")
        for name, text in _NAMES.items():
            self.engine.define(name, f"Sheet1!{text}")
        self.engine.collect()

    def _spans(self, text: str) -> tuple[Span, Span]:
        rows, columns, area = self.axes["row"], self.axes["column"], parse_area(text)
        first = text.partition(":")[0].replace("$", "")
        return (
            Span(rows, area.top, min(area.bottom, len(rows.lines)), is_whole=first.isalpha()),
            Span(columns, area.left, min(area.right, len(columns.lines)), is_whole=first.isdigit()),
        )

    def change(self, verb: str, axis: str, at: int, count: int, to: int) -> None:
        moved: list[Line] = []
        match verb:
            case "insert":
                self.engine.insert(self.data, axis, at, count)
                self.axes[axis].insert(at, count)
            case "delete":
                self.engine.delete(self.data, axis, at, count)
                self.axes[axis].delete(at, count)
            case _ if not at <= to <= at + count:
                self.engine.relocate(self.data, axis, at, count, to)
                moved = self.axes[axis].move(at, count, to)
        for rows, columns in self.spans.values():
            (rows if axis == "row" else columns).settle(moved)
        self.engine.collect()

    def reference(self, text: str) -> str:
        """A range as it should read now."""
        rows, columns = self.spans[text]
        if not rows.lines or not columns.lines:
            return "#REF!"
        (top, bottom), (left, right) = rows.ends, columns.ends
        first, _, last = text.partition(":")
        return ":".join([_end(first, top, left), *([_end(last, bottom, right)] if last else [])])

    def total(self, text: str) -> float | None:
        """The sum of what stands in a range now; None where it is gone."""
        rows, columns = self.spans[text]
        if not rows.lines or not columns.lines:
            return None
        values = [line.value for line in rows.lines], [line.value for line in columns.lines]
        return float(sum(r * 100 + c for r in values[0] for c in values[1] if 0 < r <= _USED and 0 < c <= _USED))

    def found(self) -> list[Formula]:
        return sorted(
            Formula(cell[0], reading.formula, reading.number if reading.kind == "number" else None)
            for cell, reading in self.engine.known.items()
            if reading.formula is not None
        )

    def expected(self) -> list[Formula]:
        wanted = []
        for key, texts in ((self.data, _RANGES_BESIDE), (self.other, _RANGES)):
            for text in texts:
                now, total = self.reference(text), self.total(text)
                prefix = "Sheet1!" if key == self.other and now != "#REF!" else ""
                wanted.append(Formula(key, f"=SUM({prefix}{now})", total))
                wanted.append(Formula(key, f"=SUM(TAKE({prefix}{now},99))", total))
        return sorted(wanted)


def _end(written: str, row: int, column: int) -> str:
    """An end of a range at another place, with the dollars that it has."""
    letters, digits = written.replace("$", "").rstrip("0123456789"), written.lstrip("$").lstrip("ABCDEFG")
    found = ("$" if letters and written.startswith("$") else "") + (column_name(column) if letters else "")
    if digits:
        is_fixed = digits.startswith("$") or (not letters and written.startswith("$"))
        found += ("$" if is_fixed else "") + str(row)
    return found


changes = st.tuples(
    st.sampled_from(["insert", "delete", "delete", "move"]), st.sampled_from(["row", "column"]),
    st.integers(1, 8), st.integers(1, 3), st.integers(1, 12),
)  # fmt: skip


@given(st.lists(changes, min_size=1, max_size=6))
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_every_range_holds_the_lines_that_it_held(plan: list[tuple[str, str, int, int, int]]) -> None:
    sheet = Sheet()
    for change in plan:
        sheet.change(*change)
        assert sheet.found() == sheet.expected()
    wanted = {name: sheet.reference(text) for name, text in _NAMES.items()}
    assert sheet.engine.names() == {name: now if now == "#REF!" else f"Sheet1!{now}" for name, now in wanted.items()}


@pytest.mark.parametrize(
    ("verb", "axis", "at", "wanted", "value"),
    [
        ("delete", "row", 6, "=SUM(H1:H5)", 15),
        ("delete", "row", 1, "=SUM(H1:H5)", 20),
        ("insert", "row", 1, "=SUM(H2:H7)", 21),
        ("insert", "row", 6, "=SUM(H1:H7)", 21),
        ("insert", "row", 7, "=SUM(H1:H6)", 21),
    ],
)
def test_a_sum_keeps_its_range_when_an_edge_of_it_changes(
    verb: str, axis: str, at: int, wanted: str, value: float
) -> None:
    engine = Engine.create()
    key = engine.sheets()[0].key
    for row in range(1, 7):
        engine.enter(key, row, 8, TypedValue("number", float(row)))
    engine.enter_formula(key, 8, 8, "=SUM(H1:H6)")
    engine.collect()
    getattr(engine, verb)(key, axis, at, 1)
    engine.collect()
    reading = engine.reading(key, {"insert": 9, "delete": 7}[verb], 8)
    assert reading is not None
    assert (reading.formula, reading.number) == (wanted, value)


def _small() -> tuple[Engine, int, int]:
    """Two sheets, A1:C6 of each filled."""
    engine = Engine.create()
    first, second = engine.sheets()[0].key, engine.add_sheet("Other")
    for key in (first, second):
        for row in range(1, 7):
            for column in range(1, 4):
                engine.enter(key, row, column, TypedValue("number", float(row * 10 ** (column - 1))))
    return engine, first, second


def _read(engine: Engine, key: int, row: int, column: int) -> tuple[str | None, float | str | None]:
    reading = engine.reading(key, row, column)
    assert reading is not None
    return reading.formula, reading.number if reading.kind == "number" else reading.text


@pytest.mark.parametrize(
    ("formula", "value"),
    [
        ("=SUM(A1:INDEX(A:A,5))", 15),
        ("=SUM($A$2:INDEX($A:$A,5))", 14),
        ("=SUM(Other!A1:INDEX(Other!A:A,3))", 6),
        ("=SUM(INDEX(A:A,2):INDEX(A:A,5))", 14),
        ("=SUM(A1:OFFSET(A1,3,0))", 10),
        ("=SUM(OFFSET($A$1,1,0):A4)", 9),
        ('=SUM(A1:INDIRECT("A4"))', 10),
        ("=SUM(A1:IF(B1>5,A3,A5))", 6),
        ("=SUM(A1:CHOOSE(2,A3,A5))", 15),
        ("=SUM(A1:XLOOKUP(4,A1:A6,A1:A6))", 10),
        ("=SUM(XLOOKUP(2,A1:A6,B1:B6):XLOOKUP(4,A1:A6,B1:B6))", 90),
        ("=SUM(Corner:B3)", 55),
        ("=SUM(A2:A)", 20),
        ("=SUM($A$2:C)", 2220),
        ("=SUM(B2:2)", 220),
        ("=SUM(Other!A2:A)", 20),
        ('=COUNTIF(A2:A,">3")', 3),
        ('=SUMIFS(B2:B,A2:A,">2")', 180),
        ("=VLOOKUP(3,A2:C,3,FALSE)", 300),
        ('=SUM(INDIRECT("A2:A"))', 20),
        ('=SUM(INDIRECT("Other"&"!B5:B"))', 110),
    ],
)
def test_an_end_of_a_range_may_be_worked_out_or_left_open(formula: str, value: float) -> None:
    engine, key, _ = _small()
    engine.define("Corner", "Sheet1!$A$2")
    engine.enter_formula(key, 9, 9, formula)
    engine.collect()
    assert _read(engine, key, 9, 9) == (formula, value)
    # It follows its cells as any other formula does, and comes back from bytes the same.
    engine.insert(key, "row", 8, 1)
    again = Engine.load(engine.to_bytes())
    again.collect()
    assert _read(again, key, 10, 9) == (formula, value)


def test_references_in_a_range_that_is_worked_out_move_with_their_cells() -> None:
    engine, key, _ = _small()
    engine.enter_formula(key, 9, 9, "=SUM($A$2:INDEX($A:$A,5))")
    engine.enter_formula(key, 9, 10, "=SUM(A2:A6)+SUM(B3:B)")
    engine.collect()
    engine.insert(key, "column", 1, 1)
    engine.delete(key, "row", 1, 1)
    engine.collect()
    assert _read(engine, key, 8, 10) == ("=SUM($B$1:INDEX($B:$B,5))", 20)
    assert _read(engine, key, 8, 11) == ("=SUM(B1:B5)+SUM(C2:C)", 20 + 180)


def test_what_is_said_twice_of_a_range_is_said_once() -> None:
    engine, key, _ = _small()
    engine.enter_formula(key, 9, 9, "=SUM(Other!A1:Other!A3)")
    engine.collect()
    assert _read(engine, key, 9, 9) == ("=SUM(Other!A1:A3)", 6)


def test_a_name_whose_cells_go_is_kept_without_them() -> None:
    engine, key, _ = _small()
    engine.define("Units", "Sheet1!$B$2:$B$5")
    engine.enter_formula(key, 9, 9, "=SUM(Units)")
    engine.collect()
    engine.delete(key, "row", 5, 1)
    engine.collect()
    assert (engine.names()["Units"], _read(engine, key, 8, 9)) == ("Sheet1!$B$2:$B$4", ("=SUM(Units)", 90))
    engine.delete(key, "row", 2, 3)
    engine.collect()
    assert (engine.names()["Units"], _read(engine, key, 5, 9)) == ("#REF!", ("=SUM(Units)", "#REF!"))


def test_names_of_a_file_may_stand_for_values(tmp_path: Path) -> None:
    book = Workbook()
    sheet = book.active
    assert sheet is not None
    sheet.title = "Data"
    for row in range(1, 6):
        sheet.cell(row, 1, row)
    meant = {
        "Rate": "0.2", "Greeting": '"hi"', "Twice": "Data!$A$2*2", "Column": "OFFSET(Data!$A$1,0,0,COUNT(Data!$A:$A),1)"
    }  # fmt: skip
    for name, text in meant.items():
        book.defined_names[name] = DefinedName(name, attr_text=text)
    for row, formula in enumerate(("=A5*Rate", '=Greeting&"!"', "=Twice+1", "=SUM(Column)"), start=1):
        sheet.cell(row, 3, formula)
    book.save(tmp_path / "names.xlsx")
    engine = Engine.from_xlsx(str(tmp_path / "names.xlsx"))
    key = engine.sheets()[0].key
    engine.collect()
    assert [_read(engine, key, row, 3)[1] for row in range(1, 5)] == [1, "hi!", 5, 15]
    engine.enter_formula(key, 5, 3, "=ROUND(Rate*A3,1)")
    engine.insert(key, "row", 1, 1)
    engine.rename_sheet(key, "Our Data")
    engine.collect()
    assert [_read(engine, key, row, 3)[1] for row in range(2, 7)] == [1, "hi!", 5, 15, 0.6]
    assert engine.names()["Twice"] == "'Our Data'!$A$3*2"


def test_a_sheet_that_is_gone_does_not_come_back_with_its_name() -> None:
    engine, key, other = _small()
    engine.define("Theirs", "Other!$A$1:$A$3")
    engine.enter_formula(key, 9, 9, "=SUM(Other!A1:A3)+A1")
    engine.enter_formula(key, 9, 10, "=SUM(LARGE(Other!A1:A3,{1,2}))")
    engine.collect()
    engine.delete_sheet(other)
    engine.collect()
    engine.add_sheet("Other")
    engine.collect()
    assert _read(engine, key, 9, 9) == ("=SUM(#REF!)+A1", "#REF!")
    assert _read(engine, key, 9, 10) == ("=SUM(LARGE(#REF!,{1,2}))", "#REF!")
    assert engine.names() == {"Theirs": "#REF!"}


def test_a_formula_that_follows_keeps_its_look_and_spills_anew() -> None:
    engine, key, _ = _small()
    engine.enter_formula(key, 1, 9, "=SORT(A1:A6,1,-1)")
    engine.restyle(key, parse_area("I1"), {"f": "0.00"})
    engine.enter_formula(key, 1, 11, "=A1:A6*2")
    engine.collect()
    engine.delete(key, "row", 6, 1)
    engine.collect()
    assert _read(engine, key, 1, 9) == ("=SORT(A1:A5,1,-1)", 5)
    assert engine.style(key, 1, 9) == {"f": "0.00"}
    assert [engine.reading(key, 6, column) for column in (9, 11)] == [None, None]
    assert _read(engine, key, 5, 9) == (None, 1)


@pytest.mark.parametrize("name", ["Plan 2024", "It's", "R1C1", "日本語", "Été", "naïve.x", "1st"])
def test_references_follow_on_sheets_of_any_name(name: str) -> None:
    engine, key, other = _small()
    engine.rename_sheet(other, name)
    engine.enter_formula(key, 9, 9, f"=SUM({quoted(name)}!A1:A3)+{quoted(name)}!A2+A6")
    engine.enter_formula(key, 9, 10, f"=SUM(LARGE({quoted(name)}!A1:A3,{{1}}))")
    engine.collect()
    engine.delete(other, "row", 3, 1)
    engine.relocate(key, "row", 6, 1, 8)
    engine.collect()
    assert [_read(engine, key, 9, column)[1] for column in (9, 10)] == [1 + 2 + 2 + 6, 2]
    assert [each for formula in (_read(engine, key, 9, 9)[0],) if formula for each in re.findall(r"A\d", formula)] == [
        "A1", "A2", "A2", "A7",
    ]  # fmt: skip

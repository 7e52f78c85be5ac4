"""Formulas of every family, computed by the engine and by another one (formualizer) that shares no code with it."""

from __future__ import annotations

import math
from datetime import date, datetime, time

import formualizer
import pytest
from deskgym.apps.sheet.engine import Area, Engine
from deskgym.apps.sheet.engine.entry import read

TABLE = (
    ("East", "Jan", 12, 4.5, "ea@x.example"),
    ("West", "Jan", 7, 4.5, "we@x.example"),
    ("East", "Feb", 20, 4.25, "e2@x.example"),
    ("North", "Feb", 3, 5, " no@x.example "),
    ("West", "Mar", 15, 3.75, "w3@x.example"),
)
_TEXT = """
1+2*3 2^10 -2^2 10%*5 (1+2)/4 7-3-2 "a"&"b" 1=1 "A"="a" 2<>3 5>=5 SUM(C1:C5) SUM(C1:C5,D1:D5) PRODUCT(C1:C3)
SUMSQ(C1:C3) SUMPRODUCT(C1:C5,D1:D5) SUMIF(A1:A5,"East",C1:C5) SUMIF(C1:C5,">10")
SUMIFS(C1:C5,A1:A5,"West",B1:B5,"Mar") COUNT(A1:C5) COUNTA(A1:A5) COUNTBLANK(F1:F5) COUNTIF(A1:A5,"*t")
COUNTIF(C1:C5,">=12") COUNTIFS(A1:A5,"East",C1:C5,">15") AVERAGE(C1:C5) AVERAGEIF(A1:A5,"West",C1:C5)
AVERAGEIFS(C1:C5,B1:B5,"Jan") MIN(C1:C5) MAX(C1:C5) MEDIAN(C1:C5) LARGE(C1:C5,2) SMALL(C1:C5,2) RANK(C2,C1:C5)
MAXIFS(C1:C5,A1:A5,"East") MINIFS(C1:C5,A1:A5,"East") STDEV(C1:C5) STDEV.P(C1:C5) VAR(C1:C5) VAR.P(C1:C5)
SUBTOTAL(9,C1:C5) SUBTOTAL(101,C1:C5) GEOMEAN(C1:C5) CORREL(C1:C5,D1:D5) SLOPE(C1:C5,D1:D5)
INTERCEPT(C1:C5,D1:D5) PERCENTILE(C1:C5,0.5) QUARTILE(C1:C5,1) ROUND(2.345,2) ROUND(1234.5,-2) ROUNDUP(2.341,2)
ROUNDDOWN(2.349,2) INT(-2.5) TRUNC(-2.5) MOD(7,3) MOD(-7,3) ABS(-4) SIGN(-3) SQRT(16) POWER(2,8) EXP(1) LN(10)
LOG(100) LOG(8,2) LOG10(1000) PI() CEILING(7,5) FLOOR(7,5) MROUND(7,5) GCD(12,18) LCM(4,6) FACT(5) COMBIN(5,2)
QUOTIENT(7,2) EVEN(3) ODD(4) SIN(1) COS(1) TAN(1) ATAN2(1,2) RADIANS(180) DEGREES(1) IF(C1>10,"big","small")
IF(C4>10,"big","small") IFS(C1>15,"a",C1>10,"b",TRUE,"c") AND(C1>1,C2>1) OR(C1>100,C2>100) NOT(TRUE)
XOR(TRUE,FALSE) IFERROR(1/0,"none") IFNA(NA(),"gone") SWITCH(B1,"Jan",1,"Feb",2) ISBLANK(F1) ISNUMBER(C1)
ISTEXT(A1) ISERROR(1/0) ISNA(NA()) ISEVEN(4) ISODD(4) N(TRUE) VLOOKUP("West",A1:D5,3,FALSE)
HLOOKUP("East",A1:E5,2,FALSE) INDEX(C1:C5,3) INDEX(A1:D5,2,4) MATCH("North",A1:A5,0) MATCH(12,C1:C1,1)
XLOOKUP("Feb",B1:B5,C1:C5) XLOOKUP("no",B1:B5,C1:C5,"none") CHOOSE(2,"a","b","c") ROW(C3) COLUMN(C3) ROWS(A1:C5)
COLUMNS(A1:C5) OFFSET(A1,1,2) INDIRECT("C3") ADDRESS(2,3) LOOKUP(15,C5:C5) LEN(A1) LEFT(A1,2) RIGHT(A1,2)
MID(A1,2,2) UPPER(A1) LOWER(A1) PROPER("ann_lee") TRIM(E4) CONCAT(A1,B1) CONCATENATE(A1,"-",B1)
TEXTJOIN("-",TRUE,A1:A3) SUBSTITUTE("a-b-c","-","+") SUBSTITUTE("a-b-c","-","+",2) REPLACE("abcdef",2,3,"X")
FIND("@",E1) SEARCH("X",E1) REPT("ab",3) EXACT("a","A") VALUE("12.5") TEXT(1234.5,"#,##0.00") TEXT(0.125,"0.0%")
CHAR(65) CODE("A") T(A1) FIXED(1234.567,1) DATE(2026,3,16) YEAR(DATE(2026,3,16)) MONTH(DATE(2026,3,16))
DAY(DATE(2026,3,16)) WEEKDAY(DATE(2026,3,16)) WEEKDAY(DATE(2026,3,16),2) EDATE(DATE(2026,1,31),1)
EOMONTH(DATE(2026,2,3),0) DAYS(DATE(2026,3,16),DATE(2026,1,1)) NETWORKDAYS(DATE(2026,3,2),DATE(2026,3,16))
WORKDAY(DATE(2026,3,2),5) DATEDIF(DATE(2020,5,1),DATE(2026,3,16),"Y") TIME(12,30,0) HOUR(0.75) MINUTE(0.76)
WEEKNUM(DATE(2026,3,16)) DATEVALUE("2026-03-16") PMT(0.05/12,60,10000) FV(0.05,10,-100) PV(0.05,10,-100)
NPV(0.1,100,200,300) NPER(0.01,-100,1000) IPMT(0.05/12,1,60,10000) PPMT(0.05/12,1,60,10000) SLN(1000,100,5)
RATE(60,-188.71,10000) DEC2BIN(10) BIN2DEC("1010") DEC2HEX(255) HEX2DEC("FF") LET(x,5,x*2) SUM(SEQUENCE(4))
SUM(UNIQUE(D1:D5)) SUM(FILTER(C1:C5,C1:C5>10)) SUM(C1:C5*2) TEXTBEFORE("a-b","-") TEXTAFTER("a-b","-")
"""
FORMULAS = _TEXT.split()


@pytest.fixture(scope="module")
def engine() -> Engine:
    engine = Engine.create()
    key = engine.sheets()[0].key
    for row, line in enumerate(TABLE, start=1):
        for column, value in enumerate(line, start=1):
            engine.enter(
                key, row, column, read(f"'{value}" if isinstance(value, str) else str(value), date(2026, 3, 16))
            )
    for row, formula in enumerate(FORMULAS, start=1):
        engine.enter_formula(key, row, 20, f"={formula.replace('_', ' ')}")
    engine.collect()
    return engine


@pytest.fixture(scope="module")
def other() -> formualizer.Workbook:
    workbook = formualizer.Workbook()
    workbook.add_sheet("S")
    for row, line in enumerate(TABLE, start=1):
        for column, value in enumerate(line, start=1):
            workbook.set_value("S", row, column, value)
    for row, formula in enumerate(FORMULAS, start=1):
        workbook.set_formula("S", row, 20, f"={formula.replace('_', ' ')}")
    return workbook


@pytest.mark.parametrize("formula", FORMULAS)
def test_two_engines_agree(formula: str, engine: Engine, other: formualizer.Workbook) -> None:
    row = FORMULAS.index(formula) + 1
    reading = engine.reading(engine.sheets()[0].key, row, 20)
    assert reading is not None
    ours: object = reading.number if reading.kind == "number" else reading.text
    theirs = plain(other.evaluate_cell("S", row, 20))
    if isinstance(ours, float) and isinstance(theirs, float):
        assert math.isclose(ours, theirs, rel_tol=1e-9, abs_tol=1e-9)
    else:
        assert ours == theirs


def plain(value: object) -> object:
    """A value of the other engine as ours has it."""
    if isinstance(value, bool):
        return str(value).upper()
    if isinstance(value, datetime):
        return float(value.toordinal() - date(1899, 12, 30).toordinal()) + value.hour / 24 + value.minute / 1440
    if isinstance(value, date):
        return float(value.toordinal() - date(1899, 12, 30).toordinal())
    if isinstance(value, time):
        return value.hour / 24 + value.minute / 1440
    return float(value) if isinstance(value, int | float) else value


def test_an_area_has_its_name() -> None:
    assert str(Area(2, 2, 9, 4)) == "B2:D9"

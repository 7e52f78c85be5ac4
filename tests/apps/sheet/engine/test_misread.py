"""Single values that the engine alone gets wrong: numbers as texts, criteria on texts, regular expressions."""

from __future__ import annotations

from datetime import UTC, date, datetime

import pytest
from deskgym.apps.sheet.engine import Engine, arrays
from deskgym.apps.sheet.engine.entry import read

COLUMN = ("x", "x", "y", "", "Z", "'5", "5", "TRUE")


def worked_out(*formulas: str) -> list[str]:
    """Formulas from D1 down, beside texts and powers of two; what they show."""
    engine = Engine.create()
    key = engine.sheets()[0].key
    for row, text in enumerate(COLUMN, 1):
        if text:
            engine.enter(key, row, 1, read(text, date(2026, 3, 16)))
        engine.enter(key, row, 2, read(str(2 ** (row - 1)), date(2026, 3, 16)))
    for row, formula in enumerate(formulas, 1):
        engine.enter_formula(key, row, 4, formula)
    engine.tick(datetime(2026, 3, 16, 9, 0, tzinfo=UTC), 1)
    engine.collect()
    found = [engine.reading(key, row, 4) for row in range(1, len(formulas) + 1)]
    assert [each.formula for each in found if each is not None] == list(formulas)
    return [each.formatted for each in found if each is not None]


@pytest.mark.parametrize(
    ("criterion", "total"),
    [
        ('"<>x"', 252), ('"<>X"', 252), ('"<>"&A1', 252), ('"<>"', 247), ('"="', 8), ('""', 8), ('"<>zz"', 255),
        ('"<>x*"', 252), ('">=x"', 23), ('">="&A2', 23), ('"<=x"', 35), ('"<=X"', 35), ('">x"', 20), ('"<y"', 35),
        ('">=b"', 23), ('"<=b"', 32), ('"x"', 3), ('5', 96), ('">=5"', 64), ('"<=5"', 64), ('">="&B3', 64),
        ('"<>"&"x"', 252), ('"<="&"b"', 32),
    ],
)  # fmt: skip
def test_criteria_compare_texts_as_people_do(criterion: str, total: int) -> None:
    areas = f"(A1:A8,{criterion}"
    assert worked_out(
        f"=SUMIF{areas},B1:B8)",
        f"=SUMIFS(B1:B8,A1:A8,{criterion})",
        f"=COUNTIF{areas})",
        f"=COUNTIFS{areas},B1:B8,\">0\")",
        f"=MAXIFS(B1:B8,A1:A8,{criterion})",
        f"=MINIFS(B1:B8,A1:A8,{criterion})",
        f"=ROUND(AVERAGEIF{areas},B1:B8),6)",
        f"=ROUND(AVERAGEIFS(B1:B8,A1:A8,{criterion}),6)",
    ) == [
        str(total), str(total), *[str(total.bit_count())] * 2, str(1 << (total.bit_length() - 1)), str(total & -total),
        *[f"{total / total.bit_count():.6f}".rstrip("0").rstrip(".")] * 2,
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("cell", "total"), [("'<>x", 252), ("'>=x", 23), ("'<=x", 35), ("'>4", 64), ("x", 3), ("5", 96), ("'<>", 247)]
)
def test_a_cell_may_say_how_it_compares(cell: str, total: int) -> None:
    engine = Engine.create()
    key = engine.sheets()[0].key
    for row, text in enumerate(COLUMN, 1):
        if text:
            engine.enter(key, row, 1, read(text, date(2026, 3, 16)))
        engine.enter(key, row, 2, read(str(2 ** (row - 1)), date(2026, 3, 16)))
    engine.enter(key, 1, 3, read(cell, date(2026, 3, 16)))
    engine.enter_formula(key, 1, 4, "=SUMIF(A1:A8,C1,B1:B8)")
    engine.enter_formula(key, 2, 4, '=SUMIFS(B1:B8,A1:A8,C1&"",B1:B8,">0")')
    engine.collect()
    assert [reading.number for row in (1, 2) if (reading := engine.reading(key, row, 4))] == [total, total]


def test_criteria_over_long_columns_find_the_same_by_their_index() -> None:
    engine = Engine.create()
    key = engine.sheets()[0].key
    for row in range(1, 101):
        engine.enter(key, row, 1, read(("a", "b", "c", "7", "12")[row % 5], date(2026, 3, 16)))
        engine.enter(key, row, 2, read(str(row), date(2026, 3, 16)))
    formulas = {
        '=COUNTIF(A1:A100,"<>b")': "80",
        '=COUNTIFS(A1:A100,"<>b",B1:B100,">="&B90)': "9",
        '=COUNTIFS(A1:A100,">=b",B1:B100,"<="&B10,B1:B100,">2")': "2",
        '=SUMIFS(B1:B100,A1:A100,"<>"&A1,B1:B100,"<"&B5)': "9",
    }
    for row, formula in enumerate(formulas, 1):
        engine.enter_formula(key, row, 4, formula)
    engine.collect()
    found = [engine.reading(key, row, 4) for row in range(1, len(formulas) + 1)]
    assert [each.formatted for each in found if each is not None] == list(formulas.values())


@pytest.mark.parametrize(
    ("formula", "shown"),
    [
        ('TEXT(2.5,"0")', "3"),
        ('TEXT(-2.5,"0")', "-3"),
        ('"Total: "&TEXT(19.985,"$#,##0.00")', "Total: $19.99"),
        ('TEXT(0.125,"0%")', "13%"),
        ('TEXT(1.25,"# ?/?")', "1 1/4"),
        ('TEXT("12","0.0")', "12.0"),
        ('TEXT("abc","0.0")', "abc"),
        ('TEXT("2026-03-16","mmm d")', "Mar 16"),
        ('TEXT(TRUE,"0")', "TRUE"),
        ('TEXT(C1,"0.00")', "0.00"),
        ('TEXT(5,"")', ""),
        ('TEXT(1/0,"0")', "#DIV/0!"),
        ('TEXT(9999999,"h:mm yyyy")', "#VALUE!"),
        ('TEXT(TODAY(),"mmmm d")', "March 16"),
        ('TEXT(NOW(),"h:mm AM/PM")', "9:00 AM"),
        ('TEXT(RANDBETWEEN(4,4),"00")', "04"),
        ('LEN(TEXT(RAND(),"0.000"))', "5"),
        ('REGEXMATCH("Order 12","\\d+")', "TRUE"),
        ('REGEXMATCH("order","ORDER")', "FALSE"),
        ('REGEXTEST("order","ORDER",1)', "TRUE"),
        ('REGEXMATCH(B8,"^12")', "TRUE"),
        ('REGEXMATCH("a","(")', "#VALUE!"),
        ('REGEXEXTRACT("abc12","[0-9]+")', "12"),
        ('REGEXEXTRACT("ab-12","([a-z]+)-")', "ab"),
        ('TEXTJOIN("|",TRUE,REGEXEXTRACT("ab-12","([a-z]+)-(\\d+)"))', "ab|12"),
        ('TEXTJOIN("|",TRUE,REGEXEXTRACT("a1b22","\\d+",1))', "1|22"),
        ('REGEXEXTRACT("abc","\\d")', "#N/A"),
        ('REGEXREPLACE("a1b2","\\d","<$0>")', "a<1>b<2>"),
        ('REGEXREPLACE("Marsh, Olga","(\\w+), (\\w+)","$2 \\1")', "Olga Marsh"),
        ('REGEXREPLACE("a1b2","\\d","",2)', "a1b"),
        ('REGEXREPLACE("a1b2c3","\\d","",-1)', "a1b2c"),
        ('SUM(--REGEXMATCH(A1:A5,"x|y"))', "3"),
    ],
)  # fmt: skip
def test_single_values(formula: str, shown: str) -> None:
    assert worked_out(f"={formula}") == [shown]


def test_what_the_engine_gets_right_stays_with_it() -> None:
    for formula in (
        '=TEXT(A1,"mmm d, yyyy")', '=COUNTIF(A1:A9,"x")', '=COUNTIF(A1:A9,">5")', '=SUMIFS(B1:B9,A1:A9,">="&TODAY())',
        '=COUNTIF(A1:A9,"<>")', "=COUNTIF(A1:B9,C1)", '=COUNTIF(A1:A9,"<>*x")', '=TEXT(RAND(),"0")',
    ):  # fmt: skip
        assert not arrays.is_ours(formula), formula


def test_long_chains_of_such_formulas_settle() -> None:
    chain = ['="INV-"&TEXT(1,"000")', *(f'="INV-"&TEXT(RIGHT(D{row},3)+1,"000")' for row in range(1, 120))]
    assert worked_out(*chain)[-1] == "INV-120"
    mixed = [
        '=TEXT(1,"000")',
        *(f'=TEXT(D{row}+1,"000")' if row % 2 == 0 else f"=D{row}*1" for row in range(1, 160)),
    ]
    assert worked_out(*mixed)[-1] == "80"


def test_formulas_in_a_circle_say_so() -> None:
    assert worked_out('=TEXT(D2+1,"0")', '=TEXT(D1+1,"0")') == ["#CIRC!"] * 2

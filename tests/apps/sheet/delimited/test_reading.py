"""Messy delimited files: how they are written is told from them, and what is odd is said with its line."""

from __future__ import annotations

from datetime import date

import pytest
from deskgym.apps.platform.errors import Invalid
from deskgym.apps.sheet.delimited import Formula, Settings, detect, read_table
from deskgym.apps.sheet.delimited.cells import cell_of

TODAY = date(2026, 3, 16)
TILL = """Till export;;;
Up to: 31.05.2026;;;

Day;Receipt;Amount;Note
03.04.2026;00123;1.234,50;"Line 1
line 2"
31.02.2026;124;12,5-;ab
13.05.26;125;(2,50);5" nail;extra
14.05.2026 10:30;126;\u20ac 7,00;=A1

15.05.2026;127;12.50;x
"""


def serial(day: int, month: int) -> float:
    return float(date(2026, month, day).toordinal() - date(1899, 12, 30).toordinal())


def test_a_till_export_is_told_and_read() -> None:
    data = TILL.encode("cp1252")
    settings = detect(data)
    assert settings == Settings("cp1252", ";", True, 4, "dmy", "comma")
    table = read_table(data, settings, TODAY)
    assert table.headings == ["Day", "Receipt", "Amount", "Note"]
    assert [line.number for line in table.lines] == [5, 7, 8, 9, 11]
    days = [getattr(line.values[0], "number", None) for line in table.lines]
    assert days == [serial(3, 4), 0.0, serial(13, 5), serial(14, 5) + 0.4375, serial(15, 5)]
    assert [getattr(line.values[2], "number", 0) for line in table.lines] == [1234.5, -12.5, -2.5, 7.0, 0.0]
    assert table.lines[3].values[3] == Formula("=A1")
    assert [(warning.line, warning.text) for warning in table.warnings] == [
        (0, "1 empty line left out."),
        (7, "\u201c31.02.2026\u201d under Day cannot be read as a date and stays a text."),
        (8, "5 cells stand below 4 headings."),
        (11, "\u201c12.50\u201d under Amount cannot be read as a number and stays a text."),
    ]


@pytest.mark.parametrize(
    ("data", "encoding", "separator"),
    [
        ("a,b\n\u00fc,2\n".encode(), "utf-8", ","),
        ("a,b\n\u00fc,2\n".encode("utf-8-sig"), "utf-8", ","),
        ("a\tb\n\u00fc\t2\n".encode("utf-16"), "utf-16", "\t"),
        ("a|b\n\u00fc|2\n".encode("utf-16-be"), "utf-16", "|"),
        ("a;b\n\u00fc;2,5\n".encode("cp1252"), "cp1252", ";"),
    ],
)
def test_encodings_and_separators_are_told(data: bytes, encoding: str, separator: str) -> None:
    settings = detect(data)
    assert (settings.encoding, settings.separator) == (encoding, separator)
    table = read_table(data, settings, TODAY)
    assert table.headings == ["a", "b"]
    assert getattr(table.lines[0].values[0], "text", None) == "\u00fc"


@pytest.mark.parametrize(
    ("text", "settings", "number"),
    [
        ("1,234.5", Settings(), 1234.5),
        ("1.234,5", Settings(decimals="comma"), 1234.5),
        ("1 234,5", Settings(decimals="comma"), 1234.5),
        ("1'234.50", Settings(), 1234.5),
        ("12,50 \u20ac", Settings(decimals="comma"), 12.5),
        ("7-", Settings(), -7),
        ("12.5%", Settings(), 0.125),
        ("4/3/2026", Settings(), serial(3, 4)),
        ("4/3/2026", Settings(dates="dmy"), serial(4, 3)),
        ("2026/03/04", Settings(dates="dmy"), serial(4, 3)),
        ("4 March 2026", Settings(), serial(4, 3)),
    ],
)
def test_numbers_and_days_are_read_as_the_settings_say(text: str, settings: Settings, number: float) -> None:
    entry = cell_of(text, settings, TODAY)
    assert not isinstance(entry, Formula)
    assert entry is not None
    assert (entry.kind, entry.number) == ("number", number)


@pytest.mark.parametrize(
    "text", ["00123", "1/2", "12.5.", "1.23.4", "31/31/2026", "12345678901234567890", "1,23", "5-3-1"]
)
def test_codes_and_what_is_no_number_stay_texts(text: str) -> None:
    entry = cell_of(text, Settings(), TODAY)
    assert not isinstance(entry, Formula)
    assert entry is not None
    assert (entry.kind, entry.text) == ("text", text)


def test_without_conversion_all_are_texts() -> None:
    plain = Settings(converts=False, formulas=False)
    kinds = [getattr(cell_of(text, plain, TODAY), "kind", None) for text in ("12", "3/4/2026", "=A1", "TRUE")]
    assert kinds == ["text"] * 4


def test_a_quotation_mark_that_is_never_closed_is_named_with_its_line() -> None:
    data = b'a,b\n1,"2\n3,4\n'
    with pytest.raises(Invalid, match="line 2"):
        read_table(data, Settings(), TODAY)
    assert len(read_table(data, Settings(quotes=False), TODAY).lines) == 2


def test_dates_that_may_be_meant_both_ways_are_said() -> None:
    table = read_table(b"Day\n3/4/2026\n5/6/2026\n", Settings(), TODAY)
    assert [warning.text for warning in table.warnings] == [
        "The dates under Day can be read both ways round; they are read month first."
    ]


def test_a_wrong_encoding_is_said() -> None:
    table = read_table("a\nf\u00fcr\n".encode("cp1252"), Settings(), TODAY)
    assert table.warnings[0].line == 2
    assert "cannot be read as UTF-8" in table.warnings[0].text

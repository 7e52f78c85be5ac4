"""Texts are split over columns and freed of needless blanks."""

from __future__ import annotations

import pytest
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Blocked, Invalid
from deskgym.apps.sheet import actions
from deskgym.apps.sheet.actions.texts import trimmed
from deskgym.apps.sheet.engine import parse_area

from .cast import Cast
from .looking import check_mirror, column, formula, shown


def write(db: Db, sheet: int, *texts: str) -> None:
    actions.set_cells(db, sheet, {(row, 4): text for row, text in enumerate(texts, start=1)})


AREA = parse_area("D1:D4")


def test_the_separator_is_found(db: Db, cast: Cast) -> None:
    write(db, cast.summary, "Finch; Ann; 12", "Holt; Bo", "no sign", '=UPPER("a;b")')
    work = actions.split_text(db, cast.summary, AREA)
    assert work.notice == "2 cells split into 3 columns."
    assert column(db, cast.summary, "D1:F4") == [
        "Finch", "Ann", "12", "Holt", "Bo", "", "no sign", "", "", "A;B", "", "",
    ]  # fmt: skip
    assert formula(db, cast.summary, "D4") == '=UPPER("a;b")'
    check_mirror(db, cast.workbook)


@pytest.mark.parametrize(
    ("text", "separator", "parts"),
    [
        ("Ann  Marie Finch", "space", ["Ann", "Marie", "Finch"]),
        ("Finch, Ann,", "comma", ["Finch", "Ann", ""]),
        ("a,,b", "comma", ["a", "", "b"]),
        ("2026.03.16", "period", ["2026", "3", "16"]),
        ("a -> b -> c", "->", ["a", "b", "c"]),
    ],
)
def test_a_separator_can_be_chosen(db: Db, cast: Cast, text: str, separator: str, parts: list[str]) -> None:
    write(db, cast.summary, text)
    actions.split_text(db, cast.summary, parse_area("D1"), separator)
    assert column(db, cast.summary, "D1:F1") == parts


def test_filled_cells_are_written_over_only_when_that_is_meant(db: Db, cast: Cast) -> None:
    write(db, cast.summary, "Ann Finch", "Bo Holt")
    actions.set_cells(db, cast.summary, {(2, 5): "kept"})
    db.commit()
    with pytest.raises(Invalid) as refused:
        actions.split_text(db, cast.summary, AREA, "space")
    assert refused.value.errors == {"overwrite": "1 filled cell to the right would be overwritten, the first at E2."}
    db.rollback()
    actions.split_text(db, cast.summary, AREA, "space", overwrite=True)
    assert column(db, cast.summary, "E1:E2") == ["Finch", "Holt"]


def test_nothing_to_split_is_said(db: Db, cast: Cast) -> None:
    write(db, cast.summary, "Ann Finch")
    db.commit()
    with pytest.raises(Invalid, match="No text in D1:D4 has a comma in it"):
        actions.split_text(db, cast.summary, AREA, "comma")
    with pytest.raises(Invalid, match="Select one column"):
        actions.split_text(db, cast.summary, parse_area("D1:E4"))


def test_blanks_are_trimmed(db: Db, cast: Cast) -> None:
    write(db, cast.summary, "  Ann   Finch ", "fine", '=" a "', "two\u00a0 words")
    work = actions.trim_texts(db, cast.summary, AREA)
    assert work.notice == "Trimmed: 2 cells changed."
    assert column(db, cast.summary, "D1:D4") == ["Ann Finch", "fine", " a ", "two words"]
    db.commit()
    with pytest.raises(Blocked, match="No text in D1:D4 has extra spaces"):
        actions.trim_texts(db, cast.summary, AREA)
    db.rollback()
    actions.undo(db, cast.workbook)
    assert shown(db, cast.summary, "D1") == "  Ann   Finch "


def test_lines_of_a_text_stay_lines() -> None:
    assert trimmed("  Elm Street 5 \n  Oak  Hill  ") == "Elm Street 5\nOak Hill"
    assert trimmed(" \t ") == ""

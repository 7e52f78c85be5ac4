"""Cells and sheets that only some may change."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Forbidden, Invalid
from deskgym.apps.sheet import actions
from deskgym.apps.sheet.actions import Allowed, FormatRule, Search, SortKey
from deskgym.apps.sheet.engine import parse_area
from deskgym.apps.sheet.errors import Protected
from deskgym.apps.sheet.models import Protection

from ...conftest import As
from ..cast import Cast
from ..looking import shown

Act = Callable[[Db, Cast], object]
RED = {"g": "#FECACA"}
ON_CELLS: dict[str, Act] = {
    "typing": lambda db, cast: actions.set_cells(db, cast.sales, {(3, 3): "1"}),
    "clearing": lambda db, cast: actions.clear_cells(db, cast.sales, [parse_area("A1:C3")]),
    "pasting": lambda db, cast: actions.paste_text(db, cast.sales, 2, 2, [["a", "b"], ["c", "d"]]),
    "cutting": lambda db, cast: actions.paste(db, cast.sales, parse_area("C3"), cast.sales, parse_area("H1"), cut=True),
    "filling": lambda db, cast: actions.fill(db, cast.sales, parse_area("C1"), parse_area("C1:C4")),
    "formatting": lambda db, cast: actions.format_cells(db, cast.sales, [parse_area("A1:E5")], {"b": 1}),
    "formatting columns": lambda db, cast: actions.format_cells(db, cast.sales, [parse_area("C:C")], {"b": 1}),
    "borders": lambda db, cast: actions.set_borders(db, cast.sales, parse_area("C2:C9"), "all"),
    "merging": lambda db, cast: actions.merge_cells(db, cast.sales, parse_area("C3:D3"), discard=True),
    "sorting": lambda db, cast: actions.sort_range(db, cast.sales, parse_area("A2:E5"), [SortKey(3)]),
    "replacing": lambda db, cast: actions.replace(db, cast.summary, Search("7", all_sheets=True), "8"),
    "deleting a row": lambda db, cast: actions.delete_lines(db, cast.sales, "row", 3),
    "inserting a row": lambda db, cast: actions.insert_lines(db, cast.sales, "row", 4),
    "deleting the sheet": lambda db, cast: actions.delete_sheet(db, cast.sales),
    "validation": lambda db, cast: actions.set_validation(db, cast.sales, "C1:C9", Allowed("number")),
    "a conditional format": lambda db, cast: actions.set_format_rule(
        db, cast.sales, "A1:E5", FormatRule("empty", style=RED)
    ),
    "a protection of one's own": lambda db, cast: actions.protect(db, cast.sales, areas="C3"),
}
ON_SHEETS: dict[str, Act] = {
    "renaming": lambda db, cast: actions.rename_sheet(db, cast.sales, "Mine"),
    "hiding": lambda db, cast: actions.hide_sheet(db, cast.sales),
    "a tab color": lambda db, cast: actions.color_sheet(db, cast.sales, "#2563EB"),
    "freezing": lambda db, cast: actions.freeze(db, cast.sales, 1, 0),
    "hiding rows": lambda db, cast: actions.hide_lines(db, cast.sales, "row", 2, 1),
    "a width": lambda db, cast: actions.resize_lines(db, cast.sales, "column", 1, 1, 200),
    "inserting rows": lambda db, cast: actions.insert_lines(db, cast.sales, "row", 9),
}


@pytest.mark.parametrize("act", ON_CELLS.values(), ids=ON_CELLS)
def test_nobody_else_changes_protected_cells_by_any_way(db: Db, seat: As, cast: Cast, act: Act) -> None:
    actions.protect(db, cast.sales, areas="C2:C5", editors=[])
    db.commit()
    with pytest.raises(Protected, match=r"Sales is protected.* Ask Olga Marsh"):
        act(seat(cast.eddie), cast)


@pytest.mark.parametrize("act", (ON_CELLS | ON_SHEETS).values(), ids=ON_CELLS | ON_SHEETS)
def test_nor_anything_of_a_protected_sheet(db: Db, seat: As, cast: Cast, act: Act) -> None:
    actions.protect(db, cast.sales)
    db.commit()
    with pytest.raises(Protected):
        act(seat(cast.eddie), cast)


def test_beside_protected_cells_everything_goes_on(db: Db, seat: As, cast: Cast) -> None:
    actions.protect(db, cast.sales, areas="C2:C5")
    db.commit()
    eddie = seat(cast.eddie)
    actions.set_cells(eddie, cast.sales, {(3, 2): "May"})
    actions.insert_lines(eddie, cast.sales, "row", 2)
    actions.insert_lines(eddie, cast.sales, "column", 1)
    assert eddie.query(Protection).one().areas == [[3, 4, 6, 4]]
    actions.paste(eddie, cast.sales, parse_area("B1"), cast.sales, parse_area("H9"), cut=True)
    actions.rename_sheet(eddie, cast.sales, "Sold")


def test_a_formula_in_protected_cells_still_follows_what_it_refers_to(db: Db, seat: As, cast: Cast) -> None:
    actions.protect(db, cast.sales, areas="E2:E5")
    db.commit()
    eddie = seat(cast.eddie)
    actions.paste(eddie, cast.sales, parse_area("D2"), cast.sales, parse_area("H2"), cut=True)
    assert shown(eddie, cast.sales, "E2") == "$54.00"


def test_exceptions_stay_open_and_a_named_editor_may_all(db: Db, seat: As, cast: Cast) -> None:
    actions.protect(db, cast.sales, exceptions="B2:B9, D2")
    db.commit()
    eddie = seat(cast.eddie)
    actions.set_cells(eddie, cast.sales, {(3, 2): "May", (2, 4): "$5.00"})
    eddie.commit()
    with pytest.raises(Protected, match="D3 of Sales"):
        actions.set_cells(eddie, cast.sales, {(3, 2): "May", (3, 4): "$5.00"})
    eddie.rollback()
    db = seat(cast.olga)
    actions.protect(db, cast.sales, editors=[cast.eddie], id=db.query(Protection).one().id)
    db.commit()
    actions.set_cells(seat(cast.eddie), cast.sales, {(3, 4): "$5.00"})


def test_a_warning_keeps_nobody_out(db: Db, seat: As, cast: Cast) -> None:
    actions.protect(db, cast.sales, areas="C2:C5", warns_only=True, editors=[cast.eddie])
    assert db.query(Protection).one().editors == []
    db.commit()
    actions.set_cells(seat(cast.eddie), cast.sales, {(3, 3): "1"})


def test_who_protects_may_go_on_and_only_such_people_can_take_it_away(db: Db, seat: As, cast: Cast) -> None:
    actions.share_workbook(db, cast.workbook, cast.nina, "editor")
    db.commit()
    eddie = seat(cast.eddie)
    actions.protect(eddie, cast.sales, areas="C2:C5")
    assert eddie.query(Protection).one().editors == [cast.eddie]
    actions.set_cells(eddie, cast.sales, {(3, 3): "1"})
    eddie.commit()
    id = eddie.query(Protection).one().id
    with pytest.raises(Forbidden):
        actions.unprotect(seat(cast.nina), cast.sales, id)
    db = seat(cast.olga)
    actions.unprotect(db, cast.sales, id)
    actions.undo(db, cast.workbook)
    assert db.query(Protection).count() == 1


def test_only_people_who_may_edit_the_workbook_can_be_let_in(db: Db, cast: Cast) -> None:
    for person, name in ((cast.vic, "Vic Teller"), (cast.nina, "Nina Holt")):
        with pytest.raises(Invalid, match=f"{name} may not edit"):
            actions.protect(db, cast.sales, editors=[person])

"""How cells look for what they hold."""

from __future__ import annotations

import pytest
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Invalid
from deskgym.apps.sheet import actions
from deskgym.apps.sheet.actions import FormatRule
from deskgym.apps.sheet.engine import address, area_lists, parse_area, styles
from deskgym.apps.sheet.models import CellLook, ConditionalFormat, Sheet
from deskgym.apps.sheet.rules import looks

from ..cast import Cast
from ..looking import check_mirror

RED, GREEN = {"g": "#FECACA"}, {"g": "#BBF7D0", "b": 1}


def painted(db: Db, sheet: int) -> dict[str, object]:
    """What each cell gets from the rules: its fill, or how far its bar goes."""
    found = db.query(CellLook).filter_by(sheet_id=sheet).order_by(CellLook.id).populate_existing()
    return {
        address(look.row, look.column): styles.load(look.style).get("g") if look.bar is None else look.bar
        for look in found
    }


def add(db: Db, cast: Cast, areas: str, kind: str, first: str | None = None, second: str | None = None) -> None:
    actions.set_format_rule(db, cast.sales, areas, FormatRule(kind, first, second, RED))


@pytest.mark.parametrize(
    ("areas", "kind", "operands", "cells"),
    [
        ("C2:C5", "greater", ("7",), ["C2", "C4"]),
        ("C2:C5", "at most", ("7",), ["C3", "C5"]),
        ("C2:C5", "between", ("7", "12"), ["C2", "C3"]),
        ("C2:C5", "not between", ("7", "12"), ["C4", "C5"]),
        ("C2:C5", "greater", ("=AVERAGE(C$2:C$5)",), ["C2", "C4"]),
        ("C:C", "less", ("=D1*2",), ["C3", "C5"]),
        ("A1:A9", "contains", ("ST",), ["A2", "A3", "A4"]),
        ("A1:A9", "starts with", ("no",), ["A5"]),
        ("A2:A7", "empty", (), ["A6", "A7"]),
        ("A2:A7", "not empty", (), ["A2", "A3", "A4", "A5"]),
        ("A1:A9", "duplicate", (), ["A2", "A4"]),
        ("A1:A5", "unique", (), ["A1", "A3", "A5"]),
        ("A2:E5", "formula", ("=$C2<10",), ["A3", "B3", "C3", "D3", "E3", "A5", "B5", "C5", "D5", "E5"]),
        ("G2:G4", "date is", ("today",), ["G3"]),
        ("G2:G4", "date before", ("3/16/2026",), ["G2"]),
        ("G2:G4", "date is", ("next week",), ["G3", "G4"]),
        ("G2:G4", "formula", ("=G2<TODAY()",), ["G2"]),
    ],
)
def test_a_condition_holds_for_its_cells(
    db: Db, cast: Cast, areas: str, kind: str, operands: tuple[str, ...], cells: list[str]
) -> None:
    actions.set_cells(db, cast.sales, {(2, 7): "3/15/2026", (3, 7): "3/16/2026", (4, 7): "3/20/2026"})
    add(db, cast, areas, kind, *operands)
    assert list(painted(db, cast.sales)) == cells


def test_looks_follow_the_values(db: Db, cast: Cast) -> None:
    add(db, cast, "E2:E5", "greater", "50")
    assert list(painted(db, cast.sales)) == ["E2", "E4"]
    actions.set_cells(db, cast.sales, {(3, 3): "100"})
    assert list(painted(db, cast.sales)) == ["E2", "E3", "E4"]
    check_mirror(db, cast.workbook)


def test_the_first_rule_wins_and_the_order_can_be_changed(db: Db, cast: Cast) -> None:
    add(db, cast, "C2:C5", "greater", "5")
    actions.set_format_rule(db, cast.sales, "C2:C5", FormatRule("greater", "10", style=GREEN))
    assert painted(db, cast.sales)["C4"] == RED["g"]
    last = db.query(ConditionalFormat).filter_by(position=2).one().id
    actions.move_format_rule(db, cast.sales, last, 1)
    assert painted(db, cast.sales)["C4"] == GREEN["g"]
    actions.undo(db, cast.workbook)
    assert painted(db, cast.sales)["C4"] == RED["g"]
    actions.redo(db, cast.workbook)
    assert painted(db, cast.sales)["C4"] == GREEN["g"]
    actions.undo(db, cast.workbook)
    # What the winning rule leaves open comes from the next.
    assert looks(db, db.get_one(Sheet, cast.sales))[4, 3].style == {"g": RED["g"], "b": 1}


def test_a_scale_mixes_its_colors_and_bars_reach_by_value(db: Db, cast: Cast) -> None:
    points = [{"at": "min", "color": "#FFFFFF"}, {"at": "max", "color": "#00AA00"}]
    actions.set_format_rule(db, cast.sales, "C2:C5", FormatRule("scale", points=points))
    assert painted(db, cast.sales) == {"C2": "#78D278", "C3": "#C3EBC3", "C4": "#00AA00", "C5": "#FFFFFF"}
    three = [points[0], {"at": "percentile", "value": "50", "color": "#FFFF00"}, points[1]]
    rule = db.query(ConditionalFormat).one()
    actions.set_format_rule(db, cast.sales, "C2:C5", FormatRule("scale", points=three), id=rule.id)
    assert painted(db, cast.sales)["C5"] == "#FFFFFF"
    actions.set_format_rule(db, cast.sales, "C2:C5", FormatRule("bar", points=[points[1]]), id=rule.id)
    assert painted(db, cast.sales) == {"C2": 0.6, "C3": 0.35, "C4": 1.0, "C5": 0.15}


def test_rules_move_and_are_copied_with_their_formula(db: Db, cast: Cast) -> None:
    add(db, cast, "C2:C5", "formula", "=C2>$C$5")
    actions.insert_lines(db, cast.sales, "column", 1)
    rule = db.query(ConditionalFormat).one()
    assert (rule.areas, rule.first) == ([[2, 4, 5, 4]], "=D2>$D$5")
    actions.delete_lines(db, cast.sales, "row", 2)
    assert (rule.areas, rule.first) == ([[2, 4, 4, 4]], "=D2>$D$4")
    actions.paste(db, cast.sales, parse_area("D2:D3"), cast.sales, parse_area("B1"))
    assert (area_lists.name(area_lists.load(rule.areas)), rule.first) == ("B1:B2, D2:D4", "=B1>$D$4")
    actions.duplicate_sheet(db, cast.sales)
    assert db.query(ConditionalFormat).count() == 2
    assert db.query(CellLook).count() == 2 * len(painted(db, cast.sales)) > 0
    copy = actions.copy_workbook(db, cast.workbook)
    assert db.query(CellLook).count() == 4 * len(painted(db, cast.sales))
    actions.trash_workbook(db, copy.id)
    actions.delete_workbook(db, copy.id)
    actions.delete_lines(db, cast.sales, "column", 1, 6)
    assert db.query(ConditionalFormat).count() == 1
    actions.undo(db, cast.workbook)
    assert db.query(ConditionalFormat).count() == 2


def test_a_rule_without_a_meaning_is_refused_at_its_field(db: Db, cast: Cast) -> None:
    for rule, name in (
        (FormatRule("greater", "many", style=RED), "first"),
        (FormatRule("greater", "3"), "style"),
        (FormatRule("sometimes", style=RED), "kind"),
        (FormatRule("date is", "someday", style=RED), "first"),
        (FormatRule("scale", points=[{"at": "min", "color": "#FFFFFF"}]), "points"),
    ):
        with pytest.raises(Invalid) as refusal:
            actions.set_format_rule(db, cast.sales, "A1:A3", rule)
        assert list(refusal.value.errors) == [name]


def test_a_formula_that_breaks_paints_nothing(db: Db, cast: Cast) -> None:
    for formula in ("=XNPV(A1,A1)", "=1/0", "=NOPE(", "=C2>"):
        add(db, cast, "C2:C3", "formula", formula)
    assert painted(db, cast.sales) == {"C2": None}


def test_a_rule_that_gives_nothing_is_seen_at_its_first_cell(db: Db, cast: Cast) -> None:
    actions.set_format_rule(db, cast.sales, "H90:I95", FormatRule("text is", "Nowhere", style={"b": 1}))
    assert [(look.row, look.column) for look in db.query(CellLook)] == [(90, 8)]


def test_a_rule_follows_fill(db: Db, cast: Cast) -> None:
    add(db, cast, "C2:C3", "greater", "5")
    rule = db.query(ConditionalFormat).one()
    actions.fill(db, cast.sales, parse_area("C2:C3"), parse_area("C2:C8"))
    assert area_lists.name(area_lists.load(rule.areas)) == "C2:C8"
    actions.fill(db, cast.sales, parse_area("C2"), parse_area("C2:C8"))
    assert area_lists.name(area_lists.load(rule.areas)) == "C2:C8"
    actions.undo(db, cast.workbook)
    actions.undo(db, cast.workbook)
    db.expire_all()
    assert area_lists.name(area_lists.load(db.query(ConditionalFormat).one().areas)) == "C2:C3"


def test_rules_that_say_the_same_and_adjoin_look_like_one(db: Db, cast: Cast) -> None:
    sheet = db.get_one(Sheet, cast.sales)
    rule = FormatRule("greater", "10", style={"g": "#FECACA"})
    actions.set_format_rule(db, cast.sales, "C2:C9", rule)
    whole = looks(db, sheet)
    assert whole
    (row,) = db.query(ConditionalFormat).all()
    actions.set_format_rule(db, cast.sales, "C2:C5", rule, id=row.id)
    # Nothing stands in these rows.
    actions.set_format_rule(db, cast.sales, "C6:C9", rule)
    assert looks(db, sheet) == whole
    # Elsewhere the same rule is one more, and is seen.
    actions.set_format_rule(db, cast.sales, "H2:H9", rule)
    assert looks(db, sheet).keys() == whole.keys() | {(2, 8)}

"""What may be typed into cells, and what a validation does when the sheet changes around it."""

from __future__ import annotations

import pytest
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Invalid
from deskgym.apps.sheet import actions
from deskgym.apps.sheet.actions import Allowed
from deskgym.apps.sheet.engine import area_lists, parse_area
from deskgym.apps.sheet.errors import NotAllowed
from deskgym.apps.sheet.models import Sheet, Validation
from deskgym.apps.sheet.rules import breaking, choices_of, validation_at

from ..cast import Cast
from ..looking import check_mirror, column, shown

REGIONS = Allowed("list", choices=["East", "West", "North"])


def rules(db: Db) -> list[tuple[str, str]]:
    """Every rule: its sheet's name and where it lies."""
    found = db.query(Validation).order_by(Validation.id).populate_existing()
    return [(db.get_one(Sheet, rule.sheet_id).name, area_lists.name(area_lists.load(rule.areas))) for rule in found]


def test_a_dropdown_refuses_what_it_does_not_offer_and_the_old_value_stays(db: Db, cast: Cast) -> None:
    actions.set_validation(db, cast.sales, "A2:A9", REGIONS)
    db.commit()
    with pytest.raises(NotAllowed, match="A3 of Sales cannot be South: it must be one of East, West, North"):
        actions.set_cells(db, cast.sales, {(3, 1): "South"})
    db.rollback()
    assert shown(db, cast.sales, "A3") == "West"
    actions.set_cells(db, cast.sales, {(3, 1): "North", (6, 1): ""})
    assert shown(db, cast.sales, "A3") == "North"
    check_mirror(db, cast.workbook)


def test_pasting_filling_and_replacing_obey_too(db: Db, cast: Cast) -> None:
    actions.set_validation(db, cast.sales, "A2:A9", REGIONS)
    actions.set_cells(db, cast.sales, {(2, 7): "Moon"})
    db.commit()
    with pytest.raises(NotAllowed, match="A2"):
        actions.paste_text(db, cast.sales, 2, 1, [["Moon"]])
    db.rollback()
    with pytest.raises(NotAllowed, match="A4"):
        actions.paste(db, cast.sales, parse_area("G2"), cast.sales, parse_area("A4"))
    db.rollback()
    with pytest.raises(NotAllowed, match="A6"):
        actions.paste(db, cast.sales, parse_area("G2"), cast.sales, parse_area("A6"), cut=True)
    db.rollback()
    with pytest.raises(NotAllowed, match="Eest"):
        actions.replace(db, cast.sales, actions.Search("Ea"), "Ee")
    db.rollback()
    actions.set_cells(db, cast.sales, {(1, 6): "Moon"})
    actions.set_validation(db, cast.sales, "F2:F4", REGIONS)
    db.commit()
    with pytest.raises(NotAllowed, match="F2"):
        actions.fill(db, cast.sales, parse_area("F1"), parse_area("F1:F3"))


def test_a_rule_that_only_warns_marks_the_cell(db: Db, cast: Cast) -> None:
    actions.set_validation(db, cast.sales, "C2:C9", Allowed("number", "between", "5", "15", is_strict=False))
    actions.set_cells(db, cast.sales, {(6, 3): "99"})
    assert list(breaking(db, db.get_one(Sheet, cast.sales))) == [(4, 3), (5, 3), (6, 3)]


@pytest.mark.parametrize(
    ("allowed", "good", "bad"),
    [
        (Allowed("number", "at least", "5"), "5", "4"),
        (Allowed("number"), "-1.5", "some"),
        (Allowed("date", "between", "1/1/2026", "12/31/2026"), "12/31/2026", "1/1/2027"),
        (Allowed("date"), "Mar 3, 2026", "46000"),
        (Allowed("text", "contains", "@"), "a@b", "ab"),
        (Allowed("text", "email"), "ann@example.com", "ann@example"),
        (Allowed("text", "url"), "https://example.com/a", "nothing"),
        (Allowed("checkbox"), "TRUE", "yes"),
        (Allowed("custom", first="=AND(ISNUMBER(H2),MOD(H2,2)=0)"), "4", "5"),
    ],
    ids=lambda value: value.kind if isinstance(value, Allowed) else value,
)
def test_each_kind_takes_what_fits_and_refuses_the_rest(
    db: Db, cast: Cast, allowed: Allowed, good: str, bad: str
) -> None:
    actions.set_validation(db, cast.sales, "H2:H9", allowed)
    actions.set_cells(db, cast.sales, {(5, 8): good})
    with pytest.raises(NotAllowed):
        actions.set_cells(db, cast.sales, {(6, 8): bad})


def test_a_dropdown_from_a_range_offers_what_stands_there_now(db: Db, cast: Cast) -> None:
    actions.set_validation(db, cast.summary, "D1:D5", Allowed("range", source="sales!A2:A5"))
    rule = validation_at(db, cast.summary, 1, 4)
    assert rule is not None
    assert rule.source == "Sales!$A$2:$A$5"
    assert choices_of(db, rule) == ["East", "West", "North"]
    actions.insert_lines(db, cast.sales, "row", 3)
    actions.set_cells(db, cast.sales, {(3, 1): "Isle"})
    actions.rename_sheet(db, cast.sales, "This year")
    assert rule.source == "'This year'!$A$2:$A$6"
    assert choices_of(db, rule) == ["East", "Isle", "West", "North"]
    actions.undo(db, cast.workbook)
    assert db.get_one(Validation, rule.id).source == "Sales!$A$2:$A$6"


def test_checkboxes_are_put_into_empty_cells(db: Db, cast: Cast) -> None:
    actions.set_validation(db, cast.sales, "F2:F4", Allowed("checkbox"))
    assert column(db, cast.sales, "F2:F4") == ["FALSE"] * 3
    actions.undo(db, cast.workbook)
    assert column(db, cast.sales, "F2:F4") == [""] * 3
    assert rules(db) == []


def test_a_new_rule_takes_the_cells_from_the_old_one_and_undo_gives_them_back(db: Db, cast: Cast) -> None:
    actions.set_validation(db, cast.sales, "A2:A9", REGIONS)
    actions.set_validation(db, cast.sales, "A4", Allowed("number"))
    assert rules(db) == [("Sales", "A2:A3, A5:A9"), ("Sales", "A4")]
    actions.undo(db, cast.workbook)
    assert rules(db) == [("Sales", "A2:A9")]
    actions.redo(db, cast.workbook)
    actions.remove_validation(db, cast.sales, area=parse_area("A1:A4"))
    assert rules(db) == [("Sales", "A5:A9")]


def test_rules_follow_rows_copies_cuts_and_sheets(db: Db, cast: Cast) -> None:
    actions.set_validation(db, cast.sales, "C2:C5", Allowed("custom", first="=C2>B$1"))
    actions.insert_lines(db, cast.sales, "row", 2, 2)
    assert rules(db) == [("Sales", "C4:C7")]
    assert db.query(Validation).one().first == "=C4>B$1"
    actions.delete_lines(db, cast.sales, "row", 4)
    assert rules(db) == [("Sales", "C4:C6")]
    assert db.query(Validation).one().first == "=C4>B$1"
    actions.undo(db, cast.workbook)
    actions.undo(db, cast.workbook)
    assert rules(db) == [("Sales", "C2:C5")]
    actions.set_validation(db, cast.sales, "A2:A5", REGIONS)
    actions.paste(db, cast.sales, parse_area("A2:A3"), cast.sales, parse_area("H2:H5"))
    actions.paste(db, cast.sales, parse_area("A2"), cast.summary, parse_area("D4"))
    actions.paste(db, cast.sales, parse_area("A5"), cast.sales, parse_area("K5"), cut=True)
    actions.duplicate_sheet(db, cast.sales)
    assert rules(db) == [
        ("Sales", "C2:C5"), ("Sales", "A2:A4, H2:H5, K5"), ("Summary", "D4"),
        ("Copy of Sales", "C2:C5"), ("Copy of Sales", "A2:A4, H2:H5, K5"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("areas", "allowed", "field"),
    [
        ("", REGIONS, "areas"),
        ("A", REGIONS, "areas"),
        ("A1", Allowed("list"), "choices"),
        ("A1", Allowed("range", source="Nowhere!A1:A3"), "source"),
        ("A1", Allowed("number", "between", "1", "many"), "second"),
        ("A1", Allowed("custom", first="A1>3"), "first"),
    ],
)
def test_what_makes_no_rule_is_refused_at_its_field(
    db: Db, cast: Cast, areas: str, allowed: Allowed, field: str
) -> None:
    with pytest.raises(Invalid) as refusal:
        actions.set_validation(db, cast.sales, areas, allowed)
    assert list(refusal.value.errors) == [field]


def test_rules_that_say_the_same_of_cells_beside_each_other_become_one(db: Db, cast: Cast) -> None:
    actions.set_validation(db, cast.sales, "A2:A5", REGIONS)
    actions.set_validation(db, cast.sales, "A6:A9", REGIONS)
    assert rules(db) == [("Sales", "A2:A9")]
    actions.set_validation(db, cast.sales, "A10:A12", Allowed("list", choices=["East"]))
    actions.set_validation(db, cast.sales, "D2:D9", REGIONS)
    assert rules(db) == [("Sales", "A2:A9"), ("Sales", "A10:A12"), ("Sales", "D2:D9")]


def test_formulas_that_mean_the_same_of_each_cell_say_the_same(db: Db, cast: Cast) -> None:
    actions.set_validation(db, cast.sales, "F2:F5", Allowed("custom", first="=F2>C2"))
    actions.set_validation(db, cast.sales, "F6:F9", Allowed("custom", first="=F2>C2"))
    assert rules(db) == [("Sales", "F2:F5"), ("Sales", "F6:F9")]
    actions.set_validation(db, cast.sales, "F6:F9", Allowed("custom", first="=F6>C6"))
    assert rules(db) == [("Sales", "F2:F9")]

"""Families whose rules stand in a workbook's notes: other right ways pass, rules left out fail."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from deskgym.apps.platform.database import Db
from deskgym.apps.sheet import actions
from deskgym.apps.sheet.actions import SortKey
from deskgym.apps.sheet.engine import Area
from deskgym.apps.sheet.models import Cell, Filter, Row
from deskgym.tasks import Grader, Instance, get_family
from deskgym.tasks.sheet.facts.subscribers import BOOK, FullName
from deskgym.tasks.sheet.queries import page

FAMILIES = (
    "sheet-reconcile", "sheet-commission", "sheet-payments-due", "sheet-price-as-of", "sheet-budget-alert",
    "sheet-import-messy", "sheet-import-append",
    "sheet-dedupe", "sheet-clean-names", "sheet-contents",
    "sheet-leave-balance", "sheet-stock-order", "sheet-duplicate-payments", "sheet-hidden-rows", "sheet-restore",
    "sheet-model-audit", "sheet-refresh-stock",
)  # fmt: skip


def passes(instance: Instance, work: Callable[[Db], object]) -> bool:
    """Whether the persona's work is right."""
    world = instance.world.fork()
    grader = Grader(world, instance)
    with world.session(instance.person_id) as db:
        work(db)
    verdict = grader.verdict()
    world.close()
    return verdict.passed


def cells_of(db: Db, sheet_id: int) -> list[Cell]:
    return db.query(Cell).filter_by(sheet_id=sheet_id).all()


@pytest.mark.parametrize("id", FAMILIES)
def test_who_leaves_a_rule_of_the_notes_out_fails(id: str) -> None:
    instance = get_family(id).instance(1)
    assert passes(instance, instance.task.outcomes[0])
    assert instance.task.without
    for condition, other in instance.task.without.items():
        assert callable(other)
        assert not passes(instance, other), condition
    instance.world.close()


def test_a_schedule_with_a_rate_typed_in_fails() -> None:
    instance = get_family("sheet-loan-schedule").instance(1)
    sheet = page(instance.world, "Van loan", "Forklift offer")
    rate = sheet.cells[2, 2].number

    def with_the_rate_typed(db: Db) -> None:
        instance.task.outcomes[0](db)
        after = {(cell.row, cell.column): cell.formula for cell in cells_of(db, sheet.id)}
        typed = {place: text.replace("$B$2", str(rate)) for place, text in after.items() if text and "$B$2" in text}
        assert typed
        actions.set_cells(db, sheet.id, typed)

    assert not passes(instance, with_the_rate_typed)
    instance.world.close()


def test_a_price_by_a_formula_is_as_right_as_one_that_is_typed() -> None:
    instance = get_family("sheet-price-as-of").instance(1)

    def again_as_formulas(db: Db) -> None:
        instance.task.outcomes[0](db)
        sheet = page(instance.world, "Price list", "Quotes")
        typed = {
            (cell.row, cell.column): f"={cell.number}+0"
            for cell in cells_of(db, sheet.id)
            if cell.column >= sheet.beside and cell.number is not None
        }
        assert typed
        actions.set_cells(db, sheet.id, typed)

    assert passes(instance, again_as_formulas)
    instance.world.close()


@pytest.mark.parametrize(
    ("written", "first", "last"),
    [
        ("  jamie  r. ORTIZ ", "Jamie R.", "Ortiz"),
        ("MARINE DE SOUSA", "Marine", "De Sousa"),
        ("ortiz,  martin", "Martin", "Ortiz"),
        ("De Sousa, Marine", "Marine", "De Sousa"),
    ],
)
def test_a_name_is_read_as_the_notes_have_it(written: str, first: str, last: str) -> None:
    assert (FullName(written).first, FullName(written).last) == (first, last)


def test_the_dialog_alone_does_not_find_all_double_entries() -> None:
    instance = get_family("sheet-dedupe").instance(1)
    sheet = page(instance.world, BOOK, "Contacts")
    area = Area(1, 1, sheet.rows[-1], 5)

    def by_the_dialog(db: Db) -> None:
        actions.sort_range(db, sheet.id, area, [SortKey(5, descending=True)], header=True)
        actions.remove_duplicates(db, sheet.id, area, [2], header=True)

    assert not passes(instance, by_the_dialog)
    instance.world.close()


def test_a_model_mended_with_numbers_fails() -> None:
    instance = get_family("sheet-model-audit").instance(1)

    def with_numbers(db: Db) -> None:
        before = {cell.id: cell.formula for cell in db.query(Cell)}
        instance.task.outcomes[0](db)
        db.flush()
        for cell in db.query(Cell).filter(Cell.formula.is_not(None)).all():
            if cell.formula != before[cell.id] and cell.number is not None:
                actions.set_cells(db, cell.sheet_id, {(cell.row, cell.column): repr(cell.number)})

    assert not passes(instance, with_numbers)
    instance.world.close()


def test_a_row_shown_again_is_not_as_it_was() -> None:
    instance = get_family("sheet-hidden-rows").instance(1)

    def with_a_row_shown(db: Db) -> None:
        instance.task.outcomes[0](db)
        filtered = db.query(Filter).one().sheet_id
        row = db.query(Row).filter_by(sheet_id=filtered, is_hidden=True).order_by(Row.number).first()
        assert row is not None
        actions.hide_lines(db, filtered, "row", row.number, 1, hidden=False)

    assert not passes(instance, with_a_row_shown)
    instance.world.close()

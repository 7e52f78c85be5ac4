"""A formula may be written in any way, as long as it follows its inputs."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from deskgym.apps.sheet import actions
from deskgym.apps.sheet.models import Cell
from deskgym.seeds.world import World
from deskgym.tasks import Grader, Instance, Verdict, get_family
from deskgym.tasks.sheet.queries import Page, page
from deskgym.tasks.sheet.summary import FUNCTIONS
from deskgym.tasks.splits import numbers_in

Column = Callable[[int], str]


@pytest.fixture(scope="module")
def instance() -> Iterator[Instance]:
    instance = get_family("sheet-add-column").instance(1)
    yield instance
    instance.world.close()


@pytest.fixture(scope="module")
def sheet(instance: Instance) -> Page:
    return page(instance.world, "Commission Q", "Deals")


@pytest.fixture
def wanted(instance: Instance, sheet: Page) -> dict[int, Cell]:
    """The cells of the new column as the outcome leaves them."""
    world = instance.world.fork()
    with world.session(instance.person_id) as db:
        instance.task.outcomes[0](db)
    after = page(world, "Commission Q", "Deals")
    world.close()
    return {row: after.cells[row, sheet.beside] for row in (1, *sheet.rows)}


def graded(instance: Instance, sheet: Page, heading: str, write: Column) -> Verdict:
    """The verdict where the new column holds what `write` says of each row."""
    world: World = instance.world.fork()
    grader = Grader(world, instance)
    with world.session(instance.person_id) as db:
        actions.set_cells(db, sheet.id, {(1, sheet.beside): heading})
        actions.set_cells(db, sheet.id, {(row, sheet.beside): write(row) for row in sheet.rows})
    verdict = grader.verdict()
    world.close()
    return verdict


def test_another_formula_of_the_same_meaning_passes(instance: Instance, sheet: Page, wanted: dict[int, Cell]) -> None:
    fee = (wanted[2].formula or "").rsplit("-", 1)[1]
    verdict = graded(instance, sheet, wanted[1].text or "", lambda row: f"=-{fee}+SUM(D{row},-F{row})")
    assert verdict.passed, verdict.as_dict()


def test_one_formula_that_spills_passes(instance: Instance, sheet: Page, wanted: dict[int, Cell]) -> None:
    fee = (wanted[2].formula or "").rsplit("-", 1)[1]
    first, last = sheet.rows[0], sheet.rows[-1]
    spilling = f"=D{first}:D{last}-F{first}:F{last}-{fee}"
    verdict = graded(instance, sheet, wanted[1].text or "", lambda row: spilling if row == first else "")
    assert verdict.passed, verdict.as_dict()


def test_numbers_instead_of_formulas_fail(instance: Instance, sheet: Page, wanted: dict[int, Cell]) -> None:
    verdict = graded(instance, sheet, wanted[1].text or "", lambda row: str(wanted[row].number))
    assert not verdict.passed
    assert any(check.label.startswith("With other inputs") for check in verdict.checks if not check.passed)


def test_a_formula_that_holds_a_number_fails(instance: Instance, sheet: Page, wanted: dict[int, Cell]) -> None:
    assert not graded(instance, sheet, wanted[1].text or "", lambda row: f"={wanted[row].number}+0").passed


def test_one_wrong_row_fails(instance: Instance, sheet: Page, wanted: dict[int, Cell]) -> None:
    fee = (wanted[2].formula or "").rsplit("-", 1)[1]
    last = sheet.rows[-1]
    verdict = graded(
        instance, sheet, wanted[1].text or "", lambda row: f"=D{row}-F{row}-{fee}" if row != last else f"=D{row}"
    )
    assert not verdict.passed


@pytest.mark.parametrize("rows", [(2, -1), (3, 0), (2, -3)])
@pytest.mark.parametrize("function", ["MIN", "MAX", "SUM", "AVERAGE"])
def test_a_range_that_leaves_a_row_out_fails(function: str, rows: tuple[int, int]) -> None:
    family, first, cut = get_family("sheet-summary-cell"), *rows
    word = next(word for word, name in FUNCTIONS.items() if name == function)
    seed = next(seed for seed in numbers_in(0, "train") if f"the {word} " in family.instance(seed).task.goal)
    summed = family.instance(seed)
    sheet = page(summed.world, "Commission Q", "Deals")
    wanted = formula_of(summed)
    short = re.sub(r"\d+:([A-Z]+)\d+", rf"{first}:\g<1>{sheet.rows[-1] + cut}", wanted.formula or "")
    for formula, passes in ((wanted.formula or "", True), (short, False)):
        world = summed.world.fork()
        grader = Grader(world, summed)
        with world.session(summed.person_id) as db:
            actions.set_cells(db, sheet.id, {(wanted.row, wanted.column): formula})
        assert grader.verdict().passed is passes, formula
        world.close()


def formula_of(instance: Instance) -> Cell:
    """The cell that the outcome of a task fills."""
    world = instance.world.fork()
    before = page(world, "Commission Q", "Deals").cells
    with world.session(instance.person_id) as db:
        instance.task.outcomes[0](db)
    after = page(world, "Commission Q", "Deals").cells
    world.close()
    (cell,) = (cell for place, cell in after.items() if place not in before)
    return cell

"""What leaves the same sheet to the eye and to later work is right; what does not is wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from deskgym.apps.platform.database import Db
from deskgym.apps.sheet import actions
from deskgym.apps.sheet.actions import Allowed, FormatRule, SortKey
from deskgym.apps.sheet.engine import Area
from deskgym.apps.sheet.engine.styles import load
from deskgym.apps.sheet.models import Cell, ConditionalFormat, FilterView, Validation
from deskgym.tasks import Instance, get_family
from deskgym.tasks.sheet.queries import page
from deskgym.tasks.sheet.sort import SHEETS
from sqlalchemy import select

from .test_rules_of_notes import passes

Work = Callable[[Db], object]


@pytest.fixture
def played() -> Iterator[Callable[[str, int], Instance]]:
    """An instance of a family, closed after the test."""
    opened: list[Instance] = []

    def play(family: str, seed: int = 1) -> Instance:
        opened.append(get_family(family).instance(seed))
        return opened[-1]

    yield play
    for instance in opened:
        instance.world.close()


def done(db: Db, instance: Instance) -> None:
    instance.task.outcomes[0](db)
    db.flush()


def rule_of(row: ConditionalFormat) -> FormatRule:
    return FormatRule(row.kind, row.first, style=load(row.style))


def relaid(db: Db, *areas: Area) -> None:
    """The last two rules lie on these areas instead: one rule for each, or one for all."""
    for row in db.query(ConditionalFormat).order_by(ConditionalFormat.id).all()[-2:]:
        actions.remove_format_rule(db, row.sheet_id, row.id)
        for area in areas:
            actions.set_format_rule(db, row.sheet_id, str(area), rule_of(row))


def area_of(db: Db) -> Area:
    row = db.query(ConditionalFormat).order_by(ConditionalFormat.id.desc()).first()
    assert row is not None
    ((top, left, bottom, right),) = row.areas
    return Area(top, left, bottom, right)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_rules_on_the_halves_of_a_column_are_as_one(played: Callable[[str, int], Instance], seed: int) -> None:
    instance = played("sheet-flag-rules", seed)

    def in_halves(db: Db) -> None:
        done(db, instance)
        whole = area_of(db)
        middle = (whole.top + whole.bottom) // 2
        relaid(
            db,
            Area(whole.top, whole.left, middle, whole.right),
            Area(middle + 1, whole.left, whole.bottom, whole.right),
        )

    assert passes(instance, in_halves)


@pytest.mark.parametrize(("edge", "step"), [("top", 1), ("top", -1), ("bottom", -1), ("left", -1), ("right", 1)])
def test_a_rule_on_a_row_or_column_less_or_more_fails(
    played: Callable[[str, int], Instance], edge: str, step: int
) -> None:
    instance = played("sheet-flag-rules", 2)

    def nearly(db: Db) -> None:
        done(db, instance)
        whole = area_of(db)
        corners = {name: getattr(whole, name) for name in ("top", "left", "bottom", "right")}
        relaid(db, Area(**corners | {edge: corners[edge] + step}))

    assert not passes(instance, nearly)


def test_a_dropdown_made_in_two_steps_passes(played: Callable[[str, int], Instance]) -> None:
    instance = played("sheet-dropdown", 1)

    def in_halves(db: Db) -> None:
        done(db, instance)
        rule = db.query(Validation).order_by(Validation.id.desc()).first()
        assert rule is not None
        ((top, left, bottom, right),) = rule.areas
        allowed = Allowed("range", source=rule.source)
        actions.remove_validation(db, rule.sheet_id, id=rule.id)
        middle = (top + bottom) // 2
        for area in (Area(top, left, middle, right), Area(middle + 1, left, bottom, right)):
            actions.set_validation(db, rule.sheet_id, str(area), allowed)

    assert passes(instance, in_halves)


@pytest.mark.parametrize("more", [1, 100])
def test_a_filter_view_may_reach_empty_rows_below(played: Callable[[str, int], Instance], more: int) -> None:
    instance = played("sheet-filter-view", 1)

    def further_down(db: Db) -> None:
        done(db, instance)
        view = db.query(FilterView).order_by(FilterView.id.desc()).first()
        assert view is not None
        actions.set_view_range(db, view.sheet_id, view.id, Area(view.top, view.left, view.bottom + more, view.right))

    assert passes(instance, further_down)


def test_a_filter_view_without_the_last_record_fails(played: Callable[[str, int], Instance]) -> None:
    instance = played("sheet-filter-view", 1)

    def shorter(db: Db) -> None:
        done(db, instance)
        view = db.query(FilterView).order_by(FilterView.id.desc()).first()
        assert view is not None
        actions.set_view_range(db, view.sheet_id, view.id, Area(view.top, view.left, view.bottom - 1, view.right))

    assert not passes(instance, shorter)


@pytest.mark.parametrize("descending", [False, True])
def test_rows_that_the_keys_leave_equal_may_stand_in_any_order(
    played: Callable[[str, int], Instance], descending: bool
) -> None:
    instance = next(each for seed in range(1, 60) if len((each := played("sheet-sort", seed)).task.outcomes) > 1)
    goal = instance.task.goal
    title, name = next((entry[0], entry[1]) for entry in SHEETS if f'"{entry[0]}' in goal and entry[1] in goal)
    sheet = page(instance.world, title, name)
    area = Area(1, 1, sheet.rows[-1], sheet.beside - 1)

    def another_sort_first(db: Db) -> None:
        for column in range(area.right, 0, -1):
            actions.sort_range(db, sheet.id, area, [SortKey(column, descending)], header=True)
        done(db, instance)

    def two_rows_the_other_way(db: Db) -> None:
        done(db, instance)
        rows = [SortKey(column, descending) for column in range(1, area.right + 1)]
        actions.sort_range(db, sheet.id, Area(2, 1, 9, area.right), rows)

    assert passes(instance, another_sort_first)
    assert not passes(instance, two_rows_the_other_way)


@pytest.mark.parametrize("family", ["sheet-flag-customers", "sheet-payments-due", "sheet-reconcile"])
def test_a_formula_that_shows_nothing_is_as_good_as_an_empty_cell(
    played: Callable[[str, int], Instance], family: str
) -> None:
    instance = played(family, 1)

    def by_formula(text: str) -> Work:
        def work(db: Db) -> None:
            places = select(Cell.id, Cell.sheet_id, Cell.row, Cell.column)
            known = {place.id for place in db.execute(places)}
            done(db, instance)
            made = [place for place in db.execute(places.order_by(Cell.id)) if place.id not in known]
            sheet, column = made[0].sheet_id, made[0].column
            taken = {place.row for place in made if (place.sheet_id, place.column) == (sheet, column)}
            actions.set_cells(db, sheet, {(row, column): text for row in range(2, 30) if row not in taken})

        return work

    assert passes(instance, by_formula('=IF(1>2,"x","")'))
    assert not passes(instance, by_formula('=IF(1>2,"x"," ")'))
    assert not passes(instance, by_formula("=1"))

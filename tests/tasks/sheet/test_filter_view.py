"""The family of filter views: other questions that show the same rows pass, others fail, the common filter stays."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from deskgym.apps.platform.database import Db
from deskgym.apps.sheet import actions
from deskgym.apps.sheet.attached.filters import area_of
from deskgym.apps.sheet.models import Filter, FilterView, Sheet
from deskgym.apps.sheet.rules.filtering import Criterion
from deskgym.tasks import Instance, get_family

from .test_rules_of_notes import passes


@pytest.fixture(scope="module")
def instance() -> Iterator[Instance]:
    """One in which each condition leaves something out that no other does."""
    family = get_family("sheet-filter-view")
    instance = next(each for each in map(family.instance, range(16)) if len(each.task.without) >= 3)
    yield instance
    instance.world.close()


def asked(db: Db, instance: Instance) -> tuple[FilterView, list[Criterion]]:
    """The view as it is wanted, made, with what it asks."""
    instance.task.outcomes[0](db)
    view = db.query(FilterView).order_by(FilterView.id.desc()).first()
    assert view is not None
    return view, [Criterion.load(each) for each in view.criteria]


def test_the_wanted_view_passes_and_each_condition_counts(instance: Instance) -> None:
    assert passes(instance, instance.task.outcomes[0])
    assert len(instance.task.without) >= 3
    for condition, other in instance.task.without.items():
        assert callable(other)
        assert not passes(instance, other), condition


def test_a_floor_said_in_another_way_passes(instance: Instance) -> None:
    def between(db: Db) -> None:
        view, criteria = asked(db, instance)
        floor = next(each for each in criteria if each.operator == "at least")
        other = Criterion(floor.column, operator="between", operand=floor.operand, second="99,999,999")
        actions.set_view_criterion(db, view.sheet_id, view.id, other)

    assert passes(instance, between)


def test_who_touches_the_common_filter_fails(instance: Instance) -> None:
    def clearing(db: Db) -> None:
        view, _ = asked(db, instance)
        actions.remove_filter(db, view.sheet_id)

    assert not passes(instance, clearing)


def test_a_view_for_the_moment_does_no_harm_and_is_not_enough(instance: Instance) -> None:
    def only_looking(db: Db) -> None:
        sheet = db.query(Sheet).join(Filter, Filter.sheet_id == Sheet.id).first()
        assert sheet is not None
        filter = db.get_one(Filter, sheet.id)
        actions.open_temporary_view(db, sheet.id, area_of(filter))

    def both(db: Db) -> None:
        only_looking(db)
        instance.task.outcomes[0](db)

    assert not passes(instance, only_looking)
    assert passes(instance, both)

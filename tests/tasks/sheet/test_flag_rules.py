"""Colors by rules: only rules that go by the limits pass, however they were made and mended."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from deskgym.apps.platform.database import Db
from deskgym.apps.sheet import actions
from deskgym.apps.sheet.actions import FormatRule
from deskgym.apps.sheet.engine import parse_area
from deskgym.apps.sheet.models import CellLook, ConditionalFormat
from deskgym.tasks import Grader, Instance, get_family


@pytest.fixture(scope="module")
def instance() -> Iterator[Instance]:
    instance = get_family("sheet-flag-rules").instance(1)
    yield instance
    instance.world.close()


@pytest.fixture(scope="module")
def rules(instance: Instance) -> list[tuple[int, str, FormatRule]]:
    """The rules that the outcome makes: the sheet, the area and the rule of each."""
    world = instance.world.fork()
    with world.session(instance.person_id) as db:
        instance.task.outcomes[0](db)
        found = [(row.sheet_id, _area(row), FormatRule(row.kind, row.first, style=_style(db, row))) for row in _all(db)]
    world.close()
    assert len(found) == 2
    return found


def _all(db: Db) -> list[ConditionalFormat]:
    return db.query(ConditionalFormat).order_by(ConditionalFormat.id).all()[-2:]


def _area(row: ConditionalFormat) -> str:
    ((top, left, bottom, right),) = row.areas
    letters = "ABCDEFGHIJKL"
    return f"{letters[left - 1]}{top}:{letters[right - 1]}{bottom}"


def _style(db: Db, row: ConditionalFormat) -> dict[str, str]:
    assert row.style is not None
    return {"g": row.style.split('"')[3]}


def passes(instance: Instance, work: Callable[[Db], object]) -> bool:
    """Whether the persona's work is right."""
    world = instance.world.fork()
    grader = Grader(world, instance)
    with world.session(instance.person_id) as db:
        work(db)
    verdict = grader.verdict()
    world.close()
    return verdict.passed


def test_cells_colored_by_hand_fail(instance: Instance, rules: list[tuple[int, str, FormatRule]]) -> None:
    def by_hand(db: Db) -> None:
        instance.task.outcomes[0](db)
        looks = [(look.sheet_id, look.row, look.column, look.style or "") for look in db.query(CellLook)]
        for rule in _all(db):
            actions.remove_format_rule(db, rule.sheet_id, rule.id)
        for sheet, row, column, style in looks:
            if sheet == rules[0][0]:
                area = parse_area(f"{'ABCDEFGHIJKL'[column - 1]}{row}")
                actions.format_cells(db, sheet, [area], {"g": style.split('"')[3]})

    assert not passes(instance, by_hand)


@pytest.mark.parametrize("off", [-1, 1])
def test_limits_that_color_the_same_today_and_not_tomorrow_fail(
    instance: Instance, rules: list[tuple[int, str, FormatRule]], off: int
) -> None:
    def nearly(db: Db) -> None:
        for sheet, area, rule in rules:
            limit = str(int(rule.first or "0") + off)
            actions.set_format_rule(db, sheet, area, FormatRule(rule.kind, limit, style=rule.style))

    assert not passes(instance, nearly)


def test_a_rule_on_fewer_records_fails(instance: Instance, rules: list[tuple[int, str, FormatRule]]) -> None:
    def without_the_last(db: Db) -> None:
        for sheet, area, rule in rules:
            start, end = area.split(":")
            shorter = f"{start}:{end[0]}{int(end[1:]) - 1}"
            actions.set_format_rule(db, sheet, shorter, rule)

    assert not passes(instance, without_the_last)


def test_a_slip_that_is_mended_passes(instance: Instance, rules: list[tuple[int, str, FormatRule]]) -> None:
    def slipped(db: Db) -> None:
        sheet, area, rule = rules[0]
        other = FormatRule("greater", "1", style={"g": "#DC2626"})
        # One on the whole column that is taken off again, and one with the wrong limit that is put right.
        actions.set_format_rule(db, sheet, f"{area[0]}1:{area[0]}200", other)
        actions.remove_format_rule(db, sheet, _all(db)[-1].id)
        actions.set_format_rule(db, sheet, area, other)
        actions.set_format_rule(db, sheet, area, rule, id=_all(db)[-1].id)
        actions.set_format_rule(db, *rules[1])

    assert passes(instance, slipped)


def test_rules_in_the_other_order_pass(instance: Instance, rules: list[tuple[int, str, FormatRule]]) -> None:
    def turned_round(db: Db) -> None:
        for sheet, area, rule in reversed(rules):
            actions.set_format_rule(db, sheet, area, rule)

    assert passes(instance, turned_round)

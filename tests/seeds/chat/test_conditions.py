"""When and by whom a scene can be played."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from deskgym.apps.platform.models import Person
from deskgym.seeds.chat.conditions import Conditions, with_usual

LATE_FRIDAY = datetime(2026, 5, 15, 17, 20, tzinfo=UTC)
BOSS = Person(id=1, department="Sales", manager_id=None)
CLERK = Person(id=2, department="Sales", title="Inside sales representative", manager_id=1)
PACKER = Person(id=3, department="Warehouse", manager_id=1)
AGES = timedelta(days=400)


def leads(one: Person, other: Person) -> bool:
    return other.manager_id == one.id


def test_times_are_those_of_the_day() -> None:
    assert Conditions.parse("late; Friday; ahead of weekend").hold_at(LATE_FRIDAY)
    assert not Conditions.parse("morning").hold_at(LATE_FRIDAY)
    assert not Conditions.parse("late; Monday").hold_at(LATE_FRIDAY)


def test_who_leads_is_not_who_is_led() -> None:
    asked = Conditions.parse("B leads A")
    assert asked.pair(CLERK, BOSS, leads)
    assert not asked.pair(BOSS, CLERK, leads)
    assert not asked.pair(CLERK, PACKER, leads)


def test_peers_lead_neither_way() -> None:
    assert Conditions.parse("peers").pair(CLERK, PACKER, leads)
    assert not Conditions.parse("peers").pair(CLERK, BOSS, leads)
    assert not Conditions.parse("peers").pair(BOSS, CLERK, leads)


def test_seasons_are_months() -> None:
    assert Conditions.parse("spring; late").hold_at(LATE_FRIDAY)
    assert not Conditions.parse("winter; late").hold_at(LATE_FRIDAY)
    assert not Conditions.parse("late fall").hold_at(LATE_FRIDAY)


def test_teams_and_departments() -> None:
    assert Conditions.parse("same team").pair(BOSS, CLERK, leads)
    assert not Conditions.parse("other team").pair(BOSS, CLERK, leads)
    assert Conditions.parse("A not in Sales|IT").suit("A", PACKER, AGES)
    assert not Conditions.parse("A not in Sales|IT").suit("A", CLERK, AGES)
    there = Conditions.parse("B in Warehouse|Operations; A is new")
    assert there.suit("B", PACKER, AGES)
    assert not there.suit("B", CLERK, AGES)
    assert not there.suit("A", CLERK, AGES)
    assert there.suit("A", CLERK, timedelta(days=9))


def test_a_job_stands_for_a_department_where_only_its_holders_would_say_so() -> None:
    asked = Conditions.parse("A in Inside sales representative|Support; B not in Inside sales representative")
    assert asked.suit("A", CLERK, AGES)
    assert not asked.suit("A", BOSS, AGES)
    assert asked.suit("B", BOSS, AGES)
    assert not asked.suit("B", CLERK, AGES)


def test_leads_are_those_to_whom_others_report() -> None:
    assert Conditions.parse("A is lead").suit("A", BOSS, AGES, is_lead=True)
    assert not Conditions.parse("A is lead").suit("A", CLERK, AGES)
    assert Conditions.parse("B not lead").suit("B", CLERK, AGES)
    assert not Conditions.parse("B not lead").suit("B", BOSS, AGES, is_lead=True)


def test_what_usually_holds_gives_way_to_what_a_scene_says() -> None:
    usual = "A in Support; B in Support; A not lead"
    assert with_usual("A Hello.", usual) == f"? {usual}\nA Hello."
    assert with_usual("? A in Sales; late\nA Hello.", usual) == "? A in Sales; late; B in Support; A not lead\nA Hello."
    assert with_usual("? A leads B\nA Hello.", usual) == "? A leads B; A in Support; B in Support\nA Hello."


def test_a_condition_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ValueError, match="before lunch"):
        Conditions.parse("morning; before lunch")

"""The handbook says what holds, in each of its versions, and says it otherwise in another world."""

from __future__ import annotations

import re
from datetime import timedelta
from itertools import pairwise

import pytest
from deskgym.apps.crm.models import DealLine, User
from deskgym.apps.handbook.holidays import is_workday
from deskgym.apps.handbook.models import UNITS, HandbookRevision, HandbookSection, Policy
from deskgym.apps.handbook.policies import policy
from deskgym.apps.handbook.queries import policies
from deskgym.apps.handbook.text import filled, quantity
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.models import Person
from deskgym.seeds import handbook
from deskgym.seeds.build import begin
from deskgym.seeds.handbook.policies import policies_of
from deskgym.seeds.handbook.sections import SECTIONS
from deskgym.seeds.sizes import SIZES, Size
from deskgym.seeds.store.shop import Shop
from deskgym.seeds.world import World
from sqlalchemy import select

_GAP = re.compile(r"\{(\w+)(?::([^}]+))?\}")
_NUMBER = re.compile(r"\d[\d,.:]*\d|\d")


def test_a_text_has_no_number_but_those_of_its_rows(world: World) -> None:
    with world.session() as db:
        numbers = policies(db)
        for revision in db.scalars(select(HandbookRevision)):
            assert not _NUMBER.search(_GAP.sub("", revision.body) + revision.note), revision.note
            rules = [policy(db, gap[0], gap[1] or None, on=revision.valid_from) for gap in _GAP.findall(revision.body)]
            stated = {number for rule in rules for number in _NUMBER.findall(quantity(rule.value, rule.unit))}
            assert set(_NUMBER.findall(filled(revision, numbers))) <= stated
            assert all(rule.section_id == revision.section_id for rule in rules)


def test_every_row_is_stated_in_its_section_on_each_day_on_which_it_holds(world: World) -> None:
    with world.session() as db:
        for section in db.scalars(select(HandbookSection)):
            last = section.revisions[-1]
            stated = {(key, subject or None) for key, subject in _GAP.findall(last.body)}
            assert stated == {
                (rule.key, rule.subject) for rule in db.scalars(select(Policy).where(Policy.section_id == section.id))
            }
        assert {rule.unit for rule in db.scalars(select(Policy))} == set(UNITS)


def test_versions_follow_each_other_without_a_gap_and_begin_on_working_days(world: World) -> None:
    with world.session() as db:
        sections = db.scalars(select(HandbookSection)).all()
        assert len(sections) == len(SECTIONS)
        for section in sections:
            revisions = section.revisions
            begun = [revision for revision in revisions if revision.valid_from <= db.today]
            assert 2 <= len(begun) <= 5
            assert [revision.number for revision in revisions] == list(range(1, len(revisions) + 1))
            for revision, following in pairwise(revisions):
                assert revision.valid_until == following.valid_from - timedelta(days=1)
            assert revisions[-1].valid_until is None
            for revision in revisions:
                assert is_workday(revision.valid_from)
                assert revision.note
                assert is_workday(revision.created_at.astimezone(db.timezone).date())
        assert sum(section.revisions[-1].valid_from > db.today for section in sections) == 1


def test_numbers_follow_each_other_without_a_gap_and_change_with_a_version(world: World) -> None:
    with world.session() as db:
        begins = {(revision.section_id, revision.valid_from) for revision in db.scalars(select(HandbookRevision))}
        former: Policy | None = None
        for rule in db.scalars(select(Policy).order_by(Policy.key, Policy.subject, Policy.valid_from)):
            assert (rule.section_id, rule.valid_from) in begins
            if former is not None and (former.key, former.subject) == (rule.key, rule.subject):
                assert former.valid_until == rule.valid_from - timedelta(days=1)
                assert former.value != rule.value
            former = rule


def test_no_line_of_a_deal_was_sold_below_what_its_owner_may_give(world: World) -> None:
    with world.session() as db:
        approvers = {user.id for user in db.scalars(select(User)) if user.role.can_approve}
        people = {person.id: person.title for person in db.scalars(select(Person))}
        seen = 0
        for line in db.scalars(select(DealLine).where(DealLine.discount_pct > 0)):
            if (by := line.created_by_id) is not None and by not in approvers:
                day = line.created_at.astimezone(db.timezone).date()
                assert line.discount_pct <= policy(db, "discount", people[by], on=day).value
                seen += 1
        assert seen > 50


def _numbers(db: Db) -> list[int]:
    rules = db.scalars(select(Policy).order_by(Policy.key, Policy.subject, Policy.id))
    return [rule.value for rule in rules if rule.holds_on(db.today)]


def _words(db: Db) -> list[str]:
    return [section.revisions[-1].body for section in db.scalars(select(HandbookSection))]


def test_two_worlds_have_other_numbers_and_other_words() -> None:
    with World.shared(0).session() as one, World.shared(1).session() as other:
        for read in (_numbers, _words):
            first, second = read(one), read(other)
            assert len(first) == len(second)
            assert sum(a != b for a, b in zip(first, second, strict=True)) > len(first) // 2, read.__name__


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seed", [1, 12, 26, 2**63 - 1])
def test_each_rule_holds_on_every_day_of_which_there_are_records(seed: int, size: Size) -> None:
    draft, holders = begin(seed, size)
    handbook.make(draft, holders)
    rules = {(rule.key, rule.subject) for rule in draft.all(Policy)}
    assert rules
    for key, subject in rules:
        value_on = policies_of(draft, key)
        for later in range(0, (draft.calendar.today - draft.first_day).days, 20):
            assert value_on(subject, draft.first_day + timedelta(days=later)) >= 0


@pytest.mark.parametrize("size", SIZES)
def test_the_store_is_no_older_than_the_companys_first_day(size: Size) -> None:
    draft, holders = begin(1, size)
    opened = Shop(draft, holders).opened
    assert draft.first_day <= min(draft.calendar.date_of(opened), draft.calendar.first_day)

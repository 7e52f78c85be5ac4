"""The chronicle: what happened, in an order that makes sense, and the same for everybody who asks."""

from __future__ import annotations

from collections import defaultdict
from datetime import date
from itertools import pairwise

import pytest
from deskgym.apps.crm.models import Deal, Stage
from deskgym.apps.handbook.holidays import is_workday
from deskgym.seeds.build import draft as build_draft
from deskgym.seeds.draft import Draft
from deskgym.seeds.events import Event, Money, worded


@pytest.fixture(scope="module")
def draft() -> Draft:
    return build_draft(3, "small")


def test_facts_stand_in_texts_as_people_write_them() -> None:
    assert [worded(fact) for fact in (Money(1_250_00), 40, date(2026, 3, 2), "Tuesday")] == [
        "$1,250",
        "40",
        "Mar 2",
        "Tuesday",
    ]


def test_nothing_has_happened_after_now_and_effects_come_after_causes(draft: Draft) -> None:
    for event in draft.chronicle.events():
        cause = draft.chronicle.cause_of(event)
        assert event.at <= draft.calendar.now, event
        assert cause is None or cause.at <= event.at, (cause, event)


def test_what_the_office_does_happens_on_working_days(draft: Draft) -> None:
    own = [e for e in draft.chronicle.events() if not e.kind.startswith(("order-", "altered-", "deal-", "case-"))]
    assert len(own) > 100
    for event in own:
        at = event.at.astimezone(draft.calendar.timezone)
        assert is_workday(at.date()), event
        assert 8 <= at.hour < 20, event


def test_a_project_passes_its_milestones_in_their_order(draft: Draft) -> None:
    courses: dict[object, list[Event]] = defaultdict(list)
    for event in draft.chronicle.events():
        if event.kind.startswith("project-"):
            courses[event.facts["project"]].append(event)
    order = ["begun", "scoped", "pilot-begun", "slipped", "pilot-read", "proposed", "decided", "rolled-out", "closed"]
    assert len(courses) == 7
    for course in courses.values():
        places = [order.index(event.kind.removeprefix("project-")) for event in course]
        assert places == sorted(places)
        assert all(later.cause == earlier.number for earlier, later in pairwise(course))
    assert any(course[-1].kind == "project-closed" for course in courses.values())
    assert any(course[-1].kind != "project-closed" for course in courses.values())


def test_every_deal_ends_in_the_chronicle_as_it_stands_in_the_crm(draft: Draft) -> None:
    won = {event.subject for event in draft.chronicle.events("deal-won")}
    stages = {stage.id: stage for stage in draft.all(Stage)}
    made = {("crm_deal", deal.id) for deal in draft.all(Deal) if stages[deal.stage_id].is_won}
    assert made
    # What lies in the recycle bin was made by hand.
    assert won <= made


def test_two_worlds_have_other_pasts_and_one_world_the_same(draft: Draft) -> None:
    def past(of: Draft) -> list[tuple[str, dict[str, str]]]:
        return [(e.kind, e.words()) for e in of.chronicle.events() if e.kind.startswith(("project", "supply", "hire"))]

    assert past(draft) == past(build_draft(3, "small"))
    assert past(draft) != past(build_draft(4, "small"))

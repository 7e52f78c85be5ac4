"""What people write in the chat is what happened: told soon, by somebody who worked here, and correct or corrected."""

from __future__ import annotations

from collections import Counter, defaultdict
from datetime import timedelta

import pytest
from deskgym.apps.chat.models import Channel, ChannelMember, Post
from deskgym.apps.handbook.holidays import is_workday
from deskgym.seeds.draft import Draft
from deskgym.seeds.events import Telling

from .conftest import SEEDS, draft_of

#: Words of outcomes, and the event they may only be said of.
OUTCOMES = {
    " we won ": "deal-won",
    "**won:**": "deal-won",
    ": signed.**": "deal-won",
    ". won!": "deal-won",
    " we lost ": "deal-lost",
    " as lost, ": "deal-lost",
    " lost at $": "deal-lost",
}


@pytest.fixture(scope="module", params=SEEDS)
def draft(request: pytest.FixtureRequest) -> Draft:
    return draft_of(request.param)


def told(draft: Draft) -> list[tuple[Telling, Post]]:
    posts = draft.all(Post)
    return [(one, posts[one.row_id - 1]) for one in draft.chronicle.tellings if one.table == "chat_post"]


def workdays_between(draft: Draft, telling: Telling) -> int:
    first, last = draft.calendar.date_of(telling.event.at), draft.calendar.date_of(telling.at)
    return sum(is_workday(first + timedelta(days=n)) for n in range(1, (last - first).days + 1))


def test_an_event_is_told_within_two_working_days(draft: Draft) -> None:
    first: dict[tuple[int, int], Telling] = {}
    # Who sums a week up lists what was news then.
    sums = {telling.row_id for telling, _ in told(draft) if telling.event.kind.startswith("week-")}
    for telling, post in told(draft):
        if telling.row_id in sums and not telling.event.kind.startswith("week-"):
            continue
        first.setdefault((telling.event.number, post.channel_id), telling)
    assert len(first) > 600
    assert all(telling.at >= telling.event.at for telling in first.values())
    assert all(workdays_between(draft, telling) <= 2 for telling in first.values())


def test_who_says_that_a_deal_was_won_or_lost_tells_of_that_deal(draft: Draft) -> None:
    outcomes = {one.row_id: one.event for one, _ in told(draft) if one.event.kind in ("deal-won", "deal-lost")}
    spoken = 0
    dealing = {str(event.facts["account"]) for event in draft.chronicle.events("deal-opened")}
    for post in draft.all(Post):
        lower = f" {post.body.lower()}"
        for word, kind in OUTCOMES.items():
            # A claim or the power may be lost, too.
            if word in lower and (post.id in outcomes or any(name in post.body for name in dealing)):
                spoken += 1
                assert outcomes[post.id].kind == kind
                assert str(outcomes[post.id].facts["account"]) in post.body
    assert spoken > 20


def test_a_project_channel_holds_one_project_in_its_order(draft: Draft) -> None:
    names = {channel.id: channel.name or "" for channel in draft.all(Channel)}
    by_channel: dict[int, list[Telling]] = defaultdict(list)
    for telling, post in told(draft):
        is_project = telling.event.kind.startswith("project-")
        assert is_project == names[post.channel_id].startswith("project-")
        if is_project and post.root_id is None:
            by_channel[post.channel_id].append(telling)
    assert len(by_channel) == 2
    for tellings in by_channel.values():
        assert len({telling.event.facts["project"] for telling in tellings}) == 1
        moments = [telling.event.at for telling in tellings]
        assert moments == sorted(moments)
        assert moments[-1] - moments[0] > timedelta(weeks=2)


def test_lead_and_sponsor_are_in_the_channel_of_their_project(draft: Draft) -> None:
    people = {person.id: person.name for person in draft.people}
    inside: dict[int, set[str]] = defaultdict(set)
    for place in draft.all(ChannelMember):
        inside[place.channel_id].add(people[place.person_id])
    for telling, post in told(draft):
        if telling.event.kind.startswith("project-"):
            assert {people[id] for id in telling.event.who} <= inside[post.channel_id]


def test_posts_spread_over_the_week_and_the_day(draft: Draft) -> None:
    zone = draft.calendar.timezone
    local = [post.created_at.astimezone(zone) for post in draft.all(Post)]
    days = Counter(at.weekday() for at in local)
    assert all(0.14 * len(local) < days[day] <= 0.25 * len(local) for day in range(5))
    assert days[5] + days[6] <= 0.005 * len(local)
    hours = Counter(at.hour for at in local)
    assert min(hours) >= 7
    assert max(hours) <= 21
    assert hours[20] + hours[21] <= 0.005 * len(local)
    assert hours[12] < hours[10]
    assert 0.005 * len(local) < hours[7] + hours[18] < 0.1 * len(local)


def test_nobody_writes_before_they_came_or_after_they_left(draft: Draft) -> None:
    begun = {event.who[0]: event.at for event in draft.chronicle.events("hired")}
    ended = {event.who[0]: event.at for event in draft.chronicle.events("left")}
    for post in draft.all(Post):
        assert begun.get(post.author_id, post.created_at) <= post.created_at
        assert post.created_at <= ended.get(post.author_id, post.created_at)


def test_few_tellings_are_wrong_and_each_is_put_right(draft: Draft) -> None:
    tellings = told(draft)
    wrong = [(one, post) for one, post in tellings if one.is_error]
    assert 0 < len(wrong) <= 0.03 * len(tellings)
    for error, post in wrong:
        later = [
            one
            for one, other in tellings
            if one.event is error.event and other.channel_id == post.channel_id and other.id > post.id
        ]
        assert any(not one.is_error and set(one.states) & set(error.states) for one in later)


def test_new_rules_of_the_handbook_are_told_with_the_old_figure(draft: Draft) -> None:
    changes = [(one, post) for one, post in told(draft) if one.event.kind == "policy-changed"]
    stating = [(one, post) for one, post in changes if {"old", "new"} <= set(one.states) and not one.is_error]
    assert len(stating) > 3
    for telling, post in stating:
        assert str(telling.event.facts["old"]) in post.body
        assert str(telling.event.facts["new"]) in post.body


def test_who_sums_up_a_week_lists_each_deal_that_was_won_in_it(draft: Draft) -> None:
    listed: dict[int, list[Telling]] = defaultdict(list)
    sums: dict[int, Telling] = {}
    for telling, _ in told(draft):
        if telling.event.kind == "week-sales":
            sums[telling.row_id] = telling
        elif telling.event.kind == "deal-won":
            listed[telling.row_id].append(telling)
    with_table = [row_id for row_id in sums if row_id in listed]
    assert len(with_table) > 5
    for row_id in with_table:
        assert len(listed[row_id]) == sums[row_id].event.facts["won"]


def test_some_posts_are_long(draft: Draft) -> None:
    lengths = [len(post.body) for post in draft.all(Post)]
    assert 0.02 < sum(length >= 400 for length in lengths) / len(lengths) < 0.05
    assert max(lengths) > 700

"""What the portal changes."""

from __future__ import annotations

from datetime import datetime, timedelta
from itertools import pairwise

import pytest
from deskgym.apps.clock import advance
from deskgym.apps.platform.errors import Invalid
from deskgym.apps.platform.tickets import Tickets
from deskgym.apps.portal import actions
from deskgym.seeds.world import World


def test_the_next_morning_is_nine_on_a_working_day_at_the_office() -> None:
    world = World.build(0)
    with world.session() as db:
        days = [actions.move_clock(db, "morning").astimezone(db.timezone) for _ in range(7)]
        assert all((day.hour, day.minute, day.second) == (9, 0, 0) for day in days)
        assert all(day.weekday() < 5 for day in days)
        assert all(timedelta(0) < later - earlier <= timedelta(days=3) for earlier, later in pairwise(days))
        assert days[-1] - days[0] == timedelta(days=8)
    world.close()


def test_in_the_small_hours_the_next_morning_is_still_tomorrow() -> None:
    world = World.build(0)
    with world.session() as db:
        midnight = datetime.combine(db.today + timedelta(days=1), datetime.min.time(), db.timezone)
        advance(db, midnight - db.now)
        assert actions.move_clock(db, "morning").astimezone(db.timezone).date() > midnight.date()
    world.close()


def test_any_other_move_is_refused() -> None:
    world = World.build(0)
    with world.session() as db, pytest.raises(Invalid, match="hour, morning"):
        actions.move_clock(db, "yesterday")
    world.close()


def test_only_the_latest_tickets_are_kept_and_each_is_for_one_app() -> None:
    world, tickets = World.build(0), Tickets()
    with world.session() as db:
        issued = [tickets.issue(db, "crm", person_id) for person_id in range(1, 71)]
    assert tickets.redeem(issued[0], "crm") is None
    assert tickets.redeem(issued[-1], "chat") is None
    assert tickets.redeem(issued[-1], "crm") is None, "a ticket shown at the wrong door is spent"
    assert tickets.redeem(issued[-2], "crm") == 69
    world.close()

"""The calendar in a browser: events made, moved and resized by drag, invitations planned and answered."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest
from deskgym.apps.crm import actions
from deskgym.apps.crm.scheduling import midnight
from playwright.sync_api import Page, expect

from ..conftest import As
from .cast import TODAY, Cast
from .conftest import Open

DAY = TODAY + timedelta(days=2)


@pytest.fixture
def review(seat: As, cast: Cast) -> str:
    """Sam's event on Wednesday at ten, with Rita."""
    db = seat(cast.sam)
    start = datetime(DAY.year, DAY.month, DAY.day, 10, tzinfo=db.timezone)
    actions.create_event(
        db, kind="Meeting", subject="Review", starts_at=start, ends_at=start + timedelta(hours=1),
        attendees=[f"user-{cast.rita}"],
    )  # fmt: skip
    db.commit()
    return "Review, Wed Mar 18, {}, with Rita Lund"


def drag(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 3, start[1] + 8)
    page.mouse.move(*end, steps=3)
    page.mouse.up()


def corner(page: Page, name: str) -> tuple[float, float, float]:
    """Where an event begins, and how high it is."""
    box = page.get_by_role("link", name=name).bounding_box()
    assert box is not None
    return box["x"] + 20, box["y"] + 5, box["height"]


def test_an_event_is_moved_and_resized_by_drag(page: Page, review: str) -> None:
    page.goto("/calendar")
    x, y, _ = corner(page, review.format("10:00 AM–11:00 AM"))
    drag(page, (x, y), (x, y + 88))  # two hours
    x, y, height = corner(page, review.format("12:00 PM–1:00 PM"))
    drag(page, (x, y + height - 8), (x, y + height + 14))
    expect(page.get_by_role("link", name=review.format("12:00 PM–1:30 PM"))).to_be_visible()


def test_empty_hours_make_an_event_that_is_planned_with_others(page: Page, cast: Cast, review: str) -> None:
    page.goto("/calendar")
    x, y, _ = corner(page, review.format("10:00 AM–11:00 AM"))
    drag(page, (x, y + 132), (x, y + 168))
    form = page.get_by_role("dialog", name="New event")
    expect(form.get_by_role("textbox", name="Start", exact=True)).to_have_value("1:00 PM")
    form.get_by_role("textbox", name="Subject").fill("Samples")
    form.get_by_role("textbox", name="Start", exact=True).fill("10:30 AM")
    form.get_by_role("combobox", name="Add a colleague or contact").fill("rita")
    page.get_by_role("option", name="Rita Lund").click()
    expect(form.get_by_role("button", name="Remove Rita Lund")).to_be_visible()
    expect(form.get_by_role("status")).to_contain_text("Rita Lund is busy 10:00 AM–11:00 AM: Review")
    form.get_by_role("button", name="Save").click()
    form.get_by_role("button", name="Save anyway").click()
    expect(page.get_by_role("link", name="Samples, Wed Mar 18, 10:30 AM–2:00 PM, with Rita Lund")).to_be_visible()


def test_who_is_invited_answers_from_their_own_calendar(open_as: Open, cast: Cast, review: str) -> None:
    page = open_as(cast.rita)
    page.goto("/calendar")
    page.get_by_role("link", name=review.format("10:00 AM–11:00 AM") + ", you: no answer").click()
    page.get_by_role("button", name="Decline").click()
    expect(page.get_by_role("region", name="Attendees")).to_contain_text("Declined")
    expect(page.get_by_role("button", name="Edit")).to_have_count(0)


def test_a_month_moves_an_event_to_another_day(page: Page, review: str) -> None:
    page.goto("/calendar?view=month")
    x, y, _ = corner(page, review.format("10:00 AM–11:00 AM"))
    box = page.get_by_role("region", name="Fri Mar 20").bounding_box()
    assert box is not None
    drag(page, (x, y), (box["x"] + 40, box["y"] + 50))
    moved = review.replace("Wed Mar 18", "Fri Mar 20").format("10:00 AM–11:00 AM")
    expect(page.get_by_role("link", name=moved)).to_be_visible()


def test_colleagues_are_switched_on_and_off(page: Page) -> None:
    page.goto("/calendar?view=day")
    rita = page.get_by_role("checkbox", name="Rita Lund")
    rita.click()
    expect(rita).to_be_checked()
    page.get_by_role("link", name="Hide all").click()
    expect(rita).not_to_be_checked()


def test_a_meeting_says_who_called_it(open_as: Open, cast: Cast, review: str) -> None:
    page = open_as(cast.rita)
    page.goto("/calendar")
    event = page.get_by_role("link", name=review.format("10:00 AM–11:00 AM"))
    expect(event).to_have_accessible_description("Organizer: Sam Rivera")
    assert (event.get_attribute("title") or "").endswith("Organizer: Sam Rivera")
    own = open_as(cast.sam)
    own.goto("/calendar?view=month")
    expect(own.get_by_role("link", name="Review")).to_have_accessible_description("Organizer: you")


def test_of_an_event_whole_lines_are_seen_wherever_the_hours_are_scrolled(page: Page, seat: As, cast: Cast) -> None:
    db = seat(cast.sam)
    night = midnight(db, TODAY)
    for subject, start, minutes in (
        ("Night train", 22 * 60, 13 * 60),
        ("A call about the offer and all that", 600, 30),
    ):
        begin = night + timedelta(minutes=start)
        ends = begin + timedelta(minutes=minutes)
        actions.create_event(db, subject=subject, kind="Meeting", starts_at=begin, ends_at=ends)
    db.commit()
    page.goto("/calendar")
    text = page.locator(f"[data-day='{TODAY + timedelta(days=1)}'] .block .block-text")
    expect(text).to_contain_text("10:00 PM")
    seen, head = text.bounding_box(), page.locator(".week-head").bounding_box()
    assert seen is not None
    assert head is not None
    assert seen["y"] >= head["y"] + head["height"] - 1
    call = page.locator(".block", has_text="A call about")
    lines = call.evaluate("each => each.querySelector('.block-text').getClientRects()[0].height / 13")
    assert lines == 1
    page.goto("/calendar?view=month")
    later = page.locator(f"[data-day='{TODAY + timedelta(days=1)}'] .line", has_text="Night")
    expect(later).to_contain_text("until 11:00 AM")

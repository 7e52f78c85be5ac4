"""A support agent's walk through the console, in a real browser."""

from __future__ import annotations

import pytest
from deskgym.apps.crm import actions
from deskgym.apps.crm.models import Case, CaseComment, CaseHistory, Email
from deskgym.apps.platform.database import Database
from playwright.sync_api import expect
from sqlalchemy import select

from ..conftest import As
from .cast import Cast
from .conftest import Open
from .desk_cast import Desk, build_desk


@pytest.fixture
def desk(database: Database, cast: Cast) -> Desk:
    return build_desk(database)


@pytest.fixture
def case_id(seat: As, cast: Cast, desk: Desk) -> int:
    """Dana's case, waiting in General; and a published article."""
    lea = seat(desk.lea)
    article = actions.create_article(lea, title="Flickering", body="<p>New bulb</p>", category_id=desk.open_shelf)
    actions.publish_article(lea, article.id)
    case = actions.create_case(lea, subject="Flicker in the hall", contact_id=cast.dana, owner_id=None)
    lea.commit()
    return case.id


def test_a_case_is_taken_answered_handed_over_and_closed(
    open_as: Open, database: Database, desk: Desk, case_id: int
) -> None:
    page = open_as(desk.sue)
    page.goto("/desk?list=unassigned")
    page.get_by_role("link", name="Flicker in the hall").click()
    expect(page.get_by_role("status", name="First answer")).to_contain_text("24 h left")
    page.get_by_role("button", name="Take").click()
    expect(page.get_by_text("is yours")).to_be_visible()

    page.get_by_role("button", name="Link article").click()
    page.get_by_role("combobox", name="Article").fill("flick")
    page.get_by_role("option", name="Flickering").click()
    page.get_by_role("dialog").get_by_role("button", name="Link", exact=True).click()
    expect(page.get_by_role("link", name="Flickering")).to_be_visible()

    message = page.get_by_role("textbox", name="Message")
    message.fill("Have a look:")
    page.get_by_role("button", name="Use template").click()
    page.get_by_role("button", name="Use First reply").click()
    expect(message).to_contain_text("Hello Dana,")
    page.get_by_role("button", name="Insert article").click()
    page.get_by_role("menuitem", name="Flickering").click()
    page.get_by_role("button", name="Send e-mail").click()
    expect(page.get_by_role("status", name="First answer")).to_contain_text("Answered in time")

    page.get_by_role("radio", name="Internal note").check(force=True)
    page.get_by_role("textbox", name="Message").fill("Over to Tom")
    page.get_by_role("button", name="Add internal note").click()
    expect(page.get_by_role("article", name="Internal note")).to_contain_text("Over to Tom")

    page.get_by_role("button", name="Hand over").click()
    page.get_by_role("dialog").get_by_role("combobox", name="Owner").fill("Tom")
    page.get_by_role("option", name="Tom Desk").click()
    page.get_by_role("dialog").get_by_role("button", name="Hand over").click()
    expect(page.get_by_text("2 transfers")).to_be_visible()

    page.get_by_role("button", name="Close case").click()
    page.get_by_role("dialog").get_by_role("button", name="Close case").click()
    expect(page.get_by_role("dialog")).to_contain_text("Resolution is required")
    page.get_by_role("textbox", name="Resolution").fill("New bulb")
    page.get_by_role("dialog").get_by_role("button", name="Close case").click()
    expect(page.get_by_role("article", name="Resolution")).to_contain_text("New bulb")

    with database.session() as db:
        case = db.get_one(Case, case_id)
        assert (case.status, case.owner_id) == ("Closed", desk.tom)
        (email,) = db.scalars(select(Email)).all()
        assert email.recipients == "dana@norwood.example"
        assert "Hello Dana," in email.body
        assert "Have a look:" in email.body
        assert '<a href="/knowledge/' in email.body
        (note,) = db.scalars(select(CaseComment)).all()
        assert note.is_internal
        assert len(db.scalars(select(CaseHistory).where(CaseHistory.kind == "transfer")).all()) == 2


def test_what_was_begun_survives_a_look_at_another_case_and_a_refusal(open_as: Open, desk: Desk, case_id: int) -> None:
    page = open_as(desk.sue)
    page.goto(f"/desk?list=all&case={case_id}")
    page.get_by_role("textbox", name="Message").fill("Half a")
    page.get_by_role("link", name="My open cases").click()
    page.get_by_role("link", name="All open cases").click()
    page.get_by_role("link", name="Flicker in the hall").click()
    expect(page.get_by_role("textbox", name="Message")).to_have_text("Half a")
    page.get_by_role("textbox", name="To").fill("dana")
    page.get_by_role("button", name="Send e-mail").click()
    expect(page.get_by_role("alert")).to_contain_text("Enter an e-mail address")
    expect(page.get_by_role("textbox", name="Message")).to_have_text("Half a")


def test_bold_and_lists_are_kept(open_as: Open, database: Database, desk: Desk, case_id: int) -> None:
    page = open_as(desk.sue)
    page.goto(f"/desk?list=all&case={case_id}")
    page.keyboard.press("i")
    page.get_by_role("button", name="Bold").click()
    page.keyboard.type("mind")
    page.get_by_role("button", name="Bold").click()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Bulleted list").click()
    page.keyboard.type("one")
    page.keyboard.press("Enter")
    page.keyboard.type("two")
    page.get_by_role("button", name="Add internal note").click()
    expect(page.get_by_text("The note was added.")).to_be_visible()
    with database.session() as db:
        (note,) = db.scalars(select(CaseComment)).all()
        assert note.body == "<p><strong>mind</strong></p><ul><li>one</li><li>two</li></ul>"


def test_the_keyboard_stays_where_it_was(open_as: Open, desk: Desk, case_id: int) -> None:
    page = open_as(desk.sue)
    page.goto("/desk?list=unassigned")
    page.get_by_role("link", name="Flicker in the hall").press("Enter")
    expect(page.get_by_role("link", name="Flicker in the hall")).to_be_focused()
    # What was pressed is gone: the next in its toolbar.
    page.get_by_role("button", name="Take").press("Enter")
    expect(page.get_by_role("button", name="Hand over")).to_be_focused()

    # A dialog gives it back, also where the page is drawn anew.
    page.get_by_role("button", name="Escalate").press("Enter")
    page.get_by_role("dialog").get_by_role("button", name="Escalate").press("Enter")
    expect(page.get_by_text("was escalated")).to_be_visible()
    expect(page.get_by_role("button", name="Withdraw escalation")).to_be_focused()

    status = page.get_by_role("combobox", name="Status")
    status.press("ArrowDown")
    page.get_by_role("option", name="Pending").click()
    expect(page.get_by_role("status", name="First answer")).to_contain_text("Paused")
    expect(status).to_be_focused()

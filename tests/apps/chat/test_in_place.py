"""Going from one conversation to the next without loading the page: each is as alive as one that was loaded."""

from __future__ import annotations

import pytest
from deskgym.apps.chat import actions
from deskgym.apps.chat.permissions import acting
from deskgym.apps.platform.database import Database
from playwright.sync_api import Page, Route, expect

from .cast import Cast
from .conftest import Open


@pytest.fixture
def sales(visit: Open, cast: Cast) -> Page:
    """Ben, who came to #sales from #general."""
    page = visit(cast.ben, "/channels/general")
    page.evaluate("window.mark = true")
    page.get_by_role("navigation", name="Conversations").get_by_role("link", name="sales").click()
    expect(page.get_by_role("heading", level=1, name="sales")).to_be_visible()
    return page


def is_same_document(page: Page) -> bool:
    return bool(page.evaluate("window.mark === true"))


def say(database: Database, person_id: int, channel_id: int, *bodies: str, root_id: int | None = None) -> list[int]:
    """Ids of what a person says somewhere else."""
    with database.session() as db, acting(db, person_id):
        return [actions.create_post(db, channel_id, body, root_id=root_id).id for body in bodies]


def test_the_box_of_the_new_conversation_is_ready_to_write_in(sales: Page, cast: Cast) -> None:
    expect(sales.get_by_role("textbox", name="Message #sales")).to_be_focused()
    sales.keyboard.type("Signed")
    sales.keyboard.press("Enter")
    expect(sales.get_by_role("log", name="Messages")).to_contain_text("Signed")
    assert is_same_document(sales)


def test_news_is_that_of_the_conversation_on_the_screen(sales: Page, database: Database, cast: Cast) -> None:
    say(database, cast.cleo, cast.general, "Lunch?")
    say(database, cast.cleo, cast.sales, "Norwood called")
    log = sales.get_by_role("log", name="Messages")
    expect(log).to_contain_text("Norwood called")
    expect(log).not_to_contain_text("Lunch?")
    bar = sales.get_by_role("navigation", name="Conversations")
    expect(bar.get_by_role("link", name="general unread")).to_be_visible()
    expect(bar.get_by_role("link", name="sales", exact=True)).to_be_visible()
    assert is_same_document(sales)


def test_an_answer_to_the_page_before_changes_nothing(visit: Open, database: Database, cast: Cast) -> None:
    page = visit(cast.ben, "/channels/general")
    page.evaluate("window.mark = true")
    held: list[Route] = []
    page.route("**/live*", lambda route: route.continue_() if held else held.append(route))
    with page.expect_request("**/live*"):
        say(database, cast.cleo, cast.general, "Lunch?")
    page.get_by_role("navigation", name="Conversations").get_by_role("link", name="sales").click()
    expect(page.get_by_role("heading", level=1, name="sales")).to_be_visible()
    with page.expect_response("**/live*since=*"):
        held[0].continue_()
    # The next round is that of the new page, and shows what that one knows.
    say(database, cast.cleo, cast.sales, "Norwood called")
    expect(page.get_by_role("log", name="Messages")).to_contain_text("Norwood called")
    expect(page.get_by_role("log", name="Messages")).not_to_contain_text("Lunch?")
    assert is_same_document(page)


def test_menus_and_emojis_belong_to_the_new_page(sales: Page, cast: Cast) -> None:
    post = sales.locator(f"#post-{cast.hello}")
    post.get_by_role("button", name="More actions").click()
    sales.get_by_role("menuitem", name="Add reaction", exact=True).click()
    sales.get_by_role("textbox", name="Search emoji").fill("heart")
    sales.keyboard.press("Enter")
    expect(post.get_by_role("button", name="heart, 1: Ben Okafor", exact=True)).to_be_visible()
    post.get_by_role("button", name="More actions").click()
    sales.get_by_role("menuitem", name="Reply in thread", exact=True).click()
    expect(sales.get_by_role("textbox", name="Reply in thread")).to_be_focused()
    expect(sales).to_have_url(f"/channels/sales?thread={cast.hello}")
    sales.go_back()
    expect(sales.get_by_role("heading", level=1, name="general")).to_be_visible()
    expect(sales.get_by_role("complementary", name="Thread")).to_be_hidden()
    sales.go_forward()
    expect(sales.get_by_role("log", name="Thread messages")).to_contain_text("Norwood signed")
    assert is_same_document(sales)


def test_going_back_to_the_conversation_without_its_thread_closes_the_thread(sales: Page, cast: Cast) -> None:
    post = sales.locator(f"#post-{cast.hello}")
    sales.get_by_role("link", name="Pinned").click()
    expect(sales).to_have_url("/channels/sales?tab=pinned")
    sales.get_by_role("link", name="Messages", exact=True).click()
    post.get_by_role("button", name="More actions").click()
    sales.get_by_role("menuitem", name="Reply in thread", exact=True).click()
    expect(sales).to_have_url(f"/channels/sales?thread={cast.hello}")
    sales.evaluate("history.go(-2)")
    expect(sales).to_have_url("/channels/sales")
    expect(sales.get_by_role("complementary", name="Thread")).to_be_hidden()
    assert is_same_document(sales)


def test_older_messages_come_when_they_are_scrolled_to(visit: Open, database: Database, cast: Cast) -> None:
    say(database, cast.ben, cast.sales, *(f"Note {number:03}" for number in range(120)))
    page = visit(cast.ben, "/channels/general")
    page.get_by_role("navigation", name="Conversations").get_by_role("link", name="sales").click()
    log = page.get_by_role("log", name="Messages")
    expect(log).to_contain_text("Note 119")
    expect(log).not_to_contain_text("Note 010")
    for _ in range(4):
        log.evaluate("each => each.scrollTo(0, -each.scrollHeight)")
        page.wait_for_load_state("networkidle")
    expect(log).to_contain_text("Note 000")
    assert log.get_by_text("Note 060").count() == 1


def test_a_reply_that_was_found_is_in_view_in_its_thread(visit: Open, database: Database, cast: Cast) -> None:
    replies = say(database, cast.ben, cast.sales, *(f"Reply {number:02}" for number in range(40)), root_id=cast.hello)
    page = visit(cast.ben, "/channels/general")
    page.evaluate("window.mark = true")
    box = page.get_by_role("searchbox", name="Search messages")
    box.fill("Reply 07")
    box.press("Enter")
    page.get_by_role("article").get_by_role("link", name="sales · thread").click()
    expect(page.locator(f"#reply-{replies[7]}")).to_be_in_viewport()
    expect(page.locator(f"#reply-{replies[39]}")).not_to_be_in_viewport()
    assert is_same_document(page)


def test_what_a_dialog_did_is_said_on_the_page_that_shows_it(visit: Open, cast: Cast) -> None:
    page = visit(cast.ben, "/channels/sales")
    page.locator(f"#post-{cast.hello}").get_by_role("button", name="More actions").click()
    page.get_by_role("menuitem", name="Remind me", exact=True).click()
    page.get_by_role("button", name="Set reminder").click()
    expect(page.get_by_role("status")).to_contain_text("You will be reminded on Tue, Mar 17, 9:00 AM.")
    page.get_by_role("link", name="Reminders").click()
    page.get_by_role("article").get_by_role("link", name="Change").click()
    page.get_by_role("textbox", name="Time").fill("4:30 PM")
    page.get_by_role("button", name="Set reminder").click()
    expect(page.get_by_role("article")).to_contain_text("4:30 PM")
    expect(page.get_by_role("status")).to_contain_text("You will be reminded on Tue, Mar 17, 4:30 PM.")

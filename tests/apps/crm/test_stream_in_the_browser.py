"""The stream, following, files and the bell, as people use them."""

from __future__ import annotations

import pytest
from deskgym.apps.crm import actions
from deskgym.apps.crm.models import Deal, Note
from playwright.sync_api import expect

from ..conftest import As
from .cast import Cast
from .conftest import Open


@pytest.fixture(autouse=True)
def kept(seat: As, deal: Deal) -> None:
    seat(None).commit()


def test_a_colleague_is_named_from_the_list_told_and_answers(open_as: Open, seat: As, deal: Deal, cast: Cast) -> None:
    page = open_as(cast.sam)
    page.goto(f"/deals/{deal.id}?tab=stream")
    box = page.get_by_role("textbox", name="Post")
    box.press_sequentially("Ready? @lun")
    people = page.get_by_role("listbox", name="People to mention")
    expect(people.get_by_role("option")).to_have_count(1)
    box.press("Enter")
    expect(box).to_have_value("Ready? @Rita Lund ")
    page.get_by_role("button", name="Mention somebody").click()
    expect(people.get_by_role("option").first).to_be_visible()
    box.press("Escape")
    expect(people).to_be_hidden()
    box.fill("Ready? @Rita Lund ")
    page.get_by_role("button", name="Insert emoji").click()
    page.get_by_role("dialog", name="Choose an emoji").get_by_role("button", name="thumbsup").first.click()
    page.get_by_role("button", name="Post", exact=True).click()
    expect(page.get_by_role("list", name="Stream")).to_contain_text("Ready? @Rita Lund 👍")
    rita = open_as(cast.rita)
    rita.goto("/")
    rita.get_by_role("button", name="Notifications, 1 unread").click()
    rita.get_by_role("menuitem", name="Sam Rivera mentioned you").click()
    expect(rita.get_by_role("heading", name="Norwood lobby")).to_be_visible()
    expect(rita.get_by_role("button", name="Notifications", exact=True)).to_be_visible()
    rita.get_by_role("button", name="Reply to Sam Rivera").click()
    rita.get_by_role("textbox", name="Reply").fill("Nearly.")
    rita.get_by_role("button", name="Send reply").click()
    expect(rita.get_by_role("list", name="Answers to Sam Rivera")).to_contain_text("Nearly.")
    expect(rita.locator(".mention.me")).to_have_text("@Rita Lund")
    page.reload()
    expect(page.get_by_role("button", name="Notifications, 1 unread")).to_be_visible()


def test_an_empty_post_is_told_where_it_stands(open_as: Open, deal: Deal, cast: Cast) -> None:
    page = open_as(cast.sam)
    page.goto(f"/deals/{deal.id}?tab=stream")
    box = page.get_by_role("textbox", name="Post")
    page.get_by_role("button", name="Post", exact=True).click()
    expect(page.get_by_role("alert")).to_have_text("Write something first.")
    expect(box).to_be_focused()
    expect(box).to_have_attribute("aria-invalid", "true")
    box.fill("There we are.")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Post", exact=True).click()
    expect(page.get_by_role("list", name="Stream")).to_contain_text("There we are.")


def test_an_answer_that_is_given_up_leaves_nothing_behind(open_as: Open, seat: As, deal: Deal, cast: Cast) -> None:
    actions.add_note(seat(cast.rita), "deal", deal.id, "Ready?")
    seat(None).commit()
    page = open_as(cast.sam)
    page.goto(f"/deals/{deal.id}?tab=stream")
    page.get_by_role("button", name="Reply to Rita Lund").click()
    page.get_by_role("textbox", name="Reply").fill("Well")
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("button", name="Reply to Rita Lund")).to_be_focused()
    page.get_by_role("link", name="Details").click()
    expect(page.get_by_role("region", name="Next steps")).to_be_visible()


def test_a_post_is_internal_edited_pinned_and_deleted(open_as: Open, seat: As, deal: Deal, cast: Cast) -> None:
    page = open_as(cast.sam)
    page.goto(f"/deals/{deal.id}?tab=stream")
    page.get_by_role("textbox", name="Post").fill("They bluff.")
    page.get_by_role("checkbox", name="Internal: only for team East").check()
    page.get_by_role("button", name="Post", exact=True).click()
    post = page.get_by_role("list", name="Stream").get_by_role("listitem").first
    expect(post).to_contain_text("Internal")
    post.get_by_role("button", name="Actions of the post by Sam Rivera").click()
    page.get_by_role("menuitem", name="Edit").click()
    page.get_by_role("dialog").get_by_role("textbox", name="Note").fill("They bluff, I think.")
    page.get_by_role("button", name="Save").click()
    expect(post).to_contain_text("They bluff, I think.")
    expect(post).to_contain_text("edited")
    post.get_by_role("button", name="Actions of the post by Sam Rivera").click()
    page.get_by_role("menuitem", name="Pin").click()
    expect(post).to_contain_text("Pinned")
    page.get_by_role("navigation", name="What the stream shows").get_by_role("link", name="Updates").click()
    expect(page.get_by_role("list", name="Stream")).not_to_contain_text("They bluff")
    page.get_by_role("navigation", name="What the stream shows").get_by_role("link", name="Posts").click()
    post.get_by_role("button", name="Actions of the post by Sam Rivera").click()
    page.get_by_role("menuitem", name="Delete").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(page.get_by_text("Nobody has posted anything yet.")).to_be_visible()
    assert seat(cast.sam).query(Note).filter(Note.deleted_at.is_(None)).count() == 0


def test_a_record_is_followed_from_its_page_and_its_row(open_as: Open, deal: Deal, cast: Cast) -> None:
    page = open_as(cast.walt)
    page.goto(f"/deals/{deal.id}")
    page.get_by_role("button", name="Follow", exact=True).click()
    expect(page.get_by_role("button", name="Unfollow")).to_be_visible()
    page.get_by_role("button", name="2 followers").click()
    expect(page.get_by_role("dialog", name="Followers of Norwood lobby")).to_contain_text("Walt Brennan")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Star", exact=True).click()
    expect(page.get_by_role("button", name="Remove star")).to_be_visible()
    page.get_by_role("button", name="Starred records").click()
    expect(page.get_by_role("menuitem", name="Norwood lobby")).to_be_visible()
    page.keyboard.press("Escape")
    page.goto("/deals")
    page.get_by_role("button", name="Actions for Norwood lobby").click()
    page.get_by_role("menuitem", name="Unfollow").click()
    expect(page.get_by_role("status").filter(has_text="You no longer follow Norwood lobby.")).to_be_visible()


def test_a_tag_is_added_leads_to_its_list_and_goes(open_as: Open, deal: Deal, cast: Cast) -> None:
    page = open_as(cast.sam)
    page.goto(f"/deals/{deal.id}")
    page.get_by_role("button", name="Add tag").click()
    page.get_by_role("textbox", name="Tag").fill("Tender")
    page.get_by_role("dialog").get_by_role("button", name="Add tag").click()
    tags = page.get_by_role("list", name="Tags")
    tags.get_by_role("link", name="Tender").click()
    expect(page.get_by_role("link", name="Tag is “Tender”", exact=True)).to_be_visible()
    page.get_by_role("link", name="Norwood lobby").click()
    page.get_by_role("button", name="Remove tag Tender").click()
    expect(tags).to_have_count(0)


def test_files_are_chosen_looked_at_renamed_and_deleted(open_as: Open, deal: Deal, cast: Cast) -> None:
    page = open_as(cast.sam)
    page.goto(f"/deals/{deal.id}?tab=files")
    expect(page.get_by_text("No files yet.")).to_be_visible()
    chooser = page.get_by_label("Choose files").last
    chooser.set_input_files({"name": "virus.exe", "mimeType": "application/x-msdownload", "buffer": b"MZ"})
    expect(page.get_by_role("dialog")).to_contain_text("virus.exe cannot be uploaded")
    page.get_by_role("dialog").get_by_role("button", name="Close").last.click()
    chooser.set_input_files({"name": "terms.csv", "mimeType": "text/csv", "buffer": b"Item,Pieces\nLamp,12\n"})
    page.get_by_role("link", name="terms.csv").click()
    expect(page.get_by_role("cell", name="Lamp")).to_be_visible()
    page.get_by_role("button", name="Rename").click()
    page.get_by_role("textbox", name="Name").fill("signed terms")
    page.get_by_role("dialog").get_by_role("button", name="Rename").click()
    page.get_by_role("button", name="Actions for signed terms.csv").click()
    page.get_by_role("menuitem", name="Delete").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(page.get_by_text("No files yet.")).to_be_visible()


def test_files_are_dropped_on_the_tab(open_as: Open, deal: Deal, cast: Cast) -> None:
    page = open_as(cast.sam)
    page.goto(f"/deals/{deal.id}?tab=files")
    dropped = page.evaluate_handle(
        "() => { const all = new DataTransfer(); all.items.add(new File(['12 lamps'], 'offer.txt')); return all; }"
    )
    page.dispatch_event("main", "drop", {"dataTransfer": dropped})
    expect(page.get_by_role("link", name="offer.txt")).to_be_visible()


def test_the_page_of_notifications_marks_one_and_all(open_as: Open, seat: As, deal: Deal, cast: Cast) -> None:
    for text in ("One", "Two"):
        actions.add_note(seat(cast.rita), "deal", deal.id, text)
    seat(None).commit()
    page = open_as(cast.sam)
    page.goto("/notifications")
    expect(page.get_by_role("list", name="Notifications").get_by_role("listitem")).to_have_count(2)
    page.get_by_role("button", name="Mark as read: Rita Lund").first.click()
    expect(page.get_by_role("button", name="Notifications, 1 unread")).to_be_visible()
    page.get_by_role("button", name="Mark as unread: Rita Lund").click()
    expect(page.get_by_role("button", name="Notifications, 2 unread")).to_be_visible()
    page.get_by_role("main").get_by_role("button", name="Mark all as read").click()
    expect(page.get_by_role("button", name="Notifications", exact=True)).to_be_visible()

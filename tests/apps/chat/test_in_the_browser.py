"""Two people talk, in two browsers: sending, threads, reactions, editing, live updates; axe looks on."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Route, expect

from .cast import Cast
from .conftest import Open


def test_a_name_typed_faster_than_the_server_answers_is_the_one_that_is_taken(visit: Open, cast: Cast) -> None:
    ben = visit(cast.ben, "/channels/sales")
    box = ben.get_by_role("textbox", name="Message #sales")
    box.press_sequentially("Hello @")
    expect(ben.get_by_role("option").first).to_contain_text("Amy Stone")
    asked: list[Route] = []
    ben.route("**/suggest*", lambda route: asked.append(route))
    box.press_sequentially("cleo")
    expect(ben.get_by_role("option")).to_contain_text(["Cleo Park"])
    box.press("Tab")
    expect(box).to_have_value("Hello @cleo.park ")
    ben.unroute_all()
    assert asked


def test_a_conversation_between_two_browsers(visit: Open, cast: Cast) -> None:
    ben, cleo = visit(cast.ben, "/channels/sales"), visit(cast.cleo, "/channels/general")
    box = ben.get_by_role("textbox", name="Message #sales")
    box.press_sequentially("Hello @cleo")
    expect(ben.get_by_role("option", name="Cleo Park")).to_be_visible()
    box.press("Tab")
    box.press_sequentially("**now** :tada:")
    box.press("Enter")
    post = ben.get_by_role("article", name="Ben Okafor").last
    expect(post).to_contain_text("Hello @cleo.park now")
    expect(box).to_have_value("")
    # Cleo is elsewhere: her sidebar shows it without a reload.
    link = cleo.get_by_role("navigation", name="Conversations").get_by_role("link", name="sales")
    expect(link).to_contain_text("1")
    link.click()
    said = cleo.get_by_role("log", name="Messages").get_by_role("article", name="Ben Okafor").last
    expect(said.get_by_role("strong")).to_have_text("now")
    said.get_by_role("button", name="More actions").click()
    cleo.get_by_role("menuitem", name="Reply in thread").click()
    expect(cleo.get_by_role("button", name="Follow", exact=True)).to_be_visible()
    cleo.get_by_role("textbox", name="Reply in thread").fill("On it")
    cleo.get_by_role("textbox", name="Reply in thread").press("Enter")
    expect(cleo.get_by_role("log", name="Thread messages")).to_contain_text("On it")
    expect(cleo.get_by_role("button", name="Following", exact=True)).to_be_visible()
    expect(post.get_by_role("link", name="1 reply")).to_be_visible()
    cleo.reload()
    expect(cleo.get_by_role("log", name="Thread messages")).to_contain_text("On it")


def test_a_message_is_reacted_to_edited_pinned_saved_and_deleted(visit: Open, cast: Cast) -> None:
    page = visit(cast.ben, "/channels/sales")
    post = page.locator(f"#post-{cast.hello}")

    def choose(item: str) -> None:
        post.get_by_role("button", name="More actions").click()
        page.get_by_role("menuitem", name=item, exact=True).click()

    choose("Add reaction")
    page.get_by_role("textbox", name="Search emoji").fill("check")
    page.get_by_role("button", name="white check mark").first.click()
    reaction = post.get_by_role("button", name="white check mark, 1: Ben Okafor")
    expect(reaction).to_be_visible()
    reaction.click()
    expect(reaction).to_have_count(0)
    choose("Edit message")
    post.get_by_role("textbox", name="Message").fill("Norwood signed at noon.")
    post.get_by_role("button", name="Save", exact=True).click()
    expect(post).to_contain_text("Norwood signed at noon.")
    expect(post.get_by_role("link", name="(edited)")).to_be_visible()
    choose("Pin to channel")
    expect(post).to_contain_text("Pinned")
    choose("Save message")
    expect(post).to_contain_text("Saved")
    choose("Delete message")
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(post).to_have_count(0)


def test_an_emoji_typed_in_full_is_taken_by_enter_not_another_whose_name_holds_it(visit: Open, cast: Cast) -> None:
    page = visit(cast.ben, "/channels/sales")
    post = page.locator(f"#post-{cast.hello}")
    post.get_by_role("button", name="More actions").click()
    page.get_by_role("menuitem", name="Add reaction", exact=True).click()
    page.get_by_role("textbox", name="Search emoji").fill(":heart:")
    page.get_by_role("textbox", name="Search emoji").press("Enter")
    expect(post.get_by_role("button", name="heart, 1: Ben Okafor", exact=True)).to_be_visible()
    box = page.get_by_role("textbox", name="Message #sales")
    box.press_sequentially(":heart")
    expect(page.get_by_role("option", name="heart_eyes")).to_be_visible()
    box.press("Enter")
    expect(box).to_have_value(":heart: ")


def test_a_channel_is_created_with_people_and_archived(visit: Open, cast: Cast) -> None:
    page = visit(cast.ben, "/browse")
    page.get_by_role("main").get_by_role("link", name="Create a channel").click()
    dialog = page.get_by_role("dialog", name="Create a channel")
    dialog.get_by_role("textbox", name="Name").fill("Spring")
    dialog.get_by_role("button", name="Create channel").click()
    expect(dialog).to_contain_text("lowercase letters")
    dialog.get_by_role("textbox", name="Name").fill("spring-launch")
    dialog.get_by_role("combobox", name="Add people").press_sequentially("dan")
    dialog.get_by_role("option", name="Dan Rivera").click()
    dialog.get_by_role("button", name="Create channel").click()
    expect(page.get_by_role("heading", name="spring-launch").first).to_be_visible()
    expect(page.get_by_role("log", name="Messages")).to_contain_text("added @dan.rivera.")
    page.get_by_role("button", name="Channel options").click()
    page.get_by_role("menuitem", name="Archive channel").click()
    page.get_by_role("dialog").get_by_role("button", name="Archive").click()
    expect(page.get_by_role("main")).to_contain_text("is archived: nobody can post in it")


def test_the_switcher_finds_a_person_and_begins_a_conversation(visit: Open, cast: Cast) -> None:
    page = visit(cast.ben, "/channels/sales")
    page.keyboard.press("Control+k")
    page.get_by_role("combobox", name="Channel or person").press_sequentially("dan riv")
    expect(page.get_by_role("option", name="Dan Rivera")).to_be_visible()
    page.keyboard.press("Enter")
    box = page.get_by_role("textbox", name="Message Dan Rivera")
    box.fill("Got a minute?")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("log", name="Messages")).to_contain_text("Got a minute?")


@pytest.mark.parametrize("path", ["/channels/sales", "/browse", "/threads", "/search?q=norwood", "/scheduled"])
def test_axe_finds_nothing_serious(visit: Open, cast: Cast, path: str) -> None:
    page = visit(cast.ben, path)
    found = Axe().run(page).response["violations"]
    serious = [(one["id"], one["nodes"][0]["html"]) for one in found if one["impact"] in ("serious", "critical")]
    assert serious == []

"""The UI kit's widgets, in a real browser, by mouse and by keyboard."""

from __future__ import annotations

from playwright.sync_api import Page, expect


def test_a_dialog_opens_saves_and_says_so(page: Page) -> None:
    page.goto("/")
    page.screenshot(path="/tmp/home.png")
    page.get_by_role("link", name="Edit profile").click()
    dialog = page.get_by_role("dialog", name="Edit Alex Moreno")
    expect(dialog.get_by_label("First name")).to_be_focused()
    page.screenshot(path="/tmp/dialog.png")
    dialog.get_by_label("First name").fill("Alexandra")
    dialog.get_by_role("button", name="Save").click()
    expect(page.get_by_role("status")).to_contain_text("Alexandra Moreno was saved.")
    expect(page.get_by_role("cell", name="Alexandra Moreno")).to_be_visible()
    page.screenshot(path="/tmp/toast.png")
    page.reload()
    expect(page.locator(".toast")).to_have_count(0)


def test_shots(page: Page) -> None:
    page.goto("/people/")
    page.screenshot(path="/tmp/list.png")
    page.get_by_role("button", name="Add filter").click()
    page.screenshot(path="/tmp/addfilter.png")
    page.get_by_role("menuitem", name="Department").click()
    page.get_by_role("dialog").get_by_label("Service").check()
    page.screenshot(path="/tmp/filter.png")
    page.get_by_role("button", name="Apply").click()
    expect(page.get_by_text("15 people")).to_be_visible()
    page.get_by_label("Select Alex Morena").check()
    page.get_by_role("button", name="Edit Title of Robin Number06").click()
    page.get_by_role("textbox", name="Title").fill("Boss")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Edit Department of Robin Number10").click()
    page.keyboard.press("ArrowDown")
    page.screenshot(path="/tmp/edit.png")

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

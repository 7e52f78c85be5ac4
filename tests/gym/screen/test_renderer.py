"""Frames are drawn when they are asked for, and input waits for what is on display."""

from __future__ import annotations

import asyncio

from ..processes import slow_display
from ..site import SiteScreen, page


def test_a_frame_that_nobody_waits_for_any_more_does_not_hinder_the_next(shown: SiteScreen) -> None:
    shown.show("<button>Go</button>")
    screen, browser = shown.screen, shown.browser

    async def leave_one_and_draw_another() -> bytes:
        left = asyncio.ensure_future(screen.renderer.frame())
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        left.cancel()
        return await screen.renderer.frame(drawn=True)

    for _ in range(5):
        assert browser.run(leave_one_and_draw_another()).startswith(b"\x89PNG")


def test_a_click_on_a_page_that_comes_onto_display_late_is_not_lost(shown: SiteScreen) -> None:
    shown.site.pages["/next"] = page("<a href=/last>Go on</a>")
    shown.site.pages["/last"] = page("<p>The end</p>")
    for _ in range(5):
        shown.show("<a href=/next>Begin</a>")
        with slow_display(0.7):
            assert shown.step(f'click("{shown.ref("link", "Begin")}")') == ""
            assert shown.step(f'click("{shown.ref("link", "Go on")}")') == ""
        assert "- paragraph: The end" in shown.tree

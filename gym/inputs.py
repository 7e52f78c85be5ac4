"""Performs the canonical actions on a screen, with the input events that a person's mouse and keyboard would make."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from typing import Any
from urllib.parse import urljoin, urlsplit

from playwright.async_api import Error as PlaywrightError
from playwright.async_api import Frame

from . import actions as do
from .actions.values import short
from .browser import begin
from .errors import ActionError
from .screen import Screen
from .screen.documents import gone
from .screen.settler import DEADLINE
from .snapshot import Node

_MODIFIER_BITS = {"Alt": 1, "Control": 2, "Meta": 4, "Shift": 8}
_BUTTON_BITS = {"left": 1, "right": 2, "middle": 4}
_MILLISECONDS = DEADLINE * 1000
_KEYS = {"ctrl": "Control", "control": "Control", "cmd": "Meta", "command": "Meta", "meta": "Meta", "alt": "Alt",
         "option": "Alt", "shift": "Shift", "esc": "Escape", "return": "Enter", "del": "Delete", "up": "ArrowUp",
         "down": "ArrowDown", "left": "ArrowLeft", "right": "ArrowRight", "pgup": "PageUp", "pgdn": "PageDown",
         "enter": "Enter", "tab": "Tab", "escape": "Escape", "backspace": "Backspace", "delete": "Delete",
         "space": "Space", "home": "Home", "end": "End", "pageup": "PageUp", "pagedown": "PageDown"}  # fmt: skip


async def perform(screen: Screen, action: do.Action) -> None:
    """Perform `action`. Raises ActionError when it cannot be done; ends before the page has come to rest."""
    await screen.renderer.display()
    match action:
        case do.Click():
            await _click(screen, action, action.button, action.count, action.modifiers)
        case do.DoubleClick():
            await _click(screen, action, "left", 2, ())
        case do.Hover():
            await screen.renderer.drive(screen.page.mouse.move(*await _point(screen, action.ref, action.x, action.y)))
        case do.Fill():
            await _fill(screen, action)
        case do.Type():
            if action.ref is not None:
                await _edit(screen, action.ref, "", keep=True)
            await _type(screen, action.text)
        case do.Press():
            await _press(screen, action.keys)
        case do.Select():
            options = [action.option] if isinstance(action.option, str) else list(action.option)
            await _ask(screen, action.ref, "select", options)
        case do.Drag():
            await _drag(screen, action)
        case do.Scroll():
            middle = (screen.width / 2, screen.height / 2)
            aimed = action.ref is not None or action.x is not None
            place = await _point(screen, action.ref, action.x, action.y, force=True) if aimed else middle
            await screen.renderer.drive(screen.page.mouse.move(*place))
            # The browser divides turns by the factor twice, for a page drawn larger and in more pixels.
            factor = screen.display.factor
            await screen.renderer.wheel(action.dx * factor, action.dy * factor)
        case do.Upload():
            raise ActionError(f"there is no file {short(action.file)}: this task supplies no files")
        case do.Goto():
            await _goto(screen, action.url)
        case do.Back():
            await _travel(screen, -1)
        case do.Forward():
            await _travel(screen, 1)
        case do.Reload():
            await _navigating(screen, screen.page.reload(wait_until="commit", timeout=_MILLISECONDS))
        case do.NewTab():
            url = screen.new_tab if action.url is None else _address(screen, action.url)
            await screen.tabs.new_page()
            if url is not None:
                await _goto(screen, url)
        case do.SwitchTab():
            screen.tabs.current = _tab(screen, action.index)
            await screen.page.bring_to_front()
        case do.CloseTab():
            index = screen.tabs.current if action.index is None else _tab(screen, action.index)
            if len(screen.tabs) == 1:
                raise ActionError("the only tab cannot be closed")
            closing = screen.tabs[index]
            await closing.page.close()
            await screen.tabs.until(lambda: closing not in screen.tabs, DEADLINE)
            await screen.page.bring_to_front()
        case _:
            raise ActionError(f"{action.name} cannot be done on the screen")


async def _ask(screen: Screen, ref: str, question: str, *arguments: Any) -> dict[str, Any]:
    """What the page says about `ref`; its complaint becomes an ActionError."""
    frame = screen.documents.frame_of(ref)
    given = ", ".join(json.dumps(argument) for argument in (ref, *arguments))
    try:
        said: dict[str, Any] = await screen.documents.ask(frame, f"window.__deskgym.{question}({given})")
    except PlaywrightError as error:
        screen.tabs.check_alive()
        raise gone(ref) from error
    if said.get("gone"):
        raise gone(ref)
    if "error" in said:
        raise ActionError(said["error"])
    return said


async def _point(
    screen: Screen, ref: str | None, x: float | None, y: float | None, *, force: bool = False
) -> tuple[float, float]:
    """The pixel of a target, scrolled into view where it is a ref."""
    if ref is None:
        assert x is not None
        assert y is not None
        if not (0 <= x < screen.width and 0 <= y < screen.height):
            raise ActionError(f"({x:g}, {y:g}) is outside the viewport of {screen.width}×{screen.height} pixels")
        return x, y
    dx, dy = await _offset(screen.documents.frame_of(ref), scroll=True)
    said = await _ask(screen, ref, "point", force)
    return (said["x"] + dx) * screen.display.factor, (said["y"] + dy) * screen.display.factor


async def reach(screen: Screen, node: Node) -> tuple[tuple[int, int] | None, do.Scroll | None]:
    """The pixel at which a mouse would meet `node` as the page stands, or else the scroll that brings it nearer."""
    if node.ref is None:
        x, y = node.box.center
        if node.box.within(screen.width, screen.height):
            return (round(x), round(y)), None
        return None, do.Scroll(dx=round(x - screen.width / 2), dy=round(y - screen.height / 2))
    frame = screen.documents.frame_of(node.ref)
    dx, dy = await _offset(frame, scroll=False)
    said = await _ask(screen, node.ref, "reach")
    factor = screen.display.factor
    if "x" in said:
        return (round((said["x"] + dx) * factor), round((said["y"] + dy) * factor)), None
    if "over" not in said:
        return None, None
    x, y = said["over"]
    place = {"x": round((x + dx) * factor), "y": round((y + dy) * factor)}
    return None, do.Scroll(**place, dx=_whole(said["dx"] * factor), dy=_whole(said["dy"] * factor))


def _whole(number: float) -> float:
    """A number as JSON had it: without a fraction where it has none."""
    return int(number) if number == int(number) else number


async def _offset(frame: Frame, *, scroll: bool) -> tuple[float, float]:
    """Where the content of a frame begins in the viewport."""
    dx = dy = 0.0
    while frame.parent_frame is not None:
        element = await frame.frame_element()
        corner = await element.evaluate(
            """(frame, scroll) => {
                if (scroll) frame.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
                const box = frame.getBoundingClientRect();
                return [box.x + frame.clientLeft, box.y + frame.clientTop];
            }""",
            scroll,
        )
        dx, dy = dx + corner[0], dy + corner[1]
        frame = frame.parent_frame
    return dx, dy


async def _click(screen: Screen, target: do.Targeted, button: str, count: int, modifiers: tuple[str, ...]) -> None:
    x, y = await _point(screen, target.ref, target.x, target.y)
    page, session = screen.page, await screen.tabs.shown.cdp()
    for modifier in modifiers:
        await page.keyboard.down(modifier)
    held = sum(_MODIFIER_BITS[modifier] for modifier in set(modifiers))
    place = {"x": x, "y": y, "modifiers": held}
    events = [{"type": "mouseMoved", **place}]
    for turn in range(1, count + 1):
        press = {**place, "button": button, "clickCount": turn}
        events.append({"type": "mousePressed", **press, "buttons": _BUTTON_BITS[button]})
        events.append({"type": "mouseReleased", **press})
    try:
        # Sent together: a move by itself is answered only with the next frame, while a press hurries it along.
        await asyncio.gather(*(session.send("Input.dispatchMouseEvent", event) for event in events))
    finally:
        for modifier in reversed(modifiers):
            await page.keyboard.up(modifier)


async def _edit(screen: Screen, ref: str, text: str, *, keep: bool) -> dict[str, Any]:
    return await _ask(screen, ref, "edit", text, keep)


async def _fill(screen: Screen, action: do.Fill) -> None:
    said = await _edit(screen, action.ref, action.text, keep=False)
    if said.get("done"):
        return
    if action.text:
        await screen.page.keyboard.insert_text(action.text)
    else:
        await screen.page.keyboard.press("Delete")


async def _type(screen: Screen, text: str) -> None:
    # The driver takes a newline for Enter, but would put a tab as a character where no keyboard does.
    for number, part in enumerate(text.split("\t")):
        if number:
            await screen.page.keyboard.press("Tab")
        await screen.page.keyboard.type(part)


async def _press(screen: Screen, keys: str) -> None:
    names = keys.split("+") if keys != "+" else ["+"]
    if keys.endswith("++"):
        names = [*keys[:-2].split("+"), "+"]
    chord = "+".join(_KEYS.get(name.lower(), name) for name in names)
    try:
        await screen.page.keyboard.press(chord)
    except PlaywrightError as error:
        screen.tabs.check_alive()
        if "Unknown key" not in error.message:
            raise
        raise ActionError(
            f"unknown key in {short(keys)}: use names such as Enter, Tab, Escape, ArrowDown, a, Control+a"
        ) from None


async def _drag(screen: Screen, action: do.Drag) -> None:
    start = await _point(screen, action.from_ref, action.from_x, action.from_y)
    mouse = screen.page.mouse
    await screen.renderer.drive(mouse.move(*start))
    await mouse.down()
    try:
        end = await _point(screen, action.to_ref, action.to_x, action.to_y)
        await screen.renderer.drive(mouse.move(*end, steps=6))
    finally:
        await mouse.up()


def _address(screen: Screen, url: str) -> str:
    """The absolute form of an address of this office. Raises ActionError for any other."""
    try:
        full = url.strip() if "://" in url else urljoin(screen.page.url, url.strip())
        parts = urlsplit(full)
        allowed = parts.scheme == "http" and parts.hostname in screen.hosts and parts.port in (None, 80)
    except ValueError:
        allowed = False
    if not allowed or parts.username is not None:
        hosts = ", ".join(f"http://{host}/" for host in screen.hosts)
        raise ActionError(f"{short(url)} is outside the office: only addresses of {hosts} can be opened")
    return full


async def _goto(screen: Screen, url: str) -> None:
    url = _address(screen, url)
    await _navigating(screen, screen.page.goto(url, wait_until="commit", timeout=_MILLISECONDS))


async def _navigating(screen: Screen, navigation: Coroutine[Any, Any, object]) -> None:
    """A navigation that may be refused by the page, end in a download, or fail."""
    notes, tab, aborts = len(screen.notes), screen.tabs.shown, screen.tabs.shown.aborts
    task = begin(navigation)
    task.add_done_callback(lambda _: screen.tabs.notify())
    try:
        await screen.tabs.until(lambda: task.done() or tab.aborts > aborts, DEADLINE)
        if tab.aborts > aborts:
            # Playwright would wait for a reload that the page has refused.
            task.cancel()
        await task
    except asyncio.CancelledError:
        if not task.cancelled():
            raise
    except PlaywrightError as error:
        screen.tabs.check_alive()
        # A download may be told as an error before it is told as a download.
        was_given_up = any(words in error.message for words in ("ERR_ABORTED", "Download is starting"))
        if len(screen.notes) == notes and not was_given_up:
            raise ActionError(f"the page did not open: {error.message.splitlines()[0]}") from error


async def _travel(screen: Screen, by: int) -> None:
    tab = screen.tabs.shown
    session = await tab.cdp()
    history = await session.send("Page.getNavigationHistory")
    index = history["currentIndex"] + by
    if not 0 <= index < len(history["entries"]):
        raise ActionError(f"there is no page to go {'back' if by < 0 else 'forward'} to")
    commits, aborts = tab.commits, tab.aborts
    await session.send("Page.navigateToHistoryEntry", {"entryId": history["entries"][index]["id"]})
    await screen.tabs.until(lambda: tab.commits > commits or tab.aborts > aborts, DEADLINE)


def _tab(screen: Screen, index: int) -> int:
    if not 0 <= index < len(screen.tabs):
        raise ActionError(f"there is no tab {index}: the tabs are 0 to {len(screen.tabs) - 1}")
    return index

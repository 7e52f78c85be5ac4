"""Wherever a look puts the parts of a page: all controls are there, on the page, apart, and their labels whole."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from deskgym.apps import get_app
from deskgym.apps.accounts import find_persona, log_in
from deskgym.apps.office import Office
from deskgym.apps.platform.looks import PLAIN, look_of
from deskgym.apps.platform.looks.frame import FEATURES
from deskgym.seeds.world import World
from playwright.sync_api import Browser, Page

from ....support.serving import serving
from ...walking import walker_of

_SCRIPT = (Path(__file__).parent / "frame.js").read_text()
#: Pages of each kind, by their app: an address, and what is clicked there first, if anything.
PAGES = (
    ("crm", "/deals", ""),
    ("crm", "/deals/1", ""),
    ("crm", "/deals/1", "button:has-text('Edit')"),
    ("crm", "/deals/new", ""),
    ("admin", "/orders", ""),
    ("admin", "/orders/1", ""),
    ("chat", "/threads", "a:has-text('Open thread')"),
    ("sheet", "/", ""),
    ("handbook", "/", "a.contents-title"),
    ("shop", "/", ""),
    ("shop", "/", ".product-card a"),
    ("shop", "/", ".tiles a"),
)
SIZES = ((1280, 720), (1024, 640), (1920, 1200))
#: Leads to entries that stand elsewhere where another look has all of them in a menu.
_OPENERS = {"More"}
_VALUES = [[value for value in feature.values if value != feature.plain] for feature in FEATURES]
#: Looks of several values each, that have every value once.
TOGETHER = [
    ",".join(f"frame:{values[number]}" for values in _VALUES if number < len(values))
    for number in range(max(map(len, _VALUES)))
]
EACH = [f"frame:{value}" for values in _VALUES for value in values]


class Pages:
    """The office's pages, in any look."""

    def __init__(self, browser: Browser, world: World, office: Office, port: int) -> None:
        self._browser, self._world, self._office, self._port = browser, world, office, port
        self._opened: dict[str, Page] = {}
        self._plain: dict[tuple[object, ...], tuple[set[str], set[str]]] = {}

    def open(self, app: str, path: str, click: str, look: str, size: tuple[int, int]) -> Page:
        self._office.look = look_of(look)
        page = self._of(app)
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.goto(f"http://{app}.localhost:{self._port}{path}")
        if click:
            page.locator(click).first.click()
            page.wait_for_load_state("networkidle")
            # What the pointer is over looks otherwise.
            page.mouse.move(size[0] / 2, 2)
        return page

    def seen(self, app: str, path: str, click: str, look: str, size: tuple[int, int]) -> tuple[set[str], set[str]]:
        """What is wrong on a page, and the names of its controls."""
        page = self.open(app, path, click, look, size)
        page.evaluate(_SCRIPT)
        return set(page.evaluate("frameFaults()")), set(page.evaluate("frameNames()"))

    def differences(self, look: str, size: tuple[int, int]) -> list[str]:
        """What is wrong in a look that is not in look 0."""
        found = []
        for place in PAGES:
            if (place, size) not in self._plain:
                self._plain[place, size] = self.seen(*place, PLAIN.name, size)
            faults, names = self.seen(*place, look, size)
            plain_faults, plain_names = self._plain[place, size]
            lost = [f"lost: {name}" for name in sorted(plain_names - names - _OPENERS)]
            found += [f"{''.join(place)}: {each}" for each in sorted(faults - plain_faults) + lost]
        return found

    def _of(self, app: str) -> Page:
        if app not in self._opened:
            with self._world.session() as db:
                account = find_persona(db, walker_of(get_app(app)).persona)
                assert account is not None
                session = log_in(db, get_app(app), account)
            context = self._browser.new_context()
            url = f"http://{app}.localhost:{self._port}"
            context.add_cookies([{"name": session.cookie, "value": session.token, "url": url}])
            self._opened[app] = context.new_page()
        return self._opened[app]

    def close(self) -> None:
        for page in self._opened.values():
            page.context.close()


@pytest.fixture(scope="module")
def pages(browser: Browser) -> Iterator[Pages]:
    world = World.build(0)
    office = Office(world)
    with serving(office) as port:
        pages = Pages(browser, world, office, port)
        yield pages
        pages.close()
    world.close()


@pytest.mark.parametrize("number", range(len(TOGETHER)))
def test_every_control_is_there_apart_from_others_and_whole(pages: Pages, number: int) -> None:
    assert pages.differences(TOGETHER[number], SIZES[number % len(SIZES)]) == []


@pytest.mark.sweep
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("look", EACH)
def test_so_it_is_with_each_value_alone_at_every_size(pages: Pages, look: str, size: tuple[int, int]) -> None:
    assert pages.differences(look, size) == []


@pytest.mark.parametrize("look", TOGETHER)
def test_axe_finds_nothing_serious_that_it_does_not_find_in_look_0(pages: Pages, look: str) -> None:
    assert _violations(pages, look) - _violations(pages, PLAIN.name) == set()


def _violations(pages: Pages, look: str) -> set[tuple[str, ...]]:
    found: set[tuple[str, ...]] = set()
    for app, path, click in PAGES[::2]:
        page = pages.open(app, path, click, look, SIZES[0])
        found |= {
            (app, path, str(each["id"]), str(node["html"]))
            for each in Axe().run(page).response["violations"]
            for node in each["nodes"]
            if each["impact"] in ("serious", "critical")
        }
    return found


def _places_of_focus(page: Page, presses: int) -> list[tuple[str, float, float]]:
    """What the focus is on after each press of the tab key, and where."""
    places = []
    for _ in range(presses):
        page.keyboard.press("Tab")
        places.append(
            page.evaluate("""() => {
                const node = document.activeElement, box = node.getBoundingClientRect();
                return [node.getAttribute("aria-label") ?? node.textContent.trim(), box.left, box.top];
            }""")
        )
    return [(name, left, top) for name, left, top in places]


@pytest.mark.parametrize("look", ["frame:submit-left", "frame:submit-top"])
def test_the_keyboard_goes_through_a_dialog_as_it_is_seen(pages: Pages, look: str) -> None:
    page = pages.open(*PAGES[2], look, SIZES[0])
    page.locator("#dialog").get_by_role("button", name="Close", exact=True).focus()
    names = [name for name, _, _ in _places_of_focus(page, 30)]
    if look == "frame:submit-left":
        assert names.index("Save") + 1 == names.index("Cancel")
    else:
        assert names[:2] == ["Cancel", "Save"]


def test_the_keyboard_comes_to_a_side_panel_at_the_left_before_the_rest(pages: Pages) -> None:
    page = pages.open("admin", "/orders/1", "", "frame:side-left", SIZES[0])
    page.get_by_role("link", name="Orders").last.focus()
    stops = _places_of_focus(page, 12)
    inside = [left for _, left, top in stops if top > 100]
    assert inside == sorted(inside, key=lambda left: left > 450)
    assert inside[0] < 450 < inside[-1]


def test_a_menu_holds_all_entries_of_the_rail(pages: Pages) -> None:
    entries = pages.open("admin", "/", "", "0", SIZES[0]).locator("nav[aria-label=Main] a.rail-item").all_inner_texts()
    page = pages.open("admin", "/", "nav[aria-label=Main] button", "frame:menu", SIZES[0])
    assert page.get_by_role("menuitem").all_inner_texts() == entries
    page.get_by_role("menuitem", name="Products").click()
    page.wait_for_url("**/products")

"""A step ends when the page has come to rest, and never by waiting for time to pass."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from deskgym.gym.screen import renderer, settler

from ..site import START, SiteScreen, page


def test_a_fetch_after_a_click_is_awaited(shown: SiteScreen) -> None:
    shown.site.pages["/data"] = "arrived"
    shown.show(
        "<button id=b>Load</button><p id=out>empty</p>",
        "b.onclick = async () => { const r = await fetch('/data'); out.textContent = await r.text() }",
    )
    assert shown.step(f'click("{shown.ref("button")}")') == ""
    assert "- paragraph: arrived" in shown.tree


def test_a_chain_of_fetches_and_swap_timers_is_awaited(shown: SiteScreen) -> None:
    shown.site.pages["/one"] = "1"
    shown.site.pages["/two"] = "2"
    shown.show(
        "<button id=b>Load</button><p id=out>empty</p>",
        """b.onclick = () => fetch('/one').then(r => r.text()).then(one => setTimeout(() => {
             out.textContent = one;
             requestAnimationFrame(() => fetch('/two').then(r => r.text()).then(two => setTimeout(
               () => { out.textContent += two }, 20)));
           }, 20))""",
    )
    shown.step(f'click("{shown.ref("button")}")')
    assert '- paragraph: "12"' in shown.tree or "- paragraph: 12" in shown.tree


def test_an_xhr_is_awaited(shown: SiteScreen) -> None:
    shown.site.pages["/data"] = "arrived"
    shown.show(
        "<button id=b>Load</button><p id=out>empty</p>",
        """b.onclick = () => { const x = new XMLHttpRequest(); x.open('GET', '/data');
           x.onload = () => { out.textContent = x.responseText }; x.send() }""",
    )
    shown.step(f'click("{shown.ref("button")}")')
    assert "- paragraph: arrived" in shown.tree


def test_a_typeahead_that_waits_for_a_pause_shows_its_results(shown: SiteScreen) -> None:
    shown.site.pages["/find"] = "<li>Dana Ruiz</li>"
    shown.show(
        "<input id=q aria-label=Find><ul id=out></ul>",
        """let t; q.oninput = () => { clearTimeout(t); t = setTimeout(async () => {
             out.innerHTML = await (await fetch('/find')).text() }, 300) }""",
    )
    shown.step(f'fill("{shown.ref("textbox")}", "Ruiz")')
    assert "- listitem: Dana Ruiz" in shown.tree
    assert shown.site.asked.count("GET /find") == 1


@pytest.mark.parametrize(
    "body",
    [
        "<a href=/next>Go</a>",
        "<form action=/next><button>Go</button></form>",
        "<form action=/next method=post><button>Go</button></form>",
        "<button onclick='location.href = \"/next\"'>Go</button>",
        "<button onclick='setTimeout(() => location.assign(\"/next\"), 400)'>Go</button>",
        '<button onclick=\'fetch("/data").then(() => location.assign("/next"))\'>Go</button>',
        "<form id=f action=/next></form><button onclick='f.submit()'>Go</button>",
        "<a href=/moved>Go</a>",
    ],
)
def test_a_navigation_however_begun_is_awaited(shown: SiteScreen, body: str) -> None:
    shown.site.pages["/next"] = page("<h1>There</h1>")
    shown.site.pages["/data"] = "x"
    shown.site.pages["/moved"] = ("302 Found", [("Location", "/next")], "")
    shown.show(body)
    target = next(node for node in shown.snapshot.nodes if node.name == "Go") if shown.snapshot else None
    assert target is not None
    assert shown.step(f'click("{target.ref}")') == ""
    assert '- heading "There"' in shown.tree


def test_the_scripts_and_frames_of_the_new_page_are_loaded(shown: SiteScreen) -> None:
    shown.site.pages["/next"] = page(
        "<div id=out></div><iframe src=/inner title=Inner></iframe><script src=/x.js></script>"
    )
    shown.site.pages["/x.js"] = ("200 OK", [("Content-Type", "text/javascript")], "out.innerHTML = '<h1>Ran</h1>'")
    shown.site.pages["/inner"] = page("<button>Inside</button>")
    shown.show("<a href=/next>Go</a>")
    shown.step(f'click("{shown.ref("link")}")')
    assert '- heading "Ran"' in shown.tree
    assert 'button "Inside"' in shown.tree


def test_an_empty_answer_leaves_the_page_as_it_is(shown: SiteScreen) -> None:
    shown.site.pages["/nothing"] = ("204 No Content", [], "")
    shown.show("<a href=/nothing>Go</a><h1>Here</h1>")
    assert shown.step(f'click("{shown.ref("link")}")') == ""
    assert '- heading "Here"' in shown.tree


def test_a_download_leaves_the_page_and_says_so(shown: SiteScreen) -> None:
    shown.site.pages["/file.csv"] = ("200 OK", [("Content-Disposition", "attachment; filename=file.csv")], "a,b")
    shown.show("<a href=/file.csv>Get</a><a href=/file.csv download>Save</a>")
    assert shown.step(f'click("{shown.ref("link", "Get")}")') == "the file 'file.csv' was downloaded"
    assert shown.step(f'click("{shown.ref("link", "Save")}")') == "the file 'file.csv' was downloaded"
    assert 'link "Get"' in shown.tree


def test_an_endless_interval_does_not_hang_and_runs_by_the_clock(shown: SiteScreen) -> None:
    shown.show("<p id=out>0</p>", "setInterval(() => { out.textContent = Number(out.textContent) + 1 }, 100)")
    shown.step("wait(500)")
    assert shown.run("out.textContent") == "5"
    shown.step('press("Shift")')
    assert shown.run("out.textContent") == "15"


def test_an_interval_of_zero_and_a_frame_loop_do_not_hang(shown: SiteScreen) -> None:
    shown.show("<p>Busy</p>", "setInterval(() => {}, 0); (function f() { requestAnimationFrame(f) })()")
    assert shown.step("wait(3000)") == ""
    assert "Busy" in shown.tree


def test_polling_every_second_asks_once_a_step(shown: SiteScreen) -> None:
    shown.site.pages["/poll"] = "x"
    shown.show("<p>Live</p>", "setInterval(() => fetch('/poll').then(r => r.text()), 1000)")
    for _ in range(3):
        shown.step('press("Shift")')
    assert shown.site.asked.count("GET /poll") == 3


def test_a_request_that_never_ends_is_reported_and_not_waited_for(
    shown: SiteScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    from threading import Event

    gate = Event()

    def stuck(_body: str) -> str:
        gate.wait(20)
        return ""

    monkeypatch.setattr(settler, "DEADLINE", 1.0)
    answer: Callable[[str], str] = stuck
    shown.site.pages["/stuck"] = answer
    shown.show("<button id=b>Go</button>", "b.onclick = () => fetch('/stuck')")
    try:
        error = shown.step(f'click("{shown.ref("button")}")')
    finally:
        gate.set()
    assert "did not come to rest within 1 seconds: GET http://crm.deskgym.test/stuck" in error


def test_a_second_tab_is_awaited_and_shown(shown: SiteScreen) -> None:
    shown.site.pages["/next"] = page("<h1>There</h1>")
    shown.show("<a href=/next target=_blank>Tab</a><button onclick='window.open(\"/next\")'>Window</button>")
    shown.step(f'click("{shown.ref("link")}")')
    assert '- heading "There"' in shown.tree
    assert [title.startswith("* ") for title in shown.screen.tabs.titles] == [False, True]
    shown.step("switch_tab(0)")
    shown.step(f'click("{shown.ref("button")}")')
    assert '- heading "There"' in shown.tree
    assert len(shown.screen.tabs) == 3
    assert shown.step("close_tab(2)") == ""
    assert shown.step("close_tab()") == ""
    assert len(shown.screen.tabs) == 1


def test_endless_animations_and_transitions_are_shown_at_rest(shown: SiteScreen) -> None:
    shown.show(
        "<button id=b>Move</button><div id=d style='width:10px;transition:width 9s'></div>",
        "b.onclick = () => { d.style.width = '90px' }; d.ontransitionend = () => { d.dataset.done = 'yes' }",
    )
    shown.step(f'click("{shown.ref("button")}")')
    assert shown.run("[d.offsetWidth, d.dataset.done]") == [90, "yes"]


@pytest.mark.parametrize(
    "change",
    [
        "list.prepend(Object.assign(document.createElement('li'), { textContent: 'New' }))",
        "document.body.replaceWith(document.body.cloneNode(true))",
        "scrollBy(0, 40)",
        "setTimeout(() => scrollBy(0, 40), 400)",
        "requestAnimationFrame(() => list.firstElementChild.remove())",
        "new ResizeObserver((_, it) => { it.disconnect(); list.firstElementChild.remove() }).observe(list)",
        "fetch('/data').then(() => { list.firstElementChild.remove(); scrollBy(0, 40) })",
    ],
)
def test_what_comes_to_lie_under_the_mouse_is_hovered(shown: SiteScreen, change: str) -> None:
    """The browser itself finds that out a frame later, which was another step now and then."""
    shown.site.pages["/data"] = "x"
    rows = "".join(f"<li>Row {number} <button>Open {number}</button></li>" for number in range(90))
    shown.show(
        f"<ul id=list>{rows}</ul>",
        f"addEventListener('click', () => {{ {change} }})",
        head="<style>li { height: 40px } li:not(:hover) button { visibility: hidden }</style>",
    )
    shown.step("hover(60, 300)")
    before = shown.node("button").name
    shown.step("click(60, 300)")
    button = shown.node("button")
    assert shown.tree.count("- button") == 1
    assert button.box.y <= 300 < button.box.y + 40
    assert button.name != before or "clone" in change


def test_a_step_does_not_wait_for_hovering_that_never_comes(shown: SiteScreen) -> None:
    shown.show(
        "<iframe srcdoc='<p>Inner</p>' title=Inner width=400 height=300></iframe><button id=b>Go</button>",
        "b.onclick = () => { b.style.marginTop = '400px'; b.textContent = 'Gone' }",
    )
    shown.step("hover(60, 60)")
    assert shown.step(f'click("{shown.ref("button")}")') == ""
    assert shown.node("button", "Gone")


@pytest.fixture
def frames(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """A list that has one entry more for every frame, which says whether it is drawn."""
    counted: list[bool] = []
    frame = renderer.Renderer.frame

    async def count(drawing: renderer.Renderer, *, drawn: bool = False) -> bytes:
        counted.append(drawn)
        return await frame(drawing, drawn=drawn)

    monkeypatch.setattr(renderer.Renderer, "frame", count)
    return counted


def test_a_step_takes_one_frame_while_the_mouse_is_over_a_dialogs_backdrop(
    shown: SiteScreen, frames: list[bool]
) -> None:
    shown.show(
        "<ul><li>Row <button id=b>Open</button></li></ul><dialog id=d><input aria-label=Name></dialog>",
        "b.onclick = () => d.showModal()",
        head="<style>li:hover::after { content: 'hovered' }</style>",
    )
    shown.step(f'click("{shown.ref("button")}")')
    assert "hovered" not in shown.tree
    frames.clear()
    shown.step(f'fill("{shown.ref("textbox")}", "Dana")')
    assert frames == [False]
    shown.step("hover(640, 360)")
    assert shown.run("document.querySelectorAll('input:hover').length") == 1


def test_a_step_takes_one_frame_where_the_mouse_is_between_two_pixels(shown: SiteScreen, frames: list[bool]) -> None:
    shown.show(
        "<button style='all: unset'><svg width=45 height=40><rect width=22.3 height=40></rect>"
        "<rect x=22.3 width=22.7 height=40 fill=red></rect></svg></button>",
        head="<style>body { margin: 10px }</style>",
    )
    button = shown.node("button")
    assert (button.box.x + button.box.width / 2) % 1 == 0.5
    frames.clear()
    shown.step(f'click("{button.ref}")')
    assert shown.run("document.querySelector('rect:hover').getAttribute('fill')") == "red"
    assert frames == [False]


def test_the_page_lives_in_the_worlds_time(shown: SiteScreen) -> None:
    shown.site.pages["/next"] = page("<p>x</p>", "window.born = Date.now()")
    shown.site.pages["/inner"] = page("<p>x</p>", "window.born = Date.now()")
    shown.show(
        "<a href=/next>Go</a><iframe src=/inner></iframe><iframe srcdoc='<p>x'></iframe>", "window.born = Date.now()"
    )
    born = "[window.born, Date.now(), new Date().getTime(), frames[0].born, frames[1].Date.now(), performance.now()]"
    assert shown.run(born) == [START, START, START, START, START, 0]
    assert shown.run("new Date().toString()").startswith("Mon Mar 16 2026 09:00:00")
    assert shown.run("Date().slice(0, 24)") == "Mon Mar 16 2026 09:00:00"
    assert shown.run("new Intl.DateTimeFormat('en-US').format()") == "3/16/2026"
    assert shown.run("new Date() instanceof Date && new Date(0).getTime()") == 0
    shown.step("wait(250)")
    assert shown.run("[Date.now() - born, frames[0].Date.now() - born, performance.now()]") == [250, 250, 250]
    shown.step(f'click("{shown.ref("link")}")')
    assert shown.run("[born, Date.now()]") == [START + 250, START + 1250]


def test_pages_draw_the_same_random_numbers_in_every_run(shown: SiteScreen) -> None:
    drawn = []
    for _ in range(2):
        shown.show("<p>x</p>")
        drawn.append(shown.run("[Math.random(), ...crypto.getRandomValues(new Uint8Array(8))]"))
    assert drawn[0] == drawn[1]
    assert len(set(drawn[0])) > 5

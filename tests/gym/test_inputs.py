"""Actions are done with real input; one that cannot be done is a text, never an exception."""

from __future__ import annotations

import pytest

from .site import SiteScreen, page

FORM = """
<form onsubmit="event.preventDefault(); out.textContent = 'saved ' + n.value">
  <label>Name <input id=n value=old></label>
  <label>Count <input id=c type=number></label>
  <label>Day <input id=d type=date></label>
  <label>Locked <input readonly value=x></label>
  <label>Off <input disabled></label>
  <label>Stage <select id=s><option>One<option value=2>Two<option disabled>Three</select></label>
  <div id=rich contenteditable role=textbox aria-label=Notes>old notes</div>
  <button>Save</button><button type=button disabled>Never</button>
  <p id=out></p>
</form>"""


@pytest.mark.parametrize(
    ("action", "says"),
    [
        ("click('e999')", "'e999' is not a ref of any observation"),
        ("click('Save')", "'Save' is not a ref"),
        ("click(1280, 5)", "(1280, 5) is outside the viewport of 1280×720 pixels"),
        ("click(-1, 5)", "outside the viewport"),
        ("press('Hyper')", "unknown key in 'Hyper'"),
        ("goto('javascript:alert(1)')", "outside the office"),
        ("goto('data:text/html,x')", "outside the office"),
        ("goto('file:///etc/passwd')", "outside the office"),
        ("goto('view-source:http://crm.deskgym.test/')", "outside the office"),
        ("goto('about:blank')", "outside the office"),
        ("goto('chrome://version')", "outside the office"),
        ("goto('https://crm.deskgym.test/')", "outside the office"),
        ("goto('http://example.com/')", "outside the office"),
        ("goto('http://127.0.0.1:80/')", "outside the office"),
        ("goto('http://crm.deskgym.test:8080/')", "outside the office"),
        ("goto('http://crm.deskgym.test@example.com/')", "outside the office"),
        ("goto('http://[::1')", "outside the office"),
        ("new_tab('http://example.com/')", "outside the office"),
        ("upload('e1', 'x.csv')", "this task supplies no files"),
        ("back()", "no page to go back to"),
        ("forward()", "no page to go forward to"),
        ("switch_tab(3)", "there is no tab 3: the tabs are 0 to 0"),
        ("close_tab()", "the only tab cannot be closed"),
    ],
)
def test_what_cannot_be_done_is_said_and_changes_nothing(shown: SiteScreen, action: str, says: str) -> None:
    shown.show(FORM)
    before = shown.tree
    assert says in shown.step(action)
    assert shown.tree == before


def test_a_tab_and_a_newline_are_typed_as_the_keys(shown: SiteScreen) -> None:
    shown.show(FORM)
    name = shown.ref("textbox", "Name")
    assert shown.step(f'fill("{name}", "")') == ""
    assert shown.step(f"type('Ann\\t12', ref='{name}')") == ""
    assert shown.run("[n.value, c.value]") == ["Ann", "12"]
    assert shown.step(f"type('a\\n', ref='{name}')") == ""
    assert shown.run("out.textContent") == "saved Anna"


def test_a_form_is_filled_and_saved(shown: SiteScreen) -> None:
    shown.show(FORM, "for (const e of [n, c, d]) e.onchange = () => { document.title += ' ' + e.id }")
    assert shown.step(f'fill("{shown.ref("textbox", "Name")}", "Zoë ✓")') == ""
    assert shown.step(f'fill("{shown.ref("spinbutton", "Count")}", "12")') == ""
    assert shown.step(f'fill("{shown.ref("textbox", "Day")}", "2026-03-17")') == ""
    assert shown.step(f'select("{shown.ref("combobox", "Stage")}", "Two")') == ""
    assert shown.step(f'fill("{shown.ref("textbox", "Notes")}", "new notes")') == ""
    assert shown.run("[n.value, c.value, d.value, s.value, rich.textContent]") == [
        "Zoë ✓", "12", "2026-03-17", "2", "new notes"]  # fmt: skip
    assert shown.run("document.title").split()[1:] == ["n", "c", "d"]
    shown.step(f'fill("{shown.ref("textbox", "Name")}", "")')
    assert shown.run("n.value") == ""
    shown.step(f'type("abc", ref="{shown.ref("textbox", "Name")}")')
    shown.step('press("Enter")')
    assert "- paragraph: saved abc" in shown.tree


@pytest.mark.parametrize(
    ("action", "role", "name", "says"),
    [
        ("fill('{}', 'twelve')", "spinbutton", "Count", 'takes a number, not "twelve"'),
        ("fill('{}', '17 March')", "textbox", "Day", 'does not take "17 March"'),
        ("fill('{}', 'x')", "textbox", "Locked", 'textbox "Locked") is read-only'),
        ("fill('{}', 'x')", "textbox", "Off", 'textbox "Off") is disabled'),
        ("fill('{}', 'x')", "button", "Save", "is not a text field"),
        ("fill('{}', 'x')", "combobox", "Stage", "use select"),
        ("select('{}', 'Four')", "combobox", "Stage", 'has no option "Four"; it has "One", "Two"'),
        ("select('{}', 'Three')", "combobox", "Stage", 'has no option "Three"'),
        ("select('{}', 'One')", "button", "Save", "is not a native select"),
        ("click('{}')", "button", "Never", 'button "Never") is disabled'),
    ],
)
def test_a_control_that_cannot_take_it_says_why(
    shown: SiteScreen, action: str, role: str, name: str, says: str
) -> None:
    shown.show(FORM)
    assert says in shown.step(action.format(shown.ref(role, name)))


def test_a_stale_ref_is_told_from_one_never_seen(shown: SiteScreen) -> None:
    shown.site.pages["/next"] = page("<h1>Next</h1>")
    shown.show("<button id=b onclick='this.remove()'>Once</button><a href=/next>Go</a>")
    once, link = shown.ref("button"), shown.ref("link")
    shown.step(f"click('{once}')")
    assert shown.step(f"click('{once}')") == f"{once} is no longer on the page"
    shown.step(f"click('{link}')")
    assert shown.step(f"click('{link}')") == f"{link} is no longer on the page"


def test_a_covered_element_names_what_covers_it(shown: SiteScreen) -> None:
    shown.show(
        "<button>Under</button><div role=dialog aria-label='Delete contact' style='position:fixed;inset:0'></div>"
    )
    error = shown.step(f"click('{shown.ref('button')}')")
    assert error.endswith('(button "Under") is covered by dialog "Delete contact"')


def test_an_element_far_below_is_scrolled_to(shown: SiteScreen) -> None:
    shown.show("<div style='height:3000px'></div><button onclick='this.textContent = \"Hit\"'>Far</button>")
    assert shown.step(f"click('{shown.ref('button')}')") == ""
    assert shown.node("button").name == "Hit"


def test_the_wheel_scrolls_the_page_and_what_is_under_it(shown: SiteScreen) -> None:
    shown.show(
        "<div id=box tabindex=0 style='height:200px;overflow:auto'><div style='height:900px'>in</div></div>"
        "<div style='height:3000px'></div>"
    )
    shown.step("scroll(600, 600, dy=400)")
    assert shown.run("[scrollY, box.scrollTop]") == [400, 0]
    shown.step("scroll(600, 600, dy=-400)")
    shown.step("scroll(100, 100, dy=150)")
    assert shown.run("[scrollY, box.scrollTop]") == [0, 150]


def test_the_wheel_scrolls_by_what_was_asked_and_once_and_the_picture_shows_it(shown: SiteScreen) -> None:
    lines = "".join(f"<p>Line {number}</p>" for number in range(60))
    box = f"<div id=box tabindex=0 style='position:fixed;inset:50px;overflow:auto'>{lines}</div>"
    shown.show(box)
    pictures = []
    for dy, top in ((30, 30), (20, 50), (-10, 40), (100_000, None), (-25, None)):
        shown.step(f"scroll(600, 400, dy={dy})")
        pictures.append((shown.run("box.scrollTop"), shown.picture()))
        shown.step("wait(1)")
        assert shown.run("box.scrollTop") == pictures[-1][0]
        assert top in (None, pictures[-1][0])
    for top, picture in pictures:
        shown.show(box, f"box.scrollTop = {top}")
        assert shown.picture() == picture


def test_clicks_reach_frames_and_shadow_roots(shown: SiteScreen) -> None:
    shown.site.pages["/inner"] = page(
        "<div style='height:900px'></div><button onclick='this.textContent = \"Hit\"'>Inside</button>"
    )
    shown.show(
        "<p>Top</p><iframe src=/inner title=Inner style='margin:50px'></iframe><x-box></x-box>",
        """document.querySelector('x-box').attachShadow({ mode: 'open' }).innerHTML =
             '<button onclick="this.textContent = `Pierced`">Shadow</button>'""",
    )
    assert shown.step(f"click('{shown.ref('button', 'Inside')}')") == ""
    assert shown.step(f"click('{shown.ref('button', 'Shadow')}')") == ""
    assert 'button "Hit"' in shown.tree
    assert 'button "Pierced"' in shown.tree


def test_things_are_dragged_both_ways(shown: SiteScreen) -> None:
    shown.show(
        "<div id=a draggable=true tabindex=0 role=button aria-label=Card>Card</div>"
        "<div id=z role=listitem tabindex=0 style='height:90px' aria-label=Column>Column</div>"
        "<div id=p style='position:absolute;left:0;top:300px;width:40px;height:40px;background:red'></div>",
        """z.ondragover = e => e.preventDefault(); z.ondrop = () => { z.dataset.got = 'card' };
           p.onpointerdown = e => { p.setPointerCapture(e.pointerId);
             p.onpointermove = m => { p.style.left = m.clientX + 'px' } };
           p.onpointerup = () => { p.onpointermove = null }""",
    )
    assert shown.step(f"drag('{shown.ref('button', 'Card')}', '{shown.ref('listitem')}')") == ""
    assert shown.run("z.dataset.got") == "card"
    assert shown.step("drag(10, 310, 210, 310)") == ""
    assert shown.run("p.style.left") == "210px"


def test_double_and_right_clicks_and_held_keys_arrive(shown: SiteScreen) -> None:
    shown.show(
        "<button id=b>Hit</button><p id=out></p>",
        """const log = text => { out.textContent += text + ' ' };
           b.ondblclick = () => log('double'); b.oncontextmenu = e => { e.preventDefault(); log('menu') };
           b.onclick = e => e.shiftKey && log('shift')""",
    )
    ref = shown.ref("button")
    shown.step(f"double_click('{ref}')")
    shown.step(f"click('{ref}', button='right')")
    shown.step(f"click('{ref}', modifiers=['Shift'])")
    assert shown.run("out.textContent") == "double menu shift "


def test_a_page_that_asks_before_it_is_left_is_not_left(shown: SiteScreen) -> None:
    shown.site.pages["/next"] = page("<h1>Next</h1>")
    shown.show("<input aria-label=Name><a href=/next>Go</a>", "window.onbeforeunload = e => e.preventDefault()")
    shown.step(f"type('x', ref='{shown.ref('textbox')}')")
    for action in (f"click('{shown.ref('link')}')", "goto('/next')", "reload()"):
        assert "asked whether to leave it" in shown.step(action)
        assert 'link "Go"' in shown.tree


def test_history_goes_back_and_forward(shown: SiteScreen) -> None:
    shown.site.pages["/next"] = page("<h1>Next</h1>")
    shown.show('<a href=/next>Go</a><button onclick=\'history.pushState({}, "", "/here")\'>Push</button>')
    shown.step(f"click('{shown.ref('button')}')")
    shown.step(f"click('{shown.ref('link')}')")
    shown.site.pages["/here"] = shown.site.pages["/"]
    assert shown.step("back()") == ""
    assert shown.step("back()") == ""
    assert 'link "Go"' in shown.tree
    shown.step("forward()")
    assert shown.step("forward()") == ""
    assert 'heading "Next"' in shown.tree

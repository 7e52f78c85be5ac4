"""The tree is what a screen reader would tell, in the form of Playwright's snapshots, with refs that last."""

from __future__ import annotations

import re

import pytest

from .site import SiteScreen, page

PAGES = {
    "form": """<h1>Edit contact</h1><form aria-label="Contact"><label>Name <input value="Dana"></label>
        <label for=m>Email</label><input id=m type=email placeholder="name@company.com">
        <fieldset><legend>Preferences</legend><label><input type=checkbox checked> Do not call</label>
        <label><input type=radio name=r> One</label></fieldset>
        <select aria-label=Stage><option>Open<option selected>Won</select>
        <textarea aria-labelledby=t>long text</textarea><span id=t>Notes</span><button disabled>Save</button></form>""",
    "table": """<table><caption>Deals</caption><thead><tr><th>Name<th>Amount</thead><tbody>
        <tr><td><a href=/d/1>Bikes</a><td>$5</tr><tr><th scope=row>Wheels</th><td>$7</tr></tbody></table>""",
    "lists": """<nav aria-label=Main><ul><li><a href=/a>Accounts</a></li><li><a href=/b>Leads</a></li></ul></nav>
        <main><section aria-label="Open tasks"><h2>Tasks</h2><p>Call <b>Dana</b> now</p><ol><li>One</li></ol></section>
        <section><p>Plain</p></section></main><footer>Bye</footer>""",
    "widgets": """<div role=tablist><button role=tab aria-selected=true>Details</button>
        <button role=tab>Related</button></div><button aria-expanded=true aria-haspopup=menu>Menu</button>
        <div role=menu><div role=menuitem>Clone</div></div>
        <button aria-pressed=true>Bold</button><div role=switch aria-checked=true tabindex=0>Alerts</div>
        <img src=/x.png alt="A bike"><img src=/y.png alt=""><div role=alert>Saved</div><hr>""",
    "hidden": """<p>Seen</p><p hidden>Hidden</p><p style="display:none">None</p>
        <p style="visibility:hidden">Invisible</p>
        <p aria-hidden=true>Aria</p><button><span aria-hidden=true>x</span><span>Close</span></button>
        <button aria-label="Delete row">x</button><a href=/x title="Help page"><img alt=""></a>""",
}


def _comparable(tree: str) -> list[str]:
    """Lines without refs, own states, properties, and the names that Playwright repeats for rows and cells."""
    lines = []
    for line in tree.splitlines():
        if re.match(r"\s*- /(url|placeholder|description)", line):
            continue
        bare = re.sub(r" \[(ref=\w+|active|required|invalid|readonly|current|cursor=\w+)\]", "", line)
        bare = re.sub(r'- (row|cell|rowheader|columnheader) "[^"]*"', r"- \1", bare)
        lines.append(
            re.sub(r"^(\s*- (?:link|list|text|textbox)[^:]*):$", r"\1", bare).replace("- text: ", "- ").rstrip(":")
        )
    return [line.strip() for line in lines]


@pytest.mark.parametrize("name", PAGES)
def test_the_tree_agrees_with_playwrights(shown: SiteScreen, name: str) -> None:
    shown.show(PAGES[name])
    screen = shown.screen
    theirs = shown.browser.run(screen.page.locator("body").aria_snapshot(), timeout=20)
    wanted, found = _comparable(theirs), _comparable(shown.tree)
    # Cells of one text are written in one line by both, as a name or as content.
    assert [line.split(":")[0] for line in found] == [line.split(":")[0] for line in wanted]


def test_refs_are_unique_and_stay_with_their_element(shown: SiteScreen) -> None:
    shown.site.pages["/next"] = page("<button>Other</button>")
    shown.show("<button id=a>One</button><button id=b>Two</button><a href=/next>Go</a>", "b.onclick = () => a.remove()")
    one, two, link = shown.ref("button", "One"), shown.ref("button", "Two"), shown.ref("link")
    shown.step(f"click('{two}')")
    assert shown.ref("button", "Two") == two
    assert one not in shown.tree
    shown.step(f"click('{link}')")
    assert shown.ref("button", "Other") not in (one, two, link)


def test_a_modal_dialog_hides_the_rest(shown: SiteScreen) -> None:
    shown.show(
        "<button>Behind</button><dialog id=d aria-label='Delete contact'><button>Delete</button></dialog>",
        "d.showModal()",
    )
    assert shown.tree.startswith('- dialog "Delete contact"')
    assert "Behind" not in shown.tree
    shown.show("<button>Behind</button><div role=dialog aria-modal=true aria-label=Edit><button>Save</button></div>")
    assert "Behind" not in shown.tree


def test_values_states_and_focus_are_told(shown: SiteScreen) -> None:
    shown.show(
        "<input aria-label=Name value='Dana: x' required autofocus><input aria-label=Bad aria-invalid=true>"
        "<a href=/x aria-current=page>Home</a><th></th><input type=checkbox aria-label=All id=c>",
        "c.indeterminate = true; document.querySelector('input').focus()",
    )
    assert '- textbox "Name" [required] [active] [ref=e1]: "Dana: x"' in shown.tree
    assert '- textbox "Bad" [invalid] [ref=e2]' in shown.tree
    assert '- link "Home" [current] [ref=e3]' in shown.tree
    assert '- checkbox "All" [checked=mixed] [ref=e4]' in shown.tree
    assert shown.snapshot is not None
    assert shown.snapshot.focused == "e1"


def test_the_dom_is_pruned_and_carries_the_same_refs(shown: SiteScreen) -> None:
    snapshot = shown.show(
        "<div><div class=x><button style='color:red'>Save</button></div><p hidden>no</p><script>1</script></div>"
        "<input value=a id=n>",
        "n.value = 'b'",
    )
    button, field = shown.ref("button"), shown.ref("textbox")
    assert f'<button ref="{button}">Save</button>' in snapshot.dom
    assert f'<input ref="{field}" id="n" value="b">' in snapshot.dom
    assert "hidden" not in snapshot.dom
    assert "script" not in snapshot.dom


def test_a_big_table_is_read_in_one_pass(shown: SiteScreen) -> None:
    rows = "".join(
        f"<tr><td><input type=checkbox aria-label='Select {n}'><td><a href=/c/{n}>Contact {n}</a><td>{n}</tr>"
        for n in range(400)
    )
    snapshot = shown.show(f"<table>{rows}</table>")
    assert sum(node.role == "link" for node in snapshot.nodes) == 400
    assert shown.step("scroll(dy=5000)") == ""
    assert shown.step(f"click('{shown.ref('checkbox', 'Select 3')}')") == ""
    assert "checked" in shown.node("checkbox", "Select 3").states


def test_a_field_called_title_does_not_confuse_names(shown: SiteScreen) -> None:
    shown.show("<form><input name=title aria-label=Title><input name=children><button name=name>Save</button></form>")
    assert '- textbox "Title"' in shown.tree


def test_what_is_seen_below_the_mouse_is_told_where_it_says_more(shown: SiteScreen) -> None:
    shown.show(
        "<a href=/p title='Dana Ruiz'>@dana</a><a href=/q title=Deals>Deals</a><button title=Save>x</button>"
        "<button aria-label='Clear owner' title=Clear>x</button><button aria-description='Guest'>Me</button>"
    )
    assert re.findall("/description: (.*)", shown.tree) == ["Dana Ruiz", "Save", "Guest"]


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ("<div role=article>Two<br>lines</div>", r'- article: "Two\nlines"'),
        ("<p>One<br>\n  two<br><br>four<br></p>", r'- paragraph: "One\ntwo\n\nfour"'),
        ("<p>Call <b>Dana</b><br>now</p>", r'- paragraph: "Call Dana\nnow"'),
        ("<p style='white-space:pre-line'>a  b\n  c\n</p>", r'- paragraph: "a b\nc"'),
        ("<p style='white-space:pre-wrap'>def f():\n    return 1</p>", r'- paragraph: "def f():\n    return 1"'),
        ("<pre>a\tb\nc\td</pre>", r'- text: "a\tb\nc\td"'),
        ("<p style='white-space:pre-line'><b>x</b>\n<i>y</i></p>", r'- paragraph: "x\ny"'),
        ("<p>\n  one\n  line\n</p>", "- paragraph: one line"),
        ("<p style='white-space:pre-line'>Hi\n<a href=/x>@dana</a>\nbye</p>", r"- paragraph:"),
        ("<table><tr><td>1<br>2<td>3</table>", r'      - cell: "1\n2"'),
        ("<ul><li>a<br>b</ul>", r'  - listitem: "a\nb"'),
        ("<button>Save<br>all</button>", r'- button "Save all" [ref=e1]'),
        ("<a href=/x>Save<br>all</a>", r'- link "Save all" [ref=e1]:'),
        ("<textarea aria-label=Note>a\nb</textarea>", r'- textbox "Note" [ref=e1]: "a\nb"'),
    ],
)
def test_line_breaks_are_line_breaks_in_the_tree(shown: SiteScreen, body: str, told: str) -> None:
    shown.show(body)
    assert told in shown.tree.splitlines()


def test_a_cell_of_several_lines_is_still_known_by_its_name(shown: SiteScreen) -> None:
    shown.show("<table><tr><td>1<br>2<td>3</table>")
    assert shown.node("cell", "1 2").text == "1\n2"


def test_the_pruned_html_keeps_the_line_breaks_that_are_seen(shown: SiteScreen) -> None:
    assert "<p>a\nb</p><p>c d</p>" in shown.show("<p style='white-space:pre-wrap'>a\nb</p><p>c\n d</p>").dom

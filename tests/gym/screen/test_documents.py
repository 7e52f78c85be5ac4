"""The documents of a page are asked and read while they may still change."""

from __future__ import annotations

from ..site import SiteScreen


def test_a_look_that_was_not_taken_leaves_no_refs(shown: SiteScreen) -> None:
    shown.show("<button>One</button>")
    screen = shown.screen
    assert screen.documents.refs == 1

    async def looked_and_discarded() -> None:
        frame = screen.page.main_frame
        await screen.documents.ask(frame, "document.body.insertAdjacentHTML('afterbegin', '<button>Gone</button>'), 1")
        wanted = f"window.__deskgym.snapshot({screen.documents.refs}, false, {screen.tabs.shown.snapshots})"
        assert "e2" in await screen.documents.ask(frame, wanted)
        await screen.documents.ask(
            frame, "document.querySelector('button').outerHTML = '<button>Zero</button><button>Half</button>', 1"
        )

    shown.browser.run(looked_and_discarded(), timeout=20)
    shown.step({"action": "wait", "ms": 10})
    assert shown.tree.splitlines() == [
        '- button "Zero" [ref=e2]',
        '- button "Half" [ref=e3]',
        '- button "One" [ref=e1]',
    ]


def test_a_page_read_as_it_comes_to_rest_is_the_page_read_afterwards(shown: SiteScreen) -> None:
    body = "<h1>Counting</h1><button>More</button><p></p><iframe srcdoc='<button>Inside</button>'></iframe>"
    script = "setInterval(() => { document.querySelector('p').textContent += 'x' }, 400)"
    for wanted in (body, body.split("<iframe")[0]):
        shown.show(wanted, script)
        screen = shown.screen
        shown.server.clock += 1000
        late, looked, _ = shown.browser.run(screen.look(shown.server.clock, dom=True), timeout=20)
        after = shown.browser.run(screen.snapshot(dom=True), timeout=20)
        assert late == ""
        assert looked.axtree() == after.axtree()
        assert looked.dom == after.dom
        assert "xx" in looked.axtree()
        assert ("Inside" in looked.axtree()) == ("<iframe" in wanted)

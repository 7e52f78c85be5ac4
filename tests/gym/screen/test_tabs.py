"""What the browser does by itself is told, and tabs are kept in the order in which they were opened."""

from __future__ import annotations

from ..site import SiteScreen, page


def test_dialogs_are_dismissed_and_told(shown: SiteScreen) -> None:
    shown.show("<button onclick='out.textContent = confirm(\"Sure?\")'>Ask</button><p id=out></p>")
    error = shown.step(f"click('{shown.ref('button')}')")
    assert error == "the page showed a confirm dialog ('Sure?'), which was dismissed"
    assert '- paragraph: "false"' in shown.tree or "- paragraph: false" in shown.tree


def test_new_tabs_are_opened_listed_and_closed(shown: SiteScreen) -> None:
    shown.site.pages["/next"] = page("<h1>Next</h1>")
    shown.show("<h1>First</h1>")
    assert shown.step("new_tab('/next')") == ""
    assert 'heading "Next"' in shown.tree
    assert list(shown.screen.tabs.titles) == [
        "Test (http://crm.deskgym.test/)",
        "* Test (http://crm.deskgym.test/next)",
    ]
    assert shown.step("switch_tab(0)") == ""
    assert 'heading "First"' in shown.tree
    assert shown.step("close_tab(1)") == ""
    assert list(shown.screen.tabs.titles) == ["* Test (http://crm.deskgym.test/)"]


def test_a_file_chooser_is_dismissed(shown: SiteScreen) -> None:
    shown.show("<label>File <input type=file></label>")
    assert shown.step(f"click('{shown.node('button').ref}')") == ""
    assert 'button "File"' in shown.tree
